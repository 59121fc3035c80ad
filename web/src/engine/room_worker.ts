import { load } from '@engawa/engawa.mjs';
import { serve, type Port } from './port.ts';
import { makeRoom, type Room } from './room.ts';
import { lazily } from './worker.ts';

serve(
  self as unknown as Port,
  lazily<Room>(async (module) => makeRoom(await load(module))),
);

// Both workers, in one file that is fetched once: which of them this is says its name.
import { load } from '@engawa/engawa.mjs';
import { makeMind, type Mind } from './mind.ts';
import { serve, type Port } from './port.ts';
import { makeRoom, type Room } from './room.ts';
import { lazily } from './worker.ts';

serve(
  self as unknown as Port,
  lazily<Mind | Room>(async (module) => {
    const engine = await load(module);
    return self.name === 'mind' ? makeMind(engine) : makeRoom(engine);
  }),
);

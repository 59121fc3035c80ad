import { load } from '@engawa/engawa.mjs';
import { makeMind, type Mind } from './mind.ts';
import { serve, type Port } from './port.ts';
import { lazily } from './worker.ts';

serve(
  self as unknown as Port,
  lazily<Mind>(async (module) => makeMind(await load(module))),
);

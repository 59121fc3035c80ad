// A campaign for tests: the real engine, adept's moves, a public seed.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, type Engine, type Host } from '@engawa/engawa.mjs';
import type { ViewMessage } from '../../../engine/wire.ts';

const folder = resolve(
  import.meta.dirname,
  '../../../..',
  process.env['ENGAWA_WASM_DIR'] ?? '../build/wasm',
);
export const samuraiEngine = (): Promise<Engine> =>
  load(new WebAssembly.Module(readFileSync(resolve(folder, 'engawa-samurai.wasm'))));

export const viewOf = (host: Host): ViewMessage => host.view(1, { tableau: true });
const pointOf = (view: ViewMessage): number | undefined =>
  view.tableau?.facts.find(([name]) => name === 'point')?.[1];

/** Plays on until so many roads were reached, or to the end. */
export function walk(host: Host, roads: number): ViewMessage {
  const ROAD = 15;
  let reached = 0;
  for (;;) {
    const due = host.due();
    if (due.kind === 'draw') host.draw();
    else if (due.kind === 'nothing') return viewOf(host);
    else {
      const view = viewOf(host);
      if (pointOf(view) === ROAD && (reached += 1) === roads) return view;
      const seat = host.seat(1);
      const thinker = seat.think('adept', view.sequence);
      host.play(1, thinker.runToBudget());
      thinker.dispose();
      seat.dispose();
    }
  }
}

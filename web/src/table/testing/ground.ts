// A ground for tests: the real engine without workers, memory for storage, no clock.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from '@engawa/engawa.mjs';
import type { Engines } from '../../engine/engine.ts';
import { makeMind } from '../../engine/mind.ts';
import { connect, serve, type Port } from '../../engine/port.ts';
import { makeRoom, type Room } from '../../engine/room.ts';
import type { Mind } from '../../engine/mind.ts';
import { memoryKeeper } from '../kept.ts';
import type { Ground } from '../local.ts';
import { makeDoorkeeper } from '../lock.ts';

const folder = resolve(
  import.meta.dirname,
  '../../..',
  process.env['ENGAWA_WASM_DIR'] ?? '../build/wasm',
);
const modules = new Map<string, WebAssembly.Module>();
function moduleOf(game: string): WebAssembly.Module {
  const known = modules.get(game);
  if (known) return known;
  const made = new WebAssembly.Module(readFileSync(resolve(folder, `engawa-${game}.wasm`)));
  modules.set(game, made);
  return made;
}

/** Both ends of a line, with structured clones between them as between a page and its worker. */
function line<Api extends object>(api: Api): { ask: ReturnType<typeof connect<Api>>; end(): void } {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as unknown as Port, api as unknown as Parameters<typeof serve>[1]);
  const ask = connect<Api>(port1 as unknown as Port);
  port1.start();
  port2.start();
  return {
    ask,
    end() {
      ask.close('closed', 'the table was closed');
      port1.close();
    },
  };
}

export const engines: Engines = {
  async room(game) {
    const { ask, end } = line<Room>(makeRoom(await load(moduleOf(game))));
    return { room: ask.ask, close: end };
  },
  async mind(game) {
    const { ask, end } = line<Mind>(makeMind(await load(moduleOf(game))));
    return { mind: ask.ask, close: end };
  },
};

export function testGround(parts: Partial<Ground> = {}): Ground {
  let ids = 0;
  let time = 1_700_000_000_000;
  return {
    engines,
    keeper: memoryKeeper(),
    doors: makeDoorkeeper(undefined, () => null),
    key: () => new Uint8Array(32).fill(7),
    id: () => `ltest${(ids += 1)}`,
    now: () => (time += 1000),
    wait: () => Promise.resolve(),
    pace: () => 0,
    ...parts,
  };
}

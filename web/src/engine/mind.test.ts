import type { Engine } from '@engawa/engawa.mjs';
import { describe, expect, it } from 'vitest';
import { makeMind } from './mind.ts';

/** A bot of one second, each slice of which takes 10 ms by a clock of its own; when it has answered, in milliseconds. */
async function answered(sure: boolean, steady: boolean): Promise<number> {
  let clock = 0;
  const thinker = {
    budget: 1000,
    milliseconds: 1000,
    run: () => {
      clock += 10;
      return false;
    },
    settled: () => sure,
    thought: { nodes: 1, depth: 1, score: 0, line: [], others: [] },
    best: 'pass',
    dispose: () => undefined,
  };
  const seat = { think: () => thinker, dispose: () => undefined };
  const engine = { readView: () => seat } as unknown as Engine;
  const { move } = await makeMind(engine, () => clock).think({
    game: 'paiko',
    options: {},
    viewer: 1,
    view: '',
    thought: 1,
    bot: 'master:time=1',
    seed: '1',
    steady,
  });
  expect(move).toBe('pass');
  return clock;
}

describe('a bot by the clock', () => {
  it('answers sooner when it is sure, but not at once', async () => {
    const at = await answered(true, false);
    expect(at).toBeGreaterThanOrEqual(100);
    expect(at).toBeLessThan(200);
  });
  it('uses its time when it is not', async () => {
    expect(await answered(false, false)).toBe(1000);
  });
  it('takes all of it where somebody could learn from the time', async () => {
    expect(await answered(true, true)).toBe(1000);
  });
});

import { expect, it } from 'vitest';
import { animate, pace, pause, perform, type Step } from './motion.ts';

const steps = (...times: number[]): Step[] => times.map((ms) => ({ ms, run: () => undefined }));

it('a short script keeps its pace, a long one is hurried', () => {
  expect(pace(steps(220, 240), 'normal', 600)).toBe(1);
  expect(pace(steps(220, 240), 'quick', 600)).toBe(0.6);
  expect(pace(steps(400, 800), 'normal', 600)).toBe(0.5);
  expect(pace(steps(400, 800), 'off', 600)).toBe(0);
});

it('steps come one after the other, and have no time once all is told to stop', async () => {
  const seen: string[] = [];
  const stop = new AbortController();
  const step = (name: string, then?: () => void): Step => ({
    ms: 100,
    run: async (ms) => {
      seen.push(`${name} ${ms}`);
      await Promise.resolve();
      then?.();
    },
  });
  await perform([step('a'), step('b', () => stop.abort()), step('c')], 'quick', 600, stop.signal);
  expect(seen).toEqual(['a 60', 'b 60', 'c 0']);
});

it('what is told to stop is over at once', async () => {
  const stop = new AbortController();
  const long = pause(1e9, stop.signal);
  stop.abort();
  await long;
  await pause(1e9, stop.signal);
  await animate(null, [], 1e9, new AbortController().signal);
});

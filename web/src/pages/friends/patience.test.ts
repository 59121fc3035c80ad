import { describe, expect, it } from 'vitest';
import { patience } from './patience.ts';

describe('patience', () => {
  it('misses each for a minute of their own', () => {
    const missed = patience();
    expect(missed([2], 1_000)).toEqual({ long: [], next: 60_000 });
    // Another goes: the first is not waited for anew.
    expect(missed([2, 3], 41_000)).toEqual({ long: [], next: 20_000 });
    expect(missed([2, 3], 61_000)).toEqual({ long: [2], next: 40_000 });
    expect(missed([2, 3], 101_000)).toEqual({ long: [2, 3], next: null });
  });

  it('forgets whoever was back', () => {
    const missed = patience();
    missed([2], 0);
    expect(missed([], 59_000)).toEqual({ long: [], next: null });
    expect(missed([2], 60_000)).toEqual({ long: [], next: 60_000 });
  });
});

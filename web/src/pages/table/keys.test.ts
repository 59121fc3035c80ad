import { describe, expect, it } from 'vitest';
import { shellKeys } from './keys.ts';

const games = import.meta.glob<{ keys: readonly { keys: readonly string[] }[] }>(
  '../../games/*/keys.ts',
  { eager: true },
);

describe('keys', () => {
  const own = shellKeys.flatMap(({ keys }) => keys);
  it('of the shell are different from each other', () => {
    expect(new Set(own).size).toBe(own.length);
  });
  it.each(Object.entries(games))('of %s clash with none of the shell', (_, { keys }) => {
    const theirs = keys.flatMap((one) => one.keys);
    expect(theirs.filter((key) => own.includes(key) && key !== 'Escape')).toEqual([]);
    expect(new Set(theirs).size).toBe(theirs.length);
  });
});

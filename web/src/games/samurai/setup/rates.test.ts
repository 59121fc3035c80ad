import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratesOf, rows, type Rate } from './rates.ts';

const page = readFileSync(
  resolve(import.meta.dirname, '../../../../../docs/games/samurai.md'),
  'utf8',
);
const interval = ({ low, high }: Rate): string => `${low.toFixed(1)} to ${high.toFixed(1)}`;

describe('measured duels', () => {
  it('are those of the page on the game', () => {
    for (const { adept, master } of rows) {
      if (adept) expect(page).toContain(`${adept.share.toFixed(1)} % (${interval(adept)})`);
      if (master)
        expect(page).toContain(`${master.won} of ${master.games} (${interval(master)} %)`);
    }
  });
  it('are told for every opponent, by adept and master', () => {
    for (const opponent of ['O2', 'O3', 'O4', 'O5', 'O6', 'O7']) {
      expect(ratesOf({ opponent })?.adept?.games).toBe(2000);
      expect(ratesOf({ opponent })?.master?.games).toBe(60);
    }
    expect(ratesOf({})?.adept?.share).toBe(86.2);
  });
  it('are not made up for one that nobody has measured', () => {
    expect(ratesOf({ opponent: 'O3', weapon: 'WE-N' })).toBeNull();
  });
});

// How often bots won a duel that was set like this, where that was measured. The figures stand in data/measured and nowhere else;
// docs/games/samurai.md shows the same ones, and a test holds them against each other.
import measured from '../../../../../data/measured/samurai.json';

export interface Rate {
  /** Percent. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly won?: number;
}
export type Measured = 'random' | 'novice' | 'adept' | 'master';
export interface Row extends Partial<Record<Measured, Rate>> {
  readonly options: Readonly<Record<string, string>>;
}

export const rows = measured.rows as readonly Row[];

type Values = Readonly<Record<string, string>>;
const same = (a: Values, b: Values): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

/** `options` without those that are as usual; null: nobody has measured this one. */
export const ratesOf = (options: Values): Row | null =>
  rows.find((row) => same(row.options, options)) ?? null;

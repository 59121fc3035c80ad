// The deal of the day: the seed of a table is the date, so that everybody has the same cards.
import type { TableState } from './table.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** 20261117, by the clock of this device. */
export const dailySeed = (day: Date): string =>
  `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`;

/** 2026-11-17, of a table that was seeded so; null: it was not. */
export function dailyDate({
  seed,
  practice,
}: Pick<TableState, 'seed' | 'practice'>): string | null {
  const match = /^(20\d\d)([01]\d)([0-3]\d)$/.exec(seed ?? '');
  return match && !practice ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

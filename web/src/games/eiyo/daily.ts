// The deal of the day: alone, everybody with the same cards, by a seed that is the date. What one won is kept on this device.
import { dailyDate } from '../../table/daily.ts';
import type { TableState } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';
import type { Position } from './position.ts';

/** Of a table of the usual rules for one, seeded with a date; null: it is none. */
export const dealOfTheDay = (state: TableState): string | null =>
  state.view.seats === 1 && state.view.options['path'] !== 'on' ? dailyDate(state) : null;

const key = (date: string): string => `engawa.eiyo.daily.${date}`;

export function bestOf(date: string): number | null {
  try {
    const found = localStorage.getItem(key(date));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}
export function keepBest(date: string, honor: number): void {
  try {
    if (honor > (bestOf(date) ?? -1)) localStorage.setItem(key(date), String(honor));
  } catch {
    // Blocked or full: there is nothing to compare with next time.
  }
}

/** One line of text, without what another one would not want to know beforehand. */
export const shareLine = (words: Words, date: string, position: Position, rank: string): string =>
  words.text('page.eiyo.daily.line', {
    date,
    n: position.honor,
    round: position.round,
    rank: rank || words.text('page.eiyo.daily.no_rank'),
  });

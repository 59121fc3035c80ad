// How a table is set, in a sentence: who has how long, whose dice, who may look.
import type { ServedTable } from '../../table/remote/messages.ts';
import type { Words } from '../../words/words.ts';

/** As the set-up says it; a program may open a table with any clock. */
function timeOf(seconds: number, words: Words): string {
  const key = `page.friends.set.clock.${seconds}`;
  return words.has(key) ? words.text(key) : words.text('page.seconds', { count: seconds });
}

/** Without who may look: where all of them are in the list. */
export function settingOf({ clock, chance, practice }: ServedTable, words: Words): string {
  return [
    clock.seconds > 0
      ? words.text('page.friends.sum.clock', { time: timeOf(clock.seconds, words) })
      : words.text('page.friends.sum.no_clock'),
    ...(chance === 'plain' ? [] : [words.text(`page.friends.sum.${chance}`)]),
    ...(practice ? [words.text('page.friends.sum.practice')] : []),
  ].join(' ');
}

export const summaryOf = (table: ServedTable, words: Words): string =>
  `${settingOf(table, words)} ${words.text(
    table.listed ? 'page.friends.sum.listed' : 'page.friends.sum.link',
  )}`;

// A move in a few words: weapon, strike, row. For the coach's list.
import { split } from '../../board/tableau.ts';
import type { Choice, TableState } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';
import { readPosition } from './position.ts';
import { Speech } from './speech.ts';
import { isStrike, partOf, turnsOf } from './strikes.ts';

export function moveName(choice: Choice, state: TableState, words: Words): string {
  const { tableau } = state.view;
  const speech = new Speech(words, state.seats, new Map(), state.viewer);
  if (!tableau || !isStrike(choice)) {
    const seat = Number(partOf(choice, 'seat').slice(5));
    if (choice.verb === 'first')
      return speech.text(seat === state.viewer ? 'do.first.you' : 'do.first.other', {
        who: speech.name(seat),
      });
    return speech.text(`do.${choice.verb}`, { who: speech.name(3 - state.viewer) });
  }
  const position = readPosition(tableau);
  const row = position.rows.find(({ ref }) => ref === partOf(choice, 'row'));
  const turns = turnsOf(choice);
  return speech.text(`move.${choice.verb}`, {
    weapon: speech.card(split(partOf(choice, 'weapon')).thing ?? ''),
    where: row ? speech.row(position, row) : '',
    ...(turns > 0 ? { n: turns } : {}),
  });
}

// Whose turn it is, or how it ended, in a few words.
import { plateName, sentenceNames } from '../../table/names.ts';
import type { TableState } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';

/** Nobody else sits at this screen: *you* is one person. */
export const alone = (state: TableState): boolean =>
  state.kind === 'remote'
    ? state.viewer !== 0
    : state.seats.filter(({ who }) => who === 'person').length === 1;

export const yourTurn = (state: TableState): boolean =>
  state.phase === 'playing' && state.viewer !== 0 && state.view.awaited.includes(state.viewer);

export function headline(words: Words, state: TableState): string {
  const { phase, seats, view, game } = state;
  if (phase === 'loading') return words.text('page.table.opening');
  if (view.over) return result(words, state);
  if (yourTurn(state) && alone(state)) return asked(words, state);
  const who = seats.find(({ seat }) => view.awaited.includes(seat));
  if (!who) return '';
  const name = plateName(words, game, seats, who);
  return words.text(who.thinking ? 'page.table.thinks' : 'page.table.turn_of', { name });
}

/** What the person is asked for, where that is no usual turn: a short form of the engine's prompt. */
function asked(words: Words, { view, game, seats }: TableState): string {
  const key = `page.asked.${view.prompt.key}`;
  // Where one is asked in another's turn too, what is asked stands below.
  const any = `page.asked.${game}`;
  if (!words.has(key)) return words.text(words.has(any) ? any : 'page.table.your_turn');
  return words.phrase({ ...view.prompt, key }, sentenceNames(words, seats), game);
}

function result(words: Words, state: TableState): string {
  const { seats, viewer, view, game } = state;
  const { winners, together } = view.report;
  // Alone there is nobody to tie with.
  if (winners.length === 0 && !together && seats.length > 1) return words.text('page.table.tie');
  if (together || (viewer !== 0 && alone(state))) {
    const won = together ? winners.length > 0 : winners.includes(viewer);
    return words.text(won ? 'page.table.won' : 'page.table.lost');
  }
  const who = seats.find(({ seat }) => winners.includes(seat));
  return who ? words.text('page.table.winner', { name: plateName(words, game, seats, who) }) : '';
}

// What is counted up when a game is over.
import type { Tally } from '../../board/game_page.ts';
import { logRows } from '../../table/rows.ts';
import type { TableState } from '../../table/table.ts';
import { readPosition } from './position.ts';

export const notTurns = ['paiko.event.picked', 'paiko.event.rewarded'] as const;

export function tally({ view, log }: TableState): readonly Tally[] {
  if (!view.tableau) return [];
  const { lost } = readPosition(view.tableau);
  const turns = logRows(log, notTurns).filter(({ turn, undone }) => turn > 0 && !undone);
  const made = (seat: number): number => turns.filter((row) => row.seat === seat).length;
  return [
    { what: 'page.paiko.tally.lost', of: [lost[1], lost[2]] },
    { what: 'page.paiko.tally.turns', of: [made(1), made(2)] },
  ];
}

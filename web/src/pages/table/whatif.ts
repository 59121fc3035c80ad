// *What if*: a table of practice from an earlier moment, against bots.
import type { LocalSetup } from '../../table/local.ts';
import { positionAt } from '../../table/positions.ts';
import type { Table, TableState } from '../../table/table.ts';

/** The person keeps the seat; whoever sat elsewhere is a bot, the one it was or an adept. Null: no record yet. */
export async function branchSetup(
  table: Table,
  state: TableState,
  ply: number,
): Promise<LocalSetup | null> {
  try {
    const start = await positionAt(state.game, await table.record(), ply);
    const mine = state.viewer || 1;
    return {
      game: state.game,
      options: state.view.options,
      start,
      practice: true,
      tags: { Branch: `${state.id} ${ply}` },
      chairs: (seats) =>
        Array.from({ length: seats }, (_, index) => {
          if (index + 1 === mine) return 'human';
          const level = state.seats[index]?.level;
          return level === 'master' ? 'master:time=1' : level || 'adept';
        }),
    };
  } catch {
    return null;
  }
}

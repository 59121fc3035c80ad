// A table that is played here writes its decided duels into the ledger, whenever that list changes.
import type { BoardProps } from '../../../board/game_page.ts';
import { duelsOf } from './duels.ts';
import { ledger, type DuelLine } from './ledger.ts';

/** Duels that a road brought along were fought at another table, which counts them. */
async function foughtHere({ table, state }: BoardProps): Promise<readonly DuelLine[]> {
  const lines = duelsOf(state, Date.now());
  if (lines.length === 0) return lines;
  const { view } = await table.past(0);
  const brought = new Set(duelsOf({ ...state, view }, 0).map(({ id }) => id));
  return lines.filter(({ id }) => !brought.has(id));
}

export function keepDuels(board: () => BoardProps): void {
  let written = '';
  $effect(() => {
    const props = board();
    const { state, mode } = props;
    if (mode !== 'play' || state.phase === 'loading') return;
    const said = duelsOf(state, 0)
      .map(({ id, won }) => `${id}${won}`)
      .join();
    if (said === written) return;
    written = said;
    void foughtHere({ ...props }).then(async (lines) => (await ledger()).put(state.id, lines));
  });
}

// The coach's hint at a table: asked once, shown until the table moves on.
import type { Hint, Table } from '../../table/table.ts';

export class CoachState {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  #sequence = -1;

  /** The table has moved on: what was proposed is old. */
  at(sequence: number): void {
    if (this.#sequence !== sequence) this.hint = null;
  }

  /** Whether there is one now. */
  async ask(table: Table, seconds: number, sequence: () => number): Promise<boolean> {
    if (this.thinking) return false;
    this.thinking = true;
    const before = sequence();
    const answer = await table.hint(seconds);
    this.thinking = false;
    if ('ok' in answer || before !== sequence()) return false;
    this.#sequence = before;
    this.hint = answer;
    return true;
  }
}

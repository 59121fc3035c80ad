// The log by rows: one for each move with everything that it did, one for each thing that the table did.
import type { LogEntry, Seat } from '../engine/wire.ts';

export interface LogRow {
  /** Sequence of its first entry. */
  readonly key: number;
  /** Moves that stood before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: 'move' | 'table';
  readonly entries: readonly LogEntry[];
  /** It was taken back since. */
  readonly undone: boolean;
}

export function logRows(log: readonly LogEntry[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const entry of log) {
    const last = rows.at(-1);
    if (entry.kind !== 'event') {
      if (entry.kind === 'undone') takeBack(rows, entry.ply - (entry.undone ?? 0));
      rows.push({
        key: entry.sequence,
        ply: entry.ply,
        seat: entry.seat,
        kind: 'table',
        entries: [entry],
        undone: false,
      });
    } else if (last?.kind === 'move' && last.ply === entry.ply && !last.undone) {
      rows[rows.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      rows.push({
        key: entry.sequence,
        ply: entry.ply,
        seat: entry.seat,
        kind: 'move',
        entries: [entry],
        undone: false,
      });
    }
  }
  return rows;
}

/** Moves from this ply on no longer stand. */
function takeBack(rows: LogRow[], from: number): void {
  rows.forEach((row, index) => {
    if (row.kind === 'move' && row.ply >= from) rows[index] = { ...row, undone: true };
  });
}

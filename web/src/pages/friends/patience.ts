// Who has been away for long: a bot may sit down for them then, or the table be closed. Each is counted from when they were missed.
import type { Seat } from '../../engine/wire.ts';

/** As long as the server waits. */
const GRACE = 60_000;

export interface Missed {
  /** Away for long. */
  readonly long: readonly Seat[];
  /** Milliseconds until the next of the others is; null: there is none. */
  readonly next: number | null;
}

export function patience(): (gone: readonly Seat[], now: number) => Missed {
  let since = new Map<Seat, number>();
  return (gone, now) => {
    since = new Map(gone.map((seat) => [seat, since.get(seat) ?? now]));
    const waits = [...since].map(([seat, from]) => ({ seat, left: GRACE - (now - from) }));
    const open = waits.filter(({ left }) => left > 0).map(({ left }) => left);
    return {
      long: waits.filter(({ left }) => left <= 0).map(({ seat }) => seat),
      next: open.length > 0 ? Math.min(...open) : null,
    };
  };
}

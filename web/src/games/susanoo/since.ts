// What happened since the viewer's own last move, entry by entry; what nobody may miss stands out.
import { cardIn, eventOf, seatIn } from '../../board/terms.ts';
import type { LogEntry } from '../../engine/wire.ts';
import type { Speech } from './speech.ts';

export interface Told {
  readonly sequence: number;
  readonly ply: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly card: string | null;
  /** Your own death, a theft from you, a deal that could not be kept. */
  readonly grave: boolean;
}
export interface Since {
  readonly entries: readonly Told[];
  readonly last: Told | null;
  readonly grave: Told | null;
}

/** Told by other things on the table, or by what follows them. */
const SILENT = new Set(['passed', 'looked', 'kept', 'names_yokai', 'gives_to', 'battle_over']);
const LOSSES = new Set(['died', 'lost_at_random', 'suffered', 'forfeited']);

function readEntry(entry: LogEntry, speech: Speech): Told | null {
  const { phrase, sequence, ply, seat } = entry;
  const event = eventOf('susanoo', entry);
  if (!phrase || !event) return null;
  const { kind, terms } = event;
  const who = seatIn(terms['who']);
  const mine = who === speech.you;
  const stolen = kind === 'stole' && seatIn(terms['other']) === speech.you;
  const robbed = kind === 'item_passed' && mine;
  return {
    sequence,
    ply,
    seat: who || seat,
    kind,
    text: speech.event(phrase),
    card: cardIn(terms['card']),
    grave: stolen || robbed || (mine && LOSSES.has(kind)),
  };
}

/** From the viewer's last own move on; at the beginning, the whole log. */
export function sinceLastMove(log: readonly LogEntry[], speech: Speech): Since {
  let from = log.length;
  while (from > 0 && log[from - 1]?.seat !== speech.you) from -= 1;
  const own = log[from - 1]?.ply;
  while (from > 0 && own !== undefined && log[from - 1]?.ply === own) from -= 1;
  const entries = log
    .slice(from)
    .flatMap((entry) => readEntry(entry, speech) ?? [])
    .filter(({ kind, grave }) => grave || !SILENT.has(kind));
  return {
    entries,
    last: entries.at(-1) ?? null,
    grave: entries.findLast((one) => one.grave) ?? null,
  };
}

// What happened since the viewer's own last move, entry by entry; what nobody may miss stands out.
import { cardIn, eventOf, seatIn, wordIn } from '../../board/terms.ts';
import type { LogEntry } from '../../engine/wire.ts';
import { dealWords } from './deal.ts';
import { Promises } from './promises.ts';
import type { Speech } from './speech.ts';

export interface Told {
  readonly sequence: number;
  readonly ply: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly card: string | null;
  /** Your own death or fall, a theft from you, a deal of yours that could not be kept. */
  readonly grave: boolean;
}
export interface Since {
  readonly entries: readonly Told[];
  readonly last: Told | null;
  readonly grave: Told | null;
}

/** Told by other things on the table, or by what follows them. */
const SILENT = new Set([
  'passed',
  'looked',
  'kept',
  'names_cards',
  'names_yokai',
  'gives_to',
  'battle_over',
  'foe_left',
]);
const LOSSES = new Set(['died', 'lost_at_random', 'suffered', 'forfeited']);
const PASSED_ON = new Set(['item_passed', 'sake_passed']);
/** A battle has never more entries: so far back a deal or a theft may have begun. */
const BEFORE = 200;

class Reader {
  readonly #speech: Speech;
  readonly #promises = new Promises();
  /** Who reaches for what lies before whom. */
  #theft = { by: 0, from: 0, ply: -1 };

  constructor(speech: Speech) {
    this.#speech = speech;
  }

  read(entry: LogEntry): Told | null {
    const { phrase, sequence, ply, seat } = entry;
    const event = eventOf('susanoo', entry);
    if (!phrase || !event) return null;
    const speech = this.#speech;
    const { kind, terms } = event;
    const who = seatIn(terms['who']) || seatIn(terms['better']) || seatIn(terms['worse']);
    const card = cardIn(terms['card']);
    const told = { sequence, ply, seat: who || seat, kind, card };
    const deal = this.#promises.told(kind, terms);
    if (deal) {
      const mine = [deal.main, deal.helper].includes(speech.you);
      const said = deal.kept ? 'since.deal.kept' : 'since.deal.broken';
      const text = speech.text(deal.helper === speech.you ? `${said}.you` : said, {
        who: speech.name(deal.helper),
        what: dealWords(speech, deal.promised),
      });
      return { ...told, seat: deal.helper, kind: 'deal', text, grave: mine && !deal.kept };
    }
    if (kind === 'robs') this.#theft = { by: who, from: seatIn(terms['other']), ply };
    const mine = who === speech.you && who > 0;
    const { by, from } = this.#theft;
    if (mine && PASSED_ON.has(kind) && from === who && by === seatIn(terms['other'])) {
      const text = speech.text('since.stolen', {
        who: speech.name(by),
        card: card ? speech.card(card) : '',
      });
      return { ...told, seat: by, text, grave: true };
    }
    const stolen = kind === 'stole' && speech.you > 0 && seatIn(terms['other']) === speech.you;
    const text = speech.event(phrase);
    const falls = kind === 'level_changed' && wordIn(terms['does']) === 'falls';
    return { ...told, text, grave: stolen || (mine && (falls || LOSSES.has(kind))) };
  }
}

/** Where the last move of `you` begins in the log; 0 if there is none. A pass is none: the table may have made it. */
function ownMove(log: readonly LogEntry[], you: number): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const ply = log[at]?.ply;
    if (log[at]?.seat !== you) continue;
    while (at > 0 && log[at - 1]?.ply === ply) at -= 1;
    const first = log[at];
    if (first && eventOf('susanoo', first)?.kind !== 'passed') return at;
  }
  return 0;
}

/** From the viewer's last own move on; at the beginning, the whole log. `seen`: what lay there when they last acted here. */
export function sinceLastMove(log: readonly LogEntry[], speech: Speech, seen = -1): Since {
  const news = log.findIndex(({ sequence }) => sequence > seen);
  const from = news < 0 ? log.length : Math.max(news, ownMove(log, speech.you));
  const reader = new Reader(speech);
  for (const entry of log.slice(Math.max(0, from - BEFORE), from)) reader.read(entry);
  const entries = log
    .slice(from)
    .flatMap((entry) => reader.read(entry) ?? [])
    .filter(({ kind, grave }) => grave || !SILENT.has(kind));
  return {
    entries,
    // Whose cards are laid open has died, which says more than the last of them.
    last: entries.findLast(({ kind }) => kind !== 'shown' && kind !== 'stay_ended') ?? null,
    grave: entries.findLast((one) => one.grave) ?? null,
  };
}

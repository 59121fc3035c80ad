// The log read for what moves: which event, which cards, which places. The same events are sentences elsewhere.
import type { LogEntry } from '../../engine/wire.ts';
import type { Term } from '../../words/phrase.ts';

export interface Event {
  readonly sequence: number;
  readonly ply: number;
  readonly kind: string;
  readonly who: number;
  readonly card: string | null;
  /** `row.TL`, `spot.L`. */
  readonly place: string | null;
  readonly turns: number;
  readonly number: number;
}

type Terms = Readonly<Record<string, Term | undefined>>;
const PREFIX = 'eiyo.event.';

export function readEvent({ sequence, ply, phrase }: LogEntry): Event | null {
  if (!phrase?.key.startsWith(PREFIX)) return null;
  const terms = phrase.arguments as Terms;
  const { who, card, row, spot, turns, damage, honor } = terms;
  const at = row ?? spot;
  const number = damage ?? honor;
  return {
    sequence,
    ply,
    kind: phrase.key.slice(PREFIX.length),
    who: who && 'seat' in who ? who.seat : 0,
    card: card && 'card' in card ? card.card : null,
    place: at && 'place' in at ? at.place : null,
    turns: turns && 'number' in turns ? turns.number : 0,
    number: number && 'number' in number ? number.number : 0,
  };
}

export const readEvents = (log: readonly LogEntry[]): Event[] =>
  log.flatMap((entry) => readEvent(entry) ?? []);

const event = (name: string): string => `${PREFIX}${name}`;
/** What chance and the enemies do is no turn; cards of one kind of event stand in one row of the log. */
export const notTurns = [
  'dealt', 'returned', 'drew', 'discarded', 'exhausted', 'took', 'struck', 'removed', 'revealed', 'round', 'showed_card', 'laid_open', 'left_the_game',
].map(event); // prettier-ignore
export const ownRows = [
  'dealt', 'returned', 'drew', 'discarded', 'exhausted', 'struck', 'removed', 'revealed', 'round', 'laid_open', 'ended',
].map(event); // prettier-ignore
export const chapter = event('round');

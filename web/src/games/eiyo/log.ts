// The log read for what moves: which event, which cards, which places. The same events are sentences elsewhere.
import type { LogEntry } from '../../engine/wire.ts';
import { cardIn, eventOf, numberIn, placeIn, seatIn } from '../../board/terms.ts';

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

export function readEvent(entry: LogEntry): Event | null {
  const found = eventOf('eiyo', entry);
  if (!found) return null;
  const { who, card, row, spot, turns, damage, honor } = found.terms;
  return {
    sequence: entry.sequence,
    ply: entry.ply,
    kind: found.kind,
    who: seatIn(who),
    card: cardIn(card),
    place: placeIn(row ?? spot),
    turns: numberIn(turns),
    number: numberIn(damage ?? honor),
  };
}

export const readEvents = (log: readonly LogEntry[]): Event[] =>
  log.flatMap((entry) => readEvent(entry) ?? []);

const event = (name: string): string => `eiyo.event.${name}`;
const DEEDS = ['attacked', 'deflected', 'moved', 'objected'];
/** What a seat has done since somebody else did something. */
export function latelyOf(events: readonly Event[], seat: number): readonly Event[] {
  const done = events.filter(
    ({ who, kind }) => who > 0 && kind !== 'first' && !notTurns.includes(event(kind)),
  );
  const from = done.findLastIndex(({ who }) => who !== seat) + 1;
  return done.slice(from).filter(({ kind }) => DEEDS.includes(kind));
}
/** What chance and the enemies do is no turn; cards of one kind of event stand in one row of the log. */
export const notTurns = [
  'dealt', 'returned', 'drew', 'discarded', 'exhausted', 'took', 'struck', 'removed', 'revealed', 'round', 'showed_card', 'laid_open', 'left_the_game',
].map(event); // prettier-ignore
export const ownRows = [
  'dealt', 'returned', 'drew', 'discarded', 'exhausted', 'struck', 'removed', 'revealed', 'round', 'laid_open', 'ended',
].map(event); // prettier-ignore
export const chapter = event('round');

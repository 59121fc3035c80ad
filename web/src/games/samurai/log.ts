// The log read for what moves: which event, which cards, who. The same events are sentences elsewhere.
import { cardIn, eventOf, numberIn, placeIn, wordIn } from '../../board/terms.ts';
import type { LogEntry } from '../../engine/wire.ts';

export interface Event {
  readonly sequence: number;
  readonly ply: number;
  readonly kind: string;
  readonly card: string | null;
  /** `foe.2`, `gauge.guard`. */
  readonly place: string | null;
  /** The last part of a word: `you`, `foe`, `special`. */
  readonly word: string | null;
  readonly number: number;
}

export function readEvent(entry: LogEntry): Event | null {
  const event = eventOf('samurai', entry);
  if (!event) return null;
  const { card, place, foe, gauge, count, roll, level, whose, whom, who, what, side } = event.terms;
  return {
    sequence: entry.sequence,
    ply: entry.ply,
    kind: event.kind,
    card: cardIn(card),
    place: placeIn(foe ?? gauge ?? place),
    word: wordIn(whose ?? whom ?? who ?? side ?? what),
    number: numberIn(roll ?? count ?? level),
  };
}
export const readEvents = (log: readonly LogEntry[]): Event[] =>
  log.flatMap((entry) => readEvent(entry) ?? []);

const ROLLED = ['exploited', 'answered', 'armour_holds', 'armour_breaks', 'event_rolled'];
/** What a die showed that was rolled; 0: none was. */
export const rollOf = (events: readonly Event[]): number =>
  events.find(({ kind }) => ROLLED.includes(kind))?.number ?? 0;

const BLOWS = ['struck', 'exploited', 'counter_turned'];
/**
 * What came of the last blow, his or yours. Empty: this round has seen none; as a round begins that of the round before is
 * asked for.
 */
export function lastBlow(events: readonly Event[], begins = false): readonly Event[] {
  const round = events.findLastIndex(({ kind }) => kind === 'round');
  const known = begins && round >= 0 ? events.slice(0, round) : events;
  const from = known.findLastIndex(({ kind }) => BLOWS.includes(kind) || kind === 'round');
  const blow = from < 0 ? [] : known.slice(from);
  const until = blow.findIndex(({ kind }) => kind === 'round_ended' || kind === 'targeted');
  return blow[0]?.kind === 'round' ? [] : until < 0 ? blow : blow.slice(0, until);
}

/** On the road between two duels: the last thing that happened there. */
export function lastEvent(events: readonly Event[]): readonly Event[] {
  const from = events.findLastIndex(({ kind }) => kind === 'event_drawn' || kind === 'duel_won');
  return events[from]?.kind === 'event_drawn'
    ? events.slice(from).filter(({ kind }) => kind === 'event_drawn' || kind === 'event_rolled')
    : [];
}

const event = (name: string): string => `samurai.event.${name}`;
/** What cards and dice do is no turn; cards of one kind of event stand in one row of the log. */
export const notTurns = [
  'drew', 'discarded', 'reshuffled', 'defence_turned', 'counter_turned', 'gisei_drawn', 'special_won', 'special_looked',
  'special_back', 'round', 'round_ended', 'exploited', 'answered', 'wounded', 'bloodied', 'foe_wounded', 'armour_holds',
  'armour_breaks', 'event_drawn', 'event_rolled', 'weather', 'virtue_won', 'peeked', 'duel_began',
].map(event); // prettier-ignore
export const ownRows = [
  'drew', 'defence_turned', 'counter_turned', 'round', 'exploited', 'answered', 'event_drawn', 'ended', 'duel_began', 'duel_won',
].map(event); // prettier-ignore
export const chapter = event('round');

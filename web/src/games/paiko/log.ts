// The log read for the drawings: what kind of event, which tile, which squares. The same events are sentences elsewhere.
import type { LogEntry } from '../../engine/wire.ts';
import { cardsIn, eventOf, placeIn, seatIn, wordIn } from '../../board/terms.ts';
import type { Term } from '../../words/phrase.ts';
import { FACINGS, TYPES, type Facing, type Side, type Type } from './position.ts';

export type Kind =
  | 'picked'
  | 'rewarded'
  | 'drew'
  | 'deployed'
  | 'bonus'
  | 'shifted'
  | 'turned'
  | 'redeployed'
  | 'passed'
  | 'captured'
  | 'ended';

export interface Event {
  readonly sequence: number;
  readonly ply: number;
  readonly kind: Kind;
  /** Who moved; of a capture, who loses the tile; of a reward, who gives it. */
  readonly who: Side;
  readonly types: readonly Type[];
  readonly from: string | null;
  /** Where a Sai with its bonus was deployed, before it went on. */
  readonly deployed: string | null;
  /** The square between, if the tile went two steps. */
  readonly over: string | null;
  readonly square: string | null;
  readonly facing: Facing | null;
}

const KINDS: readonly string[] = [
  'picked', 'rewarded', 'drew', 'deployed', 'bonus', 'shifted', 'turned', 'redeployed', 'passed', 'captured', 'ended',
]; // prettier-ignore
const isKind = (kind: string): kind is Kind => KINDS.includes(kind);
const isType = (id: string): id is Type => (TYPES as readonly string[]).includes(id);

function facing(term: Term | undefined): Facing | null {
  const name = wordIn(term);
  const found = FACINGS.findIndex((one) => one === name);
  return found < 0 ? null : (found as Facing);
}

export function readEvent(entry: LogEntry): Event | null {
  const found = eventOf('paiko', entry);
  if (!found || !isKind(found.kind)) return null;
  const { terms, kind } = found;
  return {
    sequence: entry.sequence,
    ply: entry.ply,
    kind,
    who: seatIn(terms['who']) === 2 ? 2 : 1,
    types: cardsIn(terms['tiles'] ?? terms['tile']).filter(isType),
    from: placeIn(terms['from']),
    deployed: placeIn(terms['deployed']),
    over: placeIn(terms['over']),
    square: placeIn(terms['to'] ?? terms['square']),
    facing: facing(terms['facing']),
  };
}

export const readEvents = (log: readonly LogEntry[]): Event[] =>
  log.flatMap((entry) => readEvent(entry) ?? []);

/** The events of the last move that changed the board or a hand, with what followed from it. */
export function lastMove(log: readonly LogEntry[]): readonly Event[] {
  const since = log.findLastIndex(({ kind }) => kind === 'undone');
  const events = readEvents(log.slice(since + 1));
  const last = events.findLast(
    ({ kind }) => kind !== 'captured' && kind !== 'rewarded' && kind !== 'ended',
  );
  if (!last) return [];
  // Tiles for a hand are picked one by one, and are one move to a person.
  const picks = events.slice(0, events.indexOf(last) + 1);
  const before = picks.findLastIndex(({ kind, who }) => kind !== last.kind || who !== last.who);
  return last.kind === 'picked' ? picks.slice(before + 1) : events.slice(events.indexOf(last));
}

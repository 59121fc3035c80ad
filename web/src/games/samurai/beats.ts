// The log in beats: what belongs together on the screen, how long it takes, and after which move the table is shown as it then
// stood.
import type { Event } from './log.ts';

export type BeatKind =
  | 'draw'
  | 'place'
  | 'combo'
  | 'turn'
  | 'strike'
  | 'die'
  | 'hurt'
  | 'foe_hurt'
  | 'answer'
  | 'flip'
  | 'fall'
  | 'raise'
  | 'other';

export interface Beat {
  readonly kind: BeatKind;
  readonly events: readonly Event[];
  /** Moves that stand after it. */
  readonly after: number;
  readonly ms: number;
  /** The next beat tells what else the same blow did: what was turned for it stays on the screen. */
  readonly goesOn: boolean;
}
const BLOWS: readonly BeatKind[] = ['strike', 'answer', 'hurt', 'foe_hurt', 'fall'];

const KINDS: Readonly<Record<string, BeatKind>> = {
  drew: 'draw', redrew: 'draw', discarded: 'draw', swapped: 'draw', special_won: 'draw',
  placed: 'place', gauge_moved: 'place', capped: 'place', credit: 'place',
  combo: 'combo', reward: 'combo', pawn_moved: 'combo', ki_gained: 'combo', life_gained: 'combo', virtue_won: 'combo',
  defence_turned: 'turn', peeked: 'turn', gisei_drawn: 'turn',
  struck: 'strike', hit: 'strike', missed: 'strike',
  die_used: 'die', die_set: 'die', exploited: 'die', answered: 'die', armour_holds: 'die', armour_breaks: 'die', event_rolled: 'die',
  foe_hurt: 'foe_hurt', foe_wounded: 'foe_hurt',
  hurt: 'hurt', wounded: 'hurt', bloodied: 'hurt', ki_lost: 'hurt', gisei_paid: 'hurt',
  counter_turned: 'answer', blocked: 'answer', counter_hit: 'answer',
  focused: 'raise',
  flipped: 'flip',
  foe_died: 'fall', duel_won: 'fall',
}; // prettier-ignore

const TIMES: Readonly<Record<BeatKind, number>> = {
  draw: 420,
  place: 420,
  combo: 360,
  turn: 520,
  strike: 380,
  die: 760,
  hurt: 500,
  foe_hurt: 420,
  answer: 1000,
  flip: 360,
  fall: 1300,
  raise: 300,
  other: 0,
};

/** For each further sentence that is told with a blow, up to three. */
const SENTENCE = 220;
const WORDY: readonly BeatKind[] = ['hurt', 'foe_hurt', 'answer', 'turn'];
/** A gauge that moves because of these is told with them. */
const MOVERS: readonly BeatKind[] = ['place', 'turn', 'raise', 'die'];

/** It belongs to what was told before it. */
function joins(event: Event, last: BeatKind): boolean {
  // The Ki that his card costs him is no blow.
  if (event.kind === 'ki_lost' && event.word === 'foe') return last !== 'other';
  if (event.kind === 'gauge_moved' && MOVERS.includes(last)) return true;
  // A second card of his is turned by itself.
  return (KINDS[event.kind] ?? 'other') === last && event.kind !== 'counter_turned';
}

export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: { kind: BeatKind; events: Event[] }[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (last && joins(event, last.kind)) last.events.push(event);
    else beats.push({ kind: KINDS[event.kind] ?? 'other', events: [event] });
  }
  return beats.map(({ kind, events: some }, index) => {
    const after = (some.at(-1)?.ply ?? 0) + 1;
    const next = beats[index + 1];
    return {
      kind,
      events: some,
      after,
      ms: TIMES[kind] + (WORDY.includes(kind) ? SENTENCE * Math.min(3, some.length - 1) : 0),
      goesOn:
        BLOWS.includes(kind) &&
        next !== undefined &&
        BLOWS.includes(next.kind) &&
        next.events[0]?.ply === after - 1,
    };
  });
}

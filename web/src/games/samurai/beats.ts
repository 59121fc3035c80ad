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
}

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
  turn: 440,
  strike: 380,
  die: 400,
  hurt: 500,
  foe_hurt: 420,
  answer: 600,
  flip: 360,
  fall: 400,
  raise: 300,
  other: 0,
};

export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: { kind: BeatKind; events: Event[] }[] = [];
  for (const event of events) {
    const kind = KINDS[event.kind] ?? 'other';
    const last = beats.at(-1);
    // A second card of his is turned by itself.
    const joins = last?.kind === kind && event.kind !== 'counter_turned';
    if (joins) last.events.push(event);
    else beats.push({ kind, events: [event] });
  }
  return beats.map(({ kind, events: some }) => ({
    kind,
    events: some,
    after: (some.at(-1)?.ply ?? 0) + 1,
    ms: TIMES[kind],
  }));
}

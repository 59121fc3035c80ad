// The log in beats: what belongs together on the screen, and after which move the table is shown as it then stood.
import type { Event } from './log.ts';

export interface Beat {
  readonly kind: 'play' | 'strike' | 'leave' | 'reveal' | 'draw' | 'other';
  readonly events: readonly Event[];
  /** Moves that stand after it. */
  readonly after: number;
  readonly ms: number;
}

const KINDS: Readonly<Record<string, Beat['kind']>> = {
  attacked: 'play', deflected: 'play', waits: 'play', defeated: 'play', lost: 'play', moved: 'play', left_the_game: 'play',
  struck: 'strike',
  removed: 'leave',
  revealed: 'reveal',
  dealt: 'draw', drew: 'draw', returned: 'draw',
}; // prettier-ignore

/** Cards that go at one beat of the enemies' strike. */
const HANDFUL = 4;

/** A cost is paid before its play is told, an effect after its defeat: what is discarded belongs to what is under way. */
function kindOf(event: Event, before: Beat['kind']): Beat['kind'] {
  const own = KINDS[event.kind];
  if (own) return own;
  if (event.kind === 'discarded' || event.kind === 'exhausted' || event.kind === 'took')
    return before;
  return 'other';
}

/** The number of the act to which each event of a play belongs, from 1: cards that are discarded one after the other go together. */
export function actsOf(events: readonly Event[]): number[] {
  let act = 0;
  return events.map(({ kind }, index) => {
    if (kind !== 'discarded' || events[index - 1]?.kind !== 'discarded') act += 1;
    return act;
  });
}
/** Those of an event's kinds that move a card. */
const ACTS = ['discarded', 'attacked', 'deflected', 'defeated', 'lost'];

const TIMES: Readonly<Record<Beat['kind'], number>> = {
  play: 220, // for each act
  strike: 260,
  leave: 260,
  reveal: 340,
  draw: 320,
  other: 0,
};

export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: { kind: Beat['kind']; events: Event[] }[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const kind = kindOf(event, last && last.kind !== 'other' ? last.kind : 'play');
    const full =
      kind === 'strike' &&
      (last?.events.filter((one) => one.kind === 'discarded').length ?? 0) >= HANDFUL;
    if (last && last.kind === kind && !full) last.events.push(event);
    else beats.push({ kind, events: [event] });
  }
  return beats.map(({ kind, events: some }) => {
    const turns = Math.max(0, ...some.map((one) => one.turns));
    const acts = kind === 'play' ? actsOf(some.filter((one) => ACTS.includes(one.kind))).at(-1) : 1;
    return {
      kind,
      events: some,
      after: (some.at(-1)?.ply ?? 0) + 1,
      ms: TIMES[kind] * Math.max(1, acts ?? 1) + turns * 160,
    };
  });
}

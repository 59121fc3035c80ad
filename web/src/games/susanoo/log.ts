// The log read for what moves, and how it is cut into rows and chapters.
import { cardIn, eventOf, numberIn, seatIn } from '../../board/terms.ts';
import type { LogEntry } from '../../engine/wire.ts';

export interface Event {
  readonly sequence: number;
  readonly kind: string;
  readonly who: number;
  readonly other: number;
  readonly card: string | null;
  readonly roll: number;
}

export const readEvents = (log: readonly LogEntry[]): Event[] =>
  log.flatMap((entry) => {
    const found = eventOf('susanoo', entry);
    if (!found) return [];
    const { who, other, card, roll } = found.terms;
    return [
      {
        sequence: entry.sequence,
        kind: found.kind,
        who: seatIn(who),
        other: seatIn(other),
        card: cardIn(card),
        roll: numberIn(roll),
      },
    ];
  });

const event = (name: string): string => `susanoo.event.${name}`;

/** What chance and the rules do is no turn of somebody's. */
export const notTurns = [
  'passed', 'drew', 'looked', 'kept', 'to_hand', 'open_reward', 'pool_filled', 'being_offered', 'turn_began', 'returned', 'element_die',
  'escape_die', 'judged', 'level_changed', 'sake_gained', 'sake_passed', 'item_passed', 'head_won', 'foe_left', 'ward_used', 'suffered', 'died',
  'shown', 'stays', 'stay_ended', 'reshuffled', 'forfeited', 'battle_over', 'ended', 'lost_at_random', 'fight_began',
].map(event); // prettier-ignore
export const ownRows = ['turn_began', 'revealed', 'judged', 'died', 'ended', 'reshuffled'].map(
  event,
);
export const chapter = event('turn_began');

// How a table for friends is set, and how it is opened on the server.
import type { Plan } from '../../table/plan.ts';
import { api } from '../../table/remote/api.ts';
import { rememberGiven } from '../../table/remote/links.ts';

export interface FriendPlan {
  readonly name: string;
  /** One's own. */
  readonly seat: number;
  /** Of the other seats: `open`, or the level of a bot. */
  readonly others: Readonly<Record<number, string>>;
  /** For each decision; 0: no clock. */
  readonly seconds: number;
  readonly takeOver: boolean;
  /** The game has dice or draws at all. */
  readonly chance: boolean;
  readonly fair: boolean;
  readonly listed: boolean;
}

/** Paikō alone has neither dice nor draws. */
export const usualFriendPlan = (game: string, name: string): FriendPlan => ({
  name,
  seat: 1,
  others: {},
  seconds: 0,
  takeOver: false,
  chance: game !== 'paiko',
  fair: true,
  listed: false,
});

/** The address of the new table. Refuses with the server's codes. */
export async function openFriendTable(
  plan: Plan,
  friend: FriendPlan,
  seats: number,
): Promise<string> {
  const practice = plan.practice || plan.position !== '';
  const fair = friend.chance && friend.fair && !practice && plan.seed === '';
  const given = await api.open({
    game: plan.game,
    options: plan.options,
    seats: Array.from({ length: seats }, (_, index) =>
      index + 1 === friend.seat ? 'me' : (friend.others[index + 1] ?? 'open'),
    ),
    name: friend.name.trim(),
    listed: friend.listed,
    practice,
    chance: plan.seed !== '' ? 'seeded' : fair ? 'fair' : 'plain',
    ...(plan.seed === '' ? {} : { seed: plan.seed }),
    ...(plan.position === '' ? {} : { position: plan.position }),
    ...(friend.seconds > 0 ? { clock: { seconds: friend.seconds, end: 'idle' } } : {}),
    ...(seats > 2 || friend.seconds > 0 ? { take_over: friend.takeOver ? 'on' : 'off' } : {}),
  });
  rememberGiven(given);
  return `/table/${given.table}`;
}

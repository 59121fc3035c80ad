// How many sit at a table of a game, and which option says so. Small, so that the veranda need not fetch a game to set it.
import type { Company, Plan } from '../../table/plan.ts';

type Options = Plan['options'];

export interface Sits {
  readonly least: number;
  readonly most: number;
  /** How many sit there unless somebody says otherwise; left out: the least. */
  readonly usual?: number;
  /** They win or lose together. */
  readonly together: boolean;
  /** The option that says how many, by its values; left out: always the same number. */
  readonly option?: { readonly name: string; readonly values: Readonly<Record<number, string>> };
  /** Options that mean something only where two or more sit. */
  readonly ofSeveral?: readonly string[];
  /** A deal with the same cards for everybody, every day. */
  readonly daily: boolean;
}

const TWO: Sits = { least: 2, most: 2, together: false, daily: false };
const tables: Readonly<Record<string, Sits>> = {
  eiyo: {
    least: 1,
    most: 2,
    together: true,
    option: { name: 'mode', values: { 1: 'solo', 2: 'coop' } },
    ofSeveral: ['edition', 'placement_talk'],
    daily: true,
  },
  samurai: { least: 1, most: 1, together: false, daily: false },
  susanoo: {
    least: 3,
    most: 5,
    usual: 4,
    together: false,
    option: { name: 'seats', values: { 3: '3', 4: '4', 5: '5' } },
    daily: false,
  },
};

export const sitsAt = (game: string): Sits => tables[game] ?? TWO;

export function seatsOf(game: string, options: Options): number {
  const { least, usual = least, option } = sitsAt(game);
  const found = Object.entries(option?.values ?? {}).find(
    ([, value]) => option && options[option.name] === value,
  );
  return found ? Number(found[0]) : usual;
}

export function withSeats(game: string, options: Options, seats: number): Options {
  const { option, least, usual = least, ofSeveral = [] } = sitsAt(game);
  if (!option) return options;
  const others = Object.entries(options).filter(
    ([name]) => name !== option.name && (seats > 1 || !ofSeveral.includes(name)),
  );
  const value = option.values[seats];
  const own = seats === usual || value === undefined ? [] : [[option.name, value] as const];
  return Object.fromEntries([...others, ...own]);
}

/** People who share a screen are at least two. */
export const fitting = (plan: Plan): Plan =>
  plan.company === 'people' && seatsOf(plan.game, plan.options) < 2
    ? { ...plan, options: withSeats(plan.game, plan.options, 2) }
    : plan;

/** Who plays, as the set-up asks for it: alone is a company of one. */
export type Gathering = Company | 'alone';

export const gatheringOf = (plan: Plan): Gathering =>
  plan.company === 'bot' && seatsOf(plan.game, plan.options) === 1 ? 'alone' : plan.company;

export function gathered(plan: Plan, wanted: Gathering): Plan {
  const now = seatsOf(plan.game, plan.options);
  const seats = wanted === 'alone' ? 1 : Math.max(2, now);
  return {
    ...plan,
    company: wanted === 'alone' ? 'bot' : wanted,
    seat: wanted === 'alone' ? 1 : plan.seat,
    options: withSeats(plan.game, plan.options, seats),
  };
}

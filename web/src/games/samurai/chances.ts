// The engine's odds, found by what they are about.
import { fact } from '../../board/tableau.ts';
import type { Odd } from '../../engine/wire.ts';
import type { Choice } from '../../table/table.ts';
import { BLADES, type Blade, type Gauge, type Slip } from './cards.ts';

export type Odds = readonly Odd[];

/** What a counterattack may bring after some moves. */
export interface Answer {
  readonly guard: number;
  readonly ki: number;
  readonly holds: number;
  readonly wound: number;
  readonly second: number | null;
  readonly death: number;
  /** Without that of wounds. */
  readonly damage: number;
}

/** A move that can be made now; null: it cannot. */
type Move = Choice | null;

const all = (odds: Odds, name: string, ref: string): Odd[] =>
  odds.filter((one) => one.name === name && one.ref === ref && one.moves.length === 0);
/** What is said of these moves, made one after the other. */
const after = (odds: Odds, name: string, moves: readonly Move[]): Odd | undefined =>
  odds.find(
    (one) =>
      one.name === name &&
      one.moves.length === moves.length &&
      one.moves.every((text, at) => text === moves[at]?.text),
  );
const chance = (odds: Odds, name: string, ref: string, foe: number): number | null => {
  const found = all(odds, name, ref);
  const his = found.find(
    ({ facts }) => (fact(facts, 'foe') ?? foe) === foe && !fact(facts, 'miss'),
  );
  return (his ?? found[0])?.chance ?? null;
};

/** A range, where a miss of the strike to come would change it. */
export interface Chance {
  readonly least: number;
  readonly most: number;
}
function range(among: Odds, foe: number): Chance | null {
  const found = among.filter(({ facts }) => (fact(facts, 'foe') ?? foe) === foe);
  if (found.length === 0) return null;
  const chances = found.map((one) => one.chance);
  return { least: Math.min(...chances), most: Math.max(...chances) };
}

/** Under a clock: with the card that is selected, or as it stands. */
export function clockChance(
  odds: Odds,
  gauge: Gauge,
  foe: number,
  card: Slip | null,
): Chance | null {
  if (gauge === 'guard') return range(card ? all(odds, 'holds', card.ref) : heldNow(odds), foe);
  return range(
    card ? all(odds, `hit.${gauge}`, card.ref) : all(odds, 'hit', `gauge.${gauge}`),
    foe,
  );
}

/** If the gauge came to this value. */
export function reachChance(odds: Odds, gauge: Gauge, value: number, foe: number): Chance | null {
  const ladder = all(odds, 'reach', `gauge.${gauge}`);
  if (ladder.length === 0) return null;
  const missed = [false, true].filter((miss) =>
    ladder.some(({ facts }) => (fact(facts, 'miss') === 1) === miss),
  );
  const chances = missed.map((miss) => {
    const steps = ladder.filter(
      ({ facts }) =>
        (fact(facts, 'foe') ?? foe) === foe &&
        (fact(facts, 'miss') === 1) === miss &&
        (fact(facts, 'value') ?? 0) <= value,
    );
    return Math.max(0, ...steps.map((one) => one.chance));
  });
  return { least: Math.min(...chances), most: Math.max(...chances) };
}

/** As Guard stands: before a counterattack his card must still be turned, else nothing has to be done. */
function heldNow(odds: Odds): Odds {
  const held = odds.filter(
    ({ name, ref, facts }) => name === 'holds' && ref === '' && fact(facts, 'guard') !== undefined,
  );
  const fewest = Math.min(...held.map(({ moves }) => moves.length));
  return held.filter(({ moves }) => moves.length === fewest);
}

/** The gauge that hits best once this card is placed. */
export function bestStrike(
  odds: Odds,
  card: Slip,
): { readonly blade: Blade; readonly chance: number } | null {
  const found = BLADES.flatMap((blade) => {
    const share = all(odds, `hit.${blade}`, card.ref)[0]?.chance;
    return share === undefined ? [] : [{ blade, chance: share }];
  });
  return found.toSorted((a, b) => b.chance - a.chance)[0] ?? null;
}

export function answerAfter(odds: Odds, ...moves: readonly Move[]): Answer | null {
  const holds = after(odds, 'holds', moves);
  if (!holds) return null;
  const of = (name: string): number => after(odds, name, moves)?.chance ?? 0;
  const second = after(odds, 'second', moves);
  return {
    guard: fact(holds.facts, 'guard') ?? 0,
    ki: fact(holds.facts, 'ki') ?? 0,
    holds: holds.chance,
    wound: of('wound.1') + of('wound.2'),
    second: second?.chance ?? null,
    death: of('death'),
    damage: (fact(holds.facts, 'mean_damage') ?? 0) / 1000,
  };
}

/** One rung for each Ki that could be paid, up to the first that is certain. */
export function rungs(odds: Odds, focus: Move, reveal: Move): Answer[] {
  const found: Answer[] = [];
  for (let moves = [focus, reveal]; ; moves = [focus, ...moves]) {
    const next = answerAfter(odds, ...moves);
    if (!next) return found;
    found.push(next);
    if (next.holds >= 1) return found;
  }
}

export const exploitChance = (
  odds: Odds,
  what: 'kill' | 'death' | 'cancels',
  exploit: Move,
): number => after(odds, what, [exploit])?.chance ?? 0;
export const dieKills = (odds: Odds): number | null => chance(odds, 'kill', 'die', 0);
export const breaks = (odds: Odds): number | null => chance(odds, 'breaks', 'armour', 0);
export const strikeKills = (odds: Odds, blade: Blade): number =>
  chance(odds, 'kill', `gauge.${blade}`, 0) ?? 0;

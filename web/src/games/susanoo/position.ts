// The tableau of Susanoo as the drawings need it: seats with what lies before them, the battle, pool and piles. Nothing is
// worked out here that the engine has not said.
import { count, fact, listed, place } from '../../board/tableau.ts';
import type { Facts, Odd, Place, Reason, Tableau, Thing } from '../../engine/wire.ts';
import { STEPS, type Step } from './steps.ts';

export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'void'] as const;
export type Element = (typeof ELEMENTS)[number];
export const SCORE_ROWS = [
  'level',
  'top',
  'heads',
  'sake',
  'most',
  'items',
  'forms',
  'pairs',
  'sets',
  'cards',
] as const;

/** A card and where it lies. */
export interface Held {
  readonly id: string;
  readonly ref: string;
  readonly facts: Facts;
}
export interface Player {
  readonly seat: number;
  readonly ref: string;
  /** Empty before it is chosen. */
  readonly being: string;
  readonly level: number;
  readonly elements: readonly Element[];
  readonly mayAct: boolean;
  readonly passed: boolean;
  readonly dead: boolean;
  readonly hand: {
    readonly count: number;
    readonly events: number;
    readonly rewards: number;
    readonly limit: number;
    readonly over: number;
    /** Those that the viewer knows. */
    readonly known: readonly Held[];
  };
  readonly forms: readonly Held[];
  readonly form: Held | null;
  readonly items: readonly Held[];
  readonly inUse: readonly Held[];
  readonly carried: readonly Held[];
  readonly sake: readonly Held[];
  readonly heads: readonly Held[];
  readonly stays: readonly Held[];
  readonly points: number;
  /** Cards that nobody has seen may add to them. */
  readonly pointsMore: boolean;
  readonly score: Readonly<Record<(typeof SCORE_ROWS)[number], number>>;
  readonly rank: number;
  readonly winner: boolean;
  /** What sets the player before the next one: 0 points, 1 heads, 2 level, 3 Sake Drinks. */
  readonly rankBy: number;
  readonly wards: number;
}

export interface Terms {
  readonly cards: number;
  readonly yokai: boolean;
  readonly sake: number;
  /** An item on top. */
  readonly item: string | null;
}
export interface Battle {
  readonly main: number;
  /** 0: nobody. */
  readonly helper: number;
  readonly fighters: number;
  readonly foesTotal: number;
  readonly won: boolean;
  readonly margin: number;
  readonly foes: readonly Held[];
  readonly played: readonly Held[];
  /** Among the foes is a head. */
  readonly headed: boolean;
  readonly win: { readonly levels: number; readonly rewards: number; readonly heads: number };
  readonly cups: {
    readonly onMain: number;
    readonly onMainMost: number;
    readonly onFoes: number;
    readonly onFoesMost: number;
  };
  readonly askable: readonly number[];
  readonly deal: Terms | null;
}
export interface Offer {
  readonly asked: number;
  readonly maker: number;
  readonly terms: Terms;
}

export interface Position {
  readonly you: number;
  /** From the viewer on, in the order of play. */
  readonly players: readonly Player[];
  readonly of: (seat: number) => Player | undefined;
  readonly turn: number;
  readonly phase: number;
  readonly atTurn: number;
  readonly step: Step;
  readonly stepFacts: {
    readonly seats: readonly number[];
    readonly number: number;
    readonly count: number;
    readonly die: number;
  };
  readonly heads: number;
  readonly headsAll: number;
  readonly tradesLeft: number;
  readonly loots: readonly number[];
  readonly battle: Battle | null;
  readonly offer: Offer | null;
  readonly pool: readonly Held[];
  readonly row: readonly Held[];
  readonly beings: readonly Held[];
  readonly piles: {
    readonly events: number;
    readonly rewards: number;
    readonly forms: number;
    readonly eventDiscards: readonly Held[];
    readonly rewardDiscards: readonly Held[];
    readonly reshuffles: number;
  };
  /** Cards that the question names, wherever they lie. */
  readonly asked: readonly string[];
  readonly over: boolean;
  /** What was said of it beside the tableau. */
  readonly reasons: readonly Reason[];
  readonly odds: readonly Odd[];
}

const held = (at: Place | undefined): Held[] =>
  (at?.things ?? [])
    .filter(({ id }) => id !== '?')
    .map(({ id, facts }) => ({ id, ref: `${at?.id ?? ''}/${id}`, facts }));
export const marked = (one: Held | Thing, name: string): boolean => count(one.facts, name) > 0;
const cardsIn = (at: Place | undefined): number =>
  (at?.things ?? []).reduce((sum, one) => sum + one.count, 0);

function readPlayer(tableau: Tableau, seat: number): Player {
  const at = place(tableau, `seat.${seat}`);
  const facts = at?.facts ?? [];
  const of = (name: string): Held[] => held(place(tableau, `${name}.${seat}`));
  const items = of('items');
  const forms = of('forms');
  return {
    seat,
    ref: `seat.${seat}`,
    being: at?.things[0]?.id ?? '',
    level: count(facts, 'level'),
    elements: listed(facts, 'element').map((index) => ELEMENTS[index] ?? 'void'),
    mayAct: count(facts, 'may_act') > 0,
    passed: count(facts, 'passed') > 0,
    dead: count(facts, 'dead') > 0,
    hand: {
      count: count(facts, 'hand'),
      events: count(facts, 'hand.events'),
      rewards: count(facts, 'hand.rewards'),
      limit: count(facts, 'hand_limit'),
      over: count(facts, 'over_limit'),
      known: of('hand'),
    },
    forms,
    form: forms.find((one) => marked(one, 'active')) ?? null,
    items,
    inUse: items
      .filter((one) => marked(one, 'in_use'))
      .toSorted((a, b) => count(a.facts, 'slot') - count(b.facts, 'slot')),
    carried: items.filter((one) => !marked(one, 'in_use')),
    sake: of('sake'),
    heads: of('heads'),
    stays: of('stays'),
    points: count(facts, 'vp'),
    pointsMore: count(facts, 'vp_more') > 0,
    score: Object.fromEntries(
      SCORE_ROWS.map((row) => [row, count(facts, `score.${row}`)]),
    ) as Player['score'],
    rank: count(facts, 'rank'),
    winner: count(facts, 'winner') > 0,
    rankBy: count(facts, 'rank_by'),
    wards: count(facts, 'wards'),
  };
}

function readTerms(
  facts: Facts,
  name: 'deal' | 'offer',
  items: readonly Held[],
  mark: string,
): Terms {
  return {
    cards: count(facts, `${name}.cards`),
    yokai: count(facts, `${name}.yokai`) > 0,
    sake: count(facts, `${name}.sake`),
    item: items.find((one) => marked(one, mark))?.id ?? null,
  };
}

function readBattle(tableau: Tableau, players: readonly Player[]): Battle | null {
  const { facts } = tableau;
  const main = fact(facts, 'main');
  if (main === undefined || main === 0) return null;
  const items = players.find(({ seat }) => seat === main)?.items ?? [];
  const helper = count(facts, 'helper');
  return {
    main,
    helper,
    fighters: count(facts, 'total.fighters'),
    foesTotal: count(facts, 'total.foes'),
    won: count(facts, 'won') > 0,
    margin: count(facts, 'margin'),
    foes: held(place(tableau, 'foes')),
    played: held(place(tableau, 'played')),
    headed: fact(facts, 'cups.on_main_most') !== undefined,
    win: {
      levels: count(facts, 'win.levels'),
      rewards: count(facts, 'win.rewards'),
      heads: count(facts, 'win.heads'),
    },
    cups: {
      onMain: count(facts, 'cups.on_main'),
      onMainMost: count(facts, 'cups.on_main_most'),
      onFoes: count(facts, 'cups.on_foes'),
      onFoesMost: count(facts, 'cups.on_foes_most'),
    },
    askable: listed(facts, 'askable'),
    deal: helper > 0 ? readTerms(facts, 'deal', items, 'promised') : null,
  };
}

function readOffer(tableau: Tableau, players: readonly Player[], main: number): Offer | null {
  const { facts } = tableau;
  const asked = count(facts, 'offer.asked');
  if (asked === 0) return null;
  const items = players.find(({ seat }) => seat === main)?.items ?? [];
  return {
    asked,
    maker: count(facts, 'offer.maker'),
    terms: readTerms(facts, 'offer', items, 'offered'),
  };
}

/** `viewer` 0 sees the table from the first seat. */
export function readPosition(
  tableau: Tableau,
  viewer: number,
  { reasons = [], odds = [] }: { reasons?: readonly Reason[]; odds?: readonly Odd[] } = {},
): Position {
  const { facts } = tableau;
  const seats = tableau.places.filter(({ id }) => id.startsWith('seat.')).length;
  const you = viewer === 0 ? 1 : viewer;
  const players = Array.from({ length: seats }, (_, index) =>
    readPlayer(tableau, ((you - 1 + index) % seats) + 1),
  );
  const battle = readBattle(tableau, players);
  const things = tableau.places.flatMap((at) => held(at));
  return {
    you: viewer,
    players,
    of: (seat) => players.find((one) => one.seat === seat),
    turn: count(facts, 'turn'),
    phase: count(facts, 'phase'),
    atTurn: count(facts, 'at_turn'),
    step: STEPS[count(facts, 'step')] ?? 'over',
    stepFacts: {
      seats: listed(facts, 'step.seat'),
      number: count(facts, 'step.number'),
      count: count(facts, 'step.count'),
      die: count(facts, 'step.die'),
    },
    heads: count(facts, 'heads'),
    headsAll: count(facts, 'heads_all'),
    tradesLeft: count(facts, 'trades_left'),
    loots: listed(facts, 'loots'),
    battle,
    offer: readOffer(tableau, players, battle?.main ?? 0),
    pool: held(place(tableau, 'pool')),
    row: held(place(tableau, 'row')),
    beings: held(place(tableau, 'beings')),
    piles: {
      events: cardsIn(place(tableau, 'deck.events')),
      rewards: cardsIn(place(tableau, 'deck.rewards')),
      forms: cardsIn(place(tableau, 'deck.forms')),
      eventDiscards: held(place(tableau, 'discards.events')),
      rewardDiscards: held(place(tableau, 'discards.rewards')),
      reshuffles: count(facts, 'reshuffles'),
    },
    asked: things.filter((one) => marked(one, 'asked')).map(({ ref }) => ref),
    over: count(facts, 'phase') === 6,
    reasons,
    odds,
  };
}

/** What a battle would be after some moves, if nobody answers; of the dice the least and the most. */
export interface Forecast {
  readonly chance: number;
  readonly fighters: readonly [number, number];
  readonly foes: readonly [number, number];
  /** The battle ends, neither won nor lost. */
  readonly ends: boolean;
}

export function forecastOf({ name, chance, facts }: Odd): Forecast {
  const range = (side: string): readonly [number, number] => [
    count(facts, `${side}.least`),
    count(facts, `${side}.most`),
  ];
  return { chance, fighters: range('fighters'), foes: range('foes'), ends: name === 'ends' };
}

/** Of moves that have just this beginning: the best the person can make of it. */
export const forecasts = (odds: readonly Odd[], texts: readonly string[]): Forecast[] =>
  odds
    .filter(
      ({ name, moves }) =>
        (name === 'won' || name === 'ends') && texts.every((text, at) => moves[at] === text),
    )
    .map(forecastOf);

export const escapeOdds = (
  odds: readonly Odd[],
  seat: number,
): { readonly all: number | null; readonly of: readonly Odd[] } => ({
  all:
    odds.find(({ name, facts }) => name === 'escape_all' && count(facts, 'seat') === seat)
      ?.chance ?? null,
  of: odds.filter(({ name, facts }) => name === 'escape' && count(facts, 'seat') === seat),
});

/** One reason of a total, with the die that goes with it. */
export interface Slip extends Reason {
  readonly key: string;
  /** The face of its elemental die. */
  readonly roll: number | null;
}

export function slipsOf(reasons: readonly Reason[], side: string): Slip[] {
  const rolls = reasons.filter(({ source }) => source === 'roll');
  return reasons
    .filter((one) => one.side === side && one.source !== 'roll' && one.source !== 'edge')
    .map((one, index) => ({
      ...one,
      key: `${one.source} ${one.ref} ${one.seat} ${index}`,
      roll:
        one.source === 'die'
          ? (rolls.find(({ ref, seat }) => ref === one.ref && seat === one.seat)?.number ?? null)
          : null,
    }))
    .filter((one) => one.counts || one.source === 'die');
}

// The tableau of Eiyo as the drawings need it: rows with their enemies, the hands, the decks, what a strike would do. Nothing
// is worked out here that the engine has not said.
import { count, fact, listed, place } from '../../board/tableau.ts';
import type { Facts, Place, Tableau, Thing } from '../../engine/wire.ts';
import { CORNERS, type Corner, type Troop } from './draw/parts.ts';

export const SPOTS = ['front', 'middle', 'back'] as const;
export type At = (typeof SPOTS)[number];
export const EFFECTS = [
  'reveal_discard',
  'defeat_discard',
  'no_deflect',
  'attack_cost',
  'row_damage',
  'concentration',
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Enemy {
  readonly id: string;
  /** Its place in the tableau. */
  readonly place: string;
  readonly at: At;
  readonly troop: Troop;
  readonly honor: number;
  /** Printed damage in front, in the middle, at the back. */
  readonly printed: readonly [number, number, number];
  /** At its place, everything counted, a token aside. */
  readonly deals: number;
  /** The seat whose weapon waits for the partner's; 0: nobody's. */
  readonly struck: number;
  readonly effects: readonly {
    readonly effect: Effect;
    readonly n: number;
    readonly holds: boolean;
  }[];
}

export interface Row {
  /** `TL`, `F0` … */
  readonly id: string;
  readonly ref: string;
  readonly far: boolean;
  readonly column: number;
  /** Front first. */
  readonly enemies: readonly Enemy[];
  readonly token: boolean;
  readonly deals: number;
  readonly damage: number;
  readonly comes: number;
  /** The honor that a deflect gives away. */
  readonly forgoes: number;
  readonly taken: number;
  readonly strikes: boolean;
  readonly stack: { readonly cards: number; readonly bossIn: number };
  readonly active: { readonly weapon: string; readonly seat: number } | null;
  /** By seat: where it has this row, what keeps it from a strike, and what an attack would bring. */
  readonly of: (seat: number) => Reach;
}
export interface Reach {
  readonly corner: Corner | null;
  readonly attackBarred: number;
  readonly deflectBarred: number;
  readonly waits: boolean;
  readonly honor: number;
  readonly saves: number;
  readonly loses: number;
}

export interface Weapon {
  readonly id: string;
  readonly ref: string;
  readonly count: number;
  readonly special: boolean;
  readonly known: number;
  readonly shows: readonly Corner[];
  /** Fewest turns until a corner shows. */
  readonly turns: Readonly<Record<Corner, number>>;
  /** Corners that it shows and where somebody can be struck. */
  readonly meets: readonly Corner[];
}
export interface Hand {
  readonly seat: number;
  readonly cards: number;
  readonly known: number;
  readonly draws: number;
  readonly weapons: readonly Weapon[];
  /** Cards that the viewer does not know. */
  readonly hidden: number;
}

export interface Spot {
  readonly id: string;
  readonly ref: string;
  /** 0 left, 1 right of the viewer. */
  readonly side: number;
  readonly samurai: readonly number[];
  readonly proposed: number;
}

export interface Toll {
  readonly damage: number;
  readonly decks: readonly { readonly cards: number; readonly lost: number }[];
  readonly runsOut: number;
  readonly specials: number;
  readonly left: number;
  readonly of: number;
  readonly overrun: boolean;
}

export interface Kinds {
  readonly cards: number;
  readonly kinds: readonly { readonly id: string; readonly count: number }[];
}

export interface Tally {
  readonly troop: Troop;
  readonly cards: number;
  readonly honor: number;
}

export type Phase =
  | 'mulligan'
  | 'stand'
  | 'stand_answer'
  | 'first'
  | 'first_answer'
  | 'fight'
  | 'chance'
  | 'over';

export interface Position {
  readonly coop: boolean;
  readonly viewer: number;
  /** From whose side it is drawn. */
  readonly you: number;
  readonly phase: Phase;
  readonly striking: boolean;
  readonly round: number;
  readonly seat: number;
  readonly first: number;
  readonly proposed: number;
  readonly together: boolean;
  readonly talk: boolean;
  readonly playsLeft: number | null;
  readonly played: number;
  readonly cardsPerTurn: number;
  readonly honor: number;
  readonly honorToWin: number;
  readonly honorLeft: number;
  readonly rank: number;
  readonly ranks: readonly number[];
  readonly enemiesLeft: number;
  readonly exhaustions: number;
  readonly exhaustionsToLose: number;
  readonly damage: number;
  readonly damageRows: number;
  readonly damageTaken: number;
  readonly toDiscard: number;
  readonly turnCost: number;
  readonly turnCostBy: readonly string[];
  /** The last deck lies there: no more than this can leave it; null: another deck would follow. */
  readonly mostPayable: number | null;
  readonly moveCost: number;
  readonly drawCount: number;
  readonly rows: readonly Row[];
  readonly hands: readonly Hand[];
  readonly spots: readonly Spot[];
  readonly passed: readonly number[];
  readonly deck: { readonly cards: number; readonly of: number };
  readonly discards: Kinds;
  readonly table: Kinds;
  readonly unseenWeapons: Kinds;
  readonly unseenEnemies: Kinds;
  readonly unseenBosses: Kinds;
  readonly tokens: { readonly left: number; readonly of: number };
  readonly toll: Toll;
  readonly defeated: readonly Tally[];
  readonly defeatedCards: number;
  readonly deflectedCards: number;
}

const TROOPS: readonly Troop[] = ['red', 'black', 'blue', 'yellow', 'boss', 'yamabushi'];
const PHASES: readonly Phase[] = [
  'mulligan',
  'stand',
  'stand_answer',
  'first',
  'first_answer',
  'fight',
];

function readEnemy(where: Place, at: At): Enemy | null {
  const [thing] = where.things;
  if (!thing) return null;
  const { facts } = thing;
  const holds = listed(facts, 'holds');
  return {
    id: thing.id,
    place: where.id,
    at,
    troop: troopOf(facts),
    honor: count(facts, 'honor'),
    printed: [count(facts, 'front'), count(facts, 'middle'), count(facts, 'back')],
    deals: count(facts, 'deals'),
    struck: count(facts, 'struck'),
    effects: EFFECTS.flatMap((effect, index) => {
      const n = fact(facts, effect);
      return n === undefined ? [] : [{ effect, n, holds: holds.includes(index) }];
    }),
  };
}
const troopOf = (facts: Facts): Troop => {
  if (fact(facts, 'boss')) return 'boss';
  if (fact(facts, 'yamabushi')) return 'yamabushi';
  return TROOPS[count(facts, 'troop') - 1] ?? 'boss';
};

const cornerOf = (value: number | undefined): Corner | null =>
  value === undefined ? null : (CORNERS[value] ?? null);

function readRow(tableau: Tableau, where: Place): Row {
  const id = where.id.slice(4);
  const at = (name: string): Place | undefined => place(tableau, name);
  const stack = at(`stack.${id}`);
  const active = at(`active.${id}`)?.things[0];
  const { facts } = where;
  return {
    id,
    ref: where.id,
    far: count(facts, 'far') === 1,
    column: count(facts, 'column'),
    enemies: SPOTS.flatMap((spot) => {
      const found = at(`${where.id}.${spot}`);
      return (found && readEnemy(found, spot)) ?? [];
    }),
    token: where.things.some((thing) => thing.id === 'token'),
    deals: count(facts, 'deals'),
    damage: count(facts, 'damage'),
    comes: count(facts, 'comes'),
    forgoes: count(facts, 'deflect_forgoes'),
    taken: count(facts, 'taken'),
    strikes: count(facts, 'strikes') === 1,
    stack: {
      cards: count(stack?.facts ?? [], 'cards'),
      bossIn: count(stack?.facts ?? [], 'boss_in'),
    },
    active: active ? { weapon: active.id, seat: count(active.facts, 'seat') } : null,
    of: (seat) => ({
      corner: cornerOf(fact(facts, `corner.${seat}`)),
      attackBarred: count(facts, `attack_barred.${seat}`),
      deflectBarred: count(facts, `deflect_barred.${seat}`),
      waits: count(facts, `attack_waits.${seat}`) === 1,
      honor: count(facts, `attack_honor.${seat}`),
      saves: count(facts, `attack_saves.${seat}`),
      loses: count(facts, `attack_loses.${seat}`),
    }),
  };
}

function readWeapon(hand: string, { id, count: copies, facts }: Thing): Weapon {
  const turns = Object.fromEntries(
    CORNERS.map((at) => [at, fact(facts, `turns.${at}`) ?? 9]),
  ) as Record<Corner, number>;
  const shows = CORNERS.filter((at) => turns[at] === 0);
  return {
    id,
    ref: `${hand}/${id}`,
    count: copies,
    special: count(facts, 'special') === 1,
    known: count(facts, 'known'),
    shows,
    turns,
    meets: shows.filter((at) => fact(facts, `meets.${at}`) !== undefined),
  };
}

const readHand = ({ id, things, facts }: Place): Hand => ({
  seat: Number(id.slice(5)),
  cards: count(facts, 'cards'),
  known: count(facts, 'known'),
  draws: count(facts, 'draws'),
  weapons: things.filter((thing) => thing.id !== '?').map((thing) => readWeapon(id, thing)),
  hidden: things.find((thing) => thing.id === '?')?.count ?? 0,
});

function readToll(where: Place | undefined): Toll {
  const facts = where?.facts ?? [];
  const lost = listed(facts, 'lost');
  return {
    damage: count(facts, 'damage'),
    decks: listed(facts, 'deck').map((cards, index) => ({ cards, lost: lost[index] ?? 0 })),
    runsOut: count(facts, 'runs_out'),
    specials: count(facts, 'specials'),
    left: count(facts, 'left'),
    of: count(facts, 'of'),
    overrun: count(facts, 'overrun') === 1,
  };
}

const readKinds = (where: Place | undefined): Kinds => ({
  cards: count(where?.facts ?? [], 'cards'),
  kinds: (where?.things ?? []).map(({ id, count: copies }) => ({ id, count: copies })),
});

function phaseOf(value: number | undefined): Phase {
  if (value === undefined) return 'chance';
  return PHASES[value] ?? (value >= 15 ? 'over' : 'chance');
}

export function readPosition(tableau: Tableau): Position {
  const { facts, places } = tableau;
  const at = (name: string): Place | undefined => place(tableau, name);
  const number = (name: string): number => count(facts, name);
  const seats = places.filter(({ id }) => id.startsWith('seat.'));
  const spots = places.filter(({ id }) => id.startsWith('spot.'));
  const won = at('honor_stack');
  return {
    coop: seats.length > 1,
    viewer: number('viewer'),
    you: number('viewer') || 1,
    phase: phaseOf(fact(facts, 'phase')),
    striking: number('phase') === 12,
    round: number('round'),
    seat: number('seat'),
    first: number('first'),
    proposed: number('proposed'),
    together: number('together') === 1,
    talk: number('talk') === 1,
    playsLeft: fact(facts, 'plays_left') ?? null,
    played: number('played'),
    cardsPerTurn: number('cards_per_turn'),
    honor: number('honor'),
    honorToWin: number('honor_to_win'),
    honorLeft: number('honor_left'),
    rank: number('rank'),
    ranks: listed(facts, 'rank_from'),
    enemiesLeft: number('enemies_left'),
    exhaustions: number('exhaustions'),
    exhaustionsToLose: number('exhaustions_to_lose'),
    damage: number('damage'),
    damageRows: number('damage_rows'),
    damageTaken: number('damage_taken'),
    toDiscard: number('to_discard'),
    turnCost: number('turn_cost'),
    turnCostBy: listed(facts, 'turn_cost_by').flatMap((index) => places[index]?.id ?? []),
    mostPayable: fact(facts, 'most_payable') ?? null,
    moveCost: number('move_cost'),
    drawCount: number('draw_count'),
    rows: places.filter(({ id }) => /^row\.\w+$/.test(id)).map((where) => readRow(tableau, where)),
    hands: places.filter(({ id }) => id.startsWith('hand.')).map(readHand),
    spots: spots
      .map((where) => ({
        id: where.id.slice(5),
        ref: where.id,
        side: count(where.facts, 'side'),
        samurai: where.things.map((thing) => Number(thing.id.slice(8))),
        proposed: count(where.facts, 'proposed'),
      }))
      .sort((a, b) => a.side - b.side),
    passed: seats.flatMap(({ id, facts: of }) => (fact(of, 'passed') ? Number(id.slice(5)) : [])),
    deck: {
      cards: count(at('deck')?.facts ?? [], 'cards'),
      of: count(at('deck')?.facts ?? [], 'of'),
    },
    discards: readKinds(at('discards')),
    table: readKinds(at('table')),
    unseenWeapons: readKinds(at('unseen.weapons')),
    unseenEnemies: readKinds(at('unseen.enemies')),
    unseenBosses: readKinds(at('unseen.bosses')),
    tokens: {
      left: count(at('tokens')?.facts ?? [], 'left'),
      of: count(at('tokens')?.facts ?? [], 'of'),
    },
    toll: readToll(at('toll')),
    defeated: TROOPS.flatMap((troop) => {
      const cards = fact(won?.facts ?? [], `cards.${troop}`);
      return cards ? [{ troop, cards, honor: count(won?.facts ?? [], `honor.${troop}`) }] : [];
    }),
    defeatedCards: count(won?.facts ?? [], 'cards'),
    deflectedCards: count(at('removed')?.facts ?? [], 'cards'),
  };
}

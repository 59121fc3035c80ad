// A tableau of Paikō, read once into what the drawings ask for. No rule is worked out here: threat, cover, points and
// stamps are facts of the engine (docs/games/paiko.md, "The table as data").
import { count, fact, listed, split } from '../../board/tableau.ts';
import type { Place, Tableau, Thing } from '../../engine/wire.ts';

export const TYPES = ['Sa', 'Sw', 'Bw', 'Lo', 'Ai', 'Fi', 'Er', 'Wa'] as const;
export type Type = (typeof TYPES)[number];
export type Facing = 0 | 1 | 2 | 3;
export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Side = 1 | 2;
export const other = (seat: Side): Side => (seat === 1 ? 2 : 1);

export interface Tile {
  readonly square: string;
  readonly type: Type;
  readonly seat: Side;
  readonly facing: Facing | null;
  readonly points: number;
  /** By the other side, and what captures it there. */
  readonly threatened: number;
  readonly capturedAt: number;
  /** On how many turns in a row it has shifted. */
  readonly run: number;
  readonly threatens: readonly string[];
  /** It threatens for both sides. */
  readonly both: boolean;
  readonly covers: readonly string[];
}

export interface Square {
  readonly id: string;
  /** Whose home: 0 the middleground. */
  readonly region: 0 | Side;
  readonly black: boolean;
  readonly threat: Readonly<Record<Side, number>>;
  readonly cover: Readonly<Record<Side, boolean>>;
  readonly tile: Tile | null;
}

export type Counts = Readonly<Record<Type, number>>;
export interface Stock {
  readonly hand: Counts;
  readonly reserve: Counts;
  readonly lost: Counts;
  readonly board: Counts;
}

export interface Position {
  readonly squares: ReadonlyMap<string, Square>;
  readonly tiles: readonly Tile[];
  readonly stock: Readonly<Record<Side, Stock>>;
  readonly turn: number;
  readonly phase: 'setup' | 'turn' | 'reward' | 'over';
  readonly seat: Side | null;
  readonly points: Readonly<Record<Side, number>>;
  readonly toWin: number;
  readonly lost: Readonly<Record<Side, number>>;
  readonly runLimit: number;
  readonly picksLeft: number;
}

const isType = (id: string): id is Type => (TYPES as readonly string[]).includes(id);
const side = (value: number | undefined): Side => (value === 2 ? 2 : 1);

function readTile(square: string, thing: Thing, names: readonly string[]): Tile | null {
  if (!isType(thing.id)) return null;
  const { facts } = thing;
  const named = (name: string): string[] => listed(facts, name).map((index) => names[index] ?? '');
  const facing = fact(facts, 'facing');
  return {
    square,
    type: thing.id,
    seat: side(fact(facts, 'seat')),
    facing: facing === undefined ? null : ((facing & 3) as Facing),
    points: count(facts, 'points'),
    threatened: count(facts, 'threatened'),
    capturedAt: count(facts, 'captured_at'),
    run: count(facts, 'run'),
    threatens: named('threatens'),
    both: count(facts, 'both') > 0,
    covers: named('covers'),
  };
}

function readSquare({ id, facts, things }: Place, names: readonly string[]): Square {
  const region = count(facts, 'region');
  const thing = things[0];
  return {
    id,
    region: region === 1 || region === 2 ? region : 0,
    black: count(facts, 'black') === 1,
    threat: { 1: count(facts, 'threat.1'), 2: count(facts, 'threat.2') },
    cover: { 1: count(facts, 'cover.1') > 0, 2: count(facts, 'cover.2') > 0 },
    tile: thing ? readTile(id, thing, names) : null,
  };
}

const counts = (of: (type: Type) => number): Counts =>
  Object.fromEntries(TYPES.map((type) => [type, of(type)])) as Record<Type, number>;

function readStock(tableau: Tableau, tiles: readonly Tile[], seat: Side): Stock {
  const pile = (name: string): Counts => {
    const things = tableau.places.find(({ id }) => id === `${name}.${seat}`)?.things ?? [];
    return counts((type) => things.find(({ id }) => id === type)?.count ?? 0);
  };
  const own = tiles.filter((tile) => tile.seat === seat);
  return {
    hand: pile('hand'),
    reserve: pile('reserve'),
    lost: pile('lost'),
    board: counts((type) => own.filter((tile) => tile.type === type).length),
  };
}

const PHASES = ['setup', 'turn', 'reward'] as const;

export function readPosition(tableau: Tableau): Position {
  const places = tableau.places.filter(({ id }) => !id.includes('.'));
  const names = places.map(({ id }) => id);
  const squares = places.map((place) => readSquare(place, names));
  const tiles = squares.flatMap(({ tile }) => (tile ? [tile] : []));
  const table = (name: string): number => count(tableau.facts, name);
  const seat = fact(tableau.facts, 'seat');
  return {
    squares: new Map(squares.map((square) => [square.id, square])),
    tiles,
    stock: { 1: readStock(tableau, tiles, 1), 2: readStock(tableau, tiles, 2) },
    turn: table('turn'),
    phase: PHASES[table('phase')] ?? 'over',
    seat: seat === undefined ? null : side(seat),
    points: { 1: table('points.1'), 2: table('points.2') },
    toWin: table('points_to_win'),
    lost: { 1: table('lost.1'), 2: table('lost.2') },
    runLimit: table('run_limit'),
    picksLeft: table('picks_left'),
  };
}

/** The turn that is played: its rewards belong to it, and the last one stays when the game is over. 0: not begun. */
export const turnOf = ({ phase, turn }: Position): number =>
  phase === 'turn' ? turn : phase === 'setup' ? 0 : Math.max(1, turn - 1);

/** What a reference of a gesture names: a type in a pile, a tile on a square, or a square. */
export interface Named {
  readonly pile: 'hand' | 'reserve' | 'lost' | null;
  readonly square: string | null;
  readonly type: Type | null;
}
export function named(ref: string): Named {
  const { place, thing } = split(ref);
  const pile = place.split('.')[0];
  const type = thing !== null && isType(thing) ? thing : null;
  return pile === 'hand' || pile === 'reserve' || pile === 'lost'
    ? { pile, square: null, type }
    : { pile: null, square: place.includes(':') ? null : place, type };
}

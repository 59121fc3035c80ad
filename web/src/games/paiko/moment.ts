// The marks of a moment: what the state of play paints over the board.
import type { Hint } from '../../table/table.ts';
import type { Event } from './log.ts';
import type { Marks, TargetKind } from './draw/marks.ts';
import type { Play } from './play.svelte.ts';
import { named, type Facing, type Position, type Side, type Tile } from './position.ts';

export interface Shown {
  readonly position: Position;
  readonly you: Side;
  readonly threatMap: boolean;
  readonly coverMap: boolean;
  readonly density: 'beginner' | 'usual' | 'expert';
  readonly last: readonly Event[];
  readonly hint: Hint | null;
  readonly moving: boolean;
  /** Alt is held, or stamps are shown anyway. */
  readonly stamps: boolean;
}

const KIND: Readonly<Record<string, TargetKind>> = { redeploy: 'redeploy', bonus: 'bonus' };

/** The tile whose stamps are painted: of the move to come, or looked at. */
export function acting(play: Play, { position, stamps }: Shown): Tile | null {
  const chosen = play.preview?.tile ?? null;
  if (chosen && play.touched.length > 0) return chosen;
  if (play.head) return null;
  const ref = play.pinned ?? (stamps ? play.hover : null);
  const square = ref ? named(ref).square : null;
  return (square ? position.squares.get(square)?.tile : null) ?? chosen;
}

function stampsOf(tile: Tile | null, you: Side): Marks['stamps'] {
  if (!tile) return [];
  const mine = tile.seat === you;
  return [
    { squares: tile.threatens, kind: 'threat', mine },
    { squares: tile.covers, kind: 'cover', mine },
  ];
}

function lastMarks(last: readonly Event[], you: Side): Pick<Marks, 'last' | 'left'> {
  const moves = last.filter(({ kind }) => kind !== 'captured' && kind !== 'rewarded');
  const squares = moves.flatMap(({ from, square, who }) =>
    [from, square].flatMap((one) => (one ? [{ square: one, mine: who === you }] : [])),
  );
  const unique = squares.filter(
    (one, index) => squares.findIndex((two) => two.square === one.square) === index,
  );
  return {
    last: unique,
    left: last.filter(({ kind }) => kind === 'captured').flatMap(({ square }) => square ?? []),
  };
}

function pipsOf({ position, density, threatMap }: Shown): readonly Tile[] {
  const all = density === 'beginner' || threatMap;
  return position.tiles.filter(
    ({ threatened, capturedAt }) => threatened > 0 && (all || threatened >= capturedAt - 1),
  );
}

function rosetteOf(play: Play): Marks['rosette'] {
  const square = play.square ?? (play.turning && play.head ? named(play.head).square : null);
  if (!square || !play.head || play.facings.length < 2) return null;
  return { square, legal: play.facings, facing: play.facing ?? play.candidateFacing };
}

function ghostOf(play: Play, you: Side): Marks['ghost'] {
  const choice = play.candidate;
  const [tile, square] = ['tile', 'square'].map((role) =>
    choice?.parts.find((part) => part.role === role),
  );
  if (!tile || !square || !('ref' in tile) || !('ref' in square)) return null;
  const { type } = named(tile.ref);
  return type ? { type, seat: you, square: square.ref, facing: play.candidateFacing } : null;
}

function bestOf(hint: Hint | null): Marks['best'] {
  const choice = hint?.moves[0]?.choice;
  const refs = choice?.parts.flatMap((part) => ('ref' in part ? [named(part.ref)] : [])) ?? [];
  const squares = refs.flatMap(({ square }) => square ?? []);
  const to = squares.at(-1);
  return to ? { from: squares.length > 1 ? (squares[0] ?? null) : null, to } : null;
}

export function marksOf(play: Play, shown: Shown): Marks {
  const { position, you, last, hint, moving } = shown;
  const over = position.phase === 'over';
  const chosen = play.head ? named(play.head).square : null;
  const ghost = ghostOf(play, you);
  const taken = play.preview?.taken.map(({ square }) => square) ?? [];
  const busy = play.touched.length > 0;
  return {
    threatMap: shown.threatMap,
    coverMap: shown.coverMap,
    ...(moving ? { last: [], left: [] } : lastMarks(last, you)),
    targets:
      play.head && !play.turning
        ? play.squares
            .filter(({ square }) => square !== ghost?.square)
            .map(({ square, verb }) => ({ square, kind: KIND[verb] ?? 'step' }))
        : [],
    stamps: moving ? [] : stampsOf(acting(play, shown), you),
    barred: play.refusal?.square ?? null,
    chosen: chosen ?? (play.head ? null : play.square),
    movers:
      play.head || !play.square
        ? []
        : [...play.selection.next.keys()].flatMap(
            (ref) => (named(ref).type && named(ref).square) ?? [],
          ),
    ghost,
    rosette: rosetteOf(play),
    taken,
    pips: moving || over ? [] : pipsOf(shown).filter(({ square }) => !taken.includes(square)),
    runs: {
      tiles: moving || over ? [] : position.tiles.filter(({ run }) => run > 0),
      most: position.runLimit,
    },
    causes: play.refusal
      ? play.refusal.causes.map((from) => ({ from, to: play.refusal?.square ?? from }))
      : [],
    best: busy || moving ? null : bestOf(hint),
    points:
      over && !moving
        ? position.tiles.filter(({ points, seat }) => points > 0 && seat === winner(position))
        : [],
  };
}

export const winner = ({ points, toWin }: Position): Side | null =>
  points[1] >= toWin ? 1 : points[2] >= toWin ? 2 : null;

export const asFacing = (value: number): Facing => (value & 3) as Facing;

// What a move would do, out of the engine's foresight: two tableaus compared, and no rule worked out.
import type { ForesightMessage } from '../../engine/wire.ts';
import { readPosition, type Position, type Side, type Tile } from './position.ts';

export interface Preview {
  readonly text: string;
  /** What stands then. */
  readonly position: Position;
  readonly taken: readonly Tile[];
  /** By side, points more or less than now. */
  readonly gain: Readonly<Record<Side, number>>;
  /** The tile that moves, as it will stand. */
  readonly tile: Tile | null;
  readonly ends: boolean;
}

export function readPreview(
  text: string,
  now: Position,
  mover: Side,
  foresight: ForesightMessage,
): Preview {
  const position = readPosition(foresight.tableau);
  const taken = now.tiles.filter(
    (tile) => tile.seat !== mover && position.squares.get(tile.square)?.tile?.seat !== tile.seat,
  );
  const same = (a: Tile, b: Tile | null | undefined): boolean =>
    b?.type === a.type && b.seat === a.seat && b.facing === a.facing;
  const tile =
    position.tiles.find(
      (one) => one.seat === mover && !same(one, now.squares.get(one.square)?.tile),
    ) ?? null;
  return {
    text,
    position,
    taken,
    gain: {
      1: position.points[1] - now.points[1],
      2: position.points[2] - now.points[2],
    },
    tile,
    ends: position.phase === 'over' && now.phase !== 'over',
  };
}

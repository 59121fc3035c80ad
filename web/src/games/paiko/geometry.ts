// Where things lie on Paikō's board. One square is CELL units, the centre of the board is 0, 0, north is up before the
// board is turned. Coordinates only: which squares there are and what lies on them, the tableau says.

export const CELL = 40;
/** Of the wooden disc. */
export const RADIUS = 298;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** File and rank from 1, of a name such as e5. */
export function fileRank(square: string): { readonly file: number; readonly rank: number } {
  return { file: square.charCodeAt(0) - 96, rank: Number(square.slice(1)) };
}

export const squareName = (file: number, rank: number): string =>
  String.fromCharCode(96 + file) + String(rank);

export function centre(square: string): Point {
  const { file, rank } = fileRank(square);
  return { x: (file - 7.5) * CELL, y: (7.5 - rank) * CELL };
}

export function turnPoint({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * How far the field is turned: an eighth on a narrow screen, so that it fills the width with the viewer's own home at
 * the bottom; half a turn more for whoever sits at Black's side.
 */
export const viewAngle = (turned: boolean, flipped: boolean): number =>
  (turned ? -45 : 0) + (flipped ? 180 : 0);

/** Half the side of the view box. The turned board lets the empty rim run out of the picture. */
export const viewBox = (angle: number): number => (angle % 90 === 0 ? 301 : 234);

/** The nearest of these squares within a distance, in squares. */
export function nearest(
  point: Point,
  squares: Iterable<string>,
  within: number,
): string | undefined {
  let best: string | undefined;
  let least = within * CELL;
  for (const square of squares) {
    const at = centre(square);
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance < least) [best, least] = [square, distance];
  }
  return best;
}

/** The square that a point lies in, whether or not the board has it. */
export function squareAt({ x, y }: Point): string {
  return squareName(Math.floor(x / CELL + 8), Math.floor(8 - y / CELL));
}

/** The facing that a direction on the field comes nearest to: 0 north, clockwise. */
export const facingTowards = ({ x, y }: Point): 0 | 1 | 2 | 3 =>
  ((Math.round((Math.atan2(x, -y) * 2) / Math.PI) + 4) & 3) as 0 | 1 | 2 | 3;

// Heads of the figures, drawn around a point. Each opponent is known by head and weapon.
import { blotted, inked, type Inked, type Point } from './brush.ts';

export type Head = 'topknot' | 'tail' | 'monk' | 'hat' | 'band' | 'helmet' | 'hood' | 'bun';

// Offsets from the middle of the head to points of the drawing.
const round = (
  css: string,
  [x, y]: Point,
  points: readonly Point[],
  seed: number,
  rough = 1.2,
  step = 7,
): string =>
  blotted(
    css,
    points.map((p) => [x + p[0], y + p[1]]),
    { seed, rough, step },
  );
const line = (
  css: string,
  [x, y]: Point,
  points: readonly Inked[],
  seed: number,
  dry = 0,
): string =>
  inked(
    css,
    points.map((p) => [x + p[0], y + p[1], p[2]]),
    { seed, dry },
  );

// prettier-ignore
const FACE: readonly Point[] = [
  [-11, 8], [-13, -4], [-6, -13], [5, -13], [11, -7], [12, -1], [15, 4], [12, 6], [10, 12], [3, 14], [1, 22], [-9, 22],
];
const face = (at: Point, seed: number): string => round('ink', at, FACE, seed, 0.5, 4);

// prettier-ignore
const DRAWN: Readonly<Record<Head, (at: Point, seed: number) => string>> = {
  topknot: (at, s) =>
    line('ink', at, [[-8, -11, 7], [-1, -17, 6], [8, -16, 3]], s) +
    line('paper', at, [[-9, -8, 0.5], [-4, -12, 1.6], [2, -13, 0.5]], s + 1),
  tail: (at, s) =>
    line('ink', at, [[-8, -9, 9], [-22, -12, 9], [-38, 4, 7], [-48, 26, 2]], s, 0.6) +
    line('paper', at, [[-11, -15, 2.4], [-10, -4, 2.4]], s + 4),
  monk: (at, s) =>
    round('ink', at, [[-15, 4], [-15, -9], [-3, -18], [9, -13], [11, -6], [-2, -6], [-4, 8], [-20, 26]], s) +
    line('paper', at, [[10, -6, 0.6], [-1, -5, 1.7], [-4, 8, 0.6]], s),
  hat: (at, s) =>
    round('ink', at, [[-30, -1], [-14, -13], [3, -24], [19, -12], [35, 1], [18, -2], [2, -1], [-14, -1]], s, 0.8) +
    [-17, -5, 8, 20].map((x, i) =>
      line('paper', at, [[3, -21, 0.3], [3 + x * 0.6, -11, 1], [3 + x * 1.1, -4, 0.3]], s + i)).join(''),
  band: (at, s) =>
    round('ink', at, [[-12, 4], [-18, -6], [-12, -16], [-2, -20], [9, -13], [4, -6]], s, 2.4, 4) +
    line('paper', at, [[12, -6, 2.6], [-4, -7, 2.8], [-14, -3, 2.4]], s) +
    line('ink', at, [[-13, -4, 3], [-26, 2, 3.4], [-34, 12, 1]], s + 2),
  helmet: (at, s) =>
    round('ink', at, [[-22, 15], [-17, -2], [-15, -13], [-3, -21], [10, -15], [15, -5], [2, -4], [-2, 10]], s, 0.6) +
    line('gold', at, [[8, -12, 4], [15, -26, 4.4], [10, -44, 1]], s + 1) +
    line('gold', at, [[4, -14, 3.4], [-1, -28, 3.6], [-9, -40, 1]], s + 2) +
    line('paper', at, [[-19, 4, 0.6], [-10, 1, 1.4], [-2, 2, 0.6]], s + 3) +
    line('paper', at, [[-20, 10, 0.6], [-11, 7, 1.4], [-3, 8, 0.6]], s + 4),
  // a cloth over the head, knotted behind
  hood: (at, s) =>
    round('ink', at, [[-14, 14], [-17, -4], [-9, -17], [4, -18], [13, -9], [13, -3], [4, -5], [1, 6], [12, 10], [6, 18], [-6, 22]], s, 0.8) +
    line('paper', at, [[12, -5, 0.5], [3, -6, 1.6], [0, 6, 1.4], [10, 9, 0.4]], s + 1) +
    line('ink', at, [[-15, -2, 5], [-24, 6, 5], [-27, 18, 1]], s + 2, 0.4),
  // a young man's hair, tied high
  bun: (at, s) =>
    round('ink', at, [[-10, -9], [-15, -16], [-11, -24], [-3, -24], [0, -17], [-3, -11]], s, 0.7, 4) +
    line('paper', at, [[-12, -13, 0.5], [-7, -12, 1.6], [-2, -14, 0.5]], s + 1),
};

export const headOf = (head: Head, at: Point, seed: number): string =>
  face(at, seed) + DRAWN[head](at, seed);

// What is printed on the rim of a tile: where it threatens and covers, facing north (dy < 0). Only for drawing; what a
// tile does on the board comes from the engine, and a test holds this against it.
import type { Type } from './position.ts';

export type Offset = readonly [dx: number, dy: number];
// prettier-ignore
const ring: readonly Offset[] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

// prettier-ignore
export const threatStamp: Readonly<Record<Type, readonly Offset[]>> = {
  Sa: [[0, -1]],
  Sw: ring,
  Bw: [[0, -2], [0, -3], [0, -4]],
  Lo: [],
  Ai: [[-1, -2], [1, -2], [-2, -1], [2, -1], [-2, 1], [2, 1], [-1, 2], [1, 2]],
  Fi: [[0, 0], [-1, -1], [0, -1], [1, -1], [-2, -2], [-1, -2], [0, -2], [1, -2], [2, -2]],
  Er: [[0, -1], [0, -2], [0, 1], [0, 2], [-1, 0], [-2, 0], [1, 0], [2, 0]],
  Wa: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
};

// prettier-ignore
export const coverStamp: Readonly<Record<Type, readonly Offset[]>> = {
  Sa: [[-1, 0], [1, 0]], Sw: [], Bw: [], Lo: [[0, 0], ...ring],
  Ai: [], Fi: [], Er: [], Wa: [[0, -1], [0, 1], [-1, 0], [1, 0]],
};

export const hasFacing = (type: Type): boolean => type === 'Sa' || type === 'Bw' || type === 'Fi';

/** Clockwise from north. */
export const direction = ([dx, dy]: Offset): number => (Math.atan2(dx, -dy) * 180) / Math.PI;

/** Directions in which a tile threatens, each with the number of squares there. Its own square is not a direction. */
export function rays(type: Type): readonly (readonly [degrees: number, squares: number])[] {
  const found = new Map<string, number>();
  for (const offset of threatStamp[type])
    if (offset[0] !== 0 || offset[1] !== 0) {
      const key = direction(offset).toFixed(1);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  return [...found].map(([degrees, squares]) => [Number(degrees), squares] as const);
}

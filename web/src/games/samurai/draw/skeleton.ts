// Where the joints of a figure are, for each stance. Box 0 0 260 270, the ground at y = 250, facing right.
import type { Point } from './brush.ts';

export type Stance = 'ready' | 'high' | 'middle' | 'guard' | 'low' | 'struck' | 'rest';

// hip; lean of the back in degrees (forward is positive); feet; where the hands are; the angle of the weapon (0 is forward, -90 up)
interface Joints {
  hip: Point;
  lean: number;
  front: Point;
  back: Point;
  hands: Point;
  blade: number;
}
const joints = (
  hip: Point,
  lean: number,
  front: number,
  back: number,
  hands: Point,
  blade: number,
): Joints => ({ hip, lean, front: [front, 250], back: [back, 250], hands, blade });

export const STANCES: Readonly<Record<Stance, Joints>> = {
  ready: joints([112, 164], 2, 146, 82, [160, 146], -36),
  high: joints([114, 168], 10, 186, 54, [166, 56], -162),
  middle: joints([112, 167], 8, 176, 60, [178, 132], -18),
  guard: joints([100, 170], -8, 152, 48, [152, 116], -80),
  low: joints([108, 172], 12, 168, 52, [158, 168], 26),
  struck: joints([94, 174], -24, 140, 40, [136, 166], 42),
  rest: joints([114, 162], 0, 138, 94, [150, 168], 64),
};

export const turn = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
};
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
// A point beside the line from a to b.
export const over = (a: Point, b: Point, t: number, by: number): Point => {
  const m = mix(a, b, t);
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [m[0] + ((b[1] - a[1]) / l) * by, m[1] - ((b[0] - a[0]) / l) * by];
};
export const moved = ([x, y]: Point, angle: number, inner: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})">${inner}</g>`;

export interface Skeleton extends Joints {
  // A point of the upper body, which leans with the back.
  on: (p: Point) => Point;
  neck: Point;
  head: Point;
  shoulder: Point;
  shoulder2: Point;
}

export function bodyAt(joints: Joints): Skeleton {
  const on = (p: Point): Point => add(joints.hip, turn(p, joints.lean));
  return {
    ...joints,
    on,
    neck: on([5, -66]),
    head: on([10, -84]),
    shoulder: on([17, -54]),
    shoulder2: on([-10, -56]),
  };
}
export const skeleton = (stance: Stance): Skeleton => bodyAt(STANCES[stance]);

// The elbow of an arm with these bones.
export function elbow(shoulder: Point, hand: Point, upper: number, lower: number): Point {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const l = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.985);
  const a = Math.acos((upper * upper + l * l - lower * lower) / (2 * upper * l));
  const base = Math.atan2(dy, dx) + a;
  return [shoulder[0] + Math.cos(base) * upper, shoulder[1] + Math.sin(base) * upper];
}

// What was done to a figure: wounds as strokes of vermilion, armour as lames.
import { inked, path, polygon, random, type Point } from './brush.ts';
import { add, mix, moved, type Skeleton } from './skeleton.ts';

export type BodyPart = keyof typeof PARTS;
export interface Wound {
  part: BodyPart;
  level: 1 | 2;
  // A scar: it does not count any more.
  old?: boolean;
}

// Where a stroke lies, and at which angle.
const PARTS = {
  forearm: (k: Skeleton) => [mix(k.shoulder, k.hands, 0.72), 62],
  arm: (k: Skeleton) => [mix(k.shoulder, k.hands, 0.4), 40],
  finger: (k: Skeleton) => [k.hands, 70],
  thigh: (k: Skeleton) => [mix(k.hip, k.front, 0.4), -24],
  balance: (k: Skeleton) => [mix(k.hip, k.back, 0.62), 30],
  rib: (k: Skeleton) => [k.on([4, -30]), -30],
  belly: (k: Skeleton) => [k.on([4, -12]), -12],
  gash: (k: Skeleton) => [k.on([2, -44]), 38],
  brow: (k: Skeleton) => [add(k.head, [5, -5]), -20],
  eye: (k: Skeleton) => [add(k.head, [7, -2]), 12],
  throat: (k: Skeleton) => [k.neck, -8],
  shoulder: (k: Skeleton) => [k.on([14, -58]), 50],
  winded: (k: Skeleton) => [k.on([6, -52]), 10],
  graze: (k: Skeleton) => [k.on([16, -34]), 60],
} satisfies Record<string, (k: Skeleton) => readonly [Point, number]>;

// n: which of his wounds, so that two strokes at one part differ.
export function woundOn(k: Skeleton, { part, level, old = false }: Wound, n: number): string {
  const [at, angle] = PARTS[part](k);
  const [l, wide, thin] = level === 2 ? [34, 7, 5] : [23, 5, 3.4];
  // prettier-ignore
  const drawn = inked(old ? 'wound old' : 'wound', [
    [-l, -3, 0.8], [-l * 0.3, 1.5, wide], [l * 0.5, -1, thin], [l * 1.1, 2, 0.5],
  ], { seed: 20 + n, rough: 0.2, dry: 0.5 });
  return moved(at, angle, drawn);
}

// A shoulder plate of four lames and a skirt. A lame is a point; a lost one is an empty outline.
export function armourOn(k: Skeleton, points: number, seed: number): string {
  const rnd = random(seed);
  const shaken = ([x, y]: Point): Point => [x + rnd() * 1.4 - 0.7, y + rnd() * 1.4 - 0.7];
  const plate = (corners: readonly [Point, Point, Point, Point], kept: boolean): string => {
    const [a, b, c, d] = [
      shaken(corners[0]),
      shaken(corners[1]),
      shaken(corners[2]),
      shaken(corners[3]),
    ];
    const outline = path(polygon([a, b, c, d]), kept ? 'lame' : 'lame gone');
    if (!kept) return outline;
    const laces = [0.2, 0.5, 0.8].map((t) => {
      const m = mix(mix(a, d, 0.5), mix(b, c, 0.5), t);
      return `<circle cx="${m[0].toFixed(1)}" cy="${m[1].toFixed(1)}" r="1.1" class="lace"/>`;
    });
    return outline + laces.join('');
  };
  const at = k.shoulder;
  // prettier-ignore
  const lames = [3, 2, 1, 0].map((i) => plate([
    add(at, [-17 - i, -9 + i * 9]), add(at, [10 + i, -11 + i * 9]), add(at, [11 + i, i * 9]), add(at, [-18 - i, 2 + i * 9]),
  ], i < points)).join('');
  // prettier-ignore
  const skirt = [0, 1, 2].map((i) => plate([
    k.on([-21 + i * 14, -7]), k.on([-8 + i * 14, -7]), add(k.on([-7 + i * 16, 16]), [0, 2]), add(k.on([-24 + i * 16, 16]), [0, 2]),
  ], points > 0)).join('');
  return skirt + lames;
}

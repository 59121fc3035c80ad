// Figures: ink silhouettes that stand as the gauges do. A figure is a stance, a head, a weapon and what was done to it.
// Box 0 0 260 270, the ground at y = 250, facing right. Text of a group; the caller gives the svg around it.
import { blotted, inked, type Inked, type Point } from './brush.ts';
import { armourOn, woundOn, type Wound } from './harm.ts';
import { headOf, type Head } from './heads.ts';
import {
  add,
  elbow,
  mix,
  moved,
  over,
  skeleton,
  turn,
  type Skeleton,
  type Stance,
} from './skeleton.ts';
import { isPole, weaponDrawing, type Weapon } from './weapons.ts';

const wide = (p: Point, w: number): Inked => [p[0], p[1], w];

function hakama(k: Skeleton, seed: number): string {
  const { hip, front, back } = k;
  // prettier-ignore
  const body = blotted('ink', [
    add(hip, [18, -14]), add(hip, [23, 4]), add(mix(hip, front, 0.5), [27, -8]), add(front, [23, -18]), add(front, [27, -2]),
    add(front, [-19, 0]), add(mix(hip, front, 0.62), [-12, 10]), add(mix(mix(front, back, 0.5), hip, 0.38), [0, 4]),
    add(mix(hip, back, 0.66), [15, 8]), add(back, [20, 0]), add(back, [-26, -1]), add(back, [-20, -19]),
    add(mix(hip, back, 0.5), [-24, -4]), add(hip, [-21, 4]), add(hip, [-19, -14]),
  ], { seed, rough: 1.8 });
  // the folds are paper, and the hem runs dry
  const fold = (a: Point, b: Point, c: Point, w: number, n: number): string =>
    inked('paper', [wide(a, 0.2), wide(b, w), wide(c, 0.3)], { seed: seed + n, rough: 0.2 });
  const hem = (a: Point, b: Point, c: Point, w: number, n: number): string =>
    inked('ink', [wide(a, w * 0.5), wide(b, w), wide(c, w * 0.7)], {
      seed: seed + n,
      rough: 0.3,
      dry: 0.8,
    });
  // prettier-ignore
  return hem(add(mix(hip, back, 0.7), [-18, 0]), add(back, [-24, -10]), add(back, [-35, -3]), 8, 5) +
    hem(add(mix(hip, front, 0.7), [-8, 8]), add(front, [-16, -9]), add(front, [-27, -2]), 6, 6) + body +
    fold(add(hip, [6, 2]), add(mix(hip, front, 0.5), [8, 2]), add(front, [6, -6]), 2.2, 1) +
    fold(add(hip, [12, 6]), add(mix(hip, front, 0.55), [17, 0]), add(front, [17, -10]), 1.5, 2) +
    fold(add(hip, [-4, 4]), add(mix(hip, back, 0.52), [-1, 4]), add(back, [2, -6]), 2.2, 3) +
    fold(add(hip, [-12, 4]), add(mix(hip, back, 0.5), [-12, 2]), add(back, [-12, -8]), 1.5, 4);
}

function feet(k: Skeleton, seed: number): string {
  // prettier-ignore
  const one = ([x, y]: Point, n: number): string =>
    inked('ink', [[x - 9, y - 1, 5], [x + 6, y - 1, 6], [x + 19, y + 1, 2]], { seed: seed + n });
  return one(k.front, 1) + one(k.back, 2);
}

export function torso(k: Skeleton, seed: number): string {
  const p = (x: number, y: number, w: number): Inked => wide(k.on([x, y]), w);
  // prettier-ignore
  const body: readonly Point[] = [
    [-19, -6], [-25, -28], [-25, -48], [-16, -62], [-3, -69], [12, -68], [24, -58], [27, -40], [23, -20], [19, -6], [2, 0],
  ];
  // prettier-ignore
  return inked('ink', [p(-20, -12, 4), p(-31, -4, 4.4), p(-37, 10, 1.2)], { seed: seed + 4, dry: 0.4 }) +
    blotted('ink', body.map(k.on), { seed, rough: 1 }) +
    inked('paper', [p(10, -68, 0.4), p(13, -48, 2.6), p(4, -18, 0.4)], { seed: seed + 1 }) +
    inked('paper', [p(0, -69, 0.4), p(5, -54, 1.8), p(12, -42, 0.4)], { seed: seed + 2 }) +
    inked('paper', [p(-21, -12, 1.4), p(0, -8, 3), p(22, -13, 1.2)], { seed: seed + 3 });
}

// A sleeve hangs from the arm, to the ground and not to the hand.
export function arm(shoulder: Point, hand: Point, seed: number, behind: boolean): string {
  const e = elbow(shoulder, hand, 40, 40);
  const wrist = mix(e, hand, 0.66);
  const up = hand[1] < shoulder[1] - 10;
  const low = up ? add(mix(e, shoulder, 0.1), [4, 30]) : add(mix(e, wrist, 0.35), [-4, 30]);
  // prettier-ignore
  const sleeve = blotted('ink', [
    over(shoulder, e, -0.12, 8), over(shoulder, e, 0.5, 12), up ? over(e, wrist, 0, 7) : over(shoulder, e, 1, 9),
    over(e, wrist, 0.5, 7), over(e, wrist, 1, 6), over(e, wrist, 1, -7), add(low, [9, -8]), low,
    add(mix(shoulder, low, 0.55), [up ? 2 : -6, 4]), over(shoulder, e, 0, -13),
  ], { seed, rough: 0.9, step: 6 });
  // prettier-ignore
  const bone = inked('ink', [wide(mix(e, hand, 0.45), 9), wide(mix(e, hand, 0.8), 8), wide(hand, 9)], { seed: seed + 1 });
  if (behind) return bone + sleeve;
  // prettier-ignore
  return bone + sleeve +
    inked('paper', [wide(over(shoulder, e, -0.05, -12), 0.4), wide(add(mix(shoulder, low, 0.5), [-3, 2]), 2),
      wide(add(low, [-1, -2]), 0.6)], { seed: seed + 2 }) +
    inked('paper', [wide(over(e, wrist, 1, 6), 0.4), wide(over(e, wrist, 1, -5), 1.6), wide(add(low, [8, -8]), 0.4)],
      { seed: seed + 3 });
}

// Two sheaths at the hip, behind.
function sheaths(k: Skeleton, seed: number): string {
  const h = add(k.hip, [8, -12]);
  // prettier-ignore
  return inked('ink', [wide(h, 5), wide(add(h, [-34, 10]), 5), wide(add(h, [-72, 26]), 3.4)], { seed }) +
    inked('ink', [wide(add(h, [2, 5]), 4), wide(add(h, [-46, 26]), 3)], { seed: seed + 1 });
}

// Ink that ran into the paper around him, and the ground under him.
function ground(k: Skeleton, seed: number): string {
  // prettier-ignore
  return blotted('wash', [
    add(k.back, [-30, -40]), add(k.hip, [-34, -30]), k.on([-38, -60]), k.on([10, -96]), k.on([44, -50]), add(k.front, [34, -50]),
    add(k.front, [30, 6]), add(k.back, [-34, 6]),
  ], { seed: seed + 77, rough: 5, step: 12 }) + blotted('shade', [
    add(k.back, [-46, 4]), add(k.back, [-20, -12]), add(k.front, [24, -8]), add(k.front, [56, 3]),
    add(mix(k.front, k.back, 0.5), [0, 12]),
  ], { seed, rough: 3 });
}

export interface FigureLook {
  stance?: Stance;
  head?: Head;
  weapon?: Weapon;
  // Points of armour left; null without armour.
  armour?: number | null;
  wounds?: readonly Wound[];
  seed?: number;
}

export function figure(look: FigureLook = {}): string {
  const { stance = 'ready', head = 'topknot', weapon = 'katana', armour = null, seed = 7 } = look;
  const k = skeleton(stance);
  const up = k.hands[1] < k.shoulder[1];
  const grip: Point = isPole(weapon) ? [-42, 1] : [-15, 2];
  const two = weapon === 'two';
  const hand2 = two ? add(k.hands, [-8, up ? 70 : 36]) : add(k.hands, turn(grip, k.blade));
  const skull = headOf(head, k.head, seed + 30);
  // With the arms raised the head stands before them, parted by a line of paper.
  // prettier-ignore
  const parted = inked('paper', [
    wide(add(k.head, [14, -8]), 1), wide(add(k.head, [19, 5]), 2.4), wide(add(k.head, [6, 17]), 1),
  ], { seed });
  return (
    `<g class="figure">${ground(k, seed)}` +
    (two ? moved(hand2, -6, weaponDrawing('wakizashi')) : '') +
    arm(k.shoulder2, hand2, seed + 40, true) +
    sheaths(k, seed + 3) +
    feet(k, seed + 5) +
    hakama(k, seed + 10) +
    torso(k, seed + 20) +
    (up ? '' : skull) +
    moved(k.hands, k.blade, weaponDrawing(weapon)) +
    arm(k.shoulder, k.hands, seed + 50, false) +
    (up ? parted + skull : '') +
    (armour === null ? '' : armourOn(k, armour, seed + 60)) +
    (look.wounds ?? []).map((w, n) => woundOn(k, w, n)).join('') +
    '</g>'
  );
}

// The figure as a picture of its own; the class says where it stands.
export const figureSvg = (look: FigureLook, css: string): string =>
  `<svg class="${css}" viewBox="0 0 260 270" aria-hidden="true" focusable="false">${figure(look)}</svg>`;
// Head and shoulders, for lists.
export const bust = (look: FigureLook): string =>
  `<svg class="bust" viewBox="70 44 116 97" aria-hidden="true" focusable="false">${figure(look)}</svg>`;

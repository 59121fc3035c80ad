// The place of a duel, painted behind it, and the weather above it. Box 0 0 1000 320, the ground at y = 296; the fighters stand
// left and right, so what catches the eye stands in the middle or far away. Washes w1 (faint) to w3 (dark).
import { blotted, inked, random, type Inked, type Point, type StrokeLook } from './brush.ts';

export type Place = 'field' | 'temple' | 'river' | 'village' | 'beach' | 'bamboo' | 'cliff';
export type Sky = 'wind' | 'rain' | 'fog' | 'snow';

const line = (css: string, points: readonly Inked[], seed: number, look: StrokeLook = {}): string =>
  inked(css, points, { seed, ...look });
const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

// prettier-ignore
const far = (): string => blotted('w1', [
  [-40, 250], [120, 176], [230, 214], [340, 150], [470, 222], [640, 168], [760, 212], [880, 158], [1040, 226], [1040, 300], [-40, 300],
], { seed: 3, rough: 4, step: 16 });
// prettier-ignore
const groundline = (): string =>
  line('w3', [[-20, 296, 3], [260, 293, 7], [520, 297, 5], [760, 293, 7], [1020, 297, 3]], 5, { rough: 0.4, dry: 0.6, step: 14 });
const grass = (x: number, n: number): string =>
  line(
    'w3',
    [
      [x, 298, 3],
      [x + n, 280, 2.4],
      [x + n * 2.4, 262, 0.4],
    ],
    x,
  );
// A line of water that goes up and down.
const wave = (k: number, from: number, to: number, y: number, seed: number, swing = 5): string => {
  const n = Math.round((to - from) / 76);
  const points = Array.from({ length: n + 1 }, (_, i): Inked => {
    const up = (i % 2 ? -swing : swing) * (1 + k * 0.3);
    return [from + ((to - from) * i) / n, y + up, 1.5 + ((i + k) % 3) * 1.4];
  });
  return line('w2', points, seed, { rough: 0.4, dry: 0.3, step: 12 });
};
// prettier-ignore
export const pine = (x: number, y: number, k: number, seed: number): string =>
  line('w3', [[x, y, 5 * k], [x + 3 * k, y - 26 * k, 4 * k], [x - 3 * k, y - 52 * k, 2 * k]], seed) +
  ([[0, -52, 24], [-9, -36, 20], [12, -28, 22], [-14, -18, 16]] as const).map(([dx, dy, w], i) =>
    line('w3', [[x + (dx - w) * k, y + dy * k, 2 * k], [x + dx * k, y + (dy - 7) * k, 13 * k], [x + (dx + w) * k, y + dy * k, 2 * k]],
      seed + i, { rough: 0.3, dry: 0.4 })).join('');
const bird = (x: number, y: number, seed: number): string =>
  // prettier-ignore
  line('w3', [[x - 12, y + 4, 0.6], [x - 4, y - 2, 2.4], [x, y + 3, 1.2], [x + 5, y - 2, 2.4], [x + 13, y + 5, 0.6]], seed);
export const birds = (x: number, y: number): string =>
  // prettier-ignore
  `<g class="birds">${([[0, 8], [32, -4], [58, 14], [90, 0], [122, 18]] as const).map(([dx, dy], i) => bird(x + dx, y + dy, i + 2)).join('')}</g>`;

const field = (): string =>
  far() +
  birds(430, 66) +
  pine(500, 292, 1.5, 5) +
  groundline() +
  [30, 52, 450, 560, 580, 950, 968].map((x, i) => grass(x, i % 2 ? 5 : -4)).join('');

// prettier-ignore
const beach = (): string =>
  '<circle class="sun" cx="500" cy="120" r="52"/>' +
  line('w2', [[-20, 196, 1.5], [300, 194, 2.4], [700, 196, 2.4], [1020, 194, 1.5]], 2, { rough: 0.5, step: 16 }) +
  times(4, (k) => wave(k, -30, 1034, 214 + k * 19, 11 + k)) +
  blotted('w1', [[610, 192], [640, 180], [690, 172], [742, 180], [770, 192]], { seed: 6, rough: 1.5 }) +
  line('w3', [[430, 190, 2], [448, 195, 6], [474, 189, 2]], 4) + line('w3', [[450, 190, 1.6], [451, 168, 1.4]], 4) + groundline();

// prettier-ignore
const bamboo = (): string => [40, 96, 150, 330, 372, 420, 560, 604, 655, 760, 818, 900, 960].map((x, i) => {
  const wide = 7 + (i % 3) * 3;
  const leaf = 30 + ((i * 13) % 60);
  return line(i % 2 ? 'w1' : 'w2', [[x, -20, wide], [x + (i % 2 ? 6 : -5), 140, wide], [x, 300, wide + 1]], 30 + i,
      { rough: 0.06, dry: 0.3, step: 18 }) +
    [40, 110, 186].map((y, k) => line('cutline', [[x - 9, y + ((i * 7) % 30), 0.8], [x + 9, y + ((i * 7) % 30), 1.6]], i + k)).join('') +
    line('w2', [[x, leaf, 2], [x + 26, leaf - 12, 8], [x + 60, leaf + 2, 0.6]], 50 + i);
}).join('') + groundline();

// A roof of tiles, its ridge at x, y; wide is half of its eaves.
const roof = (css: string, x: number, y: number, wide: number, tall: number): string =>
  `<path class="${css}" d="M${x - wide} ${y + tall}Q${x - wide * 0.77} ${y + tall * 0.64} ${x - wide * 0.62} ${y}Q${x} ${y - tall * 0.2} ${x + wide * 0.62} ${y}Q${x + wide * 0.77} ${y + tall * 0.64} ${x + wide} ${y + tall}Q${x} ${y + tall * 0.7} ${x - wide} ${y + tall}Z"/>`;
// prettier-ignore
const temple = (): string =>
  far() + roof('w2', 500, 118, 140, 56) + roof('w2', 500, 72, 92, 40) + '<path class="w1" d="M452 112H548V122H452Z"/>' +
  '<path class="w1" d="M410 174H590V292H410Z"/><path class="w3" d="M414 176H420V292H414ZM464 176H470V292H464ZM530 176H536V292H530ZM580 176H586V292H580Z"/>' +
  line('w2', [[396, 292, 6], [500, 288, 7], [604, 292, 6]], 8) + line('w3', [[500, 44, 3], [500, 72, 5]], 2) +
  pine(330, 290, 1.3, 9) + pine(676, 290, 1.1, 15) + groundline();

// prettier-ignore
const river = (): string =>
  far() + times(5, (k) => wave(k, 250 - k * 34, 750 + k * 38, 214 + k * 15, 20 + k, 4)) +
  line('w3', [[352, 236, 5], [410, 204, 8], [500, 192, 9], [590, 204, 8], [648, 236, 5]], 6, { rough: 0.05 }) +
  line('w3', [[364, 216, 2], [430, 184, 3], [500, 174, 3], [570, 184, 3], [636, 216, 2]], 12) +
  [396, 448, 500, 552, 604].map((x, i) =>
    line('w3', [[x, 178 + Math.abs(500 - x) * 0.24, 3], [x, 226 + (i % 2) * 8, 3.4]], 7 + i, { rough: 0.05 })).join('') +
  blotted('w2', [[300, 288], [318, 274], [344, 272], [360, 288]], { seed: 4 }) +
  blotted('w2', [[690, 284], [704, 274], [726, 274], [738, 284]], { seed: 7 }) +
  [262, 274, 286, 742, 756].map((x, i) => grass(x, i % 2 ? 4 : -4)).join('') + groundline();

// A house of the village: thatch, a dark door, a wall of boards.
// prettier-ignore
const house = (x: number, y: number, k: number, seed: number): string =>
  `<path class="w1" d="M${x - 42 * k} ${y - 40 * k}H${x + 42 * k}V${y}H${x - 42 * k}Z"/>` +
  blotted('w2', [[x - 64 * k, y - 36 * k], [x - 30 * k, y - 84 * k], [x + 30 * k, y - 84 * k], [x + 64 * k, y - 36 * k], [x, y - 42 * k]],
    { seed, rough: 2.2 }) +
  line('w3', [[x - 34 * k, y - 84 * k, 4 * k], [x, y - 88 * k, 6 * k], [x + 34 * k, y - 84 * k, 4 * k]], seed) +
  `<path class="w3" d="M${x - 12 * k} ${y - 32 * k}H${x + 12 * k}V${y}H${x - 12 * k}Z"/>`;
// prettier-ignore
const village = (): string =>
  far() + house(330, 268, 0.8, 4) + house(676, 266, 0.7, 9) + house(500, 288, 1.25, 6) +
  line('w2', [[512, 178, 3], [520, 150, 9], [504, 120, 7], [524, 84, 3]], 8, { dry: 0.8, rough: 0.4 }) +
  [400, 424, 448, 566, 590, 614].map((x, i) => line('w3', [[x, 262, 3], [x, 294, 3.4]], i + 2, { rough: 0.1 })).join('') +
  line('w3', [[392, 272, 2.4], [456, 270, 2.4]], 3) + line('w3', [[558, 270, 2.4], [622, 272, 2.4]], 5) + groundline();

// The edge is between the two: who exploits it may fall.
// prettier-ignore
const cliff = (): string =>
  '<circle class="sun" cx="620" cy="88" r="40"/>' + birds(420, 120) +
  times(3, (k) => wave(k, 420 - k * 20, 1034, 236 + k * 15, 40 + k, 4)) +
  blotted('w1', [[700, 236], [728, 176], [752, 166], [770, 196], [800, 188], [826, 236]], { seed: 8, rough: 3 }) +
  blotted('w2', [[-40, 292], [180, 286], [420, 290], [520, 282], [548, 292], [534, 306], [546, 330], [500, 360], [-40, 360]], { seed: 5, rough: 3 }) +
  [470, 496, 520].map((x, i) => line('w3', [[x, 294, 1.6], [x + 6, 312, 4], [x - 4, 330, 1]], i + 3, { dry: 0.4 })).join('') +
  pine(470, 290, 1.4, 25) + line('w3', [[-20, 294, 4], [240, 291, 7], [480, 292, 6], [548, 291, 2]], 5, { rough: 0.4, dry: 0.6 }) +
  line('w3', [[640, 306, 2], [780, 296, 6], [1020, 298, 4]], 9, { rough: 0.4, dry: 0.6 }) +
  blotted('w2', [[630, 310], [680, 298], [860, 294], [1040, 296], [1040, 360], [660, 360]], { seed: 12, rough: 3 });

const PLACES: Readonly<Record<Place, () => string>> = {
  field,
  temple,
  river,
  village,
  beach,
  bamboo,
  cliff,
};

const flying = (n: number, seed: number, draw: (at: Point, r: number) => string): string => {
  const rnd = random(seed);
  return times(n, () => draw([rnd() * 1000, rnd() * 290], rnd()));
};
const fixed = (v: number): string => v.toFixed(0);
// prettier-ignore
const SKIES: Readonly<Record<Sky, () => string>> = {
  wind: () => [[60, 70], [400, 40], [620, 96], [210, 130], [760, 150]].map(([x = 0, y = 0], i) =>
    line('w2', [[x, y, 0.6], [x + 90, y - 8, 3], [x + 180, y + 3, 2.4], [x + 214, y - 12, 2], [x + 196, y - 26, 0.6]], 60 + i, { step: 12 })).join('') +
    flying(14, 6, ([x, y], r) => `<ellipse class="leaf" cx="${fixed(x)}" cy="${fixed(y)}" rx="7" ry="2.6" transform="rotate(${fixed(r * 90 - 60)} ${fixed(x)} ${fixed(y)})"/>`),
  rain: () => `<path class="rain" d="${flying(110, 4, ([x, y], r) => `M${fixed(x)} ${fixed(y)}l${fixed(-6 - r * 6)} ${fixed(26 + r * 22)}`)}"/>`,
  fog: () => [120, 190, 250].map((y, k) =>
    blotted('fog', [[-60, y], [200 + k * 90, y - 26], [520 - k * 60, y - 8], [800, y - 30 + k * 8], [1060, y], [760, y + 24], [300, y + 28]],
      { seed: 70 + k, rough: 6, step: 30 })).join(''),
  snow: () => flying(90, 9, ([x, y], r) => `<circle class="flake" cx="${fixed(x)}" cy="${fixed(y)}" r="${(1.4 + r * 2.4).toFixed(1)}"/>`),
};

const scroll = (css: string, inner: string): string =>
  `<svg class="${css}" viewBox="0 0 1000 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${inner}</svg>`;

// By the ids of the card file; a place of one's own is a field.
const PLACE_OF: Readonly<Record<string, Place>> = {
  L1: 'temple',
  L2: 'river',
  L3: 'village',
  L4: 'beach',
  SU1: 'bamboo',
  SU2: 'cliff',
};
const SKY_OF: Readonly<Record<string, Sky>> = { X1: 'wind', X2: 'rain', X3: 'fog', X4: 'snow' };

export const sceneOf = (place: Place): string => scroll('scene', PLACES[place]());
export const skyOf = (sky: Sky): string => scroll(`sky ${sky}`, SKIES[sky]());
export const placeById = (id: string): string => sceneOf(PLACE_OF[id] ?? 'field');
export const skyById = (id: string): string => {
  const sky = SKY_OF[id];
  return sky ? skyOf(sky) : '';
};

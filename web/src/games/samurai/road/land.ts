// The country that the road runs through: gate, pines, river and bridge, a house, the sea. At a desk in one picture, box
// 0 0 1280 330; on a phone, where the road hangs, one sight beside each duel.
import { blotted, inked, type Inked, type Point } from '../draw/brush.ts';
import { birds, pine } from '../draw/scenes.ts';

const hill = (css: string, points: readonly Point[], seed: number): string =>
  blotted(css, points, { seed, rough: 5, step: 15 });
// A line of water between two points, up and down.
const water = (from: number, step: number, n: number, y: number, swing: number, seed: number) =>
  inked(
    'w2',
    Array.from({ length: n }, (_, i): Inked => {
      const up = i % 2 ? -swing : swing;
      return [from + i * step, y + up, 1.5 + ((i + seed) % 3)];
    }),
    { seed, rough: 0.4, dry: 0.4, step: 9 },
  );
const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

// prettier-ignore
const HILLS =
  hill('w1', [[-40, 230], [90, 120], [170, 168], [250, 84], [360, 190], [470, 130], [560, 196], [690, 110], [800, 186], [930, 128],
    [1040, 200], [1180, 156], [1320, 220], [1320, 300], [-40, 300]], 3);
// prettier-ignore
const near = (): string =>
  hill('w1', [[-40, 268], [140, 226], [300, 262], [470, 228], [640, 266], [820, 232], [1000, 268], [1160, 246], [1320, 272],
    [1320, 330], [-40, 330]], 8);
// prettier-ignore
const torii = (): string =>
  inked('shu', [[66, 176, 7], [110, 170, 9], [154, 176, 7]], { seed: 2, rough: 0.06 }) +
  inked('shu', [[74, 190, 4], [146, 190, 4]], { seed: 3, rough: 0.06 }) +
  inked('shu', [[84, 178, 6], [82, 244, 6]], { seed: 4, rough: 0.06 }) +
  inked('shu', [[136, 178, 6], [138, 244, 6]], { seed: 5, rough: 0.06 });
// prettier-ignore
const bridge = (): string =>
  inked('w3', [[424, 250, 5], [470, 222, 9], [540, 214, 10], [610, 222, 9], [656, 250, 5]], { seed: 6, rough: 0.05 }) +
  [452, 490, 540, 590, 628].map((x, i) =>
    inked('w3', [[x, 206 + Math.abs(540 - x) * 0.22, 3], [x, 268, 3.6]], { seed: 7 + i, rough: 0.05 })).join('') +
  inked('w3', [[434, 232, 2], [490, 204, 3], [540, 198, 3], [590, 204, 3], [648, 232, 2]], { seed: 12 });
const roof =
  '<path class="w3" d="M742 196Q770 182 786 152Q834 142 882 152Q898 182 928 196Q880 188 834 188T742 196Z"/><path class="w2" d="M768 196H902V248H768Z"/>';
// prettier-ignore
const island = (): string => hill('w2', [[1120, 226], [1160, 200], [1210, 190], [1250, 206], [1280, 226]], 6);
// prettier-ignore
const way = (): string => inked('w3', [[-20, 300, 9], [120, 282, 10], [250, 292, 9], [400, 276, 8], [540, 262, 7], [700, 278, 9],
  [850, 270, 9], [980, 284, 8], [1100, 268, 6], [1220, 252, 3]], { seed: 14, rough: 0.3, dry: 0.5, step: 10 });

export const landscape = (): string =>
  '<svg class="land" viewBox="0 0 1280 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">' +
  HILLS +
  birds(330, 56) +
  '<circle class="moon" cx="1010" cy="72" r="34"/>' +
  near() +
  torii() +
  pine(250, 262, 1.1, 5) +
  pine(300, 258, 0.8, 9) +
  times(3, (k) => water(410, 44, 7, 274 + k * 12, 3, 20 + k)) +
  bridge() +
  pine(702, 256, 1.2, 15) +
  roof +
  pine(960, 262, 1, 25) +
  times(4, (k) => water(1010, 38, 9, 232 + k * 17, 4, 40 + k)) +
  island() +
  way() +
  '</svg>';

// What stands beside the road at each duel, by its box in the country.
const sights: readonly (readonly [box: string, draw: () => string])[] = [
  ['56 158 108 92', torii],
  ['206 176 124 92', () => pine(250, 262, 1.1, 5) + pine(300, 258, 0.8, 9)],
  ['416 186 248 100', () => bridge() + times(2, (k) => water(410, 44, 7, 272 + k * 10, 3, 20 + k))],
  ['664 138 270 122', () => pine(702, 256, 1.2, 15) + roof],
  ['900 172 128 94', () => pine(960, 262, 1, 25) + pine(1000, 258, 0.7, 31)],
  [
    '1060 120 220 150',
    () =>
      '<circle class="moon" cx="1222" cy="154" r="28"/>' +
      island() +
      times(4, (k) => water(1070, 38, 6, 226 + k * 13, 4, 40 + k)),
  ],
];
export function sight(number: number): string {
  const [box, draw] = sights[(number - 1) % sights.length] ?? ['0 0 1 1', () => ''];
  return `<svg class="sight" viewBox="${box}" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false">${draw()}</svg>`;
}
// A piece of the way, from one duel to the next: it swings to one side, then to the other. As high as the duel takes.
export const stretch =
  '<svg class="stretch" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">' +
  '<path d="M50 0C84 15 92 38 50 50S16 85 50 100"/></svg>';

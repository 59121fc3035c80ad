// The small drawings of the table: elements, dice, beads. Colours come from draw.css and currentColor.
import { blotted, enso, inked, path } from './brush.ts';

const svg = (box: string, inner: string, css: string): string =>
  `<svg viewBox="${box}" class="${css}" aria-hidden="true" focusable="false">${inner}</svg>`;

export type Element = 'fire' | 'water' | 'earth' | 'void';

// prettier-ignore
const ELEMENTS: Readonly<Record<Element, () => string>> = {
  fire: () => blotted('sign', [[0, -19], [5, -10], [12, -3], [13, 7], [7, 16], [0, 18], [-8, 16], [-13, 7], [-10, -3], [-6, 2],
    [-5, -8]], { seed: 2, rough: 0.6, step: 4 }) + '<path class="eye" d="M1 2C6 7 6 13 0 15-6 13-5 8 1 2Z"/>',
  water: () => inked('sign', [[-17, -4, 2], [-9, -9, 5], [0, -4, 5], [9, -8, 5], [17, -5, 1.4]], { seed: 3 }) +
    inked('sign', [[-17, 5, 2], [-9, 0, 5], [0, 5, 5], [9, 1, 5], [17, 4, 1.4]], { seed: 4 }) +
    inked('sign', [[-13, 13, 2], [-5, 9, 4.4], [3, 13, 4.4], [12, 10, 1.2]], { seed: 5 }),
  earth: () => blotted('sign', [[-15, 13], [-14, -3], [-5, -13], [7, -12], [15, -1], [15, 12], [4, 15]],
    { seed: 6, rough: 0.8, step: 5 }) + inked('eye', [[-8, 9, 0.4], [-6, -1, 1.8], [1, -8, 0.4]], { seed: 2 }),
  void: () => path(enso(0, 0, 14, { seed: 5, width: 5, gap: 0.7, turn: -1.2 }), 'sign'),
};
// The four signs are on every card: drawn once.
const drawn = new Map<Element, string>();
export function element(name: Element, css = ''): string {
  const sign = drawn.get(name) ?? ELEMENTS[name]();
  drawn.set(name, sign);
  return svg('-20 -20 40 40', sign, `element ${name} ${css}`.trim());
}

// prettier-ignore
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [], [[0, 0]], [[-8, -8], [8, 8]], [[-9, -9], [0, 0], [9, 9]], [[-8, -8], [8, -8], [-8, 8], [8, 8]],
  [[-9, -9], [9, -9], [0, 0], [-9, 9], [9, 9]], [[-8, -10], [8, -10], [-8, 0], [8, 0], [-8, 10], [8, 10]],
];
// A die; 0 is one that has left the game.
export const die = (n: number, css = ''): string =>
  svg(
    '-20 -20 40 40',
    '<rect class="face" x="-18" y="-18" width="36" height="36" rx="7"/>' +
      (PIPS[n] ?? [])
        .map(([x, y]) => `<circle class="pip" cx="${x}" cy="${y}" r="${n === 1 ? 5 : 3.4}"/>`)
        .join('') +
      (n === 0 ? '<path class="out" d="M-12 12 12-12"/>' : ''),
    `die ${css}`.trim(),
  );

// Life is round, Ki a diamond, armour a lame. Kept ones are filled, lost ones outlined.
export type Bead = 'life' | 'ki' | 'yoroi';
const BEADS: Readonly<Record<Bead, string>> = {
  life: '<circle cx="7" cy="7" r="5.4"/>',
  ki: '<path d="M7 1 13 7 7 13 1 7Z"/>',
  yoroi: '<path d="M2 3H12L13 11H1Z"/>',
};
export const bead = (kind: Bead, on: boolean): string =>
  svg('0 0 14 14', BEADS[kind], `bead ${kind} ${on ? 'on' : 'off'}`);
export const beads = (kind: Bead, n: number, most: number): string =>
  Array.from({ length: Math.max(n, most) }, (_, i) => bead(kind, i < n)).join('');

// One stroke through something that is over.
export const slash = (seed: number): string =>
  svg(
    '0 0 100 100',
    inked(
      'slash-ink',
      [
        [84, 10, 2],
        [54, 46, 9],
        [14, 92, 2],
      ],
      { seed, dry: 0.6 },
    ),
    'slash',
  );
// prettier-ignore
export const underline = (): string =>
  svg('0 0 320 26', inked('', [[4, 16, 3], [60, 11, 13], [190, 14, 11], [314, 8, 3]], { seed: 12, dry: 0.6, rough: 0.16 }), 'underline');

// Weapons, drawn along +x from the hands.
import { blotted, inked } from './brush.ts';

export type Weapon =
  | 'katana'
  | 'bokken'
  | 'wakizashi'
  | 'nodachi'
  | 'naginata'
  | 'yari'
  | 'staff'
  | 'kusarigama'
  | 'two'
  | 'none';

// prettier-ignore
const blade = (l: number, thick = 1): string => inked('steel', [
  [2, 0, 4.4 * thick], [l * 0.5, -l * 0.035, 4.2 * thick], [l * 0.85, -l * 0.09, 3.2 * thick], [l, -l * 0.125, 0.4],
], { seed: 6, rough: 0.05 });
// prettier-ignore
const hilt = (from: number, guard: number): string =>
  inked('ink', [[from, 2, 4.4], [2, 0, 4.6]], { seed: 4, rough: 0.05 }) +
  inked('ink', [[2, -7 - guard, 1.6], [3, 0, 3], [2, 7 + guard, 1.6]], { seed: 7, rough: 0.05 });
// prettier-ignore
const pole = (from: number, to: number, w = 3.4): string =>
  inked('wood', [[from, 1, w * 0.8], [(from + to) / 2, 0, w], [to, 0, w * 0.9]], { seed: 9, rough: 0.08 });

// The weight and its chain, whirling over his head.
function chain(): string {
  const at = (t: number): [number, number] => [
    -20 - 74 * Math.sin(t * 1.5),
    2 - 96 * (1 - Math.cos(t * 1.75)) + 26 * t * (1 - t),
  ];
  const links = Array.from({ length: 16 }, (_, k) => {
    const [[x, y], [u, v]] = [at((k + 1) / 17), at((k + 1.5) / 17)];
    const angle = ((Math.atan2(v - y, u - x) * 180) / Math.PI).toFixed(0);
    const [cx, cy] = [x.toFixed(1), y.toFixed(1)];
    return `<ellipse cx="${cx}" cy="${cy}" rx="4" ry="2.2" class="link" transform="rotate(${angle} ${cx} ${cy})"/>`;
  });
  const [x, y] = at(1);
  // prettier-ignore
  const weight = blotted('ink', [[x - 6, y], [x, y - 7], [x + 6, y], [x, y + 7]], { seed: 4, rough: 0.4, step: 3 });
  return links.join('') + weight;
}

// prettier-ignore
const DRAWN: Readonly<Record<Weapon, () => string>> = {
  katana: () => blade(88) + hilt(-22, 2),
  bokken: () => inked('wood', [[-24, 0, 4.4], [43, -2, 4.6], [86, -8, 2.4]], { seed: 5 }),
  wakizashi: () => blade(58) + hilt(-18, 2),
  nodachi: () => blade(122, 1.3) + hilt(-34, 3),
  naginata: () => pole(-96, 42) + `<g transform="translate(40)">${blade(56, 1.5)}</g>`,
  yari: () => pole(-92, 86) + inked('steel', [[84, 0, 2], [92, 0, 6.6], [118, 0, 0.6]], { seed: 8 }),
  staff: () => pole(-62, 92, 4.2),
  kusarigama: () => pole(-20, 34, 3.6) +
    inked('steel', [[32, -1, 5], [40, -14, 6], [32, -30, 4.6], [18, -38, 0.8]], { seed: 8 }) + chain(),
  two: () => blade(84) + hilt(-20, 2),
  none: () => '',
};

export const weaponDrawing = (weapon: Weapon): string => DRAWN[weapon]();
export const isPole = (weapon: Weapon): boolean =>
  weapon === 'yari' || weapon === 'naginata' || weapon === 'staff';
// A weapon lying by itself, in a list.
export const weaponIcon = (weapon: Weapon): string =>
  `<svg class="wicon" viewBox="-100 -46 226 88" aria-hidden="true" focusable="false"><g class="figure" transform="rotate(-8)">${weaponDrawing(weapon)}</g></svg>`;

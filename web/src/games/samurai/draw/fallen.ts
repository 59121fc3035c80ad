// The ends of a duel: kneeling over the planted sword, and lying beside one's own.
import { blotted, inked } from './brush.ts';
import { arm, torso } from './figure.ts';
import { woundOn, type Wound } from './harm.ts';
import { headOf, type Head } from './heads.ts';
import { bodyAt, moved, STANCES } from './skeleton.ts';
import { weaponDrawing, type Weapon } from './weapons.ts';

export interface KneelingLook {
  seed?: number;
  head?: Head;
  weapon?: Weapon;
  wounds?: readonly Wound[];
}

// Box 0 0 260 270, as a figure that stands.
export function kneeling(look: KneelingLook = {}): string {
  const { seed = 9, head = 'topknot', weapon = 'katana', wounds = [] } = look;
  // prettier-ignore
  const k = bodyAt({
    ...STANCES.rest, hip: [112, 214], lean: 34, hands: [168, 176], front: [140, 240], back: [96, 240],
  });
  // prettier-ignore
  const legs = blotted('ink', [
    [92, 196], [124, 190], [150, 206], [172, 222], [176, 246], [150, 250], [100, 250], [48, 250], [34, 240], [60, 222], [84, 210],
  ], { seed, rough: 1.5 });
  // prettier-ignore
  return `<g class="figure">` +
    blotted('shade', [[10, 250], [60, 240], [190, 242], [220, 254], [120, 262]], { seed, rough: 3 }) + legs +
    inked('paper', [[110, 204, 0.3], [136, 222, 1.8], [150, 244, 0.3]], { seed }) +
    inked('paper', [[96, 206, 0.3], [80, 226, 1.6], [58, 242, 0.3]], { seed: seed + 1 }) +
    torso(k, seed + 2) + headOf(head, k.on([12, -84]), seed + 3) + moved([168, 178], 88, weaponDrawing(weapon)) +
    arm(k.on([12, -56]), [167, 172], seed + 4, false) + wounds.map((w, n) => woundOn(k, w, n)).join('') + '</g>';
}

// Box 0 0 260 100: lying, his weapon beside him.
export function fallen(weapon: Weapon, seed = 4): string {
  // prettier-ignore
  return `<g class="fallen">` +
    blotted('ink', [[20, 82], [60, 64], [120, 58], [190, 66], [236, 82], [120, 92]], { seed, rough: 2 }) +
    inked('ink', [[58, 66, 10], [34, 74, 8], [16, 84, 2]], { seed: seed - 1, dry: 0.5 }) +
    moved([150, 88], 4, weaponDrawing(weapon)) + '</g>';
}
export const fallenSvg = (weapon: Weapon, css: string, seed?: number): string =>
  `<svg class="${css}" viewBox="0 0 260 100" aria-hidden="true" focusable="false">${fallen(weapon, seed)}</svg>`;

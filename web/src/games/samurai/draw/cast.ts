// Who is who: how the cards of the game look on the scroll. Ids are those of the card file; what is not in these tables (cards
// of one's own) takes the plain drawing.
import type { FigureLook } from './figure.ts';
import type { BodyPart, Wound } from './harm.ts';
import type { Head } from './heads.ts';
import type { Weapon } from './weapons.ts';

export interface Fighter {
  head: Head;
  weapon: Weapon;
  seed: number;
}

const one = (head: Head, weapon: Weapon, seed: number): Fighter => ({ head, weapon, seed });
const FIGHTERS: Readonly<Record<string, Fighter>> = {
  O1: one('topknot', 'katana', 21),
  O2: one('tail', 'katana', 24),
  O3: one('monk', 'yari', 14),
  O4: one('hat', 'staff', 17),
  O5: one('band', 'kusarigama', 20),
  O6: one('tail', 'nodachi', 21),
  O7: one('helmet', 'two', 26),
  TV1: one('topknot', 'katana', 11),
  TV2: one('band', 'naginata', 18),
  TV3: one('hat', 'katana', 25),
  clan1: one('bun', 'bokken', 31),
  clan2: one('topknot', 'katana', 34),
  clan3: one('band', 'katana', 37),
  clan4: one('hood', 'naginata', 40),
  clan5: one('tail', 'katana', 24),
};
export const fighterOf = (id: string): Fighter => FIGHTERS[id] ?? one('topknot', 'katana', 21);

const WEAPONS: Readonly<Record<string, Weapon>> = {
  'WE-K': 'katana',
  'WE-B': 'bokken',
  'WE-U': 'kusarigama',
  'WE-N': 'naginata',
  'WE-O': 'nodachi',
  'WE-Y': 'yari',
  'WE-W': 'wakizashi',
};
export const weaponOf = (id: string): Weapon => WEAPONS[id] ?? 'katana';

// Musashi.
export const you = (weapon: string): FigureLook => ({
  head: 'topknot',
  weapon: weaponOf(weapon),
  seed: 7,
});

// The part of the body that an Injury or Blood card names; a Blood card has one for each level.
const INJURIES: Readonly<Record<string, BodyPart>> = {
  I1: 'forearm',
  I2: 'thigh',
  I3: 'winded',
  I4: 'brow',
  I5: 'rib',
  I6: 'graze',
  I7: 'gash',
  I8: 'throat',
};
const BLOOD: Readonly<Record<string, readonly [BodyPart, BodyPart]>> = {
  BL1: ['arm', 'rib'],
  BL2: ['finger', 'belly'],
  BL3: ['shoulder', 'eye'],
  BL4: ['thigh', 'balance'],
  BL5: ['graze', 'throat'],
};
export function woundOf(card: string, level: number, counts: boolean): Wound {
  const part = INJURIES[card] ?? BLOOD[card]?.[level > 1 ? 1 : 0] ?? 'rib';
  return { part, level: level > 1 ? 2 : 1, old: !counts };
}

import type { Recipe } from '../recipe.ts';

export const sly = {
  // Nukekubi
  YO13: {
    el: 'air',
    seed: 15,
    parts: [
      ['stroke', { path: '122,90 150,110 140,140 160,164 150,184', w: 17, head: 0.02, tail: 0.75 }],
      [
        'stroke',
        { path: '122,90 150,110 140,140 160,164 150,184', w: 10, head: 0.02, tail: 0.8, fill: 's' },
      ],
      ['hair', { x: 92, y: 84, r: 40, kind: 'wild', n: 17, w: 11, big: 1.05, turn: 0.5 }],
      ['head', { x: 88, y: 88, rx: 36, ry: 38, chin: 0.92 }],
      ['hair', { x: 90, y: 82, r: 36, kind: 'front', part: true, down: 0.05 }],
      ['eyes', { x: 84, y: 86, gap: 15, r: 8, kind: 'angry', look: [-0.3, 0.3], mad: true }],
      ['mouth', { x: 82, y: 108, w: 19, h: 10, kind: 'fang', down: [-0.45, 0.45] }],
    ],
  },
  // Kasha
  YO14: {
    el: 'fire',
    seed: 16,
    aura: { r: 80, y: 96, n: 10 },
    parts: [
      ['wheel', { x: 140, y: 146, r: 32, spokes: 6, hub: 0.2 }],
      ['tails', { x: 142, y: 104, n: 1, l: 64, a: -1.5, w: 11, curl: -0.7, tip: 't' }],
      ['beast', { x: 100, y: 108, l: 44, h: 32, leg: 36, arch: 20 }],
      ['ears', { x: 60, y: 64, gap: 16, h: 22, w: 16 }],
      ['head', { x: 60, y: 84, rx: 30, ry: 25, chin: 1.05 }],
      ['eyes', { x: 56, y: 80, gap: 13, r: 7.6, kind: 'cat', look: [-0.3, 0] }],
      ['brow', { x: 56, y: 70, gap: 13, w: 4.4, tilt: -4 }],
      ['mouth', { x: 54, y: 98, w: 15, h: 9, kind: 'fang', down: [-0.4, 0.4] }],
      ['dots', { at: '54,90,2.6' }],
    ],
  },
  // Nurikabe
  YO15: {
    el: 'earth',
    seed: 17,
    parts: [
      ['leg', { path: '74,158 74,174', w: 14 }],
      ['leg', { path: '128,158 130,174', w: 14 }],
      ['slab', { x: 100, top: 40, base: 162, w: 60 }],
      ['arm', { path: '40,108 26,116 24,134', w: 12 }],
      ['arm', { path: '160,104 174,116 176,134', w: 12 }],
      ['eyes', { x: 96, y: 84, gap: 20, r: 8, kind: 'sleepy', look: [-0.2, 0.4] }],
      ['mouth', { x: 96, y: 112, w: 17, kind: 'flat' }],
    ],
  },
  // Wanyūdō
  YO16: {
    el: 'fire',
    seed: 18,
    aura: { r: 84, y: 108, n: 13 },
    parts: [
      ['wheel', { x: 100, y: 106, r: 64, spokes: 10, hub: 0.56 }],
      ['hair', { x: 100, y: 106, r: 34, kind: 'mane', n: 18, w: 6 }],
      ['head', { x: 100, y: 106, rx: 36, ry: 36 }],
      ['eyes', { x: 100, y: 98, gap: 15, r: 8.6, kind: 'angry', mad: true }],
      ['brow', { x: 100, y: 84, gap: 15, w: 6.5, tilt: -4, r: 12 }],
      ['nose', { x: 100, y: 110, kind: 'dots' }],
      ['mouth', { x: 100, y: 122, w: 20, h: 9, kind: 'grin' }],
    ],
  },
  // Nure-onna
  YO17: {
    el: 'water',
    seed: 19,
    aura: { base: 190 },
    parts: [
      [
        'coil',
        {
          path: '88,92,0.8 110,112,1 148,118,1.1 160,144,1.1 126,160,1.15 76,156,1.1 46,166,0.9 58,184,0.6 98,186,0.3',
          w: 28,
          marks: 15,
          belly: true,
          tail: 0.45,
        },
      ],
      ['hair', { x: 82, y: 64, r: 28, kind: 'back', l: 92, wide: 1.5 }],
      ['head', { x: 82, y: 66, rx: 24, ry: 29, chin: 0.8 }],
      ['hair', { x: 82, y: 62, r: 25, kind: 'front', part: true, down: 0.9 }],
      ['eyes', { x: 80, y: 66, gap: 10, r: 6, kind: 'slit' }],
      ['mouth', { x: 80, y: 83, w: 6, h: 6, kind: 'lips' }],
      ['stroke', { path: '78,86 68,96 62,94', w: 2.6, fill: 'v' }],
      ['stroke', { path: '71,94 66,102', w: 2.2, fill: 'v' }],
    ],
  },
  // Inugami
  YO18: {
    el: 'void',
    seed: 20,
    parts: [
      ['drop', { x: 104, top: 60, base: 176, w: 40, hem: 'wisp', fill: 'i', lean: -4 }],
      ['ears', { x: 94, y: 54, gap: 24, h: 28, w: 20 }],
      ['head', { x: 92, y: 78, rx: 38, ry: 31, chin: 0.9 }],
      ['patch', { path: '68,84 92,78 114,86 110,112 90,118 70,110', fill: 's', w: 4 }],
      ['eyes', { x: 92, y: 72, gap: 17, r: 7, kind: 'angry', mad: true }],
      ['muzzle', { x: 90, y: 94, w: 18, whisk: 0, fang: true }],
      [
        'stroke',
        { path: '72,128 92,136 118,126', w: 8, fill: 's', head: 0.05, tail: 0.08, contrast: 0.1 },
      ],
      ['dots', { at: '94,140,5', fill: 'v' }],
    ],
  },
  // Yuki-onna
  YO19: {
    el: 'water',
    seed: 21,
    aura: false,
    parts: [
      [
        'dots',
        {
          at: '34,52,3.4 48,96,2.4 160,44,3 170,90,2.4 152,128,3.6 36,140,3 64,34,2 136,26,2.2 182,132,2 22,110,2 120,16,2.6',
          fill: 't',
        },
      ],
      ['hair', { x: 100, y: 62, r: 28, kind: 'back', l: 112, wide: 1.2 }],
      ['drop', { x: 100, top: 92, base: 176, w: 36, hem: 'wisp', flare: 1.1 }],
      ['stroke', { path: '86,96 98,116 106,132', w: 4.4 }],
      ['stroke', { path: '114,96 104,110', w: 4 }],
      ['arm', { path: '72,116 50,118 34,104', w: 14, hand: 'claw' }],
      ['head', { x: 100, y: 66, rx: 25, ry: 30, chin: 0.84 }],
      ['hair', { x: 100, y: 62, r: 26, kind: 'front', part: true, down: 0.9 }],
      ['eyes', { x: 100, y: 66, gap: 10.5, r: 6, kind: 'slit' }],
      ['mouth', { x: 100, y: 82, w: 5.4, h: 5, kind: 'lips' }],
      ['stroke', { path: '36,92 26,80 36,70 26,58', w: 4, fill: 't' }],
    ],
  },
  // Jorōgumo
  YO20: {
    el: 'void',
    seed: 22,
    aura: { r: 82 },
    parts: [
      ['thread', { paths: ['100,2 100,60', '70,2 92,60', '132,4 110,60'], fill: 't' }],
      ['spider', { x: 100, y: 130, r: 34, reach: 82, bands: 4 }],
      ['hair', { x: 100, y: 74, r: 26, kind: 'back', l: 54, wide: 1.3 }],
      ['head', { x: 100, y: 80, rx: 23, ry: 27, chin: 0.84 }],
      ['hair', { x: 100, y: 76, r: 24, kind: 'front', part: true, down: 0.75 }],
      ['eyes', { x: 100, y: 80, gap: 9.5, r: 5.4, kind: 'slit' }],
      ['eyes', { x: 100, y: 64, gap: 7, r: 3, kind: 'dot' }],
      ['mouth', { x: 100, y: 95, w: 5, h: 5, kind: 'lips' }],
    ],
  },
  // Karasu-tengu
  YO21: {
    el: 'air',
    seed: 23,
    parts: [
      ['wing', { x: 118, y: 98, s: 0.92, dir: 1 }],
      ['wing', { x: 84, y: 98, s: 0.86, dir: -1 }],
      ['staff', { path: '46,56 52,120 56,182', w: 5, rings: true }],
      ['robe', { x: 100, top: 100, base: 178, w: 36, sash: 'i' }],
      ['dots', { at: '88,114,4.6 112,114,4.6', fill: 'v' }],
      ['arm', { path: '80,112 62,122 54,114', w: 11, fill: 'i', hand: 'claw' }],
      ['head', { x: 100, y: 74, rx: 27, ry: 26, fill: 'i' }],
      ['hair', { x: 108, y: 78, r: 26, kind: 'mane', n: 9, from: -0.6, sweep: 2.6, w: 8 }],
      ['beak', { x: 86, y: 80, l: 42, h: 26, dir: -1, fill: 's' }],
      ['eyes', { x: 97, y: 66, gap: 11, r: 7, kind: 'angry', on: 'ink', look: [-0.5, 0.2] }],
      ['tokin', { x: 100, y: 46 }],
    ],
  },
  // Yamauba
  YO22: {
    el: 'earth',
    seed: 24,
    parts: [
      ['hair', { x: 100, y: 72, r: 36, kind: 'wild', n: 19, w: 10, big: 1.15 }],
      ['hair', { x: 100, y: 70, r: 32, kind: 'back', l: 96, wide: 1.7 }],
      ['robe', { x: 100, top: 104, base: 178, w: 44, neck: 12 }],
      ['stroke', { path: '70,140 86,146 80,160', w: 3 }],
      ['stroke', { path: '118,150 130,144', w: 3 }],
      ['head', { x: 100, y: 76, rx: 29, ry: 32, chin: 0.8 }],
      [
        'eyes',
        { x: 100, y: 70, gap: 14, r: 8.6, kind: 'round', look: [0, 0.1], odd: 0.72, pupil: 0.28 },
      ],
      ['stroke', { path: '78,82 86,86 94,83', w: 1.8 }],
      ['stroke', { path: '106,83 114,86 122,82', w: 1.8 }],
      ['nose', { x: 101, y: 84, kind: 'small' }],
      ['mouth', { x: 100, y: 95, w: 19, h: 8, kind: 'grin' }],
      ['knife', { x: 158, y: 116, s: 1, a: 0.35 }],
      ['arm', { path: '130,122 148,132 156,126', w: 11, hand: 'claw' }],
    ],
  },
} satisfies Record<string, Recipe>;

import type { Recipe } from '../recipe.ts';

export const shy = {
  // Kodama
  YO01: {
    el: 'earth',
    seed: 3,
    scale: 0.86,
    parts: [
      ['drop', { x: 100, top: 66, base: 172, w: 34, flare: 0.86, hem: 'flat', gap: 0.04 }],
      ['leaf', { x: 99, y: 66, a: -1.0, s: 0.9 }],
      ['leaf', { x: 101, y: 66, a: -2.3, s: 0.7 }],
      ['eyes', { x: 100, y: 98, gap: 13, r: 6.4, kind: 'hollow', odd: 1.35 }],
      ['mouth', { x: 101, y: 117, w: 4.4, h: 6.5, kind: 'o' }],
      ['arm', { path: '69,128 56,140 58,152', w: 7, hand: 'none' }],
      ['arm', { path: '131,128 145,136 148,126', w: 7, hand: 'none' }],
      ['stroke', { path: '80,150 100,154 121,149', w: 2.4 }],
    ],
  },
  // Chōchin-obake
  YO02: {
    el: 'fire',
    seed: 5,
    scale: 0.95,
    aura: { r: 74, y: 112 },
    parts: [
      ['lantern', { x: 100, top: 48, base: 164, w: 46, skip: [2, 3, 4, 5] }],
      [
        'patch',
        {
          path: '54,122 75,128 100,126 126,129 147,121 142,136 124,150 100,153 77,150 58,137',
          fill: 'i',
          w: 0,
        },
      ],
      ['tongue', { path: '101,136 104,150 93,166 106,182', w: 19 }],
      ['eyes', { x: 100, y: 88, r: 19, kind: 'one', look: [0.2, 0.35], lash: true }],
      [
        'stroke',
        {
          path: '54,122 66,117 75,128 88,121 100,126 113,121 126,129 135,118 147,121',
          w: 4,
          head: 0.02,
          tail: 0.02,
        },
      ],
    ],
  },
  // Karakasa-kozō
  YO03: {
    el: 'air',
    seed: 8,
    parts: [
      ['leg', { path: '100,116 98,140 104,166', w: 13, foot: 'geta' }],
      ['umbrella', { x: 100, top: 30, base: 120, w: 52 }],
      ['patch', { path: '72,76 100,66 128,76 130,98 100,108 70,98', fill: 's', w: 0 }],
      ['eyes', { x: 99, y: 82, r: 14, kind: 'one', look: [-0.4, 0.2] }],
      ['tongue', { path: '101,103 106,118 120,124 124,138', w: 11 }],
      ['mouth', { x: 100, y: 103, w: 16, h: 7, kind: 'smile' }],
      ['arm', { path: '62,110 46,112 38,98', w: 7, hand: 'claw' }],
      ['arm', { path: '138,110 154,104 160,88', w: 7, hand: 'claw' }],
    ],
  },
  // Akaname
  YO04: {
    el: 'water',
    seed: 4,
    aura: { base: 184 },
    parts: [
      ['frog', { x: 112, y: 122 }],
      ['hair', { x: 112, y: 66, r: 32, kind: 'wild', n: 11, w: 7, big: 0.9 }],
      ['head', { x: 112, y: 74, rx: 31, ry: 26 }],
      ['eyes', { x: 108, y: 66, gap: 15, r: 8.5, kind: 'sleepy', look: [-0.5, 0.4] }],
      ['tongue', { path: '100,88 78,92 54,108 50,134 34,150 40,168', w: 14 }],
      ['mouth', { x: 104, y: 86, w: 20, h: 6, kind: 'smile' }],
    ],
  },
  // Zashiki-warashi
  YO05: {
    el: 'void',
    seed: 6,
    scale: 0.88,
    parts: [
      ['robe', { x: 100, top: 104, base: 178, w: 38, sash: 'v', sleeves: 'down', neck: 11 }],
      ['head', { x: 100, y: 76, rx: 30, ry: 30, chin: 1.15 }],
      ['hair', { x: 100, y: 76, r: 31, kind: 'bob', down: 0.62 }],
      ['eyes', { x: 100, y: 82, gap: 12, r: 6.5, kind: 'dot' }],
      ['dots', { at: '82,93,4.4 118,93,4.4', fill: 'w' }],
      ['mouth', { x: 100, y: 95, w: 4.5, h: 5, kind: 'lips' }],
      ['ball', { x: 146, y: 164, r: 14 }],
    ],
  },
  // Azukiarai
  YO06: {
    el: 'water',
    seed: 9,
    aura: { base: 186 },
    parts: [
      ['drop', { x: 112, top: 84, base: 178, w: 42, lean: -6, wash: true }],
      ['head', { x: 96, y: 76, rx: 35, ry: 33 }],
      ['hair', { x: 100, y: 62, r: 34, kind: 'tuft', n: 4 }],
      ['eyes', { x: 88, y: 76, gap: 14, r: 9, kind: 'round', look: [-0.2, 0.8] }],
      ['brow', { x: 88, y: 60, gap: 14, tilt: -3, w: 3.4 }],
      ['mouth', { x: 84, y: 96, w: 15, h: 7, kind: 'grin' }],
      ['bucket', { x: 78, y: 154, r: 38 }],
      ['arm', { path: '120,116 110,136 90,144', w: 10 }],
      ['arm', { path: '82,112 60,124 66,142', w: 10 }],
    ],
  },
  // Onibi
  YO07: {
    el: 'fire',
    seed: 2,
    aura: false,
    scale: 1.14,
    move: [0, 6],
    parts: [
      ['flame', { x: 146, y: 92, s: 0.62, lean: 0.5 }],
      ['eyes', { x: 145, y: 95, gap: 7, r: 4.6, kind: 'angry' }],
      ['mouth', { x: 145, y: 106, w: 7, h: 5, kind: 'o' }],
      ['flame', { x: 50, y: 112, s: 0.56, lean: -0.4 }],
      ['eyes', { x: 51, y: 115, gap: 6.5, r: 4.2, kind: 'dot' }],
      ['mouth', { x: 51, y: 123, w: 6, h: 4, kind: 'smile' }],
      ['flame', { x: 100, y: 136, s: 1.08 }],
      ['eyes', { x: 100, y: 134, gap: 13, r: 8, kind: 'sad', look: [0.1, 0.3] }],
      ['mouth', { x: 100, y: 153, w: 8, h: 7, kind: 'o', in: true }],
    ],
  },
  // Ittan-momen
  YO08: {
    el: 'air',
    seed: 11,
    parts: [
      [
        'cloth',
        { path: '62,52,1.1 96,66,1.2 122,98,1 100,126,0.92 116,152,0.8 152,166,0.6', w: 46 },
      ],
      ['eyes', { x: 78, y: 62, gap: 11, r: 6.5, kind: 'angry', look: [-0.4, 0.3], tilt: 4 }],
      ['mouth', { x: 84, y: 80, w: 10, h: 6, kind: 'smile' }],
      ['arm', { path: '60,76 44,86 34,80', w: 8, hand: 'claw' }],
      ['arm', { path: '112,78 132,70 146,78', w: 8, hand: 'claw' }],
      ['stroke', { path: '108,112 100,124 106,138', w: 2.4 }],
    ],
  },
  // Noppera-bō
  YO09: {
    el: 'void',
    seed: 12,
    parts: [
      ['robe', { x: 100, top: 100, base: 178, w: 46, fill: 'i', sleeves: 'up' }],
      ['head', { x: 100, y: 70, rx: 28, ry: 34, chin: 1 }],
      ['hair', { x: 100, y: 58, r: 27, kind: 'front', down: 0.1, part: true }],
      ['patch', { path: '96,20 106,20 108,32 94,32', fill: 'i', w: 0 }],
      ['stroke', { path: '82,82 86,94 95,101', w: 2, fill: 'w' }],
    ],
  },
  // Bake-danuki
  YO10: {
    el: 'earth',
    seed: 7,
    parts: [
      ['tails', { x: 140, y: 156, n: 1, l: 62, a: -0.5, w: 26, curl: 1.0, fill: 's' }],
      ['brute', { x: 100, top: 92, base: 178, w: 44, belly: 1.22 }],
      ['patch', { path: '100,108 126,118 132,140 100,158 68,140 74,118', fill: 's', w: 3 }],
      ['stroke', { path: '92,132 100,138 108,132', w: 2.4 }],
      ['ears', { x: 100, y: 48, gap: 25, h: 18, w: 20, kind: 'round' }],
      ['head', { x: 100, y: 70, rx: 38, ry: 29, chin: 1.1 }],
      ['patch', { path: '66,64 84,60 92,72 78,84 64,78', fill: 'i', w: 0 }],
      ['patch', { path: '134,64 116,60 108,72 122,84 136,78', fill: 'i', w: 0 }],
      ['eyes', { x: 100, y: 71, gap: 20, r: 6.2, kind: 'round', on: 'ink', look: [0.4, -0.2] }],
      ['muzzle', { x: 100, y: 84, w: 15, whisk: 0 }],
      ['leaf', { x: 94, y: 44, a: -0.5, s: 0.9 }],
      ['gourd', { x: 44, y: 154, s: 0.9 }],
      ['arm', { path: '62,112 46,122 46,134', w: 13 }],
      ['arm', { path: '140,112 154,122 140,132', w: 13 }],
    ],
  },
  // Kappa
  YO11: {
    el: 'water',
    seed: 13,
    aura: { base: 186 },
    parts: [
      ['brute', { x: 102, top: 96, base: 180, w: 40, shell: true }],
      ['arm', { path: '68,110 50,126 58,142', w: 11, hand: 'claw' }],
      ['arm', { path: '136,108 156,98 160,80', w: 11, hand: 'claw' }],
      ['head', { x: 100, y: 72, rx: 35, ry: 28 }],
      ['dish', { x: 100, y: 48, r: 23 }],
      ['eyes', { x: 98, y: 72, gap: 17, r: 8.5, kind: 'round', look: [-0.3, 0.2] }],
      ['patch', { path: '78,84 98,79 118,84 116,93 98,90 80,93', fill: 't', w: 3.4 }],
      ['patch', { path: '84,95 98,92 112,95 98,102', fill: 't', w: 3 }],
      ['dots', { at: '93,85,1.4 103,85,1.4' }],
    ],
  },
  // Kamaitachi
  YO12: {
    el: 'air',
    seed: 14,
    aura: { r: 84 },
    parts: [
      [
        'coil',
        {
          path: '66,74,1 94,78,1.15 126,96,1.1 130,130,0.95 98,148,0.8 66,140,0.62 56,158,0.5 78,178,0.3',
          w: 30,
          belly: true,
          bx: -2,
          by: 7,
          tail: 0.5,
        },
      ],
      ['sickle', { x: 96, y: 66, s: 0.82, a: 0.9 }],
      ['sickle', { x: 138, y: 120, s: 0.85, a: 2.3 }],
      ['arm', { path: '92,88 106,76 98,64', w: 9, hand: 'none' }],
      ['arm', { path: '120,108 134,116 142,122', w: 9, hand: 'none' }],
      ['ears', { x: 60, y: 54, gap: 15, h: 13, w: 14, kind: 'round' }],
      ['head', { x: 58, y: 70, rx: 26, ry: 21, chin: 0.9 }],
      ['eyes', { x: 54, y: 66, gap: 11, r: 6, kind: 'angry', look: [-0.4, 0.2] }],
      ['muzzle', { x: 50, y: 79, w: 12, whisk: 15, fang: true }],
    ],
  },
} satisfies Record<string, Recipe>;

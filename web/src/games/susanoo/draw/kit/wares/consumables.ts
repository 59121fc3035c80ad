import type { Fill, Ink } from '../ink.ts';
import { pipe } from './pipe.ts';
import { at, numbers } from '../path.ts';
import * as parts from '../parts/index.ts';

export function arrows(A: Ink): void {
  [-16, 0, 16].forEach((d) =>
    A.group(`translate(100 100) rotate(${40 + d}) translate(-100 -100)`, () => {
      A.line('100,178 100,52', 4, { head: 0, tail: 0 });
      A.path('M92 56L100 30L108 56Z', 'i');
      [160, 172].forEach((y) => {
        A.line(
          [
            [100, y],
            [88, y + 12],
          ],
          4,
        );
        A.line(
          [
            [100, y],
            [112, y + 12],
          ],
          4,
        );
      });
      A.line('100,50 106,36 98,20 104,4', 14, { fill: 't', head: 0.2, tail: 0.6 });
    }),
  );
}

export function offering(A: Ink): void {
  parts.flame(A, { x: 100, y: 96, s: 1.1 });
  A.shape('52,138 148,138 136,156 64,156', { fill: 's', w: 5 });
  A.line('78,158 74,182', 8, { head: 0, tail: 0.1 });
  A.line('122,158 126,182', 8, { head: 0, tail: 0.1 });
}

export function comb(A: Ink): void {
  A.shape('42,92 60,66 100,56 140,66 158,92 100,100', { fill: 's', w: 5 });
  for (let i = -6; i <= 6; i++)
    A.line(
      [
        [100 + i * 9, 98 - Math.abs(i)],
        [100 + i * 9.4, 144 - Math.abs(i) * 2],
      ],
      4,
      { head: 0, tail: 0.2, contrast: 0.1 },
    );
  numbers('120,60 142,74').forEach(([x, y]) =>
    A.line(
      [
        [x, y],
        [x + 7, y - 18],
        [x - 2, y - 34],
        [x + 5, y - 50],
      ],
      16,
      { fill: 't', head: 0.2, tail: 0.6 },
    ),
  );
}

export function jewels(A: Ink): void {
  jewel(A, 76, 92, 34, 't');
  jewel(A, 128, 112, 28, 'e');
  A.group('translate(0 6)', () => parts.wave(A, { x: 100, y: 150, w: 80, h: 16, k: 4 }));
  A.line('76,54 70,36 82,24', 5, { fill: 't', tail: 0.6 });
}

function jewel(A: Ink, x: number, y: number, r: number, water: Fill): void {
  A.dab(x, y, r, 's');
  A.shape(at(x, y, r, r, '-.7,.2 0,-.1 .8,.1 .5,.75 -.4,.8'), { fill: water, w: 0 });
  A.ring(x, y, r, 6, { dry: 1 });
  A.line(at(x, y, r, r, '-.45,-.4 -.1,-.62'), 4, { fill: 'e' });
}

export function pot(A: Ink): void {
  A.shape('64,82 136,82 152,118 134,158 66,158 48,118', { fill: 's', w: 5.5 });
  A.shape('104,86 134,86 148,118 130,154 104,154', { fill: 't', w: 0 });
  A.shape('60,66 140,66 142,82 58,82', { fill: 'i', w: 0 });
  A.shape('78,106 122,106 122,136 78,136', { fill: 'e', w: 3 });
  A.line('90,114 100,124 112,112 100,132', 4, { fill: 'v' });
}

export function fish(A: Ink): void {
  A.shape('34,104 66,76 112,78 146,100 176,74 172,106 178,136 146,112 112,132 66,132', {
    fill: 's',
    w: 5,
  });
  A.shape('66,112 112,112 140,106 112,128 68,128', { fill: 't', w: 0 });
  A.dab(60, 100, 5);
  for (let i = 0; i < 4; i++)
    A.line(
      [
        [86 + i * 13, 88],
        [92 + i * 13, 104],
        [86 + i * 13, 120],
      ],
      2.6,
    );
  A.line('34,104 48,110', 3, { fill: 'v' });
}

export function sticks(A: Ink): void {
  [
    [-34, 0],
    [34, 1],
  ].forEach(([a]) =>
    A.group(`translate(100 104) rotate(${a}) translate(-100 -104)`, () => {
      pipe(A, '100,30 100,176', 13, { pad: 3 });
      A.line('94,40 106,44', 4, { fill: 'v' });
    }),
  );
  A.line('74,18 66,4', 4, { tail: 0.6 });
  A.line('128,18 138,4', 4, { tail: 0.6 });
  A.line('100,22 100,4', 4, { tail: 0.6 });
}

export function gourd(A: Ink): void {
  parts.gourd(A, { x: 100, y: 116, s: 2.6, fill: 's' });
  parts.aura(A, { el: 'air', x: 100, y: 70, r: 70 });
}

export function ofuda(A: Ink): void {
  A.group('rotate(-10 100 100)', () => {
    A.shape('72,24 72,24 128,22 128,22 130,100 126,178 126,178 74,180 74,180 70,100', {
      fill: 'e',
      w: 4,
    });
    A.line('100,42 100,160', 6, { tail: 0.3 });
    A.line('82,60 118,56', 5);
    A.line('84,84 116,82', 5);
    A.line('86,112 100,102 114,112', 5);
    A.line('84,136 116,132', 5);
    A.path('M96 144h18v18h-18z', 'v');
  });
}

const JARS = {
  1: '100,110,1.25',
  2: '70,116,.86 132,116,.86',
  5: '54,100,.6 100,92,.6 146,100,.6 76,148,.62 124,148,.62',
};
export function jar(A: Ink, o: { readonly n?: keyof typeof JARS } = {}): void {
  numbers(JARS[o.n ?? 1]).forEach(([x, y, s = 1]) => {
    const body = '-16,-46 16,-46 18,-32 40,0 28,44 -28,44 -40,0 -18,-32';
    A.shape(at(x, y, s, s, body), { fill: 's', w: 5 * Math.sqrt(s) });
    A.shape(at(x, y, s, s, '4,-28 34,0 24,40 4,40'), { fill: 'w', w: 0 });
    A.line(at(x, y, s, s, '-20,-34 20,-34'), 5 * s, { fill: 'v', head: 0, tail: 0, contrast: 0 });
    A.line(at(x, y, s, s, '-10,4 10,4'), 4 * s);
    A.line(at(x, y, s, s, '0,-8 0,20'), 4 * s);
  });
}

export function dumplings(A: Ink): void {
  pipe(A, '40,160 160,48', 3, { pad: 2 });
  dumpling(A, 70, 132, 't');
  dumpling(A, 100, 104, 'e');
  dumpling(A, 130, 76, 'v');
}

function dumpling(A: Ink, x: number, y: number, fill: Fill): void {
  A.dab(x, y, 24, fill).ring(x, y, 24, 5);
  A.line(at(x, y, 1, 1, '-12,-6 -4,-13'), 3.4, { fill: 'e' });
}

export function salt(A: Ink): void {
  A.shape('100,62 124,108 140,140 60,140 76,108', { fill: 'e', w: 5 });
  for (let i = 0; i < 8; i++) A.dab(A.between(76, 124), A.between(104, 134), 1.6, 'w');
  A.shape('44,140 156,140 146,158 54,158', { fill: 's', w: 5 });
  A.line('48,166 152,166', 5);
}

export function peach(A: Ink): void {
  A.shape('100,48 144,70 152,116 112,158 100,164 88,158 48,116 56,70', { fill: 's', w: 5.5 });
  A.shape('108,60 140,76 146,114 112,150 120,100', { fill: 't', w: 0 });
  A.line('100,48 92,90 99,132', 3.6, { tail: 0.5 });
  parts.leaf(A, { x: 100, y: 50, a: -0.6, s: 1.4 });
  parts.leaf(A, { x: 98, y: 50, a: -2.6, s: 1.1 });
}

export function shard(A: Ink): void {
  A.shape('74,28 74,28 140,62 140,62 124,118 124,118 88,172 88,172 60,108 60,108', {
    fill: 'e',
    w: 5,
  });
  A.path('M82 48L112 62L84 110L72 100Z', 't');
  A.line('120,70 92,124', 3, { fill: 't' });
}

export function box(A: Ink): void {
  A.shape('44,92 44,92 156,88 156,88 152,158 152,158 48,160 48,160', { fill: 'i', w: 4 });
  A.shape('38,78 38,78 162,72 162,72 158,94 158,94 42,98 42,98', { fill: 'i', w: 4 });
  A.line('42,98 158,93', 3, { fill: 's' });
  A.line('102,74 104,158', 9, { fill: 'v', contrast: 0.1 });
  A.line('46,122 154,120', 9, { fill: 'v', contrast: 0.1 });
  numbers('90,66 116,64').forEach(([x, y]) => A.ring(x, y, 11, 6, { fill: 'v', ry: 8 }));
  A.line('130,66 146,46 136,26 152,10', 8, { fill: 't', tail: 0.7 });
}

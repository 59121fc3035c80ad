import { great } from '../bestiary/great.ts';
import { shy } from '../bestiary/shy.ts';
import type { Fill, Ink } from '../ink.ts';
import { pipe } from './pipe.ts';
import { numbers } from '../path.ts';
import { drawInto } from '../recipe.ts';
import * as parts from '../parts/index.ts';
import { sun } from './sun.ts';

export function slip(A: Ink, o: { readonly bad?: boolean } = {}): void {
  A.group('rotate(8 100 100)', () => {
    A.shape('78,22 78,22 124,20 124,20 126,176 126,176 76,178 76,178', { fill: 'e', w: 4 });
    if (o.bad) {
      A.line('88,52 114,84', 9);
      A.line('114,52 88,84', 9);
    } else {
      A.line('101,44 100,92', 9, { tail: 0.2 });
      A.line('84,62 118,60', 8);
    }
    [112, 126, 140, 154].forEach((y) =>
      A.line(
        [
          [88, y],
          [114, y - 1],
        ],
        3,
        { fill: 'w', contrast: 0.1 },
      ),
    );
    A.dab(100, 34, 5, 'v');
  });
}

export function shadow(A: Ink): void {
  parts.drop(A, { x: 108, top: 14, base: 186, w: 66, fill: 'i', flare: 1.1 });
  parts.eyes(A, { x: 108, y: 62, gap: 22, r: 11, kind: 'angry', on: 'ink', mad: true });
  parts.mouth(A, { x: 108, y: 98, w: 34, h: 14, kind: 'grin' });
  A.group('translate(8 60) scale(.36)', () => {
    drawInto(A, shy.YO10);
  });
}

export function cub(A: Ink): void {
  A.group('translate(36 40) scale(.66)', () => {
    drawInto(A, { ...great.YO27, aura: false });
  });
  A.line('30,170 100,176 170,168', 4, { fill: 't' });
  A.line('160,40 150,60', 5, { fill: 't' });
  A.line('176,62 160,72', 5, { fill: 't' });
}

export function gust(A: Ink): void {
  numbers('60,70,1 40,104,1.15 70,138,0.9').forEach(([x, y, s = 0]) =>
    A.line(
      [
        [x - 20, y + 10],
        [x + 30 * s, y],
        [x + 76 * s, y - 4],
        [x + 94 * s, y - 22],
        [x + 78 * s, y - 36],
        [x + 64 * s, y - 24],
        [x + 74 * s, y - 16],
      ],
      11,
      { head: 0.4, tail: 0.15, contrast: 0.4 },
    ),
  );
  A.line('30,166 100,158 150,170', 6, { fill: 't' });
}

export function rope(A: Ink): void {
  A.line('18,78 60,92 100,96 140,92 182,78', 24, { contrast: 0.1, head: 0.04, tail: 0.04 });
  for (let i = 0; i < 9; i++)
    A.line(
      [
        [30 + i * 17, 74 + Math.sin((i / 8) * 3.14) * 14],
        [40 + i * 17, 96 + Math.sin((i / 8) * 3.14) * 14],
      ],
      4,
      { fill: 's', contrast: 0.1 },
    );
  [52, 100, 148].forEach((x, i) => {
    const y = i === 1 ? 108 : 102;
    A.path(`M${x - 10} ${y}h20v20h12v20h-14v22h-22l8-22h-12v-20h8z`, 'e', 4);
  });
}

export function cave(A: Ink): void {
  A.shape('20,174 30,96 70,46 120,40 166,84 182,174', { fill: 's', w: 6 });
  A.shape('66,174 70,118 100,96 132,118 136,174', { fill: 'i', w: 0 });
  A.dab(96, 140, 36, 's');
  A.shape('96,108 124,120 130,160 100,176 74,160', { fill: 's', w: 5 });
  sun(A, 150, 128, 9, 8);
  A.line('44,100 58,92 60,110', 3);
}

export function snapped(A: Ink): void {
  pipe(A, '70,14,0.5 48,48,1 40,100,1 52,150,1 80,186,0.5', 9, { head: 0.1, tail: 0.1 });
  A.line('72,18 92,50 84,74 104,92', 3, { tail: 0.2 });
  A.line('80,182 104,150 96,130 120,118', 3, { tail: 0.2 });
  A.group('translate(128 104) rotate(24)', () => {
    A.line('0,56 0,-40', 4, { head: 0, tail: 0 });
    A.path('M-8 -38L0 -62L8 -38Z', 'i');
    A.line('0,46 -11,58', 4);
    A.line('0,46 11,58', 4);
  });
  numbers('110,96 118,84 128,124 112,112').forEach(([x, y], i) =>
    A.line(
      [
        [x, y],
        [x + 9, y + (i % 2 ? 8 : -8)],
      ],
      3.4,
      { fill: 'v' },
    ),
  );
}

export function foxmask(A: Ink, o: { readonly grass?: boolean } = {}): void {
  parts.ears(A, { x: 100, y: 58, gap: 34, h: 44, w: 30, inner: 'v' });
  parts.head(A, { x: 100, y: 96, rx: 52, ry: 52, chin: 0.42 });
  parts.eyes(A, { x: 100, y: 90, gap: 23, r: 13, kind: 'slit' });
  A.line('100,56 101,74', 6, { fill: 'v' });
  parts.muzzle(A, { x: 100, y: 134, w: 14, whisk: 0 });
  A.line('56,100 74,106', 4, { fill: 'v' });
  A.line('144,100 126,106', 4, { fill: 'v' });
  if (o.grass) {
    A.line('50,176 60,150 54,130', 6, { fill: 't', tail: 0.6 });
    A.line('150,176 140,150 148,130', 6, { fill: 't', tail: 0.6 });
  }
}

export function torii(
  A: Ink,
  o: { readonly fill?: Fill; readonly fox?: boolean; readonly mist?: boolean } = {},
): void {
  A.line('24,52 100,60 176,52', 15, { head: 0.05, tail: 0.07, contrast: 0.3 });
  A.line('40,84 160,84', 9, { head: 0.02, tail: 0.03, contrast: 0.1 });
  A.line('62,60 58,178', 13, { head: 0.02, tail: 0.03, contrast: 0.1, fill: o.fill || 'v' });
  A.line('138,60 142,178', 13, { head: 0.02, tail: 0.03, contrast: 0.1, fill: o.fill || 'v' });
  if (o.fox) A.group('translate(64 98) scale(.36)', () => foxmask(A));
  if (o.mist)
    [120, 140, 160].forEach((y, i) =>
      A.line(
        [
          [30, y],
          [80, y - 6],
          [130, y + 4],
          [172, y - 4],
        ],
        8 - i,
        { fill: 't', head: 0.3, tail: 0.5 },
      ),
    );
}

export function cups(A: Ink): void {
  parts.cup(A, { x: 66, y: 96, r: 40 });
  parts.cup(A, { x: 138, y: 120, r: 36 });
  A.line('84,60 110,46 136,70', 4, { head: 0.2 });
  A.path('M132 62L140 78L124 76Z', 'i');
}

export function paw(A: Ink): void {
  A.dab(100, 124, 34, 'i', 28);
  numbers('60,88 84,64 116,64 140,88').forEach(([x, y]) => A.dab(x, y, 13, 'i', 16));
  A.dab(100, 128, 16, 't', 12);
}

export function eye(A: Ink): void {
  parts.aura(A, { el: 'fire', x: 100, y: 120, r: 64, n: 9 });
  parts.eyes(A, { x: 100, y: 112, r: 44, kind: 'one', look: [0, 0.1] });
}

export function hand(A: Ink): void {
  numbers('58,60 80,36 104,30 128,42').forEach(([x, y], i) =>
    A.line(
      [
        [92 + i * 6, 120],
        [x + 10, y + 40],
        [x, y],
      ],
      13,
      { head: 0.05, tail: 0.35 },
    ),
  );
  A.line('116,130 146,112 158,88', 13, { head: 0.05, tail: 0.35 });
  A.shape('82,108 122,108 126,144 112,188 90,188 78,144', { fill: 'i', w: 0 });
  A.dab(102, 130, 8, 'v');
}

export function scroll(A: Ink): void {
  A.shape('60,40 60,40 140,40 140,40 140,160 140,160 60,160 60,160', { fill: 'e', w: 4 });
  A.line('50,40 150,40', 12);
  A.line('50,160 150,160', 12);
  [66, 86, 106].forEach((y, i) =>
    A.line(
      [
        [76, y],
        [124 - i * 10, y],
      ],
      4,
    ),
  );
  A.dab(120, 134, 10, 'v');
}

export function bell(A: Ink): void {
  A.line('100,20 98,44', 5);
  numbers('100,66,22 72,104,19 128,104,19 100,134,17').forEach(([x, y, r = 0]) => {
    A.dab(x, y, r, 't');
    A.ring(x, y, r, 4.6);
    A.line(
      [
        [x - r * 0.6, y + r * 0.2],
        [x + r * 0.6, y + r * 0.2],
      ],
      3,
    );
    A.dab(x, y + r * 0.4, 3);
  });
  A.line('100,150 92,190', 5, { fill: 'v' });
  A.line('100,150 112,190', 5, { fill: 't' });
}

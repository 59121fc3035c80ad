import type { Ink } from '../ink.ts';
import { pipe } from './pipe.ts';
import { numbers } from '../path.ts';
import * as parts from '../parts/index.ts';

export function sword(
  A: Ink,
  o: {
    readonly a?: number;
    readonly straight?: boolean;
    readonly fire?: boolean;
    readonly tassel?: boolean;
  } = {},
): void {
  A.group(`translate(100 100) rotate(${o.a || 42}) translate(-100 -100)`, () => {
    A.path(
      o.straight
        ? 'M93 132L93 26L100 8L107 26L107 132Z'
        : 'M94 132C92 90 96 50 108 10C112 50 110 92 107 132Z',
      'e',
    );
    A.line(o.straight ? '93,132 93,26 100,8' : '94,132 93,90 97,46 108,10', 3.6, {
      head: 0,
      tail: 0.1,
    });
    A.line(o.straight ? '107,132 107,26 100,8' : '107,132 110,90 111,48 108,10', 3.2, {
      head: 0,
      tail: 0.1,
    });
    if (o.fire)
      numbers('84,104 116,84 86,62 118,46').forEach(([x, y]) =>
        A.line(
          [
            [x, y + 14],
            [x + 4, y],
            [x - 2, y - 16],
          ],
          9,
          { fill: 't', tail: 0.6 },
        ),
      );
    A.line('100,122 101,30', 1.8, { fill: 't', contrast: 0.1 });
    A.line('78,134 122,134', 9, { head: 0.02, tail: 0.04, contrast: 0.1 });
    pipe(A, '100,138 100,186', 10);
    [148, 160, 172].forEach((y) => {
      A.line(
        [
          [96, y - 4],
          [104, y + 4],
        ],
        2.2,
      );
      A.line(
        [
          [104, y - 4],
          [96, y + 4],
        ],
        2.2,
      );
    });
    if (o.tassel) A.line('100,186 108,198', 4, { fill: 'v' });
  });
}

export function spear(A: Ink, o: { readonly kind: 'naginata' | 'jewel' | 'barb' }): void {
  A.group('translate(100 100) rotate(38) translate(-100 -100)', () => {
    pipe(A, '100,60 100,196', 5, { pad: 2.4 });
    A.path(
      o.kind === 'naginata'
        ? 'M94 66C92 40 98 16 116 4C114 28 110 48 107 66Z'
        : 'M92 62L100 4L108 62Z',
      'e',
    );
    A.line(o.kind === 'naginata' ? '94,66 93,40 102,16 116,4' : '92,62 100,4', 3.4, { head: 0 });
    A.line(o.kind === 'naginata' ? '107,66 112,40 116,4' : '108,62 100,4', 3.2, { head: 0 });
    if (o.kind === 'jewel')
      [-1, 1].forEach((s) =>
        A.line(
          [
            [100, 70],
            [100 + s * 22, 56],
            [100 + s * 26, 34],
          ],
          6,
          { head: 0.05, tail: 0.5 },
        ),
      );
    if (o.kind === 'barb')
      [-1, 1].forEach((s) =>
        A.line(
          [
            [100, 40],
            [100 + s * 16, 58],
            [100 + s * 18, 72],
          ],
          5.4,
          { head: 0.05, tail: 0.5 },
        ),
      );
    A.line('94,72 106,72', 6, { fill: 'v', head: 0, tail: 0 });
    if (o.kind === 'barb') A.line('100,190 126,180 130,154 150,150', 3);
  });
}

export function hook(A: Ink): void {
  A.line('120,26 121,80 118,120 96,146 70,134 68,108', 10, {
    head: 0.02,
    tail: 0.25,
    contrast: 0.3,
  });
  A.line('68,108 84,118', 7, { head: 0, tail: 0.7 });
  A.ring(120, 20, 8, 4);
  A.line('120,14 150,30 166,80 150,120 172,160', 2, { fill: 't' });
}

export function bow(A: Ink): void {
  pipe(A, '128,16,0.5 106,40,1 92,90,1 100,140,1 128,184,0.5', 8, { tail: 0.1, head: 0.1 });
  A.line('128,18 130,100 128,182', 2, { contrast: 0.1 });
  A.line('84,96 98,94', 12, { fill: 'v', head: 0, tail: 0, contrast: 0 });
}

export function club(A: Ink): void {
  parts.club(A, { path: '58,168 100,104 140,38', w: 34 });
  A.line('52,178 62,164', 14, { head: 0.1, tail: 0.1 });
}

export function axe(A: Ink): void {
  pipe(A, '66,176 128,52', 8);
  A.shape('112,44 142,58 176,44 170,96 132,88 106,72', { fill: 'e', w: 5 });
  A.line('160,52 158,88', 2.4, { fill: 't' });
  A.ring(122, 70, 7, 3);
}

export function fan(A: Ink): void {
  parts.fan(A, { x: 100, y: 146, s: 2.3, a: 0.1 });
}

import type { Ink } from '../ink.ts';
import { numbers } from '../path.ts';
import * as parts from '../parts/index.ts';
import { sword } from './weapons.ts';

export function feather(A: Ink): void {
  numbers('-26,0.9 0,1.1 26,0.9').forEach(([a, s]) =>
    A.group(`translate(100 184) rotate(${a}) scale(${s})`, () => {
      A.line('0,0 4,-60 -2,-120 6,-156', 4, { head: 0 });
      for (let i = 0; i < 7; i++) {
        A.line(
          [
            [2, -50 - i * 14],
            [-16, -62 - i * 14],
            [-20, -76 - i * 14],
          ],
          8,
          { fill: i % 2 ? 'i' : 't', tail: 0.6 },
        );
        A.line(
          [
            [2, -50 - i * 14],
            [20, -62 - i * 14],
            [22, -76 - i * 14],
          ],
          8,
          { fill: i % 2 ? 't' : 'i', tail: 0.6 },
        );
      }
      A.dab(4, -132, 7, 'v');
    }),
  );
}

export function foxfire(A: Ink): void {
  numbers('58,84,0.7 142,84,0.7 100,60,0.86').forEach(([x, y, s = 0]) =>
    parts.flame(A, { x, y, s }),
  );
  parts.robe(A, { x: 100, top: 128, base: 186, w: 40, sleeves: 'up' });
  parts.head(A, { x: 100, y: 112, rx: 18, ry: 20, chin: 0.5 });
  parts.ears(A, { x: 100, y: 98, gap: 11, h: 20, w: 12, inner: 'v' });
  parts.eyes(A, { x: 100, y: 112, gap: 8, r: 5, kind: 'slit' });
}

export function bag(A: Ink): void {
  A.shape('60,150 30,108 48,62 100,46 152,62 170,108 140,150 118,144 100,156 82,144', {
    fill: 's',
    w: 6,
  });
  A.shape('110,54 150,68 164,108 138,142 116,120', { fill: 't', w: 0 });
  A.line('78,150 100,140 124,150', 8, { fill: 'v' });
  A.line('70,160 52,176 36,168 42,156', 8, { head: 0.1, tail: 0.3 });
  A.line('130,160 150,178 168,168 160,158', 8, { head: 0.1, tail: 0.3 });
  A.line('66,96 100,82 134,98 120,116 104,108', 6, { head: 0.2, tail: 0.2 });
}

export function longnose(A: Ink): void {
  parts.hair(A, { x: 112, y: 92, r: 50, kind: 'mane', n: 18, w: 11, from: -2, sweep: 4.6 });
  parts.head(A, { x: 108, y: 94, rx: 48, ry: 50, chin: 1.05 });
  parts.eyes(A, { x: 102, y: 80, gap: 21, r: 11, kind: 'angry', mad: true, look: [-0.3, 0.2] });
  parts.brow(A, { x: 102, y: 60, gap: 20, r: 18, w: 10, tilt: -6 });
  parts.nose(A, { x: 100, y: 100, l: 76, w: 17, dir: -1, up: -14 });
  parts.mouth(A, { x: 108, y: 126, w: 22, h: 9, kind: 'grin' });
  A.line('160,176 160,120', 6);
  A.shape('140,134 182,130 192,140 182,150 140,148', { fill: 'e', w: 3.6 });
}

export function shell(A: Ink): void {
  A.shape('100,40 148,58 168,108 120,160 100,172 80,160 32,108 52,58', { fill: 's', w: 6 });
  for (let i = -4; i <= 4; i++)
    A.line(
      [
        [100 + i * 2, 160],
        [100 + i * 11, 110],
        [100 + i * 14, 58 + Math.abs(i) * 9],
      ],
      3,
      { tail: 0.3 },
    );
  A.dab(100, 158, 13, 't');
  A.ring(100, 158, 13, 4);
}

export function spring(A: Ink): void {
  A.line('100,150 98,90 70,56 46,76 50,96', 10, { fill: 't', tail: 0.4 });
  A.line('100,150 102,90 130,56 154,76 150,96', 10, { fill: 't', tail: 0.4 });
  A.line('100,150 101,70 100,30', 9, { fill: 'i', tail: 0.6 });
  A.shape('36,140 164,140 146,176 54,176', { fill: 's', w: 6 });
  A.line('48,152 100,158 152,152', 4, { fill: 't' });
  numbers('46,112 154,112 100,14').forEach(([x, y]) => A.dab(x, y, 5, 't'));
}

export function grasscutter(A: Ink): void {
  numbers('40,0.9 64,1.1 136,1.1 162,0.9 88,0.8 114,0.8').forEach(([x, s], i) =>
    A.line(
      [
        [x, 190],
        [x + (i % 2 ? 6 : -6), 150],
        [x + (i % 2 ? 20 : -20) * s, 150 - 46 * s],
      ],
      8,
      { fill: 't', head: 0.05, tail: 0.7 },
    ),
  );
  sword(A, { a: 0.1, straight: true });
  A.line('26,110 100,96 176,112', 7, { fill: 'v', head: 0.4, tail: 0.6 });
}

export function stone(A: Ink): void {
  A.shape('60,168 40,118 64,66 112,44 156,82 164,140 140,170', { fill: 's', w: 7 });
  A.shape('112,56 150,88 156,140 136,164 112,120', { fill: 't', w: 0 });
  A.line('70,96 96,84 112,100', 4);
  A.line('46,128 100,142 160,128', 9, { contrast: 0.1 });
}

export function drums(A: Ink): void {
  for (let i = 0; i < 5; i++) {
    const a = -2.8 + i * 0.62;
    const x = 100 + Math.cos(a) * 66;
    const y = 120 + Math.sin(a) * 76;
    A.dab(x, y, 20, 's');
    A.ring(x, y, 20, 6);
    A.dab(x, y, 6, 'v');
  }
  A.line('60,150 100,120 90,146 138,110 112,160 150,150', 7, { tail: 0.4 });
}

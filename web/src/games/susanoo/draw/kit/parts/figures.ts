import type { Fill, Ink } from '../ink.ts';
import { at, type Path, type Point } from '../path.ts';

interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
}
export interface Cloth {
  readonly path: Path;
  readonly w?: number;
}
export type Skull = Spot;
export interface Ribs {
  readonly x?: number;
  readonly top?: number;
  readonly n?: number;
  readonly w?: number;
}
export interface Flame extends Spot {
  readonly lean?: number;
  readonly fill?: Fill;
}
export type Frog = Spot;

export function cloth(A: Ink, o: Cloth): void {
  const top = o.path;
  const w = o.w || 34;
  A.tube(top, w, { contrast: 0.3, head: 0.02, tail: 0.5, fill: 's', pad: 3.2 });
  A.line(at(4, 7, 1, 1, top), w * 0.3, { contrast: 0.3, head: 0.2, tail: 0.5, fill: 'w' });
}

export function skull(A: Ink, o: Skull): void {
  const { x, y, s } = { x: 100, y: 74, s: 1, ...o };
  const k = (a: number, b: number): Point => [x + a * s, y + b * s];
  A.shape(
    at(x, y, s, s, '0,-46 34,-38 48,-8 38,16 30,26 24,44 0,48 -24,44 -30,26 -38,16 -48,-8 -34,-38'),
    { fill: 's', w: 5.5 },
  );
  A.shape(at(x, y, s, s, '12,-36 40,-22 40,4 26,26 20,6'), { fill: 'w', w: 0 });
  A.shape(at(x, y, s, s, '-30,-10 -12,-12 -8,4 -20,14 -32,6'), { fill: 'i', w: 0 });
  A.shape(at(x, y, s, s, '30,-10 12,-12 8,4 20,14 32,6'), { fill: 'i', w: 0 });
  [-19, 19].forEach((dx) => A.dab(x + dx * s, y + s, 3.4 * s, 'v'));
  A.shape(at(x, y, s, s, '0,8 5,20 0,18 -5,20'), { fill: 'i', w: 0 });
  A.line(at(x, y, s, s, '-26,30 0,33 26,30'), 3, { contrast: 0.2 });
  for (let i = -3; i <= 3; i++) A.line([k(i * 7, 27), k(i * 6.6, 40)], 2.2, { contrast: 0.1 });
  A.line(at(x, y, s, s, '14,-44 8,-30 15,-22 9,-14'), 1.8);
}

export function ribs(A: Ink, o: Ribs): void {
  const { x, top, n, w } = { x: 100, top: 124, n: 3, w: 40, ...o };
  A.line(
    [
      [x, top],
      [x + 1, top + n * 16],
    ],
    7,
    { head: 0.02, tail: 0.1, contrast: 0.1 },
  );
  for (let i = 0; i < n; i++) {
    const yy = top + 6 + i * 15;
    [-1, 1].forEach((s) =>
      A.line(
        [
          [x + s * 2, yy],
          [x + s * w * 0.7, yy - 6],
          [x + s * w * (1 - i * 0.1), yy + 6],
          [x + s * w * 0.7, yy + 15],
        ],
        5,
        { head: 0.02, tail: 0.4 },
      ),
    );
  }
}

export function flame(A: Ink, o: Flame): void {
  const { x, y, s, lean } = { x: 100, y: 120, s: 1, lean: 0, ...o };
  const k = (a: number, b: number): Point => [x + (a + lean * -b * 0.2) * s, y + b * s];
  A.shape(
    [
      k(0, 34),
      k(-26, 26),
      k(-34, 2),
      k(-24, -20),
      k(-18, -6),
      k(-12, -34),
      k(2, -62),
      k(6, -30),
      k(18, -42),
      k(20, -14),
      k(34, 2),
      k(26, 26),
    ],
    { fill: o.fill || 's', w: 5, step: 2.5 },
  );
  A.shape(
    [k(0, 28), k(-18, 20), k(-22, 4), k(-8, -14), k(4, -32), k(8, -10), k(20, 2), k(18, 20)],
    { fill: 't', w: 0, step: 2.5 },
  );
}

export function frog(A: Ink, o: Frog): void {
  const { x, y } = { x: 104, y: 124, ...o };
  [1, -1].forEach((s) => {
    A.shape(
      [
        [x + s * 22, y + 2],
        [x + s * 60, y - 22],
        [x + s * 66, y - 8],
        [x + s * 50, y + 30],
        [x + s * 66, y + 50],
        [x + s * 32, y + 52],
        [x + s * 30, y + 30],
      ],
      { fill: s > 0 ? 'w' : 's', w: 4.5 },
    );
    for (let i = 0; i < 3; i++)
      A.line(
        [
          [x + s * (42 + i * 9), y + 49],
          [x + s * (46 + i * 10), y + 55],
        ],
        4,
        { head: 0, tail: 0.5 },
      );
  });
  A.shape(
    [
      [x, y - 42],
      [x + 32, y - 28],
      [x + 38, y + 10],
      [x + 28, y + 46],
      [x, y + 52],
      [x - 28, y + 46],
      [x - 38, y + 10],
      [x - 32, y - 28],
    ],
    { fill: 's', w: 5 },
  );
  A.shape(
    [
      [x + 6, y - 20],
      [x + 30, y - 8],
      [x + 30, y + 30],
      [x + 4, y + 46],
    ],
    { fill: 'w', w: 0 },
  );
  [1, -1].forEach((s) => {
    A.line(
      [
        [x + s * 24, y],
        [x + s * 34, y + 30],
        [x + s * 24, y + 54],
      ],
      9,
      { head: 0.05, tail: 0.08 },
    );
    for (let i = -1; i < 2; i++)
      A.line(
        [
          [x + s * 24, y + 52],
          [x + s * 24 + i * 7, y + 59],
        ],
        3.4,
        { head: 0, tail: 0.5 },
      );
  });
}

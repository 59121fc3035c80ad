import type { Fill, Ink } from '../ink.ts';

export interface Horns {
  readonly x?: number;
  readonly y?: number;
  readonly gap?: number;
  readonly h?: number;
  readonly w?: number;
  readonly out?: number;
  readonly n?: 1 | 2 | 3 | 5;
  readonly fill?: Fill;
  readonly drop?: number;
  readonly rings?: boolean;
}
export interface Ears {
  readonly x?: number;
  readonly y?: number;
  readonly gap?: number;
  readonly h?: number;
  readonly w?: number;
  readonly tip?: number;
  readonly fill?: Fill;
  readonly inner?: Fill;
  readonly kind?: 'point' | 'round' | 'flop';
}
export interface Dish {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}
export interface Leaf {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly a?: number;
}
export interface Tokin {
  readonly x?: number;
  readonly y?: number;
}

export function horns(A: Ink, o: Horns): void {
  const d = { x: 100, y: 50, gap: 16, h: 26, w: 10, out: 8, n: 2, fill: 's' as Fill, ...o };
  const at =
    d.n === 1 ? [0] : d.n === 2 ? [-1, 1] : d.n === 3 ? [-1, 0, 1] : [-1.3, -0.62, 0, 0.62, 1.3];
  at.forEach((s) => {
    const x = d.x + s * d.gap;
    const y = d.y + Math.abs(s) * (d.drop || 2);
    const h = d.h * (d.n > 2 ? 1 - Math.abs(s) * 0.14 : 1);
    A.shape(
      [
        [x - d.w * 0.6, y + 3],
        [x - d.w * 0.35 + s * d.out * 0.4, y - h * 0.55],
        [x + s * d.out, y - h],
        [x + s * d.out, y - h],
        [x + d.w * 0.42 + s * d.out * 0.4, y - h * 0.45],
        [x + d.w * 0.6, y + 3],
      ],
      { fill: d.fill, w: 3.4, step: 2 },
    );
    if (d.rings)
      for (let i = 1; i < 3; i++)
        A.line(
          [
            [x - d.w * 0.42 + s * d.out * 0.25 * i, y - h * 0.22 * i],
            [x + d.w * 0.44 + s * d.out * 0.25 * i, y - h * 0.2 * i],
          ],
          1.6,
          { contrast: 0.1 },
        );
  });
}

export function ears(A: Ink, o: Ears): void {
  const d = { x: 100, y: 56, gap: 18, h: 24, w: 18, tip: 4, fill: 's' as Fill, ...o };
  [-1, 1].forEach((s) => {
    const x = d.x + s * d.gap;
    if (d.kind === 'round') {
      A.shape(
        [
          [x, d.y - d.h],
          [x + d.w * 0.5, d.y - d.h * 0.5],
          [x + d.w * 0.3, d.y + 2],
          [x - d.w * 0.3, d.y + 2],
          [x - d.w * 0.5, d.y - d.h * 0.5],
        ],
        { fill: d.fill, w: 4, step: 2 },
      );
      A.dab(x, d.y - d.h * 0.46, d.w * 0.2, 'i', d.h * 0.24);
      return;
    }
    if (d.kind === 'flop') {
      A.shape(
        [
          [x - s * 2, d.y - 2],
          [x + s * d.w * 0.5, d.y - d.h * 0.4],
          [x + s * d.w, d.y + d.h * 0.2],
          [x + s * d.w * 0.9, d.y + d.h],
          [x + s * d.w * 0.4, d.y + d.h * 0.6],
        ],
        { fill: 'i', w: 2, step: 2 },
      );
      return;
    }
    A.shape(
      [
        [x - d.w * 0.5, d.y + 4],
        [x - d.w * 0.3 + s * d.tip * 0.5, d.y - d.h * 0.5],
        [x + s * d.tip, d.y - d.h],
        [x + s * d.tip, d.y - d.h],
        [x + d.w * 0.36 + s * d.tip * 0.5, d.y - d.h * 0.45],
        [x + d.w * 0.5, d.y + 4],
      ],
      { fill: d.fill, w: 3.8, step: 2 },
    );
    A.shape(
      [
        [x - d.w * 0.2, d.y],
        [x + s * d.tip * 0.8, d.y - d.h * 0.66],
        [x + d.w * 0.2, d.y],
      ],
      { fill: d.inner || 'i', w: 0, step: 2 },
    );
  });
}

export function dish(A: Ink, o: Dish): void {
  const { x, y, r } = { x: 100, y: 50, r: 20, ...o };
  for (let i = -4; i <= 4; i++)
    A.line(
      [
        [x + i * r * 0.26, y + 1],
        [x + i * r * 0.36, y + 8],
        [x + i * r * 0.42, y + 14 + Math.abs(i)],
      ],
      5,
      { head: 0, tail: 0.7 },
    );
  A.dab(x, y, r, 'e', r * 0.36);
  A.ring(x, y, r, 3, { ry: r * 0.36, from: -2.6, sweep: 6.2 });
  A.dab(x, y + 1, r * 0.66, 't', r * 0.2);
}

export function leaf(A: Ink, o: Leaf): void {
  const { x, y, s, a } = { x: 100, y: 46, s: 1, a: -0.5, ...o };
  A.group(`translate(${x} ${y}) rotate(${(a * 180) / Math.PI}) scale(${s})`, () => {
    A.shape('0,0 0,0 10,-9 24,-8 32,0 32,0 24,7 10,8', { fill: 't', w: 3, step: 2 });
    A.line('-4,1 14,0 27,0', 2);
  });
}

export function tokin(A: Ink, o: Tokin): void {
  const { x, y } = { x: 100, y: 48, ...o };
  A.shape(
    [
      [x - 9, y + 8],
      [x - 8, y - 4],
      [x, y - 9],
      [x + 8, y - 4],
      [x + 9, y + 8],
    ],
    { fill: 'i', w: 0, step: 2 },
  );
  A.line(
    [
      [x - 5, y + 2],
      [x - 26, y + 14],
    ],
    2,
    { head: 0.05, tail: 0.3 },
  );
  A.line(
    [
      [x + 5, y + 2],
      [x + 26, y + 14],
    ],
    2,
    { head: 0.05, tail: 0.3 },
  );
  A.line(
    [
      [x, y - 4],
      [x, y + 5],
    ],
    1.6,
    { fill: 's' },
  );
}

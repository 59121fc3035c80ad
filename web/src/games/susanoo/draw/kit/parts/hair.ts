import { turn, type Fill, type Ink } from '../ink.ts';
import type { Point } from '../path.ts';

export interface Hair {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly kind?: 'back' | 'front' | 'bob' | 'wild' | 'tuft' | 'beard' | 'mane';
  readonly l?: number;
  readonly wide?: number;
  readonly down?: number;
  readonly part?: boolean;
  readonly n?: number;
  readonly turn?: number;
  readonly big?: number;
  readonly w?: number;
  readonly from?: number;
  readonly sweep?: number;
  readonly fill?: Fill;
}

export function hair(A: Ink, o: Hair): void {
  const d = { x: 100, y: 70, r: 30, kind: 'long' as NonNullable<Hair['kind']>, l: 90, ...o };
  const { x, y, r, l } = d;
  if (d.kind === 'back') {
    // behind the head, falling
    A.shape(
      [
        [x, y - r * 1.12],
        [x + r * 0.95, y - r * 0.75],
        [x + r * 1.25, y + l * 0.2],
        [x + r * (d.wide || 1.3), y + l * 0.7],
        [x + r * 0.9, y + l],
        [x + r * 0.5, y + l * 0.8],
        [x, y + l * 0.92],
        [x - r * 0.5, y + l * 0.8],
        [x - r * 0.9, y + l],
        [x - r * (d.wide || 1.3), y + l * 0.7],
        [x - r * 1.25, y + l * 0.2],
        [x - r * 0.95, y - r * 0.75],
      ],
      { fill: 'i', w: 0 },
    );
    for (let i = 0; i < 5; i++)
      A.line(
        [
          [x - r + i * r * 0.5, y + l * 0.25],
          [x - r * 1.05 + i * r * 0.52, y + l * 0.8],
        ],
        1.4,
        { fill: 's', head: 0.3, tail: 0.6 },
      );
  }
  if (d.kind === 'front' || d.kind === 'bob') {
    // over the forehead
    const s = d.kind === 'bob' ? 1.12 : 1.06;
    const down = d.down === undefined ? 0.2 : d.down;
    A.shape(
      [
        [x, y - r * 1.2],
        [x + r * 0.86 * s, y - r * 0.86],
        [x + r * 1.06 * s, y - r * 0.1],
        [x + r * 1.0 * s, y + r * down],
        [x + r * 0.76, y + r * down * 0.9],
        [x + r * 0.72, y - r * 0.25],
        [x + r * 0.3, y - r * (d.part ? 0.62 : 0.34)],
        [x, y - r * (d.part ? 0.84 : 0.34)],
        [x - r * 0.3, y - r * (d.part ? 0.62 : 0.34)],
        [x - r * 0.72, y - r * 0.25],
        [x - r * 0.76, y + r * down * 0.9],
        [x - r * 1.0 * s, y + r * down],
        [x - r * 1.06 * s, y - r * 0.1],
        [x - r * 0.86 * s, y - r * 0.86],
      ],
      { fill: 'i', w: 0, step: 2.5 },
    );
    A.line(
      [
        [x - r * 0.5, y - r * 0.95],
        [x, y - r * 1.06],
        [x + r * 0.4, y - r * 0.98],
      ],
      1.8,
      { fill: 's', head: 0.3, tail: 0.5 },
    );
  }
  if (d.kind === 'wild') {
    const k = d.n || 13;
    for (let i = 0; i < k; i++) {
      const a = Math.PI * (1.02 + (0.96 * i) / (k - 1)) + (d.turn || 0);
      const b = turn(x, y, a, r * 0.78);
      const e = turn(x, y, a + A.between(-0.22, 0.22), r * A.between(1.35, 1.85) * (d.big || 1));
      const m: Point = [(b[0] + e[0]) / 2 + A.between(-6, 6), (b[1] + e[1]) / 2 + A.between(-4, 4)];
      A.line([b, m, e], d.w || 9, { head: 0.02, tail: 0.75 });
    }
  }
  if (d.kind === 'tuft')
    for (let i = 0; i < (d.n || 5); i++)
      A.line(
        [
          [x - r * 0.5 + (r * i) / ((d.n || 5) - 1), y],
          [x - r * 0.7 + (r * 1.4 * i) / ((d.n || 5) - 1), y - r * A.between(0.5, 0.9)],
        ],
        4.5,
        { head: 0.02, tail: 0.7 },
      );
  if (d.kind === 'beard') {
    A.shape(
      [
        [x - r * 0.7, y],
        [x - r * 0.3, y + l * 0.12],
        [x + r * 0.3, y + l * 0.12],
        [x + r * 0.7, y],
        [x + r * 0.7, y + l * 0.5],
        [x + r * 0.2, y + l],
        [x, y + l * 0.86],
        [x - r * 0.22, y + l],
        [x - r * 0.7, y + l * 0.5],
      ],
      { fill: 's', w: 3.2 },
    );
    for (let i = -2; i <= 2; i++)
      A.line(
        [
          [x + i * r * 0.22, y + l * 0.2],
          [x + i * r * 0.16, y + l * 0.75],
        ],
        1.6,
        { head: 0.3, tail: 0.6 },
      );
  }
  if (d.kind === 'mane') {
    const k = d.n || 16;
    for (let i = 0; i < k; i++) {
      const a = (d.from || 0) + ((d.sweep || 6.28) * i) / k;
      const b = turn(x, y, a, r * 0.9);
      const e = turn(x, y, a + 0.25, r * A.between(1.25, 1.5) * (d.big || 1));
      A.line([b, turn(x, y, a + 0.05, r * 1.15), e], d.w || 7, {
        head: 0.02,
        tail: 0.7,
        fill: d.fill || 'i',
      });
    }
  }
}

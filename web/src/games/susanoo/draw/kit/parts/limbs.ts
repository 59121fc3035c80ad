import { turn, type Fill, type Ink } from '../ink.ts';
import { ending, type Path, type Point } from '../path.ts';

export interface Arm {
  readonly path: Path;
  readonly w?: number;
  readonly fill?: Fill;
  readonly hand?: 'round' | 'claw' | 'stump' | 'none';
}
export interface Leg {
  readonly path: Path;
  readonly w?: number;
  readonly fill?: Fill;
  readonly foot?: 'bare' | 'geta' | 'none';
}
export interface Tails {
  readonly x?: number;
  readonly y?: number;
  readonly n?: number;
  readonly l?: number;
  readonly a?: number;
  readonly spread?: number;
  readonly w?: number;
  readonly curl?: number;
  readonly hook?: number;
  readonly fill?: Fill;
  readonly tip?: Fill;
}
export interface Wing {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly dir?: 1 | -1;
  readonly n?: number;
}

export function arm(A: Ink, o: Arm): void {
  const w = o.w || 14;
  A.tube(o.path, w, { head: 0.02, tail: 0.06, contrast: 0.12, fill: o.fill || 's', pad: 3 });
  const { from: a, to: b } = ending(o.path);
  const ang = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (o.hand === 'claw') {
    for (let i = -1; i <= 1; i++) {
      const s = turn(b[0], b[1], ang + i * 0.7, w * 0.4);
      A.line(
        [
          s,
          turn(s[0], s[1], ang + i * 0.55, w * 0.5),
          turn(s[0], s[1], ang + i * 0.3 + 0.3, w * 1.05),
        ],
        w * 0.42,
        { head: 0.02, tail: 0.6 },
      );
    }
  } else if (o.hand === 'stump') {
    A.dab(b[0], b[1], w * 0.55, 'v', w * 0.5);
    A.ring(b[0], b[1], w * 0.5, 2.4);
  } else if (o.hand !== 'none') {
    A.dab(b[0], b[1], w * 0.62, o.fill || 's');
    A.ring(b[0], b[1], w * 0.62, 3, { from: ang - 2.4, sweep: 4.8 });
  }
}

export function leg(A: Ink, o: Leg): void {
  const w = o.w || 12;
  A.tube(o.path, w, { head: 0.02, tail: 0.04, contrast: 0.1, fill: o.fill || 's', pad: 2.6 });
  const b = ending(o.path).to;
  if (o.foot === 'geta') {
    A.shape(
      [
        [b[0] - 16, b[1] - 6],
        [b[0] + 2, b[1] - 8],
        [b[0] + 8, b[1] + 2],
        [b[0] - 18, b[1] + 3],
      ],
      { fill: o.fill || 's', w: 3.4, step: 2 },
    );
    A.line(
      [
        [b[0] - 23, b[1] + 5],
        [b[0] + 12, b[1] + 5],
      ],
      6,
      { head: 0.02, tail: 0.04, contrast: 0 },
    );
    A.line(
      [
        [b[0] - 14, b[1] + 8],
        [b[0] - 14, b[1] + 15],
      ],
      5,
      { head: 0, tail: 0, contrast: 0 },
    );
    A.line(
      [
        [b[0] + 4, b[1] + 8],
        [b[0] + 4, b[1] + 15],
      ],
      5,
      { head: 0, tail: 0, contrast: 0 },
    );
  } else if (o.foot !== 'none') {
    A.shape(
      [
        [b[0] - 12, b[1] - 3],
        [b[0] + 5, b[1] - 6],
        [b[0] + 9, b[1] + 3],
        [b[0] - 14, b[1] + 4],
      ],
      { fill: o.fill || 's', w: 3.4, step: 2 },
    );
  }
}

export function tails(A: Ink, o: Tails): void {
  const d = {
    x: 150,
    y: 120,
    n: 1,
    l: 60,
    a: -0.9,
    spread: 0.5,
    w: 13,
    curl: 0.7,
    fill: 's' as Fill,
    tip: 'i' as Fill,
    ...o,
  };
  for (let i = 0; i < d.n; i++) {
    const a = d.a + (d.n === 1 ? 0 : d.spread * (i / (d.n - 1) - 0.5) * 2);
    const m1 = turn(d.x, d.y, a, d.l * 0.4);
    const m2 = turn(m1[0], m1[1], a - d.curl * 0.5, d.l * 0.36);
    const e = turn(m2[0], m2[1], a - d.curl * (d.hook || 1.2), d.l * 0.36);
    const p: Point[] = [
      [d.x, d.y, 0.55],
      [...m1, 1],
      [...m2, 1.15],
      [...e, 0.5],
    ];
    A.tube(p, d.w, { head: 0.02, tail: 0.26, contrast: 0.1, fill: d.fill, pad: 2.8 });
    if (d.tip)
      A.line(
        [
          [(m2[0] + e[0]) / 2, (m2[1] + e[1]) / 2, 1],
          [...e, 0.6],
        ],
        d.w * 0.8,
        { head: 0.3, tail: 0.4, contrast: 0.1, fill: d.tip },
      );
  }
}

export function wing(A: Ink, o: Wing): void {
  const { x, y, s, dir } = { x: 100, y: 100, s: 1, dir: 1, ...o };
  const k = (a: number, b: number): Point => [x + a * s * dir, y + b * s];
  const n = o.n || 6;
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1);
    const e = k(78 - t * 34, -40 + t * 92);
    const m = k(46 - t * 14, -34 + t * 62);
    A.line([k(4, 0), m, e], (20 - t * 4) * s, { head: 0.1, tail: 0.45, contrast: 0.25 });
    A.line([k(12, 0), m, [e[0] - 4 * dir, e[1] - 2]], 1.6, {
      fill: 's',
      head: 0.3,
      tail: 0.4,
      contrast: 0.1,
    });
  }
  A.line([k(0, 4), k(26, -28), k(60, -44), k(80, -42)], 11 * s, {
    head: 0.02,
    tail: 0.4,
    contrast: 0.2,
  });
}

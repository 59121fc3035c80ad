import { turn, type Fill, type Ink } from '../ink.ts';
import { ending, numbers, type Path } from '../path.ts';

interface Turned {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly a?: number;
}
interface Round {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}
export interface Club {
  readonly path: Path;
  readonly w?: number;
}
export type Fan = Turned;
export interface Gourd {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly fill?: Fill;
}
export type Cup = Round;
export type Bucket = Round;
export type Sickle = Turned;
export type Knife = Turned;
export interface Staff {
  readonly path: Path;
  readonly w?: number;
  readonly rings?: boolean;
}
export type Ball = Round;

export function club(A: Ink, o: Club): void {
  A.line(o.path, o.w || 20, { head: 0.4, tail: 0.03, contrast: 0.1 });
  const { to: b } = ending(o.path);
  const [a = b] = numbers(o.path);
  for (let i = 0; i < 6; i++) {
    const t = 0.5 + i * 0.085;
    A.dab(a[0] + (b[0] - a[0]) * t + (i % 2 ? 4 : -4), a[1] + (b[1] - a[1]) * t, 1.9, 's');
  }
}

export function fan(A: Ink, o: Fan): void {
  const { x, y, s, a } = { x: 150, y: 110, s: 1, a: -0.6, ...o };
  A.group(`translate(${x} ${y}) rotate(${(a * 180) / Math.PI}) scale(${s})`, () => {
    for (let i = -3; i <= 3; i++) {
      const t = i * 0.27;
      const e = turn(0, 0, -Math.PI / 2 + t, 46 - Math.abs(i) * 2);
      A.line([[0, 0], turn(0, 0, -Math.PI / 2 + t, 22), e], 14, {
        head: 0.5,
        tail: 0.12,
        contrast: 0.1,
        fill: i % 2 ? 'i' : 's',
      });
      A.line([[0, 0], e], 1.8, { contrast: 0.1 });
    }
    A.line('0,-2 0,22', 5, { head: 0.05, tail: 0.1 });
  });
}

export function gourd(A: Ink, o: Gourd): void {
  const { x, y, s } = { x: 150, y: 150, s: 1, ...o };
  A.shape(
    [
      [x, y - 30 * s],
      [x + 9 * s, y - 22 * s],
      [x + 7 * s, y - 10 * s],
      [x + 18 * s, y + 4 * s],
      [x + 12 * s, y + 18 * s],
      [x - 12 * s, y + 18 * s],
      [x - 18 * s, y + 4 * s],
      [x - 7 * s, y - 10 * s],
      [x - 9 * s, y - 22 * s],
    ],
    { fill: o.fill || 's', w: 4, step: 2 },
  );
  A.line(
    [
      [x - 9 * s, y - 10 * s],
      [x, y - 8 * s],
      [x + 9 * s, y - 10 * s],
    ],
    4 * s,
    { fill: 'v', head: 0.02, tail: 0.05, contrast: 0.1 },
  );
  A.line(
    [
      [x, y - 30 * s],
      [x + 1, y - 37 * s],
    ],
    5 * s,
    { head: 0, tail: 0 },
  );
}

export function cup(A: Ink, o: Cup): void {
  const { x, y, r } = { x: 100, y: 120, r: 18, ...o };
  A.shape(
    [
      [x - r, y - 4],
      [x + r, y - 4],
      [x + r * 0.5, y + r * 0.55],
      [x - r * 0.5, y + r * 0.55],
    ],
    { fill: 'v', w: 3, step: 2 },
  );
  A.dab(x, y - 4, r, 'e', r * 0.26);
  A.ring(x, y - 4, r, 2, { ry: r * 0.26 });
}

export function bucket(A: Ink, o: Bucket): void {
  const { x, y, r } = { x: 90, y: 158, r: 32, ...o };
  A.shape(
    [
      [x - r, y - 8],
      [x + r, y - 8],
      [x + r * 0.84, y + 18],
      [x - r * 0.84, y + 18],
    ],
    { fill: 's', w: 4.5 },
  );
  for (let i = -2; i <= 2; i++)
    A.line(
      [
        [x + i * r * 0.38, y - 4],
        [x + i * r * 0.33, y + 17],
      ],
      1.6,
      { contrast: 0.1 },
    );
  A.dab(x, y - 8, r, 's', r * 0.26);
  A.ring(x, y - 8, r, 3.4, { ry: r * 0.26, from: -2.6, sweep: 6.2 });
  for (let i = 0; i < 9; i++)
    A.dab(
      x + A.between(-0.72, 0.72) * r,
      y - 8 + A.between(-0.13, 0.13) * r,
      2.4,
      i % 3 ? 'v' : 'i',
    );
}

export function sickle(A: Ink, o: Sickle): void {
  const { x, y, s, a } = { x: 60, y: 100, s: 1, a: 0, ...o };
  A.group(`translate(${x} ${y}) rotate(${(a * 180) / Math.PI}) scale(${s})`, () => {
    A.line('0,4,1 -10,-18,1.15 -34,-26,0.8 -54,-14,0.3', 10, {
      head: 0.05,
      tail: 0.6,
      contrast: 0.3,
    });
    A.line('-8,-13 -30,-22 -46,-16', 1.6, { fill: 's', head: 0.3, tail: 0.5 });
  });
}

export function knife(A: Ink, o: Knife): void {
  const { x, y, s, a } = { x: 60, y: 100, s: 1, a: 0, ...o };
  A.group(`translate(${x} ${y}) rotate(${(a * 180) / Math.PI}) scale(${s})`, () => {
    A.shape('-6,0 -7,-34 6,-44 6,-44 7,0', { fill: 'e', w: 3, step: 2 });
    A.line('0,0 0,20', 9, { head: 0.02, tail: 0.05, contrast: 0 });
  });
}

export function staff(A: Ink, o: Staff): void {
  A.line(o.path, o.w || 5, { head: 0.02, tail: 0.02, contrast: 0.1 });
  const [t = [0, 0] as const] = numbers(o.path);
  if (o.rings) {
    A.ring(t[0], t[1] - 8, 9, 3);
    [-1, 1].forEach((s) => A.ring(t[0] + s * 7, t[1] - 2, 4, 1.8));
  }
}

export function ball(A: Ink, o: Ball): void {
  const { x, y, r } = { x: 140, y: 160, r: 14, ...o };
  A.dab(x, y, r, 'e');
  A.ring(x, y, r, 3.2);
  A.line(
    [
      [x - r * 0.9, y - 2],
      [x, y + r * 0.4],
      [x + r * 0.9, y - 3],
    ],
    3,
    { fill: 'v' },
  );
  A.line(
    [
      [x - 3, y - r],
      [x + r * 0.3, y],
      [x - 4, y + r],
    ],
    3,
    { fill: 'v' },
  );
}

import { turn, type Fill, type Ink } from '../ink.ts';
import { numbers, type Path, type Point } from '../path.ts';

export interface Eyes {
  readonly x?: number;
  readonly y?: number;
  readonly gap?: number;
  readonly r?: number;
  readonly kind?: EyeKind;
  readonly look?: readonly [number, number];
  /** On a dark face. */ readonly on?: 'ink';
  /** The right one is so much larger. */ readonly odd?: number;
  readonly tilt?: number;
  readonly pupil?: number;
  /** Vermilion pupils. */ readonly mad?: boolean | undefined;
  readonly lash?: boolean;
  /** Where many are: x, y from the middle, and a radius. */ readonly at?: Path;
}
type EyeKind =
  | 'round'
  | 'angry'
  | 'sleepy'
  | 'sad'
  | 'cat'
  | 'slit'
  | 'shut'
  | 'dot'
  | 'hollow'
  | 'spiral'
  | 'one'
  | 'many'
  | 'wink';
export interface Brow {
  readonly x?: number;
  readonly y?: number;
  readonly gap?: number;
  readonly r?: number;
  readonly w?: number;
  readonly tilt?: number;
  readonly bow?: number;
  readonly fill?: Fill;
}

/** Two large ones and four small ones above. */
const SIX = '-12,0,7 12,0,7 -22,-10,4 22,-10,4 -7,-14,4 7,-14,4';

export function eyes(A: Ink, o: Eyes): void {
  const d = { x: 100, y: 80, gap: 14, r: 8, kind: 'round' as EyeKind, look: [0, 0] as const, ...o };
  const white = d.on === 'ink' ? 's' : 'e';
  const one = (x: number, s: 1 | -1): Ink => {
    const r = d.r * (d.odd && s > 0 ? d.odd : 1);
    const y = d.y + (d.tilt || 0) * s;
    if (d.kind === 'dot') return A.dab(x, y, r * 0.5, d.on === 'ink' ? 's' : 'i', r * 0.62);
    if (d.kind === 'hollow') return A.dab(x, y, r, 'i', r * 1.15);
    if (d.kind === 'slit')
      return A.line(
        [
          [x - r, y - 1],
          [x, y + r * 0.45],
          [x + r, y - 1],
        ],
        r * 0.42,
        { fill: d.on === 'ink' ? 's' : 'i', head: 0.2, tail: 0.35 },
      );
    if (d.kind === 'shut')
      return A.line(
        [
          [x - r, y + r * 0.3],
          [x, y - r * 0.35],
          [x + r, y + r * 0.3],
        ],
        r * 0.42,
        { fill: d.on === 'ink' ? 's' : 'i', head: 0.2, tail: 0.35 },
      );
    if (d.kind === 'spiral') {
      const points: Point[] = [];
      for (let i = 0; i < 14; i++) points.push(turn(x, y, i * 0.95, r * (1 - i / 15)));
      A.dab(x, y, r * 1.05, white);
      return A.line(points, r * 0.3, { head: 0.02, tail: 0.2, contrast: 0.1, step: 1.5 });
    }
    A.dab(x, y, r, white, r * (d.kind === 'angry' ? 0.82 : 1));
    A.ring(x, y, r, r * 0.3, {
      from: -2.6,
      sweep: 6.1,
      ry: r * (d.kind === 'angry' ? 0.82 : 1),
      contrast: 0.3,
      fill: d.on === 'ink' ? 'i' : 'i',
    });
    const px = x + d.look[0] * r * 0.42;
    const py = y + d.look[1] * r * 0.42;
    if (d.kind === 'cat') A.dab(px, py, r * 0.24, 'i', r * 0.72);
    else A.dab(px, py, r * (d.pupil || 0.42), d.mad ? 'v' : 'i');
    if (d.mad) A.dab(px, py, r * 0.16, 'i');
    if (d.kind === 'angry')
      A.line(
        [
          [x + s * r * 1.25, y - r * 1.15],
          [x, y - r * 0.72],
          [x - s * r * 1.2, y - r * 0.08],
        ],
        r * 0.72,
        { head: 0.15, tail: 0.3 },
      );
    if (d.kind === 'sad')
      A.line(
        [
          [x - s * r * 1.1, y - r * 1.1],
          [x, y - r * 0.9],
          [x + s * r * 1.2, y - r * 0.2],
        ],
        r * 0.5,
        { head: 0.15, tail: 0.3 },
      );
    if (d.kind === 'sleepy') {
      A.shape(
        [
          [x - r * 1.05, y - r * 1.1],
          [x + r * 1.05, y - r * 1.1],
          [x + r * 1.02, y - r * 0.05],
          [x - r * 1.02, y + r * 0.05],
        ],
        { fill: d.on === 'ink' ? 'i' : 's', w: 0, step: 2 },
      );
      A.line(
        [
          [x - r * 1.1, y],
          [x + r * 1.1, y - 1],
        ],
        r * 0.34,
        { head: 0.1, tail: 0.2 },
      );
    }
    return A;
  };
  if (d.kind === 'one') {
    const r = d.r;
    A.dab(d.x, d.y, r * 1.12, 'e', r * 0.92);
    A.ring(d.x, d.y, r * 1.12, r * 0.22, { ry: r * 0.92, from: -2.7, sweep: 6.15, contrast: 0.35 });
    A.dab(d.x + d.look[0] * r * 0.4, d.y + d.look[1] * r * 0.35, r * 0.52, 'i');
    A.dab(
      d.x + d.look[0] * r * 0.4 - r * 0.16,
      d.y + d.look[1] * r * 0.35 - r * 0.18,
      r * 0.15,
      'e',
    );
    A.line(
      [
        [d.x - r * 1.3, d.y - r * 0.45],
        [d.x, d.y - r * 1.12],
        [d.x + r * 1.35, d.y - r * 0.4],
      ],
      r * 0.34,
      { head: 0.2, tail: 0.4 },
    );
    if (d.lash)
      for (let i = -2; i <= 2; i++)
        A.line(
          [
            [d.x + i * r * 0.4, d.y - r * (1.02 - Math.abs(i) * 0.12)],
            [d.x + i * r * 0.55, d.y - r * (1.5 - Math.abs(i) * 0.14)],
          ],
          r * 0.14,
          { head: 0, tail: 0.5 },
        );
    return;
  }
  if (d.kind === 'many') {
    numbers(d.at ?? SIX).forEach(([dx, dy, r = 0]) => {
      A.dab(d.x + dx, d.y + dy, r, white);
      A.dab(d.x + dx + d.look[0] * r * 0.4, d.y + dy + r * 0.15, r * 0.46, d.mad ? 'v' : 'i');
    });
    return;
  }
  one(d.x - d.gap, -1);
  if (d.kind !== 'wink') one(d.x + d.gap, 1);
}

export function brow(A: Ink, o: Brow): void {
  const d = { x: 100, y: 66, gap: 14, r: 10, w: 4, tilt: 4, ...o };
  [-1, 1].forEach((s) =>
    A.line(
      [
        [d.x + s * (d.gap + d.r), d.y - d.tilt],
        [d.x + s * d.gap, d.y - (d.bow || 3)],
        [d.x + s * (d.gap - d.r), d.y + d.tilt],
      ],
      d.w,
      { head: 0.15, tail: 0.45, fill: d.fill || 'i' },
    ),
  );
}

import type { Fill, Ink } from '../ink.ts';
import type { Path, Point } from '../path.ts';

export interface Mouth {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly kind?: MouthKind;
  readonly on?: 'ink';
  /** Something red in an open one. */ readonly in?: boolean;
  /** Where teeth stand, as shares of half the width. */ readonly up?: readonly number[];
  readonly down?: readonly number[];
  readonly small?: readonly number[];
}
type MouthKind = 'smile' | 'flat' | 'frown' | 'o' | 'lips' | 'grin' | 'fang' | 'tusk';
export interface Tongue {
  readonly path: Path;
  readonly w?: number;
}
export interface Nose {
  readonly x?: number;
  readonly y?: number;
  readonly l?: number;
  readonly w?: number;
  readonly dir?: 1 | -1;
  readonly up?: number;
  readonly kind?: 'long' | 'dots' | 'small';
}
export interface Beak {
  readonly x?: number;
  readonly y?: number;
  readonly l?: number;
  readonly h?: number;
  readonly dir?: 1 | -1;
  readonly fill?: Fill;
}
export interface Muzzle {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly whisk?: number;
  readonly fang?: boolean;
}

export function mouth(A: Ink, o: Mouth): void {
  const d = { x: 100, y: 100, w: 18, kind: 'smile' as MouthKind, h: 8, ...o };
  const { x, y, w, h } = d;
  const k = d.on === 'ink' ? 's' : 'i';
  if (d.kind === 'smile')
    A.line(
      [
        [x - w, y - h * 0.3],
        [x - w * 0.4, y + h * 0.5],
        [x + w * 0.4, y + h * 0.5],
        [x + w, y - h * 0.4],
      ],
      3.4,
      { fill: k, head: 0.2, tail: 0.3 },
    );
  if (d.kind === 'flat')
    A.line(
      [
        [x - w, y],
        [x, y - 1],
        [x + w, y + 1],
      ],
      3.4,
      { fill: k, head: 0.2, tail: 0.3 },
    );
  if (d.kind === 'frown')
    A.line(
      [
        [x - w, y + h * 0.5],
        [x, y - h * 0.3],
        [x + w, y + h * 0.5],
      ],
      3.6,
      { fill: k, head: 0.2, tail: 0.3 },
    );
  if (d.kind === 'o') {
    A.dab(x, y, w, 'i', h);
    if (d.in) A.dab(x, y + h * 0.35, w * 0.6, 'v', h * 0.45);
  }
  if (d.kind === 'lips') {
    A.dab(x, y, w, 'v', h * 0.5);
    A.line(
      [
        [x - w * 1.1, y],
        [x, y + 0.5],
        [x + w * 1.1, y],
      ],
      1.4,
    );
  }
  if (d.kind === 'grin' || d.kind === 'fang') {
    A.shape(
      [
        [x - w, y - h * 0.5],
        [x - w, y - h * 0.5],
        [x, y - h * 0.1],
        [x + w, y - h * 0.5],
        [x + w, y - h * 0.5],
        [x + w * 0.7, y + h * 0.7],
        [x, y + h],
        [x - w * 0.7, y + h * 0.7],
      ],
      { fill: 'i', w: 0, step: 2 },
    );
    if (d.kind === 'grin') {
      A.shape(
        [
          [x - w * 0.86, y - h * 0.32],
          [x, y + h * 0.02],
          [x + w * 0.86, y - h * 0.32],
          [x + w * 0.62, y + h * 0.5],
          [x, y + h * 0.74],
          [x - w * 0.62, y + h * 0.5],
        ],
        { fill: 'e', w: 0, step: 2 },
      );
      for (let i = -2; i <= 2; i++)
        A.line(
          [
            [x + i * w * 0.3, y - h * 0.3],
            [x + i * w * 0.27, y + h * 0.75],
          ],
          1.7,
          { contrast: 0.1 },
        );
      A.line(
        [
          [x - w * 0.8, y + h * 0.12],
          [x, y + h * 0.36],
          [x + w * 0.8, y + h * 0.12],
        ],
        1.6,
        { contrast: 0.1 },
      );
    } else {
      A.shape(
        [
          [x - w * 0.4, y + h * 0.72],
          [x, y + h * 0.35],
          [x + w * 0.4, y + h * 0.72],
          [x, y + h * 0.92],
        ],
        { fill: 'v', w: 0, step: 2 },
      );
      const tooth = (dx: number, dy: number, s: number): Ink =>
        A.path(
          `M${x + dx - w * 0.13} ${y + dy}L${x + dx + w * 0.13} ${y + dy}L${x + dx} ${y + dy + s}Z`,
          'e',
        );
      (d.up || [-0.62, 0.62]).forEach((f) => tooth(f * w, -h * 0.36, h * 0.85));
      (d.down || []).forEach((f) => tooth(f * w, h * 0.72, -h * 1.0));
      (d.small || [-0.2, 0.2]).forEach((f) => tooth(f * w, -h * 0.2, h * 0.4));
    }
  }
  if (d.kind === 'tusk') {
    A.line(
      [
        [x - w, y],
        [x, y + h * 0.3],
        [x + w, y],
      ],
      4,
      { head: 0.15, tail: 0.2 },
    );
    [-1, 1].forEach((s) =>
      A.shape(
        [
          [x + s * w * 0.72, y + 3],
          [x + s * w * 0.42, y + 2],
          [x + s * w * 0.66, y - h],
          [x + s * w * 0.66, y - h],
        ],
        { fill: 'e', w: 1.8, step: 2 },
      ),
    );
  }
}

export function tongue(A: Ink, o: Tongue): void {
  const w = o.w || 13;
  A.tube(o.path, w, { head: 0.02, tail: 0.16, contrast: 0.1, fill: 'v', pad: 2.4 });
  A.line(o.path, 1.8, { head: 0.1, tail: 0.4, contrast: 0.1, fill: 'i' });
}

export function nose(A: Ink, o: Nose): void {
  const d = { x: 100, y: 84, l: 34, w: 15, dir: -1, ...o };
  if (d.kind === 'dots') {
    A.dab(d.x - 3, d.y, 1.4);
    A.dab(d.x + 3, d.y, 1.4);
    return;
  }
  if (d.kind === 'small') {
    A.line(
      [
        [d.x, d.y - 7],
        [d.x - 4, d.y + 2],
        [d.x + 2, d.y + 3],
      ],
      2.6,
    );
    return;
  }
  const p: Point[] = [
    [d.x, d.y],
    [d.x + d.dir * d.l * 0.5, d.y + 2],
    [d.x + d.dir * d.l, d.y + (d.up || 3)],
  ];
  A.tube(p, d.w, { head: 0.02, tail: 0.05, contrast: 0.05, fill: 'v', pad: 2.4 });
}

export function beak(A: Ink, o: Beak): void {
  const d = { x: 88, y: 84, l: 36, h: 20, dir: -1, ...o };
  const { x, y, l, h, dir } = d;
  A.shape(
    [
      [x, y - h * 0.5],
      [x, y - h * 0.5],
      [x + dir * l * 0.55, y - h * 0.42],
      [x + dir * l, y + h * 0.25],
      [x + dir * l, y + h * 0.25],
      [x + dir * l * 0.5, y + h * 0.12],
      [x, y + h * 0.1],
    ],
    { fill: d.fill || 'i', w: 3 },
  );
  A.shape(
    [
      [x, y + h * 0.16],
      [x, y + h * 0.16],
      [x + dir * l * 0.5, y + h * 0.3],
      [x + dir * l * 0.72, y + h * 0.42],
      [x + dir * l * 0.3, y + h * 0.66],
      [x, y + h * 0.6],
    ],
    { fill: d.fill || 'i', w: 3 },
  );
  A.dab(x + dir * l * 0.28, y - h * 0.2, 1.8, d.fill === 's' ? 'i' : 's');
}

export function muzzle(A: Ink, o: Muzzle): void {
  const d = { x: 70, y: 96, w: 16, whisk: 20, ...o };
  const { x, y, w } = d;
  A.dab(x, y - 3, w * 0.34, 'i', w * 0.26);
  A.line(
    [
      [x, y],
      [x, y + w * 0.3],
    ],
    2.2,
  );
  A.line(
    [
      [x - w * 0.7, y + w * 0.28],
      [x - w * 0.32, y + w * 0.52],
      [x, y + w * 0.26],
    ],
    2.6,
    { head: 0.2 },
  );
  A.line(
    [
      [x, y + w * 0.26],
      [x + w * 0.32, y + w * 0.52],
      [x + w * 0.7, y + w * 0.28],
    ],
    2.6,
    { head: 0.05, tail: 0.3 },
  );
  if (d.whisk)
    [-1, 1].forEach((s) =>
      [-0.25, 0.05, 0.35].forEach((a, i) =>
        A.line(
          [
            [x + s * w * 0.6, y + i * 2],
            [x + s * (w * 0.6 + d.whisk * 0.6), y + a * 14 - 2],
            [x + s * (w * 0.6 + d.whisk), y + a * 22],
          ],
          1.4,
          { head: 0, tail: 0.6, contrast: 0.1 },
        ),
      ),
    );
  if (d.fang)
    [-1, 1].forEach((s) =>
      A.path(`M${x + s * w * 0.5} ${y + w * 0.36}l${s * 3} 0l${-s * 2.2} 8Z`, 'e', 1.2),
    );
}

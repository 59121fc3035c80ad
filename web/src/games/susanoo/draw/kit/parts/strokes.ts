import type { Fill, Ink, LineOptions, ShapeOptions } from '../ink.ts';
import { numbers, type Path, type Point } from '../path.ts';

export interface Thread {
  readonly paths: readonly Path[];
  readonly fill?: Fill;
}
export interface Stroke extends LineOptions {
  readonly path: Path;
  readonly w?: number;
}
export interface Patch extends ShapeOptions {
  readonly path: Path;
}
export interface Dots {
  /** x, y and a radius. */ readonly at: Path;
  readonly fill?: Fill;
}
export interface Cloud {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly fill?: Fill;
}
export interface Wave {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly k?: number;
  readonly h?: number;
}

export function thread(A: Ink, o: Thread): void {
  o.paths.forEach((p) =>
    A.line(p, 1.5, { head: 0.02, tail: 0.1, contrast: 0.1, fill: o.fill || 'i' }),
  );
}

export function stroke(A: Ink, o: Stroke): void {
  A.line(o.path, o.w || 4, o);
}

export function patch(A: Ink, o: Patch): void {
  A.shape(o.path, o);
}

export function dots(A: Ink, o: Dots): void {
  numbers(o.at).forEach(([x, y, r]) => A.dab(x, y, r || 2, o.fill || 'i'));
}

export function cloud(A: Ink, o: Cloud): void {
  const { x, y, w } = { x: 100, y: 160, w: 70, ...o };
  A.shape(
    [
      [x - w, y + 6],
      [x - w * 0.86, y - 8],
      [x - w * 0.55, y - 8],
      [x - w * 0.4, y - 22],
      [x, y - 18],
      [x + w * 0.2, y - 28],
      [x + w * 0.55, y - 14],
      [x + w * 0.8, y - 14],
      [x + w, y + 4],
      [x + w * 0.6, y + 12],
      [x, y + 8],
      [x - w * 0.6, y + 13],
    ],
    { fill: o.fill || 's', w: 4.5 },
  );
  A.line(
    [
      [x - w * 0.5, y + 1],
      [x - w * 0.24, y - 8],
      [x - w * 0.08, y + 1],
    ],
    3,
    { head: 0.2 },
  );
  A.line(
    [
      [x + w * 0.16, y - 2],
      [x + w * 0.42, y - 8],
      [x + w * 0.52, y + 2],
    ],
    3,
    { head: 0.2 },
  );
}

export function wave(A: Ink, o: Wave): void {
  const { x, y, w } = { x: 100, y: 170, w: 86, ...o };
  const k = o.k || 5;
  const top: Point[] = [];
  for (let i = 0; i <= k; i++) {
    const px = x - w + (2 * w * i) / k;
    top.push([px, y + 4], [px + w / k, y - (o.h || 12)]);
  }
  top.pop();
  A.shape([[x - w, y + 24], ...top, [x + w, y + 24]], { fill: 's', w: 0 });
  for (let i = 0; i < k; i++) {
    const px = x - w + (2 * w * (i + 0.5)) / k;
    A.line(
      [
        [px - w / k, y + 8],
        [px - w / k / 2, y - (o.h || 12) * 0.7],
        [px + 2, y - (o.h || 12)],
        [px + (w / k) * 0.7, y - 2],
        [px + (w / k) * 0.2, y + 1],
      ],
      4.6,
      { head: 0.2, tail: 0.35 },
    );
    A.line(
      [
        [px - (w / k) * 0.6, y + 12],
        [px, y],
        [px + (w / k) * 0.5, y + 8],
      ],
      2,
      { head: 0.3, tail: 0.5, fill: 't' },
    );
  }
}

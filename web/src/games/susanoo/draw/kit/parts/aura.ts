import { turn, type Element, type Ink } from '../ink.ts';
import { numbers, type Point } from '../path.ts';

/** The element, behind everything. */
export interface Aura {
  readonly el?: Element;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly base?: number;
  readonly n?: number;
}

export function aura(A: Ink, o: Aura): void {
  const x = o.x || 100;
  const y = o.y || 104;
  const r = o.r || 78;
  if (o.el === 'water') {
    for (let row = 0; row < 3; row++) {
      const yy = (o.base || 178) - row * 11;
      const w = r * (1.12 - row * 0.22);
      const points: Point[] = [];
      const k = 8;
      for (let i = 0; i <= k; i++) points.push([x - w + (2 * w * i) / k, yy + (i % 2 ? -5 : 3)]);
      A.line(points, 7 - row * 1.6, { fill: 't', head: 0.3, tail: 0.45, contrast: 0.7 });
    }
    numbers('-0.82,-0.5 0.86,-0.62 0.7,-0.2').forEach(([dx, dy]) => {
      const px = x + dx * r;
      const py = y + dy * r;
      A.shape(
        [
          [px, py - 8],
          [px + 4, py + 1],
          [px, py + 5],
          [px - 4, py + 1],
        ],
        { fill: 't', w: 0, step: 1.5 },
      );
    });
  } else if (o.el === 'fire') {
    const k = o.n || 9;
    for (let i = 0; i < k; i++) {
      const a = -Math.PI * (0.02 + (0.96 * i) / (k - 1));
      const rise = 0.35 + 0.65 * Math.sin(-a);
      const [bx, by] = turn(x, y, a, r * 0.8);
      const h = r * A.between(0.34, 0.6) * rise;
      const lean = ((bx - x) / r) * 10 + A.between(-5, 5);
      A.line(
        [
          [bx - lean * 0.4, by + 16, 0.7],
          [bx - lean * 0.2 + (i % 2 ? 5 : -5), by - h * 0.2, 1.15],
          [bx + lean * 0.5 - (i % 2 ? 4 : -4), by - h * 0.7, 0.8],
          [bx + lean, by - h - 10, 0.2],
        ],
        A.between(13, 19),
        { fill: 't', head: 0.2, tail: 0.6, contrast: 0.15 },
      );
    }
  } else if (o.el === 'air') {
    // Gusts that roll up at their ends.
    numbers('-1,-.5,1.5 .98,-.12,1.2 -1.02,.42,1 .95,.72,.9').forEach(([dx, dy, f = 1]) => {
      const s = -Math.sign(dx);
      const px = x + dx * r;
      const py = y + dy * r;
      const l = r * 0.62 * f;
      A.line(
        [
          [px + s * l * 1.5, py + 10],
          [px + s * l * 0.7, py + 2],
          [px + s * 6, py - 2],
          [px - s * 4, py - 11],
          [px + s * 3, py - 18],
          [px + s * 11, py - 12],
          [px + s * 7, py - 6],
        ],
        6.5,
        { fill: 't', head: 0.5, tail: 0.2, contrast: 0.35 },
      );
    });
  } else if (o.el === 'earth') {
    const g = o.base || 176;
    A.line(
      [
        [x - r * 1.08, g + 2],
        [x - r * 0.4, g - 2],
        [x + r * 0.3, g + 3],
        [x + r * 1.1, g],
      ],
      8,
      { fill: 't', head: 0.3, tail: 0.5, contrast: 0.3 },
    );
    numbers('-0.95,11 -0.74,7 0.9,13 0.66,7 1.08,6').forEach(([dx, s]) => {
      const px = x + dx * r;
      A.shape(
        [
          [px - s, g],
          [px - s * 0.7, g - s * 0.9],
          [px + s * 0.2, g - s * 1.15],
          [px + s, g - s * 0.3],
          [px + s * 0.7, g + 2],
        ],
        { fill: 't', w: 0, step: 2 },
      );
    });
  } else if (o.el === 'void') {
    A.ring(x, y - 6, r, 9, {
      fill: 't',
      from: A.between(-2.4, -1.4),
      sweep: 5.7,
      dry: 0,
      contrast: 0.5,
    });
    for (let i = 0; i < 5; i++) {
      const [px, py] = turn(x, y - 6, A.between(0, 6.28), r * A.between(1.04, 1.18));
      A.dab(px, py, A.between(1.2, 2.6), 't');
    }
  }
}

import { turn, type Fill, type Ink } from '../ink.ts';
import { at, numbers, type Point } from '../path.ts';

interface Box {
  readonly x?: number;
  readonly top?: number;
  readonly base?: number;
  readonly w?: number;
  readonly fill?: Fill;
  readonly lean?: number;
}
export interface Drop extends Box {
  readonly hem?: 'flat' | 'wisp' | 'wave';
  readonly flare?: number;
  readonly k?: number;
  readonly gap?: number;
  readonly line?: number;
  readonly wash?: boolean;
}
export interface Robe extends Box {
  readonly neck?: number;
  readonly sash?: Fill;
  readonly sleeves?: 'up' | 'down';
  readonly collar?: boolean;
  readonly wash?: boolean;
}
export interface Head {
  readonly x?: number;
  readonly y?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly chin?: number;
  readonly fill?: Fill;
  readonly line?: number;
  readonly gap?: number;
  readonly wash?: boolean;
}
export interface Lantern extends Box {
  readonly skip?: readonly number[];
}
export type Umbrella = Box;
export interface Slab extends Box {
  readonly rows?: number;
}
export interface Wheel {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly spokes?: number;
  readonly hub?: number;
}

/** A gumdrop: head and body in one, the hem straight, wavy or a wisp. */
export function drop(A: Ink, o: Drop): void {
  const { x, top, base, w } = { x: 100, top: 60, base: 172, w: 44, ...o };
  const h = base - top;
  const l = o.lean || 0;
  const points: Point[] = [
    [x + l, top],
    [x + l + w * 0.72, top + h * 0.16],
    [x + l * 0.6 + w, top + h * 0.46],
    [x + w * (o.flare || 1), base - h * 0.14],
  ];
  if (o.hem === 'wisp') {
    points.push(
      [x + w * 0.55, base - 4],
      [x + w * 0.9, base + 8],
      [x + w * 0.2, base + 2],
      [x - w * 0.3, base - h * 0.05],
    );
  } else if (o.hem === 'wave') {
    const k = o.k || 4;
    const f = w * (o.flare || 1);
    for (let i = 0; i <= k; i++) points.push([x + f - (2 * f * i) / k, base + (i % 2 ? -9 : 2)]);
  } else {
    points.push([x + w * 0.8, base], [x, base + 3], [x - w * 0.8, base]);
  }
  points.push(
    [x - w * (o.flare || 1), base - h * 0.14],
    [x + l * 0.6 - w, top + h * 0.46],
    [x + l - w * 0.72, top + h * 0.16],
  );
  A.shape(points, { fill: o.fill || 's', w: o.line === undefined ? 5 : o.line, gap: o.gap });
  if (o.wash) {
    A.shape(
      [
        [x + w * 0.2, top + h * 0.5],
        [x + w * 0.85, top + h * 0.45],
        [x + w * 0.85, base - h * 0.12],
        [x + w * 0.1, base - 6],
      ],
      { fill: 'w', w: 0 },
    );
  }
}

/** A figure in a robe, seen from the front; the head is a part of its own. */
export function robe(A: Ink, o: Robe): void {
  const { x, top, base, w } = { x: 100, top: 88, base: 176, w: 46, ...o };
  const n = o.neck || 13;
  const h = base - top;
  A.shape(
    [
      [x - n, top],
      [x - n - 8, top + h * 0.1],
      [x - w * 0.78, top + h * 0.45],
      [x - w, base - 4],
      [x - w * 0.5, base + 2],
      [x, base - 1],
      [x + w * 0.5, base + 3],
      [x + w, base - 4],
      [x + w * 0.78, top + h * 0.45],
      [x + n + 8, top + h * 0.1],
      [x + n, top],
    ],
    { fill: o.fill || 's', w: 5 },
  );
  if (o.wash !== false) {
    A.shape(
      [
        [x + 3, top + 14],
        [x + w * 0.55, top + h * 0.4],
        [x + w * 0.86, base - 8],
        [x + 8, base - 4],
      ],
      { fill: o.fill === 'i' ? 's' : 'w', w: 0 },
    );
  }
  if (o.collar !== false) {
    const c = o.fill === 'i' ? 's' : 'i';
    A.line(
      [
        [x - n + 1, top + 1],
        [x - 2, top + h * 0.24],
        [x + 4, top + h * 0.4],
      ],
      4.5,
      { fill: c, tail: 0.5 },
    );
    A.line(
      [
        [x + n - 1, top + 1],
        [x + 4, top + h * 0.16],
        [x, top + h * 0.2],
      ],
      4,
      { fill: c, tail: 0.5 },
    );
  }
  if (o.sash) {
    A.line(
      [
        [x - w * 0.72, top + h * 0.46],
        [x, top + h * 0.52],
        [x + w * 0.72, top + h * 0.46],
      ],
      9,
      { fill: o.sash, head: 0.02, tail: 0.02, contrast: 0.2 },
    );
  }
  if (o.sleeves) {
    [-1, 1].forEach((s) => {
      const a = o.sleeves === 'up' ? -1 : 1;
      A.shape(
        [
          [x + s * (n + 6), top + 8],
          [x + s * (w * 0.75), top + h * 0.18 * a + 10],
          [x + s * (w * 1.12), top + h * 0.3 * a + 12],
          [x + s * (w * 1.02), top + h * 0.3 * a + 34],
          [x + s * (w * 0.7), top + h * 0.34 * a + 30],
          [x + s * (n + 12), top + 30],
        ],
        { fill: o.fill || 's', w: 4.5 },
      );
    });
  }
}

export function head(A: Ink, o: Head): void {
  const { x, y, rx, ry } = { x: 100, y: 70, rx: 26, ry: 28, ...o };
  const c = o.chin || 1;
  A.shape(
    [
      [x, y - ry],
      [x + rx * 0.8, y - ry * 0.66],
      [x + rx, y],
      [x + rx * 0.7 * c, y + ry * 0.7],
      [x, y + ry],
      [x - rx * 0.7 * c, y + ry * 0.7],
      [x - rx, y],
      [x - rx * 0.8, y - ry * 0.66],
    ],
    { fill: o.fill || 's', w: o.line === undefined ? 4.5 : o.line, gap: o.gap },
  );
  if (o.wash)
    A.shape(
      [
        [x + rx * 0.2, y - ry * 0.5],
        [x + rx * 0.85, y - ry * 0.3],
        [x + rx * 0.75, y + ry * 0.55],
        [x + rx * 0.1, y + ry * 0.8],
      ],
      { fill: 'w', w: 0 },
    );
}

export function lantern(A: Ink, o: Lantern): void {
  const { x, top, base, w } = { x: 100, top: 48, base: 160, w: 44, ...o };
  const l = o.lean || 0;
  A.shape(
    [
      [x - w * 0.55 + l, top + 8],
      [x + w * 0.55 + l, top + 8],
      [x + w + l * 0.6, top + (base - top) * 0.35],
      [x + w, top + (base - top) * 0.66],
      [x + w * 0.55, base - 6],
      [x - w * 0.55, base - 6],
      [x - w, top + (base - top) * 0.66],
      [x - w + l * 0.6, top + (base - top) * 0.35],
    ],
    { fill: 's', w: 5 },
  );
  for (let i = 1; i < 7; i++) {
    if (o.skip && o.skip.includes(i)) continue;
    const t = i / 7;
    const yy = top + 8 + (base - top - 14) * t;
    const ww = w * (0.62 + 0.42 * Math.sin(Math.PI * t));
    const ll = l * (1 - t);
    A.line(
      [
        [x - ww + ll, yy],
        [x + ll, yy + 4],
        [x + ww + ll, yy],
      ],
      2.2,
      { fill: 'i', head: 0.1, tail: 0.25, contrast: 0.2 },
    );
  }
  const hoop = (cx: number, y: number): Ink =>
    A.line(at(cx, y, w, 1, '-.58,0 .58,0'), 9, { head: 0.01, tail: 0.02, contrast: 0.05 });
  hoop(x + l, top + 5);
  hoop(x, base - 5);
  A.line(
    [
      [x + l, top],
      [x + l + 3, top - 16],
      [x + l - 3, top - 22],
    ],
    3,
  );
}

export function umbrella(A: Ink, o: Umbrella): void {
  const { x, top, base, w } = { x: 100, top: 30, base: 122, w: 54, ...o };
  const k = 6;
  const hem: Point[] = [];
  for (let i = 0; i <= k; i++) {
    const px = x + w - (2 * w * i) / k;
    hem.push([px, base - Math.abs(i - k / 2) * 3 + 6]);
    if (i < k) hem.push([px - w / k, base - Math.abs(i + 0.5 - k / 2) * 3 - 4]);
  }
  A.shape(
    [
      [x, top],
      [x, top],
      [x + w * 0.42, top + (base - top) * 0.42],
      ...hem,
      [x - w * 0.42, top + (base - top) * 0.42],
    ],
    { fill: 's', w: 5 },
  );
  for (let i = 1; i < k; i++) {
    const px = x + w - (2 * w * i) / k;
    A.line(
      [
        [x + (px - x) * 0.05, top + 6],
        [x + (px - x) * 0.55, top + (base - top) * 0.52],
        [px, base - Math.abs(i - k / 2) * 3 + 4],
      ],
      2.4,
      { tail: 0.2 },
    );
  }
  A.shape(
    [
      [x, top + 2],
      [x + w * 0.16, top + 20],
      [x, top + 25],
      [x - w * 0.16, top + 20],
    ],
    { fill: 'i', w: 0 },
  );
  A.line(
    [
      [x, top - 10],
      [x, top + 6],
    ],
    5,
    { head: 0.2, tail: 0.05 },
  );
}

export function slab(A: Ink, o: Slab): void {
  const { x, top, base, w } = { x: 100, top: 44, base: 164, w: 58, ...o };
  A.shape(
    [
      [x - w, top + 4],
      [x - w, top + 4],
      [x - w * 0.3, top - 2],
      [x + w * 0.5, top + 3],
      [x + w + 3, top - 1],
      [x + w + 3, top - 1],
      [x + w, (top + base) / 2],
      [x + w + 2, base],
      [x + w + 2, base],
      [x, base + 3],
      [x - w - 3, base - 1],
      [x - w - 3, base - 1],
      [x - w + 2, (top + base) / 2],
    ],
    { fill: 's', w: 6 },
  );
  A.path(
    `M${x + w * 0.4} ${top + 5}L${x + w * 0.97} ${top + 3}L${x + w * 0.95} ${base - 3}L${x + w * 0.5} ${base - 1}Q${x + w * 0.34} ${(top + base) / 2} ${x + w * 0.4} ${top + 5}Z`,
    'w',
  );
  const rows = o.rows || 4;
  for (let r = 1; r < rows; r++) {
    const yy = top + ((base - top) * r) / rows;
    A.line(at(x, yy, w, 1, r === 2 ? '-.95,1 -.1,-1' : '-.95,1 -.1,-1 .3,1'), 1.8, {
      head: 0.02,
      tail: 0.5,
      contrast: 0.2,
    });
    A.line(
      [
        [x + w * 0.5, yy],
        [x + w * 0.95, yy - 1],
      ],
      1.8,
      { head: 0.4, tail: 0.05, contrast: 0.2 },
    );
  }
  numbers('-0.6,3.1 0.72,0.1 0.62,3.2 -0.72,0.15').forEach(([dx, r]) => {
    const yy = top + ((base - top) * r) / rows;
    A.line(
      [
        [x + dx * w, yy + 4],
        [x + dx * w - 1, yy + (base - top) / rows - 6],
      ],
      1.8,
      { head: 0.1, tail: 0.2, contrast: 0.1 },
    );
  });
}

export function wheel(A: Ink, o: Wheel): void {
  const { x, y, r } = { x: 100, y: 104, r: 58, ...o };
  A.ring(x, y, r, 13, { from: -1.1, sweep: 6.2, dry: 2 });
  A.ring(x, y, r * 0.8, 2.6, { from: 0.6, sweep: 6.0 });
  const k = o.spokes || 8;
  for (let i = 0; i < k; i++) {
    const a = (i / k) * Math.PI * 2 + 0.25;
    const [ax, ay] = turn(x, y, a, r * (o.hub || 0.5));
    const [bx, by] = turn(x, y, a, r * 0.93);
    A.line(
      [
        [ax, ay],
        [bx, by],
      ],
      5,
      { head: 0.05, tail: 0.05, contrast: 0.2 },
    );
  }
}

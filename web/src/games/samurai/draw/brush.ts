// Brush: strokes and blots as filled outlines. Pure functions: the same arguments give the same path on every machine, so that
// a drawing can be tested as text. Paths are filled by fill-rule evenodd: streaks of paper are holes in them.

export type Point = readonly [number, number];
// A point of a stroke: where, and how wide the brush is there.
export type Inked = readonly [number, number, number];

// Reads an index that is known to be there.
const at = <T>(list: readonly T[], i: number): T => list[i] as T;
const short = (v: number): string => String(Math.round(v * 10) / 10);
const pair = (p: Point): string => `${short(p[0])} ${short(p[1])}`;

export function random(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Catmull-Rom through the points, about `step` apart.
function spline(points: readonly Inked[], closed: boolean, step: number): Inked[] {
  const n = points.length;
  const near = (i: number): Inked =>
    at(points, closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
  const out: Inked[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const pieces = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const mix = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([mix(0), mix(1), b[2] + (c[2] - b[2]) * t]);
    }
  }
  if (!closed) out.push(at(points, n - 1));
  return out;
}

// A closed path, rounded through the middles of its edges.
function rounded(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = `M${pair(middle(at(points, points.length - 1), at(points, 0)))}`;
  points.forEach((p, i) => {
    d += `Q${pair(p)} ${pair(middle(p, at(points, (i + 1) % points.length)))}`;
  });
  return d + 'Z';
}

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

// A slow wave along a line, from -1 to 1.
function waver(rnd: () => number, length: number): (i: number) => number {
  const knots = Array.from({ length: Math.ceil(length / 4) + 3 }, () => rnd() * 2 - 1);
  return (i) => {
    const k = Math.floor(i / 4);
    const t = (i / 4 - k) * (i / 4 - k) * (3 - 2 * (i / 4 - k));
    return at(knots, k) * (1 - t) + at(knots, k + 1) * t;
  };
}

// The line of a stroke, and points beside and ahead of it.
class Line {
  readonly points: readonly Inked[];
  private readonly normals: readonly Point[];
  constructor(points: readonly Inked[], step: number) {
    this.points = spline(points, false, step);
    const last = this.points.length - 1;
    this.normals = this.points.map((_, i) => {
      const a = at(this.points, Math.max(0, i - 1));
      const b = at(this.points, Math.min(last, i + 1));
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
    });
  }
  width(i: number): number {
    return at(this.points, i)[2];
  }
  beside(i: number, u: number): Point {
    const [p, n] = [at(this.points, i), at(this.normals, i)];
    return [p[0] + n[0] * u, p[1] + n[1] * u];
  }
  ahead(i: number, u: number, by: number): Point {
    const [[x, y], n] = [this.beside(i, u), at(this.normals, i)];
    return [x + n[1] * by, y - n[0] * by];
  }
}

function endOf(line: Line, dry: number, rnd: () => number): Point[] {
  const last = line.points.length - 1;
  const w = line.width(last);
  if (w > 2 && dry > 0) {
    // a ragged end
    const hairs = Math.max(4, Math.round(w / 3));
    return Array.from({ length: hairs + 1 }, (_, k) => {
      const by = (k % 2 ? -0.25 - rnd() * 0.3 : rnd() * 0.45) * Math.min(w, 16);
      return line.ahead(last, w * (0.5 - k / hairs), by);
    });
  }
  return w > 1.5 ? [line.ahead(last, w * 0.2, w * 0.3), line.ahead(last, -w * 0.25, w * 0.25)] : [];
}

// Where the brush runs dry it leaves streaks of paper.
function streaks(line: Line, dry: number, rnd: () => number): string {
  const n = line.points.length;
  const count = Math.round(3 + dry * 5);
  let d = '';
  for (let k = 0; k < count; k++) {
    const u = -0.36 + (0.72 * (k + 0.3 + rnd() * 0.4)) / count;
    const from = Math.floor(n * (1 - dry * (0.45 + rnd() * 0.55)));
    const to = Math.min(n - 1, from + Math.ceil(n * dry * (0.35 + rnd() * 0.5)));
    if (to - from < 2) continue;
    const [a, b]: [Point[], Point[]] = [[], []];
    for (let i = from; i <= to; i++) {
      const t = (i - from) / (to - from);
      const w = line.width(i);
      const thick = w * (0.018 + 0.035 * rnd()) * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.1));
      a.push(line.beside(i, w * u + thick));
      b.push(line.beside(i, w * u - thick));
    }
    d += polygon([...a, ...b.reverse()]);
  }
  return d;
}

// rough: share of the width; dry (0 to 1): share of the stroke that runs dry; step: how fine the line is cut.
export interface StrokeLook {
  seed?: number;
  rough?: number;
  dry?: number;
  step?: number;
}

// A line whose width follows the hand.
export function stroke(
  points: readonly Inked[],
  { seed = 1, rough = 0.1, dry = 0, step = 5 }: StrokeLook = {},
): string {
  const rnd = random(seed);
  const line = new Line(points, step);
  const n = line.points.length;
  const [left, right] = [waver(rnd, n), waver(rnd, n)];
  const up = line.points.map((p, i) => line.beside(i, (p[2] / 2) * (1 + rough * left(i))));
  const down = line.points.map((p, i) => line.beside(i, (-p[2] / 2) * (1 + rough * right(i))));
  const w = line.width(0);
  const begin =
    w > 1.5 ? [line.ahead(0, -w * 0.25, -w * 0.32), line.ahead(0, w * 0.2, -w * 0.3)] : [];
  const outline = rounded([...begin, ...up, ...endOf(line, dry, rnd), ...down.reverse()]);
  return dry > 0 ? outline + streaks(line, dry, rnd) : outline;
}

// A closed shape with a slightly living edge; rough: in units of the drawing.
export function blot(
  points: readonly Point[],
  { seed = 1, rough = 1.2, step = 7 }: Omit<StrokeLook, 'dry'> = {},
): string {
  const line = spline(
    points.map(([x, y]) => [x, y, 0]),
    true,
    step,
  );
  const n = line.length;
  const wave = waver(random(seed), n);
  return rounded(
    line.map((p, i) => {
      const [a, b] = [at(line, (i - 1 + n) % n), at(line, (i + 1) % n)];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const u = rough * wave(i);
      return [p[0] - ((b[1] - a[1]) / l) * u, p[1] + ((b[0] - a[0]) / l) * u];
    }),
  );
}

export interface EnsoLook {
  seed?: number;
  width?: number;
  gap?: number;
  turn?: number;
}

// An open circle in one breath.
export function enso(
  x: number,
  y: number,
  r: number,
  { seed = 3, width = r * 0.2, gap = 0.5, turn = -1.9 }: EnsoLook = {},
): string {
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, i): Inked => {
    const t = i / steps;
    const a = turn + (Math.PI * 2 - gap) * t;
    const w = width * (0.55 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.15 + t)) - 0.25 * t);
    const wobble = r * (1 + 0.025 * Math.sin(a * 2 + seed));
    return [x + Math.cos(a) * wobble, y + Math.sin(a) * wobble, Math.max(width * 0.25, w)];
  });
  return stroke(points, { seed, rough: 0.16, dry: 0.55, step: r * 0.12 });
}

export const path = (d: string, css = ''): string =>
  `<path fill-rule="evenodd" d="${d}"${css ? ` class="${css}"` : ''}/>`;

// The two most used together: a stroke, a blot, as a path of this class.
export const inked = (css: string, points: readonly Inked[], look?: StrokeLook): string =>
  path(stroke(points, look), css);
export const blotted = (
  css: string,
  points: readonly Point[],
  look?: Omit<StrokeLook, 'dry'>,
): string => path(blot(points, look), css);

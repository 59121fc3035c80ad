// Paths of the brush: how they are written, made smooth, and said in the language of svg.

/** Where, and how hard the brush is pressed there. */
export type Point = readonly [x: number, y: number, pressure?: number];
/** Points, or their text as in the attribute of a polyline: `60,46 100,34,1.2`, a third number being the pressure. */
export type Path = string | readonly Point[];

export function numbers(path: Path): readonly Point[] {
  if (typeof path !== 'string') return path;
  return path.split(' ').map((text): Point => {
    const [x = 0, y = 0, pressure] = text.split(',').map(Number);
    return pressure === undefined ? [x, y] : [x, y, pressure];
  });
}

/** A path given in another frame: moved to (x, y) and stretched. */
export const at = (x: number, y: number, sx: number, sy: number, path: Path): Point[] =>
  numbers(path).map(([px, py, pressure = 1]) => [x + px * sx, y + py * sy, pressure]);

/** Catmull-Rom through the points, one for about every `step`. */
export function dense(path: Path, closed: boolean, step: number): Point[] {
  const points = numbers(path);
  const out: Point[] = [];
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const a = around(points, i - 1, closed);
    const b = around(points, i, closed);
    const c = around(points, i + 1, closed);
    const d = around(points, i + 2, closed);
    const k = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let j = 0; j < k; j++) out.push(between(a, b, c, d, j / k));
  }
  const last = points.at(-1);
  if (!closed && last) out.push([last[0], last[1], last[2] ?? 1]);
  return out;
}

const ORIGIN: Point = [0, 0];
/** The point of that number; beyond an open end, the mirror of the last but one. */
function around(points: readonly Point[], i: number, closed: boolean): Point {
  const n = points.length;
  const nth = (k: number): Point => points[k] ?? ORIGIN;
  if (closed) return nth((i + n) % n);
  if (i < 0) return mirrored(nth(0), nth(1));
  if (i >= n) return mirrored(nth(n - 1), nth(n - 2));
  return nth(i);
}

const mirrored = (end: Point, next: Point): Point => [2 * end[0] - next[0], 2 * end[1] - next[1]];

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (e: 0 | 1): number =>
    0.5 *
    (2 * b[e] +
      (c[e] - a[e]) * t +
      (2 * a[e] - 5 * b[e] + 4 * c[e] - d[e]) * t * t +
      (3 * b[e] - a[e] - 3 * c[e] + d[e]) * t * t * t);
  const [from, to] = [b[2] ?? 1, c[2] ?? 1];
  return [mix(0), mix(1), from + (to - from) * t];
}

/** A tenth is as fine as an outline has to be: all below is counted in whole tenths. */
const tenths = (value: number): number => Math.round(value * 10);

/** So many tenths, after a number or a letter, with no more between than a reader of svg needs. */
function said(value: number, after: 'letter' | 'number'): string {
  const text = String(value / 10);
  if (value < 0) return value > -10 ? `-${text.slice(2)}` : text;
  const short = value > 0 && value < 10 ? text.slice(1) : text;
  return after === 'number' ? ` ${short}` : short;
}

/**
 * A closed outline through the middles of its sides: smooth with few points. Each control point is the mirror of the
 * one before, which svg can leave out (`t`); it is written where rounding has moved the mirror too far.
 */
export function outline(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  let x = tenths((last[0] + first[0]) / 2);
  let y = tenths((last[1] + first[1]) / 2);
  let [cx, cy] = [Infinity, Infinity];
  let d = `M${said(x, 'letter')}${said(y, 'number')}`;
  points.forEach(([px, py], i) => {
    const [nextX, nextY] = points[i + 1] ?? first;
    const mx = tenths((px + nextX) / 2);
    const my = tenths((py + nextY) / 2);
    cx = 2 * x - cx;
    cy = 2 * y - cy;
    const far = Math.abs(cx - px * 10) + Math.abs(cy - py * 10);
    if (far < 4) d += `t${said(mx - x, 'letter')}${said(my - y, 'number')}`;
    else {
      cx = tenths(px);
      cy = tenths(py);
      d += `q${said(cx - x, 'letter')}${said(cy - y, 'number')}${said(mx - x, 'number')}${said(my - y, 'number')}`;
    }
    x = mx;
    y = my;
  });
  return d + 'Z';
}

/** The last points of a path: where it goes, and whence. */
export function ending(path: Path): { readonly from: Point; readonly to: Point } {
  const points = numbers(path);
  const to = points.at(-1) ?? [0, 0];
  return { from: points.at(-2) ?? to, to };
}

// Ink: brush strokes as filled outlines, the same on every machine for the same seed. A stroke is a spline with a
// pressure at each point. Its width follows the angle of one flat brush, so that every drawing comes from one hand.
import { dense, numbers, outline, type Path, type Point } from './path.ts';

/** Ink, paper, wash, tint of the element, white of an eye, a touch of vermilion: classes of draw.css. */
export type Fill = 'i' | 's' | 'w' | 't' | 'e' | 'v';

export interface LineOptions {
  readonly fill?: Fill | undefined;
  /** How much the width follows the angle: 0 is a pen. */
  readonly contrast?: number | undefined;
  /** The shares of its length over which it swells and fades. */
  readonly head?: number | undefined;
  readonly tail?: number | undefined;
  /** Bristles that run dry near the end. */
  readonly dry?: number | undefined;
  readonly step?: number | undefined;
  /** Widens it by the same amount everywhere. */
  readonly pad?: number | undefined;
}

export interface ShapeOptions {
  readonly fill?: Fill | undefined;
  /** Width of the contour; 0: none. */
  readonly w?: number | undefined;
  /** The share of the contour that is left open. */
  readonly gap?: number | undefined;
  readonly step?: number | undefined;
}

export interface RingOptions {
  readonly from?: number;
  readonly sweep?: number;
  readonly fill?: Fill;
  readonly dry?: number;
  readonly ry?: number;
  readonly contrast?: number;
}

/** The five elements, of which each has a form of its own. */
export type Element = 'water' | 'fire' | 'air' | 'earth' | 'void';

export type Random = () => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0 || 1;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The angle of the brush, in radians. */
const NIB = -0.75;

/** How coarse the outlines are: a picture that fills a card, one of a hand's width, one that fills a screen. */
export type Grain = 'fine' | 'small' | 'large';
const GRAINS: Readonly<Record<Grain, number>> = { fine: 2.1, small: 3.4, large: 4 };

export class Ink {
  readonly grain: number;
  private random: Random;
  private readonly parts: string[] = [];

  constructor(seed: number, grain: Grain = 'fine') {
    this.grain = GRAINS[grain];
    this.random = randomFrom(seed * 7919 + 17);
  }

  get body(): string {
    return this.parts.join('');
  }

  between(a: number, b: number): number {
    return a + (b - a) * this.random();
  }

  raw(text: string): this {
    this.parts.push(text);
    return this;
  }

  /** Everything inside is moved, turned and scaled. */
  group(transform: string, draw: () => void): this {
    this.parts.push(`<g transform="${transform}">`);
    draw();
    this.parts.push('</g>');
    return this;
  }

  /** Svg's own path, with an even contour of that width where it has one. */
  path(d: string, fill: Fill, edge = 0): this {
    const stroke = edge > 0 ? ` k" stroke-width="${edge}` : '';
    this.parts.push(`<path class="${fill}${stroke}" d="${d}"/>`);
    return this;
  }

  /** One stroke of the brush. */
  line(path: Path, w: number, options: LineOptions = {}): this {
    const { fill = 'i', dry = 0, step = 3 } = options;
    const spacing = step * this.grain * (w < 4 ? 1.4 : 1);
    const points = dense(path, false, spacing);
    this.path(outline(this.edges(points, w, spacing, options)), fill);
    for (let k = 0; k < dry; k++) this.bristle(points, w);
    return this;
  }

  /** A form with a contour: the same stroke twice, wider in ink and then in its fill. The hand must not move between. */
  tube(path: Path, w: number, options: LineOptions = {}): this {
    const [first = [0, 0]] = numbers(path);
    const seed = Math.round(first[0] * 31 + first[1] * 17 + w);
    const hand = this.random;
    this.random = randomFrom(seed);
    this.line(path, w, { ...options, pad: options.pad ?? 3, fill: 'i' });
    this.random = randomFrom(seed);
    this.line(path, w, { ...options, fill: options.fill ?? 's', pad: 0 });
    this.random = hand;
    return this;
  }

  /** A filled form with a brushed contour. */
  shape(path: Path, { fill = 's', w = 4, gap = 0, step = 3 }: ShapeOptions = {}): this {
    const points = dense(path, true, step * this.grain);
    this.path(outline(points), fill);
    if (w === 0) return this;
    const corners = numbers(path);
    if (gap === 0)
      return this.line([...corners, ...corners.slice(0, 1)], w, { head: 0, tail: 0, step });
    const open = points.slice(Math.floor(points.length * gap)).filter((_, i) => i % 3 === 0);
    return this.line(open, w, { head: 0.05, tail: 0.08, step });
  }

  /** A round dab. */
  dab(x: number, y: number, rx: number, fill: Fill = 'i', ry = rx): this {
    const around = Array.from({ length: 8 }, (_, i): Point => {
      const a = (i / 8) * Math.PI * 2;
      const f = 1 + this.between(-0.05, 0.05);
      return [x + Math.cos(a) * rx * f, y + Math.sin(a) * ry * f];
    });
    return this.path(outline(dense(around, true, Math.max(0.9, Math.min(6, rx / 1.6)))), fill);
  }

  /** A ring drawn in one go, open where the brush was lifted. */
  ring(x: number, y: number, r: number, w: number, options: RingOptions = {}): this {
    const { from = -1.2, sweep = 6, fill = 'i', dry = 0, ry = r, contrast = 0.45 } = options;
    const steps = 14;
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = from + (sweep * i) / steps;
      return [x + Math.cos(a) * r, y + Math.sin(a) * ry, 1 - 0.25 * (i / steps)];
    });
    return this.line(points, w, { head: 0.04, tail: 0.16, dry, fill, contrast });
  }

  /** The outline of a stroke: down its left side and back on its right. */
  private edges(points: readonly Point[], w: number, spacing: number, o: LineOptions): Point[] {
    const { contrast = 0.55, head = 0.12, tail = 0.3, pad = 0 } = o;
    const f1 = this.between(0.05, 0.12);
    const f2 = this.between(0.2, 0.35);
    const h1 = this.between(0, 6);
    const h2 = this.between(0, 6);
    const left: Point[] = [];
    const right: Point[] = [];
    const last = points.length - 1;
    points.forEach(([x, y, pressure = 1], i) => {
      const angle = angleAt(points, i);
      const t = last > 0 ? i / last : 0;
      let swell = 1;
      if (head > 0 && t < head) swell *= Math.pow(t / head, 0.55);
      if (tail > 0 && t > 1 - tail) swell *= Math.pow(Math.max(0, (1 - t) / tail), 0.75);
      const nib = 1 - contrast + contrast * Math.abs(Math.sin(angle - NIB));
      const hand =
        1 + 0.1 * Math.sin(i * f1 * spacing + h1) + 0.06 * Math.sin(i * f2 * spacing + h2);
      const stroke = (w / 2) * pressure * nib * hand * Math.max(0.08, swell);
      const half = Math.max(0.18, stroke) + pad * Math.min(1, 0.35 + swell);
      const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half];
      left.push([x + nx, y + ny]);
      right.push([x - nx, y - ny]);
    });
    return left.concat(right.reverse());
  }

  /** Flying white. */
  private bristle(points: readonly Point[], w: number): void {
    const n = points.length;
    const from = Math.floor(n * this.between(0.42, 0.6));
    const to = Math.floor(n * this.between(0.8, 0.97));
    const off = this.between(-0.55, 0.55) * w * 0.5;
    const part = points.slice(from, to + 1).map(([x, y], k): Point => {
      const angle = angleAt(points, from + k);
      return [x - Math.sin(angle) * off, y + Math.cos(angle) * off];
    });
    if (part.length > 2)
      this.line(part, w * 0.13, { fill: 's', head: 0.4, tail: 0.5, contrast: 0.1, step: 6 });
  }
}

/** Where the brush is heading at one of the points. */
export function angleAt(points: readonly Point[], i: number): number {
  const a = points[Math.max(0, i - 1)] ?? [0, 0];
  const b = points[Math.min(points.length - 1, i + 1)] ?? a;
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** A point at an angle and a distance from another. */
export const turn = (x: number, y: number, a: number, r: number): [number, number] => [
  x + Math.cos(a) * r,
  y + Math.sin(a) * r,
];

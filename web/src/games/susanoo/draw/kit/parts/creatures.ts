import { turn, type Fill, type Ink } from '../ink.ts';
import { at, numbers, type Path, type Point } from '../path.ts';

export interface Coil {
  readonly path: Path;
  readonly w?: number;
  readonly tail?: number;
  readonly pad?: number;
  readonly fill?: Fill;
  readonly belly?: boolean;
  readonly bx?: number;
  readonly by?: number;
  readonly marks?: number;
  readonly legs?: number;
}
export interface Beast {
  readonly x?: number;
  readonly y?: number;
  readonly l?: number;
  readonly h?: number;
  readonly leg?: number;
  readonly arch?: number;
  readonly fill?: Fill;
  readonly wash?: boolean;
  readonly stripes?: number;
}
export interface Brute {
  readonly x?: number;
  readonly top?: number;
  readonly base?: number;
  readonly w?: number;
  readonly belly?: number;
  readonly fill?: Fill;
  readonly chest?: boolean;
  readonly cloth?: boolean;
  readonly shell?: boolean;
}
export interface Spider {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly reach?: number;
  readonly hump?: number;
  readonly fill?: Fill;
  readonly bands?: number;
}

/** A long body along a path, thick in the middle; scales, bands or segments. */
export function coil(A: Ink, o: Coil): void {
  const w = o.w || 26;
  const pts = numbers(o.path);
  A.tube(pts, w, {
    contrast: 0.08,
    head: 0.02,
    tail: o.tail || 0.55,
    fill: o.fill || 's',
    pad: o.pad || 3.2,
  });
  if (o.belly)
    A.line(at(o.bx || 5, o.by || 4, 1, 1, pts), w * 0.42, {
      contrast: 0.05,
      head: 0.05,
      tail: 0.6,
      fill: 'w',
    });
  const marks = o.marks || 0;
  for (let i = 1; i < marks; i++) {
    const t = (i / marks) * (pts.length - 1.6);
    const k = Math.floor(t);
    const f = t - k;
    const a = pts[k] ?? [0, 0];
    const b = pts[k + 1] ?? a;
    const px = a[0] + (b[0] - a[0]) * f;
    const py = a[1] + (b[1] - a[1]) * f;
    const ang = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const [pa, pb] = [a[2] ?? 1, b[2] ?? 1];
    const pw = (pa + (pb - pa) * f) * w * 0.48;
    const c1: Point = [px - Math.sin(ang) * pw, py + Math.cos(ang) * pw];
    const c2: Point = [px + Math.sin(ang) * pw, py - Math.cos(ang) * pw];
    A.line([c1, [px + Math.cos(ang) * 4, py + Math.sin(ang) * 4], c2], 2.4, {
      head: 0.15,
      tail: 0.3,
      contrast: 0.2,
    });
    const leg = (o.legs ?? 0) * 0.6;
    for (const [c, s] of leg > 0
      ? ([
          [c1, 1],
          [c2, -1],
        ] as const)
      : []) {
      const out = ang + (Math.PI / 2) * s;
      const m = turn(c[0], c[1], out + 0.3 * s, leg);
      A.line([c, m, turn(m[0], m[1], out - 0.9 * s, leg)], 4.2, { head: 0.02, tail: 0.5 });
    }
  }
}

/** A beast on four legs, looking left: back, belly, legs; the head is a part of its own. */
export function beast(A: Ink, o: Beast): void {
  const d = { x: 108, y: 112, l: 54, h: 30, leg: 38, arch: 16, fill: 's' as Fill, ...o };
  const { x, y, l, h, leg, arch } = d;
  const g = y + h * 0.6 + leg;
  const leg1 = (lx: number, back: boolean, far: boolean): Ink =>
    A.shape(
      [
        [lx - 8, y + h * 0.1],
        [lx + 8, y + h * 0.1],
        [lx + (back ? 12 : 5), y + h * 0.6 + leg * 0.4],
        [lx + (back ? 5 : 4), g - 5],
        [lx + 6, g],
        [lx - 9, g],
        [lx - 7, g - 7],
        [lx - (back ? 1 : 6), y + h * 0.6 + leg * 0.4],
      ],
      { fill: far ? 'w' : d.fill, w: 4 },
    );
  leg1(x - l * 0.55, false, true);
  leg1(x + l * 0.92, true, true);
  A.shape(
    [
      [x - l, y - h * 0.25],
      [x - l * 0.5, y - h * 0.6 - arch * 0.3],
      [x, y - h * 0.55 - arch],
      [x + l * 0.6, y - h * 0.5 - arch * 0.5],
      [x + l, y - h * 0.1],
      [x + l * 0.98, y + h * 0.42],
      [x + l * 0.4, y + h * 0.5],
      [x - l * 0.3, y + h * 0.62],
      [x - l * 0.9, y + h * 0.5],
    ],
    { fill: d.fill, w: 5 },
  );
  if (d.wash !== false)
    A.shape(
      [
        [x - l * 0.7, y + h * 0.2],
        [x, y + h * 0.12],
        [x + l * 0.85, y + h * 0.05],
        [x + l * 0.8, y + h * 0.38],
        [x, y + h * 0.5],
        [x - l * 0.6, y + h * 0.5],
      ],
      { fill: 'w', w: 0 },
    );
  leg1(x - l * 0.78, false, false);
  leg1(x + l * 0.68, true, false);
  if (d.stripes) {
    for (let i = 0; i < d.stripes; i++) {
      const sx = x - l * 0.55 + (l * 1.3 * i) / (d.stripes - 1);
      A.line(
        [
          [sx, y - h * 0.55 - arch * (0.9 - Math.abs(i / (d.stripes - 1) - 0.45))],
          [sx - 4, y - h * 0.2],
          [sx + 2, y + h * 0.05],
        ],
        6,
        { head: 0.05, tail: 0.7 },
      );
    }
  }
}

/** A hulk on two legs: shoulders, belly, loincloth or shell. */
export function brute(A: Ink, o: Brute): void {
  const d = { x: 100, top: 82, base: 176, w: 46, belly: 1, fill: 's' as Fill, ...o };
  const { x, top, base, w } = d;
  const h = base - top;
  [-1, 1].forEach((s) => {
    A.shape(
      [
        [x + s * 6, base - h * 0.34],
        [x + s * w * 0.7, base - h * 0.36],
        [x + s * w * 0.72, base - h * 0.12],
        [x + s * w * 0.86, base],
        [x + s * w * 0.2, base + 1],
        [x + s * w * 0.22, base - h * 0.14],
      ],
      { fill: d.fill, w: 4.5 },
    );
  });
  A.shape(
    [
      [x, top - 2],
      [x + w * 0.7, top + 4],
      [x + w, top + h * 0.18],
      [x + w * 0.82 * d.belly, top + h * 0.5],
      [x + w * 0.62, base - h * 0.26],
      [x, base - h * 0.2],
      [x - w * 0.62, base - h * 0.26],
      [x - w * 0.82 * d.belly, top + h * 0.5],
      [x - w, top + h * 0.18],
      [x - w * 0.7, top + 4],
    ],
    { fill: d.fill, w: 5.5 },
  );
  if (d.fill !== 'i')
    A.shape(
      [
        [x + w * 0.2, top + h * 0.12],
        [x + w * 0.88, top + h * 0.16],
        [x + w * 0.74 * d.belly, top + h * 0.52],
        [x + w * 0.5, base - h * 0.28],
        [x + w * 0.12, base - h * 0.24],
      ],
      { fill: 'w', w: 0 },
    );
  if (d.chest) {
    A.line(
      [
        [x - w * 0.5, top + h * 0.24],
        [x - w * 0.2, top + h * 0.31],
        [x - 2, top + h * 0.25],
      ],
      2.6,
    );
    A.line(
      [
        [x + w * 0.5, top + h * 0.24],
        [x + w * 0.2, top + h * 0.31],
        [x + 2, top + h * 0.25],
      ],
      2.6,
    );
    A.dab(x, top + h * 0.55, 2.2);
  }
  if (d.cloth) {
    A.shape(
      [
        [x - w * 0.66, base - h * 0.37],
        [x, base - h * 0.32],
        [x + w * 0.66, base - h * 0.37],
        [x + w * 0.72, base - h * 0.2],
        [x + w * 0.36, base - h * 0.1],
        [x + 2, base - h * 0.16],
        [x - w * 0.3, base - h * 0.08],
        [x - w * 0.7, base - h * 0.2],
      ],
      { fill: 'i', w: 0 },
    );
    for (let i = 0; i < 4; i++)
      A.line(
        [
          [x - w * 0.5 + i * w * 0.32, base - h * 0.3],
          [x - w * 0.44 + i * w * 0.32, base - h * 0.18],
        ],
        3,
        { fill: 's', head: 0.2, tail: 0.4 },
      );
  }
  if (d.shell) {
    A.shape(
      [
        [x - w * 0.42, top + 10],
        [x + w * 0.42, top + 10],
        [x + w * 0.56, top + h * 0.42],
        [x + w * 0.3, base - h * 0.3],
        [x - w * 0.3, base - h * 0.3],
        [x - w * 0.56, top + h * 0.42],
      ],
      { fill: 's', w: 3 },
    );
    A.line(
      [
        [x, top + 12],
        [x, base - h * 0.32],
      ],
      2.2,
      { contrast: 0.1 },
    );
    A.line(
      [
        [x - w * 0.5, top + h * 0.24],
        [x, top + h * 0.28],
        [x + w * 0.5, top + h * 0.24],
      ],
      2.2,
      { contrast: 0.1 },
    );
    A.line(
      [
        [x - w * 0.46, top + h * 0.44],
        [x, top + h * 0.47],
        [x + w * 0.46, top + h * 0.44],
      ],
      2.2,
      { contrast: 0.1 },
    );
  }
}

export function spider(A: Ink, o: Spider): void {
  const d = { x: 100, y: 116, r: 36, reach: 78, hump: 1, fill: 'i' as Fill, ...o };
  const { x, y, r, reach } = d;
  [-1, 1].forEach((s) => {
    numbers('-0.95,0.72,0.5 -0.45,0.95,0.74 0.05,1.05,0.98 0.55,0.92,1.06').forEach(
      ([a, k, f = 0]) => {
        const knee: Point = [x + s * reach * 0.62 * k, y - r * 0.9 + a * 24 - 14];
        const foot: Point = [x + s * reach * k * 1.05, y + r * 0.2 + f * 40];
        A.line(
          [
            [x + s * r * 0.5, y - 6 + a * 10],
            knee,
            [(knee[0] + foot[0]) / 2 + s * 6, (knee[1] + foot[1]) / 2 + 2],
            foot,
          ],
          6.5,
          { head: 0.02, tail: 0.4, contrast: 0.4 },
        );
        A.dab(knee[0], knee[1], 3.4);
      },
    );
  });
  A.shape(
    [
      [x, y - r * 1.15 * d.hump],
      [x + r * 0.95, y - r * 0.6],
      [x + r * 1.1, y + r * 0.2],
      [x + r * 0.6, y + r * 0.85],
      [x, y + r],
      [x - r * 0.6, y + r * 0.85],
      [x - r * 1.1, y + r * 0.2],
      [x - r * 0.95, y - r * 0.6],
    ],
    { fill: d.fill, w: 5 },
  );
  if (d.bands) {
    for (let i = 0; i < d.bands; i++) {
      const yy = y - r * 0.75 + i * r * 0.3;
      const ww = r * (0.72 + 0.2 * i);
      A.line(
        [
          [x - ww, yy + 6],
          [x - ww * 0.4, yy],
          [x, yy + 5],
          [x + ww * 0.4, yy],
          [x + ww, yy + 6],
        ],
        4,
        { fill: d.fill === 'i' ? 's' : 'i', head: 0.2, tail: 0.3 },
      );
    }
  }
}

import { angleAt, type Ink } from '../ink.ts';
import { dense, type Path, type Point } from '../path.ts';

/** A neck from the nape down: plates on the throat, a comb on the back. The back is right (1) or left (-1). */
export function neck(A: Ink, path: Path, w: number, back: 1 | -1): void {
  const points = dense(path, false, 4);
  /** A point so many radii towards the back, and so far along. */
  const on = (i: number, radii: number, along = 0, over = 0): Point => {
    const [x, y, pressure = 1] = points[i] ?? [0, 0];
    const angle = angleAt(points, i);
    const out = (w / 2) * pressure * radii * back + over * back;
    return [
      x + Math.sin(angle) * out + Math.cos(angle) * along,
      y - Math.cos(angle) * out + Math.sin(angle) * along,
    ];
  };
  const every = Math.max(3, Math.round(w / 8));
  for (let i = every; i < points.length - 2; i += every) {
    const tip = on(i, 1, -w * 0.1, w * 0.3 * (0.7 + 0.3 * Math.sin(i)));
    const scale = [on(i, 0.8, -w * 0.2), tip, tip, on(i, 0.8, w * 0.2)];
    A.shape(scale, { fill: 't', w: w * 0.07, step: 2 });
  }
  A.tube(path, w, { head: 0, tail: 0, contrast: 0.04, pad: w * 0.085 });
  const shade = points.flatMap(([, , pressure = 1], i): Point[] => {
    const [x, y] = on(i, 0.52);
    return i % 3 === 0 ? [[x, y, pressure]] : [];
  });
  A.line(shade, w * 0.44, { head: 0.03, tail: 0.02, contrast: 0.04, fill: 'w' });
  for (let i = 3; i < points.length - 1; i += Math.max(2, Math.round(w / 11))) {
    const plate = [on(i, -0.98), on(i, -0.6, 3), on(i, -0.2, 1)];
    A.line(plate, w * 0.06, { head: 0.02, tail: 0.55, contrast: 0.15 });
  }
}

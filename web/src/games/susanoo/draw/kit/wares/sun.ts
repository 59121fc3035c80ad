import { turn, type Ink } from '../ink.ts';

/** A red sun with brushed rays. */
export function sun(A: Ink, x: number, y: number, r: number, rays: number): void {
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * Math.PI * 2;
    const ray = [turn(x, y, a, r * 1.25), turn(x, y, a, r * 1.8)];
    A.line(ray, r * 0.3, { head: 0.1, tail: 0.5, contrast: 0.2 });
  }
  A.dab(x, y, r, 'v').ring(x, y, r, r * 0.16);
}

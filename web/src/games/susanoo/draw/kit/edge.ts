import { Ink } from './ink.ts';

/** The border of a card that bites, drawn with the brush: 240 x 336. */
export function drawEdge(seed: number): string {
  const A = new Ink(seed);
  A.line('3,5 80,2 160,4 237,3', 5, { head: 0.03, tail: 0.1 });
  A.line('237,3 238,110 236,230 237,333', 5, { head: 0.03, tail: 0.1 });
  A.line('238,333 150,335 70,333 3,334', 6, { head: 0.03, tail: 0.12, dry: 2 });
  A.line('3,335 5,220 2,120 3,3', 6, { head: 0.03, tail: 0.1 });
  return A.body;
}

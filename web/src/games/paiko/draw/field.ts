// Paths of the wood and the field, worked out once. Which squares there are comes from the tableau.
import { CELL, centre, squareName } from '../geometry.ts';

/** Lines along the wood: the same on every load, so the generator has a fixed seed. */
export function grain(radius: number): readonly { readonly d: string; readonly width: number }[] {
  const lines: { d: string; width: number }[] = [];
  let seed = 5;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let y = -radius; y < radius; y += 9 + random() * 9) {
    const [swing, start, pace] = [random() * 9, random() * 6, 0.004 + random() * 0.004];
    let d = '';
    for (let x = -radius; x <= radius; x += 60) {
      const bend = 16 * Math.sin((y + 40) * 0.012) * Math.cos(x * 0.006);
      d += `${d ? 'L' : 'M'}${x} ${(y + swing * Math.sin(x * pace + start) + bend).toFixed(1)}`;
    }
    lines.push({ d, width: 0.5 + random() * 1.1 });
  }
  return lines;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
interface Half {
  readonly square: string;
  readonly text: string;
  readonly sx: number;
  readonly sy: number;
}

/** Each file and rank has one label, in the half square at its end. */
const halves: readonly Half[] = [1, 2, 3, 4, 5, 6].flatMap((i) => [
  { square: squareName(i, i + 8), text: String.fromCharCode(96 + i), sx: 1, sy: 1 },
  { square: squareName(i + 8, i), text: String.fromCharCode(104 + i), sx: -1, sy: -1 },
  { square: squareName(i, 7 - i), text: String(7 - i), sx: 1, sy: -1 },
  { square: squareName(i + 8, 15 - i), text: String(15 - i), sx: -1, sy: 1 },
]);

export const halfSquares = halves
  .map(({ square, sx, sy }) => {
    const { x, y } = centre(square);
    const h = CELL / 2;
    return `M${x + sx * h} ${y - sy * h}V${y + sy * h}H${x - sx * h}z`;
  })
  .join('');

export const labels: readonly Label[] = [
  ...halves.map(({ square, text, sx, sy }) => {
    const { x, y } = centre(square);
    return { x: x + sx * 7, y: y + sy * 7, text };
  }),
  ...[-288, 288].flatMap((y) => [
    { x: -20, y, text: 'g' },
    { x: 20, y, text: 'h' },
  ]),
  ...[-288, 288].flatMap((x) => [
    { x, y: 20, text: '7' },
    { x, y: -20, text: '8' },
  ]),
];

export const squaresPath = (squares: readonly string[]): string =>
  squares
    .map((square) => {
      const { x, y } = centre(square);
      return `M${x - CELL / 2} ${y - CELL / 2}h${CELL}v${CELL}h${-CELL}z`;
    })
    .join('');

/** An arc along the rim, for the words engraved there; degrees clockwise from north. */
export function arc(from: number, to: number, sweep: 0 | 1, radius: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 ${sweep} ${at(to)}`;
}

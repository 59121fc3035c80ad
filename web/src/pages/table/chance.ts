// From a bot's score to odds of winning.

/** A won game counts as nearly a million in every bot's units. */
const DECIDED = 900_000;

/** 1: it wins whatever happens, -1: it loses; 0: open. */
export const decided = (score: number): -1 | 0 | 1 =>
  Math.abs(score) < DECIDED ? 0 : score > 0 ? 1 : -1;

/** Nobody is sure of a game that is not over, for bots do not look at every move: 1 to 99 in a hundred. */
export const unsure = (share: number): number => Math.min(0.99, Math.max(0.01, share));

/** 0 to 1, for the seat that the score is of; `unit` points are one of the odds' logarithm. */
export function chanceOf(score: number, unit: number | undefined): number | null {
  if (decided(score)) return unsure(score > 0 ? 1 : 0);
  return unit ? unsure(1 / (1 + Math.exp(-score / unit))) : null;
}

export interface Point {
  readonly ply: number;
  readonly chance: number;
}

/** A line through the points, in a box of this size; `share` is how far along, winning is at the top. */
export function graphLine(
  points: readonly Point[],
  share: (ply: number) => number,
  width: number,
  height: number,
): string {
  return points
    .map(({ ply, chance }, index) => {
      const x = share(ply) * width;
      const y = (1 - chance) * height;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

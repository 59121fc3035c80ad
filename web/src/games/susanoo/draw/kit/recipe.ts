// A creature is a recipe: parts from back to front, in a square of 200; the seed moves the hand a little.
import { Ink, type Element, type Grain } from './ink.ts';
import * as parts from './parts/index.ts';

type Parts = typeof parts;
/** The name of a part, and its parameters. */
export type Part = {
  [Name in keyof Parts]: readonly [Name, Parameters<Parts[Name]>[1]];
}[keyof Parts];

export interface Recipe {
  readonly el: Element;
  readonly seed: number;
  /** false: its element does not show behind it. */
  readonly aura?: parts.Aura | false;
  /** Around the middle of the ground: small levels are small. */
  readonly scale?: number;
  readonly move?: readonly [number, number];
  readonly parts: readonly Part[];
}

function drawPart<Name extends keyof Parts>(
  A: Ink,
  [name, o]: readonly [Name, Parameters<Parts[Name]>[1]],
): void {
  (parts[name] as (A: Ink, o: Parameters<Parts[Name]>[1]) => void)(A, o);
}

/** Draws it with a brush that is already at work. */
export function drawInto(A: Ink, recipe: Recipe): void {
  if (recipe.aura !== false) parts.aura(A, { el: recipe.el, ...recipe.aura });
  for (const part of recipe.parts) drawPart(A, part);
}

/** The inside of an svg with viewBox 0 0 200 200. */
export function drawRecipe(recipe: Recipe, grain?: Grain): string {
  const A = new Ink(recipe.seed, grain);
  const { scale = 1, move: [dx, dy] = [0, 0] } = recipe;
  if (scale === 1 && dx === 0 && dy === 0) drawInto(A, recipe);
  else {
    const place = `translate(${dx + 100} ${dy + 178}) scale(${scale}) translate(-100 -178)`;
    A.group(place, () => drawInto(A, recipe));
  }
  return A.body;
}

// An attempt that the engine is asked about: what the chosen tile would do on a square, as a gesture.
import type { Choice, Gesture, Part } from '../../table/table.ts';
import { named, type Facing } from './position.ts';
import { hasFacing } from './stamps.ts';

/**
 * A tile of the hand is deployed; one on the board is shifted, a Water redeployed where it may be, for that reaches
 * further and so has the reason that a person looks for.
 */
export function attemptOn(
  choices: readonly Choice[],
  tile: string,
  square: string,
  facing: Facing | null,
): Gesture {
  const { pile, type } = named(tile);
  const redeploys = choices.some(({ verb, touches }) => verb === 'redeploy' && touches[0] === tile);
  const verb = pile === 'hand' ? 'deploy' : redeploys ? 'redeploy' : 'shift';
  const parts: Part[] = [
    { role: 'tile', ref: tile },
    { role: 'square', ref: square },
  ];
  if (type && hasFacing(type)) parts.push({ role: 'facing', number: facing ?? 0 });
  return { verb, parts };
}

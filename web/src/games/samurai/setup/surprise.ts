// A set-up that nobody chose, and why it is this one: a foe and a weapon that were met least, a place and a sky by lot.
import type { Game } from '../../../engine/wire.ts';
import { valuesOf, withValue, withWay, type Values } from './offer.ts';

/** How often something was met in duels on this device. */
export type Met = (what: 'opponent' | 'weapon', id: string) => number;
export interface Surprise {
  readonly options: Values;
  readonly opponent: string;
  readonly weapon: string;
  readonly surrounding: string;
  readonly weather: string;
  /** How often they were met before; 0: never. */
  readonly metOpponent: number;
  readonly metWeapon: number;
}

/** `lot` draws a number from 0 to below the one it is given. */
export function surprise(game: Game, met: Met, lot: (below: number) => number): Surprise {
  const one = (values: readonly string[]): string => values[lot(values.length)] ?? values[0] ?? '';
  const least = (what: 'opponent' | 'weapon'): string => {
    const values = valuesOf(game, what);
    const fewest = Math.min(...values.map((id) => met(what, id)));
    return one(values.filter((id) => met(what, id) === fewest));
  };
  const opponent = least('opponent');
  const weapon = least('weapon');
  const surrounding = one(valuesOf(game, 'surrounding').filter((id) => id !== 'none'));
  // Clear skies as often as all others together.
  const skies = valuesOf(game, 'weather').filter((id) => id !== 'none' && id !== 'random');
  const weather = lot(2) === 0 ? 'none' : one(skies);
  const chosen = { opponent, weapon, surrounding, weather };
  const options = Object.entries(chosen).reduce<Values>(
    (all, [name, value]) => withValue(game, all, name, value),
    withWay({}, 'duel'),
  );
  return {
    options,
    ...chosen,
    metOpponent: met('opponent', opponent),
    metWeapon: met('weapon', weapon),
  };
}

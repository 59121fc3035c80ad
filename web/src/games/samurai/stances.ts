// How the fighters stand: their stance follows the gauges.
import type { Stance } from './draw/skeleton.ts';
import { GAUGES, type Values } from './cards.ts';
import type { Foe, Position } from './position.ts';

const HELD: Readonly<Record<string, Stance>> = {
  strength: 'high',
  technique: 'middle',
  guard: 'guard',
};

/** Nothing above 0: ready; else by the highest gauge, the first of equals. */
export function ownStance(position: Position, to: Values | null): Stance {
  if (position.point === 'guard') return 'guard';
  const levels = GAUGES.map(
    (id) => to?.[id] ?? position.gauges.find((one) => one.id === id)?.value ?? 0,
  );
  const top = Math.max(...levels);
  if (top <= 0) return 'ready';
  return HELD[GAUGES[levels.indexOf(top)] ?? ''] ?? 'ready';
}

export function foeStance(position: Position, foe: Foe): Stance {
  if (position.point === 'guard') return foe.answers === 1 ? 'high' : 'ready';
  if (!foe.attacked || !position.defence) return position.foes.length > 1 ? 'ready' : 'rest';
  return position.defence.block >= position.defence.dodge ? 'guard' : 'low';
}

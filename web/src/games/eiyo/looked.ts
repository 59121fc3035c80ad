import type { Enemy, Position } from './position.ts';

/** What somebody looks at more closely: an enemy in a row, a kind of card, or a pile. */
export type Looked =
  | { readonly kind: 'enemy'; readonly place: string }
  | { readonly kind: 'weapon'; readonly id: string }
  | { readonly kind: 'pile'; readonly pile: 'deck' | 'discards' | 'tokens' | 'table' };

export const enemyAt = (position: Position, place: string): Enemy | null =>
  position.rows.flatMap(({ enemies }) => enemies).find((one) => one.place === place) ?? null;

/** From a `data-look`: a weapon's kind, or the place of an enemy. */
export function lookedAt(what: string): Looked {
  const [kind = '', id = ''] = what.split(' ');
  return kind === 'weapon' ? { kind: 'weapon', id } : { kind: 'enemy', place: what };
}

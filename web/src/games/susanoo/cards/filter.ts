// Which cards of the catalogue are shown.
import type { Card } from '../../../engine/wire.ts';
import type { Element } from '../draw/signs.ts';
import { elementOf, levelOf, type Catalogue, type Kind } from './catalogue.ts';

/** Levels of foes, as the rulebook has them, in four steps; a card without a level is in none. */
export const LEVELS = ['1–5', '6–9', '10–13', '14+'] as const;
export type Levels = (typeof LEVELS)[number];

export interface Filter {
  readonly kind: Kind | '';
  readonly elements: readonly Element[];
  readonly levels: Levels | '';
  readonly text: string;
}
export const NONE: Filter = { kind: '', elements: [], levels: '', text: '' };

function within(levels: Levels, level: number): boolean {
  const [least = 0, most = Infinity] = levels.replace('+', '').split('–').map(Number);
  return level >= least && level <= most;
}

export function chosen(cards: readonly Card[], names: Catalogue, filter: Filter): Card[] {
  const looked = filter.text.trim().toLocaleLowerCase().split(/\s+/);
  return cards.filter(
    (card) =>
      (filter.kind === '' || card.kind === filter.kind) &&
      (filter.elements.length === 0 || filter.elements.includes(elementOf(card))) &&
      (filter.levels === '' || within(filter.levels, levelOf(card))) &&
      looked.every((word) => names.found(card.id).includes(word)),
  );
}

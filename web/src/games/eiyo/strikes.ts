// The legal plays of a weapon, row by row, as its strike buttons show them.
import { count } from '../../board/tableau.ts';
import type { Choice } from '../../table/table.ts';
import type { Position, Row, Weapon } from './position.ts';

export type Verb = 'attack' | 'deflect';
export const VERBS: readonly Verb[] = ['attack', 'deflect'];

export const partOf = (choice: Choice, role: string): string => {
  const part = choice.parts.find((one) => one.role === role);
  return part && 'ref' in part ? part.ref : '';
};
export const turnsOf = (choice: Choice): number => {
  const part = choice.parts.find(({ role }) => role === 'turns');
  return part && 'number' in part ? part.number : 0;
};
export const priceOf = (choice: Choice): number => count(choice.price, 'cards');
/** Cards of the deck that a strike costs, with those that the defeated one takes along. */
export const costOf = (choice: Choice, row: Row, seat: number): number =>
  priceOf(choice) + (choice.verb === 'attack' ? row.of(seat).loses : 0);
export const isStrike = (choice: Choice): boolean =>
  choice.verb === 'attack' || choice.verb === 'deflect';

/**
 * What can be chosen: the plays worth their price; or, once a card is turned by hand, its plays turned exactly so, each to
 * be touched as if it were the only one.
 */
export function offered(
  choices: readonly Choice[],
  turned: { readonly weapon: string; readonly by: number } | null,
): readonly Choice[] {
  const worthwhile = choices.filter((choice) => !choice.wasteful);
  if (!turned) return worthwhile;
  const others = worthwhile.filter(
    (choice) => !isStrike(choice) || partOf(choice, 'weapon') !== turned.weapon,
  );
  const mine = choices.filter(
    (choice) =>
      isStrike(choice) &&
      partOf(choice, 'weapon') === turned.weapon &&
      turnsOf(choice) === turned.by,
  );
  const both = (row: string): boolean =>
    VERBS.every((verb) => mine.some((one) => one.verb === verb && partOf(one, 'row') === row));
  const shortened = mine.map((choice) => {
    const row = partOf(choice, 'row');
    const path = [turned.weapon, row];
    return { ...choice, touches: both(row) ? [...path, `verb:${choice.verb}`] : path };
  });
  return [...others, ...shortened];
}

export const strikeAt = (
  choices: readonly Choice[],
  weapon: string,
  row: string,
  verb: Verb,
): Choice | null =>
  choices.find(
    (choice) =>
      choice.verb === verb && partOf(choice, 'weapon') === weapon && partOf(choice, 'row') === row,
  ) ?? null;

/** What a weapon could do to a row, at its lowest price. */
export interface Reach {
  readonly weapon: Weapon;
  readonly row: Row;
  readonly attack: Choice | null;
  readonly deflect: Choice | null;
  readonly price: number;
  readonly turns: number;
}

/** Every weapon of the own hand with every row that it reaches, cheap ones first. */
export function reachesOf(position: Position, choices: readonly Choice[]): readonly Reach[] {
  const hand = position.hands.find(({ seat }) => seat === position.you);
  const all = (hand?.weapons ?? []).flatMap((weapon) =>
    position.rows.flatMap((row): Reach[] => {
      const attack = strikeAt(choices, weapon.ref, row.ref, 'attack');
      const deflect = strikeAt(choices, weapon.ref, row.ref, 'deflect');
      const cheaper = [attack, deflect]
        .flatMap((one) => one ?? [])
        .toSorted((a, b) => priceOf(a) - priceOf(b))[0];
      if (!cheaper) return [];
      return [{ weapon, row, attack, deflect, price: priceOf(cheaper), turns: turnsOf(cheaper) }];
    }),
  );
  return all.toSorted((a, b) => a.price - b.price);
}

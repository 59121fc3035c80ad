// Legal moves by what a hand does: verbs, cards, seats. Texts are taken as they are and never read.
import { split } from '../../board/tableau.ts';
import type { Choice } from '../../table/table.ts';

export const refOf = (choice: Choice, role: string): string | null => {
  const part = choice.parts.find((one) => one.role === role);
  return part && 'ref' in part ? part.ref : null;
};
export const numberOf = (choice: Choice, role: string): number | null => {
  const part = choice.parts.find((one) => one.role === role);
  return part && 'number' in part ? part.number : null;
};
export const cardOf = (choice: Choice): string | null => refOf(choice, 'card');
/** The id of the card that it touches. */
export const cardId = (choice: Choice): string | null => {
  const ref = cardOf(choice);
  return ref === null ? null : split(ref).thing;
};
export const seatOf = (choice: Choice): number | null => {
  const ref = refOf(choice, 'seat');
  return ref === null ? null : Number(ref.slice('seat.'.length));
};
export const byVerb = (choices: readonly Choice[], verb: string): Choice | null =>
  choices.find((one) => one.verb === verb) ?? null;
export const allOf = (choices: readonly Choice[], verb: string): readonly Choice[] =>
  choices.filter((one) => one.verb === verb);
/** Cards to choose from that lie somewhere else than in that hand. */
export const outside = (choices: readonly Choice[], hand: string): readonly Choice[] =>
  choices.filter((one) => {
    const ref = cardOf(one);
    return ref !== null && !ref.startsWith(`${hand}/`);
  });

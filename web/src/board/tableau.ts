// Reading a tableau: facts by name, places and things by reference.
import type { Facts, Place, Tableau, Thing } from '../engine/wire.ts';

export const fact = (facts: Facts, name: string): number | undefined =>
  facts.find(([key]) => key === name)?.[1];

/** A fact that is always there, or one whose absence means nothing. */
export const count = (facts: Facts, name: string): number => fact(facts, name) ?? 0;

/** All values of a fact that is a list. */
export const listed = (facts: Facts, name: string): number[] =>
  facts.filter(([key]) => key === name).map(([, value]) => value);

export const place = (tableau: Tableau, id: string): Place | undefined =>
  tableau.places.find((one) => one.id === id);

/** `hand.1/Sa` → the place and the thing; a place by itself has no thing. */
export function split(ref: string): { readonly place: string; readonly thing: string | null } {
  const at = ref.indexOf('/');
  return at < 0
    ? { place: ref, thing: null }
    : { place: ref.slice(0, at), thing: ref.slice(at + 1) };
}

export function thing(tableau: Tableau, ref: string): Thing | undefined {
  const { place: id, thing: name } = split(ref);
  return place(tableau, id)?.things.find((one) => one.id === name);
}

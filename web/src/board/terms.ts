// Reading the arguments of an event: which seat, card, place, number a sentence of the log names.
import type { LogEntry } from '../engine/wire.ts';
import type { Term } from '../words/phrase.ts';

export type Terms = Readonly<Record<string, Term | undefined>>;

/** The kind and arguments of an entry that is an event of this game: `<game>.event.<kind>`; null: it is none. */
export function eventOf(
  game: string,
  { phrase }: LogEntry,
): { readonly kind: string; readonly terms: Terms } | null {
  const head = `${game}.event.`;
  if (!phrase?.key.startsWith(head)) return null;
  return { kind: phrase.key.slice(head.length), terms: phrase.arguments as unknown as Terms };
}

export const seatIn = (term: Term | undefined): number => (term && 'seat' in term ? term.seat : 0);
export const numberIn = (term: Term | undefined): number =>
  term && 'number' in term ? term.number : 0;
export const placeIn = (term: Term | undefined): string | null =>
  term && 'place' in term ? term.place : null;
/** The last part of a word's key: `paiko.facing.north` is `north`. */
export const wordIn = (term: Term | undefined): string | null =>
  term && 'word' in term ? (term.word.split('.').at(-1) ?? null) : null;
/** Every card that it names, in order. */
export function cardsIn(term: Term | undefined): string[] {
  if (!term) return [];
  if ('list' in term) return term.list.flatMap(cardsIn);
  return 'card' in term ? [term.card] : [];
}
export const cardIn = (term: Term | undefined): string | null => cardsIn(term)[0] ?? null;

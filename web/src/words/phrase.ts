// What the engine says, without its language: docs/wire. A term is an argument of a sentence.

export interface Phrase {
  /** A key of data/words; empty where nothing is said. */
  readonly key: string;
  readonly arguments: Readonly<Record<string, Term>>;
}

export type Term =
  | { readonly number: number }
  /** From 1; 0 is chance. */
  | { readonly seat: number }
  /** By the id that things of the tableau have; with a name only for cards of one's own file. */
  | { readonly card: string; readonly name?: string }
  /** By the id that the tableau has. */
  | { readonly place: string }
  /** A key of the words. */
  | { readonly word: string }
  /** Words of people. */
  | { readonly text: string }
  | { readonly phrase: Phrase }
  | { readonly list: readonly Term[] };

/** Who sits where, by seat; the first is seat 1. Empty: the game's own word for that seat. */
export type SeatNames = readonly string[];

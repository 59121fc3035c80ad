// What the engine says, without its language: docs/wire and docs/words.md.
import type * as wire from '@engawa/wire.mjs';

export type Phrase = wire.Phrase;
/** An argument of a sentence. */
export type Term = wire.Term;

/** Who sits where, by seat; the first is seat 1. Empty: the game's own word for that seat. */
export type SeatNames = readonly string[];

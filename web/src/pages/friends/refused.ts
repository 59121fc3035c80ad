// Why the server did not do it, in words.
import { refusal } from '../../table/state.ts';
import { refusedAs } from '../../words/refused.ts';
import type { Words } from '../../words/words.ts';

export const said = (words: Words, refused: { code: string; text: string }): string =>
  refusedAs(words, refused) || words.text('page.friends.refused.failed');

export const saidOf = (words: Words, error: unknown): string => said(words, refusal(error));

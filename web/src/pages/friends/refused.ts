// Why the server did not do it, in words.
import { refusal } from '../../table/state.ts';
import type { Words } from '../../words/words.ts';

export function said(words: Words, { code, text }: { code: string; text: string }): string {
  for (const key of [`page.friends.refused.${code}`, `page.refused.${code}`])
    if (words.has(key)) return words.text(key);
  return text || words.text('page.friends.refused.failed');
}

export const saidOf = (words: Words, error: unknown): string => said(words, refusal(error));

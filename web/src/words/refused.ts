// Why something was not done, in words; what no file has words for in the engine's own sentence.
import type { Words } from './words.ts';

export function refusedAs(words: Words, { code, text }: { code: string; text: string }): string {
  for (const key of [`page.friends.refused.${code}`, `page.refused.${code}`])
    if (words.has(key)) return words.text(key);
  return text;
}

// Every word of the page stands in page.json, and nothing stands there that nobody says. A key that is put together at
// run time is known by its head, as in `page.level.${level}`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import words from '../../../data/words/en/page.json';

const src = resolve(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true })
  .map(String)
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(src, name), 'utf8'));
const keys = Object.keys(words);

/** `'page.x.y'`, and of a template the part before its first hole. */
const said = new Set<string>();
const heads = new Set<string>();
for (const text of sources) {
  for (const [, key] of text.matchAll(/['"](page\.[\w.]*\w)['"]/g)) if (key) said.add(key);
  for (const [, head, hole] of text.matchAll(/`(page\.[\w.]*)(\$\{|`)/g)) {
    if (hole === '${') heads.add(head ?? '');
    else said.add(head ?? '');
  }
}

it('has every key that is written in full', () => {
  expect([...said].filter((key) => !keys.some((one) => one.startsWith(key)))).toEqual([]);
});

it('has something under every head', () => {
  expect([...heads].filter((head) => !keys.some((key) => key.startsWith(head)))).toEqual([]);
});

it('has nothing that nobody says', () => {
  const spoken = (key: string): boolean =>
    said.has(key) || [...heads].some((head) => key.startsWith(head));
  expect(keys.filter((key) => !spoken(key))).toEqual([]);
});

it('is sorted, so that two people do not write one key twice', () => {
  expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : 1)));
});

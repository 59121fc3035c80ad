// Every word of the page stands in page.json or, of one game alone, in page/<game>.json, and nothing stands there that
// nobody says. A key that is put together at run time is known by its head, as in `page.level.${level}`. A game's folder
// says its own keys without `page.<game>.` in front (board/speech.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const english = resolve(import.meta.dirname, '../../../data/words/en');
const read = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(english, file), 'utf8')) as object);
const parts = readdirSync(join(english, 'page')).map((name) => name.replace(/\.json$/, ''));
const src = resolve(import.meta.dirname, '..');
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
const sources = sourcesIn(src);
const keys = [...read('page.json'), ...parts.flatMap((part) => read(`page/${part}.json`))];

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

const [inFull, inFullHeads] = [new Set(said), new Set(heads)];

/** What a game's folder could mean by its own key: any literal, and of a template the part before its first hole. */
const missing: string[] = [];
for (const game of parts.filter((part) => existsSync(join(src, 'games', part)))) {
  const own = `page.${game}.`;
  for (const text of sourcesIn(join(src, 'games', game))) {
    for (const [, key] of text.matchAll(/['"`]([\w.]+)['"`]/g)) said.add(own + (key ?? ''));
    for (const [, head] of text.matchAll(/`([\w.]+)\$\{/g)) heads.add(own + (head ?? ''));
    for (const [, key = ''] of text.matchAll(/speech\s*\.text\(\s*['"]([\w.]+)['"]/g))
      if (!keys.includes(own + key)) missing.push(own + key);
  }
}

it('has every key that is written in full', () => {
  expect([...inFull].filter((key) => !keys.some((one) => one.startsWith(key)))).toEqual([]);
  expect(missing).toEqual([]);
});

it('has something under every head', () => {
  expect([...inFullHeads].filter((head) => !keys.some((key) => key.startsWith(head)))).toEqual([]);
});

it('has nothing that nobody says', () => {
  const spoken = (key: string): boolean =>
    said.has(key) ||
    said.has(key.replace(/\.title$/, '')) ||
    [...heads].some((head) => key.startsWith(head));
  expect(keys.filter((key) => !spoken(key))).toEqual([]);
});

it('is sorted, so that two people do not write one key twice', () => {
  for (const file of ['page.json', ...parts.map((part) => `page/${part}.json`)]) {
    const own = read(file);
    expect(own).toEqual([...own].sort((a, b) => (a < b ? -1 : 1)));
  }
});

it('has each key in the file of its game, and once', () => {
  for (const part of parts)
    expect(read(`page/${part}.json`).filter((key) => !key.startsWith(`page.${part}.`))).toEqual([]);
  const strayed = read('page.json').filter((key) => parts.includes(key.split('.')[1] ?? ''));
  expect(strayed).toEqual([]);
});

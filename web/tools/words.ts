// What the page says of one game alone (`page.<game>.…` of data/words/<language>/page.json) travels with that game's own
// words: a table loads the words of its game and of no other. People and tests see one file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Sentences = Readonly<Record<string, string>>;

const shared = new Set(['page', 'table']);

/** The games that have words in this folder. */
const games = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => !shared.has(name));

const those = (all: Sentences, wanted: (key: string) => boolean): Sentences =>
  Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));

export const wordsByGame = (): Plugin => ({
  name: 'engawa-words-by-game',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const name = /\/data\/words\/\w+\/(\w+)\.json$/.exec(id)?.[1];
    if (name === undefined || name === 'table') return null;
    const folder = dirname(id);
    const page = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8')) as Sentences;
    const of = (game: string, key: string): boolean => key.startsWith(`page.${game}.`);
    const words =
      name === 'page'
        ? those(page, (key) => !games(folder).some((game) => of(game, key)))
        : { ...(JSON.parse(code) as Sentences), ...those(page, (key) => of(name, key)) };
    return { code: JSON.stringify(words), map: null };
  },
});

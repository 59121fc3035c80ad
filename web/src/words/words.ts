// The words of one language, loaded file by file: the table's and the page's at the start, a game's when it is opened.
import { get, writable, type Readable } from 'svelte/store';
import type { Phrase, SeatNames, Term } from './phrase.ts';
import { say, type Sentences } from './say.ts';

/** What a component puts into a sentence: a number, words of people, or a term. */
export type Argument = number | string | Term;

export interface Words {
  readonly language: string;
  /** A sentence of the page by its key; the key itself if nobody has written it. */
  text(key: string, args?: Readonly<Record<string, Argument>>, seats?: SeatNames): string;
  /** What the engine says. `game`: whose words seats and cards have, where the key is one of the page. */
  phrase(phrase: Phrase, seats?: SeatNames, game?: string): string;
  has(key: string): boolean;
  /** Every key that begins so, for lists such as the rules of a game. */
  keys(prefix: string): string[];
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(value: Date, options?: Intl.DateTimeFormatOptions): string;
}

type Files = Readonly<Record<string, (() => Promise<Sentences>) | undefined>>;
/**
 * In two parts each: tools/words.ts says which sentence is in which. Words of one game travel with its own; those of tables
 * over the net by themselves.
 */
const parts: Readonly<Record<'first' | 'later', Files>> = {
  first: import.meta.glob<Sentences>(
    ['../../../data/words/*/*.json', '../../../data/words/*/page/friends.json'],
    { import: 'default', query: '?first' },
  ),
  later: import.meta.glob<Sentences>(
    ['../../../data/words/*/*.json', '../../../data/words/*/page/friends.json'],
    { import: 'default', query: '?later' },
  ),
};
const path = (language: string, name: string): string =>
  `../../../data/words/${language}/${name}.json`;

const toTerm = (value: Argument): Term =>
  typeof value === 'number'
    ? { number: value }
    : typeof value === 'string'
      ? { text: value }
      : value;

/** `locale`: how numbers and dates are written, a region of the language. */
export function makeWords(language: string, sentences: Sentences, locale = language): Words {
  const phrase: Words['phrase'] = (said, seats = [], game) =>
    say({ sentences, language, seats, ...(game === undefined ? {} : { game }) }, said);
  return {
    language,
    text: (key, args = {}, seats = []) =>
      phrase(
        {
          key,
          arguments: Object.fromEntries(
            Object.entries(args).map(([name, value]) => [name, toTerm(value)]),
          ),
        },
        seats,
      ),
    phrase,
    has: (key) => key in sentences,
    keys: (prefix) => Object.keys(sentences).filter((key) => key.startsWith(prefix)),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    date: (value, options) => new Intl.DateTimeFormat(locale, options).format(value),
  };
}

const language = 'en';
/** As the person's browser writes them, if it speaks this language at all. */
const locale =
  globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language;
let sentences: Sentences = {};
const loaded = new Set<string>();
const store = writable<Words>(makeWords(language, sentences, locale));
export const words: Readable<Words> = store;
export const wordsNow = (): Words => get(store);

async function load(part: 'first' | 'later', names: readonly string[]): Promise<void> {
  const wanted = names.flatMap((name) => {
    const fetched = parts[part][path(language, name)];
    return fetched && !loaded.has(`${name} ${part}`) ? [{ name, fetched }] : [];
  });
  if (wanted.length === 0) return;
  const found = await Promise.all(wanted.map(({ fetched }) => fetched()));
  for (const { name } of wanted) loaded.add(`${name} ${part}`);
  sentences = Object.assign({}, sentences, ...found) as Sentences;
  store.set(makeWords(language, sentences, locale));
}

const named = new Set<string>();
let everything = false;
/**
 * Names of files without their ending: table, page, paiko, page/friends. One that does not exist is left out. Of each what a table says
 * before anything of it is opened, and the rest too once somebody has asked for all words.
 */
export async function loadWords(...names: readonly string[]): Promise<void> {
  for (const name of names) named.add(name);
  await Promise.all([load('first', names), everything ? load('later', names) : null]);
}
/** The rest of every file that was or will be asked for: what panels and the pages around a table say. */
export async function loadAllWords(): Promise<void> {
  everything = true;
  await load('later', [...named]);
}

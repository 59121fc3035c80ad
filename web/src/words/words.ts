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

const files = import.meta.glob<Sentences>('../../../data/words/*/*.json', { import: 'default' });
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

/** Names of files without their ending: table, page, paiko. One that does not exist is left out. */
export async function loadWords(...names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name) && files[path(language, name)]);
  if (missing.length === 0) return;
  const found = await Promise.all(missing.map((name) => files[path(language, name)]?.()));
  for (const name of missing) loaded.add(name);
  sentences = Object.assign({}, sentences, ...found) as Sentences;
  store.set(makeWords(language, sentences, locale));
}

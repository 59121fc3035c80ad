import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phrase } from './phrase.ts';
import { say, type Sentences } from './say.ts';
import { makeWords } from './words.ts';

interface Example {
  readonly why: string;
  readonly sentences: Sentences;
  readonly phrase: Phrase;
  readonly seats: readonly string[];
  readonly game?: string;
  readonly language?: string;
  readonly said: string;
}
const path = new URL('../../../tests/words/examples.json', import.meta.url);
const examples = JSON.parse(readFileSync(path, 'utf8')) as readonly Example[];

describe('a phrase is said as the engine says it', () => {
  it.each(examples.map((example) => [example.why, example] as const))('%s', (_, example) => {
    const { sentences, phrase, seats, game, language = 'en', said } = example;
    expect(say({ sentences, language, seats, ...(game ? { game } : {}) }, phrase)).toBe(said);
  });
});

describe('the words of the page', () => {
  const words = makeWords('en', { 'page.a': '{n} {n|game|games} of {who}', 'page.b': 'b' });
  it('take numbers and words of people as they are', () => {
    expect(words.text('page.a', { n: 2, who: 'Ada' })).toBe('2 games of Ada');
  });
  it('know which keys there are', () => {
    expect(words.keys('page.')).toEqual(['page.a', 'page.b']);
    expect(words.has('page.c')).toBe(false);
    expect(words.text('page.c')).toBe('page.c');
  });
});

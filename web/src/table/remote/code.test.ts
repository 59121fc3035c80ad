import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { codeOfWords, wordsOfCode } from './code.ts';

const file = resolve(import.meta.dirname, '../../../../data/words/en/page/friends.json');
const list = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[
  'page.friends.code.words'
]?.split(' ');
const words = list ?? [];

it('has a word of its own for every number, each plain to say', () => {
  expect(new Set(words).size).toBe(256);
  expect(words.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
});

it('reads what it says, however it is typed', () => {
  const said = wordsOfCode('0-255-17', words);
  expect(said).toHaveLength(3);
  expect(codeOfWords(said.join(' '), words)).toBe('0-255-17');
  expect(codeOfWords(` ${said.join('-').toUpperCase()}. `, words)).toBe('0-255-17');
  expect(codeOfWords('apple apple', words)).toBeNull();
  expect(codeOfWords('apple apple engawa', words)).toBeNull();
});

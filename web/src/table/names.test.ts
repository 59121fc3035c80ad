import { describe, expect, it } from 'vitest';
import pages from '../../../data/words/en/page.json';
import { makeWords } from '../words/words.ts';
import { satDown } from './names.ts';

describe('who took a seat', () => {
  const words = makeWords('en', pages);
  const said = (text: string): string => satDown(words, text, 'White');

  it('is said in words, never as the record writes it', () => {
    expect(said('human Ada Lovelace')).toBe('Ada Lovelace sits down.');
    expect(said('human')).toBe('White sits down.');
    expect(said('adept')).toBe('A bot, Adept, sits down.');
    expect(said('master:nodes=200')).toBe('A bot, Master, sits down.');
    expect(said('nobody')).toBe('The seat of White is free.');
  });
});

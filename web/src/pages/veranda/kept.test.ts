import { describe, expect, it } from 'vitest';
import page from '../../../../data/words/en/page.json';
import table from '../../../../data/words/en/table.json';
import type { KeptCard } from '../../table/kept.ts';
import { makeWords } from '../../words/words.ts';
import { stateOf, titleOf } from './kept.ts';

const words = makeWords('en', { ...table, ...page });
const card = (part: Partial<KeptCard>): KeptCard => ({
  id: 'l1',
  game: 'paiko',
  rules: 1,
  names: ['', ''],
  levels: ['', 'adept'],
  viewer: 1,
  tableau: { places: [], facts: [] },
  over: false,
  winners: [],
  plies: 0,
  yours: true,
  practice: false,
  begun: 0,
  changed: 0,
  ...part,
});

describe('a kept game is called', () => {
  it('by whom one plays with', () => {
    expect(titleOf(card({}), words)).toBe('Paikō with Adept');
    expect(titleOf(card({ levels: ['master', ''] }), words)).toBe('Paikō with Master');
  });
  it('by everybody at a shared screen', () => {
    expect(titleOf(card({ levels: ['', ''] }), words)).toBe('Paikō: White and Black');
    expect(titleOf(card({ levels: ['', ''], names: ['Ada', ''] }), words)).toBe(
      'Paikō: Ada and Black',
    );
  });
  it('by its bots where one only watches', () => {
    expect(titleOf(card({ levels: ['novice', 'master'] }), words)).toBe('Paikō: Novice and Master');
  });
});

describe('a kept game says', () => {
  it('whose move it is', () => {
    expect(stateOf(card({}), words)).toBe('It is your move.');
    expect(stateOf(card({ yours: false }), words)).toBe('It goes on.');
  });
  it('how it ended, from where one sat', () => {
    const over = { over: true, yours: false };
    expect(stateOf(card({ ...over, winners: [1] }), words)).toBe('You won.');
    expect(stateOf(card({ ...over, winners: [2] }), words)).toBe('You lost.');
    expect(stateOf(card({ ...over, winners: [] }), words)).toBe('A tie.');
    expect(stateOf(card({ ...over, levels: ['', ''], winners: [2] }), words)).toBe('Black won.');
  });
});

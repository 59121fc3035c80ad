import { describe, expect, it } from 'vitest';
import page from '../../../../data/words/en/page.json';
import paiko from '../../../../data/words/en/paiko.json';
import type { TableState } from '../../table/table.ts';
import type { Phrase } from '../../words/phrase.ts';
import { makeWords } from '../../words/words.ts';
import { headline } from './headline.ts';

const words = makeWords('en', { ...page, ...paiko });
const asked = (prompt: Phrase, awaited = [1]): string =>
  headline(words, {
    phase: 'playing',
    game: 'paiko',
    viewer: 1,
    seats: [
      { seat: 1, who: 'person', name: '', thinking: false },
      { seat: 2, who: 'bot', name: '', level: 'adept', thinking: true },
    ],
    view: { over: false, awaited, prompt },
  } as unknown as TableState);
const reward = (count: number): Phrase => ({
  key: 'paiko.prompt.reward',
  arguments: { who: { seat: 1 }, count: { number: count }, other: { seat: 2 } },
});

describe('the bar', () => {
  it('says what is asked for where it is no usual turn', () => {
    expect(asked(reward(1))).toBe('Choose a tile for Adept');
    expect(asked(reward(2))).toBe('Choose tiles for Adept');
    const pick = { who: { seat: 1 }, count: { number: 7 } };
    expect(asked({ key: 'paiko.prompt.pick', arguments: pick })).toBe('Choose your hand');
  });
  it('says whose turn it is otherwise', () => {
    expect(asked({ key: 'paiko.prompt.turn', arguments: {} })).toBe('Your turn');
    expect(asked(reward(1), [2])).toBe('Adept is thinking');
  });
});

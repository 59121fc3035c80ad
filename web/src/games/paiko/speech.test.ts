import { expect, it } from 'vitest';
import page from '../../../../data/words/en/page.json';
import paiko from '../../../../data/words/en/paiko.json';
import type { SeatInfo } from '../../table/table.ts';
import { makeWords } from '../../words/words.ts';
import { Speech } from './speech.ts';

const words = makeWords('en', { ...page, ...paiko });
const bot = (seat: 1 | 2, level: string): SeatInfo => ({
  seat,
  who: 'bot',
  name: '',
  level,
  thinking: false,
});

it('calls nobody you where bots play each other', () => {
  const speech = new Speech(words, [bot(1, 'adept'), bot(2, 'master')], null);
  expect([speech.name(1), speech.name(2)]).toEqual(['Adept', 'Master']);
});

it('tells two bots of one level apart by their sides', () => {
  const speech = new Speech(words, [bot(1, 'adept'), bot(2, 'adept')], null);
  expect([speech.name(1), speech.name(2)]).toEqual(['White', 'Black']);
});

it('calls the person you and the other by name', () => {
  const you: SeatInfo = { seat: 1, who: 'person', name: '', thinking: false };
  const speech = new Speech(words, [you, bot(2, 'adept')], 1);
  expect(speech.name(2)).toBe('Adept');
  expect(speech.name(1)).toBe('You');
});

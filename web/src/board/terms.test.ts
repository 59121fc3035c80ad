import { expect, it } from 'vitest';
import type { LogEntry } from '../engine/wire.ts';
import { cardIn, cardsIn, eventOf, numberIn, placeIn, seatIn, wordIn } from './terms.ts';

const entry = (key: string): LogEntry =>
  ({
    sequence: 1,
    ply: 0,
    phrase: { key, arguments: { who: { seat: 2 } } },
  }) as unknown as LogEntry;

it('an event of the game has its kind and arguments; of another it is none', () => {
  const found = eventOf('eiyo', entry('eiyo.event.drew'));
  expect(found?.kind).toBe('drew');
  expect(seatIn(found?.terms['who'])).toBe(2);
  expect(eventOf('paiko', entry('eiyo.event.drew'))).toBeNull();
  expect(eventOf('eiyo', entry('eiyo.prompt.move'))).toBeNull();
});

it('reads what a term names, and nothing from one that is absent or of another sort', () => {
  expect([numberIn({ number: 3 }), numberIn(undefined), numberIn({ seat: 1 })]).toEqual([3, 0, 0]);
  expect([placeIn({ place: 'row.TL' }), placeIn({ number: 1 })]).toEqual(['row.TL', null]);
  expect(wordIn({ word: 'paiko.facing.n' })).toBe('n');
  expect(cardsIn({ list: [{ card: 'a' }, { list: [{ card: 'b' }] }, { number: 1 }] })).toEqual([
    'a',
    'b',
  ]);
  expect(cardIn(undefined)).toBeNull();
});

// What became of a deal, told by the log alone.
import { expect, it } from 'vitest';
import type { Terms as Arguments } from '../../board/terms.ts';
import { Promises, type Fulfilment } from './promises.ts';

type Told = readonly [kind: string, terms: unknown];
const told = (...events: readonly Told[]): Fulfilment | null => {
  const promises = new Promises();
  return events
    .map(([kind, terms]) => promises.told(kind, terms as Arguments))
    .reduce((before, now) => now ?? before, null);
};

const seat = (n: number) => ({ seat: n });
const counted = (key: string, n: number) => ({
  phrase: { key: `susanoo.term.${key}`, arguments: { count: { number: n } } },
});
const AGREED: readonly Told[] = [
  ['asked', { who: seat(1), other: seat(4) }],
  ['offered', { who: seat(1), terms: { list: [counted('cards', 2), counted('drinks', 1)] } }],
  ['countered', { who: seat(4) }],
  ['offered', { who: seat(4), terms: { list: [counted('cards', 1), { card: 'EQ31' }] } }],
  ['help_agreed', { who: seat(4) }],
];
const WON: Told = ['judged', { outcome: { word: 'susanoo.judged.won' } }];
const LOST: Told = ['judged', { outcome: { word: 'susanoo.judged.lost' } }];
const CARD: Told = ['took_reward', { who: seat(4), card: { card: 'CO01' } }];
const ITEM: Told = ['item_passed', { who: seat(1), other: seat(4), card: { card: 'EQ31' } }];
const OVER: Told = ['battle_over', {}];

it('is kept when the helper has got everything of the last terms', () => {
  expect(told(...AGREED, WON, ITEM, CARD, OVER)).toEqual({
    main: 1,
    helper: 4,
    promised: { cards: 1, yokai: false, sake: 0, item: 'EQ31' },
    kept: true,
  });
});

it('is broken when somebody took the item before', () => {
  expect(told(...AGREED, WON, CARD, OVER)?.kept).toBe(false);
});

it('says nothing of a battle that was lost, or won alone', () => {
  expect(told(...AGREED, LOST, OVER)).toBeNull();
  expect(told(WON, CARD, OVER)).toBeNull();
  expect(told(...AGREED, WON, ITEM, CARD, OVER, WON, OVER)?.kept).toBe(true);
});

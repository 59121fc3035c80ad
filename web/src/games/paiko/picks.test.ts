import { expect, it } from 'vitest';
import { HANDS, handOf } from './picks.svelte.ts';
import { TYPES, type Counts } from './position.ts';

const reserve = (text: string): Counts =>
  Object.fromEntries(TYPES.map((type, index) => [type, Number(text[index])])) as unknown as Counts;

it('a named hand has as many tiles as are asked for, in the order of the types', () => {
  expect(handOf(HANDS[0]?.tiles ?? [], 7, reserve('33333333'), 0)).toEqual([
    'Sw',
    'Sw',
    'Sw',
    'Bw',
    'Wa',
    'Wa',
    'Wa',
  ]);
  for (const { tiles } of HANDS)
    for (const wanted of [1, 7, 9]) {
      const hand = handOf(tiles, wanted, reserve('33333333'), 0);
      expect(hand.length).toBe(wanted);
      for (const type of TYPES) expect(hand.filter((one) => one === type).length).toBeLessThan(4);
    }
});

it('takes what is there where a tile of the hand is gone', () => {
  expect(handOf(['Sw', 'Sw', 'Sw'], 2, reserve('30000000'), 0)).toEqual(['Sa', 'Sa']);
});

it('the one more pick is the eighth tile of the hand', () => {
  expect(handOf(HANDS[0]?.tiles ?? [], 1, reserve('30233330'), 7)).toEqual(['Ai']);
});

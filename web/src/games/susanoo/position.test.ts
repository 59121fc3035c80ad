// The tableau of the real engine, read; the reasons that are shown add up to the totals.
import { expect, it } from 'vitest';
import { sitDown } from '../../board/testing.ts';
import { at } from '../../../../tests/e2e/susanoo_positions.mjs';
import { forecasts, readPosition, slipsOf } from './position.ts';

const seated = async (moment: Parameters<typeof at>[0]) => {
  const start = new URL(at(moment), 'http://table').searchParams.get('position') ?? '';
  const chairs = ['human', 'adept', 'adept', 'adept', 'adept'];
  const desk = await sitDown({ game: 'susanoo', options: { seats: '5' }, chairs, start });
  const { view, viewer } = desk.state();
  if (!view.tableau) throw new Error('a view has a tableau');
  return { desk, view, position: readPosition(view.tableau, viewer) };
};

it('reads the battle, its fighters and what they win', async () => {
  const { position } = await seated('b');
  expect(position.battle).toMatchObject({
    main: 1,
    helper: 0,
    fighters: 19,
    foesTotal: 20,
    won: false,
    margin: 2,
  });
  expect(position.battle?.askable).toEqual([2, 3, 4, 5]);
  expect(position.of(1)?.inUse.map(({ id }) => id)).toEqual(['EQ08', 'EQ31', 'EQ26']);
  expect(position.players.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
});

it.each(['b', 'b4', 'c', 'd3', 'e'] as const)(
  'shows reasons that add up, in %s',
  async (moment) => {
    const { position, view } = await seated(moment);
    const sum = (side: string): number =>
      slipsOf(view.reasons ?? [], side).reduce(
        (all, one) => all + (one.counts ? one.number : 0),
        0,
      );
    expect(sum('fighters')).toBe(position.battle?.fighters);
    expect(sum('foes')).toBe(position.battle?.foesTotal);
  },
);

it('finds what a card would make of the battle, by each of its sides', async () => {
  const { view } = await seated('b');
  const found = forecasts(view.odds ?? [], ['play:CO04']);
  expect(found.map(({ chance }) => chance).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

it('reads an offer that is to be answered', async () => {
  const { position } = await seated('d4');
  expect(position.step).toBe('answer');
  expect(position.offer).toMatchObject({
    asked: 1,
    maker: 2,
    terms: { cards: 1, yokai: false, sake: 0 },
  });
});

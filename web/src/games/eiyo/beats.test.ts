import { expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import type { Event } from './log.ts';
import { wayOf } from './stage.svelte.ts';

const event = (kind: string, ply: number, part: Partial<Event> = {}): Event => ({
  sequence: ply,
  ply,
  kind,
  who: 0,
  card: 'tanto_tl',
  place: null,
  turns: 0,
  number: 0,
  ...part,
});

it('tells a strike in handfuls, then who leaves, who comes, and the draw', () => {
  const events = [
    event('passed', 0),
    event('struck', 0),
    ...Array.from({ length: 6 }, (_, index) => event('discarded', 1 + index)),
    event('removed', 6),
    event('revealed', 7),
    event('round', 7),
    event('drew', 8),
    event('drew', 9),
  ];
  expect(beatsOf(events).map(({ kind, after }) => [kind, after])).toEqual([
    ['other', 1],
    ['strike', 5],
    ['strike', 7],
    ['leave', 7],
    ['reveal', 8],
    ['other', 8],
    ['draw', 10],
  ]);
});

it('takes its time for each turn of a card', () => {
  const [plain] = beatsOf([event('attacked', 0)]);
  const [turned] = beatsOf([event('attacked', 0, { turns: 2 })]);
  expect((turned?.ms ?? 0) - (plain?.ms ?? 0)).toBe(320);
});

it('moves a card from where it lay to where it goes', () => {
  expect(wayOf(event('drew', 0, { who: 2 }))).toMatchObject({ from: 'deck', to: 'hand.2' });
  expect(wayOf(event('defeated', 0, { place: 'row.TL' }))).toMatchObject({
    from: 'row.TL',
    to: 'honor',
  });
  expect(wayOf(event('passed', 0))).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Peeked } from './peeked.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const card = {
  closest: () => null,
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 80, height: 150 }),
} as unknown as Element;
const rest = (peek: Peeked): void => {
  peek.over('weapon katana_top', card);
  vi.advanceTimersByTime(500);
};

it('tells again of the card that a mouse left the window from', () => {
  const peek = new Peeked();
  rest(peek);
  expect(peek.now?.what).toEqual({ kind: 'weapon', id: 'katana_top' });
  peek.gone();
  expect(peek.now).toBeNull();
  rest(peek);
  expect(peek.now).not.toBeNull();
});

it('is quiet after a press, until the mouse rests on another card', () => {
  const peek = new Peeked();
  rest(peek);
  peek.leave();
  rest(peek);
  expect(peek.now).toBeNull();
  peek.over(null, null);
  rest(peek);
  expect(peek.now).not.toBeNull();
});

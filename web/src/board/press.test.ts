// @vitest-environment jsdom
// A press from down to up: what it becomes, and that a click after a drag or a look is nobody's.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Press, type PressActs } from './press.ts';

const told: string[] = [];
const acts: PressActs<string> = {
  begins: (event) => (event.target instanceof Element ? event.target.id || null : null),
  held: ({ what }) => (what === 'card' ? (told.push('held'), true) : false),
  pulled: ({ what }) => (what === 'card' ? 'drag' : 'tap'),
  dragged: (event) => void told.push(`dragged ${event.clientX}`),
  dropped: (event) => void told.push(`dropped ${event.clientX}`),
  tapped: (_, { what, input }) => void told.push(`tapped ${what} ${input}`),
  released: () => void told.push('released'),
  lost: () => void told.push('lost'),
  hovers: () => void told.push('hovers'),
};
let press: Press<string>;
const at = (type: string, x: number, id = 'card', pointerType = 'touch'): PointerEvent => {
  const event = new MouseEvent(type, { clientX: x, clientY: 0, button: 0, cancelable: true });
  const target = Object.assign(document.createElement('i'), { id });
  Object.defineProperties(event, {
    pointerId: { value: 1 },
    pointerType: { value: pointerType },
    target: { value: target },
  });
  return event as PointerEvent;
};
const clicked = (): boolean => {
  const click = new MouseEvent('click', { cancelable: true });
  press.click(click);
  return !click.defaultPrevented;
};

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  press = new Press(acts);
});
afterEach(() => vi.useRealTimers());

it('that stays put and short is a tap, and its click goes through', () => {
  press.down(at('pointerdown', 10));
  press.move(at('pointermove', 14));
  press.up(at('pointerup', 14));
  expect(told).toEqual(['tapped card touch']);
  expect(clicked()).toBe(true);
});

it('that moves is a drag until it is let go, and its click is nobody’s', () => {
  press.down(at('pointerdown', 10, 'card', 'mouse'));
  press.move(at('pointermove', 30));
  press.move(at('pointermove', 50));
  press.up(at('pointerup', 60));
  expect(told).toEqual(['dragged 30', 'dragged 50', 'dropped 60']);
  expect(clicked()).toBe(false);
  expect(clicked()).toBe(true);
});

it('that stays is a look where there is something to look at', () => {
  press.down(at('pointerdown', 10));
  vi.runAllTimers();
  press.move(at('pointermove', 90));
  press.up(at('pointerup', 90));
  expect(told).toEqual(['held', 'released']);
  expect(clicked()).toBe(false);
  press.down(at('pointerdown', 10, 'button'));
  vi.runAllTimers();
  press.up(at('pointerup', 10));
  expect(told.at(-1)).toBe('tapped button touch');
});

it('that the system takes away does nothing more', () => {
  press.down(at('pointerdown', 10));
  press.move(at('pointermove', 30));
  press.cancel();
  press.up(at('pointerup', 30));
  vi.runAllTimers();
  expect(told).toEqual(['dragged 30', 'lost']);
});

it('of nothing of ours is left alone, and moves without one hover', () => {
  press.down(at('pointerdown', 10, ''));
  press.move(at('pointermove', 30));
  expect(told).toEqual(['hovers']);
});

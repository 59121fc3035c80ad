// @vitest-environment jsdom
// The hand over a real table: what it picks, what the engine allows, what asks first.
import { afterEach, expect, it } from 'vitest';
import type { Settings } from '../../settings/settings.ts';
import { Play } from './play.svelte.ts';
import { positions, sitAt, type Desk, type Start } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function sit(start: Start, settings: Partial<Settings> = {}): Promise<Desk & { play: Play }> {
  const desk = await sitAt(start, settings);
  open.push(desk);
  let play: Play | undefined;
  $effect.root(() => {
    play = new Play(() => desk.props);
  });
  if (!play) throw new Error('no play');
  return { ...desk, play };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('forecasts with the first touch of a card and places it with the second', async () => {
  const { play, state } = await sit(positions.duel);
  play.touch('hand.1/F6', 'mouse');
  await settle();
  expect(play.picked?.makes).toEqual({ strength: 6, technique: 0, guard: -3 });
  expect(play.waits).toBe(true);
  expect(state().log).toEqual([]);
  play.touch('hand.1/F6', 'mouse');
  await expect.poll(() => state().view.tableau?.facts).toContainEqual(['slot', 3]);
});

it('places at once for an expert', async () => {
  const { play, state } = await sit(positions.duel, { density: 'expert' });
  play.touch('hand.1/F6', 'mouse');
  await expect.poll(() => state().log.length).toBeGreaterThan(0);
});

it('another card takes the place of the one picked', async () => {
  const { play } = await sit(positions.duel);
  play.touch('hand.1/F6', 'mouse');
  play.touch('hand.1/W4', 'mouse');
  expect(play.picked?.id).toBe('W4');
  expect(play.back()).toBe(true);
  expect(play.picked).toBeNull();
});

it('plays several Focus at once, each a decision of its own', async () => {
  const { play, state } = await sit(positions.guard);
  play.focus(2);
  await expect.poll(() => state().plies).toBe(2);
  expect(play.now?.gauges.find(({ id }) => id === 'guard')?.value).toBe(6);
});

it('asks before Life is given for a card, and not before a strike that can be taken back', async () => {
  const { play } = await sit(positions.guard);
  play.touch('verb:gisei', 'mouse');
  await settle();
  expect(play.waits).toBe(true);
  const other = await sit(positions.strike);
  other.play.touch('gauge.strength', 'mouse');
  await expect.poll(() => other.state().log.length).toBeGreaterThan(0);
});

it('asks at the Cliff, whatever the settings say', async () => {
  const { play, state } = await sit(positions.cliff, { confirm: 'never', density: 'expert' });
  play.touch('verb:exploit', 'mouse');
  await settle();
  expect([play.danger, play.waits]).toEqual(['fall', true]);
  expect(state().log).toEqual([]);
  play.back();
  expect(play.waits).toBe(false);
});

it('reveals at once while a blow is unlikely to kill', async () => {
  const { play, state } = await sit(positions.guard);
  play.touch('verb:reveal', 'mouse');
  await expect.poll(() => state().log.length).toBeGreaterThan(0);
});

it('answers why not with the rule', async () => {
  const { play } = await sit(positions.shiro);
  play.touch('die', 'mouse');
  await expect.poll(() => play.refusal?.rule).toBe('SAM-401');
});

it('exchanges up to two cards, and waits for the button', async () => {
  const { play } = await sit(positions.exchange, { confirm: 'never' });
  const [first, second] = play.now?.hand ?? [];
  play.touch(first?.ref ?? '', 'mouse');
  play.touch(second?.ref ?? '', 'mouse');
  await settle();
  expect(play.armed?.parts).toHaveLength(2);
  expect(play.waits).toBe(true);
  play.touch(first?.ref ?? '', 'mouse');
  expect(play.touched).toEqual([second?.ref]);
});

it('swaps a won card for one of the hand by touching both', async () => {
  const { play, state } = await sit(positions.prepare);
  play.touch('reserve/A4', 'mouse');
  expect(play.live('hand.1/F4')).toBe(true);
  play.touch('hand.1/F4', 'mouse');
  await expect.poll(() => state().log.length).toBeGreaterThan(0);
  expect(play.now?.hand.some(({ id, swapped }) => id === 'A4' && swapped)).toBe(true);
});

it('offers the place before the first card alone', async () => {
  const { play } = await sit(positions.place1);
  expect(play.can('exploit')).not.toBeNull();
  expect((await sit(positions.duel)).play.can('exploit')).toBeNull();
});

// The log in beats, of moves that the real engine made.
import { afterEach, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import { readEvents } from './log.ts';
import { positions, sitAt, type Desk, type Start } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function after(start: Start, ...moves: readonly string[]) {
  const desk = await sitAt(start);
  open.push(desk);
  for (const move of moves) await desk.table.play([move]);
  const { log, plies } = desk.state();
  return { beats: beatsOf(readEvents(log)), plies };
}

it('places a card, then turns his defence', async () => {
  const { beats, plies } = await after(positions.duel, 'place F6');
  expect(beats.map(({ kind }) => kind)).toEqual(['place', 'turn']);
  expect(beats[0]?.events[0]).toMatchObject({ kind: 'placed', card: 'F6' });
  expect(beats.at(-1)?.after).toBe(plies);
});

it('strikes before it hurts', async () => {
  const { beats } = await after(positions.strike, 'strike strength', 'die save');
  const kinds = beats.map(({ kind }) => kind);
  expect(kinds.indexOf('strike')).toBeLessThan(kinds.indexOf('foe_hurt'));
});

it('turns his card before the blow, and tells every event in order', async () => {
  const { beats } = await after(positions.guard, 'reveal');
  expect(beats.some(({ kind }) => kind === 'answer')).toBe(true);
  const told = beats.flatMap(({ events }) => events.map(({ sequence }) => sequence));
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(beats.every(({ ms }) => ms <= 1700)).toBe(true);
});

it('keeps his card on the screen while the blow is told, and tells what his Ki mark costs with it', async () => {
  const { beats } = await after(positions.guard, 'reveal');
  const at = beats.findIndex(({ kind }) => kind === 'answer');
  const card = beats[at]?.events.find(({ kind }) => kind === 'counter_turned');
  expect(card).toMatchObject({ card: expect.stringMatching(/^C\d+$/) as string });
  expect(card?.number).toBeGreaterThan(0);
  const hurts = beats[at + 1]?.kind === 'hurt';
  expect(beats[at]?.goesOn).toBe(hurts);
  const his = beats.flatMap(({ kind, events }) =>
    events.filter((one) => one.kind === 'ki_lost' && one.word === 'foe').map(() => kind),
  );
  expect(his).not.toContain('hurt');
});

it('ends a duel of the road with a fall that can be seen', async () => {
  const { beats } = await after(positions.master, 'strike strength');
  const fall = beats.find(({ kind }) => kind === 'fall');
  expect(fall?.ms).toBeGreaterThanOrEqual(1000);
  expect(beats[beats.findIndex(({ kind }) => kind === 'fall') - 1]?.goesOn).toBe(true);
});

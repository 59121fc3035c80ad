// What is shown while a blow is told, against what the real engine has done.
import { afterEach, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import { readEvents } from './log.ts';
import { readPosition } from './position.ts';
import { lost, turnedUp } from './staged.ts';
import { positions, sitAt, type Desk } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));
const guardOf = ({ gauges }: ReturnType<typeof readPosition>) =>
  gauges.find(({ id }) => id === 'guard');

it('turns his card up at the level that counts, and holds your Guard against it', async () => {
  const desk = await sitAt(positions.guard);
  open.push(desk);
  const before = readPosition(desk.state().view);
  await desk.table.play(['reveal']);
  const events = readEvents(desk.state().log);
  const answer = beatsOf(events).find(({ kind }) => kind === 'answer');
  const shown = turnedUp(before, answer?.events ?? []);
  const [card] = shown.counter;
  expect(before.counterBag.map(({ id }) => id)).toContain(card?.id);
  expect(shown.counterBag.map(({ id }) => id)).not.toContain(card?.id);
  // As it stood in the bag, with his Ki mark where he has paid for it.
  const known = before.counterBag.find(({ id }) => id === card?.id);
  expect(card?.level).toBe(known?.level);
  expect(guardOf(shown)?.turned).toBe(card?.level);
  const hits = events.some(({ kind }) => kind === 'counter_hit');
  expect((guardOf(before)?.value ?? 0) < (card?.level ?? 0)).toBe(hits);
});

it('takes what the blow took, and gives nothing of the rest that follows', async () => {
  const desk = await sitAt(positions.strike);
  open.push(desk);
  const before = readPosition(desk.state().view);
  await desk.table.play(['strike strength', 'die save']);
  const after = readPosition(desk.state().view);
  const shown = lost(before, after, 'foe.1');
  expect(shown.foes[0]?.life).toEqual(after.foes[0]?.life);
  expect(shown.point).toBe(before.point);
  expect(shown.life).toEqual(before.life);
  // Where nobody stands afterwards he has fallen.
  expect(lost(before, { ...after, foes: [] }, 'foe.1').foes[0]?.life.count).toBe(0);
  const rested = { ...after, life: { ...after.life, count: before.life.count + 1 } };
  expect(lost(before, rested, 'you').life).toEqual(before.life);
});

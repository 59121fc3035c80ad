// @vitest-environment jsdom
// A plan over a real table: what it comes to is what the engine makes of it, card by card.
import { afterEach, expect, it } from 'vitest';
import { GAUGES } from './cards.ts';
import { clockChance, reachChance } from './chances.ts';
import { Plan } from './plan.svelte.ts';
import { Play } from './play.svelte.ts';
import { readPosition } from './position.ts';
import { positions, sitAt, type Desk, type Start } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function sit(start: Start): Promise<Desk & { play: Play; plan: Plan }> {
  const desk = await sitAt(start);
  open.push(desk);
  let both: { play: Play; plan: Plan } | undefined;
  $effect.root(() => {
    const play = new Play(() => desk.props);
    both = { play, plan: new Plan(play) };
  });
  if (!both) throw new Error('no play');
  return { ...desk, ...both };
}
const handOf = ({ now }: Play): string[] => (now?.hand ?? []).map(({ ref }) => ref);

it('lays cards in pencil, in the order of the touches, and takes back what is touched again', async () => {
  const { play, plan, state } = await sit(positions.place1);
  const [a = '', b = '', c = ''] = handOf(play);
  plan.begin();
  for (const ref of [a, b, c]) plan.lay(ref);
  expect(plan.cards.map((slip) => slip?.ref ?? null)).toEqual([a, b, c, null, null, null]);
  plan.lay(b);
  expect(plan.cellOf(b)).toBeNull();
  plan.lay(b, 4);
  expect(plan.cellOf(b)).toBe(4);
  expect(plan.cellOf(a)).toBe(0);
  expect(state().plies).toBe(0);
  plan.clear();
  expect(plan.cards.every((slip) => slip === null)).toBe(true);
  expect(plan.on).toBe(false);
});

it('fills the attack that was begun with before the other, and a gap before what follows', async () => {
  const { play, plan } = await sit(positions.place1);
  const [a = '', b = '', c = '', d = ''] = handOf(play);
  plan.begin(3);
  for (const ref of [a, b, c, d]) plan.lay(ref);
  expect(plan.cards.map((slip) => slip?.ref ?? null)).toEqual([d, null, null, a, b, c]);
  plan.lay(a);
  plan.lay(a);
  expect(plan.cellOf(a)).toBe(3);
});

it('a card takes the slot of another', async () => {
  const { play, plan } = await sit(positions.place1);
  const [a = '', b = ''] = handOf(play);
  plan.begin();
  plan.lay(a);
  plan.lay(b, 0);
  expect(plan.cellOf(a)).toBeNull();
  expect(plan.cellOf(b)).toBe(0);
});

it('comes to what the gauges show when the cards lie there', async () => {
  const { play, plan, table, state } = await sit(positions.place1);
  const cards = (play.now?.hand ?? []).slice(0, 3);
  plan.begin();
  for (const { ref } of cards) plan.lay(ref);
  const total = plan.total(0);
  for (const { id } of cards) expect((await table.play([`place ${id}`])).ok).toBe(true);
  const { gauges } = readPosition(state().view);
  expect(Object.fromEntries(gauges.map(({ id, value }) => [id, value]))).toEqual(total);
});

it('holds out the next card when it is closed, and does not place it', async () => {
  const { play, plan, state } = await sit(positions.place1);
  const [a = '', b = ''] = handOf(play);
  plan.begin();
  plan.lay(b);
  plan.lay(a);
  plan.close();
  expect(play.touched).toEqual([b]);
  expect(play.waits).toBe(true);
  expect(state().plies).toBe(0);
});

it('has the chances that the engine gives to each card', async () => {
  const { play, plan } = await sit(positions.duel);
  for (const card of play.now?.hand ?? []) {
    plan.begin();
    plan.lay(card.ref);
    const total = plan.total(0);
    expect(total).toEqual(card.makes);
    for (const gauge of GAUGES)
      expect(reachChance(play.odds, gauge, total?.[gauge] ?? 0, 1)).toEqual(
        clockChance(play.odds, gauge, 1, card),
      );
    plan.clear();
  }
});

it('goes on from the first attack to the second', async () => {
  const { play, plan } = await sit(positions.place1);
  const hand = play.now?.hand ?? [];
  plan.begin();
  for (const { ref } of hand.slice(0, 6)) plan.lay(ref);
  const sum = (n: number): number =>
    hand.slice(0, n).reduce((all, { changes }) => all + changes.strength, 0);
  expect(plan.total(0)?.strength).toBe(sum(3));
  expect(plan.total(1)?.strength).toBe(sum(6));
});

it('is offered only where there are cards to place', async () => {
  const guard = await sit(positions.guard);
  expect(guard.plan.possible).toBe(false);
  guard.plan.begin();
  expect(guard.plan.on).toBe(false);
});

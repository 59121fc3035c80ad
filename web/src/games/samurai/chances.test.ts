import { afterEach, expect, it } from 'vitest';
import { answerAfter, clockChance, exploitChance, rungs } from './chances.ts';
import { positions, sitAt, type Desk, type Start } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function at(start: Start) {
  const desk = await sitAt(start);
  open.push(desk);
  const { view, choices } = desk.state();
  return {
    odds: view.odds ?? [],
    can: (verb: string) => choices.find((choice) => choice.verb === verb) ?? null,
  };
}

it('finds what a counterattack brings now, after each Focus, and after Gisei', async () => {
  const { odds, can } = await at(positions.guard);
  expect(answerAfter(odds, can('reveal'))).toMatchObject({ guard: 2, ki: 3, holds: 0, wound: 0.5 });
  const up = rungs(odds, can('focus'), can('reveal'));
  expect(up.map(({ guard, ki, holds }) => [guard, ki, holds])).toEqual([
    [4, 2, 0.2],
    [6, 1, 0.7],
    [8, 0, 1],
  ]);
  expect(answerAfter(odds, can('gisei'))?.holds).toBeCloseTo(0.3);
  expect(clockChance(odds, 'guard', 1, null)).toEqual({ least: 0, most: 0 });
});

it('finds nothing of moves that cannot be made', async () => {
  const { odds, can } = await at(positions.place1);
  expect(answerAfter(odds, can('reveal'))).toBeNull();
  expect(rungs(odds, can('focus'), can('reveal'))).toEqual([]);
  expect(clockChance(odds, 'guard', 1, null)).toEqual({ least: 0, most: 0 });
});

it('finds what the place can lead to at once', async () => {
  const { odds, can } = await at(positions.cliff);
  expect(exploitChance(odds, 'death', can('exploit'))).toBe(0.5);
  expect(exploitChance(odds, 'kill', can('exploit'))).toBe(0);
  expect(exploitChance(odds, 'death', null)).toBe(0);
});

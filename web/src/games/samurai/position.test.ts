import { afterEach, describe, expect, it } from 'vitest';
import { readPosition, type Position } from './position.ts';
import { positions, sitAt, type Desk, type Start } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function at(start: Start): Promise<Position> {
  const desk = await sitAt(start);
  open.push(desk);
  return readPosition(desk.state().view);
}
const gauge = ({ gauges }: Position, name: string) => gauges.find(({ id }) => id === name);

describe('a position as the drawings need it', () => {
  it('has gauges with a mark for each card that may come', async () => {
    const position = await at(positions.duel);
    expect(gauge(position, 'strength')).toMatchObject({ value: 4, turned: null, asleep: false });
    expect(gauge(position, 'strength')?.asks).toHaveLength(position.defenceBag.length);
    expect(gauge(position, 'guard')?.asks).toHaveLength(position.counterBag.length);
    expect([position.point, position.slot, position.turnsDefence]).toEqual(['place', 2, true]);
  });

  it('has cards with what they would make, and which go on with the combo', async () => {
    const { hand } = await at(positions.duel);
    expect(hand.map(({ id }) => id)).toEqual(['F4', 'F6', 'W4', 'E7', 'V1', 'V8']);
    expect(hand[1]?.makes).toEqual({ strength: 6, technique: 0, guard: -3 });
    expect(hand.filter(({ fits }) => fits).map(({ id }) => id)).toEqual(['F4', 'F6']);
    const turned = await at(positions.third);
    expect(turned.hand[0]).toMatchObject({
      id: 'F4',
      combo: 1,
      damage: { strength: 1, technique: 0 },
    });
    expect(turned.defence).toMatchObject({ id: 'D7', block: 6, dodge: 6 });
    expect(gauge(turned, 'strength')?.turned).toBe(6);
  });

  it('has the attack with its combo, and what was turned of his', async () => {
    const { attacks } = await at(positions.reward);
    expect(attacks[0]).toMatchObject({ icon: 1, combo: true, slots: 3 });
    expect(attacks[1]?.slips).toEqual([]);
  });

  it('has the place by the faces of its die', async () => {
    const { surrounding } = await at(positions.place1);
    expect(surrounding).toMatchObject({ id: 'L4', atGuard: false, used: false });
    expect(surrounding?.faces.map(({ good }) => good)).toEqual([1, 1, 1, -1, -1, -1]);
  });

  it('has printed numbers beside those that count', async () => {
    const { counterBag } = await at(positions.guard);
    const first = counterBag.find(({ id }) => id === 'C1');
    expect(first).toMatchObject({ level: 3, printed: { level: 4 }, damage: 1 });
  });

  it('has three enemies, who of them is dead and who answers', async () => {
    const { foes, answering, answers } = await at(positions.three);
    expect(foes.map(({ dead }) => dead)).toEqual([true, false, false]);
    expect(answering).toBe(2);
    expect(answers[3]).toEqual({ foes: [2, 3], dead: [] });
    expect(answers[1]).toEqual({ foes: [2, 3], dead: [1] });
  });

  it('has Shiro’s side, the armour and who wears it', async () => {
    const { foes, armour, reserve } = await at(positions.shiro);
    expect(foes[0]).toMatchObject({ id: 'O7', side: 1, armour: null });
    expect(armour).toMatchObject({ count: 4, wearer: 0, breaksOn: 6 });
    expect(reserve.map(({ ref }) => ref)).toEqual(['reserve/A5']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { readPosition, type Position } from './position.ts';
import { positions, sitAt, type Desk } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function at(start: string, coop = false): Promise<Position> {
  const desk = await sitAt(start, { coop });
  open.push(desk);
  const { tableau } = desk.state().view;
  if (!tableau) throw new Error('a view with its tableau');
  return readPosition(tableau);
}

describe('a position as the drawings need it', () => {
  it('has rows from the viewer’s side, fronts first, with what they deal', async () => {
    const { rows, damage, damageRows, toll } = await at(positions.solo);
    expect(rows.map(({ id, far, column }) => [id, far, column])).toEqual([
      ['TL', true, 0],
      ['TR', true, 1],
      ['BR', false, 1],
      ['BL', false, 0],
    ]);
    expect(rows[1]?.enemies.map(({ id, deals }) => [id, deals])).toEqual([
      ['red_retainer', 5],
      ['standard_bearer', 2],
      ['blue_archer', 5],
    ]);
    expect(rows[3]?.token).toBe(true);
    expect([damage, damageRows]).toEqual([30, 3]);
    expect(toll).toMatchObject({ runsOut: 1, specials: 1, left: 12, of: 29, overrun: false });
  });

  it('has honor with its bound and ranks', async () => {
    const { honor, honorLeft, honorToWin, ranks } = await at(positions.solo);
    expect([honor, honor + honorLeft, honorToWin]).toEqual([17, 50, 40]);
    expect(ranks).toEqual([40, 45, 50, 55]);
  });

  it('has weapons with the corners that they show and where they meet somebody', async () => {
    const { hands } = await at(positions.solo);
    const yari = hands[0]?.weapons.find(({ id }) => id === 'yari_rising');
    expect(yari?.shows).toEqual(['TR', 'BL']);
    expect(yari?.meets).toEqual(['TR']);
  });

  it('knows of a partner no more than the viewer does', async () => {
    const apart = await at(positions.apart, true);
    const partner = apart.hands.find(({ seat }) => seat === 2);
    expect(partner?.weapons.map(({ id }) => id)).toEqual(['special']);
    expect(partner?.hidden).toBe(1);
    expect(apart.rows.find(({ id }) => id === 'N1')?.active).toEqual({
      weapon: 'katana_top',
      seat: 2,
    });
    expect([apart.together, apart.talk]).toEqual([false, false]);
    const together = await at(positions.together, true);
    expect([together.together, together.talk]).toEqual([true, true]);
    expect(together.spots.map(({ samurai }) => samurai)).toEqual([[1, 2], []]);
  });
});

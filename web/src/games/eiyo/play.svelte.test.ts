// @vitest-environment jsdom
// The hand over a real table: what it takes, what the engine allows, what asks first.
import { afterEach, expect, it } from 'vitest';
import type { Settings } from '../../settings/settings.ts';
import { Play } from './play.svelte.ts';
import type { Row } from './position.ts';
import { positions, sitAt, type Desk } from './testing.ts';

const open: Desk[] = [];
afterEach(() => open.splice(0).forEach(({ table }) => table.dispose()));

async function sit(
  start: string,
  settings: Partial<Settings> & { coop?: boolean } = {},
): Promise<Desk & { play: Play }> {
  const desk = await sitAt(start, settings);
  open.push(desk);
  let play: Play | undefined;
  $effect.root(() => {
    play = new Play(() => desk.props);
  });
  if (!play) throw new Error('no play');
  return { ...desk, play };
}
const row = (play: Play, id: string): Row => {
  const found = play.now?.rows.find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('shows what the taken weapon could do to each row, with its price', async () => {
  const { play } = await sit(positions.solo);
  play.touch('hand.1/katana_top', 'mouse');
  expect(play.weapon?.shows).toEqual(['TL', 'TR']);
  expect(play.strikeOn(row(play, 'TL'), 'attack')?.text).toBe('attack katana_top TL +0');
  expect(play.strikeOn(row(play, 'BR'), 'deflect')?.text).toBe('deflect katana_top BR +1');
  expect(play.strikeOn(row(play, 'BL'), 'attack')).toBeNull();
});

it('makes a free strike at once and lets it be taken back', async () => {
  const { play, state, table } = await sit(positions.solo);
  play.touch('hand.1/katana_top', 'mouse');
  play.strike(row(play, 'TL'), 'attack', 'mouse');
  await expect.poll(() => state().log.length).toBeGreaterThan(0);
  await table.undo();
  expect(state().log.at(-1)?.kind).toBe('undone');
});

it('asks before the last weapon where the round that ends with it loses', async () => {
  const { play } = await sit(positions.late, { density: 'expert' });
  play.touch('hand.1/yari_falling', 'mouse');
  play.strike(row(play, 'TL'), 'attack', 'mouse');
  await settle();
  expect(play.danger).toBe('last');
  expect(play.waits).toBe(true);
});

it('asks once before a strike that costs cards, and makes it by a second touch', async () => {
  const { play, state } = await sit(positions.solo);
  play.touch('hand.1/katana_top', 'mouse');
  play.strike(row(play, 'BR'), 'attack', 'mouse');
  await settle();
  expect(play.waits).toBe(true);
  expect(play.shownTurns).toBe(1);
  expect(state().log).toEqual([]);
  const choice = play.armed;
  expect(choice && play.outlook(choice)).toEqual({ honor: 18, damage: 28, most: 50 });
  play.strike(row(play, 'BR'), 'attack', 'mouse');
  await expect.poll(() => state().log.length).toBeGreaterThan(0);
});

it('turns a card by hand without paying, and then offers what it shows so', async () => {
  const { play } = await sit(positions.solo);
  play.touch('hand.1/tanto_br', 'mouse');
  play.turn(1);
  expect(play.turned).toBe(1);
  expect(play.strikeOn(row(play, 'BR'), 'attack')).toBeNull();
  expect(play.strikeOn(row(play, 'BL'), 'attack')).toBeNull();
  play.turn(1);
  expect(play.strikeOn(row(play, 'TL'), 'attack')?.text).toBe('attack tanto_br TL +2');
  play.turn(-1);
  play.turn(-1);
  expect(play.turned).toBeNull();
  expect(play.strikeOn(row(play, 'BR'), 'attack')?.text).toBe('attack tanto_br BR +0');
});

it('answers why not with the rule and its cause', async () => {
  const { play } = await sit(positions.solo);
  play.touch('hand.1/katana_top', 'mouse');
  play.touch('row.BL', 'mouse');
  await expect.poll(() => play.refusal?.rule).toBe('EIY-126');
  expect(play.refusal?.causes).toContain('row.BL');
  expect(play.weapon?.id).toBe('katana_top');
});

it('says why a row is out of reach for two', async () => {
  const { play } = await sit(positions.apart, { coop: true });
  play.touch('hand.1/tanto_tl', 'mouse');
  play.touch('row.F0', 'mouse');
  await expect.poll(() => play.refusal?.rule).toBe('EIY-118');
});

it('asks before a pass that loses the game', async () => {
  const { play, state } = await sit(positions.last, { confirm: 'never' });
  play.touch('verb:pass', 'mouse');
  await settle();
  expect(play.danger).toBe('overrun');
  expect(play.waits).toBe(true);
  expect(state().view.over).toBe(false);
  expect(play.back()).toBe(true);
  expect(play.waits).toBe(false);
});

it('asks before a pass that leaves too few cards to draw', async () => {
  const { play, state } = await sit(positions.thirst, { confirm: 'never' });
  expect(play.now?.toll).toMatchObject({ overrun: false, left: 1 });
  expect(play.overrun).toBe(1);
  play.touch('verb:pass', 'mouse');
  await settle();
  expect(play.danger).toBe('draw');
  expect(state().view.over).toBe(false);
});

it('asks before a defeat whose effect takes more than the last deck has', async () => {
  const { play, state } = await sit(positions.revenge, { confirm: 'never' });
  play.touch('hand.1/yari_falling', 'mouse');
  play.strike(row(play, 'TL'), 'attack', 'mouse');
  await settle();
  expect(play.danger).toBe('effect');
  expect(state().view.over).toBe(false);
  await play.confirm();
  expect(state().view.report.reason).toBe('overrun');
});

it('asks before a deflect after which too little honor is left to win', async () => {
  const { play } = await sit(positions.scarce, { confirm: 'never' });
  const { honor = 0, honorLeft = 0, honorToWin = 0 } = play.now ?? {};
  expect(honor + honorLeft).toBeGreaterThanOrEqual(honorToWin);
  expect(honor).toBeLessThan(honorToWin);
  play.touch('hand.1/yari_falling', 'mouse');
  play.strike(row(play, 'TL'), 'deflect', 'mouse');
  await settle();
  expect(play.danger).toBe('hopeless');
});

it('takes a row first and then says which weapons reach it', async () => {
  const { play } = await sit(positions.solo);
  play.touch('row.TR', 'mouse');
  expect(play.row?.id).toBe('TR');
  expect([...play.reaching].sort()).toEqual(
    ['hand.1/katana_top', 'hand.1/tanto_br', 'hand.1/yari_rising'].sort(),
  );
});

it('moving and showing ask, whatever the price', async () => {
  const { play } = await sit(positions.together, { coop: true });
  play.touch('spot.R', 'mouse');
  await settle();
  expect(play.armed?.verb).toBe('move');
  expect(play.waits).toBe(true);
});

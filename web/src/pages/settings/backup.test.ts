import { describe, expect, it } from 'vitest';
import { emptyView } from '../../table/state.ts';
import { memoryKeeper, type Keeper, type KeptCard } from '../../table/kept.ts';
import { pack, unpack } from './backup.ts';

const card = (id: string, changed: number): KeptCard => ({
  id,
  game: 'paiko',
  rules: 1,
  names: ['', ''],
  levels: ['', 'adept'],
  viewer: 1,
  tableau: { places: [], facts: [] },
  over: false,
  winners: [],
  plies: 3,
  yours: true,
  practice: false,
  begun: 1,
  changed,
});
const put = (keeper: Keeper, id: string, changed: number, record = 'r') =>
  keeper.save(card(id, changed), {
    id,
    record,
    beside: 'b',
    view: emptyView('paiko'),
    log: [],
  });

describe('kept games as a file', () => {
  it('come back on another device as they were', async () => {
    const here = memoryKeeper();
    await put(here, 'la', 5, 'one');
    await put(here, 'lb', 9, 'two');
    const there = memoryKeeper();
    expect(await unpack(there, await pack(here))).toBe(2);
    expect(await there.list()).toEqual(await here.list());
    expect(await there.load('la')).toEqual(await here.load('la'));
  });

  it('leave a newer game alone', async () => {
    const old = memoryKeeper();
    await put(old, 'la', 5, 'old');
    const now = memoryKeeper();
    await put(now, 'la', 6, 'new');
    expect(await unpack(now, await pack(old))).toBe(0);
    expect((await now.load('la'))?.table.record).toBe('new');
  });

  it('are refused if they are something else, and nothing changes', async () => {
    const keeper = memoryKeeper();
    const good = JSON.parse(await pack(keeper)) as object;
    for (const text of [
      'not json',
      '[]',
      JSON.stringify({ ...good, version: 2 }),
      JSON.stringify({ ...good, tables: [{ card: card('../x', 1), table: { id: '../x' } }] }),
      JSON.stringify({ ...good, tables: [{ card: card('la', 1), table: { id: 'lb' } }] }),
    ])
      await expect(unpack(keeper, text)).rejects.toThrow();
    expect(await keeper.list()).toEqual([]);
  });
});

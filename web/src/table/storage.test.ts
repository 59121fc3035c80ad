import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptCard, KeptTable } from './kept.ts';
import { emptyView } from './state.ts';
import { keeper } from './storage.ts';

const card = (id: string, changed: number): KeptCard => ({
  id,
  game: 'paiko',
  rules: 1,
  names: ['Ada', ''],
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
const table = (id: string): KeptTable => ({
  id,
  record: `record of ${id}`,
  beside: 'key',
  view: emptyView('paiko'),
  log: [],
});

describe('tables in IndexedDB', () => {
  beforeEach(async () => {
    const kept = await keeper();
    for (const { id } of await kept.list()) await kept.forget(id);
  });
  it('are listed with the latest first and come back whole', async () => {
    const kept = await keeper();
    expect(kept.blocked).toBe(false);
    await kept.save(card('l1', 10), table('l1'));
    await kept.save(card('l2', 30), table('l2'));
    await kept.save(card('l1', 20), table('l1'));
    expect((await kept.list()).map(({ id }) => id)).toEqual(['l2', 'l1']);
    expect(await kept.load('l1')).toEqual({ card: card('l1', 20), table: table('l1') });
  });
  it('are gone when they are forgotten, both halves', async () => {
    const kept = await keeper();
    await kept.save(card('l1', 10), table('l1'));
    await kept.forget('l1');
    expect(await kept.load('l1')).toBeNull();
    expect(await kept.list()).toEqual([]);
  });
});

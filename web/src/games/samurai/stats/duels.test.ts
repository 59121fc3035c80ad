import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../../table/table.ts';
import { samuraiEngine, walk } from '../road/testing.ts';
import { duelsOf, exported, imported, sumsBy } from './duels.ts';
import { ledger, memoryLedger, type DuelLine } from './ledger.ts';

const engine = await samuraiEngine();
function played(options: Record<string, string>, more: Partial<TableState> = {}): TableState {
  const host = engine.openHost({ game: 'samurai', options, chairs: ['human'], seed: 7 });
  const view = walk(host, 2);
  host.dispose();
  return { id: 'l1', game: 'samurai', viewer: 1, practice: false, view, ...more } as TableState;
}
const duel = played({ opponent: 'O3', weapon: 'WE-Y' });
const campaign = played({ mode: 'campaign' }, { id: 'l2' });
const lines = [...duelsOf(duel, 5), ...duelsOf(campaign, 9)];

describe('duels of a table', () => {
  it('are those that are decided, with whom and with what', () => {
    expect(duelsOf(duel, 5)).toMatchObject([
      { id: 'l1.1', way: 'duel', opponent: 'O3', weapon: 'WE-Y', ended: 5 },
    ]);
    expect(duelsOf(duel, 5)[0]?.modules).toEqual(['bushido', 'gisei']);
    expect(duelsOf(campaign, 9).map(({ opponent, won }) => [opponent, won])).toEqual([
      ['O1', true],
      ['O2', true],
    ]);
  });
  it('do not count for practice, or where a bot plays', () => {
    expect(duelsOf({ ...duel, practice: true }, 5)).toEqual([]);
    expect(duelsOf({ ...duel, viewer: 0 }, 5)).toEqual([]);
  });
  it('add up by whatever one asks for', () => {
    const sums = sumsBy(lines, ({ modules }) => modules);
    expect(sums.map(({ id, fought }) => [id, fought])).toEqual([
      ['bushido', 3],
      ['gisei', 3],
    ]);
  });
});

describe.each([
  ['of this device', ledger],
  ['in memory', async () => memoryLedger()],
])('the ledger %s', (_, open) => {
  it('keeps what a table says now, and nothing that was taken back', async () => {
    const kept = await open();
    await kept.put('l1', duelsOf(duel, 5));
    await kept.put('l2', duelsOf(campaign, 9));
    expect((await kept.list()).map(({ id }) => id).sort()).toEqual(['l1.1', 'l2.1', 'l2.2']);
    await kept.put('l2', duelsOf(campaign, 10).slice(0, 1));
    expect((await kept.list()).map(({ id }) => id).sort()).toEqual(['l1.1', 'l2.1']);
    await kept.clear();
    expect(await kept.list()).toEqual([]);
  });
  it('takes lines of another device once', async () => {
    const kept = await open();
    expect(await kept.add(lines)).toBe(3);
    expect(await kept.add(lines)).toBe(0);
    await kept.clear();
  });
});

describe('a file of duels', () => {
  it('is read as it was written', () => {
    expect(imported(exported(lines))).toEqual(lines);
  });
  it('is refused where it is something else', () => {
    expect(imported('{"duels": []}')).toBeNull();
    const broken = [{ ...lines[0], rounds: 'two' } as unknown as DuelLine];
    expect(imported(exported(broken))).toBeNull();
    expect(imported('nonsense')).toBeNull();
  });
});

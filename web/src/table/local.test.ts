import { afterEach, describe, expect, it } from 'vitest';
import type { MindLine } from '../engine/engine.ts';
import { Refused } from '../engine/port.ts';
import { memoryKeeper, type Keeper } from './kept.ts';
import { createTable, openTable, type Ground, type LocalSetup, type LocalTable } from './local.ts';
import { logRows } from './rows.ts';
import type { TableState } from './table.ts';
import { engines, testGround } from './testing/ground.ts';

const open: LocalTable[] = [];
afterEach(() => open.splice(0).forEach((table) => table.dispose()));

async function created(ground: Ground, setup: Partial<LocalSetup> = {}): Promise<LocalTable> {
  const table = await createTable(
    ground,
    { game: 'paiko', chairs: () => ['human', 'novice'], seed: '1', ...setup },
    () => undefined,
  );
  open.push(table);
  return table;
}
async function reopened(ground: Ground, id: string): Promise<LocalTable> {
  const table = await openTable(ground, id, () => undefined);
  if (!table) throw new Error('nothing was kept');
  open.push(table);
  return table;
}
const now = (table: LocalTable): TableState => {
  let state: TableState | undefined;
  table.subscribe((next) => (state = next))();
  if (!state) throw new Error('a store tells at once');
  return state;
};
/** The state in which that holds for the first time. */
const until = (table: LocalTable, holds: (state: TableState) => boolean): Promise<TableState> =>
  new Promise((resolve) => {
    const quit = table.subscribe((state) => {
      if (!holds(state)) return;
      queueMicrotask(() => quit());
      resolve(state);
    });
  });
const mine = (table: LocalTable): Promise<TableState> =>
  until(table, (state) => state.choices.length > 0 || state.view.over);

async function playAnything(table: LocalTable): Promise<TableState> {
  const state = await mine(table);
  const text = state.choices[0]?.text;
  if (text !== undefined) expect(await table.play([text])).toEqual({ ok: true });
  return now(table);
}

describe('a local table', () => {
  it('asks the person, plays a move and lets the bot answer', async () => {
    const table = await created(testGround());
    const first = await mine(table);
    expect(first.viewer).toBe(1);
    expect(first.phase).toBe('playing');
    expect(first.seats.map(({ who, level }) => level ?? who)).toEqual(['person', 'novice']);
    for (let turn = 0; turn < 12; turn += 1) await playAnything(table);
    const later = await mine(table);
    expect(later.log.some(({ seat }) => seat === 2)).toBe(true);
    expect(later.log.map(({ sequence }) => sequence)).toEqual(later.log.map((_, index) => index));
  });

  it('refuses with the code of the engine and stays as it was', async () => {
    const table = await created(testGround());
    const before = await mine(table);
    expect(await table.play(['nonsense'])).toMatchObject({ ok: false, code: 'bad_move' });
    expect(now(table)).toBe(before);
  });

  it('goes on after a reload with the same view, log and choices', async () => {
    const ground = testGround();
    const table = await created(ground);
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    const before = await mine(table);
    table.dispose();
    const again = await reopened(ground, table.id);
    const after = await mine(again);
    expect(after.view.view).toBe(before.view.view);
    expect(after.log).toEqual(before.log);
    expect(after.choices).toEqual(before.choices);
  });

  it('takes a decision back, and what the bot did after it', async () => {
    const table = await created(testGround());
    const start = await mine(table);
    expect(start.undoable).toBe(false);
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    const before = await mine(table);
    await playAnything(table);
    await mine(table);
    expect(await table.undo()).toEqual({ ok: true });
    expect((await mine(table)).view.view).toBe(before.view.view);
    const log = now(table).log;
    expect(log.at(-1)?.kind).toBe('undone');
    const standing = logRows(log).filter(({ kind, undone }) => kind === 'move' && !undone);
    expect(standing.map(({ key }) => key)).toEqual(logRows(before.log).map(({ key }) => key));
  });

  it('ends when the person resigns, and opens a rematch with the seats swapped', async () => {
    const ground = testGround();
    const handed: LocalTable[] = [];
    const table = await createTable(
      ground,
      { game: 'paiko', chairs: () => ['human Ada', 'novice'] },
      (_, next) => handed.push(next as LocalTable),
    );
    open.push(table);
    expect(await table.resign()).toEqual({ ok: true });
    expect(now(table).phase).toBe('over');
    expect(now(table).view.report.winners).toEqual([2]);
    expect(await table.record()).toContain('@resign 1');
    await table.rematch();
    const next = handed.at(-1);
    if (!next) throw new Error('a rematch is handed on');
    open.push(next);
    const state = await mine(next);
    expect(state.viewer).toBe(2);
    expect(state.seats.map(({ name, level }) => level ?? name)).toEqual(['novice', 'Ada']);
  });

  it('shows an earlier moment without changing the table', async () => {
    const table = await created(testGround());
    for (let turn = 0; turn < 6; turn += 1) await playAnything(table);
    const before = await mine(table);
    const past = await table.past(2);
    expect(past.plies).toBe(2);
    expect(past.log.length).toBeLessThan(before.log.length);
    expect(now(table)).toBe(before);
  });

  it('foresees, hints and says why not', async () => {
    const table = await created(testGround());
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    const state = await mine(table);
    const text = state.choices[0]?.text ?? '';
    expect(await table.foresee([text])).toMatchObject({ ok: true });
    expect(await table.foresee(['nonsense'])).toMatchObject({ ok: false, code: 'bad_move' });
    // A black square: the engine says by which rule.
    const why = await table.whyNot({
      verb: 'deploy',
      parts: [
        { role: 'tile', ref: 'hand.1/Sw' },
        { role: 'square', ref: 'f9' },
      ],
    });
    expect(why.rule).toMatch(/^PAI-\d{3}$/);
    const hint = await table.hint(0.05);
    if ('ok' in hint) throw new Error(hint.text);
    const [best, ...others] = hint.moves;
    expect(state.choices).toContain(best?.choice);
    // Moves to compare it with, each something else, none better, and in the words of the log.
    expect(others.length).toBeGreaterThan(0);
    for (const { choice, value, told } of others) {
      expect(choice).not.toBe(best?.choice);
      expect(value).toBeLessThanOrEqual(best?.value ?? -Infinity);
      expect(told[0]).toMatchObject({ kind: 'event', ply: state.plies, seat: state.viewer });
    }
  });

  it('tells what a hint expects as the log would, and leaves the table as it is', async () => {
    let line: string[] = [];
    const mind = {
      weigh: () => Promise.resolve([]),
      think: () =>
        Promise.resolve({ move: line[0], nodes: 1, depth: 3, score: 0, line, others: [] }),
    };
    const thinker = { mind, close: () => undefined } as unknown as MindLine;
    const ground = testGround({ engines: { ...engines, mind: () => Promise.resolve(thinker) } });
    const table = await created(ground, { chairs: () => ['human', 'nobody'] });
    for (let turn = 0; turn < 6; turn += 1) await playAnything(table);
    const state = await mine(table);
    // The last pick of the first hand, and two of the other side.
    line = [state.choices[0]?.text ?? '', '+Sa', '+Sw'];
    const hint = await table.hint();
    if ('ok' in hint) throw new Error(hint.text);
    expect(hint.expected.map(({ ply, seat, phrase }) => [ply, seat, phrase?.key])).toEqual([
      [state.plies + 1, 2, 'paiko.event.picked'],
      [state.plies + 2, 2, 'paiko.event.picked'],
    ]);
    expect(now(table)).toBe(state);
    line = [line[0] ?? '', 'nonsense'];
    expect(await table.hint()).toMatchObject({ expected: [] });
  });

  it('judges earlier moments for whoever was asked', async () => {
    const table = await created(testGround());
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    await mine(table);
    const judgement = await table.judge(0);
    expect(judgement?.seat).toBe(1);
    expect(Number.isFinite(judgement?.score)).toBe(true);
  });

  it('plays bots among themselves to the end, and waits when it is told to', async () => {
    const table = await created(testGround(), { chairs: () => ['novice', 'novice'] });
    table.pause(true);
    const halted = now(table).log.length;
    expect(now(table).viewer).toBe(0);
    table.pause(false);
    const end = await until(table, (state) => state.view.over);
    expect(end.phase).toBe('over');
    expect(end.log.length).toBeGreaterThan(halted);
  }, 30_000);

  it('hurries bots until the person is asked again', async () => {
    const waits: number[] = [];
    const wait = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms));
    const table = await created({ ...testGround(), pace: () => 450, wait });
    const longest = async (hurried: boolean): Promise<number> => {
      for (waits.length = 0; waits.length === 0; await mine(table)) {
        if (hurried) table.hurry?.();
        await playAnything(table);
      }
      return Math.max(...waits);
    };
    expect(await longest(true)).toBe(0);
    expect(await longest(false)).toBe(450);
  });

  it('lets two people share a screen, each with the own view, and undo without asking', async () => {
    const table = await created(testGround(), { chairs: () => ['human', 'human'] });
    const seen = new Set<number>();
    for (let turn = 0; turn < 16; turn += 1) {
      seen.add((await mine(table)).viewer);
      await playAnything(table);
    }
    expect([...seen]).toEqual([1, 2]);
    expect(now(table).undoable).toBe(true);
    const before = now(table).plies;
    expect(await table.undo()).toEqual({ ok: true });
    expect(now(table).plies).toBeLessThan(before);
  });

  it('opens a position as practice', async () => {
    const ground = testGround();
    const table = await created(ground);
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    const { view } = await mine(table);
    const branch = await created(ground, { start: view.view, practice: true });
    expect((await mine(branch)).view.tableau).toEqual(view.tableau);
    expect(now(branch).practice).toBe(true);
  });

  it('refuses a position that is none, and leaves nothing behind', async () => {
    const ground = testGround();
    await expect(created(ground, { start: 'nonsense' })).rejects.toMatchObject({
      code: 'bad_position',
    });
    expect(await ground.keeper.list()).toEqual([]);
  });
});

describe('a screen that people with hidden hands share', () => {
  const setup: Partial<LocalSetup> = {
    game: 'eiyo',
    options: { mode: 'coop' },
    chairs: () => ['human', 'human'],
  };
  const curtain = (table: LocalTable): Promise<TableState> =>
    until(table, (state) => state.curtain !== null);

  it('shows nobody a hand until the one who is asked has sat down', async () => {
    const table = await created(testGround(), setup);
    const down = await curtain(table);
    expect(down.viewer).toBe(0);
    expect(down.choices).toEqual([]);
    table.lift();
    const up = await mine(table);
    expect(up.viewer).toBe(down.curtain);
    expect(up.curtain).toBeNull();
  });

  it('has the curtain down again for the next one, and after a reload', async () => {
    const ground = testGround();
    const table = await created(ground, setup);
    const { curtain: first } = await curtain(table);
    const other = (state: TableState): boolean => state.curtain !== null && state.curtain !== first;
    while (!other(now(table))) {
      table.lift();
      await playAnything(table);
    }
    const second = now(table);
    expect(second.curtain).not.toBe(first);
    expect(second.viewer).toBe(0);
    table.dispose();
    const again = await curtain(await reopened(ground, table.id));
    expect(again.viewer).toBe(0);
  });
});

describe('a window of several people at one screen', () => {
  const setup: Partial<LocalSetup> = {
    game: 'susanoo',
    options: { seats: 3 },
    chairs: () => ['human', 'human', 'human'],
  };
  /** The first one whom the screen waits for has lifted the curtain. */
  async function sitsDown(table: LocalTable): Promise<TableState> {
    await until(table, ({ curtain, choices }) => curtain !== null || choices.length > 0);
    table.lift();
    return mine(table);
  }
  const asked = ({ view }: TableState): boolean => view.moment.kind !== 'own';

  it('has no clock: it waits for everybody in turn, and goes on after the last answer', async () => {
    const waits: number[] = [];
    const table = await created(
      testGround({ wait: (milliseconds) => (waits.push(milliseconds), Promise.resolve()) }),
      setup,
    );
    const windows = new Map<number, Set<number>>();
    while (windows.size < 3) {
      const state = await sitsDown(table);
      expect(state.notice.beat).toBe('none');
      if (state.notice.orders.quiet !== 'ask') {
        expect(await table.order('quiet=ask battles=all')).toEqual({ ok: true });
        continue;
      }
      if (asked(state)) {
        const { window } = state.view.moment;
        windows.set(window, (windows.get(window) ?? new Set<number>()).add(state.viewer));
      }
      const pass = state.choices.find(({ text }) => text === 'pass') ?? state.choices[0];
      expect(await table.play([pass?.text ?? ''])).toEqual({ ok: true });
    }
    // Both who were not at turn, in every window but the one that is still open.
    const whole = [...windows.values()].slice(0, -1);
    expect(whole.map(({ size }) => size)).toEqual([2, 2]);
    expect(waits).toEqual([]);
  });

  it('cannot be held', async () => {
    const table = await created(testGround(), setup);
    await sitsDown(table);
    expect(await table.hold()).toMatchObject({ ok: false, code: 'nothing_to_hold' });
  });
});

describe('what is kept', () => {
  it('is on the list with its picture, names and whose move it is', async () => {
    const ground = testGround();
    const table = await created(ground, { chairs: () => ['human Ada', 'adept'] });
    await playAnything(table);
    await mine(table);
    const [card] = await ground.keeper.list();
    expect(card).toMatchObject({
      id: table.id,
      names: ['Ada', ''],
      levels: ['', 'adept'],
      over: false,
      yours: true,
    });
    expect(card?.tableau.places.length).toBeGreaterThan(100);
  });

  const failing = (code: string): { keeper: Keeper; mend(): void } => {
    const inner = memoryKeeper();
    let broken = true;
    return {
      keeper: {
        ...inner,
        save: async (card, table) => {
          if (broken) throw new Refused(code, 'no room');
          await inner.save(card, table);
        },
      },
      mend: () => (broken = false),
    };
  };
  it('says so when storage is full, plays on, and keeps again as soon as it can', async () => {
    const { keeper, mend } = failing('storage_full');
    const table = await created(testGround({ keeper }));
    await mine(table);
    expect(now(table).problem?.key).toBe('page.problem.storage_full');
    await playAnything(table);
    mend();
    await playAnything(table);
    await until(table, ({ problem }) => problem === null);
    expect(await keeper.list()).toHaveLength(1);
  });
  it('says so when storage is blocked', async () => {
    const table = await created(testGround({ keeper: memoryKeeper(true) }));
    await until(table, ({ problem }) => problem?.key === 'page.problem.storage_blocked');
  });

  it('of other rules is shown as it was and never played on', async () => {
    const ground = testGround();
    const table = await created(ground);
    for (let turn = 0; turn < 9; turn += 1) await playAnything(table);
    const before = await mine(table);
    table.dispose();
    const kept = await ground.keeper.load(table.id);
    if (!kept) throw new Error('it was kept');
    const record = kept.table.record.replace(/\[Rules "\d+"\]/, '[Rules "9999"]');
    await ground.keeper.save(kept.card, { ...kept.table, record });
    const again = await reopened(ground, table.id);
    const after = now(again);
    expect(after.phase).toBe('kept');
    expect(after.problem?.key).toBe('page.problem.rules_differ');
    expect(after.view.tableau).toEqual(before.view.tableau);
    expect(after.log).toEqual(before.log);
    expect(after.choices).toEqual([]);
    expect(await again.play(['+Sa'])).toMatchObject({ ok: false });
    expect(await again.record()).toBe(record);
  });
});

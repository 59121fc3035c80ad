// @vitest-environment jsdom
// What is told, what is shown at once, and what is heard when it is shown.
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { BoardProps } from './game_page.ts';
import { tellLog } from './told.svelte.ts';

interface Table {
  log: { sequence: number; kind: string }[];
  viewer: number;
  asked: boolean;
  over: boolean;
}

function sit(jumps?: (events: readonly number[], other: boolean) => boolean) {
  const table: Table = $state({ log: [], viewer: 1, asked: false, over: false });
  const told: string[] = [];
  const stage = {
    moving: false,
    onsound: () => undefined,
    onshown: () => undefined,
    leave: () => void told.push('left'),
  };
  const props = {
    get state() {
      const { log, viewer, over } = table;
      return { log, viewer, phase: 'playing', view: { view: `${log.length}`, over } };
    },
    shell: { shown: (at: number) => void told.push(`shown ${at}`), busy: () => undefined },
  } as unknown as BoardProps;
  const leave = $effect.root(() => {
    tellLog<number>(() => props, {
      stage,
      play: {
        now: {},
        get asked() {
          return table.asked;
        },
        reset: () => undefined,
      },
      heard: (name) => void told.push(`heard ${name}`),
      read: (log) => log.map(({ sequence }) => sequence),
      show: () => void told.push('show'),
      tell: (events) => (told.push(`tell ${events.join(' ')}`), Promise.resolve()),
      ...(jumps ? { jumps } : {}),
    });
  });
  const add = async (...entries: [number, string][]): Promise<string[]> => {
    table.log.push(...entries.map(([sequence, kind]) => ({ sequence, kind })));
    flushSync();
    await Promise.resolve();
    return told.splice(0);
  };
  return { table, add, told, leave };
}

it('shows the first look, tells what is new, and shows what was taken back', async () => {
  const { add } = sit();
  expect(await add([0, 'move'])).toEqual(['show', 'shown 0']);
  expect(await add([1, 'move'], [2, 'move'])).toEqual(['tell 1 2', 'shown 2']);
  expect(await add([3, 'undone'])).toEqual(['show', 'shown 3']);
});

it('leaves to the game what else is a jump', async () => {
  const { table, add } = sit((events, other) => other || events.length > 1);
  await add([0, 'move']);
  expect(await add([1, 'move'])).toEqual(['tell 1', 'shown 1']);
  expect(await add([2, 'move'], [3, 'move'])).toEqual(['show', 'shown 3']);
  table.viewer = 2;
  expect(await add([4, 'move'])).toEqual(['show', 'shown 4']);
});

it('is heard when it becomes one’s turn and when the game ends, not at the first look', async () => {
  const { table, add } = sit();
  table.asked = true;
  expect(await add([0, 'move'])).toEqual(['show', 'shown 0']);
  table.asked = false;
  await add([1, 'move']);
  table.asked = true;
  expect(await add([2, 'move'])).toContain('heard your_turn');
  table.over = true;
  expect(await add([3, 'move'])).toContain('heard end');
});

it('falls silent when the table is left', async () => {
  const { add, told, leave } = sit();
  await add([0, 'move']);
  leave();
  expect(told).toEqual(['left']);
});

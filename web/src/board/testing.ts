// A board's properties for tests: the real engine at a position, without a browser.
import { defaults, type Settings } from '../settings/settings.ts';
import { createTable, type LocalTable } from '../table/local.ts';
import { testGround } from '../table/testing/ground.ts';
import type { TableState } from '../table/table.ts';
import type { BoardProps } from './game_page.ts';

export interface Desk {
  readonly table: LocalTable;
  readonly props: BoardProps;
  readonly toasts: string[];
  state(): TableState;
}

export interface Seating {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** By seat: `human`, or a bot's level. */
  readonly chairs: readonly string[];
  /** A position; without one the table begins as usual. */
  readonly start?: string;
  readonly settings?: Partial<Settings>;
}

export async function sitDown(seating: Seating): Promise<Desk> {
  const { game, options = {}, chairs, start, settings } = seating;
  const table = await createTable(
    testGround(),
    {
      game,
      options,
      chairs: () => [...chairs],
      ...(start === undefined ? {} : { start, practice: true }),
      seed: '1',
    },
    () => undefined,
  );
  const toasts: string[] = [];
  const state = (): TableState => {
    let now: TableState | undefined;
    table.subscribe((next) => (now = next))();
    if (!now) throw new Error('a store tells at once');
    return now;
  };
  const props = {
    table,
    get state() {
      return state();
    },
    settings: { ...defaults, ...settings },
    mode: 'play',
    shell: { toast: (text: string) => void toasts.push(text) },
    hint: null,
  } as unknown as BoardProps;
  return { table, props, toasts, state };
}

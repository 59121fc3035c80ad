// What is kept of a table on this device, and where: IndexedDB, or, where that is blocked, the tab's memory.
import type { KeptMessage, LogEntry, Tableau, ViewMessage } from '../engine/wire.ts';
import type { SeatInfo, TableState } from './table.ts';

/** For lists: small. */
export interface KeptCard {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Names as they are shown, by seat; empty: the game's word for the seat. */
  readonly names: readonly string[];
  /** Level of each seat; empty: a person. */
  readonly levels: readonly string[];
  /** For whom it is drawn. */
  readonly viewer: number;
  readonly tableau: Tableau;
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly plies: number;
  /** It waits for somebody here. */
  readonly yours: boolean;
  readonly practice: boolean;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
}

/** The rest of it. */
export interface KeptTable extends KeptMessage {
  readonly id: string;
  /** As it was shown last, for a program with other rules. */
  readonly view: Omit<ViewMessage, 'choices'>;
  readonly log: readonly LogEntry[];
}

export interface Keeper {
  /** Why this device keeps nothing beyond the tab; null: it does. */
  readonly blocked: boolean;
  list(): Promise<readonly KeptCard[]>;
  load(id: string): Promise<{ card: KeptCard; table: KeptTable } | null>;
  /** Code `storage_full` if there is no room. */
  save(card: KeptCard, table: KeptTable): Promise<void>;
  forget(id: string): Promise<void>;
}

export function memoryKeeper(blocked = false): Keeper {
  const cards = new Map<string, KeptCard>();
  const tables = new Map<string, KeptTable>();
  return {
    blocked,
    list: async () => [...cards.values()].sort((a, b) => b.changed - a.changed),
    load: async (id) => {
      const card = cards.get(id);
      const table = tables.get(id);
      return card && table ? { card, table } : null;
    },
    save: async (card, table) => {
      cards.set(card.id, card);
      tables.set(table.id, table);
    },
    forget: async (id) => {
      cards.delete(id);
      tables.delete(id);
    },
  };
}

export const withoutChoices = (view: ViewMessage): KeptTable['view'] => {
  const kept: { -readonly [Name in keyof ViewMessage]: ViewMessage[Name] } = { ...view };
  delete kept.choices;
  return kept;
};

export const cardOf = (state: TableState, begun: number, changed: number): KeptCard => ({
  id: state.id,
  game: state.game,
  rules: state.view.rules,
  names: state.seats.map(({ name }) => name),
  levels: state.seats.map(({ level }) => level ?? ''),
  viewer: state.viewer,
  tableau: state.view.tableau ?? { places: [], facts: [] },
  over: state.view.over,
  winners: state.view.report.winners,
  plies: state.plies,
  yours: state.seats.some(({ seat, who }) => who === 'person' && state.view.awaited.includes(seat)),
  practice: state.practice,
  begun,
  changed,
});

export const seatsOf = (card: KeptCard): readonly SeatInfo[] =>
  card.names.map((name, index) => {
    const level = card.levels[index];
    const base = { seat: index + 1, name, thinking: false };
    return level ? { ...base, who: 'bot', level } : { ...base, who: 'person' };
  });

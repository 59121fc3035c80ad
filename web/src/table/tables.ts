// The tables of this tab. A new one is handed on to the page that shows it, and not opened twice.
import { ground } from './ground.ts';
import type { KeptCard } from './kept.ts';
import { createTable, openTable, type LocalSetup } from './local.ts';
import { keeper } from './storage.ts';
import type { Table } from './table.ts';

/** Ids of tables on this device begin so; all others are the server's. */
export const isLocal = (id: string): boolean => id.startsWith('l');

const fresh = new Map<string, Table>();

/** Its id. Refuses with the engine's codes: bad_position, bad_option_value. */
export async function newTable(setup: LocalSetup): Promise<string> {
  const table = await createTable(await ground(), setup, (id, opened) => fresh.set(id, opened));
  return table.id;
}

/** Null: nothing is kept under this id. */
export async function tableOf(id: string): Promise<Table | null> {
  const waiting = fresh.get(id);
  fresh.delete(id);
  return waiting ?? openTable(await ground(), id, (next, opened) => fresh.set(next, opened));
}

/** The latest first. */
export async function keptTables(): Promise<readonly KeptCard[]> {
  return (await keeper()).list();
}

export async function forgetTable(id: string): Promise<void> {
  await (await keeper()).forget(id);
}

export async function keptRecord(id: string): Promise<string | null> {
  return (await (await keeper()).load(id))?.table.record ?? null;
}

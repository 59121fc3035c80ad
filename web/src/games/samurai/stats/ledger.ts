// Duels that were fought on this device, one line each, kept beside the tables so that a table can go and its duels stay.
// A database of its own: the tables' one need not change for it. Where storage is blocked the tab's memory stands in.
const NAME = 'engawa-duels';
const STORE = 'duels';

export interface DuelLine {
  /** The table and the number of the duel at it. */
  readonly id: string;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly way: 'duel' | 'campaign' | 'clan' | 'three';
  /** Ids of the card file; empty where there is none. */
  readonly opponent: string;
  readonly weapon: string;
  readonly surrounding: string;
  readonly weather: string;
  readonly difficulty: string;
  readonly modules: readonly string[];
  readonly won: boolean;
  readonly rounds: number;
  readonly dealt: number;
  readonly taken: number;
  readonly wounds: number;
}

export interface Ledger {
  readonly blocked: boolean;
  list(): Promise<readonly DuelLine[]>;
  /** What a table says of its duels now: a duel whose end was taken back is none. */
  put(table: string, lines: readonly DuelLine[]): Promise<void>;
  /** Lines of another device; those that are known stay as they are. How many were new. */
  add(lines: readonly DuelLine[]): Promise<number>;
  clear(): Promise<void>;
}

const latestFirst = (lines: DuelLine[]): DuelLine[] => lines.sort((a, b) => b.ended - a.ended);

export function memoryLedger(blocked = false): Ledger {
  const all = new Map<string, DuelLine>();
  return {
    blocked,
    list: async () => latestFirst([...all.values()]),
    put: async (table, lines) => {
      for (const { id, table: of } of [...all.values()]) if (of === table) all.delete(id);
      for (const line of lines) all.set(line.id, line);
    },
    add: async (lines) => {
      const fresh = lines.filter(({ id }) => !all.has(id));
      for (const line of fresh) all.set(line.id, line);
      return fresh.length;
    },
    clear: async () => all.clear(),
  };
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'));
  });

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result
        .createObjectStore(STORE, { keyPath: 'id' })
        .createIndex('table', 'table', { unique: false });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage is blocked'));
    request.onblocked = () => reject(new Error('storage is blocked'));
  });
}

function databaseLedger(database: IDBDatabase): Ledger {
  const at = (mode: IDBTransactionMode): IDBTransaction => database.transaction(STORE, mode);
  return {
    blocked: false,
    list: async () =>
      latestFirst((await answered(at('readonly').objectStore(STORE).getAll())) as DuelLine[]),
    async put(table, lines) {
      const transaction = at('readwrite');
      const store = transaction.objectStore(STORE);
      const known = (await answered(store.index('table').getAllKeys(table))) as string[];
      const ids = new Set(lines.map(({ id }) => id));
      for (const id of known) if (!ids.has(id)) store.delete(id);
      // A line that is there keeps the time at which it was written first.
      for (const line of lines) if (!known.includes(line.id)) store.put(line);
      await written(transaction);
    },
    async add(lines) {
      const transaction = at('readwrite');
      const store = transaction.objectStore(STORE);
      const known = new Set((await answered(store.getAllKeys())) as string[]);
      const fresh = lines.filter(({ id }) => !known.has(id));
      for (const line of fresh) store.put(line);
      await written(transaction);
      return fresh.length;
    },
    async clear() {
      const transaction = at('readwrite');
      transaction.objectStore(STORE).clear();
      await written(transaction);
    },
  };
}

let found: Promise<Ledger> | null = null;

export function ledger(): Promise<Ledger> {
  found ??= opened().then(databaseLedger, () => memoryLedger(true));
  return found;
}

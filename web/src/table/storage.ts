// Tables in IndexedDB: one store with what lists show, one with the rest, written together.
import { Refused } from '../engine/port.ts';
import { memoryKeeper, type Keeper, type KeptCard, type KeptTable } from './kept.ts';

const NAME = 'engawa';
const VERSION = 1;
const CARDS = 'cards';
const TABLES = 'tables';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(CARDS, { keyPath: 'id' });
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage is blocked'));
    request.onblocked = () => reject(new Error('storage is blocked'));
  });
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });

const refused = (error: unknown): Refused => {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new Refused(full ? 'storage_full' : 'storage_failed', String(error));
};

/** Resolves when it is written, not when it was asked. A request that fails aborts its transaction, which knows why. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refused(transaction.error));
  });

function databaseKeeper(database: IDBDatabase): Keeper {
  const both = (mode: IDBTransactionMode): IDBTransaction =>
    database.transaction([CARDS, TABLES], mode);
  return {
    blocked: false,
    async list() {
      const store = database.transaction(CARDS).objectStore(CARDS);
      const cards = (await answered(store.getAll())) as KeptCard[];
      return cards.sort((a, b) => b.changed - a.changed);
    },
    async load(id) {
      const transaction = both('readonly');
      const [card, table] = (await Promise.all([
        answered(transaction.objectStore(CARDS).get(id)),
        answered(transaction.objectStore(TABLES).get(id)),
      ])) as [KeptCard | undefined, KeptTable | undefined];
      return card && table ? { card, table } : null;
    },
    async save(card, table) {
      const transaction = both('readwrite');
      try {
        transaction.objectStore(CARDS).put(card);
        transaction.objectStore(TABLES).put(table);
      } catch (error) {
        throw refused(error); // some browsers say so at once
      }
      await written(transaction);
    },
    async forget(id) {
      const transaction = both('readwrite');
      transaction.objectStore(CARDS).delete(id);
      transaction.objectStore(TABLES).delete(id);
      await written(transaction);
    },
  };
}

let found: Promise<Keeper> | null = null;

/** This device's keeper. Where storage is blocked, the tab's memory stands in and says so. */
export function keeper(): Promise<Keeper> {
  found ??= (async () => {
    try {
      const database = await opened();
      // Another tab wants to renew the stores: let it, and open anew when asked again.
      database.onversionchange = () => {
        database.close();
        found = null;
      };
      database.onclose = () => {
        found = null;
      };
      return databaseKeeper(database);
    } catch {
      return memoryKeeper(true);
    }
  })();
  return found;
}

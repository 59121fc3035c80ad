// Moments of a real game as tables that this device has kept, put where the page keeps its own.
import type { Page } from '@playwright/test';
import { keptAfter, type Kept } from './mockup_game.mjs';
import { settled } from './table.ts';

export async function keep(page: Page, kept: Kept): Promise<void> {
  await page.evaluate(async ({ card, table }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('engawa');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
    const transaction = database.transaction(['cards', 'tables'], 'readwrite');
    transaction.objectStore('cards').put(card);
    transaction.objectStore('tables').put(table);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, kept);
}

/** The veranda has been opened once, so its stores are there. */
export async function keepAfter(page: Page, turn: number, open = false): Promise<Kept> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'engawa'));
  const kept = await keptAfter(turn, open);
  await keep(page, kept);
  return kept;
}

export async function openAfter(page: Page, turn: number, open = false): Promise<Kept> {
  const kept = await keepAfter(page, turn, open);
  await page.goto(`/table/${kept.card.id}`);
  await settled(page);
  return kept;
}

// A record or a position that was pasted or opened as a file anywhere on the page.
import { workers } from '../engine/engine.ts';
import { gameOf } from '../table/positions.ts';
import type { newTable } from '../table/tables.ts';
import { gamesWithPage } from './games.ts';
import { go } from './router.ts';

/** What opens tables comes with the first that is opened. */
const opensTable: typeof newTable = async (made) =>
  (await import('../table/tables.ts')).newTable(made);

/** The record that `/replay` shows without an address for it. */
let opened = '';
export const openedRecord = (): string => opened;

export function openRecord(record: string): boolean {
  if (!gamesWithPage.includes(gameOf(record))) return false;
  opened = record;
  go('/replay');
  return true;
}

/** Positions are one word with slashes, in every game. */
const looksLikePosition = (text: string): boolean =>
  text.length < 4000 && text.includes('/') && /^\S+$/.test(text) && !/^https?:/.test(text);

/** A road that was carried here, as one line: it goes on at a table of this device. */
async function openCarried(line: string): Promise<boolean> {
  const game = /^(\w+)-campaign-\d+@/.exec(line)?.[1] ?? '';
  if (!gamesWithPage.includes(game)) return false;
  const { room, close } = await workers.room(game);
  try {
    const setup = await room.carried(game, line);
    go(`/table/${await opensTable({ ...setup, chairs: () => ['human'] })}`);
    return true;
  } catch {
    return false;
  } finally {
    close();
  }
}

export async function openText(text: string): Promise<boolean> {
  const given = text.trim();
  const link = /#r=[A-Za-z0-9_-]+(&t=\d+)?/.exec(given);
  if (link && /^https?:\/\/\S+\/replay#/.test(given)) {
    go(`/replay${link[0]}`);
    return true;
  }
  if (openRecord(given) || (await openCarried(given))) return true;
  if (!looksLikePosition(given)) return false;
  for (const game of gamesWithPage) {
    try {
      const chairs = (seats: number): string[] =>
        Array.from({ length: seats }, (_, index) => (index === 0 ? 'human' : 'adept'));
      go(`/table/${await opensTable({ game, start: given, practice: true, chairs })}`);
      return true;
    } catch {
      // Not of this game.
    }
  }
  return false;
}

export function pasted(event: ClipboardEvent): void {
  const target = event.target;
  if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]')) return;
  const text = event.clipboardData?.getData('text/plain');
  if (text) void openText(text);
}

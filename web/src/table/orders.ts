// When the table passes for a person who has ordered nothing, in games that have windows. `docs/games/susanoo.md` has what
// was measured with these.
import type { Notice } from './table.ts';

export type Orders = Notice['orders'];

const AMONG_PEOPLE: Orders = {
  quiet: 'pass',
  battles: 'close',
  close: '10',
  heads: 'ask',
  help: 'ask',
  forced: 'on',
};
/** Where everybody who is asked costs a hand-over, more than these are asked by heads alone. */
const FEW = 3;

export function usualOrders(people: number, kind: 'local' | 'remote'): Orders {
  if (people <= 1) return { ...AMONG_PEOPLE, quiet: 'cards', battles: 'cards' };
  if (kind === 'remote') return AMONG_PEOPLE;
  return people <= FEW ? { ...AMONG_PEOPLE, close: '5' } : { ...AMONG_PEOPLE, battles: 'none' };
}

export const orderText = (orders: Orders): string =>
  Object.entries(orders)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** What a table of this screen is opened with; alone among bots the host knows best. */
export const ordersHere = (people: number): 'usual' | Orders =>
  people <= 1 ? 'usual' : usualOrders(people, 'local');

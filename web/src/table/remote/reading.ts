// What a table shows of the server's messages.
import type { LogEntry, Seat } from '../../engine/wire.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { Company, SeatInfo } from '../table.ts';
import type { News, ServedRemark, ServedTable } from './messages.ts';

/** So many words beside the game are remembered. */
const REMARKS = 100;

export const seatsOf = (
  { seats, stage }: ServedTable,
  awaited: readonly Seat[],
): readonly SeatInfo[] =>
  seats.map(({ seat, who, name, level, away, lent, ready }) => ({
    seat,
    who: who === 'open' ? 'nobody' : lent ? 'bot' : who,
    name,
    ...(level ? { level } : {}),
    thinking: stage === 'playing' && (who === 'bot' || lent) && awaited.includes(seat),
    away,
    lent,
    ready,
  }));

/** Why nobody can play on at a table that has begun; null: nothing is in the way. */
export function haltOf({ frozen, stage }: ServedTable): Phrase | null {
  if (frozen) return { key: 'page.friends.frozen', arguments: {} };
  return stage === 'closed' ? { key: 'page.friends.closed_on', arguments: {} } : null;
}
export const nothingToDo = { choices: [], undoable: false } as const;

export function companyOf(served: ServedTable, before?: Company, news?: News, now = 0): Company {
  const { stage, watchers, listed, chance, clock, next } = served;
  return {
    stage,
    line: 'open',
    watchers,
    listed,
    chance,
    clock,
    next,
    commitment: news?.fair?.commitment ?? before?.commitment ?? '',
    times: (news?.times ?? []).map(({ seat, left }) => ({ seat, until: now + left })),
    remarks: before?.remarks ?? [],
    pointed: before?.pointed ?? null,
    options: Object.fromEntries(
      Object.entries(served.options).map(([name, value]) => [name, String(value)]),
    ),
  };
}

export function withRemark(company: Company, { seat, name, text, ref }: ServedRemark): Company {
  if (ref !== undefined)
    return { ...company, pointed: { seat, ref, count: (company.pointed?.count ?? 0) + 1 } };
  const id = (company.remarks.at(-1)?.id ?? 0) + 1;
  const remarks = [...company.remarks, { id, seat, name, text: text ?? '' }].slice(-REMARKS);
  return { ...company, remarks };
}

/** A line that broke may bring again what was on its way before. */
export const withNews = (
  log: readonly LogEntry[],
  news: readonly LogEntry[],
): readonly LogEntry[] => [...log, ...news.filter(({ sequence }) => sequence >= log.length)];

/** Moves that stand after the last entry. */
export function pliesOf(log: readonly LogEntry[]): number {
  const last = log.findLast(({ kind }) => kind === 'event' || kind === 'undone');
  if (!last) return 0;
  return last.kind === 'undone' ? last.ply : last.ply + 1;
}

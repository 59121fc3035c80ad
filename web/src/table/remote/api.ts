// Questions to the server that need no open line: who one is, tables, seats, links, records. The token is a cookie that
// no script reads; a guest is made when the first thing is asked for that needs one.
import { Refused } from '../../engine/port.ts';
import type { LogEntry } from '../../engine/wire.ts';
import { becomeGuest, isGuest } from '../guest.ts';
import type { Given, ServedTable } from './messages.ts';

export interface Opening {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** `me`, `open`, or a bot's level. */
  readonly seats: readonly string[];
  readonly name: string;
  readonly listed: boolean;
  readonly practice: boolean;
  readonly chance: 'plain' | 'fair' | 'seeded';
  readonly seed?: string;
  readonly position?: string;
  readonly clock?: { readonly seconds: number; readonly end: 'idle' | 'bot' };
  readonly take_over?: 'on' | 'off';
}

interface ErrorBody {
  readonly error?: { readonly code: string; readonly text: string };
}

const ROOT = '/api/v1';

async function asked(method: string, path: string, body?: object, link = ''): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (link !== '') headers['Engawa-Link'] = link;
  try {
    return await fetch(`${ROOT}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('server_away', 'the server cannot be reached');
  }
}

async function answer<Value>(response: Response): Promise<Value> {
  const json = (await response.json().catch(() => ({}))) as Value & ErrorBody;
  if (response.ok) return json;
  throw new Refused(
    json.error?.code ?? (response.status >= 500 ? 'server_away' : 'failed'),
    json.error?.text ?? `the server answered ${response.status}`,
  );
}

const get = async <Value>(path: string, link?: string): Promise<Value> =>
  answer<Value>(await asked('GET', path, undefined, link));

async function newGuest(): Promise<void> {
  await answer(await asked('POST', '/guests', { cookie: true }));
  becomeGuest();
}

/** As somebody: whoever has no token yet, or one that ended, gets one and asks again. */
async function post<Value>(path: string, body: object): Promise<Value> {
  if (!isGuest()) await newGuest();
  const first = await asked('POST', path, body);
  if (first.status !== 401) return answer<Value>(first);
  await newGuest();
  return answer<Value>(await asked('POST', path, body));
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  open: (opening: Opening): Promise<Given> => post('/tables', opening),
  /** By which others reach this house, the likeliest first; asked at "localhost" alone. */
  addresses: async (): Promise<readonly string[]> =>
    (await get<{ addresses: string[] }>('/house')).addresses,
  /** Code: unknown_table, also for one that this person may not know of. */
  table: (id: string, link = ''): Promise<ServedTable> => get(at(id), link),
  join: (id: string, wish: { invite: string; name: string; seat?: number }): Promise<Given> =>
    post(`${at(id)}/seats`, wish),
  listed: async (): Promise<readonly ServedTable[]> =>
    (await get<{ tables: ServedTable[] }>('/tables')).tables,
  /** Where this person sits, the latest first; none if nobody knows this device. */
  own: async (): Promise<readonly ServedTable[]> => {
    try {
      return (await get<{ tables: ServedTable[] }>('/guests/me')).tables;
    } catch (error) {
      if (error instanceof Refused && /_token$/.test(error.code)) return [];
      throw error;
    }
  },
  log: async (id: string, link = ''): Promise<readonly LogEntry[]> =>
    (await get<{ entries: LogEntry[] }>(`${at(id)}/log?from=0`, link)).entries,
  /** Codes: not_begun, game_running. */
  record: async (id: string, link = ''): Promise<string> =>
    (await get<{ record: string }>(`${at(id)}/record`, link)).record,
  /** The table behind a link or a code. */
  follow: async (link: string): Promise<string> =>
    (await answer<{ table: string }>(await asked('POST', '/links', { link }))).table,
  /** Moves the own seat to another device, once. */
  ownLink: async (id: string): Promise<string> =>
    (await post<{ link: string }>(`${at(id)}/links`, {})).link,
};

export type Api = typeof api;

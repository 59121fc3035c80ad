// A line to one table: a WebSocket that comes back by itself, and commands that are kept until they are answered and
// sent again with the same key, so that each is carried out once.
import { Refused } from '../../engine/port.ts';
import type { Answer, Command, Message, News, ServedRemark } from './messages.ts';

/** `trying`: it broke a moment ago, and nobody needs to know; `away`: it does not come back. */
export type LineState = 'open' | 'trying' | 'away';

export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  open(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** What a line stands on; a test gives its own. */
export interface LineGround {
  connect(events: SocketEvents): Socket;
  after(milliseconds: number, does: () => void): () => void;
  key(): string;
}

export interface LineEvents {
  /** Said first whenever the line opens. */
  hello(): object;
  news(news: News): void;
  remark(remark: ServedRemark): void;
  state(state: LineState): void;
  /** For good; the code says why: seat_opened_elsewhere, token_revoked, removed, unknown_table. */
  ended(code: string): void;
}

export interface Line {
  send(command: Command): Promise<Answer>;
  /** Comes back now: the device woke up, or is on the net again. */
  wake(): void;
  /** Comes back after the usual pause: what came over it is of no use without more, which did not come. */
  lost(): void;
  close(): void;
}

/**
 * Between two tries; the last one holds for all that follow, until a line has held for long enough to be trusted: at most
 * ten a minute, also where a house opens its door and shuts it again.
 */
const PAUSES = [250, 1_000, 2_000, 4_000, 8_000, 15_000];
const TRUSTED = 30_000;
/** Until a break is told, and until a command without an answer means that the line is dead. */
const PATIENCE = 3_000;
const ANSWER = 12_000;

const OURS = 4001;
const REVOKED = 4002;
/** Refusals of the greeting that no second try changes. */
const FINAL = ['unknown_table', 'bad_token', 'bad_hello', 'no_seat'];

interface Waiting {
  readonly text: string;
  readonly keep: (answer: Answer) => void;
  readonly drop: (error: Refused) => void;
}

export function openLine(ground: LineGround, events: LineEvents): Line {
  const waiting = new Map<string, Waiting>();
  let socket: Socket | null = null;
  let up = false;
  let over = false;
  let tries = 0;
  let broken = false;
  let refusal = '';
  let stopTrying = (): void => undefined;
  let stopTelling = (): void => undefined;
  let stopDoubting = (): void => undefined;
  let stopTrusting = (): void => undefined;

  function connect(): void {
    stopTrying();
    refusal = '';
    let mine: Socket | null = null;
    const current = (): boolean => !over && (mine === null || socket === mine);
    mine = ground.connect({
      open() {
        if (!current()) return;
        socket?.send(JSON.stringify({ do: 'hello', ...events.hello() }));
        for (const { text } of waiting.values()) socket?.send(text);
        up = true;
        if (waiting.size > 0) doubt();
      },
      heard(text) {
        if (current()) hear(JSON.parse(text) as Message);
      },
      closed(code) {
        if (current()) broke(code);
      },
    });
    socket = mine;
  }

  function hear(message: Message): void {
    if (message.type === 'answer' || message.type === 'error') return answered(message);
    if ('name' in message) return events.remark(message);
    if (broken && tries > 0) stopTrusting = ground.after(TRUSTED, () => (tries = 0));
    broken = false;
    stopTelling();
    events.state('open');
    events.news(message);
  }

  function answered(message: Extract<Message, { type: 'answer' | 'error' }>): void {
    const open = waiting.get(message.key);
    if (!open) {
      if (message.type === 'error') refusal = message.code;
      return;
    }
    // Nothing was done, and nothing is wrong with it: it waits for the house to open again.
    if (message.type === 'error' && message.code === 'going_down') return;
    waiting.delete(message.key);
    if (waiting.size === 0) stopDoubting();
    if (message.type === 'answer') open.keep(message);
    else open.drop(new Refused(message.code, message.text));
  }

  function broke(code: number): void {
    socket = null;
    up = false;
    stopDoubting();
    stopTrusting();
    if (code === OURS || code === REVOKED || FINAL.includes(refusal))
      return end(code === OURS ? 'seat_opened_elsewhere' : refusal || 'token_revoked');
    if (!broken) {
      broken = true;
      events.state('trying');
      stopTelling();
      stopTelling = ground.after(PATIENCE, () => events.state('away'));
    }
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
    tries += 1;
    stopTrying = ground.after(pause, connect);
  }

  /** A line over which nothing comes back is cut; the next one asks again. */
  function doubt(): void {
    stopDoubting();
    stopDoubting = ground.after(ANSWER, lost);
  }
  function lost(): void {
    if (over || !socket) return;
    const old = socket;
    broke(1006);
    old.close();
  }

  function end(code: string): void {
    stop();
    for (const { drop } of waiting.values()) drop(new Refused(code, 'the line is closed'));
    waiting.clear();
    events.ended(code);
  }

  function stop(): void {
    over = true;
    for (const quit of [stopTrying, stopTelling, stopDoubting, stopTrusting]) quit();
  }

  connect();
  return {
    send: (command) =>
      new Promise((keep, drop) => {
        if (over) return drop(new Refused('closed', 'the line is closed'));
        const key = ground.key();
        const text = JSON.stringify({ ...command, key });
        waiting.set(key, { text, keep, drop });
        if (!up) return;
        socket?.send(text);
        doubt();
      }),
    wake() {
      if (over) return;
      socket?.close();
      socket = null;
      up = false;
      connect();
    },
    lost,
    close() {
      if (over) return;
      stop();
      socket?.close();
      for (const { drop } of waiting.values()) drop(new Refused('closed', 'the line is closed'));
      waiting.clear();
    },
  };
}

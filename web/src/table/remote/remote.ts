// A table of the server: views come over a line, the worker reads them, and what is asked of a table is asked of the view.
import { writable } from 'svelte/store';
import type { MindLine, RoomLine } from '../../engine/engine.ts';
import type { Remote } from '../../engine/port.ts';
import type { Room } from '../../engine/room.ts';
import type { LogEntry } from '../../engine/wire.ts';
import { unpackChoices } from '../choices.ts';
import { askHint, judged } from '../hint.ts';
import { orderText, usualOrders } from '../orders.ts';
import { emptyView, noNotice, problemOf, refusal } from '../state.ts';
import type { Moment, Outcome, Table, TableState } from '../table.ts';
import { makeFairShare } from './fair_share.ts';
import type { RemoteGround } from './ground.ts';
import { openLine, type LineState } from './line.ts';
import type { Command, News, ServedRemark, ServedTable } from './messages.ts';
import {
  companyOf,
  haltOf,
  nothingToDo,
  pliesOf,
  seatsOf,
  withNews,
  withRemark,
} from './reading.ts';

/** How many of the latest moments are kept to look back at, where the record is not told yet. */
const MOMENTS = 200;

/**
 * What a page orders for a person who has ordered nothing: a table of several asks everybody at every turn of the others.
 * The server asks unless it is told otherwise, as programs want it.
 */
const SEVERAL = 3;
const USUAL_ORDERS = orderText(usualOrders(SEVERAL, 'remote'));
/** Refusals of a question that the next try need not get. */
const PASSING = ['server_away', 'slow_down', 'going_down', 'storage_failed'];

export interface RemoteOpening {
  /** As the server told it. */
  readonly table: ServedTable;
  /** To watch by; empty: this device sits there, or everybody may look. */
  readonly link: string;
  /** Of somebody who watches. */
  readonly name: string;
}

export function openRemote(ground: RemoteGround, opening: RemoteOpening): Table {
  const { table: first, link, name } = opening;
  const id = first.table;
  const { game } = first;
  let now: TableState = {
    id,
    game,
    kind: 'remote',
    phase: 'loading',
    viewer: first.you,
    view: emptyView(game),
    choices: [],
    log: [],
    plies: 0,
    seats: seatsOf(first, []),
    notice: noNotice,
    curtain: null,
    undoable: false,
    problem: null,
    practice: first.practice,
    paused: false,
    secrets: false,
    company: companyOf(first),
  };
  const store = writable(now);
  const change = (part: Partial<TableState>): void => {
    now = { ...now, ...part };
    store.set(now);
    for (const look of [...waits]) look();
  };
  const waits = new Set<() => void>();
  /** When the table has come so far; at once if it is gone. */
  const until = (so: () => boolean): Promise<void> =>
    new Promise((keep) => {
      const look = (): void => {
        if (!so() && !gone) return;
        waits.delete(look);
        keep();
      };
      waits.add(look);
      look();
    });

  let gone = false;
  let engine: Promise<RoomLine> | null = null;
  let mind: Promise<MindLine> | null = null;
  let thoughts = 0;
  let told = { served: first, record: { at: -1, text: '' } };
  let moments: Moment[] = [];

  const rooms = (): Promise<RoomLine> => {
    engine ??= ground.engines.room(game);
    engine.catch(() => (engine = null));
    return engine;
  };
  const minds = (): Promise<MindLine> => {
    mind ??= ground.engines.mind(game);
    mind.catch(() => (mind = null));
    return mind;
  };

  // One message after the other: reading a view takes a moment.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (does: () => Promise<void>): void => {
    last = last.then(does).catch((error: unknown) => {
      if (gone) return;
      const { code } = refusal(error);
      // The house went away, or was too busy, between a view and its log: the line brings both again.
      if (PASSING.includes(code)) line.lost();
      else change({ phase: 'failed', problem: problemOf(code) });
    });
  };

  /** Up to the moment of a view: what has happened since then comes with the next message. */
  const wholeLog = async (until: number): Promise<readonly LogEntry[]> =>
    (await ground.api.log(id, link)).filter(({ sequence }) => sequence < until);

  async function show(news: News): Promise<void> {
    if (news.table) told = { ...told, served: news.table };
    const { served } = told;
    const company = companyOf(served, now.company, news, ground.now());
    if (news.fair) void share.follow(news.fair, served.you);
    const halted = haltOf(served);
    if (!news.view) {
      // A table that was closed before it began has nothing to show: the page says so.
      const halts = halted && (now.phase === 'playing' || served.frozen !== '');
      return change({
        company,
        seats: seatsOf(served, []),
        viewer: served.you,
        ...(halts ? { phase: 'kept', problem: halted, ...nothingToDo } : {}),
      });
    }
    const { room } = await rooms();
    const fresh = news.type === 'view';
    const log = fresh ? await wholeLog(news.sequence) : withNews(now.log, news.log?.entries ?? []);
    const view = await room.tell(news.view);
    const { secrets } = (await room.games()).find((one) => one.game === game) ?? now;
    if (gone) return;
    const plies = pliesOf(log);
    moments = [...moments.filter((one) => one.plies < plies), { view, log, plies }].slice(-MOMENTS);
    const notice = news.notice ?? now.notice;
    change({
      phase: view.over ? 'over' : halted ? 'kept' : 'playing',
      viewer: view.viewer,
      view,
      choices: view.choices ? unpackChoices(view.choices) : [],
      log,
      plies,
      seats: seatsOf(served, view.awaited),
      notice,
      undoable: notice.undoable !== 'no',
      practice: served.practice,
      secrets,
      company,
      problem: (view.over ? null : halted) ?? now.problem,
      ...(halted ? nothingToDo : {}),
      ...(served.seed === undefined ? {} : { seed: served.seed }),
    });
    propose();
  }

  let proposed = false;
  function propose(): void {
    const ordered = now.notice.orders.forced === 'on';
    const mine = now.phase === 'playing' && now.viewer > 0 && now.seats.length >= SEVERAL;
    if (mine && !ordered && !proposed) void act({ do: 'order', text: USUAL_ORDERS });
    proposed = mine && !ordered;
  }

  const lineState = (line: LineState): void => {
    if (now.company) change({ company: { ...now.company, line } });
  };

  const remark = (said: ServedRemark): void => {
    if (now.company) change({ company: withRemark(now.company, said) });
  };

  const over = (code: string): void => {
    const problem = { key: `page.friends.ended.${code}`, arguments: {} };
    const phase = code === 'seat_opened_elsewhere' ? 'elsewhere' : 'failed';
    change({ phase, problem, ...nothingToDo });
  };
  const ended = (code: string): void => {
    over(code);
    if (code !== 'seat_opened_elsewhere') return;
    // Another tab of this device can be asked to step back. A seat that moved by a link of one's own is that device's.
    const moved = (): void => {
      if (!gone && now.phase === 'elsewhere') over('seat_moved');
    };
    ground.api.table(id, link).then(
      ({ you }) => you !== now.viewer && moved(),
      (error: unknown) => refusal(error).code === 'unknown_table' && moved(),
    );
  };

  const connect = () =>
    openLine(ground.line(id), {
      hello: () => ({ last: now.log.length, ...(link ? { watch: link } : {}) }),
      news: (news) => inTurn(() => show(news)),
      remark,
      state: lineState,
      ended,
    });
  let line = connect();
  const quitWaking = ground.woken(() => line.wake());

  async function act(command: Command): Promise<Outcome> {
    try {
      const { sequence } = await line.send(command);
      const cut = (): boolean => now.phase === 'failed' || now.phase === 'elsewhere';
      await until(() => now.log.length >= sequence || cut());
      return { ok: true };
    } catch (error) {
      return refusal(error);
    }
  }

  const share = makeFairShare({
    id,
    commit: async (seat) => (await rooms()).room.commit(seat),
    send: (command) => line.send(command),
  });

  async function record(): Promise<string> {
    const at = now.log.length;
    if (told.record.at !== at) told.record = { at, text: await ground.api.record(id, link) };
    return told.record.text;
  }
  const mayReplay = (): boolean => !now.secrets || now.view.over;

  return {
    subscribe: store.subscribe,
    play: (texts) => act({ do: 'play', moves: texts, decision: now.view.decision ?? 0 }),
    async foresee(texts) {
      try {
        return { ok: true, ...(await (await rooms()).room.foresee(now.viewer, texts)) };
      } catch (error) {
        return refusal(error);
      }
    },
    async whyNot(attempt) {
      try {
        return await (await rooms()).room.whyNot(now.viewer, attempt);
      } catch {
        return { rule: null, causes: [] };
      }
    },
    async hint(seconds) {
      try {
        const { choices, plies, view } = now;
        const { mind: thinker } = await minds();
        const thought = (): number => (thoughts += 1);
        const room = withRecord((await rooms()).room, record);
        return await askHint({
          room,
          mind: thinker,
          question: { game, options: view.options, viewer: view.viewer, view: view.view },
          choices,
          plies,
          thought,
          seconds,
        });
      } catch (error) {
        return refusal(error);
      }
    },
    async judge(ply) {
      if (!mayReplay()) return null;
      const question = await (await rooms()).room.questionAt(ply, await record());
      return judged((await minds()).mind, question, (thoughts += 1));
    },
    undo: () => act({ do: now.notice.undoable === 'free' ? 'undo' : 'ask_undo' }),
    resign: () => act({ do: 'resign' }),
    // Where the table goes on is told to everybody at it once all have said so.
    rematch: async () => (await line.send({ do: 'rematch' })).table ?? '',
    say: (words) => act({ do: 'say', text: words, ...(now.viewer === 0 ? { name } : {}) }),
    lift: () => undefined,
    pause: () => undefined,
    async takeOver() {
      change({ phase: 'loading', problem: null });
      line.close();
      line = connect();
      await until(() => now.phase !== 'loading');
      return { ok: true };
    },
    withdraw: () => act({ do: 'withdraw' }),
    order: (orders) => act({ do: 'order', text: orders }),
    passUntil: (until) => act({ do: 'pass_until', text: until }),
    hold: () => act({ do: 'hold' }),
    cards: async () => (await rooms()).room.cards(game),
    async past(ply) {
      if (mayReplay()) return (await rooms()).room.replay(await record(), ply, now.viewer);
      const known = moments.findLast((one) => one.plies <= ply) ?? moments[0];
      return known ?? { view: now.view, log: now.log, plies: now.plies };
    },
    record,
    company: {
      start: () => act({ do: 'start' }),
      answerUndo: (yes) => act({ do: 'answer_undo', yes }),
      askTie: () => act({ do: 'ask_tie' }),
      answerTie: (yes) => act({ do: 'answer_tie', yes }),
      substitute: (seat) => act({ do: 'substitute_bot', seat }),
      remove: (seat) => act({ do: 'remove', seat }),
      close: () => act({ do: 'close' }),
      leave: () => act({ do: 'leave' }),
      point: (ref) => act({ do: 'point', text: ref }),
      release: () => act({ do: 'release' }),
      again: () => line.wake(),
      ownLink: () => ground.api.ownLink(id),
    },
    dispose() {
      if (gone) return;
      gone = true;
      quitWaking();
      line.close();
      void engine?.then((room) => room.close()).catch(() => undefined);
      void mind?.then((thinker) => thinker.close()).catch(() => undefined);
      for (const look of [...waits]) look();
    },
  };
}

/** The worker of a remote table has no record of its own: it comes from the server. */
const withRecord = (room: Remote<Room>, record: () => Promise<string>): Remote<Room> =>
  new Proxy(room, {
    get: (target, name: keyof Room) => (name === 'record' ? record : target[name]),
  });

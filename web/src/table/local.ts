// A table on this device: a Host in the worker, bots and coach in the second one, kept after every move.
import { writable } from 'svelte/store';
import type { Engines, MindLine, RoomLine } from '../engine/engine.ts';
import { Refused } from '../engine/port.ts';
import type { Snapshot } from '../engine/room.ts';
import type { DueMessage, Game, KeptMessage, LogEntry, Seat, Viewer } from '../engine/wire.ts';
import { makeBots } from './bots.ts';
import { unpackChoices } from './choices.ts';
import { askHint, judged } from './hint.ts';
import { cardOf, seatsOf, withoutChoices, type Keeper, type KeptCard } from './kept.ts';
import type { Doorkeeper, Hold } from './lock.ts';
import { ordersHere } from './orders.ts';
import { emptyView, noNotice, problemOf, refusal, seatInfo, unhurried } from './state.ts';
import type { Outcome, Table, TableState } from './table.ts';

export interface LocalSetup {
  readonly game: string;
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** As records write them: `human Ada`, `master:time=1`; by how many sit at the table. */
  readonly chairs: (seats: number) => readonly string[];
  /** A position; left out: the usual start. */
  readonly start?: string | undefined;
  readonly practice?: boolean | undefined;
  readonly seed?: string | undefined;
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

/** What a local table stands on. */
export interface Ground {
  readonly engines: Engines;
  readonly keeper: Keeper;
  readonly doors: Doorkeeper;
  /** 32 bytes of the system's randomness. */
  key(): Uint8Array;
  id(): string;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** How long a bot takes at least, in milliseconds; `watched`: nobody plays here. */
  pace(watched: boolean): number;
}

/** Whoever shows a table that was just opened. */
export type Handed = (id: string, table: Table) => void;

/** Opens a new table, keeps it and hands it on. */
export async function createTable(
  ground: Ground,
  setup: LocalSetup,
  handed: Handed,
): Promise<LocalTable> {
  const table = makeTable(ground, ground.id(), setup.game, handed);
  const players = Number(setup.options?.['players'] ?? setup.options?.['seats']);
  await table.begin((line, { seats }) => {
    const chairs = setup.chairs(players || seats);
    return line.room.open({
      game: setup.game,
      options: setup.options ?? {},
      start: setup.start ?? '',
      practice: setup.practice ?? false,
      tags: setup.tags ?? {},
      chairs,
      orders: ordersHere(chairs.filter((chair) => chair.startsWith('human')).length),
      ...(setup.seed === undefined ? { key: ground.key() } : { seed: BigInt(setup.seed) }),
    });
  });
  handed(table.id, table);
  return table;
}

/** One that was kept; null: nothing of that name was. */
export async function openTable(
  ground: Ground,
  id: string,
  handed: Handed,
): Promise<LocalTable | null> {
  const kept = await ground.keeper.load(id);
  if (!kept) return null;
  const table = makeTable(ground, id, kept.card.game, handed, kept.card);
  await table.goOn();
  return table;
}

type Opening = (line: RoomLine, game: Game) => Promise<KeptMessage>;

export type LocalTable = Table & {
  readonly id: string;
  begin(open: Opening): Promise<void>;
  goOn(): Promise<void>;
};

function makeTable(
  ground: Ground,
  id: string,
  game: string,
  handed: Handed,
  card?: KeptCard,
): LocalTable {
  let now: TableState = {
    id,
    game,
    kind: 'local',
    phase: 'loading',
    viewer: 0,
    view: emptyView(game),
    choices: [],
    log: [],
    plies: 0,
    seats: [],
    notice: noNotice,
    curtain: null,
    undoable: false,
    problem: null,
    practice: false,
    paused: false,
    secrets: false,
  };
  const store = writable(now);
  const change = (part: Partial<TableState>): void => {
    now = { ...now, ...part };
    store.set(now);
  };

  let line: RoomLine | null = null;
  let mind: Promise<MindLine> | null = null;
  let hold: Hold | null = null;
  let gone = false;
  let due: DueMessage | null = null;
  /** Who has lifted the curtain, at a screen that people with secrets share. */
  let here: Viewer = 0;
  let thoughts = 0;
  /** Until somebody here is asked. */
  let hurried = false;
  const begun = card?.begun ?? ground.now();

  const room = (): RoomLine['room'] => {
    if (!line) throw new Refused('not_open', 'the table is not open');
    return line.room;
  };
  const minds = (): Promise<MindLine> => {
    mind ??= ground.engines.mind(game);
    mind.catch(() => (mind = null));
    return mind;
  };

  // One thing after the other: a move never overtakes the one before it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(does: () => Promise<Value>): Promise<Value> => {
    const next = last.then(does, does);
    last = next.catch(() => undefined);
    return next;
  };

  const people = (): Seat[] =>
    now.seats.filter(({ who }) => who === 'person').map(({ seat }) => seat);

  /** Who sits at this screen now. */
  function whoLooks(shot: Snapshot): Viewer {
    const seats = shot.chairs.chairs.filter(({ who }) => who === 'person').map(({ seat }) => seat);
    if (seats.length <= 1) return seats[0] ?? 0;
    const waiting = shot.due.waiting.filter((seat) => seats.includes(seat));
    if (shot.view.over) return now.secrets ? 0 : (seats[0] ?? 0);
    if (!now.secrets)
      return waiting.includes(now.viewer)
        ? now.viewer
        : (waiting[0] ?? (now.viewer || seats[0] || 0));
    if (waiting.includes(here)) return here;
    here = 0;
    return 0;
  }

  async function refresh(kept?: KeptMessage): Promise<void> {
    if (gone) return;
    let viewer = now.viewer;
    let shot = await room().look(viewer, now.log.length);
    const looks = whoLooks(shot);
    let log: readonly LogEntry[] = [...now.log, ...shot.log];
    if (looks !== viewer) {
      viewer = looks;
      shot = await room().look(viewer, 0);
      log = shot.log;
    }
    due = shot.due;
    if (due.kind !== 'ask_bot') hurried = false;
    const thinking = shot.due.kind === 'ask_bot' ? shot.due.seat : 0;
    const seats = seatInfo(shot.chairs.chairs, thinking);
    const shared = seats.filter(({ who }) => who === 'person').length > 1;
    change({
      phase: shot.view.over ? 'over' : 'playing',
      viewer,
      view: shot.view,
      choices: shot.view.choices ? unpackChoices(shot.view.choices) : [],
      log,
      plies: shot.plies,
      seats,
      notice: unhurried(shot.notice),
      curtain: shared && now.secrets && viewer === 0 ? (shot.due.waiting[0] ?? null) : null,
      undoable: await room().undoable(),
      practice: shot.chairs.practice,
      ...(shot.chairs.seed === undefined ? {} : { seed: shot.chairs.seed }),
    });
    if (kept) await keep(kept);
    void drive();
  }

  async function keep(kept: KeptMessage): Promise<void> {
    try {
      const card = cardOf(now, begun, ground.now());
      await ground.keeper.save(card, { id, ...kept, view: withoutChoices(now.view), log: now.log });
      if (ground.keeper.blocked) change({ problem: problemOf('storage_blocked') });
      else if (now.problem?.key.startsWith('page.problem.storage')) change({ problem: null });
    } catch (error) {
      change({ problem: problemOf(error instanceof Refused ? error.code : 'storage_failed') });
    }
  }

  const bots = makeBots({
    question: (seat) => room().question(seat),
    mind: async () => (await minds()).mind,
    pace: () => (hurried ? 0 : ground.pace(people().length === 0)),
    wait: (milliseconds) => ground.wait(milliseconds),
    masters: () => now.seats.filter(({ level }) => level === 'master').length,
    thought: () => (thoughts += 1),
  });

  /** Does what is due: here, that is asking bots. */
  async function drive(): Promise<void> {
    if (gone || due?.kind !== 'ask_bot' || now.paused || now.phase !== 'playing') return;
    const { seat, decision } = due;
    try {
      const move = await bots.ask(due, now.log.length);
      if (move === null || gone || now.paused) return;
      await inTurn(async () => refresh(await room().answer(seat, decision, move)));
    } catch (error) {
      if (gone) return;
      if (error instanceof Refused && error.code === 'stale_decision') return void refresh();
      change({ problem: problemOf('bot_failed') });
    }
  }

  const act = (does: (seat: Seat) => Promise<KeptMessage>, seat = now.viewer): Promise<Outcome> =>
    inTurn(async () => {
      try {
        await refresh(await does(seat));
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    });

  async function opened(at: RoomLine, open: Opening): Promise<void> {
    line = at;
    const found = (await at.room.games()).find(({ game: name }) => name === game);
    if (!found) throw new Refused('unknown_game', `the module has no ${game}`);
    change({ secrets: found.secrets });
    await refresh(await open(at, found));
  }

  const stepBack = (): void => {
    close();
    change({ phase: 'elsewhere', choices: [], undoable: false });
  };

  function close(): void {
    bots.giveUp();
    line?.close();
    line = null;
    void mind?.then((thinker) => thinker.close()).catch(() => undefined);
    mind = null;
    due = null;
    hold = null;
  }

  /** As it was shown last, to look at. */
  async function showKept(phase: TableState['phase']): Promise<void> {
    const kept = await ground.keeper.load(id);
    if (!kept) return;
    const { card: small, table } = kept;
    change({
      phase,
      viewer: small.viewer,
      view: { ...table.view, tableau: small.tableau },
      log: table.log,
      plies: small.plies,
      choices: [],
      seats: seatsOf(small),
      practice: small.practice,
    });
  }

  async function resume(): Promise<void> {
    const kept = await ground.keeper.load(id);
    if (!kept) throw new Refused('no_table', 'nothing is kept under this name');
    line = await ground.engines.room(game);
    const { state } = await line.room.keptState(kept.table.record);
    if (state === 'rules_differ' || state === 'cards_differ') {
      line.close();
      line = null;
      change({ problem: problemOf(state) });
      return showKept('kept');
    }
    const { record, beside } = kept.table;
    const orders = ordersHere(kept.card.levels.filter((level) => level === '').length);
    await opened(line, (at) => at.room.resume({ record, beside }, ground.key(), orders));
  }

  const failed = async (error: unknown): Promise<void> => {
    await showKept('failed');
    change({ phase: 'failed', problem: problemOf(refusal(error).code) });
  };

  return {
    id,
    subscribe: store.subscribe,
    async begin(open) {
      hold = await ground.doors.take(id, stepBack);
      try {
        await opened(await ground.engines.room(game), open);
      } catch (error) {
        this.dispose();
        throw error;
      }
    },
    async goOn() {
      try {
        hold = await ground.doors.take(id, stepBack);
        if (hold) await resume();
        else await showKept('elsewhere');
      } catch (error) {
        await failed(error);
      }
    },
    async takeOver() {
      try {
        hold = await ground.doors.wrest(id, stepBack);
        if (hold) await resume();
        return hold ? { ok: true } : { ok: false, code: 'elsewhere', text: 'another tab has it' };
      } catch (error) {
        await failed(error);
        return refusal(error);
      }
    },
    play: (texts) => act((seat) => room().play(seat, texts, now.view.decision)),
    async foresee(texts) {
      try {
        return { ok: true, ...(await room().foresee(now.viewer, texts)) };
      } catch (error) {
        return refusal(error);
      }
    },
    async whyNot(attempt) {
      try {
        return await room().whyNot(now.viewer, attempt);
      } catch {
        return { rule: null, causes: [] };
      }
    },
    async hint(seconds) {
      try {
        const { choices, plies } = now;
        const question = await room().question(now.viewer);
        const { mind } = await minds();
        const thought = (): number => (thoughts += 1);
        return await askHint({ room: room(), mind, question, choices, plies, thought, seconds });
      } catch (error) {
        return refusal(error);
      }
    },
    async judge(ply) {
      const question = await room().questionAt(ply);
      return judged((await minds()).mind, question, (thoughts += 1));
    },
    undo() {
      bots.giveUp();
      return act(() => room().takeBack());
    },
    resign: () => act((seat) => room().resign(seat), now.viewer || people()[0]),
    async rematch() {
      const { chairs, ...setup } = await room().rematch();
      return (await createTable(ground, { ...setup, chairs: () => chairs }, handed)).id;
    },
    say: (words) => act((seat) => room().say(seat, words)),
    lift() {
      if (now.curtain === null) return;
      here = now.curtain;
      void inTurn(() => refresh());
    },
    pause(paused) {
      change({ paused });
      if (!paused) void inTurn(() => refresh());
    },
    hurry() {
      hurried = true;
    },
    withdraw: () => act((seat) => room().withdraw(seat)),
    order: (orders) => act((seat) => room().order(seat, orders)),
    cards: () => room().cards(game),
    past: (ply) => room().past(now.viewer, ply),
    passUntil: (until) => act((seat) => room().passUntil(seat, until)),
    hold: () =>
      Promise.resolve(refusal(new Refused('nothing_to_hold', 'no clock runs at this table'))),
    record: async () => {
      const kept = await ground.keeper.load(id);
      if (!line && kept) return kept.table.record;
      return room().record();
    },
    async carry() {
      try {
        return await room().carry();
      } catch (error) {
        return refusal(error);
      }
    },
    dispose() {
      if (gone) return;
      gone = true;
      const held = hold;
      // Whoever opens it next must find everything written.
      void last.then(() => held?.release());
      close();
    },
  };
}

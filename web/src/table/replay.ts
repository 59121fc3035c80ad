// A game to go through: a table at which nothing can be played, at one moment of its record.
import { writable } from 'svelte/store';
import type { LogEntry } from '../engine/wire.ts';
import { openReel } from './positions.ts';
import { emptyView, noNotice, refusal, seatInfo } from './state.ts';
import type { Outcome, Table, TableState } from './table.ts';

export interface Replay extends Table {
  readonly last: number;
  /** Of the whole game. */
  readonly log: readonly LogEntry[];
  go(ply: number): Promise<void>;
}

const refused: Outcome = { ok: false, code: 'replay', text: 'a replay cannot be played' };
const no = (): Promise<Outcome> => Promise.resolve(refused);

/** Refuses with the codes of a record: bad_record, record_mismatch, unknown_rules_version. */
export async function openReplay(id: string, game: string, record: string): Promise<Replay> {
  const reel = await openReel(game, record);
  const { viewer } = reel;
  const end = await reel.at(-1, viewer);
  let now: TableState = {
    id,
    game,
    kind: 'local',
    phase: 'over',
    viewer,
    view: emptyView(game),
    choices: [],
    log: end.log,
    plies: end.plies,
    seats: seatInfo(reel.head.chairs, 0),
    notice: noNotice,
    curtain: null,
    undoable: false,
    problem: null,
    practice: reel.head.practice,
    paused: false,
    secrets: false,
  };
  const store = writable(now);
  let wanted = 0;
  async function go(ply: number): Promise<void> {
    const turn = (wanted += 1);
    const { view, log } = await reel.at(Math.max(0, Math.min(ply, end.plies)), viewer);
    if (turn !== wanted) return;
    now = { ...now, view, log, phase: view.over ? 'over' : 'playing' };
    store.set(now);
  }
  return {
    last: end.plies,
    log: end.log,
    go,
    subscribe: store.subscribe,
    play: no,
    foresee: async () => refusal(new Error('a replay cannot be played')),
    whyNot: async () => ({ rule: null, causes: [] }),
    hint: async () => refusal(new Error('a replay has no coach')),
    judge: (ply) => reel.judge(ply),
    undo: no,
    resign: no,
    rematch: async () => id,
    say: no,
    lift: () => undefined,
    pause: () => undefined,
    takeOver: no,
    withdraw: no,
    order: no,
    passUntil: no,
    hold: no,
    cards: () => reel.cards(),
    past: (ply) => reel.at(ply, viewer),
    record: async () => record,
    dispose: () => reel.close(),
  };
}

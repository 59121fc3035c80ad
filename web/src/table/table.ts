// One interface for every kind of table: a local one (a Host in the worker) and a remote one (a line to a server). Whoever draws a
// table knows this file and nothing of what is behind it.
import type { Readable } from 'svelte/store';
import type {
  Card,
  ForesightMessage,
  LogEntry,
  NoticeMessage,
  Seat,
  ViewMessage,
  Viewer,
} from '../engine/wire.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Choice, Gesture } from './choices.ts';

export type { Choice, Gesture, Part } from './choices.ts';

export type TablePhase =
  | 'loading'
  | 'playing'
  | 'over'
  /** Another tab has it. */
  | 'elsewhere'
  /** Of other rules: read-only, as it was shown last. */
  | 'kept'
  | 'failed';

export interface SeatInfo {
  readonly seat: Seat;
  readonly who: 'person' | 'bot' | 'nobody';
  /** Of a person; may be empty. A bot has a level instead (`page.level.<level>`). */
  readonly name: string;
  readonly level?: string;
  /** It is thinking now. */
  readonly thinking: boolean;
  /** A person who is not connected, at a table over the net. */
  readonly away?: boolean;
  /** A bot sits there until the person is back. */
  readonly lent?: boolean;
  /** Wants to play again. */
  readonly ready?: boolean;
}

/** Words beside the game, which no record keeps: of those who watch, and of everybody when it is over. */
export interface Remark {
  readonly id: number;
  /** 0: somebody who watches. */
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}

/** What a table over the net has beside its game. */
export interface Company {
  readonly stage: 'open' | 'playing' | 'over' | 'closed';
  readonly line: 'open' | 'trying' | 'away';
  readonly watchers: number;
  readonly listed: boolean;
  readonly chance: 'plain' | 'fair' | 'seeded';
  /** Of a fair table: what binds the server, to be noted. */
  readonly commitment: string;
  readonly clock: { readonly seconds: number; readonly end: 'idle' | 'bot' };
  /** Until when, in milliseconds since 1970. */
  readonly times: readonly { readonly seat: Seat; readonly until: number }[];
  readonly remarks: readonly Remark[];
  /** What somebody points at; another number: anew. */
  readonly pointed: { readonly seat: Seat; readonly ref: string; readonly count: number } | null;
  /** The table that they have gone on to; empty: none yet. */
  readonly next: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What can be done at a table over the net, and at no other. */
export interface CompanyActs {
  /** Bots sit down where nobody does. */
  start(): Promise<Outcome>;
  answerUndo(granted: boolean): Promise<Outcome>;
  /** To call it even, which all others must want. */
  askTie(): Promise<Outcome>;
  answerTie(agreed: boolean): Promise<Outcome>;
  /** A bot for somebody who has been away for long. */
  substitute(seat: Seat): Promise<Outcome>;
  remove(seat: Seat): Promise<Outcome>;
  close(): Promise<Outcome>;
  /** Gives the seat back before the game begins. */
  leave(): Promise<Outcome>;
  point(ref: string): Promise<Outcome>;
  release(): Promise<Outcome>;
  /** A link that moves the own seat to another device. */
  /** Tries the line now that broke. */
  again(): void;
  ownLink(): Promise<string>;
}

/** What a viewer is told of the table beside the view and the log. */
export type Notice = NoticeMessage;

/** Immutable: a new object after every change. */
export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly kind: 'local' | 'remote';
  readonly phase: TablePhase;
  /** 0 while the curtain is down, or for one who only watches. */
  readonly viewer: Viewer;
  /** With its tableau. */
  readonly view: ViewMessage;
  /** Of the viewer; empty if it is not asked. */
  readonly choices: readonly Choice[];
  /** The whole log of the viewer. */
  readonly log: readonly LogEntry[];
  /** Moves that stand. */
  readonly plies: number;
  readonly seats: readonly SeatInfo[];
  readonly notice: Notice;
  /** For whom the screen waits; null: no curtain. */
  readonly curtain: Seat | null;
  readonly undoable: boolean;
  /** Something the person should know: storage full, another tab, the engine failed. */
  readonly problem: Phrase | null;
  readonly practice: boolean;
  /** Bots wait to be let go on. */
  readonly paused: boolean;
  /** Seats may have secrets from each other. */
  readonly secrets: boolean;
  readonly seed?: string;
  /** Not there at a table of this device. */
  readonly company?: Company;
}

export interface Refusal {
  readonly ok: false;
  /** Stable, for programs and for the words files: `page.refused.<code>`. */
  readonly code: string;
  /** One English sentence of the engine. */
  readonly text: string;
}
export type Outcome = { readonly ok: true } | Refusal;

export interface RuleAnswer {
  /** The first rule that the attempt breaks; null: it is legal. */
  readonly rule: string | null;
  /** References of the tableau that cause it. */
  readonly causes: readonly string[];
  readonly phrase?: Phrase;
}

export interface HintMove {
  readonly choice: Choice;
  /** By the measure of the hint. */
  readonly value: number;
  /** Where games were played: half of the share's 95 % interval, per mille, and the mean of points in tenths. */
  readonly games?: { readonly error: number; readonly points: number };
  /** What it would do, as the log would tell it. */
  readonly told: readonly LogEntry[];
}
export interface Hint {
  /** Best first, and a few to compare it with. */
  readonly moves: readonly HintMove[];
  /** So many more were weighed and fare worse. */
  readonly worse?: number;
  /** `search`: the bot's own units; `games`: per mille of games won by a quick bot. */
  readonly measure: 'search' | 'games';
  /** Of winning, 0 to 1, for the viewer; null where the measure says nothing of it. */
  readonly chance: number | null;
  /** Looked at, or games played. */
  readonly nodes: number;
  readonly depth: number;
  /**
   * What it expects to happen after the best move, as the log would tell it; empty where games were played, or while
   * secrets run.
   */
  readonly expected: readonly LogEntry[];
}

export interface Judgement {
  readonly seat: Seat;
  readonly score: number;
}

/** A table at one ply. */
export interface Moment {
  readonly view: ViewMessage;
  readonly log: readonly LogEntry[];
  readonly plies: number;
}

export interface Table extends Readable<TableState> {
  /** One move, or steps that belong together: all or none. */
  play(texts: readonly string[]): Promise<Outcome>;
  foresee(texts: readonly string[]): Promise<({ readonly ok: true } & ForesightMessage) | Refusal>;
  /** A gesture, or the text of a move. */
  whyNot(attempt: Gesture | string): Promise<RuleAnswer>;
  /** The coach thinks for about so many seconds. */
  hint(seconds?: number): Promise<Hint | Refusal>;
  /** How it stood after so many moves, in a bot's own units for that seat; null: nobody was asked, or secrets run. */
  judge(ply: number): Promise<Judgement | null>;
  undo(): Promise<Outcome>;
  resign(): Promise<Outcome>;
  /** The id of the new table, everybody one seat on; empty: the others have not said so yet. */
  rematch(): Promise<string>;
  say(words: string): Promise<Outcome>;
  /** The curtain: the one for whom the screen waits is here. */
  lift(): void;
  /** Bots among themselves wait, or go on. */
  pause(paused: boolean): void;
  /** Until somebody here is asked, bots take no longer than they think. */
  hurry?(): void;
  /** While another tab has it: that one steps back. */
  takeOver(): Promise<Outcome>;
  withdraw(): Promise<Outcome>;
  order(orders: string): Promise<Outcome>;
  passUntil(until: Notice['until']): Promise<Outcome>;
  hold(): Promise<Outcome>;
  /** The cards that the game is played with. */
  cards(): Promise<readonly Card[]>;
  /** An earlier moment, after so many moves, as the viewer may know it. */
  past(ply: number): Promise<Moment>;
  /** Refused with `game_running` while secrets run. */
  record(): Promise<string>;
  readonly company?: CompanyActs;
  /** Its standing as one line, to go on elsewhere, where a game that lasts allows it. */
  carry?(): Promise<string | Refusal>;
  dispose(): void;
}

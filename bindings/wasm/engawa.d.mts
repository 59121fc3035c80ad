// The Engawa engine for JavaScript. Seats are numbered from 1; viewer 0 is the watcher. What the engine says are
// the messages of docs/wire; where a message has one member alone, that is what is given.
import type {
    Card, ChairsMessage, Choices, DueMessage, Facts, FairnessMessage, ForesightMessage, Game, Gesture, KeptMessage, KeptStateMessage, LogEntry,
    NoticeMessage, OddsMessage, OptionValues, Orders, Part, RefusalsMessage, RuleMessage, Seat, SetupMessage, Tableau, TableMessage,
    ThoughtMessage, Viewer, ViewMessage, Weighed,
} from './wire.mjs';

export type * from './wire.mjs';

/** LEVEL[:nodes=N|:time=SECONDS], for example 'master:nodes=20000'. */
export type Bot = string;
/** Who sits on a seat, as records write it: 'human', 'human Ada', 'nobody', or a bot. */
export type ChairText = string;
/** 64 bits; as text where it came from a message. */
export type Seed = number | bigint | string;

/** A refusal. The code is for programs and never changes; the message is one English sentence. */
export class EngineError extends Error {
    readonly code: string;
}

export interface Setup {
    readonly game: string;
    readonly options?: OptionValues;
    /** A position; left out: the usual start. */
    readonly start?: string;
    /** Moves may be taken back past chance and secrets. */
    readonly practice?: boolean;
    readonly tags?: Readonly<Record<string, string>>;
}

/** Of which chance draws: a public seed, or a key of 32 bytes, or, if neither is given, the system's randomness. */
export interface Luck {
    readonly key?: Uint8Array;
    readonly seed?: Seed;
}

/**
 * What people have ordered who have given no orders of their own: 'usual' is what the engine proposes (the only
 * move that there is is made, quiet windows go by), '' asks everybody everything.
 */
export interface UsualOrders {
    readonly orders?: 'usual' | '' | Partial<Orders>;
}

export interface HostSetup extends Setup, Luck, UsualOrders {
    /** One for each seat. */
    readonly chairs: readonly ChairText[];
}

/** What a message of a view carries beside what every one does. */
export interface ViewWish {
    readonly tableau?: boolean;
    readonly choices?: boolean;
    /** With the reasons behind totals. */
    readonly odds?: boolean;
}

/** A legal move. */
export interface Choice {
    /** What is sent back. */
    readonly text: string;
    readonly verb: string;
    /** In the order in which a hand touches them. */
    readonly parts: readonly Part[];
    readonly price: Facts;
    /** Another move does the same for less. */
    readonly wasteful: boolean;
    /** Chance, a secret or another seat follows at once: there is no way back. */
    readonly final: boolean;
}

export function unpackChoices(choices: Choices): Choice[];

export type Source = BufferSource | WebAssembly.Module | Response | URL | string;

/** Starts an engine of its own from bytes, a module, a response, an address or (in Node) a path. */
export function load(source: Source | Promise<Source>): Promise<Engine>;

/** Objects that it gives live in its memory until dispose(), or until they are collected as garbage. */
export class Engine {
    private constructor();
    /** Bytes of linear memory. It never shrinks. */
    readonly memory: number;
    games(): readonly Game[];
    /** Code: unknown_game. */
    cards(game: string): readonly Card[];
    /** Which values of options do not go with the others that were chosen, and why. Code: unknown_game. */
    refusals(setup: Pick<Setup, 'game' | 'options'>): RefusalsMessage['refusals'];
    /**
     * Codes: unknown_game, unknown_option, bad_option_value, bad_position, bad_seat, wrong_seats, bad_key, bad_order.
     */
    openHost(setup: HostSetup): Host;
    /**
     * Goes on as the table would have. Of `fresh` the key is taken if that of the table was lost.
     * Codes: bad_record, bad_kept, record_mismatch, unknown_rules_version, unknown_cards.
     */
    resumeHost(kept: {readonly record: string; readonly beside?: string}, fresh?: Luck & UsualOrders): Host;
    /**
     * How to open a table that goes on from a line that `carry` gave: for openHost, with chairs.
     * Codes: unknown_game, nothing_to_carry, bad_save.
     */
    carried(game: string, line: string): SetupMessage;
    /**
     * What a seat of a fair table commits, and the bytes that it reveals once all have, both as 64 hexadecimal
     * digits; the bytes are the system's randomness if none are given. Codes: bad_seat, bad_key.
     */
    commit(seat: Seat, own?: Uint8Array): {readonly bytes: string; readonly commitment: string};
    /** Whether a record can be gone on with, and its head. Codes: bad_record, unknown_game. */
    keptState(record: string): KeptStateMessage;
    /**
     * Draws again what chance gave, by the key that is in a record once it is over, or by its public seed.
     * Codes: no_key, and those of replay.
     */
    verify(record: string): FairnessMessage;
    /**
     * A match at ply `to` of a record, text or JSON; -1 is its end.
     * Codes: bad_record, record_too_long, record_mismatch, unknown_rules_version, unknown_cards.
     */
    replay(record: string, to?: number): Match;
    /** What a viewer knows who was told the text of a view and nothing else; takes a ViewMessage as it is. */
    readView(told: {
        readonly game: string;
        readonly options?: OptionValues;
        readonly viewer: Viewer;
        readonly view: string;
    }): SeatView;

    // Of engawa.wasm alone; the module of a page has none of these.
    /** Leaves of the move tree of a position. */
    perft(setup: Setup, depth: number): bigint;
    /** A fixed work for measuring: random games, and a checksum that is the same on every target. */
    playouts(game: string, count: number, seed?: Seed): bigint;
    /** The same lines as `engawa signature`. */
    signature(): string[];
}

/**
 * The table around a match. Whoever keeps it asks what is due, does that, and tells what came of it:
 * `draw` for 'draw'; for 'ask_bot' `answer` with what seat(due.seat) thinks, or with its `aside`; for 'wait' whatever
 * people do, and `beatOver(due.window)` when the time of the beat is over. It has no clock of its own.
 * Functions that refuse change nothing.
 */
export class Host {
    private constructor();
    /** Frees its memory; every later call throws bad_handle. */
    dispose(): void;

    /** For the keeper alone. */
    due(): DueMessage;
    table(): TableMessage;
    /** Code, here and below: bad_seat. */
    view(viewer: Viewer, wish?: ViewWish): ViewMessage;
    /** The same as an object that can be asked; it outlives the table's next move. */
    seat(viewer: Viewer): SeatView;
    log(viewer: Viewer, from?: number): readonly LogEntry[];
    notice(viewer: Viewer): NoticeMessage;
    chairs(): ChairsMessage;

    /** Draws for chance by the table's own luck; what came shows in the log. Code: not_your_turn. */
    draw(): void;
    /** A bot's move; null or '' if it declines to act aside. Codes: stale_decision, no_bot, and those of play. */
    answer(seat: Seat, decision: number, text: string | null): readonly string[];
    /** Code: stale_window. */
    beatOver(window: number): void;
    /** At the end of a clock: the seat's idle move. Codes: stale_decision, not_your_turn. */
    timeOut(seat: Seat, decision: number): readonly string[];

    /**
     * One move, or steps that belong together: all or none. Gives the canonical texts; nothing for a pass that waits
     * for its window. Codes: no_person, game_over, not_your_turn, stale_decision, bad_move, illegal_move, not_together.
     */
    play(seat: Seat, texts: string | readonly string[], decision?: number): readonly string[];
    /** Takes back a pass that waits. Code: nothing_to_withdraw. */
    withdraw(seat: Seat): void;
    /** What is not named stays. Codes: bad_order, order_leaks. */
    order(seat: Seat, orders: string | Partial<Orders>): void;
    /** Code: bad_order (there is no battle that could be over). */
    passUntil(seat: Seat, until: NoticeMessage['until']): void;
    /** Stops the beat. Codes: nothing_to_hold, no_reserve. */
    hold(seat: Seat): void;
    /** After it, however it ended: what it took. */
    holdOver(seat: Seat, milliseconds: number): void;
    /** Codes: chat_closed, bad_words. */
    say(seat: Seat, words: string): void;
    /** With more than two sides a bot sits down and the game goes on. Code: game_over. */
    resign(seat: Seat): void;
    /** To before the own last decision: how many moves were taken back. Codes: undo_asks, undo_others, nothing_to_undo, undo_barrier. */
    undo(seat: Seat): number;
    /** Codes: chat_closed, no_person, and those of undo. */
    askUndo(seat: Seat): void;
    /** How many moves were taken back. Codes: nothing_asked, and those of undo. */
    answerUndo(seat: Seat, granted: boolean): number;

    leave(seat: Seat): void;
    /** Codes: bad_seat, bad_words. */
    sit(seat: Seat, chair: ChairText): void;
    /** What to open next: the same table, everybody one seat on. For openHost as it is. */
    rematch(): SetupMessage;
    /** The standing of a campaign as one line, to go on elsewhere. Codes: nothing_to_carry, and those of the game. */
    carry(): string;

    /** With the key of chance once the game is over. Code: game_running, while a game with secrets goes on. */
    record(form?: 'text' | 'json'): string;
    /** For the keeper alone, to store after every change. */
    secretKeep(): KeptMessage;
    secretPosition(): string;
}

/** A game at one ply of its record. */
export class Match {
    private constructor();
    dispose(): void;
    table(): TableMessage;
    /** Moves that stand, chance included. */
    readonly plies: number;
    view(viewer: Viewer, wish?: ViewWish): ViewMessage;
    seat(viewer: Viewer): SeatView;
    log(viewer: Viewer, from?: number): readonly LogEntry[];
    /** Code: game_running, while a game with secrets goes on at this ply. */
    record(form?: 'text' | 'json'): string;
    /** As far as this ply: for the owner of the record, to play on from here with resumeHost. */
    secretRecord(form?: 'text' | 'json'): string;
    secretPosition(): string;
}

/** What one viewer may know and ask. It never changes, and outlives the table that it was taken from. */
export class SeatView {
    private constructor();
    dispose(): void;
    message(wish?: ViewWish): ViewMessage;
    tableau(): Tableau;
    /** Packed; see unpackChoices. */
    choices(): Choices;
    odds(): OddsMessage;
    /**
     * The first rule that an attempt breaks, a text or what a hand tried, with what on the table causes it.
     * Codes: bad_move, bad_gesture, not_your_turn.
     */
    whyNot(attempt: string | Gesture): RuleMessage;
    /** What would stand after these moves. Codes: those of play. */
    foresee(texts: string | readonly string[]): ForesightMessage;
    /** The move that is made at the end of a clock; null if there is nothing to decide. */
    idle(): string | null;
    /** The moves, best first, by games that a quick bot plays on; empty where the game's bots judge otherwise. */
    weigh(seed?: Seed): readonly Weighed[];
    /** What a bot does that may act but is not awaited; null: it declines. Codes: bad_bot, not_your_turn. */
    aside(bot: Bot, seed?: Seed): string | null;
    /** A bot for this decision. Codes: bad_bot, game_over, not_your_turn. */
    think(bot?: Bot, seed?: Seed): Thinker;
}

/** A bot at one decision. It goes on where it stopped; whoever calls run owns the clock. */
export class Thinker {
    private constructor();
    dispose(): void;
    /** Nodes that this bot thinks by itself. */
    readonly budget: number;
    /** The time of a bot that was given seconds, else 0. */
    readonly milliseconds: number;
    /** Goes on for about this many nodes; true when more would change nothing. */
    run(nodes: number): boolean;
    /** Whether so many more nodes would hardly change the move: who thinks by the clock need not use it up. */
    settled(more: number): boolean;
    readonly thought: ThoughtMessage;
    /** A legal move, whenever it is asked. */
    readonly best: string;
    /** Runs to the budget, or for the time if the bot was given one; gives the best move. */
    runToBudget(slice?: number): string;
}

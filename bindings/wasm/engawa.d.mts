// The Engawa engine for JavaScript. Seats are numbered from 1; viewer 0 is the watcher.

export type Seat = number;
/** A seat, or 0 for the watcher, who sees what everybody sees. */
export type Viewer = number;
/** LEVEL[:nodes=N|:time=SECONDS], for example 'master:nodes=20000'. */
export type Bot = string;

/** A refusal. The code is for programs and never changes; the message is one English sentence. */
export class EngineError extends Error {
    readonly code: string;
}

export interface Option {
    readonly name: string;
    readonly kind: 'choice' | 'number';
    /** All values of a choice; those that a menu offers of a number. */
    readonly values: readonly string[];
    readonly low: number;
    readonly high: number;
    readonly default: string;
    readonly rule: string;
}

export interface Game {
    readonly name: string;
    readonly rules: number;
    /** Control games are not. */
    readonly listed: boolean;
    readonly chance: boolean;
    readonly secrets: boolean;
    readonly options: readonly Option[];
    readonly levels: readonly string[];
}

export interface Setup {
    readonly game: string;
    readonly options?: Readonly<Record<string, string | number>>;
    /** A position; left out: the usual start. */
    readonly start?: string;
    /** Who sits there, for the record. */
    readonly seats?: readonly string[];
    /** Undo without a barrier. */
    readonly practice?: boolean;
    readonly tags?: Readonly<Record<string, string>>;
}

/** A key of data/words with its arguments; an argument that is itself a key starts with '$'. */
export interface Phrase {
    readonly key: string;
    readonly arguments: Readonly<Record<string, string>>;
}

export interface SeenEvent {
    /** The same for every viewer. */
    readonly sequence: number;
    /** How many moves were made before it. */
    readonly ply: number;
    readonly phrase: Phrase;
}

export interface Report {
    readonly over: boolean;
    /** A key such as 'points'; empty while the game goes on. */
    readonly reason: string;
    readonly winners: readonly Seat[];
    /** By seat, the first is seat 1. */
    readonly utility: readonly number[];
    readonly points: readonly number[];
    readonly extras: Readonly<Record<string, number>>;
}

export interface Outcome {
    readonly text: string;
    readonly weight: number;
}

export interface Thought {
    readonly nodes: number;
    readonly depth: number;
    /** In the bot's own units, for the seat that thinks. */
    readonly score: number;
    readonly line: readonly string[];
}

export type Source = BufferSource | WebAssembly.Module | Response | URL | string;

/** Starts an engine of its own from bytes, a module, a response, an address or (in Node) a path. */
export function load(source: Source | Promise<Source>): Promise<Engine>;

export class Engine {
    private constructor();
    /** Bytes of linear memory. It never shrinks. */
    readonly memory: number;
    games(): Game[];
    /** The seed is for chance. Codes: unknown_game, unknown_option, bad_option_value, bad_position. */
    open(setup: Setup, seed?: number | bigint): Match;
    /**
     * A match at ply `to` of a record, text or JSON; -1 is its end.
     * Codes: bad_record, record_too_long, record_mismatch, unknown_rules_version.
     */
    replay(record: string, to?: number, seed?: number | bigint): Match;
    /** A bot that is told a view and nothing else. Codes: bad_bot, game_over, not_your_turn. */
    think(question: {
        game: string;
        options?: Setup['options'];
        seat: Seat;
        view: string;
        bot?: Bot;
        seed?: number | bigint;
    }): Thinker;
    /** Leaves of the move tree of a position. */
    perft(setup: Setup, depth: number): bigint;
    /** A fixed work for measuring: random games, and a checksum that is the same on every target. */
    playouts(game: string, count: number, seed?: number | bigint): bigint;
    /** The same lines as `engawa signature`. */
    signature(): string[];
}

/**
 * One game from its start to its end. What begins with `secret` is for the owner of the process, never for
 * somebody at the table.
 */
export class Match {
    private constructor();
    /** Frees its memory; every later call throws bad_handle. */
    dispose(): void;

    readonly game: string;
    readonly seats: number;
    /** Moves that stand, chance included. */
    readonly plies: number;
    /** Who may move now; [0] is chance, nobody once the game or the table is over. */
    readonly toAct: Seat[];
    /** The part of toAct that the table waits for. */
    readonly awaited: Seat[];
    readonly over: boolean;
    /** By speaker, the seats that may be talked to. */
    readonly talk: Seat[][];
    /** How often each kind of event happened, by its key. */
    readonly statistics: Record<string, number>;

    view(viewer: Viewer): string;
    /** From the view alone while the game goes on; the whole truth once it is over. */
    report(viewer?: Viewer): Report;
    events(viewer: Viewer, from?: number): SeenEvent[];
    prompt(seat: Seat): Phrase;

    /** Sorted by bytes; empty if the seat is not to act. */
    legal(seat: Seat): string[];
    /** The first rule that an attempt breaks, null if it is legal. Code: bad_move. */
    whyNot(seat: Seat, text: string): string | null;
    /**
     * Gives the canonical texts: several where one text stands for several moves.
     * Codes: game_over, not_your_turn, bad_move, illegal_move. Nothing changes on an error.
     */
    play(seat: Seat, text: string): string[];
    /** Draws for chance; false if it was not chance's turn. What came shows in events. */
    playChance(): boolean;
    /** A bot for this decision. Codes: bad_bot, game_over, not_your_turn. */
    think(seat: Seat, bot?: Bot, seed?: number | bigint): Thinker;

    /** How many plies may be taken back. */
    readonly undoable: number;
    /** Gives how many were. Codes: nothing_to_undo, undo_barrier. */
    undo(plies?: number): number;
    /** Code: game_over. */
    resign(seat: Seat): void;
    /** Codes: chat_closed, bad_words. */
    say(seat: Seat, words: string): void;
    /** Code: game_running, while a game with secrets goes on. */
    record(form?: 'text' | 'json'): string;

    secretRecord(form?: 'text' | 'json'): string;
    secretPosition(): string;
    /** While chance is to act. */
    secretOutcomes(): Outcome[];
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
    readonly thought: Thought;
    /** A legal move, whenever it is asked. */
    readonly best: string;
    /** Runs to the budget, or for the time if the bot was given one; gives the best move. */
    runToBudget(slice?: number): string;
}

// What a game's folder gives to the pages: `export const game: GamePage`, imported when its table is opened.
import type { Component, Snippet } from 'svelte';
import type { Card, Game, RefusedValue, Seat, Tableau, Viewer } from '../engine/wire.ts';
import type { Settings } from '../settings/settings.ts';
import type { Plan } from '../table/plan.ts';
import type { Choice, Hint, Table, TableState } from '../table/table.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Words } from '../words/words.ts';

export type PanelTab = 'log' | 'chat' | 'rules' | 'coach' | 'odds' | 'more';

/** What the shell around a board does for it. */
export interface Shell {
  /** Opens a tab of the panel, or on a phone its sheet. */
  open(tab: PanelTab): void;
  /** The rules at this rule. */
  openRule(rule: string): void;
  undo(): void;
  hint(): void;
  /** A new table, everybody one seat on. */
  rematch(): void;
  /** Never over the board. */
  toast(text: string): void;
  announce(text: string, how?: 'polite' | 'assertive'): void;
  /**
   * The board has shown the log up to this sequence (motion included): the shell says those events to a screen reader
   * and sets `data-sequence`.
   */
  shown(sequence: number): void;
  /** Something moves: `aria-busy`. */
  busy(moving: boolean): void;
}

export interface BoardProps {
  readonly table: Table;
  readonly state: TableState;
  readonly settings: Settings;
  /** In a replay nothing can be played. */
  readonly mode: 'play' | 'replay';
  readonly shell: Shell;
  /** What the coach proposes, its best move in gold; null: nothing was asked. */
  readonly hint: Hint | null;
  /** A move to show as if it were chosen (a line of the coach under the pointer). */
  readonly shownChoice?: Choice | null;
  /** On a phone, when the game is over: its odds by turn, and what can be done with it. Elsewhere the panel has both. */
  readonly afterwards?: { readonly graph: Snippet; readonly acts: Snippet } | null;
}

/** A key of the game's own, for the list of keys and for the test that looks for clashes. */
export interface GameKey {
  /** As KeyboardEvent.key gives it, with `Shift+` in front where it matters. */
  readonly keys: readonly string[];
  /** A key of the words. */
  readonly does: string;
}

/** An entry of the log as a row: a small drawing, and how the bar shows who leads. */
export interface LogIconProps {
  /** A move of the log: its entries have one ply. */
  readonly entries: TableState['log'];
  readonly viewer: Viewer;
}

/** A move of the log in a few words, for eyes; ears get the engine's sentences. */
export interface Brief {
  /** A word that the first part begins with, and that is set in bold. */
  readonly lead: string | null;
  readonly first: Phrase;
  /** What followed from it, on a quieter line. */
  readonly then: readonly Phrase[];
}

export interface Tally {
  readonly what: string;
  readonly of: readonly number[];
}

export interface GamePage {
  /** Everything between the bar and the panel, the phone's dock included. */
  readonly Board: Component<BoardProps>;
  /** A small picture for lists, of a tableau: pages/games.ts fetches it by itself. */
  readonly Thumb?: Component<{ readonly tableau: Tableau }>;
  /** The race of points for the bar of a phone. */
  readonly Race?: Component<{ readonly state: TableState }>;
  /** What was moved, for the log's rows. */
  readonly LogIcon?: Component<LogIconProps>;
  /** null: it takes the whole sentence. */
  readonly brief?: (entries: TableState['log']) => Brief | null;
  /** Which turn is played, or was the last, where the fact `turn` of the tableau says something else. */
  readonly turn?: (tableau: Tableau) => number;
  /** How it stands, for ears, at the beginning of a turn. */
  readonly standing?: (state: TableState, words: Words) => string;
  /** Whoever lost something by these entries of the log: a triangle on the graph of odds. */
  readonly losers?: (entries: TableState['log']) => readonly Seat[];
  /** What is counted up when the game is over, beside the points: a key of the words, a number for each seat. */
  readonly tally?: (state: TableState) => readonly Tally[];
  /** Keys of events that are no turns of their own: choosing a hand, giving a reward. */
  readonly notTurns?: readonly string[];
  /** Keys of events that begin a row of the log, although one move may bring several of them. */
  readonly ownRows?: readonly string[];
  /** The event that begins a chapter of the log: a round. */
  readonly chapter?: string;
  /** What the engine knows of chances, as a tab of the panel. */
  readonly Odds?: Component<{ readonly state: TableState }>;
  /** Players may talk by the rules of the game: when they may not, and which rule says so. */
  readonly talk?: { readonly closed: string; readonly rule: string };
  /** A move in a few words, for the coach's list; left out: what the log would tell of it. */
  readonly moveName?: (choice: Choice, state: TableState, words: Words) => string;
  /** What the points are called that games of the coach end with: a key of the words. */
  readonly pointsName?: string;
  /** So many points of a bot's score are one unit of the logarithm of the odds, where bots search. */
  readonly oddsUnit?: number;
  /** On a phone the bar has the button of the panel, now or always; left out: the board has a dock of its own. */
  readonly menu?: boolean | ((state: TableState) => boolean);
  readonly keys: readonly GameKey[];
  /** Names of sounds, each with its own switch. */
  readonly sounds: readonly string[];
}

/** What a set-up of a game's own is given. */
export interface SetupProps {
  /** As last time, or as the address asks for. */
  readonly plan: Plan;
  /** A table of this game was set here before. */
  readonly again: boolean;
  /** The engine, while the set-up is open. */
  readonly engine: {
    game(): Promise<Game>;
    cards(): Promise<readonly Card[]>;
    refusals(options: Plan['options']): Promise<readonly RefusedValue[]>;
  };
  /** A number from 0 to below the one it is given, by lot. */
  readonly lot: (below: number) => number;
  readonly onbegin: (plan: Plan) => void;
  /** Opens what was carried here from elsewhere; false: it cannot be read. */
  readonly onbring: (text: string) => Promise<boolean>;
  readonly onclose: () => void;
}

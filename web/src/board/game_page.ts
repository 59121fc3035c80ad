// What a game's folder gives to the pages: `export const game: GamePage`, imported when its table is opened.
import type { Component } from 'svelte';
import type { Tableau } from '../engine/wire.ts';
import type { Settings } from '../settings/settings.ts';
import type { Table, TableState } from '../table/table.ts';

export interface BoardProps {
  readonly table: Table;
  readonly state: TableState;
  readonly settings: Settings;
  readonly mode: 'play' | 'replay';
}

/** A key of the game's own, for the list of keys and for the test that looks for clashes. */
export interface GameKey {
  /** As KeyboardEvent.key gives it, with `Shift+` in front where it matters. */
  readonly keys: readonly string[];
  /** A key of the words. */
  readonly does: string;
}

export interface GamePage {
  readonly Board: Component<BoardProps>;
  /** A small picture for lists, of a tableau. */
  readonly Thumb: Component<{ readonly tableau: Tableau }>;
  readonly keys: readonly GameKey[];
  /** Names of sounds, each with its own switch. */
  readonly sounds: readonly string[];
}

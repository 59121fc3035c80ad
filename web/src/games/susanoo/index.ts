// Susanoo's page, loaded when one of its tables is opened.
import type { GamePage } from '../../board/game_page.ts';
import Board from './Board.svelte';
import { keys, sounds } from './keys.ts';
import { chapter, notTurns, ownRows } from './log.ts';
import Race from './Race.svelte';
import Thumb from './Thumb.svelte';

export const game: GamePage = {
  Board,
  Thumb,
  Race,
  keys,
  sounds,
  notTurns,
  ownRows,
  chapter,
  menu: true,
};

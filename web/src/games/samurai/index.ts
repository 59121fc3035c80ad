// The page of Way of the Samurai, loaded when one of its tables is opened.
import type { GamePage } from '../../board/game_page.ts';
import { wordsNow } from '../../words/words.ts';
import Board from './Board.svelte';
import { keys, sounds } from './keys.ts';
import { chapter, notTurns, ownRows } from './log.ts';
import Odds from './Odds.svelte';
import { readPosition } from './position.ts';
import Race from './Race.svelte';
import { Speech } from './speech.ts';
import Thumb from './Thumb.svelte';

export const game: GamePage = {
  Board,
  Thumb,
  Race,
  Odds,
  keys,
  sounds,
  notTurns,
  ownRows,
  chapter,
  standing: ({ view, seats, viewer }) =>
    view.tableau
      ? new Speech(wordsNow(), seats, new Map(), viewer).standing(readPosition(view))
      : '',
};

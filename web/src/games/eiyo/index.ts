// Eiyo's page, loaded when one of its tables is opened.
import type { GamePage } from '../../board/game_page.ts';
import Board from './Board.svelte';
import { keys, sounds } from './keys.ts';
import { chapter, notTurns, ownRows } from './log.ts';
import { moveName } from './moves.ts';
import Odds from './Odds.svelte';
import Race from './Race.svelte';

export const game: GamePage = {
  Board,
  Race,
  Odds,
  keys,
  sounds,
  notTurns,
  ownRows,
  chapter,
  moveName,
  pointsName: 'page.eiyo.coach.points',
  talk: { closed: 'page.eiyo.talk.closed', rule: 'EIY-190' },
};

// Paikō's page, loaded when one of its tables is opened.
import type { GamePage } from '../../board/game_page.ts';
import Board from './Board.svelte';
import { brief } from './brief.ts';
import { keys, sounds } from './keys.ts';
import LogIcon from './LogIcon.svelte';
import Race from './Race.svelte';
import Thumb from './Thumb.svelte';

export const game: GamePage = {
  Board,
  Thumb,
  Race,
  LogIcon,
  brief,
  keys,
  sounds,
  oddsUnit: 200, // engine/games/paiko/bots/bot.h
  notTurns: ['paiko.event.picked', 'paiko.event.rewarded'],
};

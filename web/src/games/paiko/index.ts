// Paikō's page, loaded when one of its tables is opened.
import type { GamePage } from '../../board/game_page.ts';
import Board from './Board.svelte';
import { brief } from './brief.ts';
import { keys, sounds } from './keys.ts';
import { readEvents } from './log.ts';
import LogIcon from './LogIcon.svelte';
import { readPosition, turnOf } from './position.ts';
import Race from './Race.svelte';
import { notTurns, tally } from './tally.ts';
import { Speech } from './speech.ts';

export const game: GamePage = {
  Board,
  Race,
  LogIcon,
  brief,
  keys,
  sounds,
  oddsUnit: 200, // engine/games/paiko/bots/bot.h
  notTurns,
  // The choice of a hand covers the dock.
  menu: ({ view }) => (view.tableau ? readPosition(view.tableau).phase === 'setup' : false),
  turn: (tableau) => turnOf(readPosition(tableau)),
  losers: (entries) =>
    readEvents(entries).flatMap(({ kind, who }) => (kind === 'captured' ? [who] : [])),
  tally,
  standing: ({ view, seats, viewer }, words) => {
    const position = view.tableau && readPosition(view.tableau);
    if (position?.phase !== 'turn') return '';
    return `${new Speech(words, seats, viewer === 2 ? 2 : 1).score(position)}.`;
  },
};

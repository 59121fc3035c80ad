import type { GamePage } from '../../board/game_page.ts';
import Board from './Board.svelte';
import Thumb from './Thumb.svelte';

export const game: GamePage = { Board, Thumb, keys: [], sounds: [] };

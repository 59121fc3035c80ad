// Which games have a page, and how it is fetched.
import type { GamePage } from '../board/game_page.ts';

const rooms: Readonly<Record<string, () => Promise<{ game: GamePage }>>> = {
  paiko: () => import('../games/paiko/index.ts'),
};

export const gamesWithPage: readonly string[] = Object.keys(rooms);
export const hasPage = (game: string): boolean => game in rooms;

export async function gamePage(game: string): Promise<GamePage> {
  const room = rooms[game];
  if (!room) throw new Error(`no page for ${game}`);
  return (await room()).game;
}

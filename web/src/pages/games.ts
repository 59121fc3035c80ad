// Which games have a page, and how it is fetched: the table whole, small pictures by themselves.
import type { Component } from 'svelte';
import type { GamePage } from '../board/game_page.ts';
import type { Tableau } from '../engine/wire.ts';

interface Room {
  readonly page: () => Promise<{ game: GamePage }>;
  /** A kept table as a small picture. */
  readonly thumb: () => Promise<{ default: Component<{ tableau: Tableau }> }>;
  /** A piece and what it does, by the id of its card. */
  readonly piece?: () => Promise<{ default: Component<{ id: string }> }>;
}

const rooms: Readonly<Record<string, Room>> = {
  paiko: {
    page: () => import('../games/paiko/index.ts'),
    thumb: () => import('../games/paiko/Thumb.svelte'),
    piece: () => import('../games/paiko/Piece.svelte'),
  },
  eiyo: {
    page: () => import('../games/eiyo/index.ts'),
    thumb: () => import('../games/eiyo/Thumb.svelte'),
  },
};

export const gamesWithPage: readonly string[] = Object.keys(rooms);
export const hasPage = (game: string): boolean => game in rooms;

export async function gamePage(game: string): Promise<GamePage> {
  const room = rooms[game];
  if (!room) throw new Error(`no page for ${game}`);
  return (await room.page()).game;
}

/** Null where there is no such drawing, or it could not be fetched: pictures are never needed. */
export const gameThumb = (game: string): Promise<Component<{ tableau: Tableau }> | null> =>
  drawn(rooms[game]?.thumb);
export const gamePiece = (game: string): Promise<Component<{ id: string }> | null> =>
  drawn(rooms[game]?.piece);

async function drawn<Drawing>(
  fetched: (() => Promise<{ default: Drawing }>) | undefined,
): Promise<Drawing | null> {
  try {
    return (await fetched?.())?.default ?? null;
  } catch {
    return null;
  }
}

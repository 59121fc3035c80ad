// Which games have a page, and how it is fetched: the table whole, small pictures by themselves.
import type { Component } from 'svelte';
import type { GamePage, SetupProps } from '../board/game_page.ts';
import type { Card, Tableau } from '../engine/wire.ts';
import type { Words } from '../words/words.ts';

interface Room {
  readonly page: () => Promise<{ game: GamePage }>;
  /** A kept table as a small picture. */
  readonly thumb: () => Promise<{ default: Component<{ tableau: Tableau }> }>;
  /** A piece and what it does, by the id of its card. */
  readonly piece?: () => Promise<{ default: Component<{ id: string }> }>;
  /** The drawings of a first lesson, by number: `page.<game>.learn.<n>` says what each is about. */
  readonly lesson: () => Promise<{ default: Component<{ step: number }> }>;
  /** What a seat looks like in the set-up, where it is known by a form of its own. */
  readonly seat?: () => Promise<{ default: Component<{ seat: number }> }>;
  /** A set-up of its own, where a table has more to choose than seats and options. */
  readonly setup?: () => Promise<{ default: Component<SetupProps> }>;
  /** What was played here, counted: `/?duels=<game>`. */
  readonly duels?: () => Promise<{ default: Component<{ onclose: () => void }> }>;
  /** A kept table in a few words, where its game alone does not tell it from others. */
  readonly line?: () => Promise<{ lineOf: KeptLine }>;
}
export type KeptLine = (tableau: Tableau, words: Words, viewer: number) => string;

const rooms: Readonly<Record<string, Room>> = {
  paiko: {
    page: () => import('../games/paiko/index.ts'),
    thumb: () => import('../games/paiko/Thumb.svelte'),
    lesson: () => import('../games/paiko/Lesson.svelte'),
    piece: () => import('../games/paiko/Piece.svelte'),
    line: () => import('../games/paiko/line.ts'),
  },
  eiyo: {
    page: () => import('../games/eiyo/index.ts'),
    thumb: () => import('../games/eiyo/Thumb.svelte'),
    lesson: () => import('../games/eiyo/Lesson.svelte'),
  },
  samurai: {
    page: () => import('../games/samurai/index.ts'),
    thumb: () => import('../games/samurai/Thumb.svelte'),
    lesson: () => import('../games/samurai/Lesson.svelte'),
    setup: () => import('../games/samurai/setup/SetDuel.svelte'),
    duels: () => import('../games/samurai/stats/Duels.svelte'),
    line: () => import('../games/samurai/road/line.ts'),
  },
  susanoo: {
    page: () => import('../games/susanoo/index.ts'),
    thumb: () => import('../games/susanoo/Thumb.svelte'),
    lesson: () => import('../games/susanoo/Lesson.svelte'),
    seat: () => import('../games/susanoo/Seat.svelte'),
  },
};

/** What a browser of all cards is told. */
export interface CardsProps {
  readonly cards: readonly Card[];
  /** The card that is looked at; empty: none. */
  readonly open: string;
  readonly onlook: (id: string) => void;
}
const browsers: Readonly<Record<string, () => Promise<{ default: Component<CardsProps> }>>> = {
  susanoo: () => import('../games/susanoo/cards/Browser.svelte'),
};
export const hasCards = (game: string): boolean => game in browsers;
export async function gameCards(game: string): Promise<Component<CardsProps>> {
  const browser = browsers[game];
  if (!browser) throw new Error(`no cards of ${game}`);
  return (await browser()).default;
}

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

export const gameLesson = (game: string): Promise<Component<{ step: number }> | null> =>
  drawn(rooms[game]?.lesson);

export const hasSeat = (game: string): boolean => rooms[game]?.seat !== undefined;
export const gameSeat = (game: string): Promise<Component<{ seat: number }> | null> =>
  drawn(rooms[game]?.seat);
export const hasSetup = (game: string): boolean => rooms[game]?.setup !== undefined;
export const gameSetup = (game: string): Promise<Component<SetupProps> | null> =>
  drawn(rooms[game]?.setup);
export const hasDuels = (game: string): boolean => rooms[game]?.duels !== undefined;
export const gameDuels = (game: string): Promise<Component<{ onclose: () => void }> | null> =>
  drawn(rooms[game]?.duels);
export async function keptLine(game: string): Promise<KeptLine | null> {
  try {
    return (await rooms[game]?.line?.())?.lineOf ?? null;
  } catch {
    return null;
  }
}

async function drawn<Drawing>(
  fetched: (() => Promise<{ default: Drawing }>) | undefined,
): Promise<Drawing | null> {
  try {
    return (await fetched?.())?.default ?? null;
  } catch {
    return null;
  }
}

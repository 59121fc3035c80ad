// The four games as the pages around them know them: in the order of the doors. Everything in words is in page.json
// under `page.game.<id>`.
import { hasPage } from './games.ts';

export interface Room {
  readonly id: string;
  /** How it is opened where there is no page for it yet. */
  readonly command: string;
  readonly open: boolean;
}

export const rooms: readonly Room[] = ['paiko', 'eiyo', 'samurai', 'susanoo'].map((id) => ({
  id,
  command: `./run ${id}`,
  open: hasPage(id),
}));

export const isGame = (id: string): boolean => rooms.some((room) => room.id === id);

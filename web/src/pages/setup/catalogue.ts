// What the engine says of a game: its seats, levels and options. Asked once, when somebody wants to see the options; the
// module it fetches is the one that the table will need.
import { workers } from '../../engine/engine.ts';
import type { Card, Game, ViewMessage } from '../../engine/wire.ts';
import { seatsOf } from './sits.ts';

const asked = new Map<string, Promise<Game>>();

export function catalogue(game: string): Promise<Game> {
  const known = asked.get(game);
  if (known) return known;
  const made = ask(game);
  asked.set(game, made);
  made.catch(() => asked.delete(game));
  return made;
}

async function ask(game: string): Promise<Game> {
  const line = await workers.room(game);
  try {
    const found = (await line.room.games()).find((one) => one.game === game);
    if (!found) throw new Error(`the module does not know ${game}`);
    return found;
  } finally {
    line.close();
  }
}

/** Every card of a game, from the engine's own catalogue. */
export async function cardsOf(game: string): Promise<readonly Card[]> {
  const line = await workers.room(game);
  try {
    return await line.room.cards(game);
  } finally {
    line.close();
  }
}

/** Numbers that sentences about the rules name, at a usual table; none where the engine cannot be asked. */
export async function figuresOf(game: string): Promise<ViewMessage['figures']> {
  try {
    const line = await workers.room(game);
    try {
      const chairs = Array.from({ length: seatsOf(game, {}) }, () => 'random');
      const usual = { options: {}, start: '', practice: true, tags: {}, orders: 'usual' as const };
      await line.room.open({ game, ...usual, chairs, seed: 1n });
      return (await line.room.look(0, 0)).view.figures;
    } finally {
      line.close();
    }
  } catch {
    return {};
  }
}

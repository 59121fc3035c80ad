// What the engine says of a game: its seats, levels and options. Asked once, when somebody wants to see the options; the
// module it fetches is the one that the table will need.
import { workers } from '../../engine/engine.ts';
import type { Game } from '../../engine/wire.ts';

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

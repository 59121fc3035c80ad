// The engine as the rest of the page has it: a worker for one table, and one that thinks for everybody.
import { engineModule } from './modules.ts';
import { connect, type Line, type Port, type Remote } from './port.ts';
import type { Mind } from './mind.ts';
import type { Room } from './room.ts';

interface Started {
  start(module: WebAssembly.Module): void;
}

export interface RoomLine {
  readonly room: Remote<Room>;
  close(): void;
}
export interface MindLine {
  readonly mind: Remote<Mind>;
  close(): void;
}

/** What a table needs of the engine; tests give it without workers. */
export interface Engines {
  room(game: string): Promise<RoomLine>;
  mind(game: string): Promise<MindLine>;
}

async function started<Api extends object>(
  worker: Worker,
  game: string,
): Promise<Line<Api & Started>> {
  const line = connect<Api & Started>(worker as unknown as Port);
  worker.addEventListener('error', (event) =>
    line.close('engine_failed', event.message || 'the worker failed'),
  );
  await (line.ask as Remote<Started>).start(await engineModule(game));
  return line;
}

export const workers: Engines = {
  async room(game) {
    const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), {
      type: 'module',
      name: 'room',
    });
    const line = await started<Room>(worker, game);
    return {
      room: line.ask,
      close() {
        line.close('closed', 'the table was closed');
        worker.terminate();
      },
    };
  },
  async mind(game) {
    const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), {
      type: 'module',
      name: 'mind',
    });
    const line = await started<Mind>(worker, game);
    return {
      mind: line.ask,
      close() {
        line.close('closed', 'the table was closed');
        worker.terminate();
      },
    };
  },
};

// Positions and moments of records that no open table has.
import { workers, type MindLine, type RoomLine } from '../engine/engine.ts';
import type { Card, FairnessMessage, KeptStateMessage, Viewer } from '../engine/wire.ts';
import { judged } from './hint.ts';
import type { Judgement, Moment } from './table.ts';

async function once<Value>(game: string, ask: (line: RoomLine) => Promise<Value>): Promise<Value> {
  const line = await workers.room(game);
  try {
    return await ask(line);
  } finally {
    line.close();
  }
}

export const positionAt = (game: string, record: string, ply: number): Promise<string> =>
  once(game, ({ room }) => room.position(record, ply));

/** Draws again what chance gave, and compares. Code: no_key. */
export const verified = (game: string, record: string): Promise<FairnessMessage> =>
  once(game, ({ room }) => room.verify(record));

/** The game of a record, text or JSON, as its head says; empty: it is no record. */
export const gameOf = (record: string): string =>
  (/^\[Game "([a-z_]+)"\]$/m.exec(record) ?? /"game"\s*:\s*"([a-z_]+)"/.exec(record))?.[1] ?? '';

/** A record to go through. It keeps its worker until it is closed. */
export interface Reel {
  readonly head: KeptStateMessage;
  /** Whose game it is: the one person who sat there, else nobody's; of a game with secrets then the first seat's. */
  readonly viewer: Viewer;
  at(ply: number, viewer: Viewer): Promise<Moment>;
  judge(ply: number): Promise<Judgement | null>;
  cards(): Promise<readonly Card[]>;
  close(): void;
}

export async function openReel(game: string, record: string): Promise<Reel> {
  const line = await workers.room(game);
  try {
    const [head, games] = await Promise.all([line.room.keptState(record), line.room.games()]);
    const people = head.chairs.filter(({ who }) => who === 'person');
    const secrets = games.some((one) => one.game === game && one.secrets);
    const only = people.length === 1 ? people[0]?.seat : undefined;
    let mind: Promise<MindLine> | null = null;
    let thoughts = 0;
    return {
      head,
      viewer: only ?? (secrets ? 1 : 0),
      async judge(ply) {
        mind ??= workers.mind(game);
        const question = await line.room.questionAt(ply, record);
        return judged((await mind).mind, question, (thoughts += 1));
      },
      cards: () => line.room.cards(game),
      at: (ply, viewer) => line.room.replay(record, ply, viewer),
      close() {
        line.close();
        void mind?.then((thinker) => thinker.close());
      },
    };
  } catch (error) {
    line.close();
    throw error;
  }
}

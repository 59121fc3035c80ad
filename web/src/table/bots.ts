// Asking bots: one question at a time, given up when the table moves on without the answer.
import type { Mind } from '../engine/mind.ts';
import { Refused, type Remote } from '../engine/port.ts';
import type { BotQuestion } from '../engine/room.ts';
import type { DueMessage, Seat } from '../engine/wire.ts';

export interface Bots {
  /** The bot's move; null: it was asked already, or given up. `moment` tells two questions of one decision apart. */
  ask(due: DueMessage, moment: number): Promise<string | null>;
  giveUp(): void;
}

export interface BotGround {
  question(seat: Seat): Promise<BotQuestion>;
  mind(): Promise<Remote<Mind>>;
  /** A bot takes at least so long. */
  pause(aside: boolean): Promise<void> | undefined;
  /** A number that no other thought has. */
  thought(): number;
}

export function makeBots({ question, mind, pause, thought }: BotGround): Bots {
  let asked: { readonly name: string; readonly thought: number } | null = null;
  return {
    async ask({ seat, decision, bot, seed, aside, steady }, moment) {
      const name = `${seat} ${decision} ${aside} ${moment}`;
      if (asked?.name === name) return null;
      const mine = (asked = { name, thought: thought() });
      const think = async (): Promise<string> => {
        const asking = {
          ...(await question(seat)),
          thought: mine.thought,
          bot,
          seed,
          aside,
          steady,
        };
        return (await (await mind()).think(asking)).move;
      };
      try {
        const [move] = await Promise.all([think(), pause(aside)]);
        return asked === mine ? move : null;
      } catch (error) {
        if (error instanceof Refused && error.code === 'given_up') return null;
        throw error;
      } finally {
        if (asked === mine) asked = null;
      }
    },
    giveUp() {
      const open = asked;
      asked = null;
      if (!open) return;
      void mind()
        .then((thinker) => thinker.giveUp(open.thought))
        .catch(() => undefined);
    },
  };
}

// Asking bots: one question at a time, given up when the table moves on without the answer.
import type { Mind } from '../engine/mind.ts';
import { Refused, type Remote } from '../engine/port.ts';
import type { BotMoment } from '../engine/room.ts';
import type { DueMessage, Seat } from '../engine/wire.ts';

export interface Bots {
  /** The bot's move; null: it was asked already, or given up. `moment` tells two questions of one decision apart. */
  ask(due: DueMessage, moment: number): Promise<string | null>;
  giveUp(): void;
}

export interface BotGround {
  question(seat: Seat): Promise<BotMoment>;
  mind(): Promise<Remote<Mind>>;
  /** A bot takes at least so long, in milliseconds. */
  pace(): number;
  wait(milliseconds: number): Promise<void>;
  /** How many at this table think for a time. */
  masters(): number;
  /** A number that no other thought has. */
  thought(): number;
}

/** Of its pace, in a window of another's. */
const IN_WINDOW = 0.2;

/** In a window all masters share the time that one of them has elsewhere. */
function shared(bot: string, masters: number): string {
  const seconds = /^master:time=([\d.]+)$/.exec(bot)?.[1];
  return seconds ? `master:time=${(Number(seconds) / Math.max(1, masters)).toFixed(3)}` : bot;
}

export function makeBots({ question, mind, pace, wait, masters, thought }: BotGround): Bots {
  /** Nobody waits for a pass, unless people could learn from that: then the pace is the same whatever a bot does. */
  const least = (others: boolean, steady: boolean): number =>
    others ? (steady ? pace() * IN_WINDOW : 0) : pace();
  let asked: { readonly name: string; readonly thought: number } | null = null;
  return {
    async ask({ seat, decision, bot, seed, aside, steady }, moment) {
      const name = `${seat} ${decision} ${aside} ${moment}`;
      if (asked?.name === name) return null;
      const mine = (asked = { name, thought: thought() });
      try {
        const { window, pass, ...view } = await question(seat);
        const asking = {
          ...view,
          thought: mine.thought,
          bot: window ? shared(bot, masters()) : bot,
          seed,
          aside,
          steady,
        };
        const think = async (): Promise<string> => (await (await mind()).think(asking)).move;
        const [move] = await Promise.all([think(), wait(aside ? 0 : least(pass !== '', steady))]);
        if (pass !== '' && move !== pass && !steady && !aside) await wait(pace());
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

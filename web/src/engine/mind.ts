// What the second worker answers: bots and the coach think here, from the text of a view and from nothing else, in slices,
// so that several may think at once and a thought can be given up.
import type { Engine, SeatView, Thinker } from '@engawa/engawa.mjs';
import { Refused } from './port.ts';
import type { BotQuestion } from './room.ts';
import type { ThoughtMessage, Weighed } from './wire.ts';

/** About so long at a time, in milliseconds. */
const SLICE = 12;
/** Of its time, before it may be sure. */
const AT_LEAST = 0.1;

export interface ThinkQuestion extends BotQuestion {
  /** The number by which it can be given up. */
  readonly thought: number;
  readonly bot: string;
  /** 64 bits as text. */
  readonly seed: string;
  /** It may act but is not awaited. */
  readonly aside?: boolean;
  /** People could learn from the time it takes: it takes all of it, sure or not. */
  readonly steady?: boolean;
}

export interface Thought extends ThoughtMessage {
  /** Its text; empty: it declines to act aside. */
  readonly move: string;
}

/** Lets waiting messages in. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export function makeMind(engine: Engine, now: () => number = () => performance.now()) {
  const given = new Set<number>();

  async function run(thinker: Thinker, { thought, steady }: ThinkQuestion): Promise<void> {
    const { budget, milliseconds } = thinker;
    const begun = now();
    let spent = 0;
    const enough = () => {
      const gone = (now() - begun) / milliseconds;
      return gone >= 1 || (!steady && gone > AT_LEAST && thinker.settled(spent * (1 / gone - 1)));
    };
    let nodes = 64;
    for (let done = false; !done; ) {
      const before = now();
      const room = milliseconds > 0 ? nodes : Math.min(nodes, budget - spent);
      if (room <= 0) return;
      done = thinker.run(room);
      spent += room;
      const took = now() - before;
      if (took < SLICE / 2) nodes *= 2;
      else if (took > SLICE * 2 && nodes > 16) nodes = Math.floor(nodes / 2);
      if (milliseconds > 0 && enough()) return;
      await breath();
      if (given.has(thought)) throw new Refused('given_up', 'the thought was given up');
    }
  }

  return {
    async think(question: ThinkQuestion): Promise<Thought> {
      const seat: SeatView = engine.readView(question);
      try {
        if (question.aside) {
          const move = seat.aside(question.bot, BigInt(question.seed)) ?? '';
          return { move, nodes: 0, depth: 0, score: 0, line: [], others: [] };
        }
        const thinker = seat.think(question.bot, BigInt(question.seed));
        try {
          await run(thinker, question);
          return { ...thinker.thought, move: thinker.best };
        } finally {
          thinker.dispose();
        }
      } finally {
        given.delete(question.thought);
        seat.dispose();
      }
    },
    giveUp(thought: number): void {
      given.add(thought);
    },
    /** What games of a quick bot have shown; empty where the game's bots judge otherwise. */
    weigh(question: BotQuestion): readonly Weighed[] {
      const seat = engine.readView(question);
      try {
        return seat.weigh(1n);
      } finally {
        seat.dispose();
      }
    },
  };
}

export type Mind = ReturnType<typeof makeMind>;

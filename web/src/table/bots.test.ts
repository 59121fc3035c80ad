// How long a bot takes: nobody waits for a pass in somebody else's window, masters share their time there, and where people
// could learn from the pace it is always the same.
import { expect, it } from 'vitest';
import type { ThinkQuestion } from '../engine/mind.ts';
import type { BotMoment } from '../engine/room.ts';
import type { DueMessage } from '../engine/wire.ts';
import { makeBots, type BotGround } from './bots.ts';

const PACE = 450;
const OTHERS = { window: true, pass: 'pass' };
const OWN = { window: true, pass: '' };
const NO_WINDOW = { window: false, pass: '' };

interface Asked {
  readonly waited: number;
  readonly bot: string;
}
async function asked(
  moment: Pick<BotMoment, 'window' | 'pass'>,
  move: string,
  { steady = false, bot = 'master:time=1' } = {},
): Promise<Asked> {
  let waited = 0;
  let level = '';
  const bots = makeBots({
    question: () =>
      Promise.resolve({ game: 'susanoo', options: {}, viewer: 2, view: '', ...moment }),
    mind: () =>
      Promise.resolve({
        think: (question: ThinkQuestion) => {
          level = question.bot;
          return Promise.resolve({ move });
        },
      } as unknown as Awaited<ReturnType<BotGround['mind']>>),
    pace: () => PACE,
    wait: (milliseconds) => {
      waited += milliseconds;
      return Promise.resolve();
    },
    masters: () => 4,
    thought: () => 1,
  });
  const due = { seat: 2, decision: 1, bot, seed: '1', aside: false, steady } as DueMessage;
  expect(await bots.ask(due, 0)).toBe(move);
  return { waited, bot: level };
}

it('lets nobody wait for a pass in another’s window, and shows a card in its time', async () => {
  expect((await asked(OTHERS, 'pass')).waited).toBe(0);
  expect((await asked(OTHERS, 'play:EV21')).waited).toBe(PACE);
});

it('takes its own turn in its time, passing or not', async () => {
  expect((await asked(OWN, 'pass')).waited).toBe(PACE);
  expect((await asked(NO_WINDOW, 'yes')).waited).toBe(PACE);
});

it('takes equally long for everything where people could learn from it', async () => {
  const pass = await asked(OTHERS, 'pass', { steady: true });
  const act = await asked(OTHERS, 'play:EV21', { steady: true });
  expect(pass.waited).toBe(act.waited);
});

it('shares one time between all masters in a window, and in no other moment', async () => {
  expect((await asked(OTHERS, 'pass')).bot).toBe('master:time=0.250');
  expect((await asked(OWN, 'pass')).bot).toBe('master:time=0.250');
  expect((await asked(NO_WINDOW, 'yes')).bot).toBe('master:time=1');
  expect((await asked(OTHERS, 'pass', { bot: 'adept' })).bot).toBe('adept');
  expect((await asked(OTHERS, 'pass', { bot: 'master:nodes=80' })).bot).toBe('master:nodes=80');
});

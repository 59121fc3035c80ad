// What the coach proposes, from the player's own view: games of a quick bot where the game has them, else a search.
import type { Mind } from '../engine/mind.ts';
import type { Remote } from '../engine/port.ts';
import type { BotQuestion } from '../engine/room.ts';
import type { Choice, Hint, HintMove, Judgement } from './table.ts';

const SEED = '1'; // the same at every table: a position has one hint

export async function askHint(
  mind: Remote<Mind>,
  question: BotQuestion,
  choices: readonly Choice[],
  thought: number,
  seconds = 1,
): Promise<Hint> {
  const byText = new Map(choices.map((choice) => [choice.text, choice]));
  const weighed = await mind.weigh(question);
  if (weighed.length > 0) {
    const moves = weighed.flatMap(({ move, share }): HintMove[] => {
      const choice = byText.get(move);
      return choice ? [{ choice, value: share }] : [];
    });
    const games = weighed.reduce((sum, one) => sum + one.games, 0);
    return {
      moves,
      measure: 'games',
      chance: (weighed[0]?.share ?? 0) / 1000,
      nodes: games,
      depth: 0,
      line: [],
    };
  }
  const said = await mind.think({
    ...question,
    thought,
    bot: `master:time=${seconds}`,
    seed: SEED,
  });
  const best = byText.get(said.move);
  return {
    moves: best ? [{ choice: best, value: said.score }] : [],
    measure: 'search',
    chance: null,
    nodes: said.nodes,
    depth: said.depth,
    line: said.line,
  };
}

/** Quick: a graph has one for each move of the game. */
const LOOK = 'master:nodes=1500';

export async function judged(
  mind: Remote<Mind>,
  question: BotQuestion | null,
  thought: number,
): Promise<Judgement | null> {
  if (!question) return null;
  const { score } = await mind.think({ ...question, thought, bot: LOOK, seed: SEED });
  return { seat: question.viewer, score };
}

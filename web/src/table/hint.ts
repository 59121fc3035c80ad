// What the coach proposes, from the player's own view: games of a quick bot where the game has them, else a search.
import type { Mind } from '../engine/mind.ts';
import type { Remote } from '../engine/port.ts';
import type { BotQuestion, Room } from '../engine/room.ts';
import type { LogEntry, Viewer } from '../engine/wire.ts';
import type { Choice, Hint, HintMove, Judgement } from './table.ts';

const SEED = '1'; // the same at every table: a position has one hint

/** At most so many moves are told ahead: the further, the less they mean. */
const AHEAD = 4;

/** The line played on behind the record, in a replay and not at the table: the engine's events of it, without the first move's. */
async function expectedOf(
  room: Remote<Room>,
  viewer: Viewer,
  plies: number,
  line: readonly string[],
): Promise<readonly LogEntry[]> {
  if (line.length < 2) return [];
  try {
    const record = await room.record(); // refused while secrets run
    const { log } = await room.replay(
      [record.replace(/\n?$/, '\n'), ...line.slice(0, 1 + AHEAD).map((text) => `${text}\n`)].join(
        '',
      ),
      -1,
      viewer,
    );
    const since = log.findLastIndex(({ kind }) => kind === 'undone');
    return log.slice(since + 1).filter(({ kind, ply }) => kind === 'event' && ply > plies);
  } catch {
    return [];
  }
}

export async function askHint(
  room: Remote<Room>,
  plies: number,
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
      expected: [],
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
    expected: await expectedOf(room, question.viewer, plies, said.line),
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

// What the coach proposes, from the player's own view: games of a quick bot where the game has them, else a search.
import type { Mind } from '../engine/mind.ts';
import type { Remote } from '../engine/port.ts';
import type { BotQuestion, Room } from '../engine/room.ts';
import type { LogEntry, Viewer, Weighed } from '../engine/wire.ts';
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

/** So many moves are compared with the best one, and this much of the coach's time goes to each of them. */
const OTHERS = 3;
const SHARE = 0.1;

/** What the coach is asked about: one viewer's decision. */
export interface Asked {
  readonly room: Remote<Room>;
  readonly mind: Remote<Mind>;
  readonly question: BotQuestion;
  readonly choices: readonly Choice[];
  /** Moves that stand. */
  readonly plies: number;
  /** A number that no other thought has. */
  readonly thought: () => number;
  readonly seconds?: number | undefined;
}

async function toldOf(
  { room, question: { viewer }, plies }: Asked,
  text: string,
): Promise<readonly LogEntry[]> {
  const { events } = await room.foresee(viewer, [text]);
  return events.map((phrase, sequence) => ({
    sequence,
    ply: plies,
    kind: 'event',
    seat: viewer,
    phrase,
  }));
}

/** What moves touch that differ in a number alone, such as a facing, is the same. */
const gist = ({ verb, parts }: Choice): string =>
  [verb, ...parts.flatMap((part) => ('ref' in part ? [part.ref] : []))].join(' ');

/** What the viewer can expect behind that move, by a search from there; null: the game would be over, or has secrets. */
async function behind(
  asked: Asked,
  record: string,
  text: string,
  seconds: number,
): Promise<number | null> {
  const { room, mind, question, thought } = asked;
  const next = await room.questionAt(-1, `${record.replace(/\n?$/, '\n')}${text}\n`);
  if (!next) return null;
  const bot = `master:time=${seconds.toFixed(3)}`;
  const { score } = await mind.think({ ...next, thought: thought(), bot, seed: SEED });
  return next.viewer === question.viewer ? score : -score;
}

/** Other moves than the best one, each looked at by itself. A short look does not overrule the long one: none is better. */
async function compared(
  asked: Asked,
  best: Choice,
  most: number,
  texts: readonly string[],
): Promise<HintMove[]> {
  const { room, choices, seconds = 1 } = asked;
  const seen = new Set([gist(best)]);
  const others = texts
    .flatMap((text) => choices.find((choice) => choice.text === text) ?? [])
    .filter((choice) => !seen.has(gist(choice)) && seen.add(gist(choice)))
    .slice(0, OTHERS);
  const moves: HintMove[] = [];
  try {
    const record = await room.record(); // refused while secrets run
    for (const choice of others) {
      const value = await behind(asked, record, choice.text, seconds * SHARE);
      if (value === null) continue;
      moves.push({ choice, value: Math.min(most, value), told: await toldOf(asked, choice.text) });
    }
  } catch {
    return moves;
  }
  return moves.sort((a, b) => b.value - a.value);
}

/** Games tell of every move alike: a list of this length. */
const LISTED = 6;

async function byGames(asked: Asked, weighed: readonly Weighed[]): Promise<Hint> {
  const known = weighed.flatMap(({ move, share, error, points }) => {
    const choice = asked.choices.find(({ text }) => text === move);
    return choice ? [{ choice, value: share, games: { error, points } }] : [];
  });
  const moves: HintMove[] = [];
  for (const one of known.slice(0, LISTED))
    moves.push({ ...one, told: await toldOf(asked, one.choice.text) });
  return {
    moves,
    worse: known.length - moves.length,
    measure: 'games',
    chance: (weighed[0]?.share ?? 0) / 1000,
    nodes: weighed.reduce((sum, one) => sum + one.games, 0),
    depth: 0,
    expected: [],
  };
}

export async function askHint(asked: Asked): Promise<Hint> {
  const { room, mind, question, choices, plies, thought, seconds = 1 } = asked;
  const weighed = await mind.weigh(question);
  if (weighed.length > 0) return byGames(asked, weighed);
  const bot = `master:time=${(seconds * (1 - OTHERS * SHARE)).toFixed(3)}`;
  const said = await mind.think({ ...question, thought: thought(), bot, seed: SEED });
  const choice = choices.find(({ text }) => text === said.move);
  const best = choice && { choice, value: said.score, told: await toldOf(asked, choice.text) };
  return {
    moves: best ? [best, ...(await compared(asked, best.choice, best.value, said.others))] : [],
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

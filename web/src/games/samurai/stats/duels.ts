// What a table says of its duels, as lines of the ledger; and sums over them.
import { count, fact, place } from '../../../board/tableau.ts';
import type { TableState } from '../../../table/table.ts';
import type { DuelLine } from './ledger.ts';

/** A module is in the game where its place is on the table. */
const MODULES = ['blood', 'bushido', 'gisei', 'armour'] as const;

/** Duels that are decided. None for practice, and none where a bot plays. */
export function duelsOf(state: TableState, now: number): readonly DuelLine[] {
  const { tableau, chronicle } = state.view;
  const counted = !state.practice && state.viewer > 0 && state.game === 'samurai';
  if (!counted || !tableau || !chronicle) return [];
  const options = Object.fromEntries(
    Object.entries(state.view.options).map(([name, value]) => [name, String(value)]),
  );
  const thing = (id: string): string => place(tableau, id)?.things[0]?.id ?? '';
  const borrowed = fact(place(tableau, 'weapon')?.facts ?? [], 'borrowed') === 1;
  const mode = options['mode'] ?? 'duel';
  const way =
    mode === 'campaign' || mode === 'clan' ? mode : options['three'] === 'on' ? 'three' : 'duel';
  return chronicle.places.flatMap(({ id, facts }): DuelLine[] => {
    const number = /^duel\.(\d+)$/.exec(id)?.[1];
    const won = fact(facts, 'won') === 1;
    if (number === undefined || (!won && fact(facts, 'lost') !== 1)) return [];
    const foe =
      way === 'campaign' ? thing(`stage.${number}`) : way === 'duel' ? thing('foe.1') : '';
    return [
      {
        id: `${state.id}.${number}`,
        table: state.id,
        ended: now,
        way,
        opponent: foe,
        weapon: options['weapon'] ?? (borrowed ? '' : thing('weapon')),
        surrounding: thing('surrounding'),
        weather: options['weather'] ?? '',
        difficulty: thing('difficulty'),
        modules: MODULES.filter((name) => place(tableau, name) !== undefined),
        won,
        rounds: count(facts, 'rounds'),
        dealt: count(facts, 'damage_dealt'),
        taken: count(facts, 'damage_taken'),
        wounds: count(facts, 'wounds_suffered'),
      },
    ];
  });
}

export interface Sum {
  readonly id: string;
  readonly fought: number;
  readonly won: number;
  readonly rounds: number;
}

/** By whatever a line has of it, most fought first; a line may count under several. */
export function sumsBy(
  lines: readonly DuelLine[],
  of: (line: DuelLine) => readonly string[],
): readonly Sum[] {
  const sums = new Map<string, { fought: number; won: number; rounds: number }>();
  for (const line of lines)
    for (const id of of(line)) {
      const sum = sums.get(id) ?? { fought: 0, won: 0, rounds: 0 };
      sum.fought += 1;
      sum.won += line.won ? 1 : 0;
      sum.rounds += line.rounds;
      sums.set(id, sum);
    }
  return [...sums]
    .map(([id, sum]) => ({ id, ...sum }))
    .sort((a, b) => b.fought - a.fought || (a.id < b.id ? -1 : 1));
}

/** As a file: what was exported can be brought to another device. */
export const exported = (lines: readonly DuelLine[]): string =>
  JSON.stringify({ format: 'engawa-samurai-duels-1', duels: lines }, null, 2);

export function imported(text: string): readonly DuelLine[] | null {
  try {
    const read = JSON.parse(text) as { format?: unknown; duels?: unknown };
    if (read.format !== 'engawa-samurai-duels-1' || !Array.isArray(read.duels)) return null;
    return read.duels.every(isLine) ? (read.duels as DuelLine[]) : null;
  } catch {
    return null;
  }
}
const TEXTS = ['id', 'table', 'way', 'opponent', 'weapon', 'surrounding', 'weather', 'difficulty'];
const NUMBERS = ['ended', 'rounds', 'dealt', 'taken', 'wounds'];
function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof line[name] === 'string') &&
    NUMBERS.every((name) => typeof line[name] === 'number') &&
    typeof line['won'] === 'boolean' &&
    Array.isArray(line['modules'])
  );
}

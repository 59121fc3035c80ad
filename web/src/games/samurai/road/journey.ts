// The road of a campaign, or the line of a clan, as the engine tells it: the tableau has foes and standing, the chronicle what
// happened on the way. Nothing is worked out here.
import { count, fact, listed, place } from '../../../board/tableau.ts';
import type { Facts, Tableau, ViewMessage } from '../../../engine/wire.ts';

export interface Suffered {
  readonly card: string;
  readonly level: number;
}
export interface Met {
  readonly card: string;
  /** What was rolled for it; null: nothing was. */
  readonly roll: number | null;
}
export type Standing = 'later' | 'now' | 'won' | 'lost';

export interface Stop {
  readonly number: number;
  readonly foe: string;
  readonly life: number;
  readonly ki: number;
  readonly standing: Standing;
  readonly rounds: number;
  readonly dealt: number;
  readonly taken: number;
  readonly wounds: readonly Suffered[];
  readonly armourGone: boolean;
  /** Special Action cards and virtues won. */
  readonly won: readonly string[];
  readonly events: readonly Met[];
  readonly forgotten: readonly string[];
}

export interface Journey {
  readonly stops: readonly Stop[];
  readonly duelsWon: number;
  readonly over: boolean;
  readonly won: boolean;
  readonly life: readonly [number, number];
  readonly ki: readonly [number, number];
  readonly armour: readonly [number, number] | null;
  readonly die: number;
  readonly pawn: readonly [number, number];
  readonly virtue: string | null;
  readonly deck: number;
  readonly deckWon: number;
  readonly reserve: readonly string[];
  readonly weapon: string;
  /** What a won duel gives. */
  readonly rest: { readonly life: number; readonly ki: number; readonly special: number };
  /** Events that may come. */
  readonly events: readonly string[];
  /** What events have set for the next duel: a weapon, Ki, a storm, armour (1 you, 2 the foe). */
  readonly next: {
    readonly weapon: string | null;
    readonly ki: number;
    readonly weather: boolean;
    readonly yoroi: number;
  };
  readonly rounds: number;
  readonly dealt: number;
  readonly taken: number;
}

const STANDINGS: readonly Standing[] = ['later', 'now', 'won', 'lost'];
const none: Facts = [];
const factsOf = (tableau: Tableau, id: string): Facts => place(tableau, id)?.facts ?? none;
const idsOf = (tableau: Tableau, id: string): string[] =>
  (place(tableau, id)?.things ?? []).map((thing) => thing.id);

function stopOf(tableau: Tableau, chronicle: Tableau, number: number): Stop {
  const stage = factsOf(tableau, `stage.${number}`);
  const duel = factsOf(chronicle, `duel.${number}`);
  return {
    number,
    foe: idsOf(tableau, `stage.${number}`)[0] ?? '',
    life: count(stage, 'life'),
    ki: count(stage, 'ki'),
    standing: STANDINGS[count(stage, 'stop')] ?? 'later',
    rounds: count(duel, 'rounds'),
    dealt: count(duel, 'damage_dealt'),
    taken: count(duel, 'damage_taken'),
    wounds: (place(chronicle, `suffered.${number}`)?.things ?? []).flatMap(({ id, facts }) =>
      listed(facts, 'level').map((level) => ({ card: id, level })),
    ),
    armourGone: count(duel, 'armour_gone') === 1,
    won: idsOf(chronicle, `won.${number}`),
    events: (place(chronicle, `events.${number}`)?.things ?? []).map(({ id, facts }) => ({
      card: id,
      roll: fact(facts, 'roll') ?? null,
    })),
    forgotten: idsOf(chronicle, `forgotten.${number}`),
  };
}

const pairOf = (tableau: Tableau, id: string): readonly [number, number] => [
  count(factsOf(tableau, id), 'count'),
  count(factsOf(tableau, id), 'most'),
];

export function readJourney(view: Pick<ViewMessage, 'tableau' | 'chronicle'>): Journey | null {
  const { tableau, chronicle = { places: [], facts: [] } } = view;
  const stages = tableau ? count(tableau.facts, 'stages') : 0;
  if (!tableau || !place(tableau, 'stage.1')) return null;
  const [rest, next, sum] = [
    factsOf(tableau, 'rest'),
    factsOf(tableau, 'next'),
    factsOf(chronicle, 'sum'),
  ];
  const bushido = factsOf(tableau, 'bushido');
  const armour = factsOf(tableau, 'armour');
  return {
    stops: Array.from({ length: stages }, (_, i) => stopOf(tableau, chronicle, i + 1)),
    duelsWon: count(tableau.facts, 'duels_won'),
    over: fact(tableau.facts, 'over') !== undefined,
    won: count(tableau.facts, 'won') === 1,
    life: pairOf(tableau, 'life'),
    ki: pairOf(tableau, 'ki'),
    armour: fact(armour, 'wearer') === 0 ? pairOf(tableau, 'armour') : null,
    die: count(factsOf(tableau, 'die'), 'level'),
    pawn: [count(bushido, 'pawn'), count(bushido, 'kanji')],
    virtue: idsOf(tableau, 'bushido')[0] ?? null,
    deck: count(tableau.facts, 'deck'),
    deckWon: count(tableau.facts, 'deck_won'),
    reserve: idsOf(tableau, 'reserve'),
    weapon: idsOf(tableau, 'weapon')[0] ?? '',
    rest: { life: count(rest, 'life'), ki: count(rest, 'ki'), special: count(rest, 'special') },
    events: idsOf(tableau, 'events'),
    next: {
      weapon: idsOf(tableau, 'next')[0] ?? null,
      ki: count(next, 'ki'),
      weather: count(next, 'weather') === 1,
      yoroi: count(next, 'yoroi'),
    },
    rounds: count(sum, 'rounds'),
    dealt: count(sum, 'damage_dealt'),
    taken: count(sum, 'damage_taken'),
  };
}

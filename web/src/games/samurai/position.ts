// The tableau of Way of the Samurai as the drawings need it: fighters, gauges with what they meet, cards, the world around.
// Nothing is worked out here that the engine has not said.
import { count, fact, listed, place } from '../../board/tableau.ts';
import type { Facts, Place, Tableau, ViewMessage } from '../../engine/wire.ts';
import { GAUGES, readSlip, type Gauge, type Slip } from './cards.ts';

export const POINTS = [
  'redraw', 'exchange', 'prepare', 'target', 'place', 'reward', 'keep', 'virtue', 'strike', 'die', 'price', 'guard', 'end', 'spoils',
  'forget', 'road',
] as const; // prettier-ignore
export type Point = (typeof POINTS)[number];
const ENDS = ['foes_dead', 'life', 'beheaded', 'cliff', 'blood_empty', 'round_limit'] as const;
export type Ending = (typeof ENDS)[number];
const MODES = ['duel', 'campaign', 'clan'] as const;

export interface Level {
  readonly count: number;
  readonly most: number;
}
export interface GaugeView extends Level {
  readonly id: Gauge;
  readonly ref: string;
  readonly value: number;
  readonly cap: number | null;
  /** Not with this weapon. */
  readonly asleep: boolean;
  /** What each card that may come asks for, ascending. */
  readonly asks: readonly number[];
  /** What the turned card asks for. */
  readonly turned: number | null;
  readonly damage: number;
  /** How far Technique has risen in this attack, and how far it should for the chain. */
  readonly rise: { readonly by: number; readonly asked: number } | null;
}
export interface Foe {
  readonly n: number;
  readonly ref: string;
  /** His card; in the clan the disciple. */
  readonly id: string;
  /** The opponent whose ability he has. */
  readonly ability: string;
  readonly life: Level;
  readonly ki: Level;
  readonly dead: boolean;
  readonly attacked: boolean;
  /** 1: his counterattack is now, 2: the next one. */
  readonly answers: number;
  readonly armour: Level | null;
  /** Of a card with two sides: 0 A, 1 B. */
  readonly side: number | null;
}
export interface Wound {
  readonly card: string;
  readonly level: number;
  /** An Injury card of an earlier round is a scar. */
  readonly counts: boolean;
}
export interface Attack {
  readonly slips: readonly Slip[];
  readonly slots: number;
  readonly now: boolean;
  readonly icon: number;
  readonly combo: boolean;
}
/** A card of the foe's: what is printed, and what counts against you now. */
export interface FoeCard {
  readonly id: string;
  readonly block: number;
  readonly dodge: number;
  readonly level: number;
  readonly printed: { readonly block: number; readonly dodge: number; readonly level: number };
  readonly damage: number;
  readonly wound: number;
  readonly kiMark: boolean;
  readonly paid: boolean;
}
export interface Face {
  readonly n: number;
  readonly facts: Facts;
  /** 1 good for you, -1 bad, 0 nothing. */
  readonly good: number;
}
export interface Surrounding {
  readonly id: string;
  readonly atGuard: boolean;
  readonly perDuel: boolean;
  readonly used: boolean;
  readonly faces: readonly Face[];
}
export interface Kept {
  readonly id: string;
  readonly level: number;
}
export interface Stage {
  readonly n: number;
  readonly id: string;
  /** The opponent whose ability he has. */
  readonly ability: string;
  readonly life: number;
  readonly ki: number;
  /** 0 to come, 1 here or next, 2 won, 3 lost. */
  readonly stop: number;
}
export interface Position {
  readonly mode: (typeof MODES)[number];
  readonly point: Point | null;
  /** Free actions may be taken. */
  readonly open: boolean;
  readonly over: Ending | null;
  readonly won: boolean;
  readonly stage: number;
  readonly stages: readonly Stage[];
  readonly duelsWon: number;
  readonly round: number;
  readonly attack: number;
  readonly slot: number;
  readonly lastSlot: boolean;
  readonly turnsDefence: boolean;
  readonly forget: number;
  readonly redraws: number;
  readonly giseisLeft: number;
  readonly missed: boolean;
  readonly life: Level;
  readonly ki: Level;
  readonly die: {
    readonly level: number;
    readonly damage: number;
    readonly wound: number;
    readonly hit: number;
    readonly ladder: readonly { readonly damage: number; readonly wound: number }[];
  };
  readonly armour: (Level & { readonly wearer: number; readonly breaksOn: number }) | null;
  readonly weapon: { readonly id: string; readonly borrowed: boolean };
  readonly gauges: readonly GaugeView[];
  readonly foes: readonly Foe[];
  /** Whom the strike concerns, and who answers first. */
  readonly target: number;
  readonly answering: number;
  readonly hand: readonly Slip[];
  readonly reserve: readonly Slip[];
  readonly looked: readonly Slip[];
  readonly bag: readonly Slip[];
  readonly discard: readonly Slip[];
  readonly specials: readonly Slip[];
  readonly attacks: readonly Attack[];
  readonly defence: FoeCard | null;
  readonly defenceBag: readonly FoeCard[];
  readonly counter: readonly FoeCard[];
  readonly counterBag: readonly FoeCard[];
  readonly known: FoeCard | null;
  readonly surrounding: Surrounding | null;
  readonly weather: string | null;
  readonly difficulty: string;
  readonly bushido: {
    readonly pawn: number;
    readonly kanji: number;
    readonly spent: boolean;
    readonly virtue: {
      readonly id: string;
      readonly left: number;
      readonly ki: number;
      /** Which gauge its credit pays into. */
      readonly credits: Gauge | null;
    } | null;
  } | null;
  readonly virtues: readonly string[];
  readonly gisei: { readonly guards: readonly number[]; readonly price: number } | null;
  readonly blood: { readonly kept: readonly Kept[]; readonly left: number } | null;
  /** One versus three: by the face of the die who answers, the dead among them. */
  readonly answers: readonly {
    readonly foes: readonly number[];
    readonly dead: readonly number[];
  }[];
  readonly rolled: number;
  readonly exploited: number;
  readonly wounds: { readonly you: readonly Wound[]; readonly foes: readonly (readonly Wound[])[] };
  readonly lastStrike: Facts;
  readonly lastAnswer: { readonly id: string; readonly facts: Facts } | null;
  readonly tally: Facts;
}

const level = (facts: Facts, name: string): Level => ({
  count: count(facts, name),
  most: count(facts, `${name}_most`),
});
const counted = (where: Place | undefined): Level => ({
  count: count(where?.facts ?? [], 'count'),
  most: count(where?.facts ?? [], 'most'),
});

function readFoe(tableau: Tableau, where: Place): Foe {
  const n = Number(where.id.slice(4));
  const { facts, things } = where;
  const yoroi = place(tableau, 'armour');
  const wears = fact(yoroi?.facts ?? [], 'wearer') === n;
  return {
    n,
    ref: where.id,
    id: things[0]?.id ?? '',
    ability: things.at(-1)?.id ?? '',
    life: level(facts, 'life'),
    ki: level(facts, 'ki'),
    dead: count(facts, 'dead') === 1,
    attacked: count(facts, 'attacked') === 1,
    answers: count(facts, 'answers'),
    armour: wears ? counted(yoroi) : null,
    side: fact(facts, 'side') ?? null,
  };
}

function readGauge(tableau: Tableau, id: Gauge, foe: number, turned: boolean): GaugeView {
  const { facts } = place(tableau, `gauge.${id}`) ?? { facts: [] };
  const asks = listed(facts, `asks.${foe}`);
  const rise = fact(facts, 'rise_asked');
  return {
    id,
    ref: `gauge.${id}`,
    count: count(facts, `reached.${foe}`),
    most: asks.length,
    value: count(facts, 'value'),
    cap: fact(facts, 'cap') ?? null,
    asleep: id !== 'guard' && fact(facts, 'allowed') === 0,
    asks,
    turned: turned && id !== 'guard' ? (asks[0] ?? null) : null,
    damage: count(facts, 'damage'),
    rise: rise === undefined ? null : { by: count(facts, 'rise'), asked: rise },
  };
}

/** `foe`: whose card it would be, where that makes a difference. */
const foeCards = (where: Place | undefined, foe: number): FoeCard[] =>
  (where?.things ?? []).map(({ id, facts }) => {
    const now = (name: string): number =>
      fact(facts, `${name}.${foe}`) ?? fact(facts, name) ?? count(facts, `printed.${name}`);
    const printed = (name: string): number => count(facts, `printed.${name}`);
    return {
      id,
      block: now('block'),
      dodge: now('dodge'),
      level: now('level'),
      printed: { block: printed('block'), dodge: printed('dodge'), level: printed('level') },
      damage: count(facts, 'damage'),
      wound: count(facts, 'wound'),
      kiMark: count(facts, 'ki_mark') === 1,
      paid: count(facts, 'paid') === 1,
    };
  });

const slipsAt = (tableau: Tableau, id: string): Slip[] =>
  (place(tableau, id)?.things ?? []).map((thing) => readSlip(id, thing));

function readAttack(tableau: Tableau, chronicle: Tableau | undefined, n: number): Attack {
  const where = place(tableau, `attack.${n}`);
  const order = (chronicle && place(chronicle, `attack.${n}`)?.things) ?? [];
  const slot = (id: string): number =>
    count(order.find((one) => one.id === id)?.facts ?? [], 'slot');
  const facts = where?.facts ?? [];
  return {
    slips: slipsAt(tableau, `attack.${n}`).toSorted((a, b) => slot(a.id) - slot(b.id)),
    slots: fact(facts, 'slots') ?? 3,
    now: count(facts, 'now') === 1,
    icon: count(facts, 'icon'),
    combo: count(facts, 'combo') === 1,
  };
}

const woundsAt = (chronicle: Tableau | undefined, id: string): Wound[] =>
  ((chronicle && place(chronicle, id)?.things) ?? []).flatMap(({ id: card, facts }) => {
    const counts = listed(facts, 'counts');
    return listed(facts, 'level').map((n, index) => ({
      card,
      level: n,
      counts: counts[index] === 1,
    }));
  });

function readSurrounding(tableau: Tableau): Surrounding | null {
  const where = place(tableau, 'surrounding');
  const id = where?.things[0]?.id;
  if (!where || id === undefined) return null;
  return {
    id,
    atGuard: count(where.facts, 'at_guard') === 1,
    perDuel: count(where.facts, 'per_duel') === 1,
    used: count(where.facts, 'used') === 1,
    faces: [1, 2, 3, 4, 5, 6].map((n) => {
      const facts = place(tableau, `surrounding.${n}`)?.facts ?? [];
      return { n, facts: facts.filter(([name]) => name !== 'good'), good: count(facts, 'good') };
    }),
  };
}

function readBushido(tableau: Tableau): Position['bushido'] {
  const where = place(tableau, 'bushido');
  if (!where) return null;
  const own = where.things[0];
  return {
    pawn: count(where.facts, 'pawn'),
    kanji: count(where.facts, 'kanji'),
    spent: count(where.facts, 'spent') === 1,
    virtue: own
      ? {
          id: own.id,
          left: count(own.facts, 'left'),
          ki: count(own.facts, 'ki'),
          credits: GAUGES[count(own.facts, 'credit_gauge') - 1] ?? null,
        }
      : null,
  };
}

function readDie(where: Place | undefined): Position['die'] {
  const facts = where?.facts ?? [];
  const wounds = listed(facts, 'wound_at');
  return {
    level: count(facts, 'level'),
    damage: count(facts, 'damage'),
    wound: count(facts, 'wound'),
    hit: count(facts, 'hit'),
    ladder: listed(facts, 'damage_at').map((damage, n) => ({ damage, wound: wounds[n] ?? 0 })),
  };
}

function readArmour(where: Place | undefined): Position['armour'] {
  const wearer = fact(where?.facts ?? [], 'wearer');
  if (!where || wearer === undefined) return null;
  return { ...counted(where), wearer, breaksOn: count(where.facts, 'breaks_on') };
}

/** Every card of yours, wherever it is. */
export const slipsOf = (position: Position): readonly Slip[] => {
  const { hand, reserve, looked, bag, discard, specials, attacks } = position;
  return [
    hand,
    reserve,
    looked,
    bag,
    discard,
    specials,
    ...attacks.map(({ slips }) => slips),
  ].flat();
};

const thingAt = (tableau: Tableau, id: string): string | undefined =>
  place(tableau, id)?.things[0]?.id;

export function readPosition({
  tableau,
  chronicle,
}: Pick<ViewMessage, 'tableau' | 'chronicle'>): Position {
  if (!tableau) throw new Error('a view with its tableau');
  const { facts, places } = tableau;
  const at = (id: string): Place | undefined => place(tableau, id);
  const number = (name: string): number => count(facts, name);
  const then = (id: string): Place | undefined => chronicle && place(chronicle, id);
  const foes = places.filter(({ id }) => id.startsWith('foe.')).map((one) => readFoe(tableau, one));
  const alive = foes.find(({ dead }) => !dead)?.n ?? 1;
  const target = foes.find(({ attacked }) => attacked)?.n ?? alive;
  const answering = foes.find(({ answers }) => answers === 1)?.n ?? target;
  const turned = (at('defence')?.things.length ?? 0) > 0;
  const over = fact(facts, 'over');
  const duel = at('events')?.facts ? number('stage') : 1;
  return {
    mode: MODES[number('mode')] ?? 'duel',
    point: POINTS[fact(facts, 'point') ?? -1] ?? null,
    open: number('open') === 1,
    over: over === undefined ? null : (ENDS[over] ?? 'life'),
    won: number('won') === 1,
    stage: number('stage'),
    stages: places
      .filter(({ id }) => /^stage\.\d/.test(id))
      .map(({ id, things, facts: of }) => ({
        n: Number(id.slice(6)),
        id: things[0]?.id ?? '',
        ability: things.at(-1)?.id ?? '',
        life: count(of, 'life'),
        ki: count(of, 'ki'),
        stop: count(of, 'stop'),
      })),
    duelsWon: number('duels_won'),
    round: number('round'),
    attack: number('attack'),
    slot: number('slot'),
    lastSlot: number('last') === 1,
    turnsDefence: number('turns_defence') === 1,
    forget: number('forget'),
    redraws: number('redraws'),
    giseisLeft: number('giseis_left'),
    missed: number('missed') === 1,
    life: counted(at('life')),
    ki: counted(at('ki')),
    die: readDie(at('die')),
    armour: readArmour(at('armour')),
    weapon: {
      id: thingAt(tableau, 'weapon') ?? '',
      borrowed: count(at('weapon')?.facts ?? [], 'borrowed') === 1,
    },
    gauges: GAUGES.map((id) => readGauge(tableau, id, id === 'guard' ? answering : target, turned)),
    foes,
    target,
    answering,
    hand: slipsAt(tableau, 'hand.1'),
    reserve: slipsAt(tableau, 'reserve'),
    looked: slipsAt(tableau, 'looked'),
    bag: slipsAt(tableau, 'bag'),
    discard: slipsAt(tableau, 'discard'),
    specials: slipsAt(tableau, 'specials'),
    attacks: [1, 2].map((n) => readAttack(tableau, chronicle, n)),
    defence: foeCards(at('defence'), target)[0] ?? null,
    defenceBag: foeCards(at('defence.bag'), target),
    counter: foeCards(at('counter'), answering),
    counterBag: foeCards(at('counter.bag'), answering),
    known: foeCards(at('counter.known'), answering)[0] ?? null,
    surrounding: readSurrounding(tableau),
    weather: thingAt(tableau, 'weather') ?? null,
    difficulty: thingAt(tableau, 'difficulty') ?? 'normal',
    bushido: readBushido(tableau),
    virtues: (at('virtues')?.things ?? []).map(({ id }) => id),
    gisei: at('gisei')
      ? {
          guards: (at('gisei')?.things ?? []).map((one) => count(one.facts, 'guard')),
          price: count(at('gisei')?.facts ?? [], 'price'),
        }
      : null,
    blood: at('blood.bag')
      ? {
          kept: (at('blood')?.things ?? []).map((one) => ({
            id: one.id,
            level: count(one.facts, 'level'),
          })),
          left: count(at('blood.bag')?.facts ?? [], 'count'),
        }
      : null,
    answers: places
      .filter(({ id }) => id.startsWith('answers.'))
      .map(({ facts: of }) => ({ foes: listed(of, 'foe'), dead: listed(of, 'dead') })),
    rolled: count(chronicle?.facts ?? [], 'answer_roll'),
    exploited: count(chronicle?.facts ?? [], 'exploit_roll'),
    wounds: {
      you: woundsAt(chronicle, 'wounds.you'),
      foes: foes.map(({ n }) => woundsAt(chronicle, `wounds.${n}`)),
    },
    lastStrike: then('strike')?.facts ?? [],
    lastAnswer: then('answer')?.things[0]
      ? { id: then('answer')?.things[0]?.id ?? '', facts: then('answer')?.facts ?? [] }
      : null,
    tally: then(`duel.${duel}`)?.facts ?? [],
  };
}

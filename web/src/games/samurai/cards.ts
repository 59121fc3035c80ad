// Action cards as they lie in the hand and on the desk.
import { count, fact } from '../../board/tableau.ts';
import type { Thing } from '../../engine/wire.ts';
import type { Element } from './draw/parts.ts';

export type { Element } from './draw/parts.ts';

export const ELEMENTS: readonly Element[] = ['fire', 'water', 'earth', 'void'];
export const GAUGES = ['strength', 'technique', 'guard'] as const;
export type Gauge = (typeof GAUGES)[number];
/** The gauges that strike. */
export const BLADES = ['strength', 'technique'] as const;
export type Blade = (typeof BLADES)[number];
/** One number for each gauge. */
export type Values = Readonly<Record<Gauge, number>>;

/** An Action card or a Special Action card. */
export interface Slip {
  readonly id: string;
  readonly ref: string;
  readonly element: Element;
  readonly special: boolean;
  /** It does more when it is placed. */
  readonly effect: boolean;
  readonly changes: Values;
  /** What the gauges would be; null: it cannot be placed now. */
  readonly makes: Values | null;
  /** Of a strike after it, once the Defence card is turned; 0 misses, left out: not with this weapon. */
  readonly damage: Partial<Readonly<Record<Blade, number>>>;
  readonly fits: boolean;
  /** Completing a combo: 1 a reward, 2 the Injury die, 3 nothing. */
  readonly combo: number;
  /** Came from the reserve in this round. */
  readonly swapped: boolean;
}

const valuesOf = ({ facts }: Thing, prefix = ''): Values => ({
  strength: count(facts, `${prefix}strength`),
  technique: count(facts, `${prefix}technique`),
  guard: count(facts, `${prefix}guard`),
});

export function readSlip(place: string, thing: Thing): Slip {
  const { id, facts } = thing;
  const damage = Object.fromEntries(
    BLADES.flatMap((blade) => {
      const of = fact(facts, `damage.${blade}`);
      return of === undefined ? [] : [[blade, of]];
    }),
  );
  return {
    id,
    ref: `${place}/${id}`,
    element: ELEMENTS[count(facts, 'icon') - 1] ?? 'void',
    special: count(facts, 'special') === 1,
    effect: count(facts, 'effect') === 1,
    changes: valuesOf(thing),
    makes: fact(facts, 'makes.strength') === undefined ? null : valuesOf(thing, 'makes.'),
    damage,
    fits: count(facts, 'fits') === 1,
    combo: count(facts, 'combo'),
    swapped: count(facts, 'swapped') === 1,
  };
}

// A round thought through before it is played: cards of the hand in the slots to come, as in pencil. Nothing of it is sent. What is
// added up here are the numbers printed on the cards; chances are the engine's.
import type { Gauge, Slip, Values } from './cards.ts';
import type { Play } from './play.svelte.ts';
import type { Position } from './position.ts';

/** A slot of the round: 0 to 2 in the first attack, 3 to 5 in the second. */
export type Cell = number;
/** By slot; null: no card is planned there. */
export type Sketch = readonly (Slip | null)[];
const PER_ATTACK = 3;
const CELLS: readonly Cell[] = [0, 1, 2, 3, 4, 5];
const POINTS: readonly (string | null)[] = ['prepare', 'place'];

export const attackOf = (cell: Cell): number => Math.floor(cell / PER_ATTACK);
/** The slots that no card lies in yet, in the order in which they are filled. */
export const openCells = ({ attacks, attack: now }: Position): Cell[] =>
  CELLS.filter((cell) => {
    const at = attackOf(cell);
    const { slips = [], slots = 0 } = attacks[at] ?? {};
    const slot = cell - at * PER_ATTACK;
    return at + 1 >= now && slot >= slips.length && slot < slots;
  });

/** What the gauges come to by the cards alone, at the end of that attack; null: no card is planned for it. */
export function totalOf({ gauges }: Position, planned: Sketch, attack: number): Values | null {
  if (!planned.some((slip, cell) => slip && attackOf(cell) === attack)) return null;
  const cards = planned.filter((slip, cell) => slip !== null && attackOf(cell) <= attack);
  const sum = (id: Gauge): number => {
    const gauge = gauges.find((one) => one.id === id);
    const most = gauge?.cap ?? Infinity;
    return cards.reduce(
      (value, slip) => Math.min(most, value + (slip?.changes[id] ?? 0)),
      gauge?.value ?? 0,
    );
  };
  return { strength: sum('strength'), technique: sum('technique'), guard: sum('guard') };
}

export class Plan {
  readonly #play: Play;
  /** Cards that are touched go into the plan and stay in the hand. */
  on = $state(false);
  /** The slot that was asked for; null: none. */
  at = $state<Cell | null>(null);
  /** Where the last card went, so that an attack that was begun is filled before the other. */
  #last: Cell = -1;
  #laid = $state.raw<{ readonly round: string; readonly refs: readonly (string | null)[] }>({
    round: '',
    refs: [],
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** There is a hand to plan with. */
  readonly possible: boolean = $derived.by(() => {
    const { now, asked } = this.#play;
    return asked && now !== null && POINTS.includes(now.point) && now.hand.length > 1;
  });
  readonly #round: string = $derived.by(() => {
    const { now } = this.#play;
    return `${now?.stage ?? 0}.${now?.round ?? 0}`;
  });
  readonly open: readonly Cell[] = $derived.by(() =>
    this.#play.now ? openCells(this.#play.now) : [],
  );
  /** What is left of it: cards that are still in the hand, in slots that are still free. */
  readonly cards: Sketch = $derived.by(() => {
    const { round, refs } = this.#laid;
    const hand = round === this.#round ? (this.#play.now?.hand ?? []) : [];
    return CELLS.map((cell) =>
      this.open.includes(cell) ? (hand.find(({ ref }) => ref === refs[cell]) ?? null) : null,
    );
  });
  /** Where a card of the hand is planned; null: it is not. */
  cellOf(ref: string): Cell | null {
    const cell = this.cards.findIndex((slip) => slip?.ref === ref);
    return cell < 0 ? null : cell;
  }
  total(attack: number): Values | null {
    const { now } = this.#play;
    return now ? totalOf(now, this.cards, attack) : null;
  }
  /** The attack that the next card goes to. */
  readonly attack: number = $derived.by(() => attackOf(this.open[0] ?? 0));
  /** The card that comes next by the plan. */
  readonly next: Slip | null = $derived.by(() => this.cards[this.open[0] ?? -1] ?? null);

  begin(at: Cell | null = null): void {
    if (!this.possible) return;
    this.#play.reset();
    this.on = true;
    this.at = at;
    this.#last = -1;
  }
  /** It stays as it is, and cards are placed again. */
  close(): void {
    this.on = false;
    this.at = null;
    this.offer();
  }
  clear(): void {
    this.#write([]);
    this.on = false;
    this.at = null;
    this.#play.reset();
  }
  /** The card goes to the slot, or the next that is free; touched again it goes back. */
  lay(ref: string, cell: Cell | null = this.at): void {
    const before = this.cellOf(ref);
    const refs = this.cards.map((slip) => (slip && slip.ref !== ref ? slip.ref : null));
    const free = this.open.filter((one) => refs[one] === null);
    const to = cell ?? free.find((one) => one > this.#last) ?? free[0] ?? null;
    const moves = before === null || (cell !== null && cell !== before);
    if (moves && to !== null && this.open.includes(to)) {
      refs[to] = ref;
      this.#last = to;
    } else if (before !== null) this.#last = before - 1;
    this.at = null;
    this.#write(refs);
  }
  #write(refs: readonly (string | null)[]): void {
    this.#laid = { round: this.#round, refs };
  }
  /** The next card of the plan is held out, as if it had been touched once. */
  offer(): void {
    if (this.on || !this.next || this.#play.now?.point !== 'place') return;
    if (this.#play.touched.length === 0) this.#play.hold(this.next.ref);
  }
}

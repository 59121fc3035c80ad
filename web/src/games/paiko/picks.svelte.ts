// Picks of several tiles at once: the opening hand, and what the victim of a capture gives. A person takes them in any
// order; the engine wants one after the other in its own, so each step's text is found among the choices that it
// foresees after the steps before.
import type { BoardProps } from '../../board/game_page.ts';
import type { Choice } from '../../table/table.ts';
import { unpackChoices } from '../../table/choices.ts';
import { TYPES, other, type Counts, type Side, type Type } from './position.ts';
import type { Play } from './play.svelte.ts';

/** Named hands, the most important tiles first: White takes seven of them, Black nine, the last pick is the eighth. */
export const HANDS: readonly { readonly id: string; readonly tiles: readonly Type[] }[] = [
  { id: 'storm', tiles: ['Sw', 'Sw', 'Sw', 'Bw', 'Wa', 'Wa', 'Wa', 'Ai', 'Bw'] },
  { id: 'steady', tiles: ['Sw', 'Sw', 'Bw', 'Ai', 'Ai', 'Wa', 'Wa', 'Sw', 'Er'] },
  { id: 'wall', tiles: ['Sw', 'Lo', 'Ai', 'Er', 'Er', 'Wa', 'Wa', 'Lo', 'Ai'] },
];

/** As many tiles of a named hand as are asked for and lie in the reserve; the rest in the order of the types. */
export function handOf(
  tiles: readonly Type[],
  wanted: number,
  reserve: Counts,
  held: number,
): Type[] {
  const left: Record<Type, number> = { ...reserve };
  const taken: Type[] = [];
  const take = (type: Type): void => {
    if (taken.length >= wanted || left[type] === 0) return;
    left[type] -= 1;
    taken.push(type);
  };
  for (const type of wanted === 1 && held > 0 ? tiles.slice(held) : tiles) take(type);
  for (const type of TYPES) for (let copy = 0; copy < 3; copy++) take(type);
  return taken.sort((a, b) => TYPES.indexOf(a) - TYPES.indexOf(b));
}

export class Picks {
  readonly #props: () => BoardProps;
  readonly #play: Play;
  chosen = $state.raw<readonly Type[]>([]);

  constructor(props: () => BoardProps, play: Play) {
    this.#props = props;
    this.#play = play;
  }

  readonly sending = $derived.by(() => this.#play.sending);
  readonly kind = $derived.by((): 'setup' | 'reward' | null => {
    const { asked, now } = this.#play;
    return asked && (now?.phase === 'setup' || now?.phase === 'reward') ? now.phase : null;
  });
  /** Whose reserve: one's own in the set-up, the capturer's for a reward. */
  readonly owner = $derived.by((): Side => {
    const viewer = this.#play.viewer ?? 1;
    return this.kind === 'reward' ? other(viewer) : viewer;
  });
  readonly wanted = $derived.by(() => this.#play.now?.picksLeft ?? 0);
  readonly reserve = $derived.by(() => this.#play.now?.stock[this.owner].reserve ?? null);
  readonly full = $derived.by(() => this.chosen.length === this.wanted && this.wanted > 0);
  readonly hands = $derived.by(() => {
    const { reserve } = this;
    if (this.kind !== 'setup' || !reserve) return [];
    const held = sum(this.#play.now?.stock[this.owner].hand);
    return HANDS.map(({ id, tiles }) => ({ id, tiles: handOf(tiles, this.wanted, reserve, held) }));
  });
  readonly hand = $derived.by(
    () => this.hands.find(({ tiles }) => same(tiles, this.chosen))?.id ?? null,
  );

  count(type: Type): number {
    return this.chosen.filter((one) => one === type).length;
  }
  add(type: Type): void {
    const left = (this.reserve?.[type] ?? 0) - this.count(type);
    if (this.wanted === 1 && left >= 0 && (this.reserve?.[type] ?? 0) > 0) this.chosen = [type];
    else if (left > 0 && !this.full) this.chosen = sorted([...this.chosen, type]);
    this.#play.onsound('pick');
  }
  less(type: Type): void {
    const at = this.chosen.lastIndexOf(type);
    this.chosen = this.chosen.filter((_, index) => index !== at);
  }
  suggest(tiles: readonly Type[]): void {
    this.chosen = tiles;
    this.#play.onsound('pick');
  }
  reset(): void {
    this.chosen = [];
  }

  async confirm(): Promise<void> {
    if (this.#play.sending) return;
    this.#play.sending = true;
    const texts = await this.#steps();
    this.#play.sending = false;
    if (texts) await this.#play.send(texts);
    this.reset();
  }
  async #steps(): Promise<string[] | null> {
    const { table, state } = this.#props();
    let choices: readonly Choice[] = state.choices;
    const texts: string[] = [];
    for (const type of sorted(this.chosen)) {
      const ref = `reserve.${this.owner}/${type}`;
      const step = choices.find(({ touches }) => touches.length === 1 && touches[0] === ref);
      if (!step) return null;
      texts.push(step.text);
      if (texts.length === this.chosen.length) break;
      const foresight = await table.foresee(texts);
      if (!('choices' in foresight)) return null;
      choices = unpackChoices(foresight.choices);
    }
    return texts;
  }
}

const sum = (counts: Counts | undefined): number =>
  counts ? TYPES.reduce((total, type) => total + counts[type], 0) : 0;
const sorted = (types: readonly Type[]): Type[] =>
  [...types].sort((a, b) => TYPES.indexOf(a) - TYPES.indexOf(b));
const same = (a: readonly Type[], b: readonly Type[]): boolean =>
  a.length === b.length && a.every((type, index) => type === b[index]);

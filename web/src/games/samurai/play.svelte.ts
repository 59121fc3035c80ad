// What the person at the table is doing: the card that was picked, the move that waits, what it would do, and why not. Every input
// (click, drag, key, finger) ends in `touch`, `focus`, `confirm` or `back` of this object.
import type { BoardProps } from '../../board/game_page.ts';
import { Play as Hands } from '../../board/play.svelte.ts';
import type { Input } from '../../board/press.ts';
import { back, touch } from '../../board/selection.ts';
import type { Choice, Gesture } from '../../table/table.ts';
import type { Slip } from './cards.ts';
import { answerAfter, exploitChance, type Odds } from './chances.ts';
import { readPosition, type GaugeView, type Position } from './position.ts';

/** What may lose the duel at once asks, whatever the settings say. */
export type Danger = 'fall' | 'death';
/** From this chance on. */
const DEADLY = 0.25;

export interface Refusal {
  readonly ref: string;
  readonly rule: string;
  readonly causes: readonly string[];
}

export const partOf = (choice: Choice, role: string): string => {
  const part = choice.parts.find((one) => one.role === role);
  return part && 'ref' in part ? part.ref : '';
};

export class Play extends Hands<Position> {
  refusal = $state.raw<Refusal | null>(null);
  danger = $state<Danger | null>(null);
  /** The text of the move that waits for the button. */
  asking = $state<string | null>(null);

  constructor(props: () => BoardProps) {
    super(props, (tableau, view) => readPosition({ ...view, tableau }));
  }

  readonly odds: Odds = $derived.by(() => this.props.state.view.odds ?? []);
  readonly armed: Choice | null = $derived.by(() => this.selection.armed);
  /** An armed move waits for its button. */
  readonly waits: boolean = $derived.by(
    () => this.armed !== null && this.asking === this.armed.text,
  );
  /** The card of the hand that would be placed: picked, or looked at in the coach's list. */
  readonly picked: Slip | null = $derived.by(() => {
    const shown = this.props.shownChoice;
    const hinted = shown?.verb === 'place' ? partOf(shown, 'card') : null;
    const ref = this.touched.find((one) => one.startsWith('hand.')) ?? hinted;
    return this.now?.hand.find((one) => one.ref === ref && one.makes !== null) ?? null;
  });

  /** The move that a touch of exactly this makes. */
  offers(ref: string): Choice | null {
    return this.choices.find(({ touches }) => touches.length === 1 && touches[0] === ref) ?? null;
  }
  /** A card may be touched: it begins a move, or goes on with one. */
  live(ref: string): boolean {
    return this.selection.next.has(ref) || this.choices.some(({ touches }) => touches[0] === ref);
  }

  touch(ref: string, input: Input): void {
    this.input = input;
    if (this.sending || !this.asked) return;
    if (this.waits && this.touched.at(-1) === ref && this.armed?.verb !== 'exchange')
      return void this.confirm();
    this.#letGo();
    const done = touch(this.choices, this.touched, ref);
    if (done.kind === 'refused') {
      this.touched = [];
      return void this.#why(ref);
    }
    this.onsound('card');
    this.touched = done.touched;
    if (this.armed) this.#settle(this.armed);
  }
  /** A card is held out: forecast, and not placed before the button says so. */
  hold(ref: string): void {
    if (this.sending || !this.offers(ref)) return;
    this.#letGo();
    this.touched = [ref];
    this.asking = this.armed?.text ?? null;
  }
  /** So many Ki at once: each is a decision of its own for the record. */
  focus(times: number): void {
    const one = this.can('focus');
    if (!one) return;
    if (times === 1) return this.touch(one.touches[0] ?? '', this.input);
    this.reset();
    void this.send(Array.from({ length: times }, () => one.text));
  }
  #letGo(): void {
    this.refusal = null;
    this.asking = null;
    this.danger = null;
  }

  #settle(choice: Choice): void {
    this.danger = this.#dangerOf(choice);
    if (this.danger !== null || this.#asks(choice)) this.asking = choice.text;
    else void this.confirm();
  }
  #dangerOf(choice: Choice): Danger | null {
    if (choice.verb === 'exploit')
      return exploitChance(this.odds, 'death', choice) > 0 ? 'fall' : null;
    if (choice.verb !== 'reveal') return null;
    return (answerAfter(this.odds, choice)?.death ?? 0) >= DEADLY ? 'death' : null;
  }
  #asks(choice: Choice): boolean {
    // More cards may follow, so only the button says that it is all.
    if (choice.verb === 'exchange' && choice.parts.length > 0) return true;
    const { confirm, density } = this.props.settings;
    if (confirm !== 'auto') return confirm === 'always';
    if (density === 'expert') return false;
    if (choice.verb === 'place') return true;
    if (choice.verb === 'reveal' || choice.verb === 'end') return false;
    if (choice.verb === 'strike') return this.#wastes(choice);
    const costs = choice.price.length > 0 || choice.verb === 'exploit' || choice.verb === 'redraw';
    return choice.final && (costs || density === 'beginner');
  }

  /** A strike that misses where the other one hits. */
  #wastes({ touches: [ref] }: Choice): boolean {
    const gauges = this.now?.gauges ?? [];
    const hits = (one: GaugeView): boolean => one.damage > 0;
    return gauges.some(hits) && !gauges.some((one) => one.ref === ref && hits(one));
  }

  async confirm(): Promise<void> {
    const choice = this.armed;
    if (choice) await this.send([choice.text]);
  }
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.touched.length > 0) {
      this.#letGo();
      this.touched = back(this.touched);
      if (this.armed && this.#asks(this.armed)) this.asking = this.armed.text;
    } else return false;
    return true;
  }
  override reset(): void {
    this.#letGo();
    this.touched = [];
  }

  /** Why a card cannot be touched, or an option is grey, in the engine's words. */
  async #why(ref: string): Promise<void> {
    const attempt = this.#attempt(ref);
    if (!attempt) return;
    const { rule, causes } = await this.props.table.whyNot(attempt);
    if (rule !== null) this.refusal = { ref, rule, causes };
  }
  #attempt(ref: string): Gesture | null {
    const point = this.now?.point ?? null;
    if (ref.startsWith('verb:')) return { verb: ref.slice(5), parts: [] };
    if (point === 'price' || point === 'reward' || point === 'spoils')
      return { verb: point, parts: [{ role: 'what', ref }] };
    if (ref.startsWith('foe.')) return { verb: 'target', parts: [{ role: 'foe', ref }] };
    if (ref.startsWith('gauge.')) return { verb: 'strike', parts: [{ role: 'gauge', ref }] };
    return ref.startsWith('hand.') ? { verb: 'place', parts: [{ role: 'card', ref }] } : null;
  }
}

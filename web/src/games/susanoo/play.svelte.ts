// What the person at the table is doing: the steps of a move that were made here and are not sent yet, what can follow, and
// what is open over the table. Every input (tap, drag, key) ends in `touch`, `take`, `confirm` or `back`.
//
// A move of several steps is chosen on the page and sent in one go, so that others never see half of it: what would be
// asked next comes from the engine's foresight.
import type { BoardProps } from '../../board/game_page.ts';
import { Play as Hand } from '../../board/play.svelte.ts';
import { touch } from '../../board/selection.ts';
import { unpackChoices } from '../../table/choices.ts';
import type { Choice, Gesture } from '../../table/table.ts';
import type { Phrase } from '../../words/phrase.ts';
import { Form, type FormKind } from './form.svelte.ts';
import { cardOf, outside } from './moves.ts';
import { forecasts, readPosition, type Forecast, type Position, type Terms } from './position.ts';
import { questionOf, type Question } from './question.ts';
import { isWindow, within } from './steps.ts';

/** What is asked after the steps that were made here. */
export interface Ahead {
  readonly choices: readonly Choice[];
  readonly prompt: Phrase;
  readonly position: Position;
}
export type Sheet =
  | { readonly kind: 'run' | 'until' | 'orders' | 'why' | 'pool' | 'yours' | 'since' | 'more' }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'pile'; readonly pile: 'events' | 'rewards' }
  | { readonly kind: 'card'; readonly id: string };
export interface Refusal {
  readonly ref: string;
  readonly rule: string;
}

/** How good it is for the fighters: by the chance, and where that is the same by how far apart the sides are. */
const better = ({ chance, fighters, foes }: Forecast): number =>
  chance + (fighters[0] + fighters[1] - foes[0] - foes[1]) / 10_000;

/** Buttons that a late tap must not hit. */
const AT_ONCE = new Set(['pass', 'draw', 'yes', 'no', 'roll', 'suffer', 'skip', 'keep']);

export class Play extends Hand<Position> {
  /** Steps of one move, not sent yet. */
  texts = $state.raw<readonly string[]>([]);
  /** The choice that began it. */
  lead = $state.raw<Choice | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  /** A whole move that waits for its button. */
  asking = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  /** The decision whose sheet was put away. */
  #aside = $state<number | null>(null);
  /** A deal or a trade, with all its terms at once. */
  readonly form: Form;
  /** The terms of the last offer made here, which another one may answer. */
  terms = $state.raw<Terms | null>(null);

  /** When each seat last acted here: the last entry that lay before it, and how often the table had passed for it. */
  readonly #acted: { readonly entry: number; readonly passed: number }[] = [];

  constructor(props: () => BoardProps) {
    super(props, (tableau, view) => readPosition(tableau, props().state.viewer, view));
    this.form = new Form(props, (texts) => this.send(texts));
  }

  /** Among bots one is asked when they have had their say: what a late move would change is never asked twice. */
  readonly open: readonly Choice[] = $derived.by(() => {
    const { seats } = this.props.state;
    const alone = seats.filter(({ who }) => who === 'person').length === 1;
    return alone && seats.some(({ thinking }) => thinking) ? [] : this.all;
  });
  protected override offered(): readonly Choice[] {
    return this.ahead?.choices ?? this.open;
  }

  /** Where the question stands: the steps made here counted in. */
  readonly position = $derived.by((): Position | null => this.ahead?.position ?? this.now);
  /** The card that was raised. */
  readonly raised = $derived.by((): string | null => {
    const { asking, lead } = this;
    return (lead && cardOf(lead)) ?? (asking && cardOf(asking));
  });
  /** Cards to choose from, as soon as one of them does not lie in the hand: they need a sheet, which then has all of them. */
  readonly spread = $derived.by((): readonly Choice[] => {
    const { position, now } = this;
    if (!position || !now || isWindow(position.step) || this.form.open) return [];
    if (outside(this.choices, `hand.${now.you}`).length === 0) return [];
    return this.choices.filter((one) => cardOf(one) !== null);
  });
  /** The sheet that shows what is asked. */
  readonly question = $derived.by((): Question | null => {
    const { position, ahead } = this;
    if (!position || !this.asked) return null;
    return questionOf(position.step, ahead !== null, this.spread.length > 0);
  });
  /** It was put away for a look at the table; the next question comes up by itself. */
  readonly folded = $derived.by(() => this.#aside === this.props.state.view.decision);

  /** For whom a victory is good: those who fight; the others would rather hinder it. */
  readonly #wish = $derived.by((): 1 | -1 => {
    const battle = this.now?.battle;
    return battle && [battle.main, battle.helper].includes(this.now?.you ?? 0) ? 1 : -1;
  });
  /** What the battle would be after a choice, the best of it for whoever looks. */
  forecast(choice: Choice): Forecast | null {
    const all = forecasts(this.props.state.view.odds ?? [], [...this.texts, choice.text]);
    return all.toSorted((a, b) => this.#wish * (better(b) - better(a)))[0] ?? null;
  }
  /** The one that the filled button takes: what serves the battle of a fighter best, else the first. */
  readonly suggested = $derived.by((): Choice | null => {
    const { choices } = this;
    if (!this.ahead) return null;
    const value = (one: Choice): number => {
      const forecast = this.forecast(one);
      return forecast ? better(forecast) * this.#wish : 0;
    };
    return choices.toSorted((a, b) => value(b) - value(a))[0] ?? null;
  });

  touch(ref: string): void {
    this.refusal = null;
    if (!this.asked || this.sending) return;
    if (this.asking && this.touched.includes(ref))
      return ref === this.touched[0] ? this.reset() : undefined;
    const done = touch(this.choices, this.touched, ref);
    if (done.kind === 'refused') return void this.#why(ref);
    this.asking = null;
    this.touched = done.touched;
    const { armed } = this.selection;
    if (done.kind === 'chosen' && armed) this.take(armed);
  }

  /** A choice was made: a button, or the last thing that it touches. `sure`: that button says all of it. */
  take(choice: Choice, sure = false): void {
    if (this.sending || (this.ahead && this.busy)) return;
    const kind = FORMS[choice.verb];
    if (kind && !this.ahead) {
      this.reset();
      return void this.form.begin(kind, choice);
    }
    if (choice.verb === 'flee') return this.show({ kind: 'run' });
    if (this.ahead) return void this.#on(choice);
    const ask = this.props.settings.confirm === 'always' || this.danger(choice);
    if ((sure || AT_ONCE.has(choice.verb)) && !ask) return void this.send([choice.text]);
    this.touched = choice.touches;
    this.asking = choice;
    this.looked = choice.final ? Promise.resolve() : this.#look(choice);
  }
  /** When it is known what the choice that waits would ask next. */
  looked: Promise<void> = Promise.resolve();
  #looking = $state(0);
  /** No step can be confirmed: the engine is being asked what follows, or a move is on its way. */
  get busy(): boolean {
    return this.sending || this.#looking > 0;
  }
  /** What would be lost by it without a way back. */
  danger(choice: Choice): boolean {
    const battle = this.now?.battle;
    if (choice.verb !== 'pass' || !battle || battle.main !== this.now?.you) return false;
    const { density } = this.props.settings;
    return !battle.won && (density !== 'expert' || battle.headed);
  }
  async #look(choice: Choice): Promise<void> {
    const next = await this.#foreseen([choice.text]);
    if (this.asking !== choice || !next) return;
    this.lead = choice;
    this.texts = [choice.text];
    this.ahead = next;
    this.asking = null;
    this.touched = [];
  }
  /** The next step of what was begun; the last one sends all of them. */
  async #on(choice: Choice): Promise<void> {
    const texts = [...this.texts, choice.text];
    const next = choice.final ? null : await this.#foreseen(texts);
    if (!next) return void (await this.send(texts));
    this.texts = texts;
    this.ahead = next;
    this.touched = [];
  }
  async #foreseen(texts: readonly string[]): Promise<Ahead | null> {
    const { table, state } = this.props;
    this.#looking += 1;
    const told = await table.foresee(texts).finally(() => (this.#looking -= 1));
    if (!told.ok || !told.asked) return null;
    const position = readPosition(told.tableau, state.viewer, state.view);
    if (!within(position.step)) return null;
    return { choices: unpackChoices(told.choices), prompt: told.prompt, position };
  }

  /** Runs, and rolls at once. */
  async run(flee: Choice): Promise<void> {
    const told = await this.props.table.foresee([flee.text]);
    const roll = told.ok && unpackChoices(told.choices).find(({ verb }) => verb === 'roll');
    await this.send(roll ? [flee.text, roll.text] : [flee.text]);
  }

  /** The filled button while a move is being made. */
  confirm(): void {
    if (this.busy) return;
    if (this.asking) void this.send([this.asking.text]);
    else if (this.suggested) this.take(this.suggested);
  }
  override async send(texts: readonly string[]): Promise<void> {
    if (this.sending) return;
    if (this.form.kind === 'offer') this.terms = this.form.then?.offer?.terms ?? null;
    this.acted();
    await super.send(texts);
  }
  /** A move, or an order to pass until something happens: news begin here. */
  acted(): void {
    const { log, notice } = this.props.state;
    this.#acted[this.seat] = { entry: log.at(-1)?.sequence ?? -1, passed: notice.passed };
  }
  get seen(): { readonly entry: number; readonly passed: number } {
    return this.#acted[this.seat] ?? { entry: -1, passed: 0 };
  }

  show(sheet: Sheet): void {
    this.refusal = null;
    this.sheet = sheet;
  }
  back(): boolean {
    if (this.sheet) this.sheet = null;
    else if (this.refusal) this.refusal = null;
    else if (this.form.open) this.form.close();
    else if (this.asking || this.ahead || this.touched.length > 0) this.reset();
    else if (this.question && !this.folded) this.fold();
    else return false;
    return true;
  }
  /** Puts the question away, to look at the table; nothing is answered by that. */
  fold(): void {
    this.#aside = this.props.state.view.decision ?? null;
  }
  unfold(): void {
    this.#aside = null;
  }
  override reset(): void {
    this.texts = [];
    this.lead = null;
    this.ahead = null;
    this.touched = [];
    this.asking = null;
    this.refusal = null;
    this.sheet = null;
    this.form.close();
  }

  /** Asks the engine why that card may not be played now. */
  async #why(ref: string): Promise<void> {
    this.touched = [];
    if (!ref.startsWith('hand.')) return;
    const attempt: Gesture = { verb: 'play', parts: [{ role: 'card', ref }] };
    const { rule } = await this.props.table.whyNot(attempt);
    if (rule !== null) this.refusal = { ref, rule };
  }
}

const FORMS: Readonly<Record<string, FormKind>> = {
  ask: 'offer',
  counter: 'counter',
  trade: 'trade',
  renew: 'renew',
};

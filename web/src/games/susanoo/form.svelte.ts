// A deal on one form: every step of it is there at once, each with a value, and all are sent together. Which values a step
// has comes from the engine's foresight of the steps before it.
import type { BoardProps } from '../../board/game_page.ts';
import type { Phrase } from '../../words/phrase.ts';
import { unpackChoices } from '../../table/choices.ts';
import type { Choice } from '../../table/table.ts';
import { readPosition, type Position } from './position.ts';
import { within, type Step } from './steps.ts';

export type FormKind = 'offer' | 'counter' | 'trade' | 'renew';
export interface Line {
  readonly step: Step;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
}

/** A renewal takes as many items as are needed; more steps than this no form has. */
const MOST = 12;

export class Form {
  readonly #props: () => BoardProps;
  readonly #send: (texts: readonly string[]) => Promise<void>;
  kind = $state<FormKind | null>(null);
  lead = $state.raw<Choice | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** The table as it would stand when all of it is said. */
  then = $state.raw<Position | null>(null);
  prompt = $state.raw<Phrase | null>(null);
  ready = $state(false);
  #wish = 0;

  constructor(props: () => BoardProps, send: (texts: readonly string[]) => Promise<void>) {
    this.#props = props;
    this.#send = send;
  }
  get open(): boolean {
    return this.kind !== null;
  }
  readonly texts = $derived.by((): readonly string[] =>
    this.lead ? [this.lead.text, ...this.lines.map(({ chosen }) => chosen.text)] : [],
  );

  async begin(kind: FormKind, lead: Choice): Promise<void> {
    this.kind = kind;
    this.lead = lead;
    this.lines = [];
    await this.#fill([]);
  }
  /** Another value of one line; those below keep theirs where they can. */
  async choose(at: number, choice: Choice): Promise<void> {
    const wanted = this.lines.map(({ chosen }, index) => (index === at ? choice : chosen));
    await this.#fill(wanted);
  }
  close(): void {
    this.#wish += 1;
    this.kind = null;
    this.lead = null;
    this.lines = [];
    this.ready = false;
  }
  async send(): Promise<void> {
    if (this.ready) await this.#send(this.texts);
  }

  /** Asks step by step what can be said; `wanted` holds as far as it is still allowed. */
  async #fill(wanted: readonly Choice[]): Promise<void> {
    const wish = (this.#wish += 1);
    const { lead } = this;
    if (!lead) return;
    this.ready = false;
    const { table, state } = this.#props();
    const lines: Line[] = [];
    let then: Position | null = null;
    let prompt: Phrase | null = null;
    while (lines.length < MOST) {
      const texts = [lead.text, ...lines.map(({ chosen }) => chosen.text)];
      const told = await table.foresee(texts);
      if (wish !== this.#wish) return;
      if (!told.ok) break;
      then = readPosition(told.tableau, state.viewer, state.view);
      prompt = told.prompt;
      if (!told.asked || !within(then.step)) break;
      const choices = unpackChoices(told.choices);
      const before = wanted[lines.length];
      const chosen = choices.find(({ text }) => text === before?.text) ?? this.#usual(choices);
      if (!chosen) break;
      lines.push({ step: then.step, choices, chosen });
    }
    this.lines = lines;
    this.then = then;
    this.prompt = prompt;
    this.ready = true;
  }
  /** A first offer is a fair one: one reward card, the least on top. */
  #usual(choices: readonly Choice[]): Choice | undefined {
    const cards = choices.find(({ parts }) =>
      parts.some((part) => part.role === 'cards' && 'number' in part && part.number === 1),
    );
    return cards ?? choices[0];
  }
}

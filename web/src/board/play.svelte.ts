// What every hand over a table is: what it has touched, what can follow, which move that is, and how it is sent. A game's
// own play (which parts a move has, what asks first, what is previewed) is built upon it.
import type { Tableau, Viewer, ViewMessage } from '../engine/wire.ts';
import type { Choice } from '../table/table.ts';
import { refusedAs } from '../words/refused.ts';
import { wordsNow } from '../words/words.ts';
import type { BoardProps } from './game_page.ts';
import type { Input } from './press.ts';
import { select, worthwhile, type Selection } from './selection.ts';

export abstract class Play<Position> {
  readonly #props: () => BoardProps;
  readonly #reads: (tableau: Tableau, view: ViewMessage) => Position;
  #read: { readonly of: string; readonly position: Position } | null = null;
  touched = $state.raw<readonly string[]>([]);
  input = $state<Input>('mouse');
  /** A move is on its way, until the table shows something new. */
  sending = $state(false);
  #sent = 0;
  /** Told of what should be heard: a sound's name. */
  onsound: (name: string) => void = () => undefined;

  constructor(props: () => BoardProps, reads: (tableau: Tableau, view: ViewMessage) => Position) {
    this.#props = props;
    this.#reads = reads;
  }

  /** Everything that was touched is let go. */
  abstract reset(): void;
  /** The moves that the hand may find, out of all legal ones. */
  protected offered(all: readonly Choice[]): readonly Choice[] {
    return worthwhile(all);
  }
  protected get props(): BoardProps {
    return this.#props();
  }

  readonly seat: Viewer = $derived.by(() => this.#props().state.viewer);
  /** The truth, ahead of what is still moving on the screen; null until there is one. */
  readonly now: Position | null = $derived.by(() => {
    const { view, viewer } = this.#props().state;
    if (!view.tableau || view.tableau.places.length === 0) return null;
    // The table says something new far more often than the position changes.
    const of = `${viewer} ${view.view}`;
    if (this.#read?.of !== of) this.#read = { of, position: this.#reads(view.tableau, view) };
    return this.#read.position;
  });
  /** Every legal move of whoever looks. */
  readonly all: readonly Choice[] = $derived.by(() => {
    const { mode, state } = this.#props();
    return mode === 'play' && state.phase === 'playing' && state.viewer !== 0 ? state.choices : [];
  });
  readonly choices: readonly Choice[] = $derived.by(() => this.offered(this.all));
  readonly asked: boolean = $derived.by(() => this.choices.length > 0);
  readonly selection: Selection = $derived.by(() => select(this.choices, this.touched));

  can(verb: string): Choice | null {
    return this.choices.find((choice) => choice.verb === verb) ?? null;
  }
  /** The table shows something new: nothing is on its way any more. */
  arrived(): void {
    this.sending = false;
  }
  /** Steps that belong together: all or none. What is refused is said in a toast. */
  async send(texts: readonly string[]): Promise<void> {
    if (this.sending) return;
    const sent = (this.#sent += 1);
    this.sending = true;
    const outcome = await this.#props().table.play(texts);
    // It is kept by now, which may take a while. What was touched since the table showed it stays touched.
    if (!outcome.ok || (this.sending && sent === this.#sent)) {
      this.sending = false;
      this.reset();
    }
    if (!outcome.ok) this.#props().shell.toast(refusedAs(wordsNow(), outcome));
  }
}

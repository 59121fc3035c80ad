// What the person at the table is doing: the weapon in hand, the row, the strike; what it would do; and why not. Every input
// (click, drag, key, finger) ends in `touch`, `strike`, `turn`, `confirm` or `back` of this object.
import type { BoardProps } from '../../board/game_page.ts';
import { Play as Hands } from '../../board/play.svelte.ts';
import type { Input } from '../../board/press.ts';
import { back, touch } from '../../board/selection.ts';
import type { Choice, Gesture } from '../../table/table.ts';
import { readPosition, type Hand, type Position, type Row, type Weapon } from './position.ts';
import { costOf, isStrike, offered, partOf, strikeAt, turnsOf, type Verb } from './strikes.ts';

/**
 * Why a move asks once: the enemies take more than the last deck has, or leave too little of it to draw; the defeated one
 * takes too much with him; the round ends with the last weapon, and the decks with it; too little honor is left to win.
 */
export type Danger = 'overrun' | 'draw' | 'effect' | 'last' | 'hopeless';

export interface Refusal {
  /** What was touched. */
  readonly ref: string;
  readonly rule: string;
  readonly causes: readonly string[];
}
/** What a strike would leave, as the engine says of its row. */
export interface Outlook {
  readonly honor: number;
  readonly damage: number;
  /** What could still be won of honor. */
  readonly most: number;
}

/** A pass ends the round unless the partner goes on. */
export const partnerPlaysOn = ({ coop, passed }: Position): boolean => coop && passed.length === 0;

export class Play extends Hands<Position> {
  /** By hand: how often the chosen weapon is turned; null: as often as the strike needs. */
  turned = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  danger = $state<Danger | null>(null);
  /** The text of the move that waits for the button. */
  asking = $state<string | null>(null);

  constructor(props: () => BoardProps) {
    super(props, readPosition);
  }

  /** The chance that the game is lost before the next fight if nobody plays another card. */
  readonly overrun = $derived.by(
    () => this.props.state.view.odds?.find(({ name }) => name === 'overrun')?.chance ?? 0,
  );
  readonly hand = $derived.by(
    (): Hand | null => this.now?.hands.find(({ seat }) => seat === (this.now?.you ?? 1)) ?? null,
  );
  protected override offered(all: readonly Choice[]): readonly Choice[] {
    const by = this.turned;
    const head = this.touched[0];
    return offered(all, by === null || head === undefined ? null : { weapon: head, by });
  }

  /** The weapon that was taken. */
  readonly weapon = $derived.by((): Weapon | null => {
    const ref = this.touched.find((one) => one.startsWith('hand.'));
    return this.hand?.weapons.find((one) => one.ref === ref) ?? null;
  });
  readonly row = $derived.by((): Row | null => {
    const ref = this.touched.find((one) => one.startsWith('row.'));
    return this.now?.rows.find((one) => one.ref === ref) ?? null;
  });
  readonly armed = $derived.by((): Choice | null => this.selection.armed);
  /** An armed move waits for its button. */
  readonly waits = $derived.by(() => this.armed !== null && this.asking === this.armed.text);
  /** By how many turns the chosen card lies turned on the screen. */
  readonly shownTurns = $derived.by(() => {
    if (this.turned !== null) return this.turned;
    const { armed, row, weapon } = this;
    if (armed && isStrike(armed)) return turnsOf(armed);
    if (!row || !weapon) return 0;
    const one = this.strikeOn(row, 'attack') ?? this.strikeOn(row, 'deflect');
    return one ? turnsOf(one) : 0;
  });

  strikeOn(row: Row, verb: Verb): Choice | null {
    return this.weapon ? strikeAt(this.choices, this.weapon.ref, row.ref, verb) : null;
  }
  /** Weapons that could strike the chosen row, before one is taken. */
  readonly reaching = $derived.by(() =>
    [...this.selection.next.keys()].filter((ref) => ref.startsWith('hand.')),
  );
  outlook(choice: Choice): Outlook | null {
    const { now } = this;
    const row = now?.rows.find(({ ref }) => ref === partOf(choice, 'row'));
    if (!now || !row) return null;
    const { honor, saves, waits } = row.of(now.you);
    const most = now.honor + now.honorLeft;
    if (choice.verb === 'deflect')
      return { honor: now.honor, damage: now.damage - row.damage, most: most - row.forgoes };
    return waits
      ? { honor: now.honor, damage: now.damage, most }
      : { honor: now.honor + honor, damage: now.damage - saves, most };
  }
  spotChoice(ref: string): Choice | null {
    return this.choices.find((choice) => partOf(choice, 'spot') === ref) ?? null;
  }

  touch(ref: string, input: Input): void {
    this.input = input;
    this.#letGo();
    if (!this.asked || this.sending) return;
    const done = touch(this.choices, this.touched, ref);
    if (done.kind === 'refused') return void this.#refused(ref);
    if (done.touched[0] !== this.touched[0]) this.turned = null;
    this.onsound('pick');
    this.touched = done.touched;
    if (done.kind === 'chosen' && this.selection.armed) this.#settle(this.selection.armed);
  }
  /** A strike button: row and verb in one touch. A second touch of what waits makes it. */
  strike(row: Row, verb: Verb, input: Input): void {
    const choice = this.strikeOn(row, verb);
    if (!choice) return void this.why(row.ref, verb);
    if (this.waits && this.asking === choice.text) return void this.confirm();
    this.input = input;
    this.#letGo();
    this.touched = choice.touches;
    this.#settle(choice);
  }
  /** One turn on, by hand; nothing is paid before the strike. */
  turn(steps: 1 | -1): void {
    const { weapon } = this;
    if (!weapon) return;
    this.#letGo();
    const by = ((this.turned ?? 0) + steps + 4) % 4;
    this.touched = [weapon.ref];
    this.turned = by === 0 ? null : by;
    this.onsound('turn');
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
    const { now } = this;
    if (!now) return null;
    const then = isStrike(choice) ? this.outlook(choice) : null;
    if (then && then.most < now.honorToWin && now.honor + now.honorLeft >= now.honorToWin)
      return 'hopeless';
    if (now.mostPayable !== null && this.#cost(choice) > now.mostPayable) return 'effect';
    if (then && this.#endsWith(choice, then)) return 'last';
    if (choice.verb !== 'pass' || partnerPlaysOn(now) || this.overrun < 1) return null;
    return now.toll.overrun ? 'overrun' : 'draw';
  }
  #asks(choice: Choice): boolean {
    const { confirm, density } = this.props.settings;
    if (confirm !== 'auto') return confirm === 'always';
    if (choice.verb === 'show' || choice.verb === 'move') return true;
    if (density === 'expert') return false;
    if (isStrike(choice)) return this.#cost(choice) > 0;
    const { now } = this;
    return density === 'beginner' && choice.verb === 'pass' && now !== null && partnerPlaysOn(now);
  }

  /** Alone the round ends with the last weapon: whether what is left of the decks ends with it. */
  #endsWith(choice: Choice, then: Outlook): boolean {
    const { now, hand, weapon } = this;
    if (!now || !hand || !weapon || now.coop || hand.cards > 1) return false;
    if (choice.verb === 'attack' && now.enemiesLeft === 1) return false;
    // Everything but special weapons comes round again in each deck to come.
    const round = now.deck.cards + now.discards.cards + (weapon.special ? 0 : 1);
    const decks = now.exhaustionsToLose - 1 - now.exhaustions;
    const cost = this.#cost(choice);
    if (cost > now.deck.cards) return false; // a special weapon comes to hand, or the price is refused
    return now.deck.cards - cost + decks * round < then.damage + now.drawCount;
  }
  #cost(choice: Choice): number {
    const row = this.now?.rows.find(({ ref }) => ref === partOf(choice, 'row'));
    return row ? costOf(choice, row, this.seat) : 0;
  }

  async confirm(): Promise<void> {
    if (this.armed) await this.send([this.armed.text]);
  }

  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.asking) this.#unarm();
    else if (this.turned !== null) this.turned = null;
    else if (this.touched.length > 0) this.touched = back(this.touched);
    else return false;
    return true;
  }
  /** The weapon stays in the hand that took it. */
  #unarm(): void {
    const { weapon } = this;
    this.#letGo();
    this.touched = weapon ? [weapon.ref] : [];
  }
  reset(): void {
    this.#letGo();
    this.touched = [];
    this.turned = null;
  }

  #refused(ref: string): void {
    if (ref.startsWith('row.') && this.weapon) void this.why(ref, 'attack');
    else if (ref.startsWith('hand.') && this.row) this.touched = [ref];
    else this.touched = [];
  }
  /** Asks the engine why the weapon may not strike there. */
  async why(ref: string, verb: Verb): Promise<void> {
    const { weapon, now, seat } = this;
    const row = now?.rows.find((one) => one.ref === ref);
    if (!weapon || !row) return;
    const reach = row.of(seat);
    const barred = verb === 'attack' ? reach.attackBarred : reach.deflectBarred;
    if (reach.corner === null) {
      this.refusal = { ref, rule: `EIY-${barred}`, causes: [] };
      return;
    }
    const attempt: Gesture = {
      verb,
      parts: [
        { role: 'weapon', ref: weapon.ref },
        { role: 'row', ref },
        ...(this.turned === null ? [] : [{ role: 'turns', number: this.turned }]),
      ],
    };
    const { rule, causes } = await this.props.table.whyNot(attempt);
    if (rule !== null && weapon === this.weapon) this.refusal = { ref, rule, causes };
  }
}

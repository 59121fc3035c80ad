// What the person at the table is doing: the tile chosen, the square, the facing; what that would do; and why not.
// Every input (click, drag, key, finger) ends in `touch`, `face`, `confirm` or `back` of this object.
import type { BoardProps } from '../../board/game_page.ts';
import { Play as Hands } from '../../board/play.svelte.ts';
import type { Input } from '../../board/press.ts';
import { back, select, touch } from '../../board/selection.ts';
import type { Choice } from '../../table/table.ts';
import { attemptOn } from './attempt.ts';
import { named, readPosition, type Facing, type Position, type Side } from './position.ts';
import { readPreview, type Preview } from './preview.ts';

export interface Refusal {
  readonly square: string;
  readonly rule: string | null;
  /** Squares of the tiles that cause it. */
  readonly causes: readonly string[];
}

const isVerb = (ref: string): boolean => ref.startsWith('verb:');
const facingOf = (ref: string): Facing | null =>
  ref.startsWith('facing:') ? ((Number(ref.slice(7)) & 3) as Facing) : null;

export class Play extends Hands<Position> {
  /** The tray shows the reserve. */
  drawing = $state(false);
  /** The rosette stands around the chosen tile, to turn it on the spot. */
  turning = $state(false);
  /** A reference under the pointer or the focus. */
  hover = $state<string | null>(null);
  /** A tile that was touched only to be looked at. */
  pinned = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The facing that was chosen last, for tiles to come. */
  #wish = $state<Facing | null>(null);
  #previews = $state.raw<Readonly<Record<string, Preview>>>({});

  constructor(props: () => BoardProps) {
    super(props, readPosition);
    $effect(() => {
      const text = this.candidate?.text;
      if (text !== undefined && !this.#previews[text]) void this.#foresee(text);
    });
  }

  readonly viewer = $derived.by((): Side | null => {
    const { seat } = this;
    return seat === 1 || seat === 2 ? seat : null;
  });
  /** The tile that was chosen: what the move begins with. */
  readonly head = $derived.by(() => {
    const first = this.touched[0];
    return first !== undefined && this.choices.some(({ touches }) => touches[0] === first)
      ? first
      : null;
  });
  readonly square = $derived.by(
    () =>
      this.touched
        .slice(this.head ? 1 : 0)
        .map(named)
        .find(({ square }) => square)?.square ?? null,
  );
  readonly facing = $derived.by(
    () => this.touched.map(facingOf).find((one) => one !== null) ?? null,
  );
  /** Facings that could follow, or take the place of the one chosen. */
  readonly facings = $derived.by((): readonly Facing[] => {
    if (!this.head) return [];
    const rest = this.touched.filter((ref) => facingOf(ref) === null);
    return [...select(this.choices, rest).next.keys()].flatMap((ref) => facingOf(ref) ?? []).sort();
  });
  /** Squares that could follow, or take the place of the one chosen. */
  readonly squares = $derived.by(() => {
    const rest = this.touched.filter((ref) => ref !== this.square);
    return [...select(this.choices, rest).next].flatMap(([ref, behind]) => {
      const { square, type } = named(ref);
      const plain = behind.find(({ verb }) => verb !== 'bonus' && verb !== 'redeploy') ?? behind[0];
      return square && !type ? [{ square, verb: plain?.verb ?? '' }] : [];
    });
  });
  /** The move that the button makes: touched in full, or all but its facing. */
  readonly armed = $derived.by((): Choice | null => {
    if (this.selection.armed) return this.selection.armed;
    return this.head && this.square ? this.#faced(this.touched) : null;
  });
  /** What is previewed: the armed move, or the one under the pointer. */
  readonly candidate = $derived.by((): Choice | null => {
    if (this.armed) return this.armed;
    const { shownChoice } = this.props;
    if (shownChoice && this.touched.length === 0) return shownChoice;
    const { hover } = this;
    if (!this.head || hover === null || !this.selection.next.has(hover)) return null;
    const touched = [...this.touched, hover];
    return select(this.choices, touched).armed ?? this.#faced(touched);
  });
  readonly preview = $derived.by(() => this.#previews[this.candidate?.text ?? ''] ?? null);
  /** An armed move waits for the button. */
  readonly waits = $derived.by(() => {
    const { confirm, density } = this.props.settings;
    if (confirm !== 'auto') return confirm === 'always';
    if (density === 'expert') return false;
    return density === 'beginner' || this.input !== 'mouse';
  });

  #faced(touched: readonly string[]): Choice | null {
    const { next } = select(this.choices, touched);
    const legal = [...next.keys()].flatMap((ref) => facingOf(ref) ?? []);
    const verbs = [...next.keys()].filter(isVerb);
    if (next.size === 0 || legal.length + verbs.length !== next.size) return null;
    const faced = legal.length > 0 ? [...touched, `facing:${this.#usual(legal)}`] : touched;
    const { armed, live } = select(this.choices, faced);
    return armed ?? live.find(({ verb }) => verb === 'deploy') ?? live[0] ?? null;
  }
  /** Ways to the same square that must be told apart: a Sai deployed there, or nearby and shifted. */
  readonly verbs = $derived.by((): readonly string[] => {
    if (!this.head || !this.square) return [];
    const rest = this.touched.filter((ref) => !isVerb(ref));
    return [...select(this.choices, rest).next.keys()].filter(isVerb).map((ref) => ref.slice(5));
  });
  /** The facing to begin with: as chosen last, as the tile stands, towards the other's home. */
  #usual(legal: readonly Facing[]): Facing {
    const place = this.head ? named(this.head).square : null;
    const stands = place ? (this.now?.squares.get(place)?.tile?.facing ?? null) : null;
    const ahead: readonly Facing[] = this.viewer === 2 ? [2, 3] : [0, 1];
    const wished = [this.#wish, stands, ...ahead].find(
      (one) => one !== null && legal.includes(one),
    );
    return wished ?? legal[0] ?? 0;
  }

  async #foresee(text: string): Promise<void> {
    const { now, viewer } = this;
    if (!now || !viewer) return;
    const foresight = await this.props.table.foresee([text]);
    if (!('tableau' in foresight) || now !== this.now) return;
    const preview = readPreview(text, now, viewer, foresight);
    this.#previews = { ...this.#previews, [text]: preview };
  }

  touch(ref: string, input: Input): void {
    this.input = input;
    this.refusal = null;
    this.pinned = null;
    if (!this.asked || this.sending) return this.look(ref);
    if (ref === this.head && this.touched.length === 1 && this.#opensRosette()) return;
    const done = touch(this.choices, this.touched, ref);
    this.turning = false;
    if (done.kind === 'refused') return void (this.#drawnInstead(ref, input) || this.#refused(ref));
    this.onsound('pick');
    this.touched = done.touched;
    this.drawing = this.touched.some((one) => named(one).pile === 'reserve') || this.drawing;
    if (this.touched.some((one) => named(one).pile !== 'reserve')) this.drawing = false;
    if (done.kind === 'chosen' && this.head && this.selection.closed) this.#playUnlessItWaits();
  }
  #opensRosette(): boolean {
    if (this.turning || !this.selection.live.some(({ verb }) => verb === 'turn')) return false;
    return (this.turning = true);
  }
  #playUnlessItWaits(): void {
    const { armed } = this.selection;
    if (armed && !this.waits && armed.verb !== 'draw' && this.head) void this.confirm();
  }

  /** A facing: of the ghost, of the chosen tile, or of the square to come. `at once`: by a petal, which plays. */
  face(facing: Facing, input: Input, atOnce = false): void {
    this.input = input;
    this.#wish = facing;
    const ref = `facing:${facing}`;
    if (!this.touched.includes(ref)) {
      const done = touch(this.choices, this.touched, ref);
      if (done.kind === 'refused') return;
      this.touched = done.touched;
      this.onsound('turn');
    }
    const complete = this.selection.armed !== null && (this.square !== null || this.turning);
    if (atOnce && complete && !this.waits) void this.confirm();
  }
  /** One facing on, clockwise. */
  turn(steps: 1 | -1, input: Input): void {
    const from = this.facing ?? this.candidateFacing ?? 0;
    for (let n = 1; n <= 4; n++) {
      const facing = ((from + steps * n + 8) % 4) as Facing;
      if (this.facings.includes(facing)) return this.face(facing, input);
    }
  }
  readonly candidateFacing = $derived.by(() => {
    const part = this.candidate?.parts.find(({ role }) => role === 'facing');
    return part && 'number' in part ? ((part.number & 3) as Facing) : null;
  });

  async confirm(): Promise<void> {
    const choice = this.armed;
    if (!choice || this.sending) return;
    await this.send([choice.text]);
  }

  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.turning) this.turning = false;
    else if (this.touched.length > 0) this.touched = back(this.touched);
    else if (this.drawing) this.drawing = false;
    else if (this.pinned) this.pinned = null;
    else return false;
    return true;
  }
  reset(): void {
    this.touched = [];
    this.drawing = false;
    this.turning = false;
    this.refusal = null;
    this.pinned = null;
    this.#previews = {};
  }
  draw(): void {
    const drawing = !this.drawing;
    this.reset();
    this.drawing = drawing;
  }
  /** Shows what a tile does, without choosing it. */
  look(ref: string): void {
    this.pinned = this.pinned === ref || !named(ref).type ? null : ref;
  }

  /** A well without a tile in hand begins a draw of that type. */
  #drawnInstead(ref: string, input: Input): boolean {
    const { pile, type } = named(ref);
    const drawn = `reserve.${this.viewer ?? 1}/${type ?? ''}`;
    if (pile !== 'hand' || (type && (this.now?.stock[this.viewer ?? 1].hand[type] ?? 0) > 0))
      return false;
    if (!this.choices.some(({ touches }) => touches[0] === drawn)) return false;
    this.touched = [];
    this.drawing = true;
    this.touch(drawn, input);
    return true;
  }
  /** Another tile may go where this one may not. */
  readonly othersGo = $derived.by(() => {
    const square = this.refusal?.square;
    return square !== undefined && this.choices.some(({ touches }) => touches.includes(square));
  });
  askSquare(square: string): void {
    this.refusal = null;
    this.touched = [square];
  }

  #refused(ref: string): void {
    const { square } = named(ref);
    if (this.head && square) void this.why(square);
    else {
      this.touched = [];
      this.look(ref);
    }
  }
  /** Asks the engine why the chosen tile may not go there. */
  async why(square: string): Promise<void> {
    const tile = this.head;
    if (!tile) return;
    const attempt = attemptOn(this.choices, tile, square, this.facing ?? this.#wish);
    const { rule, causes } = await this.props.table.whyNot(attempt);
    if (rule === null || tile !== this.head) return;
    const squares = causes.flatMap((ref) => named(ref).square ?? []);
    this.refusal = { square, rule, causes: squares };
  }
}

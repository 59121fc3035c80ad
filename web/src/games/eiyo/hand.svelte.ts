// The hand over the table: drags and long presses of mouse and finger. A press that moves less than 6 pixels is left to the
// button beneath it; from a weapon it is a drag, and one that stays is a look.
import type { Input, Play } from './play.svelte.ts';

export interface Dragged {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly weapon: string | null;
  readonly look: string | null;
  readonly input: Input;
  kind: 'tap' | 'drag' | 'held';
}

const SLOP = 6;
const HOLD = 400;
/** How far above a finger the card floats. */
const FLOAT = 60;

export class Hand {
  dragged = $state.raw<Dragged | null>(null);
  /** What lies under the card: `row.TL`, `row.TL attack`. */
  over = $state<string | null>(null);
  readonly #play: Play;
  readonly #look: (what: string) => void;
  readonly #drop: (at: string, input: Input) => void;
  #press: Press | null = null;
  #timer = 0;
  /** The click that ends a drag or a look is nobody's. */
  #swallow = false;

  constructor(play: Play, look: (what: string) => void, drop: (at: string, input: Input) => void) {
    this.#play = play;
    this.#look = look;
    this.#drop = drop;
  }

  down(event: PointerEvent): void {
    const input: Input = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    this.#play.input = input;
    this.#swallow = false;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const weapon = event.target.closest('[data-hand]')?.getAttribute('data-ref') ?? null;
    const look = lookedAt(event);
    if (!weapon && !look) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#press = { id, x, y, weapon, look, input, kind: 'tap' };
    if (look) this.#timer = window.setTimeout(() => this.#hold(look), HOLD);
  }
  #hold(look: string): void {
    if (this.#press?.kind !== 'tap') return;
    this.#press.kind = 'held';
    this.#swallow = true;
    navigator.vibrate?.(8);
    this.#look(look);
  }
  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    if (press.kind === 'tap' && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP)
      this.#begin(press);
    if (press.kind === 'drag' && press.weapon) this.#drag(event, press.weapon, press.input);
  }
  #begin(press: Press): void {
    clearTimeout(this.#timer);
    const { weapon, input } = press;
    if (!weapon || !this.#play.choices.some(({ touches }) => touches[0] === weapon)) return;
    if (this.#play.weapon?.ref !== weapon) {
      this.#play.reset();
      this.#play.touch(weapon, input);
    }
    press.kind = 'drag';
    this.#swallow = true;
  }
  #drag(event: PointerEvent, ref: string, input: Input): void {
    const [x, y] = [event.clientX, event.clientY - (input === 'touch' ? FLOAT : 0)];
    this.dragged = { ref, x, y };
    this.over =
      document
        .elementsFromPoint(x, y)
        .map((element) => element.closest('[data-drop]')?.getAttribute('data-drop'))
        .find((at) => at !== undefined && at !== null) ?? null;
  }
  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const { over } = this;
    this.cancel();
    if (press.kind === 'drag' && over) this.#drop(over, press.input);
  }
  cancel(): void {
    clearTimeout(this.#timer);
    this.#press = null;
    this.dragged = null;
    this.over = null;
  }
  click(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** `weapon katana_top`, or the place of an enemy. */
function lookedAt(event: PointerEvent): string | null {
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element.closest('[data-look]'));
  return found?.closest('[data-look]')?.getAttribute('data-look') ?? null;
}

// One press of a mouse or a finger, from down to up: a tap, a look where it stays, a drag where it moves. What each of
// them means is said by whoever is told of it.
export type Input = 'mouse' | 'touch' | 'keys';

export interface Pressed<What> {
  readonly what: What;
  readonly input: Input;
  /** Where it began. */
  readonly x: number;
  readonly y: number;
}

export interface PressActs<What> {
  /** What lies under a new press; null: nothing of ours. */
  begins(event: PointerEvent, input: Input): What | null;
  /** It stayed where it was. Absent, or false: a press that stays is a tap like another. */
  held?(press: Pressed<What>): boolean;
  /** It has moved: whether it is a drag from now on. One that is not is nothing any more, or still a tap. */
  pulled(press: Pressed<What>): 'drag' | 'tap' | 'nothing';
  dragged(event: PointerEvent, press: Pressed<What>): void;
  dropped(event: PointerEvent, press: Pressed<What>): void;
  tapped?(event: PointerEvent, press: Pressed<What>): void;
  /** The end of a look. */
  released?(): void;
  /** It was taken away by the system: nothing happens. */
  lost?(): void;
  /** Moves without a press. */
  hovers?(event: PointerEvent): void;
}

/** Less is a tap. */
const SLOP = 6;
/** Longer is a look. */
const HOLD = 380;

type Stage = 'tap' | 'drag' | 'held' | 'nothing';

export class Press<What> {
  readonly #acts: PressActs<What>;
  #now: (Pressed<What> & { readonly id: number; stage: Stage }) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swallows = false;

  constructor(acts: PressActs<What>) {
    this.#acts = acts;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallows = false;
    const input: Input = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    if (event.button !== 0) return;
    const what = this.#acts.begins(event, input);
    if (what === null) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#now = { id, x, y, what, input, stage: 'tap' };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hold(), HOLD);
  };
  #hold(): void {
    const press = this.#now;
    if (press?.stage !== 'tap' || !this.#acts.held?.(press)) return;
    press.stage = 'held';
    this.#swallows = true;
    globalThis.navigator?.vibrate?.(8);
  }
  readonly move = (event: PointerEvent): void => {
    const press = this.#now;
    if (!press || press.id !== event.pointerId) return this.#acts.hovers?.(event);
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP;
    if (press.stage === 'tap' && far) {
      clearTimeout(this.#timer);
      press.stage = this.#acts.pulled(press);
      if (press.stage === 'drag') this.#swallows = true;
    }
    if (press.stage === 'drag') this.#acts.dragged(event, press);
  };
  readonly up = (event: PointerEvent): void => {
    const press = this.#now;
    if (!press || press.id !== event.pointerId) return;
    this.#end();
    if (press.stage === 'drag') this.#acts.dropped(event, press);
    else if (press.stage === 'tap') this.#acts.tapped?.(event, press);
    else if (press.stage === 'held') this.#acts.released?.();
  };
  readonly cancel = (): void => {
    if (!this.#now) return;
    this.#end();
    this.#acts.lost?.();
  };
  /** The click that ends a drag or a look is nobody's: to be asked while it is captured. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#swallows) return;
    this.#swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };
  #end(): void {
    clearTimeout(this.#timer);
    this.#now = null;
  }
}

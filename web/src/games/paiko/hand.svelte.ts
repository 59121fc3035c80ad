// The hand over the table: taps, drags, pulls and long presses of mouse and finger, told to the play as touches.
//
// From a tile a press that moves is a drag; from a square that waits for a facing it is a pull, whose direction is the
// facing. A finger hides what it touches, so it counts for the nearest legal square.
import { Press, type Input, type Pressed } from '../../board/press.ts';
import { facingTowards, nearest, squareAt, turnPoint, type Point } from './geometry.ts';
import type { Play } from './play.svelte.ts';
import { named, type Facing, type Type } from './position.ts';

export interface Dragged {
  readonly type: Type;
  readonly facing: Facing | null;
  readonly x: number;
  readonly y: number;
  readonly snapped: boolean;
}

/** What was pressed: a tile or a square, or null for the board beside them. */
interface Spot {
  readonly ref: string | null;
}

const PULL = 16;
/** How far above a finger the tile floats. */
const FLOAT = 48;
const SNAP = 0.75;

export class Hand {
  dragged = $state.raw<Dragged | null>(null);
  readonly press: Press<Spot>;
  readonly #play: Play;
  /** A point of the screen in units of the field, before it is turned; null off the board. */
  readonly #point: (x: number, y: number) => Point | null;
  readonly #tap: (ref: string | null, input: Input) => void;
  readonly #view: () => number;
  /** The press pulls a facing out of a square, and does not carry a tile. */
  #pulls = false;

  constructor(
    play: Play,
    point: (x: number, y: number) => Point | null,
    view: () => number,
    tap: (ref: string | null, input: Input) => void,
  ) {
    this.#play = play;
    this.#point = point;
    this.#view = view;
    this.#tap = tap;
    this.press = new Press<Spot>({
      begins: (event) => this.#begins(event),
      held: (press) => this.#held(press),
      pulled: (press) => this.#pulled(press),
      dragged: (event, press) =>
        this.#pulls ? this.#pull(event, press) : this.#drag(event, press),
      dropped: (event, press) => this.#dropped(event, press),
      tapped: (event, press) => this.#tapped(event, press),
      released: () => (this.#play.hover = null),
      lost: () => (this.dragged = null),
      hovers: (event) => this.#hover(event),
    });
  }

  readonly #refAt = (event: PointerEvent): string | null => {
    const target = event.target instanceof Element ? event.target.closest('[data-hand]') : null;
    const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    return target?.getAttribute('data-ref') ?? cell?.getAttribute('data-ref') ?? null;
  };
  #begins(event: PointerEvent): Spot | null {
    if (!(event.target instanceof Element)) return null;
    if (!event.target.closest('[data-hand], .pk-board') || event.target.closest('.petal'))
      return null;
    return { ref: this.#refAt(event) };
  }
  /** A finger that stays shows what a tile does, as a mouse does that rests on it. */
  #held({ what: { ref }, input }: Pressed<Spot>): boolean {
    if (input !== 'touch' || ref === null) return false;
    this.#play.hover = ref;
    return true;
  }
  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const ref = this.#refAt(event);
    if (ref !== null || this.#play.hover !== null) this.#play.hover = ref;
  }
  #pulled({ what: { ref }, input }: Pressed<Spot>): 'drag' | 'tap' | 'nothing' {
    const begins = ref !== null && this.#play.choices.some(({ touches }) => touches[0] === ref);
    if (ref && begins && named(ref).pile !== 'reserve') {
      this.#take(ref, input);
      this.#pulls = false;
      return 'drag';
    }
    const waits =
      this.#play.head && this.#play.selection.next.has(ref ?? '') && this.#play.facings.length > 1;
    if (!ref || !waits) return input === 'mouse' ? 'tap' : 'nothing';
    this.#play.touch(ref, input);
    this.#pulls = this.#play.square === ref;
    return this.#pulls ? 'drag' : 'nothing';
  }
  #take(ref: string, input: Input): void {
    if (this.#play.head !== ref || this.#play.touched.length > 1) {
      this.#play.touched = [];
      this.#play.touch(ref, input);
    }
    this.#play.turning = false;
  }
  #pull(event: PointerEvent, { x, y, input }: Pressed<Spot>): void {
    const way = { x: event.clientX - x, y: event.clientY - y };
    if (Math.hypot(way.x, way.y) > PULL)
      this.#play.face(facingTowards(turnPoint(way, -this.#view())), input);
  }
  #drag(event: PointerEvent, { input }: Pressed<Spot>): void {
    const { head } = this.#play;
    const type = head ? named(head).type : null;
    if (!type) return;
    const [x, y] = [event.clientX, event.clientY - (input === 'touch' ? FLOAT : 0)];
    const at = this.#point(x, y);
    const legal = this.#play.squares.map(({ square }) => square);
    const square = at ? (nearest(at, legal, SNAP) ?? null) : null;
    this.#play.hover = square;
    this.dragged = {
      type,
      facing: this.#play.candidateFacing ?? this.#play.facing,
      x,
      y,
      snapped: square !== null,
    };
  }

  #dropped(event: PointerEvent, { input }: Pressed<Spot>): void {
    if (this.#pulls) {
      if (this.#play.facing !== null && !this.#play.waits) void this.#play.confirm();
      return;
    }
    const { hover } = this.#play;
    const y = event.clientY - (input === 'touch' ? FLOAT : 0);
    this.dragged = null;
    this.#play.hover = null;
    if (hover) return this.#play.touch(hover, input);
    const at = this.#point(event.clientX, y);
    const square = at ? squareAt(at) : null;
    const own = this.#play.head ? named(this.#play.head).square : null;
    if (square && square !== own && this.#play.now?.squares.has(square))
      void this.#play.why(square);
  }
  /** A finger that misses a legal square by little meant it. */
  #tapped(event: PointerEvent, { what: { ref }, input }: Pressed<Spot>): void {
    const legal = this.#play.head ? this.#play.squares.map(({ square }) => square) : [];
    const at = this.#point(event.clientX, event.clientY);
    const onBoard = event.target instanceof Element && event.target.closest('.pk-board') !== null;
    const exact = ref !== null && this.#play.selection.next.has(ref);
    if (input === 'touch' && onBoard && at && !exact) {
      const square = nearest(at, legal, SNAP);
      if (square) return this.#tap(square, input);
    }
    this.#tap(ref, input);
  }
}

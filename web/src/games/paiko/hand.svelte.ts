// The hand over the table: taps, drags, pulls and long presses of mouse and finger, told to the play as touches.
//
// A press that moves less than 6 pixels is a tap. From a tile it is a drag; from a square that waits for a facing it is a
// pull, whose direction is the facing. A finger hides what it touches, so it counts for the nearest legal square.
import { facingTowards, nearest, squareAt, turnPoint, type Point } from './geometry.ts';
import type { Input, Play } from './play.svelte.ts';
import { named, type Facing, type Type } from './position.ts';

export interface Dragged {
  readonly type: Type;
  readonly facing: Facing | null;
  readonly x: number;
  readonly y: number;
  readonly snapped: boolean;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly ref: string | null;
  readonly input: Input;
  kind: 'tap' | 'drag' | 'pull' | 'held' | 'nothing';
}

const SLOP = 6;
const PULL = 16;
const HOLD = 350;
/** How far above a finger the tile floats. */
const FLOAT = 48;
const SNAP = 0.75;

export class Hand {
  dragged = $state.raw<Dragged | null>(null);
  readonly #play: Play;
  /** A point of the screen in units of the field, before it is turned; null off the board. */
  readonly #point: (x: number, y: number) => Point | null;
  readonly #tap: (ref: string | null, input: Input) => void;
  readonly #view: () => number;
  #press: Press | null = null;
  #timer = 0;

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
  }

  readonly #refAt = (event: PointerEvent): string | null => {
    const target = event.target instanceof Element ? event.target.closest('[data-hand]') : null;
    const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    return target?.getAttribute('data-ref') ?? cell?.getAttribute('data-ref') ?? null;
  };

  down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (!event.target.closest('[data-hand], .pk-board') || event.target.closest('.petal')) return;
    const input: Input = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const ref = this.#refAt(event);
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      ref,
      input,
      kind: 'tap',
    };
    if (input === 'touch' && ref) this.#timer = window.setTimeout(() => this.#hold(ref), HOLD);
  }
  #hold(ref: string): void {
    if (this.#press?.kind !== 'tap') return;
    this.#press.kind = 'held';
    this.#play.hover = ref;
    navigator.vibrate?.(8);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return this.#hover(event);
    const way = { x: event.clientX - press.x, y: event.clientY - press.y };
    if (press.kind === 'tap' && Math.hypot(way.x, way.y) > SLOP) this.#begin(press);
    if (press.kind === 'drag') this.#drag(event, press);
    if (press.kind === 'pull' && Math.hypot(way.x, way.y) > PULL)
      this.#play.face(facingTowards(turnPoint(way, -this.#view())), press.input);
  }
  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const ref = this.#refAt(event);
    if (ref !== null || this.#play.hover !== null) this.#play.hover = ref;
  }
  #begin(press: Press): void {
    clearTimeout(this.#timer);
    const { ref, input } = press;
    const begins = ref !== null && this.#play.choices.some(({ touches }) => touches[0] === ref);
    if (ref && begins && named(ref).pile !== 'reserve') {
      if (this.#play.head !== ref || this.#play.touched.length > 1) {
        this.#play.touched = [];
        this.#play.touch(ref, input);
      }
      this.#play.turning = false;
      press.kind = 'drag';
    } else if (
      ref &&
      this.#play.head &&
      this.#play.selection.next.has(ref) &&
      this.#play.facings.length > 1
    ) {
      this.#play.touch(ref, input);
      press.kind = this.#play.square === ref ? 'pull' : 'nothing';
    } else press.kind = input === 'mouse' ? 'tap' : 'nothing';
  }
  #drag(event: PointerEvent, press: Press): void {
    const { head } = this.#play;
    const type = head ? named(head).type : null;
    if (!type) return;
    const [x, y] = [event.clientX, event.clientY - (press.input === 'touch' ? FLOAT : 0)];
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

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    clearTimeout(this.#timer);
    if (press.kind === 'drag') this.#drop(event, press);
    else if (press.kind === 'pull') {
      if (this.#play.facing !== null && !this.#play.waits) void this.#play.confirm();
    } else if (press.kind === 'held') this.#play.hover = null;
    else if (press.kind === 'tap') this.#tapped(event, press);
  }
  cancel(): void {
    this.#press = null;
    clearTimeout(this.#timer);
    this.dragged = null;
  }

  #drop(event: PointerEvent, press: Press): void {
    const { hover } = this.#play;
    const y = event.clientY - (press.input === 'touch' ? FLOAT : 0);
    this.dragged = null;
    this.#play.hover = null;
    if (hover) return this.#play.touch(hover, press.input);
    const at = this.#point(event.clientX, y);
    const square = at ? squareAt(at) : null;
    const own = this.#play.head ? named(this.#play.head).square : null;
    if (square && square !== own && this.#play.now?.squares.has(square))
      void this.#play.why(square);
  }
  /** A finger that misses a legal square by little meant it. */
  #tapped(event: PointerEvent, press: Press): void {
    const legal = this.#play.head ? this.#play.squares.map(({ square }) => square) : [];
    const at = this.#point(event.clientX, event.clientY);
    const onBoard = event.target instanceof Element && event.target.closest('.pk-board') !== null;
    const exact = press.ref !== null && this.#play.selection.next.has(press.ref);
    if (press.input === 'touch' && onBoard && at && !exact) {
      const square = nearest(at, legal, SNAP);
      if (square) return this.#tap(square, press.input);
    }
    this.#tap(press.ref, press.input);
  }
}

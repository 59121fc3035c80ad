// What a mouse rests on: after a moment, or at once where another card was being looked at.
import type { Box } from '../../parts/place.ts';
import { lookedAt, type Looked } from './looked.ts';

const REST = 400;

export class Peeked {
  now = $state.raw<{
    readonly what: Exclude<Looked, { kind: 'pile' }>;
    readonly box: Box;
    /** The hand, and what can be done. */
    readonly inSight: readonly Box[];
  } | null>(null);
  #under: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The `data-look` under the mouse, and its element. */
  over(what: string | null, at: Element | null): void {
    if (what === this.#under) return;
    this.#under = what;
    clearTimeout(this.#timer);
    if (what === null || at === null) {
      this.now = null;
      return;
    }
    const looked = lookedAt(what);
    if (looked.kind === 'pile') return;
    const show = (): void => {
      const veranda = at.closest('.eiyo')?.querySelectorAll('.hand, .actions') ?? [];
      const inSight = [...veranda].map((one) => one.getBoundingClientRect());
      this.now = { what: looked, box: at.getBoundingClientRect(), inSight };
    };
    if (this.now) show();
    else this.#timer = setTimeout(show, REST);
  }
  /** The mouse is gone: when it comes back, whatever it rests on is new. */
  gone(): void {
    this.over(null, null);
  }
  /** A press: nothing, until it rests on another card. */
  leave(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

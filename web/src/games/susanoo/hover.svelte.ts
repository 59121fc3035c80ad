// At a desk a card over which the mouse rests floats beside it in full.
const REST = 250;
/** How large a card in full is at most. */
const SIZE = [252, 400] as const;

export class Hover {
  card = $state.raw<{ readonly id: string; readonly x: number; readonly y: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly over = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    const at = event.target instanceof Element ? event.target.closest('[data-card]') : null;
    const id = at?.getAttribute('data-card');
    if (!at || !id || event.pointerType !== 'mouse' || event.buttons !== 0)
      return void (this.card = null);
    this.#timer = setTimeout(
      () => (this.card = { id, ...beside(at.getBoundingClientRect()) }),
      REST,
    );
  };
  readonly end = (): void => {
    clearTimeout(this.#timer);
    this.card = null;
  };
}

/** Right of it where there is room, else left; never off the screen. */
function beside({ left, right, top }: DOMRect): { x: number; y: number } {
  const [wide, high] = SIZE;
  const x = right + 8 + wide < innerWidth ? right + 8 : Math.max(8, left - 8 - wide);
  return { x, y: Math.max(8, Math.min(top - 40, innerHeight - high - 8)) };
}

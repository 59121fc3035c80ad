// Holding a card for a while, or pressing it with the other button, shows it in full. A click that ends a long press is
// none.
const HOLD = 350;
/** Farther is a drag. */
const SLOP = 6;

export const longPress =
  (look: () => void) =>
  (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let [x, y] = [0, 0];
    const down = (event: PointerEvent): void => {
      held = false;
      [x, y] = [event.clientX, event.clientY];
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        held = true;
        look();
      }, HOLD);
    };
    const up = (): void => clearTimeout(timer);
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) up();
    };
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      clearTimeout(timer);
      if (!held) look();
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointerleave', up],
      ['pointercancel', up],
      ['contextmenu', menu],
    ] as const;
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', click, true);
    return () => {
      up();
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, true);
    };
  };

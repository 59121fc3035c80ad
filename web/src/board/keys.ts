// Keys and wheels over a board: what is typed into a field or pressed in a dialog is not the board's.

const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], dialog';

/**
 * A handler for keydown, captured: `pressed` says whether the key was one of the game's. `own`: dialogs that are part of
 * the board, where its keys hold too.
 */
export const boardKeys =
  (pressed: (event: KeyboardEvent) => boolean, own = '') =>
  (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target.closest(ELSEWHERE) : null;
    const elsewhere = at !== null && (own === '' || !at.matches(own));
    if (event.defaultPrevented || elsewhere || !pressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

/** For `{@attach}`: a wheel that turns something (`turns` says whether) must not scroll the page. */
export const wheelTurns =
  (turns: (by: 1 | -1) => boolean) =>
  (node: Element): (() => void) => {
    const wheel = (event: Event): void => {
      if (event instanceof WheelEvent && turns(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
    };
    node.addEventListener('wheel', wheel, { passive: false });
    return () => node.removeEventListener('wheel', wheel);
  };

// Where the focus was before something took it: an element of the page, or a square of a drawn board.
export const canFocus = (before: Element | null): HTMLElement | SVGElement | undefined =>
  (before instanceof HTMLElement || before instanceof SVGElement) &&
  before !== document.body &&
  before.isConnected
    ? before
    : undefined;

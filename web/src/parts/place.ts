// Where a popover stands: beside what it speaks of, inside the window, with its caret pointing at the middle of it.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Standing {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
  /** How far along its side the caret stands. */
  readonly caret: number;
}

const GAP = 12;
const EDGE = 8;
const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Beside if there is room (the line of sight along a row stays free), else below, else above; of those where it fits,
 * the first that covers the least of what should stay in sight.
 */
export function standing(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  inSight: readonly Box[] = [],
): Standing {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const across = clamp(middle.x - size.width / 2, EDGE, window.width - size.width - EDGE);
  const along = clamp(middle.y - size.height / 2, EDGE, window.height - size.height - EDGE);
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - size.width;
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const caretX = clamp(middle.x - across, 16, size.width - 16);
  const caretY = clamp(middle.y - along, 16, size.height - 16);
  const places: readonly (Standing & { readonly fits: boolean })[] = [
    {
      left: right,
      top: along,
      side: 'right',
      caret: caretY,
      fits: right + size.width <= window.width - EDGE,
    },
    { left, top: along, side: 'left', caret: caretY, fits: left >= EDGE },
    {
      left: across,
      top: below,
      side: 'below',
      caret: caretX,
      fits: below + size.height <= window.height - EDGE,
    },
    { left: across, top: above, side: 'above', caret: caretX, fits: above >= EDGE },
  ];
  const hidden = ({ left: x, top: y }: Standing): number =>
    inSight.filter((box) => covers({ left: x, top: y, ...size }, box)).length;
  const [best] = places.filter(({ fits }) => fits).sort((a, b) => hidden(a) - hidden(b));
  if (!best) {
    const top = clamp(below, EDGE, window.height - size.height - EDGE);
    return { left: across, top, side: 'below', caret: caretX };
  }
  const { left: x, top, side, caret } = best;
  return { left: x, top, side, caret };
}

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

/** Beside if there is room (the line of sight along a row stays free), else below, else above. */
export function standing(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
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
  if (right + size.width <= window.width - EDGE)
    return { left: right, top: along, side: 'right', caret: caretY };
  if (left >= EDGE) return { left, top: along, side: 'left', caret: caretY };
  if (below + size.height <= window.height - EDGE || above < EDGE)
    return {
      left: across,
      top: clamp(below, EDGE, window.height - size.height - EDGE),
      side: 'below',
      caret: caretX,
    };
  return { left: across, top: above, side: 'above', caret: caretX };
}

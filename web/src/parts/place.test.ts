import { describe, expect, it } from 'vitest';
import { standing } from './place.ts';

const size = { width: 316, height: 160 };
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const square = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a popover', () => {
  it('stands at the right of what it speaks of', () => {
    const at = standing(square(300, 400), size, desk);
    expect(at).toEqual({ left: 352, top: 340, side: 'right', caret: 80 });
  });
  it('goes to the left where the right is too narrow', () => {
    expect(standing(square(1200, 400), size, desk).side).toBe('left');
  });
  it('goes below on a phone, and above at its foot', () => {
    expect(standing(square(200, 100), size, phone).side).toBe('below');
    expect(standing(square(200, 780), size, phone).side).toBe('above');
  });
  it('stands where what should stay in sight is not hidden', () => {
    const anchor = square(500, 400);
    expect(standing(anchor, size, desk, [square(560, 400)]).side).toBe('left');
    expect(standing(anchor, size, desk, [square(560, 400), square(440, 400)]).side).toBe('below');
    const around = [square(560, 400), square(440, 400), square(500, 460), square(500, 340)];
    expect(standing(anchor, size, desk, around).side).toBe('right');
  });
  it('never leaves the window, and its caret never leaves it', () => {
    for (const window of [desk, phone, { width: 360, height: 640 }])
      for (let left = -20; left < window.width; left += 37)
        for (let top = -20; top < window.height; top += 41) {
          const at = standing(square(left, top), size, window);
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.top).toBeGreaterThanOrEqual(8);
          expect(at.left + size.width).toBeLessThanOrEqual(window.width - 8);
          expect(at.top + size.height).toBeLessThanOrEqual(window.height - 8);
          const along = at.side === 'left' || at.side === 'right' ? size.height : size.width;
          expect(at.caret).toBeGreaterThanOrEqual(16);
          expect(at.caret).toBeLessThanOrEqual(along - 16);
        }
  });
});

import { describe, expect, it } from 'vitest';
import { sizesFor } from './layout.ts';

/** The box of a table is the screen without the bar. */
const at = (width: number, height: number): string =>
  sizesFor(width, height - (width < 1000 ? 44 : 52)).join(' ');

describe('how the table lies', () => {
  it('stands on a phone, lower where there is less height', () => {
    expect(at(412, 915)).toBe('phone thin');
    expect(at(390, 844)).toBe('phone thin');
    expect(at(390, 763)).toBe('phone thin mid');
    expect(at(360, 640)).toBe('phone thin mid short slim');
  });
  it('lies beside the veranda on a phone that lies', () => {
    expect(at(844, 390)).toBe('phone mid short low');
    expect(at(932, 430)).toBe('phone mid short low');
    expect(at(640, 360)).toBe('phone mid short low thin flat');
  });
  it('has honor and toll beside it elsewhere, in as many sizes as windows are high', () => {
    expect(at(1280, 800)).toBe('');
    expect(at(1280, 720)).toBe('snug');
    expect(at(1366, 650)).toBe('snug tight');
  });
  it('is one column on a tablet that stands, and close beside the panel on one that lies', () => {
    expect(at(820, 1180)).toBe('tall close');
    expect(at(1180 - 300, 820)).toBe('close');
  });
});

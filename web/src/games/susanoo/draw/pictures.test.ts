import { describe, expect, it } from 'vitest';
import { orochi, pictureOf, sealAt } from './pictures.ts';

const ids = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${kind}${String(i + 1).padStart(2, '0')}`);
const EVERY = [
  ...ids('EV', 30),
  ...ids('TR', 20),
  ...ids('YO', 32),
  ...ids('OR', 8),
  ...ids('EQ', 35),
  ...ids('CO', 15),
];
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a picture', () => {
  it('is there for every card, and holds numbers alone', () => {
    for (const id of EVERY) expect(pictureOf(id), id).toMatch(/^(?!.*(NaN|undefined)).+$/);
  });
  it('is shared by no two Yokai, heads, events or Transformations', () => {
    const own = [...ids('YO', 32), ...ids('OR', 8), ...ids('EV', 30), ...ids('TR', 20)];
    expect(new Set(own.map((id) => pictureOf(id))).size).toBe(90);
  });
  it('is lighter where it is small, with the same strokes', () => {
    for (const id of EVERY) {
      expect(pictureOf(id, 'small').length, id).toBeLessThanOrEqual(pictureOf(id).length);
      expect(count(pictureOf(id, 'small'), '<path')).toBe(count(pictureOf(id), '<path'));
    }
  });
  it('carries no style attribute, which the page’s policy refuses', () => {
    for (const id of EVERY) expect(pictureOf(id), id).not.toContain('style=');
  });
  it('is empty for a card that nobody knows', () => {
    expect(pictureOf('XX01')).toBe('');
  });
});

describe('Orochi', () => {
  it('has eight necks, each in its state, and the sea before them', () => {
    const drawing = orochi({ OR03: 'won', OR04: 'near' });
    expect(count(drawing, 'class="neck')).toBe(8);
    expect(count(drawing, 'class="neck far"')).toBe(6);
    expect(drawing).toMatch(/class="neck won" data-id="OR03"/);
    expect(drawing).toMatch(/class="neck near" data-id="OR04"/);
    expect(drawing.indexOf('class="sea')).toBeGreaterThan(drawing.lastIndexOf('class="neck'));
  });
  it('changes only the neck whose head falls', () => {
    const necks = (text: string): string[] => text.split('<g class="neck');
    const before = necks(orochi({}));
    const after = necks(orochi({ OR07: 'won' }));
    expect(after.filter((neck, i) => neck !== before[i]).map((neck) => neck.slice(0, 20))).toEqual([
      ' won" data-id="OR07"',
    ]);
  });
  it('has a place for the seal of whoever took a head', () => {
    expect(sealAt('OR03')).toEqual([241, 136.5]);
  });
});

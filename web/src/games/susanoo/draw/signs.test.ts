import { describe, expect, it } from 'vitest';
import { crest, die, drum, ELEMENTS, emblem, icon, lantern, mark, seatMark } from './signs.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('signs', () => {
  it('of the elements differ in form', () => {
    expect(new Set(ELEMENTS.map((element) => crest(element))).size).toBe(5);
    expect(crest('void')).not.toContain('circle');
  });
  it('are heard where they have a label, and else are for eyes alone', () => {
    expect(crest('fire', 16, 'Fire')).toContain('role="img" aria-label="Fire"');
    expect(icon('sake')).toContain('aria-hidden="true"');
  });
  it('of a die have as many pips as it shows', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(count(die(face), '<circle')).toBe(face);
  });
  it('of seats have five forms, the same in a lantern and beside a name', () => {
    const forms = [1, 2, 3, 4, 5].map((seat) => / d="([^"]+)"/.exec(seatMark(seat))?.[1] ?? '');
    expect(new Set(forms).size).toBe(5);
    forms.forEach((form, i) => expect(lantern(i + 1)).toContain(`class="paper" d="${form}"`));
  });
  it('of a lantern fold when its player has passed and tear when it is dead', () => {
    expect(lantern(2, { level: 7 })).toContain('>7</text>');
    expect(lantern(2, { state: 'folded' })).toContain('scale(1 .52)');
    expect(lantern(2, { state: 'dark' })).toContain('class="tear"');
    expect(lantern(2)).not.toContain('class="tear"');
  });
  it('carry no style attribute', () => {
    const beings = Array.from({ length: 10 }, (_, i) =>
      emblem(`HB${String(i + 1).padStart(2, '0')}`),
    );
    for (const text of [...beings, mark(), drum('<g/>'), lantern(1), die(3)]) {
      expect(text).not.toContain('style=');
      expect(text).toMatch(/<(path|circle|rect)/);
    }
  });
});

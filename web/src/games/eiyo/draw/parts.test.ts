import { describe, expect, it } from 'vitest';
import { armOf, crest, lantern, threat, weaponCard } from './parts.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('drawings', () => {
  it('of a weapon ring the corners that it shows, and glow where it meets somebody', () => {
    const card = weaponCard(['TL', 'TR'], ['TR']);
    expect(count(card, 'corner ring')).toBe(2);
    expect(count(card, 'corner ring idle')).toBe(1);
    expect(count(card, 'eiyo-glow')).toBe(1);
    expect(count(card, 'corner none')).toBe(2);
  });
  it('of weapons follow from their corners', () => {
    expect(armOf(['BR'])).toBe('tanto');
    expect(armOf(['TL', 'BL'])).toBe('katana');
    expect(armOf(['TR', 'BL'])).toBe('yari');
    expect(armOf(['TL', 'TR', 'BR', 'BL'])).toBe('special');
  });
  it('of troops differ in their frame, not only in colour', () => {
    const frames = (['red', 'black', 'blue', 'yellow', 'boss', 'yamabushi'] as const).map(
      (troop) => /<(\w+ [^>]*)>/.exec(crest(troop).replace(/<svg[^>]*>/, ''))?.[1],
    );
    expect(new Set(frames).size).toBe(frames.length);
  });
  it('burn as high as a deck is full, and not at all when it is gone', () => {
    expect(lantern(0)).toContain('shell out');
    expect(lantern(0)).not.toContain('flame');
    expect(lantern(1)).toContain('y="12.0"');
  });
  it('set large numbers smaller', () => {
    expect(threat(9)).not.toContain('two');
    expect(threat(30)).toContain('n two');
  });
  it('carry no style attribute, which the page’s policy refuses', () => {
    for (const text of [weaponCard(['TL'], ['TL']), crest('red'), lantern(0.5), threat(3)])
      expect(text).not.toContain('style=');
  });
});

import { describe, expect, it } from 'vitest';
import { chanceOf, graphLine, unsure } from './chance.ts';

describe('odds of winning', () => {
  it('are even at no score and as good as certain where a bot sees the end', () => {
    expect(chanceOf(0, 200)).toBe(0.5);
    expect(chanceOf(999_990, 200)).toBe(0.99);
    expect(chanceOf(-999_990, undefined)).toBe(0.01);
  });
  it('are never certain before it is over', () => {
    expect(chanceOf(5000, 200)).toBe(0.99);
    expect(chanceOf(-5000, 200)).toBe(0.01);
    expect([0, 0.4, 1].map(unsure)).toEqual([0.01, 0.4, 0.99]);
  });
  it('are the same for both sides, and unknown where a bot has no such units', () => {
    expect((chanceOf(137, 200) ?? 0) + (chanceOf(-137, 200) ?? 0)).toBeCloseTo(1);
    expect(chanceOf(137, undefined)).toBeNull();
  });
  it('are drawn with winning at the top', () => {
    const points = [
      { ply: 0, chance: 0.5 },
      { ply: 10, chance: 1 },
    ];
    expect(graphLine(points, (ply) => ply / 10, 100, 40)).toBe('M0.0 20.0L100.0 0.0');
  });
});

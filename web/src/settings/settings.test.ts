import { describe, expect, it } from 'vitest';
import { defaults, readSettings } from './settings.ts';

describe('settings that were kept', () => {
  it('are what they were', () => {
    const chosen = { ...defaults, theme: 'dark', sounds: { capture: false }, thought: 5 } as const;
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  it('fall back one by one where a value is unknown', () => {
    const found = { theme: 'sepia', motion: 'quick', sounds: { place: 'loud' }, thought: -3 };
    expect(readSettings(found)).toEqual({ ...defaults, motion: 'quick' });
  });

  it('are the usual ones if what was kept is nothing of ours', () => {
    for (const found of [null, 7, 'dark', [], undefined])
      expect(readSettings(found)).toEqual(defaults);
  });

  it('hold no endless name', () => {
    expect(readSettings({ name: 'x'.repeat(500) }).name).toHaveLength(24);
  });
});

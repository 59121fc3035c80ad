import { expect, test } from 'vitest';
import { loreOf } from '../../../../tools/lore.ts';
import lore from '../../../../../data/susanoo.toml';

test('every card tells its lore, by its name', () => {
  expect(Object.keys(lore)).toHaveLength(150);
  expect(lore['Tide Jewels']).toBe('Kanju and manju: one draws the sea out, one calls it in.');
});

test('a line that is no name and no lore says nothing', () => {
  const toml = '# lore = "no"\nname = "A \\"b\\""\nlore = "c, \\"d\\"." # e\nother = "f"\n';
  expect(loreOf(toml)).toEqual({ 'A "b"': 'c, "d".' });
});

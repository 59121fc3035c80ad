import { describe, expect, it } from 'vitest';
import { readAddress } from './router.ts';

const at = (address: string) => readAddress(new URL(address, 'http://here'));

describe('addresses', () => {
  it('are the pages of the design', () => {
    expect(at('/').page).toBe('veranda');
    expect(at('/play/paiko?level=adept')).toMatchObject({ page: 'play', game: 'paiko' });
    expect(at('/table/labc')).toEqual({ page: 'table', id: 'labc', hash: '' });
    expect(at('/table/tabc#i=x')).toEqual({ page: 'table', id: 'tabc', hash: 'i=x' });
    expect(at('/replay/labc#12')).toEqual({ page: 'replay', id: 'labc', hash: '12' });
    expect(at('/replay#r=zAb&t=3')).toEqual({ page: 'replay', id: null, hash: 'r=zAb&t=3' });
    expect(at('/rules/paiko#PAI-009')).toEqual({ page: 'rules', game: 'paiko', rule: 'PAI-009' });
    expect(at('/learn/paiko')).toEqual({ page: 'learn', game: 'paiko' });
    expect(at('/cards/susanoo#YO11')).toEqual({ page: 'cards', game: 'susanoo', card: 'YO11' });
    expect(at('/puzzles/paiko/3')).toEqual({ page: 'puzzle', game: 'paiko', number: 3 });
    expect(at('/settings').page).toBe('settings');
  });
  it('that lead nowhere are lost, and nothing is thrown', () => {
    for (const address of [
      '/nothing',
      '/table',
      '/table/a/b',
      '/settings/x',
      '/play',
      '/rules/%E0',
    ])
      expect(['lost', 'rules']).toContain(at(address).page);
  });
});

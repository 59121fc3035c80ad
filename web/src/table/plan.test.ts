import { describe, expect, it } from 'vitest';
import { chairsOf, planAddress, readPlan, type Plan } from './plan.ts';

const usual = { level: 'novice', thought: 1 };
const plan = (address: string): Plan => {
  const url = new URL(address, 'http://here');
  return readPlan(url.pathname.split('/')[2] ?? '', url.searchParams, usual);
};
const first = (): number => 1;
const last = (seats: number): number => seats;

describe('an address that opens a table', () => {
  it('without a query is the usual bot, and the person begins', () => {
    const set = plan('/play/paiko');
    expect(chairsOf(set, 2, '', first)).toEqual(['human', 'novice']);
    expect(set.practice).toBe(false);
  });

  it('says level, seat and a name', () => {
    expect(chairsOf(plan('/play/paiko?level=adept&seat=2'), 2, ' Ada ', first)).toEqual([
      'adept',
      'human Ada',
    ]);
  });

  it('gives a master its seconds, and leaves a budget as it was given', () => {
    expect(chairsOf(plan('/play/paiko?level=master&thought=5'), 2, '', first)[1]).toBe(
      'master:time=5',
    );
    expect(chairsOf(plan('/play/paiko?level=master:nodes=400'), 2, '', first)[1]).toBe(
      'master:nodes=400',
    );
  });

  it('draws the seat by lot if asked', () => {
    expect(chairsOf(plan('/play/paiko?seat=any'), 2, '', last)).toEqual(['novice', 'human']);
  });

  it('seats people or bots only', () => {
    expect(chairsOf(plan('/play/paiko?with=people'), 2, 'Ada', first)).toEqual(['human', 'human']);
    const bots = plan('/play/susanoo?with=bots&level=adept,master');
    expect(chairsOf(bots, 3, '', first)).toEqual(['adept', 'master:time=1', 'master:time=1']);
  });

  it('with a position is practice', () => {
    expect(plan('/play/paiko?position=-/-/w').practice).toBe(true);
  });

  it('leaves the options to the game', () => {
    expect(plan('/play/paiko?turn_cap=200&level=adept').options).toEqual({ turn_cap: '200' });
  });

  it('takes nothing amiss', () => {
    const odd = plan('/play/paiko?seat=x&thought=1e9&seed=abc&with=ghosts&level=,');
    expect(odd).toEqual(plan('/play/paiko'));
  });

  it('is what the set-up writes', () => {
    for (const address of [
      '/play/paiko?level=adept',
      '/play/paiko?level=adept&seat=2',
      '/play/paiko?level=master&seat=any&thought=5&seed=7&turn_cap=200',
      '/play/paiko?with=people&practice=1',
      '/play/susanoo?with=bots&level=adept,master:nodes=9',
    ])
      expect(planAddress(plan(address))).toBe(address);
  });
});

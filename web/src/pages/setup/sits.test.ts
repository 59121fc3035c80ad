import { describe, expect, it } from 'vitest';
import { readPlan } from '../../table/plan.ts';
import { fitting, gathered, gatheringOf, seatsOf } from './sits.ts';

const plan = (game: string, query: string) =>
  readPlan(game, new URLSearchParams(query), { level: 'adept', thought: 1 });

describe('how many sit at a table', () => {
  it('is one in Eiyo unless two are asked for', () => {
    expect(seatsOf('eiyo', {})).toBe(1);
    expect(seatsOf('eiyo', { mode: 'coop' })).toBe(2);
    expect(seatsOf('paiko', {})).toBe(2);
  });
  it('is two for people at one screen', () => {
    expect(fitting(plan('eiyo', 'with=people')).options).toEqual({ mode: 'coop' });
    expect(fitting(plan('paiko', 'with=people')).options).toEqual({});
  });
  it('follows who plays, and says so', () => {
    const alone = plan('eiyo', 'path=on');
    expect(gatheringOf(alone)).toBe('alone');
    const two = gathered(alone, 'bot');
    expect(two.options).toEqual({ path: 'on', mode: 'coop' });
    expect(gatheringOf(two)).toBe('bot');
    expect(gathered(two, 'alone').options).toEqual({ path: 'on' });
    expect(gatheringOf(plan('paiko', ''))).toBe('bot');
  });
  it('stays what was chosen, whoever comes', () => {
    const five = plan('susanoo', 'seats=5');
    expect(gathered(five, 'people').options).toEqual({ seats: '5' });
    expect(gathered(plan('susanoo', ''), 'people').options).toEqual({});
  });
});

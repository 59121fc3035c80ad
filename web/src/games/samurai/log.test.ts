import { describe, expect, it } from 'vitest';
import { lastBlow, type Event } from './log.ts';

const told = (...kinds: string[]): Event[] =>
  kinds.map((kind, sequence) => ({
    sequence,
    ply: sequence,
    kind,
    card: null,
    place: null,
    word: null,
    number: 0,
  }));
const kindsOf = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

describe('the last blow', () => {
  it('is his answer with what came of it', () => {
    const log = told(
      'round',
      'placed',
      'struck',
      'missed',
      'counter_turned',
      'counter_hit',
      'hurt',
    );
    expect(kindsOf(lastBlow(log))).toEqual(['counter_turned', 'counter_hit', 'hurt']);
  });
  it('is yours where nobody answers', () => {
    expect(kindsOf(lastBlow(told('round', 'struck', 'hit', 'foe_died')))).toEqual([
      'struck',
      'hit',
      'foe_died',
    ]);
  });
  it('is over with the round', () => {
    expect(lastBlow(told('struck', 'hit', 'round', 'drew'))).toEqual([]);
    expect(lastBlow([])).toEqual([]);
  });
  it('is that of the round before as a round begins', () => {
    const log = told('round', 'counter_turned', 'blocked', 'round_ended', 'round', 'drew');
    expect(kindsOf(lastBlow(log, true))).toEqual(['counter_turned', 'blocked']);
    expect(lastBlow(told('round', 'drew'), true)).toEqual([]);
  });
});

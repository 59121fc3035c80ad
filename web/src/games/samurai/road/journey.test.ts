import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeWords } from '../../../words/words.ts';
import { readJourney } from './journey.ts';
import { landscape } from './land.ts';
import { lineOf } from './line.ts';
import { eventText, forgottenText, nextText, sameRoad, shareLine } from './tell.ts';
import { samuraiEngine, walk } from './testing.ts';

const english = resolve(import.meta.dirname, '../../../../../data/words/en');
const sentences = Object.assign(
  {},
  ...['samurai.json', 'page/samurai.json', 'page.json'].map((file) =>
    JSON.parse(readFileSync(resolve(english, file), 'utf8')),
  ),
) as Record<string, string>;
const words = makeWords('en', sentences);

const engine = await samuraiEngine();
const open = () =>
  engine.openHost({
    game: 'samurai',
    options: { mode: 'campaign', yoroi: 'self' },
    chairs: ['human'],
    seed: 7,
  });
const host = open();
const second = walk(host, 2);
const journey = readJourney(second);

describe('the road', () => {
  it('is a place to stop: nobody is hurried past it', () => {
    expect(second.over).toBe(false);
    expect(second.tableau?.facts).toContainEqual(['point', 15]);
    expect(host.carry()).toMatch(/^samurai-campaign-1@/);
  });
  it('tells what was won and what is to come', () => {
    expect(journey?.stops.map(({ standing }) => standing)).toEqual([
      'won',
      'won',
      'now',
      'later',
      'later',
      'later',
    ]);
    expect(journey?.duelsWon).toBe(2);
    const [first] = journey?.stops ?? [];
    expect(first?.rounds).toBeGreaterThan(0);
    expect(first?.dealt).toBe(3);
    expect(first?.events).toHaveLength(1);
    expect(first?.won.length).toBeGreaterThan(0);
    expect(journey?.rounds).toBe(journey?.stops.reduce((sum, { rounds }) => sum + rounds, 0));
  });
  it('goes on elsewhere with what was counted on the way', () => {
    const setup = engine.carried('samurai', host.carry());
    const other = engine.openHost({ ...setup, chairs: ['human'] });
    const there = readJourney(other.view(1, { tableau: true }));
    expect(there?.stops.map(({ rounds }) => rounds)).toEqual(
      journey?.stops.map(({ rounds }) => rounds),
    );
    other.dispose();
  });
  it('is none in a single duel', () => {
    const duel = engine.openHost({ game: 'samurai', chairs: ['human'], seed: 1 });
    expect(readJourney(duel.view(1, { tableau: true }))).toBeNull();
    duel.dispose();
  });
});

describe('the road in words', () => {
  it('says what an event did', () => {
    expect(eventText(words, { card: 'EV4', roll: 2 })).toBe('Roll: 1-3 lose 1 Life. Rolled 2.');
    expect(forgottenText(words, ['E1'])).toContain('Forgotten: ');
  });
  it('says what awaits at the next duel', () => {
    if (!journey) throw new Error('no road');
    const next = { weapon: 'WE-B', ki: -1, weather: true, yoroi: 2 };
    const told = nextText(words, { ...journey, next });
    expect(told).toContain('Bokken');
    expect(told).toContain('1 Ki less');
    expect(
      nextText(words, { ...journey, next: { weapon: null, ki: 0, weather: false, yoroi: 0 } }),
    ).toBe('');
  });
  it('is one line for friends, with the way to the same luck', () => {
    if (!journey) throw new Error('no road');
    const address = sameRoad('https://table', { mode: 'campaign', yoroi: 'self' }, '7');
    expect(address).toBe('https://table/play/samurai?mode=campaign&yoroi=self&seed=7');
    const line = shareLine(words, journey, '7', address);
    expect(line).toContain('road 7: 2 of 6 duels so far');
    expect(line).toContain(address);
    expect(shareLine(words, journey, undefined, '')).not.toContain('road');
  });
  it('tells kept campaigns apart', () => {
    if (!second.tableau) throw new Error('no tableau');
    expect(lineOf(second.tableau, words)).toBe('Campaign, duel 3 of 6: Hozoin Inshun');
  });
  it('is painted without style attributes', () => {
    expect(landscape()).not.toMatch(/style=|NaN|undefined/);
  });
});

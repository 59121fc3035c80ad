// Sentences about whoever looks say *you*, and every Being has a voice for each answer.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const english = resolve(import.meta.dirname, '../../../../data/words/en');
const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(english, file), 'utf8')) as Record<string, string>;
const game = read('susanoo.json');
const page = read('page/susanoo.json');

it('can tell every event about somebody to that person', () => {
  const events = Object.entries(game).filter(
    ([key, text]) => key.startsWith('susanoo.event.') && /\{(who|better)\}/.test(text),
  );
  expect(events.length).toBeGreaterThan(50);
  const yours = (key: string): string => key.replace('susanoo.event.', 'page.susanoo.you.');
  expect(events.filter(([key]) => page[yours(key)] === undefined)).toEqual([]);
});

it('gives every Being words for asking, agreeing, refusing and other terms', () => {
  const beings = Object.keys(game).flatMap(
    (key) => /^susanoo\.card\.(HB\d+)$/.exec(key)?.[1] ?? [],
  );
  expect(beings).toHaveLength(10);
  const said = beings.flatMap((being) =>
    ['ask', 'yes', 'no', 'other'].map((answer) => page[`page.susanoo.voice.${being}.${answer}`]),
  );
  expect(said).not.toContain(undefined);
  expect(new Set(said).size).toBe(said.length);
});

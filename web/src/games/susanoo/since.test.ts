// What is news to whoever looks: from what they last did themselves, not from what the table passed for them.
import { expect, it } from 'vitest';
import type { LogEntry } from '../../engine/wire.ts';
import { makeWords } from '../../words/words.ts';
import { sinceLastMove } from './since.ts';
import { Speech } from './speech.ts';

const words = makeWords('en', {
  'susanoo.event.passed': '{who} passes.',
  'susanoo.event.revealed': '{who} turns up {card}.',
  'susanoo.event.judged': 'The battle is judged.',
  'susanoo.event.turn_began': 'Turn {turn}: {who}.',
  'page.susanoo.you': 'you',
});
const speech = new Speech(words, [], new Map(), 1);
const entry = (sequence: number, ply: number, seat: number, kind: string): LogEntry => ({
  sequence,
  ply,
  seat,
  kind: 'event',
  phrase: { key: `susanoo.event.${kind}`, arguments: { who: { seat } } },
});
const log = [
  entry(0, 0, 1, 'revealed'),
  entry(1, 1, 2, 'revealed'),
  entry(2, 2, 1, 'passed'),
  entry(3, 2, 1, 'judged'),
  entry(4, 3, 1, 'passed'),
  entry(5, 3, 1, 'turn_began'),
];
const told = (seen?: number): number[] =>
  sinceLastMove(log, speech, seen).entries.map(({ sequence }) => sequence);

it('goes back to the last own move, past the passes that an order may have made', () => {
  expect(told()).toEqual([0, 1, 3, 5]);
});
it('begins with what followed the last press, also if that was a pass', () => {
  expect(told(1)).toEqual([3, 5]);
  expect(told(5)).toEqual([]);
});

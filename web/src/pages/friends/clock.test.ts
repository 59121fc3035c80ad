import { expect, it } from 'vitest';
import { clockText } from './clock.ts';

it('tells what is left by seconds, minutes and hours', () => {
  expect([-5, 0, 900, 59_000, 60_000, 725_000, 3_600_000, 86_352_000].map(clockText)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '12:05',
    '1:00:00',
    '23:59:12',
  ]);
});

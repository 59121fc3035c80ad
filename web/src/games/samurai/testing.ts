// A table of Way of the Samurai for tests: the real engine at a position, without a browser.
import { sitDown, type Desk } from '../../board/testing.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Start } from '../../../../tests/e2e/samurai_positions.mjs';

export type { Desk } from '../../board/testing.ts';
export type { Start } from '../../../../tests/e2e/samurai_positions.mjs';
export { positions } from '../../../../tests/e2e/samurai_positions.mjs';

export const sitAt = (
  { position, options }: Start,
  settings: Partial<Settings> = {},
): Promise<Desk> =>
  sitDown({ game: 'samurai', options, chairs: ['human'], start: position, settings });

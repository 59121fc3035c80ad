// Positions of Eiyo, the same as in the browser's tests, and a table opened at one.
import { sitDown, type Desk } from '../../board/testing.ts';
import type { Settings } from '../../settings/settings.ts';

export type { Desk };

export { positions } from '../../../../tests/e2e/eiyo_positions.mjs';

export const sitAt = (
  start: string,
  { coop = false, ...settings }: Partial<Settings> & { coop?: boolean } = {},
): Promise<Desk> =>
  sitDown({
    game: 'eiyo',
    options: coop ? { mode: 'coop' } : {},
    chairs: coop ? ['human', 'adept'] : ['human'],
    start,
    settings,
  });

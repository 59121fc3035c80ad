// Moments of Susanoo's table, as `susanoo_positions.mjs` tells them.
import type { Page } from '@playwright/test';
import { at, type Moment } from './susanoo_positions.mjs';
import { click, sitDown, tap, touch } from './table.ts';

export async function openMoment(
  page: Page,
  { at: position, touch: refs = [], key }: Moment,
  finger: boolean,
): Promise<void> {
  await sitDown(page, at(position));
  for (const name of refs) await touch(page, name, finger ? tap : click);
  if (key) await page.keyboard.press(key);
  // A sheet is fetched when it is opened for the first time.
  const opens = key !== undefined || refs.some((name) => !name.startsWith('hand.'));
  if (opens) await page.getByRole('dialog').waitFor();
}

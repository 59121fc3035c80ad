// What the mock-ups' own check asks: nothing cut off, no text too small to read, targets for a finger, no scrolling to play.
import type { Page } from '@playwright/test';
import { measure } from './measure.ts';
import { keepAfter, openAfter } from './kept.ts';
import { ref, settled } from './table.ts';
import { expect, test } from './test.ts';

async function fits(
  page: Page,
  name: string,
  { touch, scrolls = false }: { touch: boolean; scrolls?: boolean },
): Promise<void> {
  expect.soft(await page.evaluate(measure, { touch, scrolls }), name).toEqual([]);
}

test('the table in every moment', async ({ page, hasTouch }) => {
  const press = (name: string): Promise<void> =>
    hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
  const check = (name: string): Promise<void> => fits(page, name, { touch: Boolean(hasTouch) });
  await page.goto('/play/paiko?level=adept&seed=1');
  await settled(page);
  await check('choosing a hand');
  await openAfter(page, 36, true);
  await press('reserve.2/Sa');
  await check('reward');
  await openAfter(page, 39);
  await check('end');
  await openAfter(page, 34);
  await check('your turn');
  await press('hand.1/Fi');
  await check('tile chosen');
  await press('j5');
  await check('ghost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await press('k6/Wa');
  await check('shift');
  await page.keyboard.press('Escape');
  await page.keyboard.type('tc');
  await check('maps');
  await page.keyboard.type('tc');
  await press('hand.1/Er');
  await press('g3');
  await check('why not');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await press('reserve.1/Sa');
  await check('draw');
});

test('the pages around it', async ({ page, hasTouch }) => {
  const check = (name: string): Promise<void> => fits(page, name, { touch: Boolean(hasTouch), scrolls: true });
  await keepAfter(page, 34);
  await page.reload();
  await page
    .getByText(/Paikō with Adept/)
    .first()
    .waitFor();
  await check('veranda');
  for (const address of ['/settings', '/rules/paiko', '/learn/paiko', '/?set=paiko', '/replay/lmoment34#20']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await check(address);
  }
});

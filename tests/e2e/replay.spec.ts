// Going through a game: slider and keys, a link that carries it, a file, and another way to go on.
import type { Page } from '@playwright/test';
import { keep, keepAfter } from './kept.ts';
import { keptAfter } from './mockup_game.mjs';
import { choices, root, settled } from './table.ts';
import { expect, test } from './test.ts';

const position = (page: Page): Promise<string> =>
  page.evaluate(() => (window.engawa?.view() as unknown as { view: string }).view);

test('slider and keys lead to any turn, and the address follows', async ({ page }) => {
  await keepAfter(page, 39);
  await page.goto('/replay/lmoment39#20');
  const slider = page.getByRole('slider', { name: 'Move of the game' });
  await expect(slider).toHaveValue('20');
  const there = await position(page);
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveValue('19');
  await expect.poll(() => position(page)).not.toBe(there);
  await page.keyboard.press('PageDown');
  await expect.poll(() => position(page)).toBe(there);
  await slider.fill('5');
  await expect(page).toHaveURL(/#5$/);
  await page.keyboard.press('End');
  await expect(root(page)).toHaveAttribute('data-over', 'true');
});

test('a link carries the whole game to another browser', async ({ page, browser, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepAfter(page, 39);
  await page.goto('/replay/lmoment39#40');
  await page.getByRole('button', { name: 'Share a link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay#r=z[\w-]+&t=40$/);
  const here = await position(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider')).toHaveValue('40');
  expect(await position(other)).toBe(here);
  await elsewhere.close();
});

test('a game is gone through, and tried out, from the side that was played', async ({ page }) => {
  const { card, table } = await keptAfter(39, false, 'lblack');
  const record = table.record.replace('[Seat "human"]\n[Seat "adept"]', '[Seat "adept"]\n[Seat "human"]');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'engawa'));
  await keep(page, { card, table: { ...table, record } });
  await page.goto('/replay/lblack#40');
  await expect(page.getByRole('region', { name: 'You, Black' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Adept, White' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.whose')).toContainText('You lost');
  await page.getByRole('slider', { name: 'Move of the game' }).fill('40');
  await expect(page.locator('.whose')).not.toContainText('You lost');
  await page.getByRole('button', { name: 'Try it out from here' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await expect(page.getByRole('region', { name: 'You, Black' })).toBeVisible();
});

test('a record is saved as a file and opened from one', async ({ page }) => {
  await keepAfter(page, 39);
  await page.goto('/replay/lmoment39#40');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const path = await (await saving).path();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('slider')).toHaveValue(/^[1-9]/);
});

test('what if: from any turn on against a bot', async ({ page }) => {
  await keepAfter(page, 39);
  await page.goto('/replay/lmoment39#40');
  await root(page).waitFor();
  const there = await position(page);
  await page.getByRole('button', { name: 'Try it out from here' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  // Of the branch, the person's own turn: the same position, or the bot's answer to it.
  expect((await choices(page)).length).toBeGreaterThan(0);
  const first = await page.evaluate(() => window.engawa?.log().length ?? 0);
  if (first === 0) expect(await position(page)).toBe(there);
});

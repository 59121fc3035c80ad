// The pages around a table, as a person uses them: doors, set-up, kept games, settings, rules.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { settled } from './table.ts';
import { expect, test } from './test.ts';

const door = (page: Page, game: string) => page.getByRole('button', { name: new RegExp(`^${game}, `) });
const begin = async (page: Page, query: string): Promise<void> => {
  await page.goto(`/play/paiko?${query}`);
  await page.waitForURL('**/table/**');
  await settled(page);
};

test('doors open by focus, by pointer, and one at a time', async ({ page }) => {
  await page.goto('/');
  await door(page, 'Warriors of Susanoo').focus();
  await expect(door(page, 'Warriors of Susanoo')).toHaveAttribute('aria-expanded', 'true');
  const table = page.getByRole('link', { name: /Set a table for Warriors of Susanoo/ });
  await expect(table).toBeVisible();
  await door(page, 'Way of the Samurai').hover();
  await expect(door(page, 'Way of the Samurai')).toHaveAttribute('aria-expanded', 'true');
  await expect(door(page, 'Warriors of Susanoo')).toHaveAttribute('aria-expanded', 'false');
  await expect(table).toBeHidden();
  await door(page, 'Paikō').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Play now/ })).toBeFocused();
});

test('the set-up keeps the focus, gives it back, and remembers what was chosen', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('link', { name: /Set a table for Paikō/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'Novice' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Change seats' }).click();
  await expect(dialog.getByText('You are Black against Adept. No clock.')).toBeVisible();
  await dialog.getByRole('button', { name: 'More options' }).click();
  await dialog.getByRole('spinbutton', { name: 'Turn limit' }).fill('200');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/table/**');
  await settled(page);
  const options = await page.evaluate(
    () => (window as unknown as { engawa: { view(): { options: Record<string, unknown> } } }).engawa.view().options,
  );
  expect(options['turn_cap']).toBe(200);

  await page.goto('/?set=paiko');
  await expect(dialog.getByText('You are Black against Adept. No clock.')).toBeVisible();
});

test('a kept game is removed, and comes back', async ({ page }) => {
  await begin(page, 'level=novice&seed=5');
  await page.goto('/');
  const kept = page.locator('[data-kept]');
  await expect(kept).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove: Paikō with Novice' }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toHaveCount(1);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.waitForURL('**/table/**');
  await settled(page);
});

test('settings hold over a reload and reach the page at once', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hana');
  await page.getByRole('switch', { name: 'Larger marks' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Hana');
  await expect(page.getByRole('switch', { name: 'Larger marks' })).toBeChecked();
});

test('all games go into a file and come back from it', async ({ page }) => {
  await begin(page, 'level=novice&seed=5');
  await page.goto('/settings');
  await expect(page.getByText('1 game kept')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as a file' }).click(),
  ]);
  const file = await readFile(await saved.path());
  await page.getByRole('button', { name: 'Delete all games' }).click();
  const asks = page.getByRole('alertdialog');
  await expect(asks.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await asks.getByRole('button', { name: 'Delete all games' }).click();
  await expect(page.getByText('0 games kept')).toBeVisible();
  const bring = page.locator('input[type=file]');
  await bring.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('That is not a file of kept games.')).toBeVisible();
  await bring.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: file });
  await expect(page.getByText('1 game kept')).toBeVisible();
});

test('an address leads to its rule, and the search finds others', async ({ page }) => {
  await page.goto('/rules/paiko#PAI-086');
  await expect(page.locator('[data-rule="PAI-086"]')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('fire lotus');
  await expect(page.locator('[data-rule="PAI-091"] mark').first()).toHaveText(/lotus|fire/i);
  await expect(page.locator('[data-rule="PAI-086"]')).toHaveCount(0);
});

test('a first table explains itself', async ({ page }) => {
  await page.goto('/learn/paiko');
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await page.waitForURL('**/table/**');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-density', 'beginner');
});

test('what leads nowhere says so', async ({ page }) => {
  await page.goto('/table/lnowhere');
  await page.getByRole('link', { name: 'To the veranda', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good|Still/);
});

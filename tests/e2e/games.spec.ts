// A whole game as a person plays it at a desk, by mouse: what is chosen in full is played at once.
import type { Page } from '@playwright/test';
import { choices, click, lots, movedOn, over, play, sequence, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

async function takeSuggestions(page: Page): Promise<void> {
  const hands = page.getByRole('group', { name: 'Suggested hands' });
  while (await hands.isVisible()) {
    const from = await sequence(page);
    await hands.getByRole('button').first().click();
    await page
      .getByRole('button', { name: /^Take / })
      .last()
      .click();
    await movedOn(page, from);
  }
}

test('from the veranda to a first move in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  const from = await sequence(page);
  await page.getByRole('group', { name: 'Suggested hands' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Take these 7' }).click();
  await movedOn(page, from);
});

test('a whole game by mouse, with a suggested hand', async ({ page }) => {
  await sitDown(page, '/play/paiko?level=novice&seed=3');
  await takeSuggestions(page);
  const lot = lots(3);
  while (!(await over(page))) {
    // Where a square is reached in two ways, a mouse plays the usual one at once.
    const open = (await choices(page)).filter(({ touches }) => !touches.at(-1)?.startsWith('verb:'));
    const choice = open[lot(open.length)];
    if (!choice) throw new Error('asked, with nothing to choose');
    await play(page, choice, click);
  }
  await expect(page.getByText(/^You (lost|won), /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
});

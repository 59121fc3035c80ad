// All cards of Susanoo, from the page of its rules.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('cards are found by kind, element, level and words', async ({ page }) => {
  await page.goto('/rules/susanoo');
  await page.getByRole('link', { name: 'All cards' }).click();
  const count = page.getByRole('status').filter({ hasText: 'cards' });
  await expect(count).toHaveText('150 of 150 cards');
  await chip(page, 'Heads').click();
  await chip(page, 'Earth').click();
  await expect(count).toHaveText('2 of 150 cards');
  await chip(page, 'Heads').click();
  await chip(page, 'Earth').click();
  await chip(page, '14+').click();
  await expect(count).toHaveText('10 of 150 cards');
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect(count).toHaveText('150 of 150 cards');
});

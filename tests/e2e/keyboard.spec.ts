// A whole game without a mouse: keys choose tiles, squares and facings; Tab finds the button.
import type { Page } from '@playwright/test';
import { openAfter } from './kept.ts';
import { choices, lots, movedOn, over, ref, sequence, sitDown, type Choice } from './table.ts';
import { expect, test } from './test.ts';

const TYPES = ['Sa', 'Sw', 'Bw', 'Lo', 'Ai', 'Fi', 'Er', 'Wa'];
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-ref') ?? '');

/** Presses a key until what is wanted has the focus. */
async function until(page: Page, wanted: string, key: string, most: number): Promise<void> {
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${wanted}`);
}

async function touchByKeys(page: Page, name: string): Promise<void> {
  const [place = '', type = ''] = name.split('/');
  if (name.startsWith('facing:')) return page.keyboard.press(`Shift+${ARROWS[Number(name.slice(7))] ?? ''}`);
  if (/^(hand|reserve)\./.test(place)) return page.keyboard.press(String(TYPES.indexOf(type) + 1));
  if (name.startsWith('verb:')) await until(page, name, 'Tab', 80);
  else if ((await focused(page)) !== name) {
    await page.keyboard.press('b');
    await until(page, name, '.', 120);
  }
  await page.keyboard.press('Enter');
}

async function playByKeys(page: Page, choice: Choice): Promise<void> {
  const from = await sequence(page);
  const picks = (await page.getByRole('group', { name: 'Suggested hands' }).count()) > 0;
  if (choice.verb === 'draw' && !picks) await page.keyboard.press('d');
  for (const name of choice.touches) await touchByKeys(page, name);
  if ((await sequence(page)) === from) {
    await until(page, 'confirm', 'Tab', 80);
    await page.keyboard.press('Enter');
  }
  await movedOn(page, from);
}

test('a whole game by keyboard alone', async ({ page }) => {
  await sitDown(page, '/play/paiko?level=random&seed=21&turn_cap=24');
  const lot = lots(5);
  let verbs = new Set<string>();
  while (!(await over(page))) {
    const open = await choices(page);
    const fresh = open.filter(({ verb }) => !verbs.has(verb));
    const from = fresh.length > 0 ? fresh : open;
    const choice = from[lot(from.length)];
    if (!choice) throw new Error('asked, with nothing to choose');
    verbs = verbs.add(choice.verb);
    await playByKeys(page, choice);
  }
  expect([...verbs]).toEqual(expect.arrayContaining(['deploy', 'draw', 'shift']));
});

test('a hand by its number keys: nothing beneath the slip takes the focus, and Enter takes the tiles', async ({
  page,
}) => {
  await sitDown(page, '/play/paiko?level=random&seed=21');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // to the board, where the suggested hands stand now
  const hands = page.getByRole('group', { name: 'Suggested hands' });
  await expect(hands.getByRole('button').first()).toBeFocused();
  const from = await sequence(page);
  for (const key of '2235588') await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Take these 7' })).toBeFocused();
  await page.keyboard.press('Enter');
  await movedOn(page, from);
});

test('the focus comes back to the square that was asked about, from a note and from a dialog', async ({ page }) => {
  await openAfter(page, 34);
  await page.keyboard.press('7'); // Earth
  await ref(page, 'g3').focus();
  await page.keyboard.press('y');
  await expect(page.getByRole('dialog', { name: /g3/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ref(page, 'g3')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ref(page, 'g3')).toBeFocused();
});

test('how often a tile was shifted in a row stands on the board, and is said', async ({ page }) => {
  await openAfter(page, 34);
  await expect(page.locator('.run')).toHaveCount(1); // Adept's Sai, by its bonus
  const shift = (await choices(page)).find(({ verb }) => verb === 'shift');
  if (!shift) throw new Error('nothing to shift');
  await playByKeys(page, shift);
  await expect(page.locator('[data-square][aria-label*="Shifted 1 of 3 turns in a row."]').first()).toBeVisible();
});

// Way of the Samurai around the duel: setting one, the road of a campaign, carrying it elsewhere, one's own duels.
import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { choices, click, lots, over, play, playOut, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

/** The first duel of a campaign, one stroke from its end. */
const LAST_STROKE =
  '/play/samurai?mode=campaign&seed=3&position=8.4.1/1.1/-/1.2.1.1/9.0.-3.0/rest/-/W4,E7,V1,V8/-:F3,F4,F6/-/rest/D3,D11:D7/C2,C5/-/0/0.2.0.0.0.0:WE-K:-:-:EV1,EV2,EV3,EV4,EV5,EV6,EV7,EV8,EV9:-/strike';

/** The last duel of one, as near to its end. */
const LAST_DUEL = LAST_STROKE.replace('/1.2.1.1/', '/6.2.1.1/').replace(
  'EV1,EV2,EV3,EV4,EV5,EV6,EV7,EV8,EV9',
  'EV1,EV2,EV3,EV4',
);

const road = (page: Page) => page.getByRole('region', { name: 'The road' });
const installed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The last stroke, and everything that follows up to the road. */
async function strike(page: Page): Promise<void> {
  const choice = (await choices(page)).find(({ text }) => text === 'strike strength');
  if (!choice) throw new Error('no strike');
  await play(page, choice, click);
  // Some events ask for something before the road is reached.
  while (!(await road(page).isVisible())) {
    const [first] = await choices(page);
    if (!first) throw new Error('asked, with nothing to choose');
    await play(page, first, click);
  }
}
async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

test('a duel is set: every value has its sentence, and what the rules refuse is grey and says why', async ({
  page,
}) => {
  await page.goto('/?set=samurai');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Katana against Arima Kihei.')).toBeVisible();
  await expect(dialog.getByText(/adept wins 86 %, master 93 %/)).toBeVisible();
  await dialog.getByRole('radio', { name: /^Shiro/ }).check({ force: true });
  await expect(dialog.getByText('Katana against Shiro.')).toBeVisible();
  await expect(dialog.getByText(/adept wins 55 %/)).toBeVisible();
  await dialog.getByRole('switch', { name: 'Blood' }).click();
  await expect(dialog.getByText('Katana against Shiro; with Blood.')).toBeVisible();

  // The road takes no Blood: it goes, and the switch says why.
  await dialog.getByRole('radio', { name: /^Campaign/ }).check({ force: true });
  await expect(dialog.getByText('Katana, six duels on the road.')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Blood' })).toBeDisabled();
  await expect(dialog.getByText(/^The Blood module is not for the road/).first()).toBeVisible();
  await dialog.getByRole('radio', { name: /^Clan/ }).check({ force: true });
  await expect(dialog.getByText(/^The clan sends its own/)).toBeVisible();
  await clean(page);
});

test('a surprise explains itself, and the last choice is remembered', async ({ page }) => {
  await page.goto('/?set=samurai');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Surprise me' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'never met yet' })).toBeVisible();
  const told = await dialog.locator('.versus b').textContent();
  await dialog.getByRole('button', { name: 'Begin the duel' }).click();
  await expect(page).toHaveURL(/\/table\/l/);
  await page.goto('/?set=samurai');
  await expect(page.getByRole('dialog').getByText('As last time')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.versus b')).toHaveText(told ?? '');
});

test('a campaign of two duels, over a reload and without a net', async ({ page, context }) => {
  await sitDown(page, LAST_STROKE);
  await strike(page);
  await expect(road(page)).toBeVisible();
  await expect(road(page).locator('[data-stop="1"]')).toContainText('dealt');
  await expect(road(page).locator('[data-stop="1"] .event')).toHaveCount(1);
  await clean(page);

  await installed(page);
  await page.reload();
  await expect(road(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Set out for duel 2' }).click();
  await settled(page);
  await page.reload();
  await settled(page);
  const lot = lots(5);
  for (let moves = 0; moves < 400 && !(await over(page)) && !(await road(page).isVisible()); moves += 1) {
    const open = (await choices(page)).filter(({ wasteful }) => !wasteful);
    const choice = open[lot(open.length)];
    if (!choice) throw new Error('asked, with nothing to choose');
    await play(page, choice, click);
  }
  expect((await over(page)) || (await road(page).isVisible())).toBe(true);
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText(/^Campaign, duel [23] of 6/).first()).toBeVisible();
});

test('a road is carried elsewhere, and goes on there beside the old one', async ({ page }) => {
  await sitDown(page, LAST_STROKE);
  await strike(page);
  await page.getByRole('button', { name: 'Carry elsewhere' }).click();
  const line = page.locator('[data-carried]');
  await expect(line).toHaveValue(/^samurai-campaign-1@/);
  await expect(page.locator('[data-compared]')).toHaveValue(
    /road 3: 1 of 6 duels so far.*\/play\/samurai\?mode=campaign.*seed=3/,
  );
  await clean(page);
  const carried = await line.inputValue();
  const from = page.url();

  await page.goto('/?set=samurai&mode=campaign');
  await page.getByRole('button', { name: 'More options' }).click();
  const field = page.getByLabel('A road from elsewhere');
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByText('This line cannot be read as a road.')).toBeVisible();
  await field.fill(carried);
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page).toHaveURL(/\/table\/l/);
  expect(page.url()).not.toBe(from);
  await expect(road(page).locator('[data-stop="1"]')).toContainText('dealt');
  await page.goto('/');
  await expect(page.getByText('Campaign, duel 2 of 6: Yoshioka Seijuro')).toHaveCount(2);
});

test('a campaign that is won has a line to compare, and can be replayed', async ({ page }) => {
  await sitDown(page, LAST_DUEL);
  const choice = (await choices(page)).find(({ text }) => text === 'strike strength');
  if (!choice) throw new Error('no strike');
  await play(page, choice, click);
  const verdict = page.getByRole('region', { name: 'The verdict' });
  await expect(verdict).toContainText('The road is won');
  await expect(verdict).toContainText('Victory in duel 6 of 6, round 2');
  await verdict.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('[data-compared]')).toHaveValue(/road 3: all 6 duels won.*\/play\/samurai\?.*seed=3/);
  await expect(page.locator('[data-carried]')).toHaveCount(0);
  await clean(page);
  await page.keyboard.press('Escape');
  await verdict.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay\/l/);
  const slider = page.getByRole('slider', { name: 'Move of the game' });
  await expect(slider).toBeVisible();
  await slider.fill('0');
  await expect(page.getByRole('region', { name: 'The duel' })).toBeVisible();
});

test('duels are counted, taken along and brought, and an empty list teaches', async ({ page, browser }) => {
  await page.goto('/?duels=samurai');
  await expect(page.getByText('No duel yet')).toBeVisible();
  await clean(page);
  await sitDown(page, '/play/samurai?seed=11&opponent=O5');
  await playOut(page, click, lots(7));
  await page.goto('/?duels=samurai');
  await expect(page.getByText(/^1 duel, [01] won\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Shishido Baiken/ })).toBeVisible();
  await clean(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('samurai-duels.json');

  // Another device has none of it until the file is brought there.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/?duels=samurai', page.url()).href);
  await expect(other.getByText('No duel yet')).toBeVisible();
  await other.locator('input[type=file]').setInputFiles(await file.path());
  await expect(other.getByText('1 duel more.')).toBeVisible();
  await expect(other.getByRole('row', { name: /Shishido Baiken/ })).toBeVisible();
  await elsewhere.close();
});

// Plain http from another address than localhost: no service worker, clipboard, locks, share or brotli. What is missing is said
// in words, never thrown.
import { accept, begun, goHome, invite, oneMove, person, together } from './friends.ts';
import { choices, click, lots, play, root, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ baseURL }) => {
  test.skip(baseURL === '', 'this machine has no address but its loopback');
});

test('a table is played, kept and gone on with', async ({ page }) => {
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const [choice] = await choices(page);
  if (choice) await play(page, choice, click);
  await page.reload();
  await settled(page);
});

test('two tabs at one table without locks', async ({ page, context }) => {
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('This table is open in another tab.')).toBeVisible();
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(root(second)).toHaveAttribute('data-phase', 'playing');
  await expect(root(page)).toHaveAttribute('data-phase', 'elsewhere');
});

test('settings say why it cannot be installed, and that there are no notices', async ({ page }) => {
  await page.goto('/settings');
  await expect(
    page.getByText(/Not from this address: browsers install pages from https or localhost only/),
  ).toBeVisible();
  await expect(page.getByText('Notices need https or localhost.')).toBeVisible();
});

test('copying works or says that it does not', async ({ page }) => {
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Copy the position' }).click();
  await expect(page.getByText(/^(Copied\.|Nothing could be copied here\.)$/)).toBeVisible();
});

test('the engine comes compressed without brotli', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('.wasm'));
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  expect((await answer).headers()['content-encoding']).toBe('gzip');
});

test('friends: a link is copied or shown, a seat taken, played, found again', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  watched.allow(/WebSocket connection|net::ERR_/);
  const url = baseURL ?? '';
  const link = await invite(page, 'paiko', 'Ada');
  expect(link.startsWith(url)).toBe(true);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/^(Copied\.|Nothing could be copied here\.)$/)).toBeVisible();
  await expect(page.getByText('Over plain http this page cannot send notices')).toBeVisible();
  const ben = await person(browser, url);
  await accept(ben.page, link, 'Ben');
  await begun(page);
  // A second tab has the seat; the first takes it back.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await begun(second);
  await page.getByRole('button', { name: 'Play here' }).click();
  await begun(page);
  const ada = { ...ben, page, press: click };
  await oneMove([ada], lots(3));
  // The net goes and comes back: nobody does anything.
  await ben.context.setOffline(true);
  await oneMove([ada], lots(3));
  await ben.context.setOffline(false);
  await together(ada, ben);
  await goHome(ben);
});

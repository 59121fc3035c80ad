// axe-core finds nothing on what stands around a table over the net, in both themes, on a desk and on a phone.
import { clean, leftToFull } from './axe.ts';
import {
  accept,
  begun,
  ended,
  goHome,
  invite,
  keptHouse,
  linkTo,
  opened,
  person,
  resign,
  say,
  tab,
} from './friends.ts';
import { expect, test } from './test.ts';

const house = keptHouse();

for (const theme of ['light', 'dark'] as const) {
  test(`set-up, waiting room, door, lobby, table, dice: ${theme}`, async ({ browser, hasTouch }) => {
    test.skip(leftToFull(theme, hasTouch), 'left to --full');
    const ada = await person(browser, house.url, { phone: hasTouch, theme });
    const ben = await person(browser, house.url, { phone: hasTouch, theme });
    const { page } = ada;
    const link = await invite(page, 'eiyo', 'Ada', () => clean(page, 'set-up'));
    await clean(page, 'waiting room');
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Sit down' }).waitFor();
    await clean(ben.page, 'door');
    await accept(ben.page, link, 'Ben');
    await begun(page);

    await ben.page.goto('/?tables=1');
    await ben.page.getByRole('textbox', { name: 'I have a code' }).fill('no such words');
    await ben.page.getByRole('button', { name: 'Go there' }).click();
    await clean(ben.page, 'lobby, a wrong code');
    await expect(page.locator('[data-away]')).toBeVisible();
    await clean(page, 'somebody is away');
    await ben.page.goto(new URL(link).pathname);
    await begun(ben.page);
    await tab(page, 'More');
    await clean(page, 'what a table over the net adds');
    await page.getByRole('button', { name: 'Go on, on another device' }).click();
    await page.locator('[data-own-link]').waitFor();
    await clean(page, 'another device');
    await page.keyboard.press('Escape');
    await resign(page);
    await ended(page);
    await tab(page, 'More');
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.locator('[data-honest]').waitFor();
    await clean(page, 'the dice');

    const clocked = await opened(page, {
      game: 'paiko',
      name: 'Ada',
      listed: true,
      clock: { seconds: 600, end: 'idle' },
    });
    await ben.page.goto('/?tables=1');
    await ben.page.locator('[data-listed]').first().waitFor();
    await clean(ben.page, 'lobby');
    await page.goto(`/table/${clocked.table}`);
    await accept(ben.page, linkTo('i', clocked), 'Ben');
    await begun(page);
    await say(page, 'good luck');
    await clean(page, 'clock and words');
    await page.goto('/');
    await page.locator('[data-own]').first().waitFor();
    await clean(page, 'tables on the veranda');
    await page.goto('/table/tnothing#i=nothing');
    await page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    await clean(page, 'a link that opens nothing');
    await goHome(ada, ben);
  });
}

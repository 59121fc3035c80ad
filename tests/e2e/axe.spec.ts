// axe-core finds nothing on any page, in both themes, on a desk and on a phone.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at } from './eiyo_positions.mjs';
import { keepAfter, openAfter } from './kept.ts';
import { ref, root, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

async function clean(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
  expect.soft(told, name).toEqual([]);
}
const shown = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });

    test('the pages around a table', async ({ page }) => {
      for (const address of ['/settings', '/rules/paiko', '/learn/paiko', '/play/samurai', '/replay']) {
        await page.goto(address);
        await page.locator('main').waitFor();
        await page.getByRole('heading').first().waitFor();
        await clean(page, address);
      }
      await keepAfter(page, 34);
      await page.reload();
      await page
        .getByText(/Paikō with Adept/)
        .first()
        .waitFor();
      await clean(page, 'veranda');
      await shown(page, '/?set=paiko');
      await page.getByRole('dialog').waitFor();
      await page.getByRole('button', { name: 'More options' }).click();
      await clean(page, 'set-up');
    });

    test('the table: hand, turn, tile chosen, ghost, reward, end, panels', async ({ page, hasTouch }) => {
      const press = (name: string): Promise<void> =>
        hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
      await page.goto('/play/paiko?level=adept&seed=1');
      await settled(page);
      await clean(page, 'choosing a hand');
      await openAfter(page, 36, true);
      await clean(page, 'reward');
      await openAfter(page, 39);
      await clean(page, 'end');
      await openAfter(page, 34);
      await clean(page, 'your turn');
      await press('hand.1/Fi');
      await press('j5');
      await clean(page, 'ghost');
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await press('g3');
      await clean(page, 'maps, why not');
      for (const key of ['l', 'g', 'j']) {
        await page.keyboard.press(key);
        await clean(page, `panel ${key}`);
        if (hasTouch) await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await clean(page, 'keys');
    });

    test('the table of Eiyo: alone, for two, weapon taken, armed, panels, end', async ({ page, hasTouch }) => {
      const press = (name: string): Promise<void> =>
        hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
      await sitDown(page, at('solo'));
      await clean(page, 'your turn');
      await press('hand.1/katana_top');
      await clean(page, 'weapon taken');
      await press('row.BR');
      await press('verb:attack');
      await clean(page, 'armed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      for (const name of ['Odds', 'Rules']) {
        await page
          .getByRole(hasTouch ? 'button' : 'tab', { name, exact: true })
          .first()
          .click();
        await clean(page, name);
        if (hasTouch) await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: /^Deck: / }).click();
      await clean(page, 'deck');
      await sitDown(page, at('apart', { level: 'adept' }));
      await clean(page, 'apart');
      await sitDown(page, at('together', { level: 'adept' }));
      await clean(page, 'together');
      await page.keyboard.press('m');
      await clean(page, 'chat');
      await sitDown(page, at('last'));
      await press('hand.1/yari_falling');
      await press('row.TL');
      await press('verb:attack');
      await page.getByRole('region', { name: 'The verdict' }).waitFor();
      await clean(page, 'verdict');
      await page.goto('/?set=eiyo');
      await page.getByRole('dialog').waitFor();
      await page.getByRole('button', { name: 'More options' }).click();
      await clean(page, 'set-up');
    });

    test('a replay', async ({ page }) => {
      await keepAfter(page, 39);
      await page.goto('/replay/lmoment39#40');
      await root(page).waitFor();
      await clean(page, 'replay');
    });
  });
}

// axe-core finds nothing on any page, in both themes, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { clean, leftToFull } from './axe.ts';
import { at } from './eiyo_positions.mjs';
import { keepAfter, openAfter } from './kept.ts';
import { duelAt } from './samurai_positions.mjs';
import { moments } from './susanoo_positions.mjs';
import { openMoment } from './susanoo_table.ts';
import { ref, root, settled, sitDown } from './table.ts';
import { test } from './test.ts';

const shown = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test.skip(({ hasTouch }) => leftToFull(theme, hasTouch), 'left to --full');

    test('the pages around a table', async ({ page }) => {
      for (const address of ['/settings', '/rules/paiko', '/learn/paiko', '/replay']) {
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

    test('the table of Susanoo: every moment of the mock-ups', async ({ page, hasTouch }) => {
      for (const [name, moment] of Object.entries(moments)) {
        await openMoment(page, moment, hasTouch);
        await clean(page, name);
      }
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

    test('the duel of Way of the Samurai: every kind of moment, sheets, panels, ends', async ({ page, hasTouch }) => {
      const press = (name: string): Promise<void> =>
        hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
      const verdict = (): Promise<void> => page.getByRole('region', { name: 'The verdict' }).waitFor();
      for (const moment of ['place1', 'reward', 'strike', 'guard', 'three', 'shiro', 'wounded', 'forget'] as const) {
        await sitDown(page, duelAt(moment));
        await clean(page, moment);
      }
      await sitDown(page, duelAt('duel'));
      await press('hand.1/F6');
      await clean(page, 'a card picked');
      await page.keyboard.press('Escape');
      await page.locator('[data-cell="3"]').click();
      await press('hand.1/F6');
      await press('hand.1/F4');
      await clean(page, 'two cards planned');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      for (const name of [/^Defence/, /^Counterattack/, /^Sasaki Kojiro/]) {
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').waitFor();
        await clean(page, String(name));
        await page.keyboard.press('Escape');
      }
      for (const name of ['Odds', 'Coach']) {
        await page
          .getByRole(hasTouch ? 'button' : 'tab', { name, exact: true })
          .first()
          .click();
        await clean(page, name);
        if (hasTouch) await page.keyboard.press('Escape');
      }
      await sitDown(page, duelAt('prepare'));
      await page.getByRole('button', { name: /^The clan: enemy/ }).click();
      await clean(page, 'the clan');
      await sitDown(page, duelAt('doomed'));
      await press('verb:reveal');
      await clean(page, 'a blow that may kill');
      await press('confirm');
      await verdict();
      await clean(page, 'defeat');
      await sitDown(page, duelAt('last'));
      await press('gauge.strength');
      await verdict();
      await clean(page, 'victory');
    });

    test('the road of Way of the Samurai, its set-up, and the duels of this device', async ({ page }) => {
      await sitDown(page, duelAt('road'));
      await page.getByRole('region', { name: 'The road' }).waitFor();
      await clean(page, 'the road');
      await page.getByRole('button', { name: 'Carry elsewhere' }).click();
      await page.locator('[data-carried]').waitFor();
      await clean(page, 'a road carried elsewhere');
      await page.goto('/?set=samurai&mode=campaign');
      await page.getByRole('dialog').getByRole('radiogroup').first().waitFor();
      await page.getByRole('button', { name: 'More options' }).click();
      await clean(page, 'set-up of a campaign');
      await page.goto('/?set=samurai');
      await page.getByRole('dialog').getByRole('radiogroup').first().waitFor();
      await clean(page, 'set-up');
      await page.goto('/?duels=samurai');
      await page.getByText('No duel yet').waitFor();
      await clean(page, 'duels of this device');
    });

    test('a replay', async ({ page }) => {
      await keepAfter(page, 39);
      await page.goto('/replay/lmoment39#40');
      await root(page).waitFor();
      await clean(page, 'replay');
    });
  });
}

// Way of the Samurai with its modules, each from a prepared position; by finger on a phone; replay, another way to go on, a hint.
import type { Page } from '@playwright/test';
import { duelAt } from './samurai_positions.mjs';
import {
  choices,
  click,
  lots,
  movedOn,
  over,
  play,
  playOut,
  ref,
  root,
  sequence,
  settled,
  sitDown,
  tap,
} from './table.ts';
import { expect, test } from './test.ts';

const actions = (page: Page) => page.locator('[data-part="actions"]');
const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' });
const plate = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: Life`) });
const view = (page: Page): Promise<string> =>
  page.evaluate(() => (window.engawa?.view() as unknown as { view: string }).view);
const sheet = (page: Page) => page.getByRole('dialog');

/** A strike, and the Injury die saved where it is asked for. */
async function strike(page: Page, gauge: string): Promise<void> {
  const from = await sequence(page);
  await ref(page, `gauge.${gauge}`).click();
  await movedOn(page, from);
  if (await ref(page, 'verb:save').isVisible()) {
    const hit = await sequence(page);
    await ref(page, 'verb:save').click();
    await movedOn(page, hit);
  }
}

test.describe('by finger at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a duel with every module that goes with it, to its end', async ({ page }) => {
    await sitDown(
      page,
      '/play/samurai?opponent=O3&blood=on&yoroi=self&surrounding=L2&weapon=WE-N&weather=X2&difficulty=easy&seed=61',
    );
    await expect(page.locator('.sky.rain')).toBeVisible();
    await playOut(page, tap, lots(9));
    await expect(verdict(page)).toBeVisible();
  });

  test('one against three with every module that goes with it, to its end', async ({ page }) => {
    await sitDown(
      page,
      '/play/samurai?three=on&blood=on&yoroi=opponent&surrounding=SU1&weapon=WE-W&difficulty=easy&weather=X4&seed=62',
    );
    await playOut(page, tap, lots(4));
    await expect(verdict(page)).toBeVisible();
  });

  test('the plates open what has no room on the screen', async ({ page }) => {
    await sitDown(page, duelAt('wounded'));
    await page.getByRole('button', { name: 'Musashi: look closer' }).tap();
    await expect(sheet(page)).toContainText('Wound 2: Rib');
    await expect(sheet(page)).toContainText('The pawn stands on kanji 1 of 3.');
    await sheet(page)
      .getByRole('button', { name: /^Bag: / })
      .tap();
    await expect(sheet(page)).toContainText('Your Action cards');
    await page.keyboard.press('Escape');
    await sitDown(page, duelAt('duel'));
    await page.getByRole('button', { name: 'Sasaki Kojiro: look closer' }).tap();
    await expect(sheet(page)).toContainText('6 of 9');
  });

  test('a card is picked, forecast and placed', async ({ page }) => {
    await sitDown(page, duelAt('duel'));
    const from = await sequence(page);
    await ref(page, 'hand.1/F6').tap();
    await expect(actions(page)).toContainText('Strength 6 hits 70%');
    expect(await sequence(page)).toBe(from);
    await ref(page, 'confirm').tap();
    await movedOn(page, from);
  });
});

test('a card is dragged into its slot', async ({ page }) => {
  await sitDown(page, duelAt('duel'));
  const from = await sequence(page);
  await page.evaluate(() => document.fonts.ready); // letters that come late move what is dragged
  const card = await ref(page, 'hand.1/F6').boundingBox();
  const slot = await page.locator('[data-drop="slot"]').boundingBox();
  if (!card || !slot) throw new Error('not on the screen');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 6 });
  await page.mouse.up();
  await movedOn(page, from);
  await expect(page.getByRole('button', { name: /^Defence, turned/ })).toBeVisible();
});

test('one against three: two answer one after the other, and the last one falls', async ({ page }) => {
  // Seeded: one card in forty kills.
  await sitDown(page, duelAt('three', { seed: '1' }));
  await expect(page.getByRole('button', { name: 'Enemy 1: dead' })).toBeVisible();
  await expect(ref(page, 'foe.2')).toHaveClass(/answers/);
  const from = await sequence(page);
  await ref(page, 'verb:reveal').click();
  await movedOn(page, from);
  await expect(ref(page, 'foe.3')).toHaveClass(/answers/);
  await sitDown(page, duelAt('last_of_three'));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('All three have fallen');
});

test('Shiro turns to side B when he is struck, and a price is due', async ({ page }) => {
  await sitDown(page, duelAt('turning'));
  await expect(page.getByText('side A', { exact: true })).toBeVisible();
  await strike(page, 'technique');
  await expect(page.getByText('side B', { exact: true })).toBeVisible();
  await expect(actions(page)).toContainText('Side B: pay a price.');
});

test('armour takes damage before Life, on either side', async ({ page }) => {
  await sitDown(page, duelAt('his_armour'));
  await expect(plate(page, 'Sasaki Kojiro')).toHaveAccessibleName(/Life 6 of 9, armour 4/);
  await strike(page, 'strength');
  // It holds with three, or a six has broken it.
  await expect(plate(page, 'Sasaki Kojiro')).toHaveAccessibleName(/Life 6 of 9(, armour [03])?, Ki/);
  await sitDown(page, duelAt('own_armour'));
  await expect(plate(page, 'You')).toHaveAccessibleName(/Life 8 of 8, armour 4/);
  const from = await sequence(page);
  await ref(page, 'verb:reveal').click();
  await movedOn(page, from);
  await expect(plate(page, 'You')).not.toHaveAccessibleName(/armour 4/);
});

test('Gisei asks once, costs Life and raises the Guard or lowers it', async ({ page }) => {
  await sitDown(page, duelAt('guard'));
  const guard = page.getByRole('img', { name: /^Guard / });
  await expect(guard).toHaveAccessibleName(/^Guard 2;/);
  const from = await sequence(page);
  await ref(page, 'verb:gisei').click();
  await expect(actions(page)).toContainText('Give up Life and draw one of five cards.');
  expect(await sequence(page)).toBe(from);
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  await expect(plate(page, 'You')).toHaveAccessibleName(/Life 7 of 8/);
  await expect(guard).not.toHaveAccessibleName(/^Guard 2;/);
});

test('Bushido: a step of the pawn, and a virtue of one’s choice', async ({ page }) => {
  await sitDown(page, duelAt('duel'));
  const pawn = page.getByRole('button', { name: /^Bushido: pawn on kanji/ });
  await expect(pawn).toHaveAccessibleName('Bushido: pawn on kanji 0 of 3');
  const from = await sequence(page);
  await page.keyboard.press('s');
  await movedOn(page, from);
  await expect(pawn).toHaveAccessibleName('Bushido: pawn on kanji 1 of 3');
  await sitDown(page, duelAt('virtue'));
  const [choice] = await choices(page);
  if (!choice) throw new Error('nothing to choose');
  await play(page, choice, click);
  await expect(pawn).toHaveAccessibleName(/, virtue /);
});

test('the clan: who has fallen, who fights, who waits, until the last', async ({ page }) => {
  await sitDown(page, duelAt('spoils'));
  const from = await sequence(page);
  await ref(page, 'ki').click();
  await movedOn(page, from);
  await page.getByRole('button', { name: 'The clan: enemy 2 of 5. Look at them' }).click();
  const line = sheet(page).getByRole('listitem');
  await expect(line).toHaveCount(5);
  await expect(line.nth(0)).toContainText('Fallen.');
  await expect(line.nth(1)).toContainText('He fights now. 2 Life, 1 Ki.');
  await expect(line.nth(4)).toContainText('He waits. 5 Life');
  await page.keyboard.press('Escape');
  await sitDown(page, duelAt('master'));
  await strike(page, 'strength');
  await expect(verdict(page)).toContainText('The clan has fallen');
});

test('choices that stand apart: die, keep, spoils, redraw, forget, end', async ({ page }) => {
  const take = async (name: string): Promise<void> => {
    const from = await sequence(page);
    await ref(page, name).first().click();
    if (await ref(page, 'confirm').isVisible()) await ref(page, 'confirm').click();
    await movedOn(page, from);
  };
  await sitDown(page, duelAt('die'));
  await take('verb:use');
  await expect(page.getByText('Injury die').first()).toBeVisible();
  await sitDown(page, duelAt('keep'));
  await expect(ref(page, 'looked/A3')).toBeVisible();
  await take('looked/A3');
  await sitDown(page, duelAt('redraw'));
  await take('verb:redraw');
  await sitDown(page, duelAt('forget'));
  await take('bag/F1');
  await expect(page.getByRole('region', { name: 'The road' })).toBeVisible();
  await sitDown(page, duelAt('end'));
  await take('verb:end');
  expect(await over(page)).toBe(false);
});

test('a replay of a duel: any turn, and another way to go on from there', async ({ page }) => {
  await sitDown(page, '/play/samurai?seed=71');
  const lot = lots(2);
  for (let moves = 0; moves < 6; moves += 1) {
    const open = (await choices(page)).filter(({ wasteful }) => !wasteful);
    const choice = open[lot(open.length)];
    if (choice) await play(page, choice, click);
  }
  const here = await view(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`/replay/${id}`);
  await root(page).waitFor();
  const slider = page.getByRole('slider', { name: 'Move of the game' });
  await page.keyboard.press('End');
  await expect.poll(() => view(page)).toBe(here);
  await slider.fill('3');
  await expect(page).toHaveURL(/#3$/);
  await expect.poll(() => view(page)).not.toBe(here);
  const then = await view(page);
  await page.getByRole('button', { name: 'Try it out from here' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  expect(page.url()).not.toContain(id);
  if ((await page.evaluate(() => window.engawa?.log().length ?? 0)) === 0) expect(await view(page)).toBe(then);
  expect((await choices(page)).length).toBeGreaterThan(0);
});

test('a hint marks its card, and why not names the rule', async ({ page }) => {
  await sitDown(page, duelAt('last'));
  await page.keyboard.press('k');
  const panel = page.getByRole('complementary', { name: 'Beside the table' });
  await expect(panel).toContainText(/Strength/);
  await sitDown(page, duelAt('reward'));
  await expect(ref(page, 'bushido')).toBeVisible();
  await sitDown(page, duelAt('shiro'));
  await ref(page, 'die').click({ force: true });
  await expect(actions(page)).toContainText('SAM-401');
  await actions(page).getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('SAM-401').last()).toBeVisible();
});

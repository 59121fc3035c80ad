// Way of the Samurai as people play it: by mouse, by keyboard alone; what a card would do, what asks first; every module.
import type { Page } from '@playwright/test';
import { duelAt } from './samurai_positions.mjs';
import {
  choices,
  click,
  confirmed,
  lots,
  movedOn,
  over,
  playOut,
  ref,
  root,
  sequence,
  settled,
  sitDown,
  standing,
  stoodOtherwise,
  type Choice,
} from './table.ts';
import { expect, test } from './test.ts';

const actions = (page: Page) => page.locator('[data-part="actions"]');
const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' });
const clock = (page: Page, gauge: string) => page.getByRole('img', { name: new RegExp(`^${gauge} `) });

test('a duel to its end by mouse', async ({ page }) => {
  await sitDown(page, '/play/samurai?opponent=O2&surrounding=L4&seed=41');
  await playOut(page, click, lots(3));
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText(/^(Victory|Defeat) in round/)).toBeVisible();
});

/** A move by keys alone. */
async function typed(page: Page, { verb, touches }: Choice): Promise<void> {
  const from = await standing(page);
  const [first = ''] = touches;
  if (verb === 'place') {
    const hand = await page
      .locator('.hand [data-ref]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-ref')));
    await page.keyboard.press(String(hand.indexOf(first) + 1));
  } else if (verb === 'focus') await page.keyboard.press('f');
  else if (verb === 'gisei') await page.keyboard.press('a');
  else if (verb === 'insight') await page.keyboard.press('i');
  else if (verb === 'breath') await page.keyboard.press('b');
  else if (verb === 'step') await page.keyboard.press('s');
  else {
    await ref(page, first).first().focus();
    await page.keyboard.press('Enter');
  }
  await confirmed(page, from, () => page.keyboard.press('Enter'));
  await stoodOtherwise(page, from);
  await settled(page);
}

test('a duel to its end by keyboard', async ({ page }) => {
  await sitDown(page, '/play/samurai?seed=42');
  const lot = lots(5);
  while (!(await over(page))) {
    const open = await choices(page);
    const choice = open[lot(open.length)];
    if (!choice) throw new Error('asked, with nothing to choose');
    await typed(page, choice);
  }
  await expect(verdict(page)).toBeVisible();
});

test('a card says what it would do before it is placed', async ({ page }) => {
  await sitDown(page, duelAt('duel'));
  await expect(clock(page, 'Strength')).toHaveAccessibleName('Strength 4; never hits');
  await ref(page, 'hand.1/F6').click();
  await expect(clock(page, 'Strength')).toHaveAccessibleName('Strength 4, then 6; hits 70%');
  await expect(actions(page)).toContainText('Crossing cut: Strength 6 hits 70%, Technique 0 never hits.');
  await expect(ref(page, 'confirm')).toContainText('his defence is turned');
  const from = await sequence(page);
  await ref(page, 'hand.1/F6').click();
  await movedOn(page, from);
  await expect(page.getByRole('button', { name: /^Defence, turned: Block \d+, Dodge \d+/ })).toBeVisible();
  await expect(page.getByText('2 of 3')).toBeVisible();
});

/** What the printed changes of these cards come to, from 0. */
const sums = (page: Page, cards: readonly string[]): Promise<string[]> =>
  page.evaluate((ids) => {
    interface Thing {
      id: string;
      facts: [string, number][];
    }
    const view = window.engawa?.view() as unknown as { tableau: { places: { id: string; things: Thing[] }[] } };
    const hand = view.tableau.places.find(({ id }) => id === 'hand.1')?.things ?? [];
    return ['strength', 'technique', 'guard'].map((gauge) => {
      const changes = hand.map(({ id, facts }) =>
        ids.includes(id) ? (facts.find(([name]) => name === gauge)?.[1] ?? 0) : 0,
      );
      const sum = changes.reduce((all, one) => all + one, 0);
      return sum < 0 ? `−${-sum}` : String(sum);
    });
  }, cards);

test('six cards are planned at once, with what they come to, and placed one after the other', async ({ page }) => {
  await sitDown(page, duelAt('place1'));
  const before = await standing(page);
  const [first, both] = [await sums(page, ['F3', 'F4', 'F6']), await sums(page, ['F3', 'F4', 'F6', 'V1', 'V8', 'E7'])];
  await page.keyboard.press('p');
  await expect(actions(page)).toContainText('Nothing is placed yet.');
  for (const card of ['F3', 'F4', 'F6', 'V1', 'V8', 'E7']) await ref(page, `hand.1/${card}`).click();
  const total = (n: number) => page.locator(`[data-total="${n}"]`);
  await expect(total(1)).toHaveText(['S', 'T', 'G'].map((letter, at) => `${letter}${first[at]}`).join(''));
  await expect(total(2)).toHaveText(['S', 'T', 'G'].map((letter, at) => `${letter}${both[at]}`).join(''));
  // Three of one element light up; two and another do not.
  const attack = (n: number) => page.getByRole('region', { name: `Attack ${n}` });
  await expect(attack(1)).toContainText('combo!');
  await expect(attack(2)).not.toContainText(/combo|of 3/);
  await expect(clock(page, 'Strength')).toHaveAccessibleName(new RegExp(`^Strength 0, then ${first[0]}; surely hits`));
  await expect(actions(page)).toContainText(`Attack 1: Strength ${first[0]} surely hits`);
  expect(await standing(page)).toBe(before);
  // One is taken out of it, and put back into the slot it came from.
  await page.locator('[data-cell="4"]').click();
  await expect(total(2)).not.toHaveText(['S', 'T', 'G'].map((letter, at) => `${letter}${both[at]}`).join(''));
  await page.locator('[data-cell="4"]').click();
  await ref(page, 'hand.1/V8').click();

  await page.keyboard.press('Enter');
  for (const card of ['F3', 'F4', 'F6']) {
    await expect(ref(page, `hand.1/${card}`)).toHaveAttribute('aria-pressed', 'true');
    const from = await standing(page);
    await page.keyboard.press('Enter');
    await stoodOtherwise(page, from);
    await settled(page);
  }
  await expect(actions(page)).toContainText('choose your reward');
  await expect(attack(2).locator('.slip')).toHaveCount(3);
});

test('a plan is laid by dragging, and rubbed out', async ({ page }) => {
  await sitDown(page, duelAt('place1'));
  const before = await standing(page);
  await page.evaluate(() => document.fonts.ready);
  await ref(page, 'hand.1/V1').dragTo(page.locator('[data-cell="3"]'));
  await expect(page.locator('[data-cell="3"]')).toHaveAccessibleName(/^Attack 2, card 1: .+ is planned$/);
  await actions(page).getByRole('button', { name: 'Rub it out' }).click();
  await expect(page.locator('[data-cell="3"]')).toHaveAccessibleName('Attack 2, card 1: plan a card here');
  expect(await standing(page)).toBe(before);
});

test('a combo, its reward, and the strike that ends the duel', async ({ page }) => {
  await sitDown(page, duelAt('third'));
  const from = await sequence(page);
  await ref(page, 'hand.1/F4').click();
  await expect(actions(page)).toContainText('Fire combo: a reward.');
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  await expect(ref(page, 'ki')).toContainText('3 → 4');
  await sitDown(page, duelAt('last'));
  await expect(ref(page, 'gauge.strength')).toContainText('Kojiro falls');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Kojiro has fallen');
  await expect(verdict(page)).toContainText('Strength 8 went past Block 6.');
});

test('the guard: rungs of Focus, Gisei, and what may come', async ({ page }) => {
  await sitDown(page, duelAt('guard'));
  await expect(page.getByRole('button', { name: 'Focus 3 times: Guard 8 surely holds.' })).toBeVisible();
  await expect(ref(page, 'verb:reveal')).toContainText('death 2.5%');
  await page.getByRole('button', { name: /^Counterattack\. 10 cards left/ }).click();
  await expect(page.getByRole('dialog')).toContainText('printed 4');
  await page.keyboard.press('Escape');
  const from = await sequence(page);
  await page.getByRole('button', { name: 'Focus 2 times: Guard 6 holds 70%.' }).click();
  await movedOn(page, from);
  await expect(ref(page, 'verb:reveal')).toContainText('70%');
  await sitDown(page, duelAt('doomed'));
  await ref(page, 'verb:reveal').click();
  await expect(actions(page)).toContainText('You may die of this blow.');
  await ref(page, 'confirm').click();
  await expect(verdict(page)).toContainText('Your Life is gone');
});

test('the Cliff asks once', async ({ page }) => {
  await sitDown(page, duelAt('cliff'));
  const from = await sequence(page);
  await ref(page, 'verb:exploit').click();
  await expect(actions(page)).toContainText('3 of 6: you fall and lose.');
  expect(await sequence(page)).toBe(from);
  await page.keyboard.press('Escape');
  await expect(ref(page, 'confirm')).toHaveCount(0);
  await ref(page, 'verb:exploit').click();
  await ref(page, 'confirm').click();
  await expect.poll(() => sequence(page)).toBeGreaterThan(from);
});

test('one against three, Shiro, armour on either side, wounds that stay', async ({ page }) => {
  await sitDown(page, duelAt('target'));
  await expect(page.getByRole('button', { name: 'Enemy 3: Life 4 of 4, armour 4, Ki 2 of 2' })).toBeVisible();
  const from = await sequence(page);
  await page.keyboard.press('2');
  await movedOn(page, from);
  await expect(ref(page, 'foe.2')).toHaveClass(/marked/);
  await sitDown(page, duelAt('shiro'));
  await expect(page.getByText('side B', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^You: Life 7 of 7, armour 4/ })).toBeVisible();
  // Greyed by aria-disabled, and still pressed: it says why not.
  await ref(page, 'die').click({ force: true });
  await expect(actions(page)).toContainText('SAM-401');
  await page.keyboard.press('Escape');
  const paid = await sequence(page);
  await ref(page, 'hand.1/F3').first().click();
  await movedOn(page, paid);
  await sitDown(page, duelAt('wounded'));
  await page.getByRole('button', { name: /^Wounds that stay: 2/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Wound 2: Rib');
});

test('cards are swapped and exchanged by touching them', async ({ page }) => {
  await sitDown(page, duelAt('prepare'));
  const from = await sequence(page);
  await ref(page, 'reserve/A4').click();
  await ref(page, 'hand.1/F4').click();
  await movedOn(page, from);
  await expect(ref(page, 'hand.1/A4')).toBeVisible();
  await page.keyboard.press('u');
  await expect(ref(page, 'reserve/A4')).toBeVisible();
  await sitDown(page, duelAt('exchange'));
  await ref(page, 'hand.1/F3').click();
  await ref(page, 'hand.1/F4').click();
  await expect(actions(page)).toContainText('2 cards will be put away');
  const drawn = await sequence(page);
  await ref(page, 'confirm').click();
  await movedOn(page, drawn);
  await expect(root(page)).toHaveAttribute('data-over', 'false');
});

// Warriors of Susanoo as people play it: whole games by mouse, by keyboard and by finger; a deal, a hindrance, a death; windows,
// orders and who is asked; three at one screen; the tunnel.
import type { Page } from '@playwright/test';
import { openHouse } from './house.ts';
import { at } from './susanoo_positions.mjs';
import {
  choices,
  click,
  confirmed,
  lots,
  movedOn,
  over,
  play,
  playOut,
  ref,
  sequence,
  settled,
  sitDown,
  standing,
  touch,
  type Choice,
  type Press,
} from './table.ts';
import { expect, settle, test } from './test.ts';

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What has happened at this table, by kind, and the seats and places that it names. */
const happened = (page: Page): Promise<{ kind: string; said: string }[]> =>
  page.evaluate(() =>
    (window.engawa?.log() ?? []).map((entry) => {
      const { phrase } = entry as { phrase?: { key: string; arguments: unknown } };
      return {
        kind: phrase?.key.replace('susanoo.event.', '') ?? '',
        said: JSON.stringify(phrase?.arguments ?? {}),
      };
    }),
  );
const MINE = '"who":{"seat":1}';

/** Whether somebody said yes to what the person here asked for. */
const dealt = (told: Awaited<ReturnType<typeof happened>>): boolean =>
  told.some(
    ({ kind, said }, index) =>
      kind === 'asked' && said.includes(MINE) && told.slice(index, index + 8).some((one) => one.kind === 'help_agreed'),
  );

test('four seats against three bots by mouse: a hindrance, a deal, a death, the final count', async ({ page }) => {
  await sitDown(page, at('c4', { seats: '4', level: 'novice', seed: '3', event_passes: '0' }));
  const from = await sequence(page);
  await ref(page, 'hand.1/CO04').click();
  await button(page, /^For the foes/).click();
  await movedOn(page, from);
  const lot = lots(7);
  for (let moves = 0; moves < 400 && !(await over(page)); moves += 1) {
    const open = await choices(page);
    const worthwhile = open.filter(({ wasteful, verb }) => !wasteful && verb !== 'renew');
    const find = (verb: string): Choice | undefined => worthwhile.find((one) => one.verb === verb);
    const head = worthwhile.find(({ verb, text }) => verb === 'fight' && text.includes('OR'));
    const runs = dealt(await happened(page)) ? find('flee') : undefined;
    const choice =
      find('suffer') ??
      find('yes') ??
      head ??
      runs ??
      find('ask') ??
      find('flee') ??
      worthwhile[lot(worthwhile.length)] ??
      open[0];
    if (!choice) throw new Error('asked, with nothing to choose');
    await play(page, choice, click);
  }
  expect(await over(page)).toBe(true);
  const told = await happened(page);
  const mine = (kind: string, part = ''): boolean =>
    told.some((one) => one.kind === kind && one.said.includes(MINE) && one.said.includes(part));
  expect(mine('side', '"place":"foes"')).toBe(true);
  expect(dealt(told)).toBe(true);
  expect(mine('died')).toBe(true);
  await expect(page.getByRole('table', { name: 'The final count' })).toBeVisible();
});

test('a deal is struck on one form and kept by the table', async ({ page }) => {
  await sitDown(page, at('b'));
  await ref(page, 'seat.4').first().click();
  const form = sheet(page, 'Ask Hagi for help');
  await expect(form).toContainText('32 : 20');
  await form.getByRole('radio', { name: '2', exact: true }).click();
  await expect(form).toContainText('2 reward cards, first pick');
  const from = await sequence(page);
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  if (await sheet(page, /wants other terms/).isVisible()) await button(page, /^Yes/).click();
  await expect(page.getByText(/^Agreed: Hagi gets/)).toBeVisible();
  await expect(page.getByText('won by', { exact: false }).first()).toBeVisible();
});

test('a counter-offer shows what is wanted; no is no', async ({ page }) => {
  await sitDown(page, at('d2'));
  await expect(sheet(page, 'Hagi wants other terms')).toContainText('1 Sake Drink');
  const from = await sequence(page);
  await button(page, /^No/).click();
  await movedOn(page, from);
  expect((await choices(page)).some(({ text }) => text === 'ask:4')).toBe(false);
});

test('a battle of another is hindered by a card for the foes', async ({ page }) => {
  await sitDown(page, at('c'));
  await expect(button(page, /^Pass this once/)).toBeVisible();
  const foe = page.getByRole('button', { name: /^Foe: \d+/ });
  const total = Number(/\d+/.exec((await foe.getAttribute('aria-label')) ?? '')?.[0]); // a die decides it
  await ref(page, 'hand.1/CO04').click();
  await button(page, /^For the foes/).click();
  await expect(foe).toHaveAccessibleName(`Foe: ${total + 5}. Why?`);
  await expect(page.locator('.slips.foes')).toContainText('Tide Jewels');
});

test('a head is run from, the ward stays in the hand, and death follows', async ({ page }) => {
  await sitDown(page, at('e', { seed: '2' }));
  await ref(page, 'verb:flee').click();
  await expect(sheet(page, /^Run from Head of the Eight Valleys/)).toContainText('%');
  const from = await sequence(page);
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  await expect(sheet(page, 'You are caught')).toContainText('Death');
  const caught = await sequence(page);
  await ref(page, 'verb:suffer').click();
  await movedOn(page, caught);
  await expect(sheet(page, 'You have died')).toBeVisible();
  await expect(page.locator('.ticker.grave').last()).toContainText('You have died');
});

test('a card is dragged to its side, and laid down again below the bar', async ({ page }) => {
  await sitDown(page, at('b'));
  const middle = async (name: string): Promise<[number, number]> => {
    const box = await ref(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = await middle('hand.1/CO04');
  const zone = page.locator('.zone.foes');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 40, { steps: 4 });
  await expect(zone).toContainText('For the foes');
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(zone).toHaveCount(0);
  await expect(ref(page, 'confirm')).toHaveCount(0);
  const from = await sequence(page);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 40, { steps: 4 });
  await expect(page.locator('.zone.fighters')).toBeVisible();
  const box = await page.locator('.zone.fighters').boundingBox();
  if (!box) throw new Error('no place to let go');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await movedOn(page, from);
  await expect(page.locator('.slips.fighters')).toContainText('Tide Jewels');
});

test('a card floats in full beside the mouse', async ({ page }) => {
  await sitDown(page, at('b'));
  await ref(page, 'hand.1/CO04').hover();
  await expect(page.locator('.floating')).toContainText('Tide Jewels');
  await page.mouse.move(4, 4);
  await expect(page.locator('.floating')).toHaveCount(0);
});

test('a bot answers in the voice of its Being', async ({ page }) => {
  await sitDown(page, at('d2'));
  // Seat 4 is Kushinada-hime.
  await expect(sheet(page, 'Hagi wants other terms')).toContainText('“Set out one more jar.”');
});

test('a game is looked at again, and goes on differently', async ({ page }) => {
  await sitDown(page, at('b'));
  const from = await sequence(page);
  await ref(page, 'hand.1/CO04').click();
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/replay/${id}#1`);
  await expect(page.getByRole('slider', { name: 'Move of the game' })).toHaveValue('1');
  await expect(page.locator('.battle')).toBeVisible();
  await expect(page.locator('.actions [data-ref]')).toHaveCount(0); // nothing can be played here
  await page.getByRole('button', { name: 'Try it out from here' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  expect((await choices(page)).length).toBeGreaterThan(0);
});

test('a lost battle asks once, and death cannot be missed', async ({ page }) => {
  await sitDown(page, at('b'));
  await ref(page, 'verb:pass').click();
  await expect(ref(page, 'confirm')).toHaveText(/Run all the same/);
  await page.keyboard.press('Escape');
  await expect(ref(page, 'confirm')).toHaveCount(0);
  await sitDown(page, at('f2'));
  const died = sheet(page, 'You have died');
  await expect(died).toContainText('You keep level, forms, heads and sake.');
  await button(page, /^Stay as you are/).click();
  await expect(died).toBeHidden();
});

test('orders: pass until the own turn, and a standing order that passes', async ({ page }) => {
  await sitDown(page, at('c'));
  const asked = await sequence(page);
  await page.keyboard.press('s');
  const orders = sheet(page, 'Standing orders');
  await orders.getByRole('radio', { name: 'none' }).click();
  await button(page, /^Keep/).click();
  await expect(orders).toBeHidden();
  await movedOn(page, asked); // nobody is asked in this battle any more
  await page.keyboard.press('s');
  await expect(orders.getByRole('radio', { name: 'none' })).toBeChecked();
  await page.keyboard.press('Escape');
  await sitDown(page, at('c'));
  const from = await sequence(page);
  await page.keyboard.press('n');
  await button(page, /my own turn/).click();
  await movedOn(page, from);
  const form = sheet(page, 'Which form tonight?');
  await expect(form).toBeVisible();
  // What happened meanwhile stands beside the question, and can be opened without answering it.
  await form.getByRole('button', { name: /^What happened since your last move: [1-9]/ }).click();
  const since = sheet(page, 'Since your last move');
  await expect(since.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
});

test('a question can be put away for a look at the table, and comes back', async ({ page }) => {
  await sitDown(page, at('a'));
  const form = sheet(page, 'Which form tonight?');
  await expect(ref(page, 'hand.1/CO04')).toHaveCount(0); // beneath the sheet, out of reach
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await ref(page, 'seat.4').click();
  await expect(sheet(page, 'Hagi')).toBeVisible();
  await page.keyboard.press('Escape');
  const from = await sequence(page);
  await button(page, 'Waiting for your answer').click();
  await ref(page, 'forms.1/TR12').click();
  await ref(page, 'confirm').click();
  await movedOn(page, from);
});

/** By keys alone: a card of the hand by its digit, everything else by Enter where the focus is. */
const keys: Press = async (element) => {
  const page = element.page();
  const place = await element.evaluate((one) =>
    [...document.querySelectorAll('.hand [data-ref]')].findIndex((card) => card.contains(one)),
  );
  if (place >= 0 && place < 10) return page.keyboard.press(String((place + 1) % 10));
  await element.focus();
  await page.keyboard.press('Enter');
};

test('four seats by keyboard alone, to the final count', async ({ page }) => {
  await sitDown(page, '/play/susanoo?level=novice&seed=5&event_passes=0');
  await playOut(page, keys, lots(1));
  expect(await over(page)).toBe(true);
  await expect(page.getByRole('table', { name: 'The final count' })).toBeVisible();
});

test('three people with the curtain: nobody sees a hand before it is lifted', async ({ page }) => {
  await page.goto('/play/susanoo?with=people&seats=3&seed=4');
  const lift = page.getByRole('button', { name: /^I am/ });
  const lifted = new Set<number>();
  for (let moves = 0; moves < 12; moves += 1) {
    await page.waitForFunction(() => {
      const busy = document.querySelector('[data-game]')?.getAttribute('aria-busy') !== 'false';
      return !busy || document.querySelector('.curtain') !== null;
    });
    if (await lift.isVisible()) {
      expect(await page.evaluate(() => window.engawa?.view().viewer)).toBe(0);
      expect(await choices(page)).toEqual([]);
      await expect(page.locator('.susanoo .hand [data-ref]')).toHaveCount(0);
      await lift.click();
    }
    await settled(page);
    const viewer = (await page.evaluate(() => window.engawa?.view().viewer)) ?? 0;
    expect(viewer).toBeGreaterThan(0);
    lifted.add(viewer);
    const [choice] = await choices(page);
    if (!choice) throw new Error('asked, with nothing to choose');
    const from = await standing(page);
    for (const name of choice.touches) await touch(page, name, click);
    await confirmed(page, from, click);
  }
  expect([...lifted].sort()).toEqual([1, 2, 3]);
});

test('the game goes on over a reload without a server', async ({ browser }) => {
  const house = await openHouse();
  const context = await browser.newContext({ baseURL: house.url });
  await settle(context);
  const page = await context.newPage();
  await sitDown(page, '/play/susanoo?level=novice&seed=1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await house.close();
  const [choice] = await choices(page);
  if (!choice) throw new Error('asked, with nothing to choose');
  await play(page, choice, click);
  const stood = await sequence(page);
  await page.reload();
  await settled(page);
  expect(await sequence(page)).toBeGreaterThanOrEqual(stood);
  const [next] = await choices(page);
  if (!next) throw new Error('asked, with nothing to choose');
  await play(page, next, click);
  await context.close();
});

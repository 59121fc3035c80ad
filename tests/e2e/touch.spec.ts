// A phone: taps, the button that confirms, a finger that misses by little, a long press, a drag.
import type { Page } from '@playwright/test';
import { openAfter } from './kept.ts';
import { choices, lots, movedOn, over, play, playOut, ref, sequence, settled, sitDown, tap } from './table.ts';
import { expect, test } from './test.ts';

test('a whole game by touch, from the veranda', async ({ page }) => {
  await page.goto('/play/paiko?level=random&seed=31&turn_cap=20');
  await settled(page);
  const hands = page.getByRole('group', { name: 'Suggested hands' });
  while (await hands.isVisible()) {
    const from = await sequence(page);
    await hands.getByRole('button').first().tap();
    await page
      .getByRole('button', { name: /^Take / })
      .last()
      .tap();
    await movedOn(page, from);
  }
  const lot = lots(7);
  while (!(await over(page))) {
    const open = await choices(page);
    const choice = open[lot(open.length)];
    if (choice) await play(page, choice, tap);
  }
  await expect(page.getByText(/^(You won|You lost|A tie)/).first()).toBeVisible();
});

test('nothing is played before the button', async ({ page }) => {
  await openAfter(page, 34);
  const from = await sequence(page);
  await ref(page, 'hand.1/Fi').tap();
  await ref(page, 'j5').tap();
  await ref(page, 'facing:3').first().tap();
  await expect(page.getByRole('button', { name: /Deploy Fire/ })).toBeVisible();
  await expect(page.getByText(/takes Earth on h4/i).first()).toBeVisible();
  expect(await sequence(page)).toBe(from);
  await ref(page, 'confirm').tap();
  await movedOn(page, from);
});

test('a tap beside a legal square counts for it', async ({ page }) => {
  await openAfter(page, 34);
  await ref(page, 'hand.1/Fi').tap();
  const box = await ref(page, 'j5').boundingBox();
  if (!box) throw new Error('j5 is not on the screen');
  // The board lies on its corner: right of the square's middle, past its edge, is still nearest to it.
  await page.touchscreen.tap(box.x + box.width / 2 + 2, box.y + box.height * 0.95);
  await expect(page.getByRole('button', { name: /Deploy Fire/ })).toBeVisible();
});

test('the tile floats above the finger and snaps', async ({ page }) => {
  await openAfter(page, 34);
  const from = await ref(page, 'hand.1/Er').boundingBox();
  const to = await ref(page, 'j5').boundingBox();
  if (!from || !to) throw new Error('not on the screen');
  const middle = (box: typeof from): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  await drag(page, middle(from), [middle(to)[0], middle(to)[1] + 48]);
  await expect(page.getByRole('button', { name: /Deploy Earth/ })).toBeVisible();
});

test('on a small phone the reason is told whole, and the button leads to its rule', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAfter(page, 34);
  await ref(page, 'hand.1/Er').tap();
  await ref(page, 'g3').tap();
  const prompt = page.locator('.act .prompt');
  await expect(prompt).toContainText('inside the threat of a Fire');
  expect(await prompt.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
  await page.getByRole('button', { name: 'Read the rule' }).tap();
  await expect(page.getByRole('dialog').getByText('PAI-091')).toBeInViewport();
});

test('five seats of Warriors of Susanoo, to the final count', async ({ page }) => {
  await sitDown(page, '/play/susanoo?seats=5&level=novice&seed=9&event_passes=0');
  await playOut(page, tap, lots(3));
  expect(await over(page)).toBe(true);
  await expect(page.getByRole('table', { name: 'The final count' })).toBeVisible();
});

/** Playwright's own finger can only tap. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x: from[0], y: from[1] }]);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    await send('touchMove', [{ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }]);
  }
  await send('touchEnd', []);
}

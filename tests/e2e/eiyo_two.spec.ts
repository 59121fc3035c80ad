// Eiyo for two: what each of them knows, what is said and shown, and when it may be.
import type { Page } from '@playwright/test';
import { at, positions } from './eiyo_positions.mjs';
import { movedOn, ref, sequence, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

const screen = (page: Page) => page.locator('[data-screen]');
const curtain = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function lift(page: Page): Promise<void> {
  await curtain(page).getByRole('button').click();
  await settled(page);
}
/** A move that waits for its button, after which the other is asked to sit down. */
async function andHandOver(page: Page): Promise<void> {
  await ref(page, 'verb:done').click();
  await expect(curtain(page)).toBeVisible();
}

test('what is shown stands in the log at its moment, and stays known when they part', async ({ page }) => {
  await page.goto(at('unshown', { with: 'people' }));
  await lift(page);
  await expect(screen(page)).toHaveAttribute('data-screen', 'open');
  await expect(screen(page).locator('.mini')).toHaveCount(0);

  const before = await sequence(page);
  await ref(page, 'verb:show').click();
  await expect(page.locator('[data-part="actions"]')).toContainText('What was shown stays known.');
  await ref(page, 'confirm').click();
  await movedOn(page, before);
  await expect(page.locator('.hand .known')).toHaveCount(5); // equal cards are one
  await tab(page, 'Log');
  await expect(page.getByText(/Samurai 1 shows: Tanto \(far right\)/).first()).toBeVisible();

  // Apart again: the screen closes, words are refused, and the partner still sees what was shown.
  await page.keyboard.press('o');
  await ref(page, 'confirm').click();
  await expect(screen(page)).toHaveAttribute('data-screen', 'closed');
  await tab(page, 'Chat');
  await expect(page.getByText('Apart, you are silent.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await ref(page, 'hand.1/tanto_tr').click();
  const from = await sequence(page);
  await page.locator('[data-drop="row.F2 attack"]').click();
  await movedOn(page, from);
  await andHandOver(page);
  await lift(page);
  await expect(screen(page)).toHaveAttribute('data-screen', 'closed');
  await expect(screen(page).locator('.onsill .mini')).toHaveCount(5); // six were known, one is played
  await expect(screen(page).locator('.ghostcard')).toHaveCount(0);
  await expect(screen(page).locator('.lately')).toHaveText('F2'); // what the partner did last
});

test('two on one screen meet: the screen opens, words pass, and both find them in the log', async ({ page }) => {
  await page.goto(at('apart', { with: 'people' }));
  await lift(page);
  await expect(screen(page)).toHaveAttribute('data-screen', 'closed');
  await page.keyboard.press('o');
  await ref(page, 'confirm').click();
  await expect(screen(page)).toHaveAttribute('data-screen', 'open');
  await tab(page, 'Chat');
  await page.getByRole('textbox', { name: 'Words for your partner' }).fill('The Retainer is yours.');
  await page.getByRole('button', { name: 'Say' }).click();
  await expect(page.getByText('The Retainer is yours.').first()).toBeVisible();
  await ref(page, 'verb:pass').click();
  await expect(curtain(page)).toBeVisible();
  await lift(page);
  await expect(screen(page)).toHaveAttribute('data-screen', 'open');
  await tab(page, 'Log');
  await expect(page.getByText(/: The Retainer is yours\./)).toBeVisible();
});

test('a partner’s hidden cards change nothing that one sees', async ({ page }) => {
  const seen = async (position: string): Promise<string> => {
    await page.goto(`/play/eiyo?${new URLSearchParams({ mode: 'coop', with: 'people', position })}`);
    await lift(page);
    await page.getByRole('tab', { name: 'Odds' }).click();
    await expect(page.getByText('Exact, if nobody plays another card in this round.')).toBeVisible();
    const markup = await page.evaluate(() => `${document.title} ${document.body.outerHTML}`);
    // Names of tables and ids that are counted up are of no game.
    return markup.replace(/\/(table|replay)\/l\w+/g, '').replace(/(?<=[-#"])(s?\d+)(?=["-)])|uid-\d+|svelte-\w+/g, '');
  };
  const hidden = positions.apart;
  const other = hidden.replace('+special:tanto_br/', '+special:katana_left/');
  expect(other).not.toBe(hidden);
  expect(await seen(other)).toBe(await seen(hidden));
});

test('the corners that glow are those of one’s own seat and spot', async ({ page }) => {
  const glow = (name: string) => ref(page, name).locator('circle[fill^="url"]');
  await page.goto(at('apart', { with: 'people' }));
  await lift(page);
  // Far left of the right spot is F1, far right F2; N1 stands near left, N2 is deflected.
  await expect(glow('hand.1/special')).toHaveCount(3);
  await expect(glow('hand.1/tanto_tl')).toHaveCount(1);
  await page.keyboard.press('o');
  await ref(page, 'confirm').click();
  await settled(page);
  // On the left spot F0 and N0 are deflected.
  await expect(glow('hand.1/special')).toHaveCount(2);
  await expect(glow('hand.1/tanto_tl')).toHaveCount(0);
});

test('half an attack on a red enemy says so, waits with its owner’s number, and the partner ends it', async ({
  page,
}) => {
  await page.goto(at('apart', { with: 'people' }));
  await lift(page);
  await ref(page, 'hand.1/tanto_bl').click();
  // The partner's katana waits at N1: this attack is the second half.
  const attack = page.getByRole('button', { name: /^Attack Retainer, N1/ });
  await expect(attack).toHaveAccessibleName(/2 honor/);
  await expect(page.locator('[data-place="row.N1"] .waits')).toContainText('2');
  const from = await sequence(page);
  await attack.click();
  await movedOn(page, from);
  await expect(page.locator('[data-place="row.N1"] .waits')).toHaveCount(0);
  // Behind him stands another red one: alone, one only begins.
  await ref(page, 'hand.1/special').click();
  await expect(page.getByRole('button', { name: /^Attack Swordmaster, N1.*half of it/ })).toBeVisible();
});

test('a table for two opened at a position is drawn from the viewer’s side', async ({ page }) => {
  await sitDown(page, at('together', { level: 'adept' }));
  await expect(page.locator('.rows.near [data-ref="row.N0"]')).toBeVisible();
  await expect(page.locator('.rows.far [data-ref="row.F0"]')).toBeVisible();
});

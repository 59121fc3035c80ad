// Eiyo as people play it: by mouse, by keyboard alone, two at one screen; the paper screen and who may talk; what asks first.
import type { Page } from '@playwright/test';
import { at } from './eiyo_positions.mjs';
import {
  choices,
  click,
  lots,
  movedOn,
  over,
  playOut,
  ref,
  root,
  sequence,
  settled,
  sitDown,
  type Choice,
} from './table.ts';
import { expect, test } from './test.ts';

const screen = (page: Page) => page.locator('[data-screen]');
const actions = (page: Page) => page.locator('[data-part="actions"]');
const ended = (page: Page) => page.getByRole('region', { name: 'The verdict' });

test('a game alone to its end by mouse', async ({ page }) => {
  await sitDown(page, '/play/eiyo?seed=41');
  await playOut(page, click, lots(3));
  await expect(ended(page)).toBeVisible();
  await expect(page.getByText(/^(You won|You lost)/).first()).toBeVisible();
});

const CORNER_KEYS: Readonly<Record<string, string>> = { TL: 'q', TR: 'w', BR: 's', BL: 'a' };

/** A move by keys alone. */
async function typed(page: Page, { verb, touches }: Choice): Promise<void> {
  const from = await sequence(page);
  if (verb === 'attack' || verb === 'deflect') {
    const [weapon = '', row = ''] = touches;
    const hand = await page
      .locator('.hand [data-ref]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-ref')));
    await page.keyboard.press(String(hand.indexOf(weapon) + 1));
    await page.keyboard.press(CORNER_KEYS[row.slice(4)] ?? 'q');
    if (touches.length > 2) await page.keyboard.press(verb === 'attack' ? 'Enter' : 'd');
  } else if (verb === 'pass') await page.keyboard.press('p');
  else {
    await ref(page, `verb:${verb}`).focus();
    await page.keyboard.press('Enter');
  }
  const waits = await page.waitForFunction(
    (before) =>
      Number(document.querySelector('[data-game]')?.getAttribute('data-sequence')) > before
        ? 'played'
        : document.querySelector('[data-ref="confirm"]') && 'waits',
    from,
  );
  if ((await waits.jsonValue()) === 'waits') await page.keyboard.press('Enter');
  await movedOn(page, from);
}

test('a game alone to its end by keyboard', async ({ page }) => {
  await sitDown(page, '/play/eiyo?seed=42');
  const lot = lots(5);
  while (!(await over(page))) {
    const open = (await choices(page)).filter(({ wasteful }) => !wasteful);
    const choice = open[lot(open.length)];
    if (!choice) throw new Error('asked, with nothing to choose');
    await typed(page, choice);
  }
  await expect(ended(page)).toBeVisible();
});

test('a strike says what it does and costs before it is made', async ({ page }) => {
  await sitDown(page, at('solo'));
  await ref(page, 'hand.1/katana_top').click();
  const attack = page.getByRole('button', {
    name: /^Attack Sergeant, near right: 1 honor, 2 less damage, costs 1 card/,
  });
  await attack.click();
  await expect(actions(page)).toContainText('Honor 17 → 18. Damage 30 → 28.');
  await expect(ref(page, 'confirm')).toHaveText(/Attack/);
  await page.keyboard.press('Escape');
  await expect(ref(page, 'confirm')).toHaveCount(0);
  const from = await sequence(page);
  await page.getByRole('button', { name: /^Attack War Archer/ }).click();
  await movedOn(page, from);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: /^Row far left: 8 damage/ })).toBeVisible();
});

test('a card is dragged to the strike', async ({ page }) => {
  await sitDown(page, at('solo'));
  const from = await sequence(page);
  const card = await ref(page, 'hand.1/yari_rising').boundingBox();
  if (!card) throw new Error('no card');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + 40, card.y - 60, { steps: 4 });
  const target = await page.locator('[data-drop="row.TR deflect"]').boundingBox();
  if (!target) throw new Error('no strike');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
  await page.mouse.up();
  await movedOn(page, from);
  await expect(page.getByRole('button', { name: /^Row far right: deflected/ })).toBeVisible();
});

test('what may not be struck answers with the rule', async ({ page }) => {
  await sitDown(page, at('solo'));
  await ref(page, 'hand.1/katana_top').click();
  await ref(page, 'row.BL').click();
  await expect(page.getByText('That row is deflected', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('EIY-126').first()).toBeVisible();
});

test('a pass that loses and a deflect that gives the victory away ask once', async ({ page }) => {
  await sitDown(page, at('last'));
  await ref(page, 'verb:pass').click();
  await expect(actions(page)).toContainText('The last deck runs out: passing loses the game.');
  await page.keyboard.press('Escape');
  await ref(page, 'hand.1/yari_falling').click();
  await page.getByRole('button', { name: /^Attack Shadow Master/ }).click();
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Warrior' })).toBeVisible();

  await sitDown(page, at('scarce'));
  await ref(page, 'hand.1/yari_falling').click();
  await page.getByRole('button', { name: /^Deflect the row of Champion/ }).click();
  await expect(actions(page)).toContainText('40 honor is out of reach');
  expect(await over(page)).toBe(false);
});

test('a pass that leaves too little to draw, and a defeat that takes the last cards along, ask once', async ({
  page,
}) => {
  await sitDown(page, at('thirst'));
  await expect(ref(page, 'verb:pass')).toHaveText(/and lose/);
  await expect(page.getByText('That is too few for the next draw: overrun.')).toBeVisible();
  await ref(page, 'verb:pass').click();
  await expect(actions(page)).toContainText('Too few cards are left for the next draw: passing loses the game.');
  await ref(page, 'confirm').click();
  await expect(ended(page)).toContainText('45 honor would have been enough.');

  await sitDown(page, at('revenge'));
  await ref(page, 'hand.1/yari_falling').click();
  await page.getByRole('button', { name: /^Attack Executioner/ }).click();
  await expect(actions(page)).toContainText('Executioner falls, and the last deck runs out with it');
  expect(await over(page)).toBe(false);
});

test('honor has its rank and the bound of what can still be won', async ({ page }) => {
  await sitDown(page, at('solo'));
  await expect(page.getByRole('img', { name: 'Honor 17 of 40; at most 50 can be reached.' }).first()).toBeVisible();
  await ref(page, 'hand.1/katana_top').click();
  const from = await sequence(page);
  await page.getByRole('button', { name: /^Deflect the row of Retainer/ }).click();
  await movedOn(page, from);
  // A front under a token brings no honor any more.
  await expect(page.getByRole('img', { name: 'Honor 17 of 40; at most 48 can be reached.' }).first()).toBeVisible();
});

test('what is reconstructed says so in the card’s own sheet', async ({ page }) => {
  await sitDown(page, at('solo'));
  await ref(page, 'hand.1/katana_top').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('The values of this card are reconstructed');
  await page.keyboard.press('Escape');
  await ref(page, 'row.TL').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'War Archer' })).toContainText(
    'The values of this card are reconstructed',
  );
});

test('odds of the draw, of the deck and of the next enemies are the engine’s', async ({ page }) => {
  await sitDown(page, at('solo'));
  await page.getByRole('tab', { name: 'Odds' }).click();
  const panel = page.locator('.odds');
  await expect(panel.getByRole('heading')).toHaveText([
    'Before the next fight',
    /^A weapon for a corner, in \d cards?$/,
    'At least one of them',
    'The next enemy of a stack',
  ]);
  const told = await page.evaluate(() => {
    const view = window.engawa?.view() as unknown as { odds: { name: string; chance: number }[] };
    return view.odds.filter(({ name }) => name === 'draw_corner').map(({ chance }) => Math.round(chance * 100));
  });
  const corners = panel.locator('section').nth(1).getByRole('listitem');
  await expect(corners).toHaveCount(told.length);
  const shown = (await corners.allTextContents()).map((text) => Math.round(Number(/([\d.]+)\s*%/.exec(text)?.[1])));
  expect(shown).toEqual(told.sort((a, b) => b - a));
});

test('Path of the Warrior: Yamabushi stand in the rows with what they do', async ({ page }) => {
  await sitDown(page, at('monks'));
  const mist = page.getByRole('button', { name: /^Row far left.*Yamabushi/ });
  await expect(mist).toBeVisible();
  await ref(page, 'hand.1/katana_top').click();
  // He makes an attack dearer, a deflect not.
  await expect(page.getByRole('button', { name: /^Attack .*Mist.*costs 1 card\.$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deflect .*Mist.*costs 0 cards\.$/ })).toBeVisible();
  await expect(page.locator('[data-place="row.TL"] .price')).toHaveText('attack: 1 card');
  await page.keyboard.press('Escape');
  await ref(page, 'row.TL').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('each attack on it costs 1 extra card');
});

test('the paper screen: together one may talk, apart one may not', async ({ page }) => {
  await sitDown(page, at('together', { level: 'adept' }));
  await expect(screen(page)).toHaveAttribute('data-screen', 'open');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Words for your partner' }).fill('I take the Executioner.');
  await page.getByRole('button', { name: 'Say' }).click();
  await expect(page.getByText('I take the Executioner.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(/: I take the Executioner\./)).toBeVisible();

  await page.keyboard.press('o');
  const from = await sequence(page);
  await ref(page, 'confirm').click();
  await expect.poll(() => sequence(page)).toBeGreaterThan(from);
  await expect(screen(page)).toHaveAttribute('data-screen', 'closed');
  // What was shown stays known.
  await expect(screen(page).locator('.onsill .mini').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByText('Apart, you are silent.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'EIY-190' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});

test('two people at one screen see their own hands, behind a curtain', async ({ page }) => {
  await page.goto(at('apart', { with: 'people' }));
  const curtain = page.getByRole('dialog');
  await curtain.getByRole('button').click();
  await settled(page);
  await expect(ref(page, 'hand.1/tanto_tl')).toBeVisible();
  await expect(page.locator('[data-ref^="hand.2/"]')).toHaveCount(0);
  await ref(page, 'verb:pass').click();
  await expect(curtain).toBeVisible();
  for (const secret of ['hand.1/tanto_tl', 'hand.2/tanto_br']) await expect(ref(page, secret)).toHaveCount(0);
  expect(await choices(page)).toEqual([]);
  await curtain.getByRole('button').click();
  await settled(page);
  await expect(ref(page, 'hand.2/tanto_br')).toBeVisible();
  await expect(ref(page, 'hand.1/tanto_tl')).toHaveCount(0);
  // The far side sees the table turned round: what is near for it was far for the other.
  await expect(page.locator('.rows.near [data-ref="row.F2"]')).toBeVisible();
});

test('every option of the set-up once', async ({ page }) => {
  await page.goto('/?set=eiyo');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bot', exact: true }).click({ force: true });
  await dialog.getByRole('button', { name: 'More options' }).click();
  await dialog.getByRole('radiogroup', { name: 'Path of the Warrior' }).waitFor();
  const groups = await dialog.getByRole('radiogroup').all();
  const changed: string[] = [];
  for (const group of groups) {
    const name = (await group.getAttribute('aria-label')) ?? '';
    if (['Who plays', 'How strong'].includes(name)) continue;
    const last = group.getByRole('radio').last();
    if (await last.isChecked()) await group.getByRole('radio').first().click({ force: true });
    else await last.click({ force: true });
    changed.push(name);
  }
  expect(changed.length).toBeGreaterThanOrEqual(7);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/table/**');
  await settled(page);
  const options = await page.evaluate(() => (window.engawa?.view() as unknown as { options: object }).options);
  expect(options).toMatchObject({
    mode: 'coop',
    path: 'on',
    edition: 'draft',
    enemy_set: 'lean',
    refill_side: 'front',
    special_after_use: 'discard',
    exhaustion: 'emptied',
  });
});

test('the deal of the day is the same for everybody, and a line to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await page.goto('/?set=eiyo');
  await page.getByRole('link', { name: "Play today's deal" }).click();
  await page.waitForURL('**/table/**');
  await settled(page);
  const dealt = () =>
    page.locator('.hand [data-ref]').evaluateAll((all) => all.map((one) => one.getAttribute('data-ref')));
  const first = await dealt();
  await page.goto('/?set=eiyo');
  await page.getByRole('link', { name: "Play today's deal" }).click();
  await page.waitForURL('**/table/**');
  await settled(page);
  expect(await dealt()).toEqual(first);
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText(/^The deal of 20\d\d-\d\d-\d\d: your best is 0 honor/)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
});

test('a table of Eiyo is kept over a reload, and stands on the veranda', async ({ page }) => {
  await sitDown(page, at('solo'));
  const from = await sequence(page);
  await ref(page, 'hand.1/katana_top').click();
  await page.getByRole('button', { name: /^Attack War Archer/ }).click();
  await movedOn(page, from);
  await page.reload();
  await settled(page);
  await expect(root(page)).toHaveAttribute('data-game', 'eiyo');
  await expect(ref(page, 'hand.1/katana_top')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(/^Eiyo/).first()).toBeVisible();
});

test('a mouse that rests on a card is told what it is and would do; keys have the same as a sheet', async ({
  page,
}) => {
  await sitDown(page, at('solo'));
  await ref(page, 'hand.1/katana_top').hover();
  const note = page.locator('.peek');
  await expect(note).toContainText('Katana (far side)');
  await expect(note.getByRole('row', { includeHidden: true })).toHaveText([
    /Attack.*Deflect/,
    /far left, War Archer.*\+2.*−1.*−8.*free/,
    /far right, Retainer.*\+2.*−5.*−12.*free/,
    /near right, Sergeant.*\+1.*−2.*−10.*1 card/,
  ]);
  const back = await page.locator('[data-place="row.TL"] .tile.back .strip').boundingBox();
  await page.mouse.move((back?.x ?? 0) + 80, (back?.y ?? 0) + 10); // the button of the whole row lies above it
  await expect(note).toContainText('Only the front of a row can be struck.');
  await page.getByRole('tab', { name: 'Log' }).hover();
  await expect(note).toBeHidden();
  await ref(page, 'hand.1/katana_top').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4);
});

test('the coach lists moves with the share of games they win, the recommended first', async ({ page }) => {
  await sitDown(page, at('solo'));
  await page.keyboard.press('k');
  const moves = page
    .getByRole('heading', { name: 'Moves, and how often they win' })
    .locator('..')
    .getByRole('listitem');
  await expect(moves.first()).toContainText('recommended');
  const shares = (await moves.allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1] ?? -1));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  // A row of the list shows its move on the table.
  await moves.filter({ hasText: 'attack far right' }).getByRole('button').hover();
  await expect(page.locator('[data-place="row.TR"]')).toHaveClass(/hinted/);
});

test('a game of Eiyo is gone through afterwards, and tried out from any moment', async ({ page }) => {
  await sitDown(page, at('last', { practice: '1' }));
  await ref(page, 'hand.1/yari_falling').click();
  await page.getByRole('button', { name: /^Attack/ }).click();
  await expect(ended(page)).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).first().click();
  const slider = page.getByRole('slider', { name: 'Move of the game' });
  await slider.fill('0');
  await expect(ref(page, 'hand.1/yari_falling')).toBeVisible();
  await page.getByRole('button', { name: 'Try it out from here' }).first().click();
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  expect((await choices(page)).some(({ verb }) => verb === 'attack')).toBe(true);
});

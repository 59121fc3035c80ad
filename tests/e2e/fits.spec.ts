// What the mock-ups' own check asks: nothing cut off, no text too small to read, targets for a finger, no scrolling to play.
import type { Page } from '@playwright/test';
import { measure } from './measure.ts';
import { at } from './eiyo_positions.mjs';
import { duelAt, positions } from './samurai_positions.mjs';
import { keepAfter, openAfter } from './kept.ts';
import { openMoment } from './susanoo_table.ts';
import { moments } from './susanoo_positions.mjs';
import { movedOn, ref, sequence, settled, sitDown } from './table.ts';
import { expect, test } from './test.ts';

async function fits(
  page: Page,
  name: string,
  { touch, scrolls = false }: { touch: boolean; scrolls?: boolean },
): Promise<void> {
  expect.soft(await page.evaluate(measure, { touch, scrolls }), name).toEqual([]);
}

test('the table in every moment', async ({ page, hasTouch }) => {
  const press = (name: string): Promise<void> =>
    hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
  const check = (name: string): Promise<void> => fits(page, name, { touch: Boolean(hasTouch) });
  await page.goto('/play/paiko?level=adept&seed=1');
  await settled(page);
  await check('choosing a hand');
  await openAfter(page, 36, true);
  await press('reserve.2/Sa');
  await check('reward');
  await openAfter(page, 39);
  await check('end');
  await openAfter(page, 34);
  await check('your turn');
  await press('hand.1/Fi');
  await check('tile chosen');
  await press('j5');
  await check('ghost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await press('k6/Wa');
  await check('shift');
  await page.keyboard.press('Escape');
  await page.keyboard.type('tc');
  await check('maps');
  await page.keyboard.type('tc');
  await press('hand.1/Er');
  await press('g3');
  await check('why not');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await press('reserve.1/Sa');
  await check('draw');
  if (!hasTouch) expect(await page.evaluate(doubled), 'text twice as large').toEqual([]);
});

/** On a desk with text twice as large: tabs that are cut off, and what of the game's column cannot be scrolled to. */
function doubled(): string[] {
  document.documentElement.style.fontSize = '200%';
  const table = document.querySelector('.paiko');
  if (!table) return ['no table'];
  const cut = [...document.querySelectorAll('[role=tab]')].filter((tab) => {
    const strip = tab.parentElement?.getBoundingClientRect();
    return tab.scrollWidth > tab.clientWidth || tab.getBoundingClientRect().right > (strip?.right ?? 0) + 1;
  });
  table.scrollTo(0, table.scrollHeight);
  const hidden = [...table.querySelectorAll('.act .btn, .me')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.bottom > innerHeight || box.right > table.getBoundingClientRect().right;
  });
  return [...cut, ...hidden].map((part) => part.textContent);
}

interface Hands {
  readonly press: (name: string) => Promise<void>;
  readonly check: (name: string) => Promise<void>;
}
const hands = (page: Page, touch: boolean): Hands => ({
  press: (name) => (touch ? ref(page, name).first().tap() : ref(page, name).first().click()),
  check: (name) => fits(page, name, { touch }),
});

async function aloneAtEiyo(page: Page, { press, check }: Hands): Promise<void> {
  await sitDown(page, '/play/eiyo?seed=1');
  await check('first hand');
  await sitDown(page, at('solo'));
  await check('your turn');
  await press('hand.1/katana_top');
  await check('weapon taken');
  await press('row.BR');
  await press('verb:attack');
  await check('armed');
  await page.keyboard.press('Escape');
  await press('row.BL');
  await check('why not');
  await sitDown(page, at('six'));
  await check('six weapons');
  await press('hand.1/special');
  await check('six weapons, one taken');
  await sitDown(page, at('last'));
  await check('the last enemy');
  await press('hand.1/yari_falling');
  await press('row.TL');
  await press('verb:attack');
  await page.getByRole('region', { name: 'The verdict' }).waitFor();
  await check('verdict');
}

async function twoAtEiyo(page: Page, { press, check }: Hands): Promise<void> {
  await sitDown(page, '/play/eiyo?mode=coop&level=adept&seed=1');
  await check('first hand');
  const from = await sequence(page);
  await press('verb:keep');
  await movedOn(page, from);
  await check('spots');
  const stood = await sequence(page);
  await press('spot.L');
  await movedOn(page, stood);
  await check('first player');
  await sitDown(page, at('apart', { level: 'adept' }));
  await check('apart');
  await press('hand.1/special');
  await check('apart, weapon taken');
  await sitDown(page, at('together', { level: 'adept' }));
  await check('together');
  await press('spot.R');
  await check('a move that waits');
}

test('the table of Eiyo in every moment', ({ page, hasTouch }) => aloneAtEiyo(page, hands(page, Boolean(hasTouch))));

test('the table of Eiyo for two in every moment', ({ page, hasTouch }) =>
  twoAtEiyo(page, hands(page, Boolean(hasTouch))));

for (const [width, height, what] of [
  [844, 390, 'a phone that lies'],
  [820, 1180, 'a tablet that stands'],
  [1180, 820, 'a tablet that lies'],
] as const)
  test(`the table of Eiyo on ${what}`, async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'once, with fingers');
    await page.setViewportSize({ width, height });
    await aloneAtEiyo(page, hands(page, true));
    await twoAtEiyo(page, hands(page, true));
  });

test.describe('with motion', () => {
  test.use({ settings: { motion: 'normal' } });
  test('while a round of Eiyo is told everything fits, and the courtyard stays where it is', async ({
    page,
    hasTouch,
  }) => {
    const { press, check } = hands(page, Boolean(hasTouch));
    await sitDown(page, at('strike'));
    const court = page.locator('[data-part="board"]');
    const stood = await court.boundingBox();
    await press('verb:pass');
    await page.locator('.row.struck').first().waitFor();
    const stands = await court.boundingBox();
    // The height of the veranda is kept in whole pixels.
    expect(Math.abs((stands?.height ?? 0) - (stood?.height ?? 0))).toBeLessThan(1);
    expect(stands?.y).toBe(stood?.y);
    await check('a round is told');
  });
});

test('the duel of Way of the Samurai in every moment', async ({ page, hasTouch }) => {
  const press = (name: string): Promise<void> =>
    hasTouch ? ref(page, name).first().tap() : ref(page, name).first().click();
  const check = (name: string): Promise<void> => fits(page, name, { touch: Boolean(hasTouch) });
  const sheet = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await check(`sheet ${String(name)}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  for (const moment of Object.keys(positions) as (keyof typeof positions)[]) {
    await sitDown(page, duelAt(moment));
    await check(moment);
  }
  await sitDown(page, duelAt('duel'));
  await press('hand.1/F6');
  await check('a card picked');
  await page.keyboard.press('Escape');
  await sitDown(page, duelAt('place1'));
  await page.locator('[data-cell="3"]').click();
  await check('a plan begins');
  for (const card of ['F3', 'F4', 'F6', 'V1', 'V8', 'E7']) await press(`hand.1/${card}`);
  await check('six cards planned');
  await sitDown(page, duelAt('duel'));
  for (const name of [/^Sasaki Kojiro: look closer/, /^Defence/, /^Counterattack/]) await sheet(name);
  if (hasTouch) await sheet(/^Musashi: look closer/);
  await sitDown(page, duelAt('cliff'));
  await press('verb:exploit');
  await check('the Cliff asks');
  await sitDown(page, duelAt('exchange'));
  await press('hand.1/F3');
  await check('a card to exchange');
  await sitDown(page, duelAt('prepare'));
  await sheet(/^The clan: enemy 3 of 5/);
  await press('reserve/A4');
  await check('a card to swap');
  await sitDown(page, duelAt('doomed'));
  await press('verb:reveal');
  await check('a blow that may kill');
  await press('confirm');
  await page.getByRole('region', { name: 'The verdict' }).waitFor();
  await check('defeat');
  await sitDown(page, duelAt('last'));
  await press('gauge.strength');
  await page.getByRole('region', { name: 'The verdict' }).waitFor();
  await check('victory');
  await sitDown(page, duelAt('road'));
  await page.getByRole('button', { name: 'Carry elsewhere' }).click();
  await page.locator('[data-carried]').waitFor();
  await check('a road carried elsewhere');
});

test('the duel on tablets and on a phone that lies', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'once, with fingers');
  for (const moment of ['guard', 'three', 'his_armour', 'prepare', 'wounded'] as const) {
    await sitDown(page, duelAt(moment));
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [1180, 820],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await fits(page, `${moment} at ${width} by ${height}`, { touch: true });
    }
  }
});

test('the table of Susanoo in every moment', async ({ page, hasTouch }) => {
  for (const [name, moment] of Object.entries(moments)) {
    await openMoment(page, moment, Boolean(hasTouch));
    await fits(page, name, { touch: Boolean(hasTouch) });
  }
});

test('the pages around it', async ({ page, hasTouch }) => {
  const check = (name: string): Promise<void> => fits(page, name, { touch: Boolean(hasTouch), scrolls: true });
  await keepAfter(page, 34);
  await page.reload();
  await page
    .getByText(/Paikō with Adept/)
    .first()
    .waitFor();
  await check('veranda');
  for (const address of [
    '/settings',
    '/rules/paiko',
    '/learn/paiko',
    '/?set=paiko',
    '/?set=eiyo',
    '/?set=samurai',
    '/?duels=samurai',
    '/rules/samurai',
    '/learn/samurai',
    '/rules/eiyo',
    '/learn/eiyo',
    '/learn/samurai',
    '/learn/susanoo',
    '/replay/lmoment34#20',
  ]) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await check(address);
  }
});

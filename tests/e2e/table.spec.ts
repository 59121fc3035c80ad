// What can be done at a table beside moving.
import type { Page } from '@playwright/test';
import { keep, keepAfter, openAfter } from './kept.ts';
import { keptAfter } from './mockup_game.mjs';
import { choices, click, movedOn, play, ref, root, sequence, settled, sitDown, type Choice } from './table.ts';
import { expect, test } from './test.ts';

const quick = '/play/paiko?level=novice&seed=1';
async function first(page: Page, verb?: string): Promise<Choice> {
  const choice = (await choices(page)).find((one) => !verb || one.verb === verb);
  if (!choice) throw new Error(`nothing to ${verb ?? 'choose'}`);
  return choice;
}
const more = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

test('undo takes back what was done since, and goes on from there', async ({ page }) => {
  await openAfter(page, 34);
  const before = await page.evaluate(() => JSON.stringify(window.engawa?.view()));
  await play(page, await first(page, 'draw'), click);
  const from = await sequence(page);
  await page.keyboard.press('u');
  await movedOn(page, from);
  const after = await page.evaluate(() => JSON.stringify(window.engawa?.view()));
  const view = (text: string | undefined): unknown => (JSON.parse(text ?? '{}') as { view?: unknown }).view;
  expect(view(after)).toBe(view(before));
});

test('resigning asks once, ends the game, and a rematch swaps the seats', async ({ page }) => {
  await sitDown(page, quick);
  await more(page, 'Resign');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Play on' }).click();
  await expect(root(page)).toHaveAttribute('data-over', 'false');
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  const old = page.url();
  await page
    .getByRole('button', { name: /Rematch|Play again/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(old);
  await settled(page);
  // White took seven tiles by itself: now it is Black who is asked.
  expect((await first(page)).touches[0]).toMatch(/^reserve\.2\//);
});

test('a reload in the middle of a game goes on', async ({ page }) => {
  await sitDown(page, quick);
  await play(page, await first(page), click);
  const [at, address, log] = [await sequence(page), page.url(), await page.evaluate(() => window.engawa?.log().length)];
  await page.reload();
  await settled(page);
  expect(page.url()).toBe(address);
  expect(await sequence(page)).toBe(at);
  expect(await page.evaluate(() => window.engawa?.log().length)).toBe(log);
  await play(page, await first(page), click);
});

test('the veranda lists what was begun, and goes on in one click', async ({ page }) => {
  await keepAfter(page, 34);
  await page.reload();
  await page
    .getByRole('link', { name: /Go on/ })
    .or(page.getByRole('button', { name: /Go on/ }))
    .first()
    .click();
  await settled(page);
  expect(page.url()).toContain('/table/lmoment34');
});

test('two tabs at one table: the second says so; taking over, the first steps back', async ({ page, context }) => {
  await sitDown(page, quick);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(root(second)).toHaveAttribute('data-phase', 'elsewhere');
  await expect(second.getByText('This table is open in another tab.')).toBeVisible();
  await expect(second.locator('.prompt')).toContainText('Open elsewhere');
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(root(second)).toHaveAttribute('data-phase', 'playing');
  await expect(root(page)).toHaveAttribute('data-phase', 'elsewhere');
  await expect(page.getByText('This table is open in another tab.')).toBeVisible();
  await settled(second);
  await play(second, await first(second), click);
});

test('two people at one screen', async ({ page }) => {
  await sitDown(page, '/play/paiko?with=people');
  const seats = new Set<string>();
  for (let picks = 0; picks < 10; picks += 1) {
    const choice = await first(page);
    seats.add(choice.touches[0]?.split('/')[0] ?? '');
    await play(page, choice, click);
  }
  expect([...seats]).toEqual(['reserve.1', 'reserve.2']);
});

test('bots among themselves are watched to the end', async ({ page }) => {
  await page.goto('/play/paiko?with=bots&level=novice,random&seed=4&turn_cap=16');
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  expect(await choices(page)).toEqual([]);
});

test('a position that is pasted opens as practice', async ({ page }) => {
  const { table } = await keptAfter(34);
  const position = (table as unknown as { view: { view: string } }).view.view;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, position);
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
  await expect(page.getByText('practice').first()).toBeVisible();
  expect((await choices(page)).length).toBe(380);
});

test('a record that is pasted opens as a replay', async ({ page }) => {
  const { table } = await keptAfter(39);
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, table.record);
  await expect(page).toHaveURL(/\/replay/);
  await expect(root(page)).toHaveAttribute('data-over', 'true');
});

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);

test('a refused square answers with its rule, and the tile that causes it', async ({ page }) => {
  await openAfter(page, 34);
  await ref(page, 'hand.1/Er').click();
  await ref(page, 'g3').click();
  const why = page.getByRole('dialog', { name: /g3/ });
  await expect(why).toContainText('PAI-091');
  await expect(why).toContainText('Fire on g5');
  await why.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('PAI-091').last()).toBeVisible();
});

test('a preview says what is then played', async ({ page }) => {
  await openAfter(page, 34);
  const from = await sequence(page);
  await ref(page, 'hand.1/Fi').click();
  await ref(page, 'j5').click();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('button', { name: /Deploy Fire.*takes Earth on h4/s })).toBeVisible();
  await ref(page, 'confirm').click();
  await movedOn(page, from);
  const said = await page.evaluate(() => JSON.stringify(window.engawa?.log().slice(-8)));
  expect(said).toContain('paiko.event.captured');
});

test('the coach finds the one move that wins', async ({ page }) => {
  await openAfter(page, 34);
  await page.keyboard.press('k');
  await expect(page.getByText(/By a search through/)).toBeVisible();
  await expect(page.getByText(/Fire.*j5/).last()).toBeVisible();
  // It stands on the board as a ghost, with what it takes; other moves stand below it, each with what it is worth.
  await expect(page.locator('.ghost-tile')).toHaveCount(1);
  await expect(page.locator('.taken')).toHaveCount(1);
  const others = page.getByRole('complementary', { name: 'Beside the table' }).locator('.others li');
  await expect(others.first()).toContainText(/loses|%/);
});

test('a move is typed as the record writes it, shown, and refused with its rule', async ({ page }) => {
  await openAfter(page, 34);
  const from = await sequence(page);
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill('Fi@j5w');
  await expect(page.locator('.ghost-tile')).toHaveCount(1);
  await field.fill('Er@g3');
  await field.press('Enter');
  await expect(page.getByText(/inside the threat of a Fire.*PAI-091/)).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('/');
  await field.fill('fi@j5w');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await movedOn(page, from);
});

test('a table of other rules stays, to be looked at and saved', async ({ page }) => {
  const kept = await keepAfter(page, 34);
  const record = kept.table.record.replace('[Rules "1"]', '[Rules "999"]');
  await keep(page, { card: { ...kept.card, rules: 999 }, table: { ...kept.table, record } } as typeof kept);
  await page.goto(`/table/${kept.card.id}`);
  await expect(root(page)).toHaveAttribute('data-phase', 'kept');
  await expect(page.getByText(/played by other rules/)).toBeVisible();
  expect(await choices(page)).toEqual([]);
  await expect(page.getByText(/Sai/).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await more(page, 'Save the record');
  expect((await saved).suggestedFilename()).toMatch(/paiko/);
  await page.goto('/');
  await expect(page.getByText(/Paikō with Adept/).first()).toBeVisible();
});

test('blocked storage is said in words, and the game goes on', async ({ page, context }) => {
  await context.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    IDBFactory.prototype.open = denied;
  });
  await sitDown(page, quick);
  await expect(page.getByText(/This browser keeps nothing for this page/)).toBeVisible();
  await play(page, await first(page), click);
  await page.goto('/');
  await expect(page.getByText('Nothing is kept here')).toBeVisible();
});

// The browser's own quota is looked at too seldom to be reached by one move, so its refusal is what is made here.
test('a full device is said in words, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...rest: Parameters<typeof put>) {
      if (document.documentElement.dataset['full']) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, rest);
    };
  });
  const full = (yes: boolean): Promise<void> =>
    page.evaluate((now) => {
      if (now) document.documentElement.dataset['full'] = 'yes';
      else delete document.documentElement.dataset['full'];
    }, yes);
  await sitDown(page, quick);
  await full(true);
  await play(page, await first(page), click);
  await expect(page.getByText(/This device has no room left/)).toBeVisible();
  await full(false);
  await play(page, await first(page), click);
  await expect(page.getByText(/This device has no room left/)).toBeHidden();
});

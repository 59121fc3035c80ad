// Games with secrets over the net: Eiyo for two with its paper screen, Susanoo with three people and two bots, and the dice
// of a fair table checked afterwards.
import { positions as eiyo } from './eiyo_positions.mjs';
import {
  accept,
  begun,
  ended,
  goHome,
  invite,
  keptHouse,
  linkTo,
  oneMove,
  opened,
  person,
  resign,
  say,
  tab,
  together,
  type Person,
} from './friends.ts';
import { positions as susanoo } from './susanoo_positions.mjs';
import { confirmed, lots, ref, settled, standing } from './table.ts';
import { expect, test, type Page } from './test.ts';

test.describe.configure({ mode: 'default' });
const house = keptHouse();
const screen = (page: Page) => page.locator('[data-screen]');

test('Eiyo for two through a link: the paper screen opens and closes the talk', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  const link = await invite(ada.page, 'eiyo', 'Ada', undefined, { mode: 'coop', position: eiyo.together });
  await accept(ben.page, link, 'Ben');
  await begun(ada.page);
  for (const { page } of [ada, ben]) await expect(screen(page)).toHaveAttribute('data-screen', 'open');
  await say(ada.page, 'I take the Executioner.');
  await expect(ben.page.getByText('Ada: I take the Executioner.').first()).toBeVisible();

  await settled(ada.page);
  await ada.page.keyboard.press('o');
  await ref(ada.page, 'confirm').click();
  await together(ada, ben);
  for (const { page } of [ada, ben]) await expect(screen(page)).toHaveAttribute('data-screen', 'closed');
  await tab(ada.page, 'Chat');
  await expect(ada.page.getByText('Apart, you are silent.')).toBeVisible();
  await expect(ada.page.getByRole('textbox')).toHaveCount(0);
  // Nor does the server listen to whoever asks it without the page.
  const id = new URL(link).pathname.split('/')[2] ?? '';
  for (const body of [
    { do: 'say', text: 'psst' },
    { do: 'point', text: 'row.TL' },
  ]) {
    const code = await ada.page.evaluate(
      async ([table, what]) => {
        const headers = { 'Content-Type': 'application/json' };
        const given = { method: 'POST', headers, body: JSON.stringify(what) };
        const answer = await fetch(`/api/v1/tables/${table}/commands`, given);
        return ((await answer.json()) as { error?: { code: string } }).error?.code;
      },
      [id, body] as const,
    );
    expect(code).toBe('chat_closed');
  }
  // What was said stands in the log at its moment.
  await tab(ben.page, 'Log');
  await expect(ben.page.getByText(/: I take the Executioner\./).first()).toBeVisible();
  await goHome(ada, ben);
});

test('a fair game of Eiyo to its end; the dice hold, and a changed record does not', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  const both = [ada, ben];
  const link = await invite(ada.page, 'eiyo', 'Ada');
  await accept(ben.page, link, 'Ben');
  await begun(ada.page);
  await tab(ada.page, 'More');
  const bound = await ada.page.locator('.note code').innerText();
  expect(bound).toMatch(/^[0-9a-f]{64}$/);
  const lot = lots(3);
  for (let move = 0; move < 6; move += 1) await oneMove(both, lot);
  await resign(ada.page);
  for (const { page } of both) await ended(page);

  await tab(ben.page, 'More');
  await ben.page.getByRole('button', { name: 'Check the dice' }).click();
  const dice = ben.page.locator('[data-honest]');
  await expect(dice).toHaveAttribute('data-honest', 'true');
  await expect(dice).toContainText(bound);
  await expect(dice).toContainText('Your own number is in it, as this device gave it.');
  const id = new URL(link).pathname.split('/')[2] ?? '';
  const record = await ben.page.evaluate(
    async (table) => ((await (await fetch(`/api/v1/tables/${table}/record`)).json()) as { record: string }).record,
    id,
  );
  for (const changed of [
    tampered(record),
    record.replace(
      bound,
      bound.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ),
  ]) {
    expect(changed).not.toBe(record);
    await dice
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(changed) });
    await expect(ben.page.locator('[data-honest="false"]')).toBeVisible();
  }
  await goHome(ada, ben);
});

/** Two cards of the opening change places. */
function tampered(record: string): string {
  const [tags = '', lines = ''] = record.split('\n\n');
  const cards = lines.split('\n');
  const at = cards.findIndex((card, index) => card !== cards[index + 1]);
  [cards[at], cards[at + 1]] = [cards[at + 1] ?? '', cards[at] ?? ''];
  return `${tags}\n\n${cards.join('\n')}`;
}

/** Passes after the deal. */
const passes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const told = (window.engawa?.log() ?? []).map((entry) => JSON.stringify(entry));
    const from = told.findIndex((entry) => entry.includes('help_agreed'));
    return told.slice(from).filter((entry) => entry.includes('susanoo.event.passed')).length;
  });

/** A verb of the bar, and its button where everything waits for one. */
async function does({ page, press }: Person, verb: string): Promise<void> {
  const from = await standing(page);
  await press(ref(page, verb).first());
  await confirmed(page, from, press);
}

test('Susanoo with three people and two bots: a deal, a window, orders', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const dan = await person(browser, house.url, { phone: true });
  const eve = await person(browser, house.url);
  const people = [ada, dan, eve];
  const table = await opened(ada.page, {
    game: 'susanoo',
    options: { seats: '5' },
    seats: ['me', 'adept', 'adept', 'open', 'open'],
    name: 'Ada',
    practice: true,
    chance: 'seeded',
    seed: '1',
    position: susanoo.b,
  });
  await ada.page.goto(`/table/${table.table}`);
  for (const [one, name] of [
    [dan, 'Dan'],
    [eve, 'Eve'],
  ] as const) {
    await one.page.goto(linkTo('i', table));
    await one.page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await one.page.getByRole('button', { name: 'Sit down' }).click();
  }
  for (const { page } of people) await begun(page);

  // The page has ordered for Eve what it proposes; what she orders is the server's from then on, over a reload too.
  const orders = eve.page.getByRole('dialog', { name: 'Standing orders' });
  const ordered = (name: string) => orders.getByRole('radio', { name, exact: true });
  const order = eve.page.getByRole('button', { name: /^Orders/ });
  await expect(order).toContainText('quiet: pass');
  await order.click();
  await ordered('none').click();
  await orders.getByRole('button', { name: /^Keep/ }).click();
  await expect(orders).toBeHidden();
  await eve.page.reload();
  await begun(eve.page);
  await order.click();
  await expect(ordered('none')).toBeChecked();
  await eve.page.keyboard.press('Escape');

  // Whoever looks on has nothing to hold and nobody to give orders to.
  const fay = await person(browser, house.url);
  await fay.page.goto(linkTo('w', table));
  await begun(fay.page);
  await expect(fay.page.getByText('You look on.')).toBeVisible();
  await expect(fay.page.getByRole('button', { name: /^(Hold|Orders)/ })).toHaveCount(0);

  // Ada asks Dan, who sees the terms and agrees; everybody hears of it.
  await settled(ada.page);
  await ref(ada.page, 'seat.4').first().click();
  await expect(ada.page.getByRole('dialog', { name: 'Ask Dan for help' })).toBeVisible();
  await ref(ada.page, 'confirm').first().click();
  await expect(dan.page.getByRole('dialog', { name: 'Ada asks for your help' })).toBeVisible();
  await does(dan, 'verb:yes');
  const agreed = (page: Page) => page.evaluate(() => JSON.stringify(window.engawa?.log()).includes('help_agreed'));
  for (const { page } of people) await expect.poll(() => agreed(page)).toBe(true);

  // The window that follows closes with everybody's passes, Eve's by order; whose battle it is sees no wick.
  await expect.poll(() => passes(ada.page)).toBe(3);
  await expect(ada.page.locator('.wick')).toHaveCount(0);
  await together(...people);

  // Eve resigns: a bot plays on for her, she looks on, and nobody waits for her as for somebody away.
  await resign(eve.page);
  await expect(eve.page.getByText('You have resigned.')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: /^(Hold|Orders)/ })).toHaveCount(0);
  await eve.page.reload();
  await begun(eve.page);
  await expect(eve.page.getByText('You have resigned.')).toBeVisible();
  await tab(eve.page, 'Chat');
  await expect(eve.page.getByRole('textbox')).toHaveCount(0);
  await expect(ada.page.getByText('Eve', { exact: true })).toHaveCount(0);
  await expect(ada.page.locator('[data-away]')).toHaveCount(0);
  await goHome(...people, fay);
});

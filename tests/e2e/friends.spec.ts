// Tables over the net, with the real server: invitations, doors and codes; a game in two browsers, a house that is killed
// and opened again; another device, a second tab, links that were used; a line that is cut; a clock.
import { cutter } from './cutter.ts';
import {
  accept,
  asked,
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
  sit,
  tab,
  together,
  type Person,
} from './friends.ts';
import { choices, lots, ref, root, sequence, settled, touch } from './table.ts';
import { expect, test, type Page } from './test.ts';

test.describe.configure({ mode: 'default' });
const house = keptHouse();

test('two browsers through a link play Paikō, the house killed on the way', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  const both = [ada, ben];
  const lot = lots(5);
  const link = await invite(ada.page, 'paiko', 'Ada');
  await accept(ben.page, link, 'Ben');
  for (let move = 0; move < 2; move += 1) await oneMove(both, lot);

  // Words come with a sign where nobody looks at them, and stand in the log.
  await say(ada.page, 'good luck');
  await expect(ben.page.getByText('Ada: good luck').first()).toBeVisible();
  await expect(root(ben.page)).toHaveAttribute('data-unread', 'true');
  await tab(ben.page, 'Chat');
  await expect(root(ben.page)).not.toHaveAttribute('data-unread');
  await expect(ben.page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
  await ben.page.keyboard.press('Escape');

  // Killed as by a power cut, and open again at the same address with the same file: nobody does anything.
  const before = await sequence((await asked(both)).page);
  await house.killed();
  for (let move = 0; move < 2; move += 1) await oneMove(both, lot);
  await together(ada, ben);
  expect(await sequence(ada.page)).toBeGreaterThan(before);

  // A reload finds the seat, the position and what was said.
  await ben.page.reload();
  await begun(ben.page);
  await together(ada, ben);

  // A move taken back is asked for: refused, then allowed.
  const mover = await oneMove(both, lot);
  const [asks, allows] = mover === ada ? [ada, ben] : [ben, ada];
  await together(ada, ben);
  const stood = await sequence(ada.page);
  const boardAt = () => allows.page.locator('[data-part="board"]').first().boundingBox();
  const stays = await boardAt();
  await asks.page.keyboard.press('u');
  const no = allows.page.getByRole('button', { name: 'No', exact: true });
  await no.waitFor();
  // Nothing moves under a finger.
  expect(await boardAt()).toEqual(stays);
  await allows.press(no);
  await expect(asks.page.getByText('You have asked to take it back.')).toBeHidden();
  expect(await sequence(ada.page)).toBeGreaterThanOrEqual(stood);
  await asks.page.keyboard.press('u');
  await allows.press(allows.page.getByRole('button', { name: 'Allow it' }));
  await asked([asks]);
  await oneMove([asks], lot);

  await together(ada, ben);
  await resign(ada.page);
  for (const { page } of both) await ended(page);

  // Both want to play again: a new table, with the seats swapped.
  await ada.page.keyboard.press('Escape');
  const rematch = ({ page }: Person) => page.getByRole('button', { name: 'Rematch' }).first();
  await ada.press(rematch(ada));
  await expect(rematch(ada)).toHaveAttribute('aria-disabled', 'true');
  await ben.press(rematch(ben));
  for (const { page } of both) await expect(page).not.toHaveURL(new URL(link).pathname);
  for (const { page } of both) await begun(page);
  await oneMove(both, lot);
  await goHome(ada, ben);
});

test('a table in the list, and one by three words', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  await invite(ada.page, 'paiko', 'Ada', () => ada.page.getByRole('switch', { name: 'Show it in the list' }).click());
  await ben.page.goto('/');
  await ben.page.getByRole('link', { name: /^Open tables/ }).tap();
  await ben.page.locator('[data-listed]').filter({ hasText: 'Ada' }).getByRole('link', { name: 'Sit down' }).tap();
  await sit(ben.page, 'Ben');
  for (const { page } of [ada, ben]) await begun(page);

  await invite(ada.page, 'paiko', 'Ada');
  const words = await ada.page.locator('[data-code]').innerText();
  await ben.page.goto('/?tables=1');
  const field = ben.page.getByRole('textbox', { name: 'I have a code' });
  const enter = ben.page.getByRole('button', { name: 'Go there' });
  await field.fill('fox fox nowhere');
  await enter.tap();
  await expect(ben.page.getByText('These are not three words of a code.')).toBeVisible();
  await field.fill(` ${words.toUpperCase().replaceAll(' ', ', ')} `);
  await enter.tap();
  await sit(ben.page, 'Ben');
  for (const { page } of [ada, ben]) await begun(page);
  await goHome(ada, ben);
});

test('whoever watches sees everything that is public, and talks to watchers alone', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  const eve = await person(browser, house.url);
  const dan = await person(browser, house.url, { phone: true });
  const table = await opened(ada.page, { game: 'paiko', name: 'Ada' });
  await ada.page.goto(`/table/${table.table}`);
  await accept(ben.page, linkTo('i', table), 'Ben');
  for (const { page } of [eve, dan]) {
    await page.goto(linkTo('w', table));
    await begun(page);
  }
  await expect(ada.page.getByText('2 people watch')).toBeVisible();
  await oneMove([ada, ben], lots(3));
  await together(ada, ben, eve, dan);
  expect(await eve.page.evaluate(() => window.engawa?.choices())).toEqual([]);
  for (const { page } of [ben, dan]) await tab(page, 'Chat');
  const heard = (page: Page, words: string) => page.locator('[data-chat]').getByText(words);
  await say(eve.page, 'White has it');
  await expect(heard(dan.page, 'White has it')).toBeVisible();
  // What comes to a seat afterwards has passed those words on the way.
  await say(ada.page, 'a fine evening');
  for (const { page } of [ben, dan, eve]) await expect(heard(page, 'a fine evening')).toBeVisible();
  for (const { page } of [ada, ben]) await expect(page.getByText(/White has it/)).toHaveCount(0);
  // A reload watches on.
  await eve.page.reload();
  await begun(eve.page);
  await goHome(ada, ben, eve, dan);
});

test('a seat moves to another device by a link that works once; the newest has it', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  const phone = await person(browser, house.url, { phone: true });
  const thief = await person(browser, house.url);
  const link = await invite(ada.page, 'paiko', 'Ada');
  await accept(ben.page, link, 'Ben');
  await tab(ada.page, 'More');
  await ada.page.getByRole('button', { name: 'Go on, on another device' }).click();
  const shown = ada.page.locator('[data-own-link]');
  const own = await shown.inputValue();
  await phone.page.goto(own);
  await begun(phone.page);
  // The link was used: it is shown no longer, and the seat is not for the asking.
  await expect(ada.page.getByText('Your seat has moved to another device.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(ada.page.getByRole('button', { name: 'Play here' })).toHaveCount(0);
  await oneMove([phone, ben], lots(3));
  // The link was used; the invitation leads to watch, and to no seat.
  await thief.page.goto(own);
  await expect(thief.page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await thief.page.goto(link);
  await begun(thief.page);
  expect(await thief.page.evaluate(() => window.engawa?.view().viewer)).toBe(0);
  await thief.page.goto(new URL(link).pathname);
  await goHome(ada, ben, phone, thief);
});

test('a second tab has the seat, the first may take it back', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  await accept(ben.page, await invite(ada.page, 'paiko', 'Ada'), 'Ben');
  await begun(ada.page);
  const second = await ada.context.newPage();
  await second.goto(ada.page.url());
  await begun(second);
  await expect(ada.page.getByText('Your seat is open in another tab or on another device.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Play here' }).click();
  await begun(ada.page);
  await expect(root(second)).toHaveAttribute('data-phase', 'elsewhere');
  await oneMove([ada], lots(3));
  await goHome(ada, ben);
});

test('a line that is cut inside a frame loses nothing', async ({ browser }) => {
  const wire = await cutter(house.url);
  const ada = await person(browser, house.url);
  const ben = await person(browser, wire.url);
  const link = await invite(ada.page, 'paiko', 'Ada');
  await accept(ben.page, link.replace(house.url, wire.url), 'Ben');
  const lot = lots(5);
  for (const bytes of [1, 3, 40, 400]) {
    await together(ada, ben);
    wire.cutAfter(bytes);
    await oneMove([ada, ben], lot);
    await wire.wasCut();
    await together(ada, ben);
  }
  // Level with somebody whose line was never cut.
  const view = (page: typeof ada.page) => page.evaluate(() => window.engawa?.log());
  expect(await view(ben.page)).toEqual(await view(ada.page));
  await goHome(ada, ben);
  wire.close();
});

test('a move for what stood before is refused, said, and forgotten', async ({ browser }) => {
  const wire = await cutter(house.url);
  const ada = await person(browser, wire.url);
  const ben = await person(browser, house.url);
  const table = await opened(ada.page, { game: 'paiko', name: 'Ada', clock: { seconds: 4, end: 'idle' } });
  await ada.page.goto(`/table/${table.table}`);
  await accept(ben.page, linkTo('i', table), 'Ben');
  await settled(ada.page);
  const [choice] = await choices(ada.page);
  const before = await sequence(ben.page);
  wire.sever();
  for (const name of choice?.touches ?? []) await touch(ada.page, name, ada.press);
  await ref(ada.page, 'confirm').first().click();
  await expect(ada.page.getByText('The connection is gone.')).toBeVisible();
  // Meanwhile her time runs out, and what she is asked is another thing.
  await expect.poll(() => sequence(ben.page)).toBeGreaterThan(before + 1);
  wire.mend();
  await expect(ada.page.getByText('The table has moved on.')).toBeVisible();
  await expect(ada.page.getByText('The connection is gone.')).toBeHidden();
  await together(ada, ben);
  await goHome(ada, ben);
  wire.close();
});

test('pointing shows a ring to the others, with a mouse and with a finger', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  await accept(ben.page, await invite(ada.page, 'paiko', 'Ada'), 'Ben');
  await begun(ada.page);
  // Until both have chosen their hands, the board lies behind them.
  const lot = lots(5);
  for (let move = 0; move < 17; move += 1) await oneMove([ada, ben], lot);
  await together(ada, ben);
  const THING = 'e5';
  const ringed = (page: Page) => page.locator(`.pointed-ring[data-pointed="${THING}"]`);
  await ref(ada.page, THING)
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(ben.page.getByText(/^Ada points at something: \w/)).toBeVisible();
  await tab(ben.page, 'Chat');
  await ben.page.getByRole('button', { name: 'Point at something' }).tap();
  await expect(ben.page.getByText('Touch what you mean.')).toBeVisible();
  const before = await sequence(ada.page);
  await ref(ben.page, THING).first().tap();
  await expect(ben.page.getByText('Touch what you mean.')).toBeHidden();
  // The ring lies around the square, on the other screen too.
  await expect(ringed(ada.page)).toBeVisible();
  const ring = await ringed(ada.page).evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .map((one) => one.closest('[data-ref]')?.getAttribute('data-ref'));
  });
  expect(ring).toContain(THING);
  await expect(ada.page.getByText(/^Ben points at something: \w/)).toBeVisible();
  expect(await sequence(ada.page)).toBe(before);
  await goHome(ada, ben);
});

test('a tie is offered, refused, offered again and agreed on; those who watch go on with a rematch', async ({
  browser,
}) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  const eve = await person(browser, house.url);
  const table = await opened(ada.page, { game: 'paiko', name: 'Ada' });
  await ada.page.goto(`/table/${table.table}`);
  await accept(ben.page, linkTo('i', table), 'Ben');
  await eve.page.goto(linkTo('w', table));
  await begun(eve.page);
  const offer = async (): Promise<void> => {
    await tab(ada.page, 'More');
    await ada.page.getByRole('button', { name: 'Offer a tie' }).click();
    await expect(ada.page.getByText('You have offered a tie.')).toBeVisible();
  };
  await offer();
  await ben.press(ben.page.getByRole('button', { name: 'Play on' }));
  await expect(ada.page.getByText('You have offered a tie.')).toBeHidden();
  await offer();
  await ben.press(ben.page.getByRole('button', { name: 'Accept' }));
  for (const { page } of [ada, ben, eve]) await ended(page);
  await tab(eve.page, 'Log');
  await expect(eve.page.getByText('All agree on a tie')).toBeVisible();
  for (const { page, press } of [ada, ben]) await press(page.getByRole('button', { name: 'Rematch' }).first());
  for (const { page } of [ada, ben, eve]) {
    await expect(page).not.toHaveURL(new RegExp(table.table));
    await begun(page);
  }
  // Everybody one seat on, under the same names; whoever watched still does.
  const seats = ['Ada', 'Ben'].map((name) => ada.page.getByText(name, { exact: true }).first());
  for (const seat of seats) await expect(seat).toBeVisible();
  expect(await ada.page.evaluate(() => window.engawa?.view().viewer)).toBe(2);
  expect(await eve.page.evaluate(() => window.engawa?.view().viewer)).toBe(0);
  await goHome(ada, ben, eve);
});

test('a clock that runs out moves for whoever did not', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  const table = await opened(ada.page, { game: 'paiko', name: 'Ada', clock: { seconds: 2, end: 'idle' } });
  await ada.page.goto(`/table/${table.table}`);
  await accept(ben.page, linkTo('i', table), 'Ben');
  await expect(ada.page.getByRole('timer')).toContainText('0:0');
  await expect.poll(() => sequence(ben.page)).toBeGreaterThan(2);
  await tab(ben.page, 'Log');
  await expect(ben.page.getByText(/time/i).first()).toBeVisible();
  await goHome(ada, ben);
});

test('whoever is left alone may close the table, and is asked first', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  await accept(ben.page, await invite(ada.page, 'paiko', 'Ada'), 'Ben');
  await begun(ada.page);
  const address = new URL(ada.page.url()).pathname;
  const id = address.split('/')[2] ?? '';
  const close = ada.page.getByRole('button', { name: 'Close the table' });
  await tab(ada.page, 'More');
  await expect(ada.page.locator('[data-more="qr"]')).toBeVisible();
  await expect(close).toHaveCount(0);

  // Ben gets up from the game; who only closes the page is waited for a minute.
  await ben.page.evaluate(async (table) => {
    const headers = { 'Content-Type': 'application/json' };
    const given = { method: 'POST', headers, body: JSON.stringify({ do: 'leave' }) };
    await fetch(`/api/v1/tables/${table}/commands`, given);
  }, id);
  await expect(ada.page.getByText('Ben is away.')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  const dialog = ada.page.getByRole('alertdialog', { name: 'Close the table?' });
  await close.click();
  await dialog.getByRole('button', { name: 'Keep it open' }).click();
  await expect(dialog).toHaveCount(0);
  await begun(ada.page);
  await close.click();
  await dialog.getByRole('button', { name: 'Close the table' }).click();
  await expect(ada.page).toHaveURL(`${house.url}/`);
  await expect(ada.page.locator(`[data-own="${id}"]`)).toHaveCount(0);

  // Whoever sits there is told so, and whoever comes back, over a power cut too.
  const told = ben.page.getByText('This table was closed. The game stays as it was.');
  await expect(told).toBeVisible();
  await house.killed();
  await ben.page.goto(address);
  await expect(told).toBeVisible();
  await expect(root(ben.page)).toHaveAttribute('data-phase', 'kept');
  await goHome(ada, ben);
});

test('a table of bots over the net can be closed at any time', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const { table } = await opened(ada.page, { game: 'paiko', name: 'Ada', seats: ['me', 'novice'] });
  await ada.page.goto(`/table/${table}`);
  await begun(ada.page);
  await tab(ada.page, 'More');
  // Nobody is there to agree on a tie with.
  await expect(ada.page.locator('[data-more="close"]')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Offer a tie' })).toHaveCount(0);
  await ada.page.locator('[data-more="close"]').click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }).click();
  await expect(ada.page).toHaveURL(`${house.url}/`);
  await goHome(ada);
});

test('tables lie on the veranda with whose turn it is', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url);
  await accept(ben.page, await invite(ada.page, 'paiko', 'Ada'), 'Ben');
  await begun(ada.page);
  const [first, other] = [ada, ben];
  for (const { page } of [first, other]) await page.goto('/');
  await expect(first.page.locator('[data-own]').first()).toContainText('It is your move.');
  await expect(other.page.locator('[data-own]').first()).toContainText('The others are to move.');
  await expect(first.page).toHaveTitle(/^● /);
  await first.page.locator('[data-own]').first().getByRole('link').click();
  await settled(first.page);
  await expect(first.page).toHaveTitle(/^● Your turn/);
  await goHome(ada, ben);
});

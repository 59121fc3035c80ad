// People with browsers of their own at one table of the house.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { openHouse, type House } from './house.ts';
import {
  choices,
  click,
  confirmed,
  over,
  root,
  settled,
  standing,
  stoodOtherwise,
  tap,
  touch,
  type Press,
} from './table.ts';
import { expect, settle, test, watch, type Page, type Settings } from './test.ts';

/** A house that keeps its tables, for one file of tests; it can be killed and opened again at the same address. */
export function keptHouse(): { readonly url: string; killed(): Promise<void> } {
  let folder = '';
  let house: House;
  const open = (port = '0'): Promise<House> =>
    openHouse('--db', join(folder, 'house.db'), '--port', port, '--limit', 'openings=1000');
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'engawa-friends-'));
    house = await open();
  });
  test.afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return house.url;
    },
    async killed() {
      const { port } = new URL(house.url);
      await house.kill();
      house = await open(port);
    },
  };
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly press: Press;
  /** What went wrong in this browser. */
  readonly troubles: readonly string[];
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
/** Lines that break and doors that stay shut, which these tests bring about. */
const MEANT = /WebSocket connection|net::ERR_|Failed to load resource/;

export interface Kind extends Settings {
  readonly phone?: boolean;
}

export async function person(
  browser: Browser,
  url: string,
  { phone = false, ...settings }: Kind = {},
): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...(phone ? PHONE : DESK) });
  const { troubles, allow } = await watch(context, url);
  allow(MEANT);
  await settle(context, { confirm: 'always', ...settings });
  return { page: await context.newPage(), context, press: phone ? tap : click, troubles };
}

export async function goHome(...people: readonly Person[]): Promise<void> {
  for (const { context } of people) await context.close();
  expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
}

export interface Opened {
  readonly table: string;
  readonly party: string;
  readonly watch: string;
  readonly code: string;
}

/** A table that the set-up has no words for (a clock of a second), opened by whoever has this page. */
export async function opened(page: Page, opening: object): Promise<Opened> {
  await page.goto('/settings');
  return page.evaluate(async (body) => {
    const post = async (path: string, what: object): Promise<Opened> => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(what) });
      return (await answer.json()) as Opened;
    };
    await post('/guests', { cookie: true });
    const given = await post('/tables', body);
    localStorage.setItem('engawa.guest', '1');
    localStorage.setItem('engawa.links', JSON.stringify({ [given.table]: given }));
    return given;
  }, opening);
}
export const linkTo = (kind: 'i' | 'w', { table, party, watch: look }: Opened): string =>
  `/table/${table}#${kind}=${kind === 'i' ? party : look}`;

/** Opens a table over the net, set by `also` and what the address says; gives the link that it shows. */
export async function invite(
  page: Page,
  game: string,
  name: string,
  also?: () => Promise<void>,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  await page.goto(`/?${new URLSearchParams({ set: game, with: 'friend', ...query })}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await also?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('[data-link]').inputValue();
}

/** Sits down at the door that a link or a code leads to. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sit(page, name);
  await begun(page);
}

export const begun = (page: Page): Promise<void> => expect(root(page)).toHaveAttribute('data-phase', 'playing');

/** Whoever is asked; the first to know that the game is over, if it is. */
export const asked = (people: readonly Person[]): Promise<Person> =>
  Promise.race(
    people.map(async (one) => {
      await settled(one.page);
      return one;
    }),
  );

/** One move by whoever is asked. Nobody: it is over. */
export async function oneMove(people: readonly Person[], lot: (below: number) => number): Promise<Person | null> {
  const mover = await asked(people);
  const { page, press } = mover;
  if (await over(page)) return null;
  const all = await choices(page);
  const open = all.filter(({ wasteful }) => !wasteful);
  const choice = open[lot(open.length)] ?? all[0];
  if (!choice) throw new Error('asked, with nothing to choose');
  const from = await standing(page);
  for (const name of choice.touches) await touch(page, name, press);
  await confirmed(page, from, press);
  await stoodOtherwise(page, from);
  return mover;
}

/** Opens a tab of the panel, or on a phone its sheet. */
export async function tab(page: Page, name: string): Promise<void> {
  const key = { Chat: 'm', Log: 'l', More: '' }[name] ?? '';
  const shown = page.getByRole('tab', { name, exact: false });
  if (!(await shown.isVisible())) {
    if (key) await page.keyboard.press(key);
    else await page.getByRole('button', { name: 'More', exact: true }).first().click();
  }
  await shown.click();
}

export async function say(page: Page, words: string): Promise<void> {
  await tab(page, 'Chat');
  await page.getByRole('textbox', { name: /^Words for/ }).fill(words);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
}

export async function resign(page: Page): Promise<void> {
  await tab(page, 'More');
  await page.locator('[data-more="flag"]').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
}
export const ended = (page: Page): Promise<void> => expect(root(page)).toHaveAttribute('data-over', 'true');

/** Everybody sees the same moment. */
export async function together(...people: readonly Person[]): Promise<void> {
  const [first, ...others] = people.map(({ page }) => root(page));
  for (const other of others)
    await expect
      .poll(async () => (await other.getAttribute('data-sequence')) === (await first?.getAttribute('data-sequence')))
      .toBe(true);
}

// See tools/shots. Each moment is opened by itself, from its own position: the game of tests/e2e/mockup_game.mjs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { at } from '../tests/e2e/eiyo_positions.mjs';
import { at as susanooAt, moments as susanooMoments } from '../tests/e2e/susanoo_positions.mjs';
import { duelAt, positions as samuraiPositions } from '../tests/e2e/samurai_positions.mjs';
import { keptAfter } from '../tests/e2e/mockup_game.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { chromium } = createRequire(`${root}web/package.json`)('@playwright/test');
const out = `${root}build/shots`;
const args = process.argv.slice(2);
const beside = args[0] === '--beside' ? args.splice(0, 2)[1] : '';
const [part = ''] = args;

const sizes = { 1280: [1280, 800], 1440: [1440, 900], 390: [390, 844], 360: [360, 640], 768: [768, 1024], 1024: [1024, 768] };
const wide = (size) => size >= 1000;

// ---- how a moment comes about -----------------------------------------------------------------
const ref = (page, name) => page.locator(`[data-ref="${name}"]:visible`).first();
const press = (page, size, name) => (wide(size) ? ref(page, name).click() : ref(page, name).tap());
const shell = (page, name) => page.getByRole('button', { name, exact: true }).first();

/** What is done at the table of each moment. */
const moments = {
  a: { open: '/play/paiko?level=adept&seed=1', do: (page) => page.getByRole('group', { name: 'Suggested hands' }).getByRole('button').first().click() },
  b: { after: 34 },
  turned: { after: 34, do: (page) => page.keyboard.press('r') },
  c: {
    after: 34,
    async do(page, size) {
      await press(page, size, 'hand.1/Fi');
      await press(page, size, 'j5');
      if (wide(size)) await page.keyboard.press('Shift+ArrowLeft');
      else await press(page, size, 'facing:3');
    },
  },
  d: { after: 34, do: (page, size) => press(page, size, 'k6/Wa') },
  e: { after: 34, do: (page, size) => (wide(size) ? page.keyboard.type('tc') : shell(page, 'Threat').tap()) },
  f: { after: 36, reward: true, do: (page, size) => press(page, size, 'reserve.2/Sa') },
  g: { after: 39 },
  h: {
    after: 34,
    async do(page, size) {
      await press(page, size, 'hand.1/Er');
      await press(page, size, 'g3');
    },
  },
  i: {
    after: 34,
    async do(page, size) {
      if (wide(size)) await page.keyboard.press('k');
      else {
        await shell(page, 'Coach').tap();
        await shell(page, 'Ask for a hint').tap();
      }
      await page.getByText(/By a search through/).first().waitFor();
    },
  },
  j: {
    after: 34,
    async do(page, size) {
      await shell(page, 'Draw')[wide(size) ? 'click' : 'tap']();
      for (const type of ['Sa', 'Ai', 'Fi']) await press(page, size, `reserve.1/${type}`);
    },
  },
};

async function keep(page, kept) {
  await page.evaluate(async ({ card, table }) => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('engawa');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(['cards', 'tables'], 'readwrite');
    transaction.objectStore('cards').put(card);
    transaction.objectStore('tables').put(table);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, kept);
}

const settled = (page) =>
  page.waitForFunction(() => {
    const at = document.querySelector('[data-game]');
    return at?.getAttribute('aria-busy') === 'false' && Number(at.getAttribute('data-sequence')) >= (globalThis.engawa?.log().at(-1)?.sequence ?? -1);
  });

async function paiko(page, state, size) {
  const moment = moments[state];
  if (moment.open) await page.goto(moment.open);
  else {
    await page.goto('/');
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    const kept = await keptAfter(moment.after, moment.reward);
    await keep(page, kept);
    await page.goto(`/table/${kept.card.id}`);
  }
  await settled(page);
  await moment.do?.(page, size);
}

async function veranda(page, door) {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await keep(page, await keptAfter(34));
  await page.reload();
  await page.waitForLoadState('networkidle');
  if (door && door !== 'none') await page.locator(`[data-door="${door}"], #door-${door}`).first().click({ timeout: 3000 }).catch(() => undefined);
}

async function setup(page, how) {
  await page.goto('/?set=paiko');
  await page.getByRole('dialog').waitFor();
  const choose = (name) => page.getByRole('dialog').getByText(name, { exact: true }).first().click();
  if (how === 'friend') await choose('Friend by link');
  if (how === 'screen') await choose('This screen');
  if (how === 'more') await page.getByRole('button', { name: 'More options' }).click();
}

// Eiyo: each moment from its own position, named as its mock-up.
const verdict = (page) => page.getByRole('region', { name: 'The verdict' }).waitFor();
const takes = (...refs) => async (page, size) => { for (const name of refs) await press(page, size, name); };
/** The picture of a motion: as soon as something of it is there, everything stands still. */
async function stands(page, selector) {
  await page.locator(selector).first().waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
const eiyo = {
  solo: { open: at('solo') },
  select: { open: at('solo'), do: takes('hand.1/katana_top') },
  turn: { open: at('solo'), do: takes('hand.1/katana_top', 'row.BR', 'verb:attack') },
  six: { open: at('six') },
  coop: { open: at('apart', { level: 'adept' }) },
  together: { open: at('together', { level: 'adept' }) },
  victory: { open: at('last'), do: (page, size) => takes('hand.1/yari_falling', 'row.TL', 'verb:attack')(page, size).then(() => verdict(page)) },
  defeat: { open: at('last'), do: (page, size) => takes('verb:pass', 'confirm')(page, size).then(() => verdict(page)) },
  why: { open: at('solo'), do: takes('hand.1/katana_top', 'row.BL') },
  hand: { open: '/play/eiyo?seed=1' },
  spots: { open: '/play/eiyo?seed=1&mode=coop&level=adept', do: (page, size) => press(page, size, 'verb:keep').then(() => ref(page, 'spot.L').and(page.locator('.goal')).waitFor()) },
  reach: { open: at('apart', { level: 'adept' }), do: takes('hand.1/special') },
  monks: { open: at('monks') },
  'solo-beginner': { open: at('solo'), settings: { density: 'beginner' } },
  'solo-expert': { open: at('solo'), settings: { density: 'expert' } },
  enemy: { open: at('strike'), settings: { motion: 'normal' }, do: (page, size) => takes('verb:pass')(page, size).then(() => stands(page, '.row.struck')) },
};
async function eiyoTable(page, state, size) {
  await page.goto(eiyo[state].open);
  await page.waitForURL('**/table/**');
  await settled(page);
  await eiyo[state].do?.(page, size);
}

// Susanoo: as its mock-up names the moments.
async function susanooTable(page, state, size) {
  const { at: position, touch: refs = [], key } = susanooMoments[state];
  await page.goto(susanooAt(position));
  await page.waitForURL('**/table/**');
  await settled(page);
  for (const name of refs) await press(page, size, name);
  if (key) await page.keyboard.press(key);
  if (key || refs.some((name) => !name.startsWith('hand.'))) await page.getByRole('dialog').waitFor();
}

// Way of the Samurai: every position of its tests, named as its mock-up where that has one, and what stands around a duel.
const opens = (selector) => (page) => page.locator(selector).first().click().then(() => page.getByRole('dialog').waitFor());
const samurai = Object.fromEntries(Object.keys(samuraiPositions).map((moment) => [moment, { open: duelAt(moment) }]));
Object.assign(samurai, {
  duel: { open: duelAt('duel'), do: takes('hand.1/F6') },
  plan: {
    open: duelAt('place1'),
    async do(page, size) {
      await page.locator('[data-cell="0"]').click();
      for (const card of ['F3', 'F4', 'F6', 'V1', 'V8', 'E7']) await press(page, size, `hand.1/${card}`);
    },
  },
  third: { open: duelAt('third'), do: takes('hand.1/F4') },
  fall: { open: duelAt('cliff'), do: takes('verb:exploit') },
  victory: { open: duelAt('last'), do: (page, size) => takes('gauge.strength')(page, size).then(() => verdict(page)) },
  defeat: { open: duelAt('doomed'), do: (page, size) => takes('verb:reveal', 'confirm')(page, size).then(() => verdict(page)) },
  why: { open: duelAt('shiro'), do: (page) => ref(page, 'die').click({ force: true }) },
  clan: { open: duelAt('prepare'), do: opens('.clanline') },
  counter: { open: duelAt('guard'), do: opens('[data-place="counter"]') },
  you: { open: duelAt('wounded'), do: opens('.plate.you .whole, .bloodline') },
  rain: { open: '/play/samurai?weather=X2&surrounding=SU1&seed=3' },
});
async function samuraiTable(page, state, size) {
  await page.goto(samurai[state].open);
  await page.waitForURL('**/table/**');
  await settled(page);
  await samurai[state].do?.(page, size);
}
async function samuraiAround(page, address) {
  await page.goto(address);
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}

// ---- what is taken ------------------------------------------------------------------------------
const list = [];
const lettered = Object.keys(moments).filter((state) => state.length === 1);
for (const theme of ['light', 'dark']) {
  for (const size of [1280, 390]) {
    for (const state of lettered) list.push({ name: `paiko-${state}-${size}-${theme}`, size, theme, open: (page) => paiko(page, state, size) });
    for (const how of ['bot', 'friend', 'screen', 'more']) list.push({ name: `setup-${how}-${size}-${theme}`, size, theme, open: (page) => setup(page, how) });
  }
  for (const door of ['paiko', 'eiyo', 'samurai', 'susanoo']) list.push({ name: `veranda-${door}-1280-${theme}`, size: 1280, theme, open: (page) => veranda(page, door) });
  for (const size of [390, 360]) list.push({ name: `veranda-${size}-${theme}`, size, theme, open: (page) => veranda(page, 'paiko') });
}
for (const state of lettered) list.push({ name: `paiko-${state}-360-light`, size: 360, theme: 'light', open: (page) => paiko(page, state, 360) });
list.push({ name: 'paiko-b-1440-light', size: 1440, theme: 'light', open: (page) => paiko(page, 'b', 1440) });
list.push({ name: 'paiko-b-1280-light-turned', size: 1280, theme: 'light', open: (page) => paiko(page, 'turned', 1280) });
list.push({ name: 'paiko-c-1440-dark', size: 1440, theme: 'dark', open: (page) => paiko(page, 'c', 1440) });
list.push({ name: 'veranda-none-1440-dark', size: 1440, theme: 'dark', open: (page) => veranda(page, '') });
list.push({ name: 'paiko-i-1440-light', size: 1440, theme: 'light', open: (page) => paiko(page, 'i', 1440) });
list.push({ name: 'paiko-c-768-light', size: 768, theme: 'light', open: (page) => paiko(page, 'c', 768) });
list.push({ name: 'paiko-e-1024-dark', size: 1024, theme: 'dark', open: (page) => paiko(page, 'e', 1024) });
list.push({ name: 'setup-bot-360-light', size: 360, theme: 'light', open: (page) => setup(page, 'bot') });
for (const [page, address] of [['settings', '/settings'], ['rules', '/rules/paiko'], ['learn', '/learn/paiko'], ['lost', '/nowhere']])
  for (const size of [1280, 390])
    for (const theme of ['light', 'dark'])
      list.push({ name: `${page}-${size}-${theme}`, size, theme, open: (tab) => tab.goto(address).then(() => tab.waitForLoadState('networkidle')) });
for (const size of [1280, 390])
  for (const theme of ['light', 'dark'])
    list.push({
      name: `replay-${size}-${theme}`, size, theme,
      async open(page) {
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        await keep(page, await keptAfter(39));
        await page.goto('/replay/lmoment39#40');
        await settled(page);
      },
    });

for (const state of Object.keys(eiyo))
  for (const theme of ['light', 'dark'])
    for (const [size, screen] of [[1280, 'desk'], [390, 'phone'], [360, 'small']])
      list.push({ name: `eiyo-${state}${theme === 'dark' ? '-dark' : ''}-${screen}`, size, theme, settings: eiyo[state].settings, open: (page) => eiyoTable(page, state, size) });

for (const state of Object.keys(susanooMoments))
  for (const theme of ['light', 'dark'])
    for (const [size, screen] of [[1280, 'desk'], [390, 'phone'], [360, 'small']])
      list.push({ name: `susanoo-${state}-${theme}-${screen}`, size, theme, open: (page) => susanooTable(page, state, size) });

for (const theme of ['light', 'dark'])
  for (const [size, screen] of [[1280, 'desk'], [390, 'phone'], [360, 'small']]) {
    const name = (state) => `samurai-${state}${theme === 'dark' ? '-dark' : ''}-${screen}`;
    for (const state of Object.keys(samurai)) list.push({ name: name(state), size, theme, open: (page) => samuraiTable(page, state, size) });
    for (const [state, address] of [['setup', '/?set=samurai'], ['setup-road', '/?set=samurai&mode=campaign'], ['duels', '/?duels=samurai']])
      list.push({ name: name(state), size, theme, open: (page) => samuraiAround(page, address) });
  }

// ---- the house, the browser, the pictures ---------------------------------------------------------
async function house() {
  if (process.env.ENGAWA_URL) return { url: process.env.ENGAWA_URL, close: () => undefined };
  const child = spawn(`${root}build/release/engawa`, ['serve', '--port', '0', '--db', ':memory:', '--log', 'trouble'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => { const found = /open at (\S+)\//.exec(String(text)); if (found) resolve(found[1]); });
    child.once('exit', () => reject(new Error('engawa serve has ended')));
  });
  return { url, close: () => child.kill() };
}

const picture = (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;
async function pair(browser, name, size) {
  // Some games' mock-ups are named without the game.
  const mock = [name, name.replace(/^\w+-/, '')].map((one) => `${beside}/${one}.png`).find(existsSync);
  if (!beside || !mock) return false;
  const [width, height] = sizes[size];
  const page = await browser.newPage({ viewport: { width: 2 * width + 24, height: height + 24 } });
  await page.setContent(`<style>body{margin:0;background:#777;font:14px sans-serif;color:#fff}td{padding:2px 6px}img{display:block;width:${width}px}</style>
    <table><tr><td>mock-up<td>page: ${name}<tr><td><img src="${picture(mock)}"><td><img src="${picture(`${out}/${name}.png`)}"></table>`);
  await page.screenshot({ path: `${out}/pairs/${name}.png`, fullPage: true });
  await page.close();
  return true;
}

mkdirSync(`${out}/pairs`, { recursive: true });
const { url, close } = await house();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;
for (const { name, size, theme, settings, open } of list.filter((shot) => shot.name.includes(part))) {
  const [width, height] = sizes[size];
  const phone = !wide(size);
  const context = await browser.newContext({ baseURL: url, viewport: { width, height }, deviceScaleFactor: size < 500 ? 2 : 1, hasTouch: phone, isMobile: phone && size < 500, locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'block' });
  await context.addInitScript((given) => localStorage.setItem('engawa.settings', JSON.stringify(given)), { motion: 'off', soundOn: false, theme, ...settings });
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${name}: ${error}`));
  try {
    await open(page);
  } catch (error) {
    failed += 1;
    console.log(`${name}: ${String(error).split('\n')[0]}`);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${out}/${name}.png` });
  await context.close();
  const paired = await pair(browser, name, size);
  console.log(`${name}${paired ? ', beside its mock-up' : ''}`);
}
await browser.close();
close();
process.exit(failed > 0 ? 1 : 0);

// node bench/page.mjs: what the page weighs and how fast it is, in the browser of this machine, against build/release/engawa.
//   sizes     of what a first table loads, before the engine and with it, brotli and gzip
//   first     from a click on "Play now" to a board that takes a move: nothing cached, phone, CPU slowed four times
//   motion    long tasks while a move is shown with its animation, CPU slowed four times
//   memory    of the tab after so many games, the garbage collected
// One line of JSON for each figure, and the load of the machine beside it: a busy machine measures its neighbours.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { keptAfter } from '../tests/e2e/mockup_game.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { chromium } = createRequire(`${root}web/package.json`)('@playwright/test');
const wanted = new Set(process.argv.slice(2));
const asked = (name) => wanted.size === 0 || wanted.has(name);
const tell = (figure) => console.log(JSON.stringify({ ...figure, load: Number(loadavg()[0].toFixed(1)) }));
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function house() {
  const child = spawn(`${root}build/release/engawa`, ['serve', '--port', '0', '--db', ':memory:', '--log', 'trouble'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => { const found = /open at (\S+)\//.exec(String(text)); if (found) resolve(found[1]); });
    child.once('exit', () => reject(new Error('engawa serve has ended')));
  });
  return { url, close: () => child.kill() };
}

const launch = (args = []) => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...args],
});
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
async function tab(browser, url, { size = phone, slow = 1, settings = {} } = {}) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...size });
  await context.addInitScript((given) => localStorage.setItem('engawa.settings', JSON.stringify(given)), { soundOn: false, ...settings });
  await context.addInitScript(`globalThis.takesMoves = ${takesMoves}`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return { context, page, session };
}

const takesMoves = () => {
  const at = document.querySelector('[data-game]');
  return at?.getAttribute('aria-busy') === 'false' && (globalThis.engawa?.choices().length ?? 0) > 0 &&
    Number(at.getAttribute('data-sequence')) >= (globalThis.engawa?.log().at(-1)?.sequence ?? -1);
};

// ---- sizes ---------------------------------------------------------------------------------------
/** Bytes on the wire of everything that is asked for until the board stands in the page, and of what comes after by itself. */
async function sizes(browser, url, game) {
  const { context, page } = await tab(browser, url);
  // The moment is noted in the page: a busy machine tells of it late, and would count what came meanwhile.
  await context.addInitScript(() => {
    new MutationObserver((_, seen) => {
      if (!document.querySelector('[data-game] [data-part="board"]')) return;
      globalThis.drawnAt = performance.now();
      seen.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`/play/${game}?level=novice&seed=1`);
  await page.waitForFunction(takesMoves);
  await page.waitForLoadState('networkidle');
  const after = new Set(await page.evaluate(() => performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime > globalThis.drawnAt).map(({ name }) => new URL(name).pathname)));
  const paths = new Map([...asked].map((path) => [path, path.endsWith('.wasm') ? 'engine' : after.has(path) ? 'later' : 'page']));
  await context.close();
  for (const coding of ['br', 'gzip']) {
    const sum = { page: 0, engine: 0, later: 0 };
    for (const [path, part] of paths) {
      const where = path.startsWith('/table/') || path.startsWith('/play/') ? '/' : path;
      sum[part] += (await bytes(url + where, coding)).body;
    }
    const kib = (part) => +(sum[part] / 1024).toFixed(1);
    tell({ what: 'sizes', game, coding, page_KiB: kib('page'), later_KiB: kib('later'), engine_KiB: kib('engine'), files: paths.size });
  }
}
/** The games whose door is open. */
async function games(browser, url) {
  const { context, page } = await tab(browser, url);
  await page.goto('/');
  const play = page.locator('a[href^="/play/"]');
  await play.first().waitFor({ state: 'attached' });
  const found = await play.evaluateAll((links) => links.map((link) => new URL(link.href).pathname.split('/')[2]));
  await context.close();
  return [...new Set(found)];
}
async function bytes(address, coding) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': coding } }, (answer) => {
      let body = 0;
      answer.on('data', (chunk) => (body += chunk.length));
      answer.on('end', () => resolve({ body }));
    }).on('error', reject).end();
  });
}

// ---- click to board --------------------------------------------------------------------------------
async function first(url, times = 5) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const browser = await launch(); // a browser of its own: nothing is cached, no code is warm
    const { page } = await tab(browser, url, { slow: 4 });
    await page.goto('/');
    const play = page.getByRole('link', { name: /Play now/ }).or(page.getByRole('button', { name: /Play now/ })).first();
    await play.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      globalThis.took = new Promise((resolve) => {
        addEventListener('click', () => {
          const begun = performance.now();
          const look = () => (globalThis.takesMoves() ? resolve(performance.now() - begun) : requestAnimationFrame(look));
          look();
        }, { capture: true, once: true });
      });
    });
    await play.click();
    taken.push(await page.evaluate(() => globalThis.took));
    await browser.close();
  }
  tell({ what: 'first', ms: Math.round(middle(taken)), of: taken.map(Math.round) });
}

// ---- motion ----------------------------------------------------------------------------------------
async function motion(browser, url) {
  const { context, page } = await tab(browser, url, { slow: 4, settings: { motion: 'normal' } });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const kept = await keptAfter(34);
  await page.evaluate(async ({ card, table }) => {
    const database = await new Promise((resolve) => { const request = indexedDB.open('engawa'); request.onsuccess = () => resolve(request.result); });
    const transaction = database.transaction(['cards', 'tables'], 'readwrite');
    transaction.objectStore('cards').put(card);
    transaction.objectStore('tables').put(table);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
  }, kept);
  await page.goto(`/table/${kept.card.id}`);
  await page.waitForFunction(takesMoves);
  for (const name of ['hand.1/Fi', 'j5', 'facing:3']) await page.locator(`[data-ref="${name}"]:visible`).first().tap();
  await page.locator('[data-ref="confirm"]:visible').waitFor();
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask' });
  });
  await page.locator('[data-ref="confirm"]:visible').first().tap();
  await page.waitForFunction(takesMoves);
  const tasks = await page.evaluate(() => globalThis.tasks);
  tell({ what: 'motion', long_tasks: tasks.length, longest_ms: Math.max(0, ...tasks), all: tasks });
  await context.close();
}

// ---- memory ----------------------------------------------------------------------------------------
/** As a link would: the page stays. */
const go = (page, address) => page.evaluate((to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }, address);
async function memory(url, games = 20) {
  const browser = await launch(['--js-flags=--expose-gc', '--enable-precise-memory-info']);
  const { page, session } = await tab(browser, url, { settings: { motion: 'off' } });
  const used = async () => {
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    return +((await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20).toFixed(1);
  };
  const nodes = async () => (await session.send('Memory.getDOMCounters')).nodes;
  await page.goto('/settings');
  let after = 0;
  for (let n = 1; n <= games; n += 1) {
    await go(page, `/play/paiko?with=bots&level=random&seed=${n}&turn_cap=60`);
    await page.locator('[data-over="true"]').waitFor({ timeout: 120_000 });
    if (n === 2) after = await used();
    await go(page, '/settings');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  tell({ what: 'memory', games, script_MiB_after_two: after, script_MiB: await used(), nodes: await nodes() });
  await browser.close();
}

const { url, close } = await house();
try {
  if (asked('sizes') || asked('motion')) {
    const browser = await launch();
    if (asked('sizes')) for (const game of await games(browser, url)) await sizes(browser, url, game);
    if (asked('motion')) await motion(browser, url);
    await browser.close();
  }
  if (asked('first')) await first(url);
  if (asked('memory')) await memory(url);
} finally {
  close();
}

// The page under the server's own policy (C-26), and what a device keeps of tables over the net (S-29).
import { begun, goHome, invite, keptHouse, accept, oneMove, person, type Person } from './friends.ts';
import { lots, sitDown } from './table.ts';
import { expect, test, type Page } from './test.ts';

test.describe.configure({ mode: 'default' });
const house = keptHouse();

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
const policyOf = (headers: Record<string, string>): string[] =>
  (headers['content-security-policy'] ?? '')
    .split(';')
    .map((part) => part.trim().replace(/ wss?:\/\/\S+/g, ''))
    .filter((part) => part !== '');
const installed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('C-26: under the real policy socket, WebAssembly and service worker work, and nothing is breached', async ({
  browser,
}) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  const { page } = ada;
  const policies = new Map<string, string[]>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'document' || /worker|sw\.js/.test(pathname))
      policies.set(pathname, policyOf(response.headers()));
  });
  const modules: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.wasm')) modules.push(response.url());
  });
  const socket = page.waitForEvent('websocket');
  await accept(ben.page, await invite(page, 'paiko', 'Ada'), 'Ben');
  await begun(page);
  expect((await socket).isClosed()).toBe(false);
  // The engine that reads the views runs in a worker; the page itself may compile it too.
  expect(page.workers().length).toBeGreaterThan(0);
  await oneMove([ada, ben], lots(3));
  const compiled = await page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await WebAssembly.compile(bytes)) instanceof WebAssembly.Module;
  }, modules[0] ?? '');
  expect(compiled).toBe(true);
  await installed(page);
  expect(policies.size).toBeGreaterThan(1);
  for (const [path, policy] of policies) expect(policy.sort(), path).toEqual([...POLICY].sort());
  await goHome(ada, ben);
});

/** Everything that the page can find on this device, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    const wish = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((keep, drop) => {
        request.onsuccess = () => keep(request.result);
        request.onerror = () => drop(request.error ?? new Error('not read'));
      });
    for (const { name } of await indexedDB.databases()) {
      const base = await wish(indexedDB.open(name ?? ''));
      for (const store of base.objectStoreNames)
        all.push(await wish(base.transaction(store).objectStore(store).getAll()));
      base.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) all.push(url);
    }
    return JSON.stringify(all);
  });

test('S-29: what a device keeps are built files alone, and of a table nothing that is hidden', async ({ browser }) => {
  const ada = await person(browser, house.url);
  const ben = await person(browser, house.url, { phone: true });
  const both: readonly Person[] = [ada, ben];
  // A game of one's own first, so that the search is seen to find what is kept.
  await sitDown(ada.page, '/play/eiyo?seed=1');
  const own = await ada.page.evaluate(() => window.engawa?.view().view ?? '');
  const uncached: (string | undefined)[] = [];
  ada.page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) uncached.push(response.headers()['cache-control']);
  });
  await accept(ben.page, await invite(ada.page, 'eiyo', 'Ada'), 'Ben');
  await begun(ada.page);
  await installed(ada.page);
  const lot = lots(3);
  const seen: string[] = [];
  for (let move = 0; move < 4; move += 1) {
    await oneMove(both, lot);
    seen.push(await ada.page.evaluate(() => window.engawa?.view().view ?? ''));
  }
  // Once by a reload, whose answers come over HTTP.
  await ada.page.reload();
  await begun(ada.page);
  await ada.page.goto('/');
  await ada.page.locator('[data-own]').first().waitFor();
  const text = await kept(ada.page);
  expect(text).toContain(JSON.stringify(own).slice(1, -1));
  for (const view of seen) {
    expect(view.length).toBeGreaterThan(20);
    expect(text).not.toContain(JSON.stringify(view).slice(1, -1));
  }
  const hands = seen.flatMap((view) => view.match(/\b(?:\w+_\w+,){2,}\w+/g) ?? []);
  expect(hands.length).toBeGreaterThan(0);
  for (const hand of hands) expect(text).not.toContain(hand);
  expect(text).not.toContain('/api/');
  expect(uncached.length).toBeGreaterThan(3);
  for (const header of uncached) expect(header).toContain('no-store');
  await goHome(ada, ben);
});

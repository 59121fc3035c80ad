// The tunnel: the page is on the device, and the server is gone. These houses are the tests' own, for they are closed.
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { at } from './eiyo_positions.mjs';
import { openHouse } from './house.ts';
import { choices, click, play, ref, root, settled, sitDown } from './table.ts';
import { expect, settle, test } from './test.ts';

const installed = (page: import('@playwright/test').Page): Promise<unknown> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('the game goes on over a reload without a server; rules and veranda too', async ({ browser }) => {
  const house = await openHouse();
  const context = await browser.newContext({ baseURL: house.url });
  await settle(context);
  const page = await context.newPage();
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  await installed(page);
  await house.close();
  const [choice] = await choices(page);
  if (choice) await play(page, choice, click);
  await page.reload();
  await settled(page);
  const [next] = await choices(page);
  if (next) await play(page, next, click);
  await page.goto('/rules/paiko');
  await expect(page.getByText('PAI-091').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/Paikō with Novice/).first()).toBeVisible();
  await sitDown(page, '/play/paiko?level=novice&seed=2');
  await context.close();
});

test('a game of Eiyo goes on without a server, over a reload, and is gone through afterwards', async ({ browser }) => {
  const house = await openHouse();
  const context = await browser.newContext({ baseURL: house.url });
  await settle(context);
  const page = await context.newPage();
  await sitDown(page, at('last'));
  await installed(page);
  await house.close();
  await page.reload();
  await settled(page);
  await ref(page, 'hand.1/yari_falling').click();
  await page.getByRole('button', { name: /^Attack/ }).click();
  await expect(page.getByRole('region', { name: 'The verdict' })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByRole('slider', { name: 'Move of the game' }).fill('0');
  await expect(ref(page, 'hand.1/yari_falling')).toBeVisible();
  await sitDown(page, '/play/eiyo?seed=2');
  await context.close();
});

/** The house behind a door that can tell of another version. */
async function door(to: string): Promise<{ url: string; renew(): void; close(): void; server: Server }> {
  let renewed = false;
  const server = createServer((request, response) => {
    const onward = ask(
      new URL(request.url ?? '/', to),
      { headers: { ...request.headers, host: new URL(to).host, 'accept-encoding': 'identity', 'if-none-match': '' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const changed = renewed && request.url === '/sw.js' ? Buffer.concat([body, Buffer.from('\n// newer')]) : body;
          const headers = { ...answer.headers, 'content-length': String(changed.length) };
          response.writeHead(answer.statusCode ?? 500, headers).end(changed);
        });
      },
    );
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    renew: () => (renewed = true),
    close: () => void (server.closeAllConnections(), server.close()),
    server,
  };
}

test('a new version waits, says so on the veranda and never over a table', async ({ browser, baseURL }) => {
  const front = await door(baseURL ?? '');
  const context = await browser.newContext({ baseURL: front.url });
  await settle(context);
  const page = await context.newPage();
  await sitDown(page, '/play/paiko?level=novice&seed=1');
  await installed(page);
  await page.reload();
  await settled(page);
  front.renew();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await expect(root(page)).toHaveAttribute('data-phase', 'playing');
  await page.getByRole('link', { name: 'To the veranda' }).first().click();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const loaded = page.waitForEvent('load'); // the new version loads the page anew
  await page.getByRole('button', { name: 'Use it' }).click();
  await loaded;
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await context.close();
  front.close();
});

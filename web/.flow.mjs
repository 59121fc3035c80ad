import { chromium } from '@playwright/test';
import { POS } from './.pos.mjs';
const base = 'http://127.0.0.1:5272';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const open = async (opts, query, settings = {}) => {
  const context = await browser.newContext(opts);
  await context.addInitScript((x) => localStorage.setItem('engawa.settings', x), JSON.stringify({ motion: 'off', ...settings }));
  const page = await context.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(m.type(), m.text().slice(0, 400)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.stack?.slice(0, 700)));
  await page.goto(`${base}/play/paiko?level=random&seed=5&${query}`);
  await page.waitForSelector('.paiko [data-ref]', { timeout: 40000, state: 'attached' });
  await page.waitForTimeout(500);
  return page;
};
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const title = (p) => p.locator('.act b').first().textContent();
const primary = (p) => p.locator('.act .primary button').textContent();
const centre = async (p, ref) => { const b = await p.locator(`[data-ref="${ref}"]`).first().boundingBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };
const state = async (p, what) => console.log(what.padEnd(34), '|', await title(p), '|', (await primary(p)).trim(), '| seq', await p.locator('[data-game]').getAttribute('data-sequence'), '| turn', await p.evaluate(() => engawa.view().tableau.facts.find(([n]) => n === 'turn')[1]));
const q = `position=${encodeURIComponent(POS.b)}`;
const tests = {
  async drag() {
    const p = await open(desk, q);
    const [x, y] = await centre(p, 'hand.1/Er'); const [a, b] = await centre(p, 'j5');
    await p.mouse.move(x, y); await p.mouse.down(); await p.mouse.move(x + 30, y - 30, { steps: 4 }); await p.mouse.move(a + 12, b + 9, { steps: 8 });
    await p.waitForTimeout(200); await p.screenshot({ path: '/tmp/w2/shots/drag.png' }); await state(p, 'dragging Earth over j5');
    await p.mouse.up(); await p.waitForTimeout(800); await state(p, 'dropped');
    await p.context().close();
  },
  async dragbad() {
    const p = await open(desk, q);
    const [x, y] = await centre(p, 'hand.1/Er'); const [a, b] = await centre(p, 'c9');
    await p.mouse.move(x, y); await p.mouse.down(); await p.mouse.move(a, b, { steps: 8 }); await p.mouse.up(); await p.waitForTimeout(500);
    await state(p, 'dropped on c9'); await p.keyboard.press('Escape'); await state(p, 'Escape'); await p.keyboard.press('Escape'); await state(p, 'Escape');
    await p.context().close();
  },
  async pull() {
    const p = await open(desk, q);
    await p.locator('[data-ref="hand.1/Fi"]').click();
    const [a, b] = await centre(p, 'j5');
    await p.mouse.move(a, b); await p.mouse.down(); await p.mouse.move(a - 30, b + 3, { steps: 5 }); await state(p, 'pulled west'); await p.mouse.up(); await p.waitForTimeout(900); await state(p, 'let go');
    await p.context().close();
  },
  async wheel() {
    const p = await open(desk, q);
    await p.locator('[data-ref="hand.1/Fi"]').click(); const [a, b] = await centre(p, 'j5'); await p.mouse.move(a, b);
    for (let i = 0; i < 3; i++) { await p.mouse.wheel(0, 100); await p.waitForTimeout(60); await state(p, 'wheel ' + i); }
    await p.mouse.click(a, b); await p.waitForTimeout(900); await state(p, 'click plays with facing');
    await p.context().close();
  },
  async keys() {
    const p = await open(desk, q);
    await p.keyboard.press('6'); await p.waitForTimeout(200); await state(p, '6');
    console.log('focus', await p.evaluate(() => document.activeElement.getAttribute('aria-label')));
    await p.keyboard.press('.'); console.log('focus', await p.evaluate(() => document.activeElement.getAttribute('aria-label')));
    await p.keyboard.press('Enter'); await p.waitForTimeout(300); await state(p, 'Enter'); await p.keyboard.press('q'); await p.waitForTimeout(300); await state(p, 'q');
    console.log('said', await p.locator('[aria-live=polite]').first().textContent());
    await p.keyboard.press('Enter'); await p.waitForTimeout(900); await state(p, 'Enter');
    console.log('focus', await p.evaluate(() => document.activeElement.getAttribute('data-ref')));
    await p.context().close();
  },
  async black() {
    const p = await open(desk, q.replace(encodeURIComponent('/w/t/'), encodeURIComponent('/b/t/')) + '&seat=2'); await state(p, 'black');
    await p.screenshot({ path: '/tmp/w2/shots/black.png' });
    const c = await p.evaluate(() => engawa.choices().find((c) => c.verb === 'shift' && c.touches.length === 2));
    for (const r of c.touches) await p.locator(`[data-ref="${r}"]`).first().click(); await p.waitForTimeout(900); await state(p, 'black ' + c.text); await p.context().close();
  },
  async tap() {
    const p = await open(phone, q);
    await p.locator('[data-ref="hand.1/Er"]').tap(); const [a, b] = await centre(p, 'j5');
    await p.touchscreen.tap(a + 14, b + 10); await p.waitForTimeout(300); await state(p, 'tapped beside j5'); await p.locator('[data-ref=confirm]').tap(); await p.waitForTimeout(900); await state(p, 'confirm');
    await p.context().close();
  },
  async setup() {
    const p = await open(phone, ''); await state(p, 'setup');
    await p.getByRole('button', { name: /Steady/ }).tap(); await state(p, 'Steady'); await p.locator('[data-ref=confirm]').tap(); await p.waitForTimeout(1500); await state(p, 'taken');
    await p.screenshot({ path: '/tmp/w2/shots/setup2.png' });
    await p.locator('button.hand').first().tap(); await p.locator('[data-ref=confirm]').tap(); await p.waitForTimeout(900); await state(p, 'one more'); await p.context().close();
  },
  async squarefirst() {
    const p = await open(desk, q); await p.locator('[data-ref="j5"]').click(); await state(p, 'j5 first'); await p.screenshot({ path: '/tmp/w2/shots/first.png' }); await p.locator('[data-ref="hand.1/Er"]').click(); await p.waitForTimeout(300); await state(p, 'then Earth'); await p.locator('[data-ref=confirm]').click(); await p.waitForTimeout(900); await state(p, 'confirm'); await p.context().close();
  },
};
for (const name of process.argv[2] === 'all' ? Object.keys(tests) : process.argv[2].split(',')) { try { await tests[name](); } catch (e) { console.log(name, 'FAILED', e.message.slice(0, 500)); } }
await browser.close();

import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:5272';
export const POS = {
  a: '',
  b: 'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Er@h4,Sa@g1n/00130110.30001100.01102001/01210002.11000200.01011110/w/t/-.g1:1/0/34',
  f: 'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/10130010.20001100.01102101/01110002.11000200.01011120/w/r1Sa/-.-/0/36',
  g: 'Sa@k10e,Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s,Bw@k5n/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/00030010.20001100.01102101/12110202.00000000.01011120/-/xw/-.-/0/39',
};
const SIZES = { 1280: [1280, 800], 1440: [1440, 900], 390: [390, 844], 360: [360, 640], 844: [844, 390], 768: [768, 1024], 1024: [1024, 768] };
const click = (p, ref, phone) => phone ? p.locator(`[data-ref="${ref}"]`).first().tap() : p.locator(`[data-ref="${ref}"]`).first().click();
const STATES = {
  a: async (p, ph) => { await p.getByRole('button', { name: /Storm/ }).click(); },
  b: async () => {},
  c: async (p, ph) => { await click(p, 'hand.1/Fi', ph); await click(p, 'j5', ph); },
  c3: async (p, ph) => { await click(p, 'hand.1/Fi', ph); await click(p, 'j5', ph); if (ph) await click(p, 'facing:3', ph); else { await p.keyboard.press('Shift+ArrowLeft'); } },
  d: async (p, ph) => { await click(p, 'k6/Wa', ph); },
  e: async (p, ph) => { if (ph) await p.getByRole('button', { name: 'Threat' }).tap(); else { await p.keyboard.press('t'); await p.keyboard.press('c'); } },
  f: async (p, ph) => { await click(p, 'reserve.2/Sa', ph); },
  g: async (p) => { await p.waitForTimeout(1500); },
  h: async (p, ph) => { await click(p, 'hand.1/Er', ph); await click(p, 'g3', ph); await p.waitForTimeout(400); },
  j: async (p, ph) => { if (ph) await p.getByRole('button', { name: 'Draw' }).tap(); else await p.keyboard.press('d'); for (const t of ['Sa','Ai','Fi']) await click(p, `reserve.1/${t}`, ph); },
  k: async (p, ph) => { await p.locator('[data-ref="l6/Bw"]').click(); if(!ph) await p.locator('[data-ref="l6/Bw"]').click(); },
};
const [states, sizes, themes = 'light', out = '/tmp/w2/shots', extra = ''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const size of sizes.split(',')) for (const theme of themes.split(',')) {
  const [width, height] = SIZES[size];
  const phone = width < 1000 ;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone, colorScheme: theme, reducedMotion: 'no-preference' });
  await context.addInitScript((x) => { localStorage.setItem('engawa.settings', JSON.stringify({ motion: 'off', theme: 'auto', ...JSON.parse(x || '{}') })); }, extra);
  for (const state of states.split(',')) {
    const page = await context.newPage();
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(state, size, m.type(), m.text().slice(0, 300)); });
    page.on('pageerror', (e) => console.log(state, size, 'PAGEERROR', e.stack?.slice(0, 600)));
    const key = state[0]; const pos = POS[key] ?? (key === 'a' ? '' : POS.b);
    await page.goto(`${base}/play/paiko?level=random&seat=1&seed=5${pos ? `&position=${encodeURIComponent(pos)}` : ''}`);
    try {
      await page.waitForSelector('.paiko [data-ref]', { timeout: 20000 });
      await page.waitForTimeout(400);
      await STATES[state](page, phone);
      await page.waitForTimeout(350);
    } catch (e) { console.log(state, size, 'FAILED', e.message.slice(0, 300)); }
    await page.screenshot({ path: `${out}/${state}-${size}-${theme}.png` });
    await page.close();
  }
  await context.close();
}
await browser.close();

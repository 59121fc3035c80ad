// node tools/art/app_icons.mjs: the icons of the page into public/icons: the mark for the tab, plain and with the stone of
// "your turn", and pictures for home screens. Pictures are taken with Chromium; they are committed.
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const washi = '#f5efe3';
const ink = '#1d1b18';
const shu = '#b8331f';
const beam = '#6b4a2a';
const out = new URL('../../public/icons/', import.meta.url);
fs.mkdirSync(out, { recursive: true });

const doors =
    '<path d="M2 3h28v3H2zM4 6h2.5v20H4zM25.5 6H28v20h-2.5zM14 6h3v20h-3zM6.5 12H14v1.6H6.5zM6.5 19H14v1.6H6.5zM9.5 6h1.6v20H9.5z"/>';
const sill = '<path d="M0 26h32v3H0z"/>';
const svg = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>\n`;

// The tab: paper behind the ink, so that it is seen on light and dark bars alike.
const paper = `<rect width="36" height="36" rx="7" fill="${washi}"/>`;
const mark = (stone, r) => `<g fill="${ink}" transform="translate(4.5 4.5) scale(.84)">${doors}${sill}</g><circle cx="22.3" cy="${23.4 - (r - 3) * 0.9}" r="${r}" fill="${stone}"/>`;
fs.writeFileSync(new URL('mark.svg', out), svg('0 0 36 36', paper + mark(ink, 3)));
// Your turn: the stone is vermilion and large, and the paper has an edge: told by shape as well.
fs.writeFileSync(
    new URL('mark-turn.svg', out),
    svg('0 0 36 36', `<rect x="1.5" y="1.5" width="33" height="33" rx="6" fill="${washi}" stroke="${shu}" stroke-width="3"/>` + mark(shu, 5.4)),
);

// The home screen: one half open door, lit from inside, a stone on the sill. Everything that matters lies within the
// middle four fifths, which a maskable icon never loses.
const scene = (radius) => `
  <defs>
    <linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3e2bd"/><stop offset=".4" stop-color="#fffaf0"/><stop offset="1" stop-color="#eed9ae"/></linearGradient>
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a6540"/><stop offset="1" stop-color="${beam}"/></linearGradient>
    <linearGradient id="room" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141c28"/><stop offset="1" stop-color="#33506f"/></linearGradient>
    <radialGradient id="stone" cx=".38" cy=".32" r=".9"><stop offset="0" stop-color="#d9573f"/><stop offset=".6" stop-color="${shu}"/><stop offset="1" stop-color="#7d2013"/></radialGradient>
  </defs>
  <rect width="512" height="512" rx="${radius}" fill="${washi}"/>
  <rect x="112" y="112" width="288" height="272" fill="url(#room)"/>
  <circle cx="330" cy="180" r="34" fill="#f5e4b8" opacity=".92"/>
  <rect x="112" y="112" width="150" height="272" fill="url(#lit)"/>
  <path d="M162 112v272M212 112v272M112 202h150M112 293h150" stroke="#a9865a" stroke-width="7" opacity=".75"/>
  <path d="M119 119h136v258H119z" fill="none" stroke="url(#wood)" stroke-width="14"/>
  <path d="M80 84h352v30H80z" fill="url(#wood)"/>
  <path d="M98 112h20v274H98zM394 112h20v274h-20z" fill="url(#wood)"/>
  <ellipse cx="330" cy="384" rx="52" ry="9" fill="#0a0f16" opacity=".6"/>
  <ellipse cx="328" cy="352" rx="46" ry="33" fill="url(#stone)"/>
  <path d="M66 380h380v34H66z" fill="url(#wood)"/>`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const picture = async (name, size, radius) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>html,body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${svg('0 0 512 512', scene(radius))}`);
    await page.screenshot({ path: new URL(name, out).pathname, omitBackground: true });
    await page.close();
};
await picture('icon-192.png', 192, 96);
await picture('icon-512.png', 512, 96);
await picture('maskable-512.png', 512, 0);
await picture('apple-touch-icon.png', 180, 0);
await browser.close();

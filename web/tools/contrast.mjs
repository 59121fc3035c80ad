// Checks the pairs named in tokens.css: text 4.5 to 1, graphics 3 to 1, in both themes.
// @washed C BG P: field-text on BG washed with P % of C (the darkest wash of the threat map).
import fs from 'node:fs';
const css = fs.readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const tok = {};
for (const m of css.matchAll(/--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)) tok[m[1]] = [m[2], m[3]];
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
const lum = (c) => { const [r, g, b] = c.map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const mix = (a, b, p) => a.map((v, i) => v * p + b[i] * (1 - p));
let bad = 0, n = 0, lowest = [99, ''];
const check = (kind, min, name, fg, bg) => [0, 1].forEach((t) => {
  const r = ratio(fg(t), bg(t)); n++;
  if (kind !== 'graphic' && r < lowest[0]) lowest = [r, `${name} ${t ? 'dark' : 'light'}`];
  if (r < min) { bad++; console.log(`${kind} ${name} ${t ? 'dark' : 'light'}: ${r.toFixed(2)} < ${min}`); }
});
const C = (k) => (t) => { if (!tok[k]) throw new Error('no token ' + k); return rgb(tok[k][t]); };
for (const [, kind, list] of css.matchAll(/@(pair|graphic|washed) (.+)/g)) for (const item of list.split('|')) {
  const [a, b, p] = item.trim().split(/\s+/);
  if (kind === 'washed') check('washed', 4.5, item.trim(), C('field-text'), (t) => mix(C(a)(t), C(b)(t), p / 100));
  else check(kind, kind === 'pair' ? 4.5 : 3, `${a} on ${b}`, C(a), C(b));
}
console.log(`${n} pairs checked, ${bad} too weak; weakest text pair ${lowest[0].toFixed(2)} (${lowest[1]})`);
process.exit(bad ? 1 : 0);

// The tables behind the doors: small scenes for the start page, 480 wide. Colours are tokens.
import { stroke } from './brush.mjs';
import { paiko } from './scene_paiko.mjs';
const P = (d, fill) => `<path d="${d}"${fill ? ` fill="${fill}"` : ''}/>`;

// Eiyo: a courtyard from above; one straw hat in the middle, rows of enemies from the corners.
function eiyo() {
  // The colours, frames and signs of the game's troops, made simple for this size. The front card lies over the others.
  const troops = {
    red: ['light-dark(#96303a, #d9747a)', '<circle r="11"/><path d="M-5-5 5 5M5-5-5 5"/>'],
    black: ['light-dark(#2f2e33, #b9b6b0)', '<path d="M0-12 12 0 0 12-12 0z"/><path d="M0-6C1-2 2-1 6 0 2 1 1 2 0 6-1 2-2 1-6 0-2-1-1-2 0-6z" fill="var(--surface)" stroke="none"/>'],
    blue: ['light-dark(#2c6684, #6fb0d0)', '<path d="M0-12 10-6V6L0 12-10 6V-6z"/><path d="M0-7V8M-5 1 0-4 5 1M-5 6 0 1 5 6"/>'],
    yellow: ['light-dark(#97690f, #d8ac4d)', '<rect x="-10.5" y="-10.5" width="21" height="21" rx="2"/><path d="M-5-3V6M0-6V6M5-3V6"/>'],
  };
  const card = (x, y, a, [n, troop]) => `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-21" y="-29" width="42" height="58" rx="3.5" fill="var(--surface)" stroke="var(--line-strong)"/><rect x="-17" y="-25" width="34" height="36" rx="2" fill="${troops[troop][0]}"/><g transform="translate(0 -7)" fill="none" stroke="var(--surface)" stroke-width="2">${troops[troop][1]}</g><text y="25" text-anchor="middle" font-weight="600" font-size="12" font-family="var(--font-text)" fill="var(--ink)">${n}</text></g>`;
  const row = (x, y, dx, dy, a, cards) => cards.map((one, i) => card(x + dx * i, y + dy * i, a, one)).join('');
  const rows = row(70, 34, 34, 25, -38, [[3, 'yellow'], [1, 'blue'], [2, 'red']]) + row(410, 34, -34, 25, 38, [[2, 'red'], [1, 'black']]) +
    row(70, 266, 34, -25, 38, [[1, 'yellow'], [2, 'blue']]) + row(410, 266, -34, -25, -38, [[4, 'blue'], [1, 'red'], [2, 'yellow']]);
  // Raked gravel around the one who waits.
  const gravel = [62, 74, 86, 98, 110, 122].map((r, i) => `<circle cx="240" cy="150" r="${r}" fill="none" stroke="var(--scene-mist)" stroke-width="${(3.4 - i * 0.4).toFixed(1)}"/>`).join('');
  const mist = [[4, 152, 130], [346, 152, 130], [176, 22, 128], [176, 288, 128]].map(([x, y, w], i) => P(stroke([[x, y, 1], [x + w * 0.3, y - 4, 7], [x + w * 0.7, y + 3, 6], [x + w, y, 1]], { seed: i + 2, wob: 0.1, n: 4 }), 'var(--scene-mist)')).join('');
  let hat = '<ellipse cx="243" cy="157" rx="47" ry="45" fill="#00000040"/><circle cx="240" cy="150" r="45" fill="var(--gold)" stroke="var(--scene-ink)" stroke-width="2"/>';
  const rays = Array.from({ length: 24 }, (_, i) => { const t = i * Math.PI / 12; return `M240 150L${(240 + 44 * Math.cos(t)).toFixed(1)} ${(150 + 44 * Math.sin(t)).toFixed(1)}`; }).join('');
  hat += `<path d="${rays}" stroke="var(--scene-ink)" stroke-width=".8" opacity=".5"/><circle cx="240" cy="150" r="24" fill="none" stroke="var(--scene-ink)" opacity=".4"/><circle cx="240" cy="150" r="9" fill="var(--scene-ink)"/>`;
  const blade = P(stroke([[168, 214, 8], [198, 192, 8], [220, 180, 7], [262, 200, 5], [318, 214, 0.8]], { seed: 3, wob: 0.02 }), 'var(--scene-ink)');
  return gravel + mist + rows + blade + hat;
}

// Way of the Samurai: a scroll, the sun, two who wait.
function samurai() {
  const man = (f) => {
    const x = (v) => 240 + f * v;
    const q = (pts, o) => P(stroke(pts.map(([a, b, w]) => [x(a), b, w]), o), 'var(--scene-ink)');
    return q([[-118, 188, 4], [-112, 160, 30], [-104, 128, 34], [-98, 108, 24]], { seed: 3, wob: 0.05 }) +   // hakama
      q([[-140, 190, 3], [-128, 168, 18], [-112, 140, 20]], { seed: 5 }) + q([[-86, 190, 3], [-92, 164, 18], [-100, 138, 20]], { seed: 8 }) +
      q([[-102, 116, 26], [-98, 92, 32], [-94, 76, 22]], { seed: 2 }) +                                           // chest
      q([[-92, 62, 15], [-90, 54, 17], [-89, 48, 14]], { seed: 6 }) + q([[-96, 44, 5], [-103, 39, 6], [-108, 42, 3]], { seed: 7 }) + // head, knot
      q([[-100, 84, 10], [-84, 98, 11], [-66, 104, 8]], { seed: 4 }) +                                            // arm
      q([[-78, 107, 6.4], [-70, 103.5, 6], [-66, 102, 4.4], [-40, 93.5, 4.2], [-14, 82, 3.4], [4, 71, 0.6]], { seed: 9, wob: 0.01 });                              // sword
  };
  const far = P(stroke([[-10, 196, 4], [60, 168, 46], [120, 150, 70], [170, 176, 40], [250, 184, 26], [330, 168, 52], [390, 146, 82], [440, 172, 44], [492, 190, 10]], { seed: 6, wob: 0.1, n: 5 }), 'var(--scene-mist)');
  const sun = '<circle cx="240" cy="72" r="74" fill="var(--scene-mist)" opacity=".5"/><circle cx="240" cy="72" r="44" fill="var(--vermilion)" opacity=".9"/>';
  const ground = P(stroke([[20, 190, 1], [120, 186, 5], [240, 190, 4], [380, 186, 5], [462, 190, 1]], { seed: 4, wob: 0.15, dry: 8, n: 10 }), 'var(--scene-ink)');
  const grass = [40, 58, 70, 396, 420, 436].map((x, i) => P(stroke([[x, 188, 3], [x + (i % 2 ? 6 : -5), 168, 2.4], [x + (i % 2 ? 15 : -12), 152, 0.4]], { seed: i + 1 }), 'var(--scene-ink)')).join('');
  return sun + far + man(1) + man(-1) + ground + grass;
}

// Warriors of Susanoo: a festival night. A drum, lanterns, and heads that rise behind it.
function susanoo() {
  const head = (x, y, s, f, seed) => {
    const q = (pts, o) => P(stroke(pts.map(([a, b, w]) => [x + f * a * s, y - b * s, w * s]), o), 'var(--scene-deep)');
    return q([[0, -30, 16], [-14, 10, 20], [-4, 54, 19], [20, 78, 20], [44, 76, 17], [58, 60, 5]], { seed }) + `<circle cx="${x + f * 34 * s}" cy="${y - 80 * s}" r="${2.6 * s}" fill="var(--gold)"/>`;
  };
  let s = head(66, 186, 1.15, 1, 3) + head(142, 190, 1.35, 1, 5) + head(338, 190, 1.35, -1, 7) + head(414, 186, 1.15, -1, 9);
  const lantern = (x, y, c) => `<path d="M${x} -120V${y - 20}" stroke="var(--scene-ink)" stroke-width="1.4"/><ellipse cx="${x}" cy="${y}" rx="15" ry="19" fill="${c}"/><path d="M${x - 14} ${y - 7}q14 5 28 0M${x - 15} ${y}q15 5 30 0M${x - 14} ${y + 7}q14 5 28 0" fill="none" stroke="var(--scene-ink)" opacity=".35"/><path d="M${x - 6} ${y - 19}h12M${x - 6} ${y + 19}h12" stroke="var(--scene-ink)" stroke-width="3"/>`;
  s += lantern(44, 44, 'var(--vermilion)') + lantern(140, 34, 'var(--gold)') + lantern(340, 34, 'var(--gold)') + lantern(436, 44, 'var(--vermilion)') + lantern(240, 26, 'var(--vermilion)');
  const comma = stroke(Array.from({ length: 9 }, (_, i) => { const t = i / 8, a = (t * 128 - 20) * Math.PI / 180, r = 17 + 15 * t; return [r * Math.sin(a), -r * Math.cos(a), 23 * (1 - t) ** 0.85 + 0.6]; }), { seed: 2, wob: 0 });
  s += '<path d="M176 200V118a64 64 0 0 1 128 0v82z" fill="var(--wood-edge)"/><circle cx="240" cy="132" r="60" fill="var(--vermilion)"/><circle cx="240" cy="132" r="52" fill="var(--bone)"/>';
  for (let i = 0; i < 20; i++) { const t = i * Math.PI / 10; s += `<circle cx="${(240 + 56 * Math.cos(t)).toFixed(1)}" cy="${(132 + 56 * Math.sin(t)).toFixed(1)}" r="1.8" fill="var(--gold)"/>`; }
  for (let i = 0; i < 3; i++) s += `<g transform="translate(240 132) rotate(${i * 120})">${P(comma, 'var(--bone-ink)')}</g>`;
  return s;
}
export const scenes = { paiko: ['0 0 480 300', paiko()], eiyo: ['0 0 480 300', eiyo()], samurai: ['0 -70 480 275', samurai()], susanoo: ['0 -50 480 250', susanoo()] };

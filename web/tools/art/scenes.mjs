// The tables behind the doors: small scenes for the start page, 480 wide. Colours are tokens.
import { stroke } from './brush.mjs';
const P = (d, fill) => `<path d="${d}"${fill ? ` fill="${fill}"` : ''}/>`;

// Eiyo: a courtyard from above; one straw hat in the middle, rows of enemies from the corners.
function eiyo() {
  const card = (x, y, a, n, c) => `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-17" y="-24" width="34" height="48" rx="3" fill="var(--surface)" stroke="var(--line-strong)"/><rect x="-13" y="-20" width="26" height="30" rx="2" fill="${c}" opacity=".85"/><text y="20" text-anchor="middle" font-weight="600" font-size="12" font-family="var(--font-text)" fill="var(--ink)">${n}</text></g>`;
  let s = '';
  const row = (x, y, dx, dy, a, ns, c) => ns.forEach((n, i) => { s += card(x + dx * i, y + dy * i, a, n, c); });
  row(52, 44, 42, 20, -25, [3, 1, 2], 'var(--vermilion)'); row(428, 44, -42, 20, 25, [2, 1], 'var(--indigo)');
  row(52, 256, 42, -20, 25, [1, 2], 'var(--green)'); row(428, 256, -42, -20, -25, [4, 1, 2], 'var(--violet)');
  let hat = '<circle cx="240" cy="148" r="44" fill="var(--gold)"/><circle cx="240" cy="148" r="44" fill="none" stroke="var(--scene-ink)" stroke-width="2"/>';
  for (let i = 0; i < 24; i++) { const t = i * Math.PI / 12; hat += `<path d="M240 148L${(240 + 43 * Math.cos(t)).toFixed(1)} ${(148 + 43 * Math.sin(t)).toFixed(1)}" stroke="var(--scene-ink)" stroke-width=".8" opacity=".5"/>`; }
  hat += '<circle cx="240" cy="148" r="10" fill="var(--scene-ink)"/>';
  const blades = P(stroke([[176, 206, 7], [204, 186, 7], [222, 176, 6], [262, 196, 4.6], [308, 208, 0.8]], { seed: 3, wob: 0.02 }), 'var(--scene-ink)');
  const mist = [[20, 152, 130], [330, 152, 120], [180, 36, 120], [180, 276, 120]].map(([x, y, w], i) => P(stroke([[x, y, 1], [x + w * 0.3, y - 4, 7], [x + w * 0.7, y + 3, 6], [x + w, y, 1]], { seed: i + 2, wob: 0.1, dry: 3, n: 8 }), 'var(--scene-mist)')).join('');
  return mist + s + blades + hat;
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
  const sun = '<circle cx="240" cy="72" r="44" fill="var(--vermilion)" opacity=".9"/>';
  const ground = P(stroke([[20, 190, 1], [120, 186, 5], [240, 190, 4], [380, 186, 5], [462, 190, 1]], { seed: 4, wob: 0.15, dry: 8, n: 10 }), 'var(--scene-ink)');
  const grass = [40, 58, 70, 396, 420, 436].map((x, i) => P(stroke([[x, 188, 3], [x + (i % 2 ? 6 : -5), 168, 2.4], [x + (i % 2 ? 15 : -12), 152, 0.4]], { seed: i + 1 }), 'var(--scene-ink)')).join('');
  return sun + man(1) + man(-1) + ground + grass;
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
export const scenes = { eiyo: ['0 0 480 300', eiyo()], samurai: ['0 -70 480 275', samurai()], susanoo: ['0 -50 480 250', susanoo()] };

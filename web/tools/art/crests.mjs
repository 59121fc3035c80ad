// The mark of Engawa, the four crests, the ensō and the seal, in boxes of 100 by 100 (the mark: 32).
import { stroke, blob, arc, rng } from './brush.mjs';

const P = (d, extra = '') => `<path d="${d}"${extra}/>`;
const EO = ' fill-rule="evenodd"';

// A sliding door half open, one stone on the sill. One colour, sharp at 16 px.
export const mark =
  '<path d="M2 3h28v3H2zM4 6h2.5v20H4zM25.5 6H28v20h-2.5zM14 6h3v20h-3zM6.5 12H14v1.6H6.5zM6.5 19H14v1.6H6.5zM9.5 6h1.6v20H9.5z"/>' +
  '<circle cx="21.2" cy="22.5" r="3.5"/><path d="M0 26h32v3H0z"/>';

const ring = '<circle cx="50" cy="50" r="46.5" fill="none" stroke="currentColor" stroke-width="3.4"/>';

// Paikō: a knot of two tiles. One carries the triangle of threat, the other the circle of cover.
function paiko() {
  const r = 21.4, off = 11.4, w = 7.8, gap = 2.4;
  const a = [50 - off, 50 + off], b = [50 + off, 50 - off];
  const m = Math.sqrt(r * r - 2 * off * off) / Math.SQRT2;      // where the rings cross: (50 ± m, 50 ± m)
  const c = (p, sw, col) => `<circle cx="${p[0]}" cy="${p[1]}" r="${r}" fill="none" stroke="${col}" stroke-width="${sw}"/>`;
  const zone = (id, v) => `<clipPath id="${id}"><circle cx="${v.toFixed(1)}" cy="${v.toFixed(1)}" r="11.5"/></clipPath>`;
  const mask = (id, zone, over) => `<mask id="${id}"><rect width="100" height="100" fill="#fff"/><g clip-path="url(#${zone})">${c(over, w + 2 * gap, '#000')}</g></mask>`;
  return zone('%-weave-p', 50 - m) + zone('%-weave-q', 50 + m) + mask('%-weave-a', '%-weave-p', b) + mask('%-weave-b', '%-weave-q', a) +
    ring + `<g mask="url(#%-weave-a)">${c(a, w, 'currentColor')}</g><g mask="url(#%-weave-b)">${c(b, w, 'currentColor')}</g>` +
    `<path d="M${a[0] - 4.4} ${a[1] - 3.4}l7.2 12.4h-14.4z"/><circle cx="${b[0] + 4.4}" cy="${b[1] - 4.4}" r="6.2"/>`;
}

// Eiyo: the crest of a helmet. Two blades cross and rise like horns, the sun between them.
function eiyo() {
  const blade = (s) => {
    const x = (v) => 50 + s * (v - 50);
    return P(stroke([[x(69), 9.5, 1], [x(79), 22, 6], [x(79.5), 36, 8.6], [x(70), 50, 9], [x(55), 61.5, 8.6], [x(41), 71.5, 8]], { seed: 4, wob: 0.01 })) +
      P(stroke([[x(33.5), 65.5, 4.6], [x(37), 72, 5.4], [x(41.5), 79.5, 4.6]], { seed: 2, wob: 0.01 })) +
      P(stroke([[x(33.6), 75.4, 6.6], [x(28), 78.6, 6.6], [x(22.5), 81.6, 7.4]], { seed: 3, wob: 0.01 }));
  };
  return '<mask id="%-cross"><rect width="100" height="100" fill="#fff"/>' +
    `<g fill="#000" stroke="#000" stroke-width="4.6">${blade(-1)}</g></mask>` +
    ring + `<g transform="translate(4.5 4) scale(.91)"><g mask="url(#%-cross)">${blade(1)}</g><g>${blade(-1)}</g>` +
    '<circle cx="50" cy="31.5" r="10.4"/></g>' +
    P(stroke([[37, 84, 1], [43, 85, 4], [50, 85.4, 5], [57, 85, 4], [63, 84, 1]], { seed: 5, wob: 0.01 }));
}

// Way of the Samurai: an ensō, and a single stroke through it.
function samurai() {
  const e = stroke(arc(50, 50, 38, 205, 532, [12, 14, 13, 11, 10, 8, 5.4, 2], 30), { n: 2, seed: 21, wob: 0.06, dry: 12, dryFrom: 0.38 });
  const s = stroke([[91, 7, 1.5], [77, 25, 8.6], [54, 48, 10.5], [32, 72, 8], [12, 95, 1]], { seed: 8, wob: 0.05, dry: 4, n: 7, dryFrom: 0.35 });
  return '<mask id="%-cut"><rect width="100" height="100" fill="#fff"/>' +
    `<g fill="#000" stroke="#000" stroke-width="5">${P(s)}</g></mask>` +
    `<g mask="url(#%-cut)">${P(e, EO)}</g>${P(s, EO)}`;
}

// Warriors of Susanoo: eight heads that are one wave.
function susanoo() {
  const neck = [[50.4, 42, 1], [47, 33.5, 5.8], [46.8, 24.5, 8], [51.4, 16.4, 9], [60, 13.8, 8.2], [65.2, 18.6, 5], [62.2, 23.6, 1.2]];
  const one = stroke(neck, { seed: 4, wob: 0.01, n: 5 });
  let out = ring + `<path id="%-head" fill-rule="evenodd" d="${one}M55.4 17.4a1.8 1.8 0 1 0-3.6 0 1.8 1.8 0 1 0 3.6 0z"/>`;
  for (let i = 1; i < 8; i++) out += `<use href="#%-head" transform="rotate(${i * 45} 50 50)"/>`;
  return out + '<circle cx="50" cy="50" r="4.8"/>';
}

export const crests = { paiko: paiko(), eiyo: eiyo(), samurai: samurai(), susanoo: susanoo() };

// The ensō alone: loading, and the ring around a won board.
export const enso = P(stroke(arc(50, 50, 40, 196, 530, [9, 11, 10.5, 9, 8, 6.4, 4.4, 1.6], 20), { n: 2, seed: 33, wob: 0.05, dry: 9, dryFrom: 0.35 }), EO);
export const ensoLine = (() => {
  const p = arc(50, 50, 40, 196, 530, [1, 1], 32);
  return 'M' + p.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
})();

// A thin ring for the rim of a board that was won. Box of 600.
export const ensoRim = P(stroke(arc(300, 300, 291, 203, 548, [10, 17, 17, 16, 15, 15, 14, 12, 9, 3], 44), { n: 2, seed: 12, wob: 0.08, dry: 16, dryFrom: 0.3 }), EO);

// Brush corner: the mark of the last move. Box of 100, the corner at the lower left, to be turned.
export const corner = P(stroke([[4, 66, 1], [3.6, 82, 4.6], [6, 93, 6], [17, 96.6, 4.6], [36, 97, 0.8]], { seed: 5, wob: 0.06 }));
// A slash over a captured tile.
export const slash = P(stroke([[88, 10, 2], [66, 32, 9], [42, 58, 10], [14, 92, 1]], { seed: 5, wob: 0.05, dry: 4, n: 7 }), EO);
// A rule under headings.
export const rule = P(stroke([[0, 5, 1], [14, 4.4, 3.4], [60, 5, 4], [140, 4.4, 3], [196, 5, 2], [240, 4.6, 0.6]], { seed: 9, wob: 0.12, dry: 5, n: 12, dryFrom: 0.2 }), EO);
// A square of ink, brushed.
export const inkSquare = (() => {
  const r = rng(17);
  const n = 5, a = 4, b = 96, p = [];
  for (let i = 0; i < n; i++) p.push([a + (b - a) * i / n, a + (r() - 0.5) * 2.4]);
  for (let i = 0; i < n; i++) p.push([b + (r() - 0.5) * 2.4, a + (b - a) * i / n]);
  for (let i = 0; i < n; i++) p.push([b - (b - a) * i / n, b + (r() - 0.5) * 2.4]);
  for (let i = 0; i < n; i++) p.push([a + (r() - 0.5) * 2.4, b - (b - a) * i / n]);
  return blob(p, { wob: 0.6, seed: 2 });
})();

// Paikō behind its door: a game in the middle, seen from a seat. The board is projected here, so that a phone draws some
// forty paths and turns nothing in space.
import { drawSigns } from './signs.mjs';

const CELL = 40;
const TILES =
  'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Er@h4,Sa@g1n';
const exists = (k, r) => Math.abs(k - r) <= 7 && k + r >= 8 && k + r <= 22;
const region = (k, r) => (k <= 7 && r <= 7 ? 'white' : k >= 8 && r >= 8 ? 'black' : 'middle');
const black = new Set(['6,9', '9,6', '7,7', '8,8']);

// The eye: tilted by 50 degrees about the far edge of the board, as far away as makes the near edge wide.
const TILT = (47 * Math.PI) / 180;
const FAR = 700;
const SCALE = 0.6;
const TOP = 22;
const project = (x, y) => {
  const down = (y + 300) * SCALE;
  const near = FAR / (FAR - down * Math.sin(TILT));
  return [240 + x * SCALE * near, TOP + down * Math.cos(TILT) * near, near];
};
const n1 = (v) => String(Math.round(v * 10) / 10);
const path = (points) => 'M' + points.map(([x, y]) => { const [a, b] = project(x, y); return `${n1(a)} ${n1(b)}`; }).join('L');
const closed = (points) => `${path(points)}z`;
const square = (k, r) => { const x = (k - 8) * CELL, y = (7 - r) * CELL; return [[x, y], [x + CELL, y], [x + CELL, y + CELL], [x, y + CELL]]; };

const round = (rad) => Array.from({ length: 61 }, (_, i) => { const t = (i / 30) * Math.PI; return [rad * Math.sin(t), -rad * Math.cos(t)]; });

function field() {
  const fills = { white: '', black: '', middle: '', half: '', ink: '' };
  let lines = '';
  for (let r = 1; r <= 14; r++)
    for (let k = 1; k <= 14; k++) {
      if (exists(k, r)) {
        fills[black.has(`${k},${r}`) ? 'ink' : region(k, r)] += closed(square(k, r));
        lines += path(square(k, r).slice(1));
        continue;
      }
      const [a, b, c, d] = square(k, r);
      // A half square is the inner half of a square that touches the field by two sides.
      const west = exists(k - 1, r), east = exists(k + 1, r), north = exists(k, r + 1), south = exists(k, r - 1);
      if (west && south) fills.half += closed([a, c, d]);
      if (east && south) fills.half += closed([b, c, d]);
      if (west && north) fills.half += closed([a, b, d]);
      if (east && north) fills.half += closed([a, b, c]);
    }
  const one = (name, fill) => `<path d="${fills[name]}" fill="var(--${fill})"/>`;
  const cross = path([[0, -280], [0, 280]]) + path([[-280, 0], [280, 0]]);
  return one('middle', 'field') + one('white', 'field-white') + one('black', 'field-black') + one('half', 'field-half') +
    `<path d="${lines}" fill="none" stroke="var(--field-line)" stroke-width=".9"/>` +
    `<path d="${cross}" fill="none" stroke="var(--wood-edge)" stroke-width="1.8"/>` + one('ink', 'field-ink');
}

function tiles() {
  const drawn = drawSigns(2);
  const all = TILES.split('/').flatMap((side, i) => side.split(',').map((text) => {
    const [, type, file, rank, face] = text.match(/^(..)@([a-n])(\d+)([nesw]?)$/);
    return { type, x: (file.charCodeAt(0) - 96 - 7.5) * CELL, y: (7.5 - Number(rank)) * CELL, face, dark: i === 1 };
  }));
  const seen = [...new Set(all.map((t) => t.type))];
  const defs = seen.map((t) => `<path id="%-${t}" d="${drawn[t].join('')}"/>`).join('');
  const turn = { n: 0, e: 90, s: 180, w: 270 };
  const one = ({ type, x, y, face, dark }) => {
    const [cx, cy, near] = project(x, y);
    const flat = (project(x, y + 16)[1] - project(x, y - 16)[1]) / (32 * SCALE * near);
    const rx = 17.4 * SCALE * near, ry = rx * flat, high = 2.6 * near;
    const ellipse = (dy, fill, grow = 1, more = '') => `<ellipse cx="${n1(cx)}" cy="${n1(cy + dy)}" rx="${n1(rx * grow)}" ry="${n1(ry * grow)}" fill="${fill}"${more}/>`;
    const s = (rx / 50) * 0.66;
    const sign = `<use href="#%-${type}" fill="var(--${dark ? 'lacquer' : 'bone'}-ink)" transform="matrix(${n1(s * 10) / 10} 0 0 ${(s * flat).toFixed(3)} ${n1(cx)} ${n1(cy - high / 2)}) rotate(${turn[face] ?? 0}) translate(-50 -46)"/>`
      .replace(/matrix\([^ ]+/, `matrix(${s.toFixed(3)}`);
    return ellipse(high + 2 * near, '#00000059', 1.02) + ellipse(high / 2, `var(--${dark ? 'vermilion' : 'indigo'})`) +
      ellipse(-high / 2, `var(--${dark ? 'lacquer' : 'bone'})`, 1, ` stroke="var(--${dark ? 'lacquer' : 'bone'}-edge)" stroke-width=".8"`) + sign;
  };
  return `<defs>${defs}</defs>` + all.sort((a, b) => a.y - b.y).map(one).join('');
}

const wood =
  `<path d="${closed(round(306).map(([x, y]) => [x, y + 22]))}" fill="#0000004d"/>` +
  `<path d="${closed(round(306).map(([x, y]) => [x, y + 9]))}" fill="var(--wood-edge)"/>` +
  `<path d="${closed(round(306))}" fill="var(--wood)"/>` +
  `<path d="${closed(round(294))}" fill="none" stroke="var(--wood-edge)" stroke-width="1" opacity=".6"/>`;

export const paiko = () => wood + field() + tiles();

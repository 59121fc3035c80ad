// The small drawings of Eiyo's table as SVG text: crests, weapons, hats, lanterns, tokens. Pure functions; colours come from
// draw.css, so that a theme needs no second drawing.
import { arms, hatPaths, sweeps, sword } from './art.ts';

export const CORNERS = ['TL', 'TR', 'BR', 'BL'] as const;
export type Corner = (typeof CORNERS)[number];
/** Where a corner of a card lies after so many quarter turns. */
export const cornerAfter = (at: Corner, turns: number): Corner =>
  CORNERS[(CORNERS.indexOf(at) + turns) % 4] ?? at;
export type Troop = 'red' | 'black' | 'blue' | 'yellow' | 'boss' | 'yamabushi';

const svg = (box: string, inner: string, css: string): string =>
  `<svg viewBox="${box}" class="${css}" aria-hidden="true" focusable="false">${inner}</svg>`;
const turned = (angle: number, inner: string): string =>
  `<g transform="rotate(${angle})">${inner}</g>`;
const path = (d: string, css: string): string =>
  `<path class="${css}" fill-rule="evenodd" d="${d}"/>`;

// A frame of its own for each troop: told apart without colours.
const line = 'fill="none" stroke="currentColor" stroke-width="6"';
const FRAMES: Readonly<Record<Troop, string>> = {
  red: `<circle r="43" ${line}/>`,
  black: `<rect x="-33" y="-33" width="66" height="66" rx="3" transform="rotate(45)" ${line}/>`,
  blue: `<path d="M0-46 40-23V23L0 46-40 23V-23Z" stroke-linejoin="round" ${line}/>`,
  yellow: `<rect x="-39" y="-39" width="78" height="78" rx="9" ${line}/>`,
  boss: '<circle r="47" fill="currentColor"/>',
  yamabushi: '<path d="M0-49 45-24V24L0 49-45 24V-24Z" fill="currentColor"/>',
};
const SIGNS: Readonly<Record<Troop, string>> = {
  // it takes two to defeat a red enemy
  red: `<g fill="currentColor">${turned(-45, sword)}<g transform="scale(-1 1)">${turned(-45, sword)}</g></g>`,
  // a throwing star
  black:
    '<path fill="currentColor" fill-rule="evenodd" d="M0-33C4-13 13-4 33 0 13 4 4 13 0 33-4 13-13 4-33 0-13-4-4-13 0-33ZM0-6A6 6 0 1 0 0 6 6 6 0 1 0 0-6Z"/>',
  // the feathers of an arrow
  blue: '<path fill="currentColor" d="M-3-31H3V33H-3ZM-6-27V-11L-23-1V-17ZM6-27V-11L23-1V-17ZM-6-7V9L-23 19V3ZM6-7V9L23 19V3Z"/>',
  // three spear heads
  yellow:
    '<path fill="currentColor" d="M0-31C9-18 9-8 3 1V29H-3V1C-9-8-9-18 0-31ZM-19-17C-11-7-11 2-16 9V27H-22V9C-27 2-27-7-19-17ZM19-17C27-7 27 2 22 9V27H16V9C11 2 11-7 19-17Z"/>',
  // the horns of a helmet, cut out of a disc
  boss: '<path class="cut" d="M0 29C-15 27-24 18-25 6-31-3-33-18-24-34-24-17-15-6-6-2L0 8 6-2C15-6 24-17 24-34 33-18 31-3 25 6 24 18 15 27 0 29Z"/><circle class="cut" cy="-13" r="6.5"/>',
  // the ringed staff of a mountain monk
  yamabushi:
    '<path class="cut" fill-rule="evenodd" d="M0-34C15-34 22-20 17-8 13 1 5 3 3 5V34H-3V5C-5 3-13 1-17-8-22-20-15-34 0-34ZM0-27C-10-27-14-18-11-10-8-4-3-3 0 0 3-3 8-4 11-10 14-18 10-27 0-27Z"/><circle class="cut" cx="-19" cy="5" r="5.5"/><circle class="cut" cx="19" cy="5" r="5.5"/>',
};
export const crest = (troop: Troop): string =>
  svg('-50 -50 100 100', FRAMES[troop] + SIGNS[troop], `crest ${troop}`);

export type Arm = keyof typeof arms;
export const arm = (name: Arm, angle: number, scale: number, x: number, y: number): string =>
  `<g class="arm" transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${arms[name]}</g>`;

const sweep = (key: keyof typeof sweeps): string => path(sweeps[key], 'sweep');
// What a weapon looks like follows from the corners that it shows.
const DRAWINGS: Readonly<Record<string, () => string>> = {
  TL: () => arm('tanto', -122, 1.2, 47, 82),
  TR: () => arm('tanto', -58, 1.2, 37, 82),
  BR: () => arm('tanto', 58, 1.2, 37, 68),
  BL: () => arm('tanto', 122, 1.2, 47, 68),
  'TL TR': () => sweep('TL TR') + arm('katana', -90, 1, 42, 92),
  'TR BR': () => sweep('TR BR') + arm('katana', -78, 1, 31, 78),
  'BR BL': () => sweep('BR BL') + arm('katana', 90, 1, 42, 58),
  'TL BL': () => sweep('TL BL') + arm('katana', 102, 1, 53, 72),
  'TL BR': () => arm('yari', -116, 1.02, 42, 76),
  'TR BL': () => arm('yari', -64, 1.02, 42, 76),
};
/** How a weapon that shows these corners is called. */
export function armOf(shows: readonly Corner[]): Arm | 'special' {
  if (shows.length === 1) return 'tanto';
  if (shows.length !== 2) return 'special';
  return shows.join(' ') in sweeps ? 'katana' : 'yari';
}
const special = (): string =>
  arm('yari', -64, 1.02, 42, 76) +
  arm('yari', -116, 1.02, 42, 76) +
  '<circle class="knot" cx="42" cy="75" r="10"/><circle class="knot-eye" cx="42" cy="75" r="4"/>';

const CARD = { width: 84, height: 150 };
const AT: Readonly<Record<Corner, readonly [number, number]>> = {
  TL: [13, 13],
  TR: [71, 13],
  BR: [71, 137],
  BL: [13, 137],
};

function corner(at: Corner, shows: boolean, meets: boolean): string {
  const [x, y] = AT[at];
  if (!shows) return `<circle class="corner none" cx="${x}" cy="${y}" r="2"/>`;
  const idle = meets ? '' : ' idle';
  const [ex, ey] = [x < 42 ? 0 : CARD.width, y < 75 ? 0 : CARD.height];
  const glow = meets
    ? `<circle cx="${ex}" cy="${ey}" r="46" fill="url(#eiyo-glow)" clip-path="url(#eiyo-card)"/>`
    : '';
  return `${glow}<circle class="corner ring${idle}" cx="${x}" cy="${y}" r="7.5"/><circle class="corner dot${idle}" cx="${x}" cy="${y}" r="3.4"/>`;
}

/** A long card whose four corners are the corners of the courtyard. `meets`: those where something can be struck now. */
export function weaponCard(shows: readonly Corner[], meets: readonly Corner[]): string {
  const corners = CORNERS.map((at) => corner(at, shows.includes(at), meets.includes(at))).join('');
  const drawing = DRAWINGS[shows.join(' ')] ?? special;
  return svg(`0 0 ${CARD.width} ${CARD.height}`, corners + drawing(), 'arms');
}

const SPOKES = Array.from({ length: 24 }, (_, index) => {
  const at = (r: number): string => {
    const angle = (index * Math.PI) / 12;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  };
  return `M${at(9)}L${at(37)}`;
}).join('');

/** A samurai from above: a straw hat, the shoulders under it, two hilts. */
export const hat = (mine: boolean): string =>
  svg(
    '-64 -58 128 112',
    '<ellipse class="cast" cx="4" cy="12" rx="54" ry="40"/>' +
      path(hatPaths.cloak, 'cloak') +
      path(hatPaths.saya, 'saya') +
      `<circle class="straw" r="40"/><path class="weave" d="${SPOKES}"/><circle class="weave" r="30"/><circle class="weave" r="20"/>` +
      path(hatPaths.rim, 'rim') +
      '<circle class="band" r="11"/><circle class="crown" r="4.5"/>',
    `hat ${mine ? 'mine' : 'other'}`,
  );

const SHELL = 'M11 10C4 14 3 20 3 26 3 33 5 38 11 42H25C31 38 33 33 33 26 33 20 32 14 25 10Z';
/** A paper lantern that burns as high as its deck is full; 0: it is out. */
export function lantern(share: number): string {
  const out = share <= 0;
  const light = out
    ? ''
    : `<rect class="flame" clip-path="url(#eiyo-lantern)" x="0" y="${(42 - 30 * share).toFixed(1)}" width="36" height="40"/>`;
  return svg(
    '0 0 36 52',
    `<path class="cord" d="M18 0V7M18 46V52"/><path class="shell${out ? ' out' : ''}" d="${SHELL}"/>${light}` +
      `<path class="rib" d="M5 17H31M3.4 22H32.6M3 27H33M3.6 32H32.4M6 37H30"/><path class="shellline" d="${SHELL}"/>` +
      '<rect class="cap" x="11" y="6" width="14" height="4" rx="1.5"/><rect class="cap" x="11" y="42" width="14" height="4" rx="1.5"/>',
    'lantern',
  );
}

const rib = (degrees: number, r: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * r).toFixed(1)} ${(11 + Math.sin(angle) * r).toFixed(1)}`;
};
const RIBS = [-56, -28, 0, 28, 56].map((at) => `M${rib(at, 5)}L${rib(at, 24)}`).join('');
/** A war fan on a round of wood. */
export const token = (): string =>
  svg(
    '-26 -26 52 52',
    '<circle class="wood" r="24"/><circle class="woodring" r="20.5"/>' +
      `<path class="fan" d="M${rib(-66, 9)}L${rib(-66, 24)}A24 24 0 0 1 ${rib(66, 24)}L${rib(66, 9)}A9 9 0 0 0 ${rib(-66, 9)}Z"/><path class="fanrib" d="${RIBS}"/><circle class="fanpin" cy="11" r="3"/>`,
    'token',
  );

/** Damage: a triangle with its number. */
export const threat = (damage: number, css = ''): string =>
  svg(
    '-20 -18 40 36',
    `<path class="tri" d="M0-16 18 15H-18Z"/><text class="n${damage > 9 ? ' two' : ''}" y="11" text-anchor="middle">${damage}</text>`,
    `threat ${css}`,
  );

const PETALS = Array.from(
  { length: 10 },
  (_, index) => `<ellipse cx="0" cy="-7.2" rx="2.7" ry="5" transform="rotate(${index * 36})"/>`,
).join('');
export const petals = `<g fill="currentColor">${PETALS}</g><circle r="3" class="eye"/>`;
/** Honor: a chrysanthemum. */
export const flower = (): string => svg('-13 -13 26 26', petals, 'flower');

export const triangle =
  '<svg viewBox="-20 -18 40 36" class="tri-s" aria-hidden="true" focusable="false"><path d="M0-16 18 15H-18Z"/></svg>';

/** What the drawings refer to; once at a table. */
export const defs = `<svg width="0" height="0" class="eiyo-defs" aria-hidden="true" focusable="false"><defs><radialGradient id="eiyo-glow"><stop class="glow-0" offset="0"/><stop class="glow-1" offset=".55"/><stop class="glow-2" offset="1"/></radialGradient><clipPath id="eiyo-lantern"><path d="${SHELL}"/></clipPath><clipPath id="eiyo-card"><rect width="84" height="150" rx="7"/></clipPath></defs></svg>`;

/** Paper on a lattice: a sliding door. */
export function lattice(columns: number, rows: number): string {
  const [width, height] = [200, 90];
  const upright = Array.from(
    { length: columns - 1 },
    (_, index) => `M${((width * (index + 1)) / columns).toFixed(1)} 0V${height}`,
  );
  const level = Array.from(
    { length: rows - 1 },
    (_, index) => `M0 ${((height * (index + 1)) / rows).toFixed(1)}H${width}`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" class="lattice" aria-hidden="true" focusable="false"><path d="${[...upright, ...level].join('')}" vector-effect="non-scaling-stroke"/></svg>`;
}

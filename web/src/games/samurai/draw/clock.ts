// A gauge as a water clock. The water is the value; each small mark beside the tube is a card that may come, at the height of
// what it asks for. Marks under the water are met. Box 0 0 100 270.
const LOW = -4;
const HIGH = 14;
const UNIT = 13;

export const heightOf = (value: number): number =>
  258 - (Math.max(LOW, Math.min(HIGH, value)) - LOW) * UNIT;

/** How much of the tube is under water; never nothing. */
export const depthOf = (value: number): number => 263 - heightOf(value);

export interface ClockLook {
  // A value for each card that may come.
  marks?: readonly number[];
  // The value once the card is turned.
  fixed?: number | null;
  // Where a selected card would lead.
  ghost?: number | null;
  // The sum of the chances at each mark, in percent.
  expert?: boolean;
}

function marksOf(marks: readonly number[], value: number, reach: number, expert: boolean): string {
  if (marks.length === 0) return '';
  const rows = new Map<number, number>();
  // Many that ask for the same stand closer, so that they never reach the next clock.
  const most = Math.max(...marks.map((v) => marks.filter((m) => m === v).length));
  const gap = Math.min(10, 33 / most);
  const dots = marks.map((v) => {
    const column = (rows.get(v) ?? 0) + 1;
    rows.set(v, column);
    const css = v <= value ? 'over' : v <= reach ? 'over fresh' : 'under';
    return `<rect class="mark ${css}" x="${60 + (column - 1) * gap}" y="${heightOf(v) - 3}" width="${gap - 2}" height="6" rx="2"/>`;
  });
  const [top, bottom] = [heightOf(Math.max(...marks)), heightOf(Math.min(...marks))];
  const wide = most * gap + 6;
  const sums = [...rows].map(([v, column]) => {
    const share = Math.round((marks.filter((m) => m <= v).length / marks.length) * 100);
    return `<text class="cum" x="${62 + column * gap}" y="${heightOf(v) + 3.5}">${share}</text>`;
  });
  return (
    `<rect class="backing" x="56" y="${top - 7}" width="${wide}" height="${bottom - top + 14}" rx="4"/>` +
    dots.join('') +
    (expert ? sums.join('') : '')
  );
}

// Once his card is turned one bar with a flag says what it asks for.
function flag(fixed: number, met: boolean): string {
  const [y, css] = [heightOf(fixed), met ? 'over' : 'under'];
  return (
    `<path class="bar ${css}" d="M10 ${y}H58"/><path class="flag ${css}" d="M58 ${y - 12}H89V${y + 12}H58L64 ${y}Z"/>` +
    `<text class="flagtext" x="76" y="${y}" dy="0.36em" text-anchor="middle">${fixed}</text>`
  );
}

function ghostLevel(value: number, ghost: number): string {
  const [a, b] = [heightOf(value), heightOf(ghost)];
  return `<path class="ghostfill" d="M14 ${Math.min(a, b)}H50V${Math.max(a, b)}H14Z"/><path class="ghostline" d="M10 ${b}H54"/>`;
}

const TICKS = Array.from({ length: HIGH - LOW + 1 }, (_, i) => {
  const v = LOW + i;
  return `M14 ${heightOf(v)}H${v % 5 === 0 ? 24 : 19}`;
}).join('');
const SCALE = [0, 5, 10]
  .map(
    (v) => `<text class="scale" x="7" y="${heightOf(v)}" dy="0.36em" text-anchor="end">${v}</text>`,
  )
  .join('');

export function clock(value: number, look: ClockLook = {}): string {
  const { marks = [], fixed = null, ghost = null, expert = false } = look;
  const reach = ghost ?? value;
  const y = heightOf(value);
  const wave = `M14 ${y + 2}C22 ${y - 2} 28 ${y + 4} 36 ${y + 1} 42 ${y - 2} 46 ${y + 2} 50 ${y}V258Q50 263 44 263H20Q14 263 14 258Z`;
  return (
    '<svg viewBox="0 0 100 270" class="clock" aria-hidden="true" focusable="false">' +
    '<path class="vessel" d="M14 20H50V258Q50 264 44 264H20Q14 264 14 258Z"/>' +
    `<path class="water" d="${wave}"/>` +
    (ghost === null || ghost === value ? '' : ghostLevel(value, ghost)) +
    `<path class="tick" d="${TICKS}"/><path class="zero" d="M9 ${heightOf(0)}H55"/>${SCALE}` +
    '<path class="lip" d="M10 20H54M16 264H48"/>' +
    (fixed === null ? marksOf(marks, value, reach, expert) : flag(fixed, reach >= fixed)) +
    '</svg>'
  );
}

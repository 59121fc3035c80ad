// Lanterns: five forms, one for each seat, so that a seat is known by its form wherever it is named.
interface Form {
  readonly paper: string;
  /** From, to, height. */
  readonly ribs: readonly (readonly [number, number, number])[];
  /** Ribs that are straight, and what else the frame has. */
  readonly frame?: string;
}
const FORMS: readonly Form[] = [
  // round
  {
    paper: 'M12 16C4 20 3 38 12 46H44C53 38 52 20 44 16Z',
    ribs: [
      [7.5, 48.5, 23],
      [5.6, 50.4, 31],
      [7.5, 48.5, 39],
    ],
  },
  // tall
  {
    paper: 'M16 13C13 18 13 44 16 50H40C43 44 43 18 40 13Z',
    ribs: [
      [14, 42, 20],
      [13.6, 42.4, 27],
      [13.6, 42.4, 35],
      [14, 42, 43],
    ],
  },
  // jar
  {
    paper: 'M9 16C6 24 9 38 18 47H38C47 38 50 24 47 16Z',
    ribs: [
      [7.7, 48.3, 23],
      [9.3, 46.7, 31],
      [13, 43, 39],
    ],
  },
  // box
  {
    paper: 'M11 15H45L42 47H14Z',
    ribs: [
      [12, 44, 25],
      [13, 43, 37],
    ],
    frame: 'M28 15V47',
  },
  // hexagon
  {
    paper: 'M18 14H38L50 31 38 48H18L6 31Z',
    ribs: [[6, 50, 31]],
    frame: 'M18 14 22 31 18 48M38 14 34 31 38 48',
  },
];
const ROUND: Form = { paper: '', ribs: [] };
const formOf = (seat: number): Form => FORMS[(seat - 1) % FORMS.length] ?? ROUND;

export interface LanternOptions {
  readonly level?: number;
  /** May act; has passed; dead. */
  readonly state?: 'lit' | 'folded' | 'dark';
}

export function lantern(seat: number, { level, state = 'lit' }: LanternOptions = {}): string {
  const { paper, ribs, frame } = formOf(seat);
  const folded = state === 'folded';
  const sag = frame ? 0 : 3;
  const rib = ribs.map(([a, b, y]) => `M${a} ${y}Q28 ${y + sag} ${b} ${y}`).join('');
  const base = folded ? 34 : 50;
  const torn =
    '<path class="tear" d="M20 22l5 6-4 5 6 5"/><path class="smoke" d="M28 8C24 4 32 2 28-2"/>';
  return [
    `<svg class="lantern ${state} seat${seat}" viewBox="0 0 56 64" aria-hidden="true">`,
    '<path class="cord" d="M28 0V9"/>',
    `<g${folded ? ' transform="translate(0 7.6) scale(1 .52)"' : ''}>`,
    `<path class="paper" d="${paper}"/><path class="rib" d="${rib}${frame ?? ''}"/></g>`,
    `<path class="cap" d="M17 9H39V14.5H17ZM18 ${base - 3}H38V${base + 2}H18Z"/>`,
    `<path class="tassel" d="M28 ${base + 2}v10M25.5 ${base + 4}v6M30.5 ${base + 4}v6"/>`,
    state === 'dark' ? torn : '',
    `<text class="num" x="28" y="${folded ? 27.5 : 38}" text-anchor="middle">${level ?? ''}</text></svg>`,
  ].join('');
}

/** The form alone, beside a name. */
export const seatMark = (seat: number, size = 16): string =>
  `<svg class="seatmark seat${seat}" viewBox="0 8 56 48" width="${size}" height="${size}" aria-hidden="true"><path d="${formOf(seat).paper}"/></svg>`;
/** The same, inside another drawing. */
export const seatPath = (seat: number): string => formOf(seat).paper;

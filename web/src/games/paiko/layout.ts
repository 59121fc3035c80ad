// How the table lies in its box: rows on a phone, the game's column beside the board where it is wide, three columns on
// a phone that lies. The board takes what is left, and nothing scrolls.
export type Kind = 'rows' | 'wide' | 'low';

export interface Layout {
  readonly kind: Kind;
  /** Rows, and little height: what only explains is left out. */
  readonly short: boolean;
  /** Rows with height to spare. */
  readonly tall: boolean;
  readonly broad: boolean;
  /** Wide, and as low as the window of a browser on a small laptop: trays of one row where two do not fit. */
  readonly tight: boolean;
  /** Side of the board. */
  readonly board: number;
}

/** What the rows beside the board need: the other's tray, prompt and button, the own tray, the dock. */
const REST = { short: 237, usual: 266, tablet: 366 } as const;

export function layoutFor(width: number, height: number): Layout {
  const kind: Kind =
    height < 480 && width > height * 1.2
      ? 'low'
      : width >= 640 && width / height >= 0.95
        ? 'wide'
        : 'rows';
  const short = kind === 'rows' && height < 656;
  const tall = kind === 'rows' && height >= 736;
  const broad = kind === 'wide' && width >= 1040;
  const tight = kind === 'wide' && height < 690;
  const board =
    kind === 'rows'
      ? Math.min(width, height - (short ? REST.short : width >= 700 ? REST.tablet : REST.usual))
      : kind === 'low'
        ? Math.min(height, width - 340)
        : Math.min(width - 24 - (broad ? 252 : 228), height - 24);
  return { kind, short, tall, broad, tight, board: Math.max(240, Math.floor(board)) };
}

// What the server says of its tables (docs/protocol.md, /api/v1/openapi.json), as far as the page reads it.
import type {
  FairMessage,
  LogEntry,
  NoticeMessage,
  OptionValues,
  Seat,
  ViewMessage,
} from '../../engine/wire.ts';

export interface ServedSeat {
  readonly seat: Seat;
  readonly who: 'open' | 'person' | 'bot' | 'nobody';
  readonly name: string;
  readonly level: string;
  readonly away: boolean;
  readonly program: boolean;
  /** A bot sits there until the person is back. */
  readonly lent: boolean;
  /** Wants to play again. */
  readonly ready: boolean;
}

export interface ServedTable {
  readonly table: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly stage: 'open' | 'playing' | 'over' | 'closed';
  readonly listed: boolean;
  readonly practice: boolean;
  readonly chance: 'plain' | 'fair' | 'seeded';
  readonly seed?: string;
  readonly clock: { readonly seconds: number; readonly end: 'idle' | 'bot' };
  readonly seats: readonly ServedSeat[];
  /** The seat of the one who asks; 0: none. */
  readonly you: Seat;
  readonly watchers: number;
  /** Seconds since 1970. */
  readonly created: number;
  readonly next: string;
  readonly frozen: string;
  /** Whom it waits for; in the list of one's own tables. */
  readonly awaited?: readonly Seat[];
}

export interface News {
  /** `view`: a fresh start, what was known is forgotten. */
  readonly type: 'view' | 'log';
  readonly sequence: number;
  readonly table?: ServedTable;
  readonly fair?: FairMessage;
  readonly log?: { readonly entries: readonly LogEntry[] };
  readonly view?: ViewMessage;
  readonly notice?: NoticeMessage;
  readonly times?: readonly { readonly seat: Seat; readonly left: number }[];
}

/** Not kept: words of those who watch or beside the game, and pointing. */
export interface ServedRemark {
  readonly type: 'words' | 'point';
  readonly seat: Seat;
  readonly name: string;
  readonly text?: string;
  readonly ref?: string;
}

export interface Answer {
  readonly type: 'answer';
  readonly key: string;
  readonly sequence: number;
  readonly table?: string;
}

export interface ServedError {
  readonly type: 'error';
  readonly key: string;
  readonly code: string;
  readonly text: string;
  /** Milliseconds until the next try. */
  readonly wait?: number;
}

export type Message = News | ServedRemark | Answer | ServedError;

/** A new table, or a seat at one. */
export interface Given {
  readonly table: string;
  readonly seat: Seat;
  readonly watch?: string;
  /** One link for all open seats. */
  readonly party?: string;
  /** The same to say aloud: three numbers below 256. */
  readonly code?: string;
}

export interface Command {
  readonly do: string;
  readonly moves?: readonly string[];
  readonly decision?: number;
  readonly text?: string;
  readonly name?: string;
  readonly yes?: boolean;
  readonly seat?: Seat;
}

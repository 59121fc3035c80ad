// Pieces of a table's state that every kind of table makes the same way.
import { Refused } from '../engine/port.ts';
import type { ChairsMessage, NoticeMessage, Seat, ViewMessage } from '../engine/wire.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Refusal, SeatInfo, TableState } from './table.ts';

export const refusal = (error: unknown): Refusal => ({
  ok: false,
  code: error instanceof Refused ? error.code : 'failed',
  text: error instanceof Error ? error.message : String(error),
});

/** What a person is told of a trouble of the table itself: a sentence of the page. */
export const problemOf = (code: string): Phrase => ({ key: `page.problem.${code}`, arguments: {} });

export const seatInfo = (chairs: ChairsMessage['chairs'], thinking: Seat): readonly SeatInfo[] =>
  chairs.map(({ seat, who, name, level }) => ({
    seat,
    who,
    name,
    ...(level ? { level } : {}),
    thinking: seat === thinking,
  }));

export const noNotice: NoticeMessage = {
  beat: 'none',
  window: 0,
  again: false,
  somebody_holds: false,
  answered: false,
  holds: false,
  reserve: 0,
  longest_hold: 0,
  orders: {
    quiet: 'ask',
    battles: 'all',
    close: '10',
    heads: 'ask',
    help: 'ask',
    forced: 'off',
  },
  until: 'off',
  passed: 0,
  made: 0,
  undoable: 'no',
};

/**
 * At one screen no window has a beat: people hand over, and a clock would run for those who cannot see the table. It closes when
 * everybody whom their orders leave to be asked has answered.
 */
export const unhurried = (notice: NoticeMessage): NoticeMessage => ({ ...notice, beat: 'none' });

/** Before anything has come. */
export const emptyView = (game: string): ViewMessage => ({
  game,
  rules: 0,
  cards: '',
  options: {},
  seats: 0,
  viewer: 0,
  view: '',
  over: false,
  sequence: 0,
  decision: 0,
  to_act: [],
  awaited: [],
  talk: [],
  report: {
    over: false,
    reason: '',
    winners: [],
    points: [],
    utility: [],
    together: false,
    extras: {},
  },
  prompt: { key: '', arguments: {} },
  moment: { kind: 'own', able: false, alarm: false, window: 0, pass: '', calm: false },
  figures: {},
  tableau: { places: [], facts: [] },
});

/** Over the net somebody who only watches: nothing here is theirs to do. */
export const looksOn = ({ kind, viewer }: TableState): boolean => kind === 'remote' && viewer === 0;
/** Over the net somebody who wants to play again, and waits until all others do. */
export const waitsAgain = ({ viewer, seats }: TableState): boolean =>
  seats.some(({ seat, ready }) => seat === viewer && ready === true);

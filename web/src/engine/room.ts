// What the table's worker answers: one table around a Host, in the engine. Everything here takes milliseconds; whatever
// thinks is in mind.ts.
import type { Engine, Host, HostSetup, Match, SeatView } from '@engawa/engawa.mjs';
import { Refused } from './port.ts';
import type {
  Card,
  ChairsMessage,
  DueMessage,
  FairnessMessage,
  ForesightMessage,
  Game,
  Gesture,
  KeptMessage,
  KeptStateMessage,
  LogEntry,
  NoticeMessage,
  RefusedValue,
  RuleMessage,
  Seat,
  SetupMessage,
  ViewMessage,
  Viewer,
} from './wire.ts';

/** A table as one viewer may know it, and what its keeper has to do. */
export interface Snapshot {
  readonly view: ViewMessage;
  /** From the entry that was asked for. */
  readonly log: readonly LogEntry[];
  readonly notice: NoticeMessage;
  readonly chairs: ChairsMessage;
  readonly due: DueMessage;
  readonly plies: number;
}

/** What a bot needs to think elsewhere. */
export interface BotQuestion {
  readonly game: string;
  readonly options: ViewMessage['options'];
  readonly viewer: Viewer;
  readonly view: string;
}
/** What a bot is asked. */
export interface BotMoment extends BotQuestion {
  /** Several answer in this window; `pass` is how it lets go what is another's, empty where it is its own. */
  readonly window: boolean;
  readonly pass: string;
}

const WISH = { tableau: true, choices: true, odds: true };

export function makeRoom(engine: Engine) {
  let host: Host | null = null;
  let told: SeatView | null = null;
  let reel: { record: string; match: Match; at: number } | null = null;
  const table = (): Host => {
    if (!host) throw new Refused('no_table', 'no table is open here');
    return host;
  };
  const sit = (opened: Host): void => {
    host?.dispose();
    host = opened;
    draws();
  };
  const draws = (): void => {
    while (table().due().kind === 'draw') table().draw();
  };
  const act = (does: (at: Host) => unknown): KeptMessage => {
    does(table());
    draws();
    return table().secretKeep();
  };

  const undoer = (): Seat => {
    const people = table()
      .chairs()
      .chairs.filter(({ who }) => who === 'person');
    const may = (how: 'free' | 'asks'): Seat =>
      people.find(({ seat }) => table().notice(seat).undoable === how)?.seat ?? 0;
    return may('free') || may('asks');
  };

  const reelAt = (record: string, to: number): Match => {
    if (reel?.record !== record || reel.at !== to) {
      reel?.match.dispose();
      reel = null;
      reel = { record, match: engine.replay(record, to), at: to };
    }
    return reel.match;
  };
  const shown = (record: string, to: number, viewer: Viewer): ReplayShot => {
    const match = reelAt(record, to);
    return { view: match.view(viewer, WISH), log: match.log(viewer), plies: match.plies };
  };

  return {
    games: (): readonly Game[] => engine.games(),
    cards: (game: string): readonly Card[] => engine.cards(game),
    /** Which values of options do not go with the others, and why. */
    refusals: (game: string, options: ViewMessage['options']): readonly RefusedValue[] =>
      engine.refusals({ game, options }),
    /** A share in the dice of a fair table: bytes of this device's own, and what a seat commits to them by. */
    commit: (seat: Seat): { readonly bytes: string; readonly commitment: string } =>
      engine.commit(seat),
    verify: (record: string): FairnessMessage => engine.verify(record),
    keptState: (record: string): KeptStateMessage => engine.keptState(record),

    open: (setup: HostSetup): KeptMessage => {
      sit(engine.openHost(setup));
      return table().secretKeep();
    },
    resume: (
      kept: KeptMessage,
      key: Uint8Array,
      orders: 'usual' | NoticeMessage['orders'],
    ): KeptMessage => {
      sit(engine.resumeHost(kept, { key, orders }));
      return table().secretKeep();
    },
    /** How the table after this one is opened; its key is its own. */
    rematch: (): SetupMessage => table().rematch(),

    look: (viewer: Viewer, from: number): Snapshot => ({
      view: table().view(viewer, WISH),
      log: table().log(viewer, from),
      notice: table().notice(viewer),
      chairs: table().chairs(),
      due: table().due(),
      plies: table().table().plies,
    }),
    /** What whoever was awaited at a ply could see; null: nobody was, or secrets run. */
    questionAt: (ply: number, record?: string): BotQuestion | null => {
      const match = reelAt(record ?? table().secretKeep().record, ply);
      const { awaited, over, game: name } = match.view(0);
      const open = over || !engine.games().find(({ game }) => game === name)?.secrets;
      const [seat] = awaited;
      if (!open || seat === undefined || seat === 0) return null;
      const { game, options, viewer, view } = match.view(seat);
      return { game, options, viewer, view };
    },
    question: (seat: Seat): BotMoment => {
      const { game, options, viewer, view, moment } = table().view(seat);
      const { kind, pass } = moment;
      return { game, options, viewer, view, window: pass !== '', pass: kind === 'own' ? '' : pass };
    },

    play: (seat: Seat, texts: readonly string[], decision?: number) =>
      act((at) => at.play(seat, texts, decision)),
    answer: (seat: Seat, decision: number, text: string) =>
      act((at) => at.answer(seat, decision, text)),
    beatOver: (window: number) => act((at) => at.beatOver(window)),
    timeOut: (seat: Seat, decision: number) => act((at) => at.timeOut(seat, decision)),
    withdraw: (seat: Seat) => act((at) => at.withdraw(seat)),
    order: (seat: Seat, orders: string) => act((at) => at.order(seat, orders)),
    passUntil: (seat: Seat, until: NoticeMessage['until']) =>
      act((at) => at.passUntil(seat, until)),
    hold: (seat: Seat) => act((at) => at.hold(seat)),
    holdOver: (seat: Seat, milliseconds: number) => act((at) => at.holdOver(seat, milliseconds)),
    say: (seat: Seat, words: string) => act((at) => at.say(seat, words)),
    resign: (seat: Seat) => act((at) => at.resign(seat)),
    /** At a screen that people share, everybody grants what one asks. */
    takeBack: (): KeptMessage => {
      const seat = undoer();
      if (seat === 0) throw new Refused('nothing_to_undo', 'there is nothing to take back');
      if (table().notice(seat).undoable === 'free') return act((at) => at.undo(seat));
      return act((at) => {
        at.askUndo(seat);
        for (const other of at.notice(seat).undo?.open ?? []) at.answerUndo(other, true);
      });
    },
    undoable: (): boolean => undoer() !== 0,
    seat: (seat: Seat, chair: string) => act((at) => at.sit(seat, chair)),
    record: (): string => table().record(),
    /** The standing of a campaign as one line, and how a table is opened that goes on from one. */
    carry: (): string => table().carry(),
    carried: (game: string, line: string): SetupMessage => engine.carried(game, line),

    /** A view that came over the wire: what is asked from now on is asked of it. */
    tell: (view: ViewMessage): ViewMessage => {
      told?.dispose();
      told = engine.readView(view);
      return { ...told.message(WISH), ...view };
    },
    foresee: (viewer: Viewer, texts: readonly string[]): ForesightMessage =>
      told ? told.foresee(texts) : asked(table().seat(viewer), (seat) => seat.foresee(texts)),
    whyNot: (viewer: Viewer, attempt: Gesture | string): RuleMessage =>
      told ? told.whyNot(attempt) : asked(table().seat(viewer), (seat) => seat.whyNot(attempt)),
    /** An earlier moment of this table, as the viewer may know it. */
    past: (viewer: Viewer, ply: number): ReplayShot =>
      shown(table().secretKeep().record, ply, viewer),

    /** A record at one ply; -1: its end. The latest one stays open, so that a slider is quick. */
    replay: (record: string, to: number, viewer: Viewer): ReplayShot => shown(record, to, viewer),
    /** The position at a ply, for a branch. */
    position: (record: string, to: number): string => {
      const match = engine.replay(record, to);
      try {
        return match.secretPosition();
      } finally {
        match.dispose();
      }
    },
  };
}

export interface ReplayShot {
  readonly view: ViewMessage;
  readonly log: readonly LogEntry[];
  readonly plies: number;
}

export type Room = ReturnType<typeof makeRoom>;

function asked<Seen extends { dispose(): void }, Said>(
  seen: Seen,
  ask: (seen: Seen) => Said,
): Said {
  try {
    return ask(seen);
  } finally {
    seen.dispose();
  }
}

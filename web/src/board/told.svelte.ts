// The log on its way to the screen: what is new is told to the stage, and a jump (the first look, a move taken back, an
// earlier turn) is shown at once. The same for every game.
import { untrack } from 'svelte';
import type { LogEntry } from '../engine/wire.ts';
import type { BoardProps } from './game_page.ts';

/** What a game's board gives to have its log told. */
export interface Telling<Event> {
  readonly stage: {
    readonly moving: boolean;
    onsound: (name: string) => void;
    onshown: (sequence: number) => void;
    leave(): void;
  };
  /** The hand: what it may do, and that it lets go of everything when the table changes. */
  readonly play: {
    readonly now: unknown;
    readonly asked: boolean;
    reset(): void;
    /** What was sent has been answered. */
    arrived?(): void;
  };
  /** Sounds. */
  heard(name: string): void;
  read(log: readonly LogEntry[]): readonly Event[];
  /** Shows the position as it is. */
  show(): void;
  /** Tells the events, and ends with the position as it is. */
  tell(events: readonly Event[]): Promise<void>;
  /** These are not told one by one. `other`: somebody else looks at the table than before. */
  jumps?(events: readonly Event[], other: boolean): boolean;
  /** Everything is on the screen. */
  shown?(first: boolean): void;
}

/** Called while a component is made, since it watches the table. */
export function tellLog<Event>(props: () => BoardProps, telling: Telling<Event>): void {
  const { stage, play, heard } = telling;
  let moment = '';
  let begun = false;
  let viewer = -1;
  let seen = -1;
  let asked = false;
  let over = false;

  function shown(of: string, end: number, first: boolean): void {
    if (of !== moment) return;
    const { shell, state } = props();
    shell.shown(end);
    const ended = state.view.over || state.phase === 'over';
    if (!first && play.asked && !asked) heard('your_turn');
    if (!first && ended && !over) heard('end');
    [asked, over] = [play.asked, ended];
    telling.shown?.(first);
  }
  function tell(now: string, end: number): void {
    const { state } = props();
    const fresh = state.log.filter(({ sequence }) => sequence > seen);
    const events = telling.read(fresh);
    const first = !begun;
    const back = end < seen || fresh.some(({ kind }) => kind === 'undone');
    const jump = first || back || (telling.jumps?.(events, state.viewer !== viewer) ?? false);
    [moment, begun, viewer, seen] = [now, true, state.viewer, end];
    play.arrived?.();
    play.reset();
    if (!jump) return void telling.tell(events).then(() => shown(now, end, false));
    telling.show();
    shown(now, end, first);
  }

  stage.onsound = heard;
  stage.onshown = (sequence) => props().shell.shown(sequence);
  $effect(() => {
    const { log, view, viewer: who, phase } = props().state;
    const end = log.at(-1)?.sequence ?? -1;
    const now = `${who} ${end} ${phase} ${view.view} ${view.decision ?? ''}`;
    if (now !== moment && play.now) untrack(() => tell(now, end));
  });
  // Whoever leaves in the middle of a motion hears no more of it: there is no table left to ask.
  $effect(() => () => {
    moment = '';
    stage.leave();
  });
  $effect(() => {
    const { moving } = stage;
    untrack(() => props().shell.busy(moving));
  });
}

// The log on its way to the screen: what is new is told to the stage event by event, and a jump (the first look, a move
// taken back, an earlier turn) is shown at once. Called while a component is made, since it watches the table.
import { untrack } from 'svelte';
import type { BoardProps } from '../../board/game_page.ts';
import { readEvents } from './log.ts';
import type { Picks } from './picks.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Stage } from './stage.svelte.ts';

/** More events at once than this are a jump. */
const MOST = 12;

export class Told {
  readonly #props: () => BoardProps;
  readonly #play: Play;
  readonly #picks: Picks;
  readonly #stage: Stage;
  readonly #heard: (name: string) => void;
  #moment = '';
  #begun = false;
  #seen = -1;
  #asked = false;
  #over = false;

  constructor(
    props: () => BoardProps,
    play: Play,
    picks: Picks,
    stage: Stage,
    heard: (name: string) => void,
  ) {
    this.#props = props;
    this.#play = play;
    this.#picks = picks;
    this.#stage = stage;
    this.#heard = heard;
    stage.onsound = heard;
    // Tiles picked for a hand are told together, when all of them lie there.
    stage.onevent = ({ sequence, kind }) => kind !== 'picked' && props().shell.shown(sequence);
    $effect(() => {
      const { log, view, viewer } = props().state;
      const end = log.at(-1)?.sequence ?? -1;
      const moment = `${viewer} ${end} ${view.view}`;
      if (moment !== this.#moment && play.now) untrack(() => this.#tell(moment, end));
    });
    // Whoever leaves in the middle of a motion hears no more of it: there is no table left to ask.
    $effect(() => () => {
      this.#moment = '';
      stage.leave();
    });
    $effect(() => {
      const { moving } = stage;
      untrack(() => props().shell.busy(moving));
    });
  }

  #tell(moment: string, end: number): void {
    const { state, mode, settings } = this.#props();
    const { now, viewer } = this.#play;
    if (!now) return;
    this.#moment = moment;
    const first = !this.#begun;
    const fresh = state.log.filter(({ sequence }) => sequence > this.#seen);
    const jump = first || end < this.#seen || fresh.some(({ kind }) => kind === 'undone');
    this.#begun = true;
    this.#seen = end;
    this.#play.reset();
    this.#picks.reset();
    const events = readEvents(fresh);
    if (jump || events.length > MOST) {
      this.#stage.show(now);
      return this.#shown(moment, end, first);
    }
    const own = mode === 'play' && events[0]?.who === viewer;
    void this.#stage
      .tell(events, now, settings.motion, own)
      .then(() => this.#shown(moment, end, false));
  }
  #shown(moment: string, end: number, first: boolean): void {
    if (moment !== this.#moment) return;
    this.#props().shell.shown(end);
    const { asked } = this.#play;
    const over = this.#play.now?.phase === 'over' || this.#props().state.phase === 'over';
    if (!first && asked && !this.#asked) this.#heard('your_turn');
    if (!first && over && !this.#over) this.#heard('end');
    this.#asked = asked;
    this.#over = over;
  }
}

// The log on its way to the screen: what is new is told to the stage, and a jump (the first look, a move taken back, an
// earlier turn) is shown at once. Called while a component is made, since it watches the table.
import { untrack } from 'svelte';
import type { BoardProps } from '../../board/game_page.ts';
import { readEvents } from './log.ts';
import type { Play } from './play.svelte.ts';
import { readPosition, type Position } from './position.ts';
import type { Stage } from './stage.svelte.ts';

export class Told {
  readonly #props: () => BoardProps;
  readonly #play: Play;
  readonly #stage: Stage;
  readonly #heard: (name: string) => void;
  #moment = '';
  #begun = false;
  #viewer = -1;
  #seen = -1;
  #asked = false;
  #over = false;
  #together = false;

  constructor(props: () => BoardProps, play: Play, stage: Stage, heard: (name: string) => void) {
    this.#props = props;
    this.#play = play;
    this.#stage = stage;
    this.#heard = heard;
    stage.onsound = heard;
    stage.onevent = (sequence) => props().shell.shown(sequence);
    $effect(() => {
      const { log, view, viewer, phase } = props().state;
      const end = log.at(-1)?.sequence ?? -1;
      const moment = `${viewer} ${end} ${phase} ${view.view} ${view.decision ?? ''}`;
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
    const { now } = this.#play;
    if (!now) return;
    this.#moment = moment;
    const first = !this.#begun;
    const fresh = state.log.filter(({ sequence }) => sequence > this.#seen);
    const other = state.viewer !== this.#viewer;
    const jump = first || other || end < this.#seen || fresh.some(({ kind }) => kind === 'undone');
    this.#begun = true;
    this.#viewer = state.viewer;
    this.#seen = end;
    this.#play.reset();
    const events = readEvents(fresh);
    if (jump || mode === 'replay') {
      this.#stage.show(now);
      return this.#shown(moment, end, first);
    }
    const own = events[0]?.who === state.viewer;
    void this.#stage
      .tell(events, now, (ply) => this.#past(ply), settings.motion, own)
      .then(() => this.#shown(moment, end, false));
  }
  async #past(ply: number): Promise<Position | null> {
    try {
      const { view } = await this.#props().table.past(ply);
      return view.tableau ? readPosition(view.tableau) : null;
    } catch {
      return null;
    }
  }
  #shown(moment: string, end: number, first: boolean): void {
    if (moment !== this.#moment) return;
    this.#props().shell.shown(end);
    const { asked, now } = this.#play;
    const over = this.#props().state.phase === 'over';
    if (!first && asked && !this.#asked) this.#heard('your_turn');
    if (!first && over && !this.#over) this.#heard('end');
    if (!first && now && now.together !== this.#together) this.#heard('door');
    this.#asked = asked;
    this.#over = over;
    this.#together = now?.together ?? false;
  }
}

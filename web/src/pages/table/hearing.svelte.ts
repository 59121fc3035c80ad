// What is said at a table: which words one hears, and which of them nobody here has looked at yet. It lives as long as the
// table is open, so that a mute holds whichever tab is shown.
import { SvelteSet } from 'svelte/reactivity';
import { plateName } from '../../table/names.ts';
import type { TableState } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';

export interface Said {
  readonly id: string;
  /** 0: somebody who watches. */
  readonly seat: number;
  /** Told apart by seat, and of those who watch by what they call themselves. */
  readonly who: string;
  readonly name: string;
  readonly text: string;
}
export const speaker = (seat: number, name: string): string => (seat > 0 ? `${seat}` : `0 ${name}`);

/** Words of the log, and beside the game those that no record keeps. */
export function saidAt({ log, company, seats, game }: TableState, words: Words): readonly Said[] {
  const nameOf = (seat: number): string => {
    const who = seats.find((one) => one.seat === seat);
    return who ? plateName(words, game, seats, who) : words.text('page.chat.watcher');
  };
  // Anybody may watch under any name: one of the table's would be taken for theirs.
  const watcher = (name: string): string =>
    name ? words.text('page.chat.watches', { name }) : words.text('page.chat.watcher');
  return [
    ...log.flatMap(({ kind, sequence, seat, text = '' }) =>
      kind === 'said'
        ? [{ id: `l${sequence}`, seat, who: speaker(seat, ''), name: nameOf(seat), text }]
        : [],
    ),
    ...(company?.remarks ?? []).map(({ id, seat, name, text }) => ({
      id: `r${id}`,
      seat,
      who: speaker(seat, name),
      name: seat > 0 ? nameOf(seat) : watcher(name),
      text,
    })),
  ];
}

export class Hearing {
  readonly muted = new SvelteSet<string>();
  #looked = $state(-1);

  heard(said: readonly Said[]): readonly Said[] {
    return said.filter(({ who }) => !this.muted.has(who));
  }
  /** Everything so far; what was said before one came is no news. */
  look(said: readonly Said[]): void {
    this.#looked = said.length;
  }
  unread(said: readonly Said[]): readonly Said[] {
    return this.#looked < 0 ? [] : this.heard(said.slice(this.#looked));
  }
}

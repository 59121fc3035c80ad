// What a screen reader is told at a table: events as the board has shown them, politely; your turn at once.
import { gathered, inPerson } from '../../table/rows.ts';
import { namesFor } from '../../table/names.ts';
import type { TableState } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';
import { alone } from './headline.ts';

export interface Said {
  readonly id: number;
  readonly text: string;
}

/** What was said politely before that is gone: nobody goes back to it, the log has it. */
const KEPT = 8;

export class Voice {
  /** One after the other, for what replaces a sentence may keep it from being heard. */
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state('');
  #last = 0;
  /** The newest entry of the log that the board has shown. */
  seen = $state(-1);
  #begun = false;

  say(text: string, how: 'polite' | 'assertive' = 'polite'): void {
    if (text === '') return;
    if (how === 'polite') {
      this.#last += 1;
      this.polite = [...this.polite.slice(1 - KEPT), { id: this.#last, text }];
      return;
    }
    // The same sentence twice is said twice: it must differ to be noticed.
    this.assertive = this.assertive === text ? `${text}\u00a0` : text;
  }

  /** The board has shown the log up to here. What stood there when it was opened is not news. */
  shown(sequence: number, state: TableState, words: Words, quiet: boolean): void {
    const before = this.seen;
    this.seen = sequence;
    const first = !this.#begun;
    this.#begun = true;
    if (first || quiet) return;
    const you = alone(state) ? state.viewer : 0;
    const names = namesFor(words, state, you);
    const news = state.log.filter((one) => one.sequence > before && one.sequence <= sequence);
    const phrases = news.flatMap(({ phrase }) => (phrase ? [phrase] : []));
    this.say(
      gathered(phrases)
        .map((phrase) => words.phrase(inPerson(words, phrase, you), names, state.game))
        .join(' '),
    );
  }
}

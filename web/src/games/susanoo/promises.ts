// A deal from yes to the end of its battle, read from the log: what was promised to the helper, and what of it was handed over.
import { cardsIn, numberIn, seatIn, type Terms as Arguments } from '../../board/terms.ts';
import type { Term } from '../../words/phrase.ts';
import type { Terms } from './position.ts';

export interface Fulfilment {
  readonly main: number;
  readonly helper: number;
  readonly promised: Terms;
  /** Everything was handed over; else somebody took it meanwhile, or nothing was left. */
  readonly kept: boolean;
}

const NOTHING: Terms = { cards: 0, yokai: false, sake: 0, item: null };

/** The terms of an event that offers them. */
function termsIn(term: Term | undefined): Terms {
  const parts = term && 'list' in term ? term.list : term ? [term] : [];
  const counted = (key: string): number =>
    parts.reduce(
      (sum, one) =>
        'phrase' in one && one.phrase.key === `susanoo.term.${key}`
          ? sum + numberIn((one.phrase.arguments as unknown as Arguments)['count'])
          : sum,
      0,
    );
  return {
    cards: counted('cards'),
    yokai: parts.some((one) => 'word' in one && one.word === 'susanoo.term.yokai'),
    sake: counted('drinks'),
    item: cardsIn(term)[0] ?? null,
  };
}

/** Is told every event in order; at the end of a battle that was won with help, says what became of the deal. */
export class Promises {
  #offered: Terms = NOTHING;
  #promised: Terms | null = null;
  #main = 0;
  #helper = 0;
  #won = false;
  #cards = 0;
  #sake = 0;
  #item: string | null = null;

  told(kind: string, terms: Arguments): Fulfilment | null {
    const who = seatIn(terms['who']);
    switch (kind) {
      case 'asked':
        this.#main = who;
        this.#helper = seatIn(terms['other']);
        break;
      case 'offered':
        this.#offered = termsIn(terms['terms']);
        break;
      case 'help_agreed':
        this.#promised = this.#offered;
        this.#won = false;
        [this.#cards, this.#sake, this.#item] = [0, 0, null];
        break;
      case 'judged': {
        const { outcome } = terms;
        this.#won = outcome !== undefined && 'word' in outcome && outcome.word.endsWith('.won');
        break;
      }
      case 'took_reward':
        if (who === this.#helper) this.#cards += 1;
        break;
      case 'sake_passed':
        if (seatIn(terms['other']) === this.#helper) this.#sake += 1;
        break;
      case 'item_passed':
        if (seatIn(terms['other']) === this.#helper) this.#item = cardsIn(terms['card'])[0] ?? null;
        break;
      case 'battle_over':
        return this.#ended();
      default:
    }
    return null;
  }

  #ended(): Fulfilment | null {
    const promised = this.#promised;
    this.#promised = null;
    if (!promised || !this.#won) return null;
    const kept =
      this.#cards >= promised.cards &&
      this.#sake >= promised.sake &&
      (promised.item === null || this.#item === promised.item);
    return { main: this.#main, helper: this.#helper, promised, kept };
  }
}

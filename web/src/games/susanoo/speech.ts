// The words of Susanoo's table: names of players, cards and what happened, from where the viewer sits.
import { Speech as Telling, type Cards } from '../../board/speech.ts';
import type { Card } from '../../engine/wire.ts';
import { sentenceNames } from '../../table/names.ts';
import { inPerson } from '../../table/rows.ts';
import type { SeatInfo } from '../../table/table.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { Words } from '../../words/words.ts';
import { keyOf, saysOf } from './cards/catalogue.ts';
import type { Element, Forecast, Player } from './position.ts';

export class Speech extends Telling {
  readonly you: number;
  readonly #names: readonly string[];

  constructor(words: Words, seats: readonly SeatInfo[], cards: Cards, you: number) {
    super('susanoo', words, seats, you, cards);
    this.you = you;
    this.#names = sentenceNames(words, seats);
  }

  get(id: string): Card | undefined {
    return this.cards.get(id);
  }
  /** As it fits on a small card. */
  short(id: string): string {
    return this.has(`short.${id}`) ? this.text(`short.${id}`) : this.card(id);
  }
  /** Two words for a small card: +5 either. */
  keyOf(id: string): string {
    return keyOf(this.words, this.cards.get(id));
  }
  /** What the card says, sentence by sentence. */
  does(id: string): string {
    return saysOf(this.words, this.cards.get(id))
      .map(({ text }) => text)
      .join(' ');
  }
  element(element: Element): string {
    return this.own(`element.${element}`) ?? element;
  }
  /** Exactly: 0 % and 100 % as they are. */
  override percent(share: number): string {
    return this.words.number(share, { style: 'percent' });
  }
  signed(n: number): string {
    return n < 0 ? this.whole(n) : `+${n}`;
  }
  whole(n: number): string {
    return n < 0 ? `−${-n}` : String(n);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ');
  }

  /** The engine's own sentence; of what the viewer did, one that says *you*, where there is one. */
  event(phrase: Phrase): string {
    const names = this.#called(this.text('you'));
    return this.words.phrase(inPerson(this.words, phrase, this.you), names, 'susanoo');
  }
  /** What is asked; whoever reads it need not be called. */
  prompt(phrase: Phrase): string {
    const you = this.words.text('page.you');
    const said = this.words.phrase(phrase, this.#called(you));
    const rest = said.startsWith(`${you}, `) ? said.slice(you.length + 2) : said;
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  #called(you: string): readonly string[] {
    return this.#names.map((name, index) => (index + 1 === this.you ? you : name));
  }

  /** 24, or with dice 19–28. */
  #side([least, most]: readonly [number, number]): string {
    return least === most ? String(least) : `${least}–${most}`;
  }
  /** 24 : 20, or with dice 19–28 : 20. */
  totals({ fighters, foes }: Pick<Forecast, 'fighters' | 'foes'>): string {
    return `${this.#side(fighters)} : ${this.#side(foes)}`;
  }
  /** Won for certain or not at all: totals; else the chance. */
  forecast(of: Forecast): string {
    if (of.ends) return this.text('forecast.ends');
    return of.chance > 0 && of.chance < 1 ? this.percent(of.chance) : this.totals(of);
  }
  /** What it comes to, if nobody answers: totals, and won, not won or the chance. */
  consequence(of: Forecast): string {
    if (of.ends) return this.text('forecast.ends');
    const how = of.chance >= 1 ? 'won' : of.chance <= 0 ? 'lost' : 'chance';
    return this.text(`forecast.${how}`, {
      totals: this.totals(of),
      chance: this.percent(of.chance),
    });
  }
  /** On a small card: of totals with a range that side alone. */
  brief(of: Forecast): string {
    const whole = this.forecast(of);
    if (whole.length <= 7 || of.ends) return whole;
    return of.fighters[0] === of.fighters[1] ? `: ${this.#side(of.foes)}` : this.#side(of.fighters);
  }
  points({ points, pointsMore }: Player): string {
    return this.text('vp', { n: pointsMore ? `${points}+` : String(points) });
  }
  /** Everything of a lantern, for ears. */
  lantern(player: Player): string {
    const state = player.dead ? 'dead' : player.passed ? 'passed' : player.mayAct ? 'act' : 'rest';
    return this.text('seat.label', {
      name: this.name(player.seat),
      being: player.being ? this.card(player.being) : '',
      level: player.level,
      elements: player.elements.map((one) => this.element(one)).join(', '),
      events: player.hand.events,
      rewards: player.hand.rewards,
      sake: player.sake.length,
      heads: player.heads.length,
      state: this.text(`seat.${state}`),
    });
  }
}

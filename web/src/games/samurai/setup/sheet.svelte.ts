// The sheet of paper on which a duel is set: what is chosen, what the engine refuses beside it, and how it is said.
import type { Card, Game, RefusedValue } from '../../../engine/wire.ts';
import type { Words } from '../../../words/words.ts';
import { figureSvg } from '../draw/figure.ts';
import {
  mended,
  wayOf,
  withValue,
  withoutOption,
  withWay,
  type AskRefusals,
  type Values,
  type Way,
} from './offer.ts';

export class Sheet {
  options = $state.raw<Values>({});
  refused = $state.raw<readonly RefusedValue[]>([]);
  /** The last thing that should be known: a refusal, what had to go, why it is a surprise. */
  told = $state('');
  readonly game: Game;
  readonly walker = figureSvg(
    { stance: 'rest', head: 'hat', weapon: 'none', seed: 7 },
    'bust walker',
  );
  readonly #cards: Readonly<Record<string, Card>>;
  readonly #ask: AskRefusals;
  readonly #words: () => Words;
  #turn = 0;

  constructor(game: Game, cards: readonly Card[], ask: AskRefusals, words: () => Words) {
    this.game = game;
    this.#cards = Object.fromEntries(cards.map((card) => [card.id, card]));
    this.#ask = ask;
    this.#words = words;
  }

  get way(): Way {
    return wayOf(this.options);
  }

  tell(text: string): void {
    this.told = text;
  }

  set(name: string, value: string): Promise<void> {
    return this.choose(withValue(this.game, this.options, name, value));
  }
  setWay(way: Way): Promise<void> {
    // The foe of a duel and the foe at the end of a road are two choices.
    const road = way === 'campaign' || this.way === 'campaign';
    const kept = road ? withoutOption(this.options, 'opponent') : this.options;
    return this.choose(withWay(kept, way));
  }
  /** Shows at once what was chosen; what does not go with it goes, in words. */
  async choose(options: Values, told = ''): Promise<void> {
    const turn = (this.#turn += 1);
    this.options = options;
    this.told = told;
    const found = await mended(this.#ask, this.game, options);
    if (turn !== this.#turn) return;
    this.options = found.options;
    this.refused = found.refused;
    const [gone] = found.dropped;
    if (gone) this.told = this.why(gone) ?? this.told;
  }

  nameOf(id: string): string {
    const key = `samurai.card.${id}`;
    return this.#words().has(key) ? this.#words().text(key) : id;
  }
  /** What is written on a card. */
  sayOf(id: string): string {
    const text = this.#cards[id]?.text ?? [];
    return text.map((phrase) => this.#words().phrase(phrase)).join(' ');
  }
  factOf(id: string, name: string): number {
    return this.#cards[id]?.facts.find(([fact]) => fact === name)?.[1] ?? 0;
  }
  shortOf(name: string, value: string): string {
    const own = `page.samurai.set.${name}.${value}`;
    return this.#words().has(own) ? this.#words().text(own) : this.nameOf(value);
  }
  sentenceOf(name: string, value: string): string {
    return this.#cards[value]
      ? this.sayOf(value)
      : this.#words().text(`samurai.option.${name}.${value}`);
  }
  why(refusal: RefusedValue | undefined): string | undefined {
    if (!refusal) return undefined;
    const key = `page.samurai.refused.${refusal.code}`;
    return this.#words().has(key) ? this.#words().text(key) : refusal.text;
  }
}

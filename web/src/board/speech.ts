// A game in words: what every game says alike. Every sentence is in the words files; a game's own speech puts facts of its
// position into them.
import type { Card } from '../engine/wire.ts';
import { plateName } from '../table/names.ts';
import type { SeatInfo } from '../table/table.ts';
import type { Argument, Words } from '../words/words.ts';

/** The cards that a game is played with, by id. */
export type Cards = ReadonlyMap<string, Card>;
export const byId = (cards: readonly Card[]): Cards =>
  new Map(cards.map((card) => [card.id, card]));

export class Speech {
  protected readonly words: Words;
  protected readonly seats: readonly SeatInfo[];
  protected readonly cards: Cards;
  readonly #game: string;
  readonly #page: string;
  readonly #you: number;

  /** `you`: the seat of the person at this screen; 0: nobody's. */
  constructor(
    game: string,
    words: Words,
    seats: readonly SeatInfo[],
    you: number,
    cards: Cards = byId([]),
  ) {
    this.#game = game;
    this.#page = ['page', game, ''].join('.');
    this.words = words;
    this.seats = seats;
    this.#you = you;
    this.cards = cards;
  }

  /** `page.<game>.<key>` */
  text(key: string, args: Readonly<Record<string, Argument>> = {}): string {
    return this.words.text(this.#page + key, args);
  }
  has(key: string): boolean {
    return this.words.has(this.#page + key);
  }
  /** One of the game's own words: `<game>.<key>`; null: it has none. */
  protected own(key: string): string | null {
    const whole = `${this.#game}.${key}`;
    return this.words.has(whole) ? this.words.text(whole) : null;
  }
  number(value: number): string {
    return this.words.number(value);
  }
  /** A share as somebody says it: never and certain in words, small ones with a decimal. */
  percent(share: number): string {
    if (share <= 0) return this.words.text('page.odds.never');
    if (share >= 1) return this.words.text('page.odds.certain');
    return this.words.number(share, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    });
  }
  /** Things one after the other, as the language joins them. */
  list(items: readonly string[]): string {
    return this.words.text('page.list', { list: { list: items.map((text) => ({ text })) } });
  }
  card(id: string): string {
    return this.own(`card.${id}`) ?? this.cards.get(id)?.name ?? id;
  }
  /** What a card does, in its own words. */
  effect(id: string): string {
    return this.own(`text.${id}`) ?? '';
  }
  rule(id: string): string {
    return this.own(`rule.${id}`) ?? this.words.text('page.rule.unknown');
  }
  /** As it stands on a plate. */
  plate(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat);
    return info
      ? plateName(this.words, this.#game, this.seats, info)
      : (this.own(`seat.${seat}`) ?? '');
  }
  /** What the person calls a seat: you, a name, a bot's level. */
  name(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat);
    if (seat === this.#you && info?.who === 'person' && info.name === '')
      return this.words.text('page.you');
    return this.plate(seat);
  }
}

// The words of Eiyo's table: names of rows, cards and people from where the viewer sits.
import { count } from '../../board/tableau.ts';
import type { Card } from '../../engine/wire.ts';
import { plateName } from '../../table/names.ts';
import type { SeatInfo } from '../../table/table.ts';
import type { Argument, Words } from '../../words/words.ts';
import { armOf, CORNERS, type Corner } from './draw/parts.ts';
import type { Enemy, Position, Row, Weapon } from './position.ts';

export type Cards = ReadonlyMap<string, Card>;

export class Speech {
  readonly #words: Words;
  readonly #seats: readonly SeatInfo[];
  readonly #cards: Cards;
  readonly #you: number;

  constructor(words: Words, seats: readonly SeatInfo[], cards: Cards, you: number) {
    this.#words = words;
    this.#seats = seats;
    this.#cards = cards;
    this.#you = you;
  }

  text(key: string, args: Readonly<Record<string, Argument>> = {}): string {
    return this.#words.text(`page.eiyo.${key}`, args);
  }
  has(key: string): boolean {
    return this.#words.has(`page.eiyo.${key}`);
  }
  number(value: number): string {
    return this.#words.number(value);
  }
  percent(share: number): string {
    if (share <= 0) return this.text('odds.never');
    if (share >= 1) return this.text('odds.certain');
    return this.#words.number(share, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    });
  }
  /** The whole name: Katana (far side). */
  card(id: string): string {
    const key = `eiyo.card.${id}`;
    return this.#words.has(key) ? this.#words.text(key) : (this.#cards.get(id)?.name ?? id);
  }
  /** As it fits on a card: Katana. */
  short(id: string): string {
    const facts = this.#cards.get(id)?.facts ?? [];
    const shows = CORNERS.filter((at) => count(facts, at) > 0);
    return shows.length > 0 ? this.text(`arm.${armOf(shows)}`) : this.card(id);
  }
  /** As it fits on a tile. */
  onTile(id: string): string {
    return this.has(`tile.${id}`) ? this.text(`tile.${id}`) : this.card(id);
  }
  effect(id: string): string {
    const key = `eiyo.text.${id}`;
    return this.#words.has(key) ? this.#words.text(key) : '';
  }
  rule(id: string): string {
    const key = `eiyo.rule.${id}`;
    return this.#words.has(key) ? this.#words.text(key) : id;
  }
  corner(at: Corner): string {
    return this.#words.text(`eiyo.corner.${at}`);
  }
  name(seat: number): string {
    const info = this.#seats.find((one) => one.seat === seat);
    if (!info) return '';
    if (seat === this.#you && info.who === 'person' && info.name === '')
      return this.#words.text('page.you');
    return plateName(this.#words, 'eiyo', this.#seats, info);
  }
  rank(position: Position, rank: number): string {
    return this.#words.text(`eiyo.rank.${position.coop ? 'coop' : 'solo'}.${rank}`);
  }

  /** Alone "far left"; for two its sign, and where it lies for you if you reach it. */
  row(position: Position, row: Row): string {
    const { corner } = row.of(position.you);
    if (!position.coop && corner) return this.corner(corner);
    return corner ? this.text('row.sign_at', { id: row.id, corner: this.corner(corner) }) : row.id;
  }
  enemy(enemy: Enemy): string {
    return this.text('row.enemy', {
      place: this.text(`place.${enemy.at}`),
      name: this.card(enemy.id),
      troop: this.text(`troop.${enemy.troop}`),
      damage: enemy.deals,
      honor: enemy.honor,
    });
  }
  /** Everything that lies there, for ears. */
  rowLabel(position: Position, row: Row): string {
    const where = this.row(position, row);
    if (row.enemies.length === 0)
      return row.stack.cards > 0
        ? this.text('row.label.empty', { where, n: row.stack.cards })
        : this.text('row.label.cleared', { where });
    const what = row.token
      ? this.text('row.label.deflected', { where })
      : this.text('row.label.deals', { where, n: row.damage });
    const waits = row.active
      ? ` ${this.text('row.label.waits', { who: this.name(row.active.seat), card: this.card(row.active.weapon) })}`
      : '';
    const more = this.text('row.label.more', { n: row.stack.cards });
    return `${what} ${row.enemies.map((one) => this.enemy(one)).join(' ')}${waits} ${more}`;
  }
  weapon(weapon: Weapon): string {
    const name = this.card(weapon.id);
    const more = weapon.count > 1 ? this.text('weapon.copies', { name, n: weapon.count }) : name;
    return weapon.known > 0 ? this.text('weapon.known', { name: more }) : more;
  }
  gain(n: number): string {
    return n > 0 ? `−${n}` : n < 0 ? `+${-n}` : '±0';
  }
}

// The words of Eiyo's table: names of rows, cards and people from where the viewer sits.
import { count } from '../../board/tableau.ts';
import { Speech as Said, type Cards } from '../../board/speech.ts';
import type { Choice, SeatInfo } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';
import { armOf, CORNERS, type Corner } from './draw/parts.ts';
import type { Enemy, Position, Row, Weapon } from './position.ts';
import { costOf, turnsOf } from './strikes.ts';

export class Speech extends Said {
  constructor(words: Words, seats: readonly SeatInfo[], cards: Cards, you: number) {
    super('eiyo', words, seats, you, cards);
  }

  /** As it fits on a card: Katana. */
  short(id: string): string {
    const facts = this.cards.get(id)?.facts ?? [];
    const shows = CORNERS.filter((at) => count(facts, at) > 0);
    return shows.length > 0 ? this.text(`arm.${armOf(shows)}`) : this.card(id);
  }
  /** As it fits on a tile. */
  onTile(id: string): string {
    return this.has(`tile.${id}`) ? this.text(`tile.${id}`) : this.card(id);
  }
  corner(at: Corner): string {
    return this.words.text(`eiyo.corner.${at}`);
  }
  rank(position: Position, rank: number): string {
    return this.words.text(`eiyo.rank.${position.coop ? 'coop' : 'solo'}.${rank}`);
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
  /** What a strike would bring and cost, for ears. */
  strike(position: Position, row: Row, choice: Choice): string {
    const { honor, saves, waits } = row.of(position.you);
    const attack = choice.verb === 'attack';
    const how = !attack ? 'label' : waits ? 'half' : saves < 0 ? 'worse' : 'label';
    return this.text(`strike.${choice.verb}.${how}`, {
      name: this.card(row.enemies[0]?.id ?? ''),
      where: this.row(position, row),
      honor: attack ? honor : 0,
      saves: attack ? Math.abs(saves) : row.damage,
      n: costOf(choice, row, position.you),
    });
  }
  /** What the strikes on a row cost at their lowest; empty: nothing. */
  costs(position: Position, row: Row, attack: Choice | null, deflect: Choice | null): string {
    const cost = (one: Choice | null): number | null => one && costOf(one, row, position.you);
    const [hit, ward] = [cost(attack), cost(deflect)];
    if (hit !== null && ward !== null && hit !== ward)
      return ward > 0
        ? this.text('price.both', { n: ward, all: hit })
        : this.text('price.attack', { n: hit });
    const least = hit ?? ward ?? 0;
    const turns = Math.max(attack ? turnsOf(attack) : 0, deflect ? turnsOf(deflect) : 0);
    return least > 0 ? this.text('price', { ...(turns > 0 ? { turns } : {}), n: least }) : '';
  }
  gain(n: number): string {
    return n > 0 ? `−${n}` : n < 0 ? `+${-n}` : '±0';
  }
}

// The words of the table: cards, gauges, what a face of the die does.
import { Speech as Common } from '../../board/speech.ts';
import type { Facts } from '../../engine/wire.ts';
import type { SeatInfo } from '../../table/table.ts';
import type { Words } from '../../words/words.ts';
import type { Cards } from '../../board/speech.ts';
import { GAUGES, type Gauge, type Slip } from './cards.ts';
import type { Chance } from './chances.ts';
import type { Foe, FoeCard, Position, Wound } from './position.ts';

/** One after the other for ears, each with one full stop between. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, at, all) => (at < all.length - 1 && !part.endsWith('.') ? `${part}.` : part))
    .join(' ');

export class Speech extends Common {
  constructor(words: Words, seats: readonly SeatInfo[], cards: Cards, you: number) {
    super('samurai', words, seats, you, cards);
  }

  /** With a true minus. */
  plain(n: number): string {
    return n < 0 ? `−${-n}` : String(n);
  }
  signed(n: number): string {
    return n > 0 ? `+${n}` : this.plain(n);
  }
  /** One number, or from one to the other where the strike to come decides. */
  chance({ least, most }: Chance): string {
    if (least === most) return this.percent(least);
    return least <= 0
      ? this.text('odds.up_to', { most: this.percent(most) })
      : this.text('odds.between', { least: this.percent(least), most: this.percent(most) });
  }
  /** What a gauge does by that chance: never hits, hits 40 %, surely hits. */
  does(verb: 'hits' | 'holds', chance: Chance): string {
    if (chance.most <= 0) return this.text(`${verb}.never`);
    if (chance.least >= 1) return this.text(`${verb}.surely`);
    return this.text(`${verb}.chance`, { chance: this.chance(chance) });
  }
  holds(share: number): string {
    return this.does('holds', { least: share, most: share });
  }
  gauge(id: Gauge): string {
    return this.own(`place.gauge.${id}`) ?? id;
  }
  letter(id: Gauge): string {
    return this.text(`letter.${id}`);
  }
  element(name: string): string {
    return this.card(name);
  }
  foe(foe: Foe | undefined): string {
    return foe ? this.card(foe.id) : '';
  }
  /** As he is called in a sentence. */
  short(foe: Foe | undefined): string {
    const name = this.foe(foe);
    return this.has(`short.${foe?.id ?? ''}`) ? this.text(`short.${foe?.id ?? ''}`) : name;
  }
  /** What a Blood card says depends on the level at which it was suffered. */
  wound({ card, level }: Pick<Wound, 'card' | 'level'>): string {
    return this.own(`card.${card}.${level}`) ?? this.card(card);
  }
  woundText({ card, level }: Pick<Wound, 'card' | 'level'>): string {
    return this.own(`text.${card}.${level}`) ?? '';
  }
  changes(slip: Slip): string {
    return GAUGES.map((id) =>
      this.text('slip.change', { gauge: this.gauge(id), n: this.signed(slip.changes[id]) }),
    ).join(', ');
  }
  /** A card for ears. */
  slip(slip: Slip): string {
    return this.text('slip.label', {
      name: this.card(slip.id),
      element: this.element(slip.element),
      changes: this.changes(slip),
      ...(slip.effect ? { effect: this.effect(slip.id) } : {}),
    });
  }
  die(level: { readonly damage: number; readonly wound: number }): string {
    const parts = [
      ...(level.damage > 0 ? [this.text('die.damage', { n: level.damage })] : []),
      ...(level.wound > 0 ? [this.text('die.wound', { n: level.wound })] : []),
    ];
    return parts.length > 0 ? parts.join(', ') : this.text('die.nothing');
  }
  /** What a face of the die does. */
  face(facts: Facts): string {
    return this.#parts(facts, (name) => `face.${name}`);
  }
  /** The same, as it fits into a cell of a button. */
  cell(facts: Facts): string {
    return this.#parts(facts, (name) => `cell.${name}`);
  }
  #parts(facts: Facts, key: (name: string) => string): string {
    const parts = facts
      .filter(([name]) => this.has(key(name)))
      .map(([name, n]) => this.text(key(name), { n: this.signed(n), level: Math.abs(n) }));
    return parts.length > 0 ? parts.join(', ') : this.text(key('nothing'));
  }
  defence(card: FoeCard): string {
    return this.text('foecard.defence', { block: card.block, dodge: card.dodge });
  }
  standing(position: Position): string {
    const foe = position.foes.find(({ n }) => n === position.target);
    return this.text('standing', {
      life: position.life.count,
      ki: position.ki.count,
      ...(foe ? { foe: this.short(foe), his: foe.life.count } : {}),
    });
  }
}

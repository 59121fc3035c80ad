// The cards as a person reads them: names, what they say, and in two words what they are for. Everything comes from the
// engine's catalogue and the words; no rule is written here.
import { fact } from '../../../board/tableau.ts';
import type { Card } from '../../../engine/wire.ts';
import type { Phrase, Term } from '../../../words/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { isElement, type Element, type IconName } from '../draw/signs.ts';

/** What the parts that draw cards ask; a table's own speech answers it too. */
export interface CardNames {
  get(id: string): Card | undefined;
  card(id: string): string;
  short(id: string): string;
  keyOf(id: string): string;
  does(id: string): string;
}

export const KINDS = [
  'yokai',
  'orochi_head',
  'event',
  'item',
  'transformation',
  'heavenly_being',
] as const;
export type Kind = (typeof KINDS)[number];
/** Frames differ by form: a cut slip, a tied gift, gear with its slot hung out, an arch, a halo, a brushed edge. */
export type Frame = 'event' | 'gift' | 'gear' | 'form' | 'being' | 'yokai' | 'head';

export const elementOf = (card: Card | undefined): Element => {
  const element = card?.traits['element'] ?? '';
  return isElement(element) ? element : 'void';
};
export const levelOf = (card: Card): number => fact(card.facts, 'level') ?? 0;

const FRAMES: Readonly<Record<string, Frame>> = {
  event: 'event',
  yokai: 'yokai',
  orochi_head: 'head',
  transformation: 'form',
  heavenly_being: 'being',
};
export function frameOf(card: Card | undefined): Frame {
  if (card?.kind === 'item') return card.traits['type'] === 'consumable' ? 'gift' : 'gear';
  return FRAMES[card?.kind ?? ''] ?? 'event';
}

const SIGNS: Readonly<Record<Frame, IconName>> = {
  event: 'event',
  gift: 'reward',
  gear: 'armor',
  form: 'form',
  being: 'vp',
  yokai: 'yokai',
  head: 'head',
};
const SLOTS: Readonly<Record<string, IconName>> = {
  helmet: 'helmet',
  armor: 'armor',
  weapon: 'weapon',
};
/** The sign of its kind; of gear, of the slot it takes. */
export const signOf = (card: Card | undefined): IconName =>
  SLOTS[card?.traits['type'] ?? ''] ?? SIGNS[frameOf(card)];

/** As sentences begin. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The order of a reader: what one meets, what one plays, what one becomes; then by level. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort(
    (a, b) =>
      KINDS.findIndex((kind) => kind === a.kind) - KINDS.findIndex((kind) => kind === b.kind) ||
      levelOf(a) - levelOf(b) ||
      (a.id < b.id ? -1 : 1),
  );

/** A sentence of a card, and whether it is what a loser suffers. */
export interface Sentence {
  readonly text: string;
  readonly losing: boolean;
}

/** What a card says, sentence by sentence. */
export const saysOf = (words: Words, card: Card | undefined): Sentence[] =>
  (card?.text ?? []).map((phrase) => ({
    text: begun(words.phrase(phrase, [], 'susanoo')),
    losing: phraseAt(phrase, 'head')?.key === 'susanoo.text.bad',
  }));

export class Catalogue implements CardNames {
  readonly #words: Words;
  readonly #cards: ReadonlyMap<string, Card>;

  constructor(words: Words, cards: readonly Card[]) {
    this.#words = words;
    this.#cards = new Map(cards.map((card) => [card.id, card]));
  }
  get(id: string): Card | undefined {
    return this.#cards.get(id);
  }
  card(id: string): string {
    return this.#cards.get(id)?.name ?? id;
  }
  /** As it fits on a small card. */
  short(id: string): string {
    const key = `page.susanoo.short.${id}`;
    return this.#words.has(key) ? this.#words.text(key) : this.card(id);
  }
  /** Two words for a small card: +5 either, 18 level. */
  keyOf(id: string): string {
    return keyOf(this.#words, this.#cards.get(id));
  }
  does(id: string): string {
    return this.says(id)
      .map(({ text }) => text)
      .join(' ');
  }
  says(id: string): Sentence[] {
    return saysOf(this.#words, this.#cards.get(id));
  }
  /** Everything of a card that somebody may look for. */
  found(id: string): string {
    return `${this.card(id)} ${this.does(id)}`.toLocaleLowerCase();
  }
}

const ENGINE = 'susanoo.text.';
/** The words of small cards for a phrase of the engine. */
const mini = (key: string): string => `page.susanoo.mini.${key.slice(ENGINE.length)}`;
/** Arguments that hold the effect itself. */
const INNER = ['what', 'first'];
/** A card whose first effect costs its player something is known by the second. */
const PRICES: ReadonlySet<string> = new Set([
  `${ENGINE}lose`,
  `${ENGINE}level_lose`,
  `${ENGINE}lose_hand`,
]);

type Terms = Readonly<Record<string, Term | undefined>>;
const termAt = (phrase: Phrase, name: string): Term | undefined =>
  (phrase.arguments as Terms)[name];
function phraseAt(phrase: Phrase, name: string): Phrase | undefined {
  const term = termAt(phrase, name);
  return term && 'phrase' in term ? term.phrase : undefined;
}

export function keyOf(words: Words, card: Card | undefined): string {
  if (!card) return '';
  const level = levelOf(card);
  if (level > 0) return words.text('page.susanoo.mini.level', { n: level });
  const effects = card.text.map((sentence) => effect(sentence));
  const first = effects.find(({ key }) => !PRICES.has(key)) ?? effects[0];
  const short = first && shortened(words, first);
  return short && !short.key.startsWith(ENGINE) ? words.phrase(short, [], 'susanoo') : '';
}

/** What a sentence does, without when and to whom; of a die, the amount and the throw. */
function effect(phrase: Phrase): Phrase {
  const inner = INNER.map((name) => phraseAt(phrase, name)).find((found) => found !== undefined);
  if (!inner) return phrase;
  const die = phrase.key === `${ENGINE}on` ? termAt(phrase, 'die') : undefined;
  const amount = termAt(inner, 'amount');
  return die && amount ? { key: `${ENGINE}on`, arguments: { amount, die } } : effect(inner);
}

/** The same phrase in the words of small cards, where there are such. */
function shortened(words: Words, phrase: Phrase): Phrase {
  const shorter = (key: string, small: string): string => (words.has(small) ? small : key);
  const term = (of: Term): Term => {
    if ('phrase' in of) return { phrase: shortened(words, of.phrase) };
    if (!('word' in of)) return of;
    return { word: shorter(of.word, `page.susanoo.mini.${of.word.slice('susanoo.'.length)}`) };
  };
  const terms = Object.entries(phrase.arguments as Record<string, Term>);
  return {
    key: shorter(phrase.key, mini(phrase.key)),
    arguments: Object.fromEntries(
      terms.map(([name, of]) => [name, term(of)]),
    ) as Phrase['arguments'],
  };
}

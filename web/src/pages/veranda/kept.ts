// The kept games of this device as the veranda shows them.
import { writable, type Readable } from 'svelte/store';
import { keeper } from '../../table/storage.ts';
import type { KeptCard } from '../../table/kept.ts';
import type { Words } from '../../words/words.ts';

export interface Shelf {
  /** Latest first; null: not read yet. */
  readonly cards: readonly KeptCard[] | null;
  /** This device keeps nothing beyond the tab. */
  readonly blocked: boolean;
}

export interface Shelves extends Readable<Shelf> {
  look(): Promise<void>;
  /** Takes a game away; what comes back puts it there again. */
  forget(id: string): Promise<() => Promise<void>>;
}

export function shelf(): Shelves {
  const { subscribe, set } = writable<Shelf>({ cards: null, blocked: false });
  const look = async (): Promise<void> => {
    try {
      const kept = await keeper();
      set({ cards: await kept.list(), blocked: kept.blocked });
    } catch {
      set({ cards: [], blocked: true });
    }
  };
  return {
    subscribe,
    look,
    async forget(id) {
      const kept = await keeper();
      const whole = await kept.load(id);
      await kept.forget(id);
      await look();
      return async () => {
        if (whole) await kept.save(whole.card, whole.table);
        await look();
      };
    },
  };
}

const person = (card: KeptCard, seat: number): boolean => card.levels[seat - 1] === '';

/** "Paikō with Adept", "Paikō: White and Black", "Paikō: Adept and Master". */
export function titleOf(card: KeptCard, words: Words): string {
  const seats = card.levels.map((_, index) => index + 1);
  const people = seats.filter((seat) => person(card, seat));
  const game = words.text(`page.game.${card.game}.name`);
  const name = (seat: number) => ({
    text: nameOf(card, seat, words),
  });
  if (people.length !== 1)
    return words.text('page.kept.among', { game, who: { list: seats.map(name) } });
  const others = seats.filter((seat) => !people.includes(seat));
  return others.length === 0
    ? game
    : words.text('page.kept.with', { game, who: { list: others.map(name) } });
}

function nameOf(card: KeptCard, seat: number, words: Words): string {
  const level = card.levels[seat - 1] ?? '';
  if (level !== '') return words.text(`page.level.${level}`);
  return card.names[seat - 1] || words.text(`page.game.${card.game}.seat.${seat}`);
}

/** "It is your move.", "You won.", "White won.", "A tie." */
export function stateOf(card: KeptCard, words: Words): string {
  if (!card.over) return words.text(card.yours ? 'page.kept.yours' : 'page.kept.theirs');
  if (card.winners.length === 0 && card.levels.length > 1) return words.text('page.kept.tie');
  const people = card.levels.flatMap((level, index) => (level === '' ? [index + 1] : []));
  if (people.length === 1)
    return words.text(card.winners.includes(people[0] ?? 0) ? 'page.kept.won' : 'page.kept.lost');
  const who = { list: card.winners.map((seat) => ({ text: nameOf(card, seat, words) })) };
  return words.text('page.kept.winner', { who });
}

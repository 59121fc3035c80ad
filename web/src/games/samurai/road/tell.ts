// The road in words: cards by their names, events with what came of them, and a line to compare with friends.
import type { Words } from '../../../words/words.ts';
import type { Journey, Met, Suffered } from './journey.ts';

export const nameOf = (words: Words, id: string): string =>
  words.has(`samurai.card.${id}`) ? words.text(`samurai.card.${id}`) : id;
export const textOf = (words: Words, id: string): string =>
  words.has(`samurai.text.${id}`) ? words.text(`samurai.text.${id}`) : '';

export function woundText(words: Words, { card, level }: Suffered): string {
  const own = `samurai.card.${card}.${level}`;
  const name = words.has(own) ? words.text(own) : nameOf(words, card);
  return words.text('page.samurai.road.wound', { level, name });
}

export function eventText(words: Words, { card, roll }: Met): string {
  const rolled = roll === null ? '' : ` ${words.text('page.samurai.road.rolled', { roll })}`;
  return textOf(words, card) + rolled;
}

export const forgottenText = (words: Words, cards: readonly string[]): string =>
  words.text('page.samurai.road.forgot', {
    cards: { list: cards.map((id) => ({ text: nameOf(words, id) })) },
  });

/** What awaits at the next duel because of events; empty: nothing. */
export function nextText(words: Words, { next }: Journey): string {
  return [
    next.weapon
      ? words.text('page.samurai.road.next.weapon', { name: nameOf(words, next.weapon) })
      : '',
    next.ki !== 0 ? words.text('page.samurai.road.next.ki', { count: Math.abs(next.ki) }) : '',
    next.weather ? words.text('page.samurai.road.next.weather') : '',
    next.yoroi === 1 ? words.text('page.samurai.road.next.yoroi_you') : '',
    next.yoroi === 2 ? words.text('page.samurai.road.next.yoroi_foe') : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** One line to send: how far, how long, at what price, and where to try the same luck. */
export function shareLine(
  words: Words,
  journey: Journey,
  seed: string | undefined,
  address: string,
): string {
  const key = journey.won ? 'won' : journey.over ? 'lost' : 'going';
  const line = words.text(`page.samurai.road.share.${key}`, {
    won: journey.duelsWon,
    of: journey.stops.length,
    rounds: journey.rounds,
    dealt: journey.dealt,
    taken: journey.taken,
    ...(seed === undefined ? {} : { seed }),
  });
  return seed === undefined ? line : `${line} ${address}`;
}

/** The address that gives friends the same road. */
export function sameRoad(
  origin: string,
  options: Readonly<Record<string, string | number>>,
  seed: string,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  query.set('seed', seed);
  return `${origin}/play/samurai?${query.toString()}`;
}

// Who is called what, in sentences and on plates.
import type { SeatNames } from '../words/phrase.ts';
import type { Words } from '../words/words.ts';
import type { SeatInfo } from './table.ts';

/**
 * For the engine's sentences: a name that was given, a bot's level if no other has it, else the game's word. Where more
 * than two sit, bots have names.
 */
export function sentenceNames(words: Words, seats: readonly SeatInfo[]): SeatNames {
  return seats.map(({ who, name, level, seat, lent }) => {
    if (who === 'person' || lent) return name;
    if (seats.length > 2) return words.text(`page.bot.${seat}`);
    const alone = !seats.some((other) => other.seat !== seat && other.level === level);
    return level && alone ? words.text(`page.level.${level}`) : '';
  });
}

/** The same for whoever sits at `you`, where the game's sentences say *you* (0: nobody). */
export function namesFor(
  words: Words,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatInfo[] },
  you: number,
): SeatNames {
  const key = `page.${game}.you`;
  const names = sentenceNames(words, seats);
  return names.map((name, at) => (at + 1 === you && words.has(key) ? words.text(key) : name));
}

/** For plates and lists: the person at this screen is *you*. */
export function plateName(
  words: Words,
  game: string,
  seats: readonly SeatInfo[],
  { seat, who, name, level }: SeatInfo,
): string {
  if (name) return name;
  if (level && seats.length > 2) return words.text(`page.bot.${seat}`);
  if (level) return words.text(`page.level.${level}`);
  const alone = seats.filter((other) => other.who === 'person').length === 1;
  return who === 'person' && alone ? words.text('page.you') : words.text(`${game}.seat.${seat}`);
}

/** Who took a seat, from how a record writes it: `human Ada`, `adept`, `master:nodes=200`. `called`: whose seat it is. */
export function satDown(words: Words, text: string, called: string): string {
  const [, name] = /^human ?(.*)$/.exec(text) ?? [];
  if (name !== undefined) return words.text('page.log.sat', { who: name || called });
  const level = `page.level.${text.split(':')[0]}`;
  if (words.has(level)) return words.text('page.log.sat_bot', { level: words.text(level) });
  return words.text('page.log.left', { who: called });
}

// The duel in one sentence, and why a surprise is the one it is.
import type { Argument, Words } from '../../../words/words.ts';
import { valueOf } from './offer.ts';
import type { Sheet } from './sheet.svelte.ts';
import type { Surprise } from './surprise.ts';

/** What is not as usual, and is not said by opponent, weapon, place or sky. */
function special(words: Words, sheet: Sheet): string[] {
  const { game, options } = sheet;
  const changed = (name: string): string | null =>
    options[name] !== undefined && options[name] !== valueOf(game, {}, name)
      ? words.text(`page.samurai.set.with.${name}.${options[name]}`)
      : null;
  return ['difficulty', 'yoroi', 'blood', 'bushido', 'gisei', 'redraws']
    .map(changed)
    .filter((text) => text !== null);
}

export function toldDuel(words: Words, sheet: Sheet): string {
  const { game, options, way } = sheet;
  const value = (name: string): string => valueOf(game, options, name);
  const args: Record<string, Argument> = { weapon: sheet.nameOf(value('weapon')) };
  if (way === 'duel' || options['opponent'] !== undefined)
    args['foe'] = sheet.nameOf(value('opponent'));
  if (value('surrounding') !== 'none')
    args['place'] = words.text(`page.samurai.set.at.${value('surrounding')}`);
  if (value('weather') !== 'none')
    args['sky'] = words.text(`page.samurai.set.under.${value('weather')}`);
  const more = special(words, sheet);
  if (way === 'clan' && options['three'] === 'on')
    more.unshift(words.text('page.samurai.set.with.three.on'));
  if (more.length > 0) args['more'] = { list: more.map((text) => ({ text })) };
  return words.text(`page.samurai.set.told.${way}`, args);
}

export function toldSurprise(words: Words, found: Surprise): string {
  const name = (id: string): string => words.text(`samurai.card.${id}`);
  const part = (what: 'foe' | 'arm', id: string, met: number): string =>
    words.text(`page.samurai.set.surprise.${what}.${met === 0 ? 'never' : 'least'}`, {
      name: name(id),
      count: met,
    });
  return [
    part('foe', found.opponent, found.metOpponent),
    part('arm', found.weapon, found.metWeapon),
    words.text(
      found.weather === 'none'
        ? 'page.samurai.set.surprise.lot'
        : 'page.samurai.set.surprise.lot_sky',
    ),
  ].join(' ');
}

// A move of the log in a few words: the tile and where it went, then what it took. The whole sentences are the engine's.
import type { Brief } from '../../board/game_page.ts';
import type { LogEntry } from '../../engine/wire.ts';
import type { Phrase, Term } from '../../words/phrase.ts';
import { readEvent, type Event } from './log.ts';
import { FACINGS, type Type } from './position.ts';

/** Equal ones by their number: "3 Sword and Bow". */
const tiles = (types: readonly Type[]): Term => ({
  list: [...new Set(types)].map((card): Term => {
    const count = types.filter((one) => one === card).length;
    const several = { count: { number: count }, thing: { card } };
    return count > 1 ? { phrase: { key: 'table.several', arguments: several } } : { card };
  }),
});
const typesOf = (events: readonly Event[]): Type[] => events.flatMap(({ types }) => types);

function first(event: Event, all: readonly Event[]): Phrase {
  const { kind, from, square, facing } = event;
  const same = all.filter((one) => one.kind === kind);
  return {
    key: `page.paiko.log.${kind}`,
    arguments: {
      tiles: tiles(typesOf(same)),
      ...(from === null ? {} : { from: { place: from } }),
      ...(square === null ? {} : { square: { place: square } }),
      ...(facing === null ? {} : { facing: { word: `paiko.facing.${FACINGS[facing]}` } }),
    },
  };
}

const gone = (key: 'takes' | 'loses', events: readonly Event[]): Phrase[] =>
  events.length > 0
    ? [{ key: `page.paiko.log.${key}`, arguments: { tiles: tiles(typesOf(events)) } }]
    : [];

/** null: there is something in it that only a sentence says. */
export function brief(entries: readonly LogEntry[]): Brief | null {
  const events = entries.map(readEvent);
  const known = events.flatMap((event) => event ?? []);
  const [main] = known;
  if (!main || known.length < events.length) return null;
  if (main.kind === 'captured' || main.kind === 'ended') return null;
  const [type] = main.types;
  const lost = known.filter(({ kind }) => kind === 'captured');
  const ended = entries.flatMap(({ phrase }, index) =>
    phrase && events[index]?.kind === 'ended' ? [phrase] : [],
  );
  return {
    lead: type && main.square ? `paiko.card.${type}` : null,
    first: first(main, known),
    then: [
      ...gone(
        'takes',
        lost.filter(({ who }) => who !== main.who),
      ),
      ...gone(
        'loses',
        lost.filter(({ who }) => who === main.who),
      ),
      ...ended,
    ],
  };
}

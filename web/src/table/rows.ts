// The log by rows: one for each move with everything that it did, one for each thing that the table did.
import type { LogEntry, Seat } from '../engine/wire.ts';
import type { Phrase, SeatNames, Term } from '../words/phrase.ts';
import type { Words } from '../words/words.ts';

export interface LogRow {
  /** Sequence of its first entry. */
  readonly key: number;
  /** Moves that stood before it, and after it. */
  readonly ply: number;
  readonly after: number;
  readonly seat: Seat;
  readonly kind: 'move' | 'table';
  readonly entries: readonly LogEntry[];
  /** It was taken back since. */
  readonly undone: boolean;
  /** Which turn it is; 0: a move that is no turn of its own. */
  readonly turn: number;
}

/**
 * `aside`: keys of events that are no turns, such as choosing a hand. Several of one seat in a row are one row.
 * `own`: keys of events that begin a row, even where one move brought several.
 */
export function logRows(
  log: readonly LogEntry[],
  aside: readonly string[] = [],
  own: readonly string[] = [],
): LogRow[] {
  const rows: LogRow[] = [];
  const isAside = (entry: LogEntry): boolean => aside.includes(entry.phrase?.key ?? '');
  const begins = (entry: LogEntry): boolean => own.includes(entry.phrase?.key ?? '');
  for (const entry of log) {
    const last = rows.at(-1);
    if (entry.kind === 'undone') takeBack(rows, entry.ply); // its ply: what stands since
    if (last && entry.kind === 'event' && belongs(last, entry, isAside, begins)) {
      rows[rows.length - 1] = {
        ...last,
        after: entry.ply + 1,
        entries: [...last.entries, entry],
      };
      continue;
    }
    const kind = entry.kind === 'event' ? 'move' : 'table';
    const turns = rows.findLast((row) => row.turn > 0 && !row.undone)?.turn ?? 0;
    rows.push({
      key: entry.sequence,
      ply: entry.ply,
      after: entry.ply + 1,
      seat: entry.seat,
      kind,
      entries: [entry],
      undone: false,
      turn: kind === 'table' || isAside(entry) ? 0 : turns + 1,
    });
  }
  return rows;
}

function belongs(
  row: LogRow,
  entry: LogEntry,
  isAside: (entry: LogEntry) => boolean,
  begins: (entry: LogEntry) => boolean,
): boolean {
  if (row.kind !== 'move' || row.undone) return false;
  if (begins(entry)) return row.entries.at(-1)?.phrase?.key === entry.phrase?.key;
  if (row.after === entry.ply + 1) return true;
  return row.turn === 0 && row.seat === entry.seat && isAside(entry);
}

/** Moves from this ply on no longer stand. */
function takeBack(rows: LogRow[], from: number): void {
  rows.forEach((row, index) => {
    if (row.kind === 'move' && row.ply >= from) rows[index] = { ...row, undone: true };
  });
}

const isCard = (term: Term): boolean => 'card' in term;
const same = (one: Term | undefined, other: Term | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Sentences that differ in one card only become one with a list: "White picks Sai, Sword and Bow." So do equal ones
 * about a word that can be counted, such as a card from behind.
 */
export function gathered(
  phrases: readonly Phrase[],
  countable: (word: string) => boolean = () => false,
): Phrase[] {
  const isThing = (term: Term): boolean => isCard(term) || ('word' in term && countable(term.word));
  const all: Phrase[] = [];
  for (const phrase of phrases) {
    const last = all.at(-1);
    const joined = last ? together(last, phrase, isThing) : null;
    if (joined) all[all.length - 1] = joined;
    else all.push(phrase);
  }
  return all;
}

function together(one: Phrase, other: Phrase, isThing: (term: Term) => boolean): Phrase | null {
  const terms = Object.entries(other.arguments);
  if (one.key !== other.key || terms.length !== Object.keys(one.arguments).length) return null;
  const things = terms.filter(([, term]) => isThing(term));
  const [found] = things;
  if (!found || things.length > 1) return null;
  const [name, thing] = found;
  const alike = terms.every(([key, term]) => key === name || same(one.arguments[key], term));
  const before = one.arguments[name];
  if (!alike || !before) return null;
  const list = 'list' in before ? before.list : [before];
  if (!list.every((term) => (isCard(thing) ? isCard(term) : same(term, thing)))) return null;
  return { key: one.key, arguments: { ...one.arguments, [name]: { list: [...list, thing] } } };
}

/** Equal things of a list by their number, as words/tell.cpp has it: "2 Event cards", or "2 Sword". */
function counted(words: Words, game: string, list: readonly Term[]): Term[] {
  return list.flatMap((term, index) => {
    const count = list.filter((other) => same(term, other)).length;
    if (count === 1) return [term];
    if (list.findIndex((other) => same(term, other)) < index) return [];
    const id = 'word' in term ? term.word : 'card' in term ? `${game}.card.${term.card}` : '';
    const own = `${id}.several`;
    const key = words.has(own) ? own : 'table.several';
    return [{ phrase: { key, arguments: { count: { number: count }, thing: term } } }];
  });
}

/** Of what seat `you` did, the sentence that says so, where the game has one: "You draw" in place of "Player 1 draws". */
export function inPerson(words: Words, phrase: Phrase, you: Seat): Phrase {
  const { who, better } = phrase.arguments;
  const key = `page.${phrase.key.replace('.event.', '.you.')}`;
  const own = [who, better].some((term) => term && 'seat' in term && term.seat === you);
  return own && words.has(key) ? { ...phrase, key } : phrase;
}

/** What the engine said, one sentence after the other, lists gathered and counted. `you`: who reads it; 0: anybody. */
export function tell(
  words: Words,
  phrases: readonly Phrase[],
  names: SeatNames,
  you: Seat = 0,
): string {
  return gathered(phrases, (word) => words.has(`${word}.several`))
    .map((phrase) => {
      const game = phrase.key.split('.', 1)[0] ?? '';
      const args = Object.entries(phrase.arguments).map(([name, term]): [string, Term] => [
        name,
        'list' in term ? { list: counted(words, game, term.list) } : term,
      ]);
      const { key } = inPerson(words, phrase, you);
      return words.phrase({ key, arguments: Object.fromEntries(args) }, names, game);
    })
    .join(' ');
}

// The rules of a game as entries, from its words: `<game>.about.<topic>` ("Goal: ten points. …") and
// `<game>.rule.<id>`. Nothing here knows a rule.
import type { Term } from '../../words/phrase.ts';
import type { Words } from '../../words/words.ts';

export interface Entry {
  /** `goal`, `PAI-086`: its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Of a piece: the id of its card, for its drawing. */
  readonly card?: string;
}
export interface Group {
  readonly id: 'game' | 'pieces' | 'ids' | 'typed';
  readonly entries: readonly Entry[];
}

/** What may be asked of the words of a game. */
type Source = Pick<Words, 'keys' | 'text'>;
export type Figures = Readonly<Record<string, Term>>;

/** `figures`: numbers that the sentences name and the cards decide. */
export function rulesOf(game: string, words: Source, figures: Figures = {}): Group[] {
  const about = words.keys(`${game}.about.`).map((key) => topic(key, words, figures));
  const cards = new Map(
    words
      .keys(`${game}.card.`)
      .map((key) => [words.text(key).toLowerCase(), key.split('.')[2] ?? '']),
  );
  const isPiece = (entry: Entry): boolean => cards.has(entry.id);
  const asPiece = (entry: Entry): Entry => ({ ...entry, card: cards.get(entry.id) ?? '' });
  const isTyped = (entry: Entry): boolean => entry.id === 'moves';
  const ids = words.keys(`${game}.rule.`).map((key) => {
    const id = key.slice(`${game}.rule.`.length);
    return { id, title: id, text: words.text(key) };
  });
  const groups: Group[] = [
    { id: 'game', entries: about.filter((entry) => !isPiece(entry) && !isTyped(entry)) },
    { id: 'pieces', entries: about.filter(isPiece).map(asPiece) },
    { id: 'ids', entries: ids },
    { id: 'typed', entries: about.filter(isTyped) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

function topic(key: string, words: Source, figures: Figures): Entry {
  const said = words.text(key, figures);
  const colon = said.indexOf(': ');
  const id = key.split('.').slice(2).join('.');
  if (colon < 0) return { id, title: id, text: said };
  const text = said.slice(colon + 2);
  return {
    id,
    title: said.slice(0, colon),
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
  };
}

/** Entries in which every word that is looked for begins a word; all of them for an empty search. */
export function searched(groups: readonly Group[], search: string): Group[] {
  const parts = partsOf(search);
  const hit = ({ id, title, text }: Entry): boolean => {
    const all = plain(`${id} ${title} ${text}`);
    return parts.every((part) => all.includes(part));
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(hit) }))
    .filter((group) => group.entries.length > 0);
}

export interface Piece {
  readonly text: string;
  readonly kind: 'plain' | 'found' | 'rule';
}

const RULE = /\b[A-Z]{3}-\d{3}\b/;

/** A text cut at what was found in it and at ids of rules, which become links. */
export function cut(text: string, search: string): Piece[] {
  const parts = partsOf(search);
  const out: Piece[] = [];
  let rest = text;
  while (rest !== '') {
    const rule = RULE.exec(rest);
    const small = plain(rest);
    const found = parts
      .map((part) => ({ at: small.indexOf(part), length: part.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    const next =
      rule && (!found || rule.index <= found.at)
        ? { at: rule.index, length: rule[0].length, kind: 'rule' as const }
        : found && { ...found, kind: 'found' as const };
    if (!next) {
      out.push({ text: rest, kind: 'plain' });
      break;
    }
    if (next.at > 0) out.push({ text: rest.slice(0, next.at), kind: 'plain' });
    out.push({ text: rest.slice(next.at, next.at + next.length), kind: next.kind });
    rest = rest.slice(next.at + next.length);
  }
  return out;
}

const partsOf = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter((part) => part !== '');

/** Letter for letter without case and macrons: "paiko" finds Paikō. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase();
    })
    .join('');
}

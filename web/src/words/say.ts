// Sentences from words files, as docs/words.md describes them. The same as the formatter in C++:
// tests/words/examples.json holds for both.
import type { Phrase, SeatNames, Term } from './phrase.ts';

export type Sentences = Readonly<Record<string, string>>;

export interface Speaker {
  readonly sentences: Sentences;
  /** A language tag, for plurals. */
  readonly language: string;
  readonly seats: SeatNames;
  /** Whose words seats and cards have; left out: the part of the phrase's key before the first dot. */
  readonly game?: string;
}

type Arguments = Phrase['arguments'];
type Voice = Speaker & { readonly game: string };

export function say(speaker: Speaker, phrase: Phrase): string {
  if (phrase.key === '') return '';
  const sentence = speaker.sentences[phrase.key];
  if (sentence === undefined) return phrase.key;
  const game = speaker.game ?? phrase.key.split('.', 1)[0] ?? '';
  return fill({ ...speaker, game }, sentence, phrase.arguments).text;
}

function fill(
  voice: Voice,
  sentence: string,
  args: Arguments,
): { readonly text: string; readonly complete: boolean } {
  let text = '';
  let complete = true;
  let at = 0;
  while (at < sentence.length) {
    const sign = sentence[at] ?? '';
    if (sign === '\\') {
      text += sentence[at + 1] ?? '';
      at += 2;
    } else if (sign === '[') {
      const end = closing(sentence, at);
      const part = fill(voice, sentence.slice(at + 1, end), args);
      if (part.complete) text += part.text;
      at = end + 1;
    } else if (sign === '{') {
      const end = sentence.indexOf('}', at);
      const stop = end < 0 ? sentence.length : end;
      const [name = '', ...forms] = sentence.slice(at + 1, stop).split('|');
      const term = args[name];
      if (term === undefined) {
        complete = false;
        text += sentence.slice(at, stop + 1);
      } else text += forms.length > 0 ? form(voice, term, forms) : sayTerm(voice, term);
      at = stop + 1;
    } else {
      text += sign;
      at += 1;
    }
  }
  return { text, complete };
}

/** Where the part ends that begins here. */
function closing(sentence: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sentence.length; at += 1) {
    const sign = sentence[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') depth += 1;
    else if (sign === ']' && --depth === 0) return at;
  }
  return sentence.length;
}

const rules = new Map<string, { rule: Intl.PluralRules; order: string[] }>();
function plural(language: string): { rule: Intl.PluralRules; order: string[] } {
  const known = rules.get(language);
  if (known) return known;
  const rule = new Intl.PluralRules(language);
  const there: readonly string[] = rule.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    there.includes(name),
  );
  const made = { rule, order };
  rules.set(language, made);
  return made;
}

function form(voice: Voice, term: Term, forms: readonly string[]): string {
  const count = 'number' in term ? term.number : 'list' in term ? term.list.length : 0;
  const { rule, order } = plural(voice.language);
  const index = order.indexOf(rule.select(Math.abs(count)));
  return forms[Math.min(index, forms.length - 1)] ?? '';
}

function sayTerm(voice: Voice, term: Term): string {
  const { sentences, game, seats } = voice;
  const word = (key: string): string => {
    const found = sentences[key];
    return found === undefined ? key : fill(voice, found, {}).text;
  };
  if ('number' in term) return String(term.number);
  if ('seat' in term) return seats[term.seat - 1] || word(`${game}.seat.${term.seat}`);
  if ('card' in term) return term.name ?? word(`${game}.card.${term.card}`);
  if ('place' in term) {
    const key = `${game}.place.${term.place}`;
    return key in sentences ? word(key) : term.place;
  }
  if ('word' in term) return word(term.word);
  if ('text' in term) return term.text;
  if ('phrase' in term) return say(voice, term.phrase);
  return joined(
    voice,
    term.list.map((item) => sayTerm(voice, item)),
  );
}

/** "a, b and c" by the language's own keys. */
function joined(voice: Voice, items: readonly string[]): string {
  const pair = (key: string, first: string, second: string): string => {
    const sentence = voice.sentences[key];
    if (sentence === undefined) return `${first}, ${second}`;
    return fill(voice, sentence, { first: { text: first }, second: { text: second } }).text;
  };
  const [first = '', second, ...rest] = items;
  if (second === undefined) return first;
  const last = rest.at(-1);
  if (last === undefined) return pair('table.list.two', first, second);
  const middle = [second, ...rest.slice(0, -1)].reduce(
    (all, item) => pair('table.list.middle', all, item),
    first,
  );
  return pair('table.list.end', middle, last);
}

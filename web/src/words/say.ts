// Sentences from words files: `{name}`, `{name|one|many}` by number, `[...]` dropped if an argument inside is absent,
// lists joined the language's own way. The same as data/words' formatter in C++; tests/words/examples.json holds for both.
import type { Phrase, SeatNames, Term } from './phrase.ts';

export type Sentences = Readonly<Record<string, string>>;

export interface Speaker {
  readonly sentences: Sentences;
  /** A language tag, for plurals. */
  readonly language: string;
  readonly seats: SeatNames;
  /** Whose words seats and cards have: the part of the phrase's key before the first dot, unless given. */
  readonly game?: string;
}

type Arguments = Readonly<Record<string, Term>>;

export function say(speaker: Speaker, phrase: Phrase): string {
  if (phrase.key === '') return '';
  const sentence = speaker.sentences[phrase.key];
  if (sentence === undefined) return phrase.key;
  const game = speaker.game ?? phrase.key.split('.', 1)[0] ?? '';
  return fill({ ...speaker, game }, sentence, phrase.arguments).text;
}

/** Where a part in brackets ends, and what stands in it; brackets may be nested. */
function fill(
  speaker: Speaker,
  sentence: string,
  args: Arguments,
): { text: string; complete: boolean } {
  let text = '';
  let complete = true;
  for (let at = 0; at < sentence.length; ) {
    const sign = sentence[at];
    if (sign === '[') {
      const end = closing(sentence, at);
      const part = fill(speaker, sentence.slice(at + 1, end), args);
      if (part.complete) text += part.text;
      at = end + 1;
    } else if (sign === '{') {
      const end = sentence.indexOf('}', at);
      const stop = end < 0 ? sentence.length : end;
      const [name = '', ...forms] = sentence.slice(at + 1, stop).split('|');
      const term = args[name];
      if (term === undefined) complete = false;
      else text += forms.length > 0 ? form(speaker, term, forms) : sayTerm(speaker, term);
      at = stop + 1;
    } else {
      text += sign;
      at += 1;
    }
  }
  return { text, complete };
}

function closing(sentence: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sentence.length; at += 1) {
    if (sentence[at] === '[') depth += 1;
    if (sentence[at] === ']' && --depth === 0) return at;
  }
  return sentence.length;
}

const rules = new Map<string, Intl.PluralRules>();
function pluralRule(language: string): Intl.PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const made = new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

function form(speaker: Speaker, term: Term, forms: readonly string[]): string {
  const count = 'number' in term ? term.number : 'list' in term ? term.list.length : 0;
  const rule = pluralRule(speaker.language);
  const categories = rule.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    categories.includes(name as Intl.LDMLPluralRule),
  );
  const index = order.indexOf(rule.select(Math.abs(count)));
  return forms[Math.min(index < 0 ? forms.length : index, forms.length - 1)] ?? '';
}

export function sayTerm(speaker: Speaker, term: Term): string {
  const { sentences, game = '' } = speaker;
  if ('number' in term) return String(term.number);
  if ('seat' in term)
    return (
      speaker.seats[term.seat - 1] || (sentences[`${game}.seat.${term.seat}`] ?? String(term.seat))
    );
  if ('card' in term) return term.name ?? sentences[`${game}.card.${term.card}`] ?? term.card;
  if ('place' in term) return sentences[`${game}.place.${term.place}`] ?? term.place;
  if ('word' in term) return sentences[term.word] ?? term.word;
  if ('text' in term) return term.text;
  if ('phrase' in term) return say(speaker, term.phrase);
  return joined(
    speaker,
    term.list.map((item) => sayTerm(speaker, item)),
  );
}

function joined({ sentences }: Speaker, items: readonly string[]): string {
  const between = sentences['table.list.between'] ?? ', ';
  const last = sentences['table.list.last'] ?? ' and ';
  if (items.length < 2) return items[0] ?? '';
  return items.slice(0, -1).join(between) + last + (items.at(-1) ?? '');
}

// A code to say aloud: the server gives three numbers below 256, a list of words has one for each.

/** `12-200-7` as words; empty if the list is not one of 256. */
export function wordsOfCode(code: string, list: readonly string[]): readonly string[] {
  const numbers = code.split('-').map(Number);
  const said = numbers.map((number) => list[number] ?? '');
  return said.every((word) => word !== '') ? said : [];
}

/** What somebody typed, as the server's code: in any case, with any marks between; null: a word is not on the list. */
export function codeOfWords(typed: string, list: readonly string[]): string | null {
  const said = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  const numbers = said.map((word) => list.indexOf(word));
  return numbers.length === 3 && numbers.every((number) => number >= 0) ? numbers.join('-') : null;
}

// What a card of Warriors of Susanoo tells beside its rules, from the file of its cards: a page reads it when a whole card is
// seen, and the engine's module does not carry it. By the name of the card, so that cards of one's own tell nothing false.
import type { Plugin } from 'vite';

export const loreOf = (toml: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  let name = '';
  for (const line of toml.split('\n')) {
    const [, key, text] = /^(name|lore) = ("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (text === undefined) continue;
    if (key === 'name') name = JSON.parse(text) as string;
    else found[name] = JSON.parse(text) as string;
  }
  return found;
};

export const loreOfCards = (): Plugin => ({
  name: 'engawa-lore-of-cards',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/data\/susanoo\.toml$/.test(id)) return null;
    return { code: `export default ${JSON.stringify(loreOf(code))}`, moduleType: 'js', map: null };
  },
});

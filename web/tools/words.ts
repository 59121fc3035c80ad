// The words as the page fetches them. What it says of one game alone (data/words/<language>/page/<game>.json) travels with
// that game's own words; what only the terminal says stays at home; and each file comes in two parts, `?first` with what a
// table says before anything of it is opened, and `?later` with the rest.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Sentences = Readonly<Record<string, string>>;

/** Of a game: its table at the terminal, reports, lists. Of table.json the page says how things are joined and why a game ended. */
const TERMINAL = /^(?!page\.)\w+\.(play|sim|cards)\.|^table\.(?!list\.|reason\.|several$)/;
/** Rules and options of a game, and what the pages around a table and its panels say. */
const LATER = new RegExp(
  [
    /^(?!page\.)\w+\.(about|rule|option|pitch)(\.|$)/,
    /^page\.(settings|setup|option|learn|about|veranda|more|kept|sound|replay|teach|keys|key|coach|rules|chat|result|resign|type|graph|share|steps|report|backup|device|install|storage|update|paste|daily)\./,
    /^page\.game\.\w+\.(?!name$)/,
    /^page\.(eiyo|paiko|samurai|susanoo)\.(key|learn|odds|end|look|coach|move|stats|set|duels|kept|way|refused)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
);

export const partOf = (key: string): 'first' | 'later' | 'never' =>
  TERMINAL.test(key) ? 'never' : LATER.test(key) ? 'later' : 'first';

export const wordsByGame = (): Plugin => ({
  name: 'engawa-words-by-game',
  enforce: 'pre',
  transform(code, id) {
    const [, name, part] = /\/data\/words\/\w+\/([\w/]+)\.json\?(first|later)$/.exec(id) ?? [];
    if (name === undefined) return null;
    const page = join(dirname(id), 'page', `${name}.json`);
    const read = (path: string): Sentences => JSON.parse(readFileSync(path, 'utf8')) as Sentences;
    if (existsSync(page)) this.addWatchFile(page);
    const all = { ...(JSON.parse(code) as Sentences), ...(existsSync(page) ? read(page) : {}) };
    const kept = Object.entries(all).filter(([key]) => partOf(key) === part);
    const text = JSON.stringify(Object.fromEntries(kept));
    return { code: `export default ${text}`, moduleType: 'js', map: null };
  },
});

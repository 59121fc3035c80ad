// Who may import whom in web/src. Fails on any other edge, and on one game that imports another.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');

/** folder: what it may import beside itself and packages. `games` is any one game's folder. */
const LAYERS = {
  words: [],
  settings: ['words'],
  engine: ['words'],
  table: ['words', 'settings', 'engine'],
  parts: ['words', 'settings'],
  board: ['words', 'settings', 'engine', 'table', 'parts'],
  games: ['words', 'settings', 'engine', 'table', 'parts', 'board'],
  pages: ['words', 'settings', 'engine', 'table', 'parts', 'board', 'games'],
};
const IMPORT =
  /(?:^|[;\s])(?:import|export)\s*(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"]([^'"]+)['"]/g;

const room = (file) => {
  const [first, second] = relative(src, file).split('/');
  return first === 'games' ? `games/${second}` : first;
};

const files = readdirSync(src, { recursive: true })
  .map((name) => join(src, String(name)))
  .filter((name) => /\.(ts|svelte)$/.test(name));
let bad = 0;
for (const file of files) {
  const from = room(file);
  if (relative(src, file).split('/').length === 1) continue; // main.ts, App.svelte: the outside
  const allowed = LAYERS[from.split('/')[0]];
  if (!allowed) {
    console.error(`${relative(src, file)}: no layer is called ${from}`);
    bad += 1;
    continue;
  }
  for (const match of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = match[1] ?? match[2] ?? match[3];
    if (!target.startsWith('.')) continue;
    const at = resolve(dirname(file), target);
    if (relative(src, at).startsWith('..')) continue; // the words and the module's wrapper
    const to = room(at);
    if (
      to === from ||
      (allowed.includes(to.split('/')[0]) &&
        !(from.startsWith('games/') && to.startsWith('games/')))
    )
      continue;
    console.error(`${relative(src, file)}: ${from} may not import ${to} (${target})`);
    bad += 1;
  }
}
if (bad > 0) process.exit(1);
console.log(`${files.length} files, no edge that is not allowed`);

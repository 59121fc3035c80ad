import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { loreOfCards } from './tools/lore.ts';
import { precache } from './tools/precache.ts';
import { wordsByGame } from './tools/words.ts';

const here = import.meta.dirname;
/** Where the engine's modules lie: engawa-GAME.wasm, one for each game that has a page. */
const modules = resolve(here, process.env['ENGAWA_WASM_DIR'] ?? '../build/wasm');

/** A house whose tables the page in development sits at: ENGAWA_SERVER=http://localhost:8080. */
const server = process.env['ENGAWA_SERVER'];
const proxy = server
  ? { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } }
  : {};

const text = (path: string): string => readFileSync(resolve(here, path), 'utf8');
const version = /^project\(engawa VERSION ([\d.]+)/m.exec(text('../CMakeLists.txt'))?.[1] ?? '0';
const signature = createHash('sha256')
  .update(text('../tests/signature.txt'))
  .digest('hex')
  .slice(0, 16);

export default defineConfig({
  define: {
    ENGAWA_VERSION: JSON.stringify(version),
    ENGAWA_SIGNATURE: JSON.stringify(signature),
  },
  plugins: [
    svelte(),
    wordsByGame(),
    loreOfCards(),
    precache(resolve(here, 'sw/sw.js'), resolve(here, 'public')),
  ],
  resolve: {
    alias: {
      '@engawa': resolve(here, '../bindings/wasm'),
      '@words': resolve(here, '../data/words'),
      '@modules': modules,
    },
    // Vitest would take Svelte's half for servers.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The page's policy refuses data: for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: a phone pays for each of them, and large ones compress better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A group takes along what its files need, so what comes first stands first.
            {
              name: 'base',
              test: /node_modules|web\/src\/((words|settings|styles)\/|parts\/(index|toasts|Button|Empty|Icon|IconButton|Loader|Mark|Toasts|art\/(enso|icons|mark))\.)/,
            },
            // What the veranda and a table share: addresses, games, what is kept.
            {
              name: 'house',
              test: /web\/src\/(table\/(daily|guest|kept|names|plan|positions|state|storage|table)\.|parts\/(Crest|Daruma|Seal|art\/daruma)|pages\/(games|house|router|setup\/sits)\.)/,
            },
            {
              name: 'table',
              test: /web\/src\/(table\/(?!remote)|engine\/|board\/|parts\/(Daruma|Popover|Seal)|pages\/table\/(PlayPage|TablePage|Shell))/,
            },
            { name: 'sheets', test: /web\/src\/parts\/(Dialog|Sheet)/ },
            // Panels: opened, not played on.
            {
              name: 'panels',
              test: /web\/src\/(pages\/table\/later\.ts|pages\/rules\/RulesList|parts\/(Field|Tabs))/,
            },
            // What comes at its end, or is shown in lists by itself, is not part of a game's table.
            { name: 'paiko', test: /web\/src\/games\/paiko\/(?!enso_rim|Thumb|Piece|Lesson)/ },
            {
              name: 'eiyo',
              test: /web\/src\/games\/eiyo\/(?!End|end\.css|Look|look\.css|Peek|Card|Thumb|Lesson)/,
            },
            { name: 'samurai_draw', test: /web\/src\/games\/samurai\/(draw|cards)/ },
            {
              name: 'samurai',
              test: /web\/src\/games\/samurai\/(?!setup|stats|road|End|Look|Thumb|Lesson)/,
            },
            // Signs and cards serve the table and the list of all cards. Sheets, whole cards, the final count and the brush
            // that draws pictures come when they are seen.
            {
              name: 'susanoo_cards',
              test: /web\/src\/games\/susanoo\/(draw\/(?!kit|pictures)|cards\/(?!Browser|filter|Zoom|[Ff]ull))/,
            },
            { name: 'susanoo_ink', test: /web\/src\/games\/susanoo\/draw\/(kit|pictures)/ },
            {
              name: 'susanoo',
              test: /web\/src\/games\/susanoo\/(?!sheets|css\/sheet|Final|Thumb|Lesson|draw|cards)/,
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [resolve(here, '..'), modules] }, proxy },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});

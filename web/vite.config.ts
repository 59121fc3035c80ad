import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precache } from './tools/precache.ts';
import { wordsByGame } from './tools/words.ts';

const here = import.meta.dirname;
/** Where the engine's modules lie: engawa-GAME.wasm, one for each game that has a page. */
const modules = resolve(here, process.env['ENGAWA_WASM_DIR'] ?? '../build/wasm');

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
  plugins: [svelte(), wordsByGame(), precache(resolve(here, 'sw/sw.js'), resolve(here, 'public'))],
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
            { name: 'base', test: /node_modules|web\/src\/(parts|words|settings|styles)\// },
            { name: 'table', test: /web\/src\/(table|engine|board|pages\/table|pages\/rules)\// },
            // The brush drawing of a game's end comes at its end.
            { name: 'paiko', test: /web\/src\/games\/paiko\/(?!enso_rim)/ },
            { name: 'eiyo', test: /web\/src\/games\/eiyo\// },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [resolve(here, '..'), modules] } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});

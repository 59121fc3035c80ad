// How large the page is, brotli: everything but the engine's modules and the pictures of the veranda's doors. An upper
// bound of what any one table loads before the engine; bench/ measures what a browser really fetches.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');
const squeezed = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
let page = 0;
let modules = 0;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name === 'sw.js') continue;
  const bytes = readFileSync(join(entry.parentPath, entry.name));
  const size =
    squeezed.has(extname(entry.name)) || entry.name.endsWith('.wasm')
      ? brotliCompressSync(bytes).length
      : bytes.length;
  if (entry.name.endsWith('.wasm')) modules += size;
  else if (!/\.png$/.test(entry.name)) page += size;
}
const kib = (bytes) => `${Math.round(bytes / 1024)} KiB`;
console.log(`${kib(page)} brotli in all, ${kib(modules)} of modules`);

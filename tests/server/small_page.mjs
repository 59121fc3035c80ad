// small_page.mjs FOLDER: writes a page with a file of every kind that the tests ask for.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = process.argv[2];
const noise = (size) => { // the same each time, and nothing that could be compressed
    const bytes = Buffer.alloc(size);
    let state = 1;
    for (let i = 0; i < size; ++i) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
    }
    return bytes;
};
const script = `'use strict';\n${Array.from({length: 200}, (_, i) => `export const line${i} = ${i};`).join('\n')}\n`;
const files = {
    'index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engawa</title>
<link rel="stylesheet" href="/assets/style-AbCd_123.css"><script type="module" src="/assets/main-x8f3k2p1.js"></script>
<body><h1>A small page</h1><p>${'Nobody plays here. '.repeat(40)}</p></body></html>\n`,
    'manifest.webmanifest': `{"name": "${'Engawa '.repeat(50)}", "start_url": "/"}\n`,
    'sw.js': script,
    'icon.png': noise(500),
    'assets/main-x8f3k2p1.js': script,
    'assets/style-AbCd_123.css': `${'body { color: black; }\n'.repeat(50)}`,
    'assets/engawa-paiko-Q1w2E3r4.wasm': Buffer.concat([Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]), Buffer.alloc(4000)]),
    'assets/words-a1b2c3d4.woff2': noise(700),
    'assets/long-0123abcd.mp3': noise(8 << 20), // longer than what the kernel takes at once
    'assets/picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(80)}</svg>\n`,
};
rmSync(folder, {recursive: true, force: true});
for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), content);
}

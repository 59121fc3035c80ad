// node tools/art/build.mjs: draws the icons, crests, daruma and scenes of the page from the strokes in this folder
// and writes them as modules into src/parts/art and src/pages/scenes. The drawings are committed: nobody needs to run
// this to build the page, only to change a drawing. In a drawing "%-" stands for an id that is made when it is shown.
import fs from 'node:fs';
import { crests, enso, ensoLine, mark, rule } from './crests.mjs';
import { daruma, icons } from './icons.mjs';
import { scenes } from './scenes.mjs';

const note = '// Written by tools/art/build.mjs. Do not edit.\n';
const write = (path, text) => {
    const file = new URL(`../../src/${path}`, import.meta.url);
    fs.mkdirSync(new URL('.', file), { recursive: true });
    fs.writeFileSync(file, note + text);
    console.log(String(text.length).padStart(7), path);
};
const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;
const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : quoted(name));
const table = (name, entries) =>
    `export const ${name} = {\n${Object.entries(entries)
        .map(([k, v]) => `    ${key(k)}: ${quoted(v)},\n`)
        .join('')}} as const;\n`;

write('parts/art/icons.ts', table('icons', icons));
write('parts/art/daruma.ts', table('daruma', daruma));
write('parts/art/crests.ts', table('crests', crests));
write('parts/art/mark.ts', `export const mark = ${quoted(mark)};\n`);
write('parts/art/enso.ts', `export const enso = ${quoted(enso)};\nexport const ensoLine = ${quoted(ensoLine)};\n`);
write('parts/art/rule.ts', `export const rule = ${quoted(rule)};\n`);
for (const [game, [box, body]] of Object.entries(scenes))
    write(`pages/veranda/scenes/${game}.ts`, `export const box = '${box}';\nexport const body = ${quoted(body)};\n`);

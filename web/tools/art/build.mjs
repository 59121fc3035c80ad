// node tools/art/build.mjs: draws the icons, crests, daruma and scenes of the page from the strokes in this folder
// and writes them as modules into src/parts/art and src/pages/scenes. The drawings are committed: nobody needs to run
// this to build the page, only to change a drawing. In a drawing "%-" stands for an id that is made when it is shown.
import fs from 'node:fs';
import { corner, crests, enso, ensoLine, ensoRim, inkSquare, mark, rule, slash } from './crests.mjs';
import * as eiyo from './eiyo.mjs';
import { daruma, icons } from './icons.mjs';
import { scenes } from './scenes.mjs';
import { signs } from './signs.mjs';

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
for (const [game, drawing] of Object.entries(crests)) write(`parts/art/crests/${game}.ts`, `export const crest = ${quoted(drawing)};\n`);
write('parts/art/mark.ts', `export const mark = ${quoted(mark)};\n`);
write('parts/art/enso.ts', `export const enso = ${quoted(enso)};\nexport const ensoLine = ${quoted(ensoLine)};\n`);
write('parts/art/rule.ts', `export const rule = ${quoted(rule)};\n`);
for (const [game, [box, body]] of Object.entries(scenes))
    write(`pages/veranda/scenes/${game}.ts`, `export const box = '${box}';\nexport const body = ${quoted(body)};\n`);

// Paikō draws paths by themselves, since a tile colours its sign by its side.
const path = (drawing) => quoted(/ d="([^"]+)"/.exec(drawing)[1]);
const strokes = Object.fromEntries(Object.entries(signs).map(([type, parts]) => [type, parts.join('')]));
write(
    'games/paiko/art.ts',
    `${table('signs', strokes)}export const corner = ${path(corner)};\nexport const slash = ${path(slash)};\nexport const inkSquare = ${quoted(inkSquare)};\n`,
);
write('games/paiko/enso_rim.ts', `export const ensoRim = ${path(ensoRim)};\n`);

const text = (name, value) => `export const ${name} = ${quoted(value)};\n`;
write(
    'games/eiyo/draw/art.ts',
    table('arms', eiyo.arms) + table('sweeps', eiyo.sweeps) + table('hatPaths', eiyo.hat) + table('reach', eiyo.reach) +
        text('sword', eiyo.sword) + text('slash', eiyo.slash) + text('underline', eiyo.underline) + text('stones', eiyo.stones),
);

#!/usr/bin/env node
// tools/pack_page.mjs DIST OUT: the files of a built page with their compressed forms as one file, which the build puts into
// the binary as it is. server/page/shelf.h says what it looks like; node_modules are not needed.
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, extname, join, relative} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

// What a page may be made of. A file of another kind is a mistake: nothing is served without a type.
const types = {
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.jpg': 'image/jpeg',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.mjs': 'text/javascript; charset=utf-8',
    '.mp3': 'audio/mpeg',
    '.ogg': 'audio/ogg',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.wav': 'audio/wav',
    '.webmanifest': 'application/manifest+json',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
};
// What is compressed already.
const dense = new Set(['.jpg', '.mp3', '.ogg', '.png', '.webp', '.woff2']);
// Vite writes what is below assets/ with a hash of eight characters in the name.
const hashedName = /^\/assets\/(?:.*\/)?[^/]+-[\w-]{8}\.\w+$/;
// Compressed forms that save less are not worth their place.
const worthwhile = 0.95;

function fail(sentence) {
    console.error(`pack_page: ${sentence}`);
    process.exit(1);
}

function* filesBelow(folder) {
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* filesBelow(path);
        else if (entry.isFile()) yield path;
    }
}

const brotli = (bytes) => brotliCompressSync(bytes, {params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
}});
const etag = (bytes) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function pack(dist) {
    const chunks = [];
    let size = 0;
    const put = (bytes) => {
        chunks.push(bytes);
        size += bytes.length;
        return [etag(bytes), size - bytes.length, bytes.length];
    };
    const smaller = (bytes, plain) => (bytes.length < plain.length * worthwhile ? put(bytes) : ['-', 0, 0]);
    const files = [...filesBelow(dist)].map((path) => ({path, address: `/${relative(dist, path).replaceAll('\\', '/')}`}));
    files.sort((a, b) => Buffer.compare(Buffer.from(a.address), Buffer.from(b.address)));
    const lines = files.map(({path, address}) => {
        if (!/^[\w./@+-]+$/.test(address)) fail(`${path}: the name of a file may have letters, digits and ._@+- only`);
        const type = types[extname(path)] ?? fail(`${path}: what kind of file is that? tools/pack_page.mjs has the list of types`);
        const plain = readFileSync(path);
        const compress = (by) => (dense.has(extname(path)) ? ['-', 0, 0] : smaller(by(plain), plain));
        const forms = [put(plain), compress((bytes) => gzipSync(bytes, {level: 9})), compress(brotli)];
        return [address, type, hashedName.test(address) ? 'immutable' : 'no-cache', ...forms.flat()].join('\t');
    });
    if (!files.some((file) => file.address === '/index.html')) fail(`there is no index.html in ${dist}`);
    return {count: files.length, bytes: Buffer.concat([Buffer.from(`engawa-page 1 ${files.length}\n${lines.join('\n')}\n`), ...chunks])};
}

const [dist, out] = process.argv.slice(2);
if (!out) fail('usage: tools/pack_page.mjs DIST OUT');
const {count, bytes} = pack(dist);
mkdirSync(dirname(out), {recursive: true});
writeFileSync(`${out}.new`, bytes); // whoever builds meanwhile finds the old one or the new one
renameSync(`${out}.new`, out);
console.log(`note: ${count} files, ${Math.ceil(bytes.length / 1024)} KiB packed`);

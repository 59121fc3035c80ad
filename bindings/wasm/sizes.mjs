// Bytes of the page modules by export: how much smaller a module would be without it.
//
//   node bindings/wasm/sizes.mjs [GAME...]
//
// Each export is left out by itself (wasm-metadce, of binaryen), and the rest is packed with brotli, as a page loads it.
// What several exports need is in none of their figures, nor is what is called through a table of virtual functions:
// `shared` is what is left of a module without any of them.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

const folder = fileURLToPath(new URL('../../build/wasm/', import.meta.url));
const PAGE_MODULE = /^engawa-(\w+)\.wasm$/;
const wanted = process.argv.slice(2);
const games = wanted.length > 0
    ? wanted
    : readdirSync(folder).flatMap((file) => PAGE_MODULE.exec(file)?.[1] ?? []);
const scratch = mkdtempSync(join(tmpdir(), 'engawa-sizes-'));

const packed = (file) => brotliCompressSync(readFileSync(file)).length;

// The module with these exports and what they reach.
function kept(module, exports) {
    const [graph, out] = [join(scratch, 'graph.json'), join(scratch, 'kept.wasm')];
    const nodes = exports.map((name) => ({name: `export ${name}`, export: name}));
    writeFileSync(graph, JSON.stringify(
        [{name: 'page', root: true, reaches: nodes.map(({name}) => name)}, ...nodes]));
    execFileSync('wasm-metadce', [module, `--graph-file=${graph}`, '-all', '-o', out], {stdio: 'ignore'});
    return packed(out);
}

function report(game) {
    const module = join(folder, `engawa-${game}.wasm`);
    const exports = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(module)))
        .map(({name}) => name);
    const whole = kept(module, exports);
    const rows = exports
        .map((name) => [name, whole - kept(module, exports.filter((one) => one !== name))])
        .sort(([, a], [, b]) => b - a);
    console.log(`${game}: ${packed(module)} bytes with brotli, shared ${kept(module, ['memory', '_initialize'])}`);
    for (const [name, bytes] of rows) console.log(`  ${String(bytes).padStart(6)}  ${name}`);
}

try {
    games.forEach(report);
} finally {
    rmSync(scratch, {recursive: true});
}

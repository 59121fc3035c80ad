// WebAssembly against native: size, and random games a second, measured in turns.
//
//   node bindings/wasm/bench.mjs [ROUNDS]
//
// The native side is `engawa bench`, which plays the same games from the same seed. CPU time on both sides, the
// best of all rounds; the last line is the geometric mean of native time over WebAssembly time.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {load} from './engawa.mjs';

const SEED = 7; // that of `engawa bench`
const MOVES = (1n << 40n) - 1n; // the part of a checksum that counts moves
const LONG_ENOUGH = 100; // milliseconds of one repetition

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const wasm = process.env.ENGAWA_WASM ?? path('build/wasm/engawa.wasm');
const native = process.env.ENGAWA_BIN ?? path('build/release/engawa');
const rounds = Number(process.argv[2] ?? 5);

const bytes = readFileSync(wasm);
const engine = await load(bytes);

function repetition(game, count) {
    const before = process.cpuUsage();
    const moves = Number(engine.playouts(game, count, SEED) & MOVES);
    const {user, system} = process.cpuUsage(before);
    return {milliseconds: (user + system) / 1000, moves};
}

function countFor(game) {
    for (let count = 1; ; count *= 2) {
        if (repetition(game, count).milliseconds >= LONG_ENOUGH) return count;
    }
}

function wasmNanoseconds(game, count) {
    let best = Infinity;
    for (let i = 0; i < 5; ++i) {
        const {milliseconds, moves} = repetition(game, count);
        best = Math.min(best, milliseconds * 1e6 / moves);
    }
    return best;
}

function nativeNanoseconds(game) {
    const {results} = JSON.parse(
        execFileSync(native, ['bench', game, '--quick', '--json'], {encoding: 'utf8'}));
    return results.find(({what}) => what === 'playout_move').best;
}

const kib = (size) => `${(size / 1024).toFixed(1)} KiB`;
console.log(`size: ${kib(bytes.length)}, gzip ${kib(gzipSync(bytes).length)}, ` +
    `brotli ${kib(brotliCompressSync(bytes).length)}`);

const games = engine.games().map(({name}) => name);
const best = games.map((name) => ({name, count: countFor(name), wasm: Infinity, native: Infinity}));
for (let round = 0; round < rounds; ++round) {
    for (const game of best) {
        game.native = Math.min(game.native, nativeNanoseconds(game.name));
        game.wasm = Math.min(game.wasm, wasmNanoseconds(game.name, game.count));
    }
}
let product = 1;
for (const game of best) {
    const ratio = game.native / game.wasm;
    product *= ratio;
    console.log(`${game.name.padEnd(14)} native ${game.native.toFixed(1)} ns a move, ` +
        `WebAssembly ${game.wasm.toFixed(1)} ns, ratio ${ratio.toFixed(2)}`);
}
console.log(`geometric mean ${(product ** (1 / best.length)).toFixed(2)}`);

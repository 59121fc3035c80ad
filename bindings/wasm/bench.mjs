// WebAssembly against native: sizes, the time of a view, and random games a second, measured in turns.
//
//   node bindings/wasm/bench.mjs [ROUNDS]
//
// The native side is `engawa bench`, which plays the same games from the same seed. CPU time on both sides, the
// best of all rounds; the last line is the geometric mean of native time over WebAssembly time, of the games that
// people are offered. ROUNDS 0 leaves the comparison out.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {load, unpackChoices} from './engawa.mjs';

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
function printSize(name, module) {
    console.log(`${name.padEnd(14)} ${kib(module.length)}, gzip ${kib(gzipSync(module).length)}, ` +
        `brotli ${kib(brotliCompressSync(module).length)}`);
}

// A legal position of Paikō with 1,837 moves.
const LONG = 'Bw@c7n,Ai@d10,Sa@e5s,Bw@e7e,Sa@f6e,Ai@g4,Sw@g8,Er@g12,Wa@i2,Er@i11,Sw@k7,Wa@k9/-/' +
    '11111111.rest.00000000/00000000.rest.00000000/w/t';
const ONCE = 7; // the best of so many, because others run on the machine

// Milliseconds of a view with tableau and choices: in the module, and until JavaScript has them unpacked.
function viewTimes(host, seat) {
    const view = host.seat(seat);
    const best = (f) => {
        let least = Infinity;
        for (let i = 0; i < ONCE; ++i) {
            const before = performance.now();
            f();
            least = Math.min(least, performance.now() - before);
        }
        return least;
    };
    const parsed = JSON.stringify(view.message({tableau: true, choices: true}));
    const whole = best(() => unpackChoices(view.message({tableau: true, choices: true}).choices));
    const outside = best(() => unpackChoices(JSON.parse(parsed).choices));
    view.dispose();
    return {whole, inside: Math.max(0, whole - outside)};
}

// Everybody plays anything.
function alongAGame(game, seats, most, measured) {
    const host = engine.openHost({game, chairs: Array(seats).fill('human'), seed: SEED, orders: ''});
    let state = SEED;
    for (let n = 0; n < most; ++n) {
        const due = host.due();
        if (due.kind === 'nothing') break;
        if (due.kind === 'draw') {
            host.draw();
            continue;
        }
        const [seat] = due.waiting;
        measured(viewTimes(host, seat));
        const {texts} = host.view(seat, {choices: true}).choices;
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        host.play(seat, texts[(state >>> 8) % texts.length]);
    }
    host.dispose();
}

function printViews(name, times) {
    const figures = (of) => {
        const values = times.map((time) => time[of]);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        return `mean ${mean.toFixed(2)} ms, worst ${Math.max(...values).toFixed(2)}`;
    };
    console.log(`${name.padEnd(14)} view, tableau and choices ${figures('whole')}; in the module ${figures('inside')}`);
}

printSize('engawa.wasm', bytes);
const listed = engine.games().filter((game) => game.listed);
for (const {game} of listed) printSize(game, readFileSync(wasm.replace(/\.wasm$/, `-${game}.wasm`)));
for (const {game, seats} of listed) {
    const times = [];
    alongAGame(game, seats, 400, (time) => times.push(time));
    printViews(game, times);
}
const long = engine.openHost({game: 'paiko', start: LONG, chairs: ['human', 'human']});
printViews('1,837 moves', [viewTimes(long, 1)]);
if (rounds === 0) process.exit();

const games = engine.games().map(({game}) => game);
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
    if (listed.some(({game: name}) => name === game.name)) product *= ratio;
    console.log(`${game.name.padEnd(14)} native ${game.native.toFixed(1)} ns a move, ` +
        `WebAssembly ${game.wasm.toFixed(1)} ns, ratio ${ratio.toFixed(2)}`);
}
console.log(`geometric mean ${(product ** (1 / listed.length)).toFixed(2)}`);

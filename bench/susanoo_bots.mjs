// How long the bots at a table of Susanoo think in a window: CPU time of this process, whatever else the machine does.
//
//   node bench/susanoo_bots.mjs [--games 2] [--seats 5] [--level adept] [--module build/wasm/engawa-susanoo.wasm]
//
// Seat 1 is a person for whom an adept decides. The answers of all bots in one window are added up; a window that somebody's
// card opens again is another one. A phone's CPU is taken as four times slower.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../bindings/wasm/engawa.mjs';

const { values } = parseArgs({
    options: {
        games: { type: 'string', default: '2' },
        seats: { type: 'string', default: '5' },
        level: { type: 'string', default: 'adept' },
        module: { type: 'string', default: 'build/wasm/engawa-susanoo.wasm' },
    },
});
const SLOWER = 4;
const seats = Number(values.seats);
const engine = await load(new WebAssembly.Module(readFileSync(resolve(values.module))));

function think(host, seat, bot, seed, aside) {
    const view = host.seat(seat);
    let best = '';
    if (aside) best = view.aside(bot, seed);
    else {
        const thinker = view.think(bot, seed);
        best = thinker.runToBudget();
        thinker.dispose();
    }
    view.dispose();
    return best;
}

const windows = [];
for (let seed = 1; seed <= Number(values.games); seed += 1) {
    const chairs = ['human', ...Array.from({ length: seats - 1 }, () => values.level)];
    const host = engine.openHost({ game: 'susanoo', options: { seats }, chairs, orders: 'usual', seed: BigInt(seed) });
    let open = '';
    for (let n = 0; ; n += 1) {
        const due = host.due();
        if (due.kind === 'nothing') break;
        if (due.kind === 'draw') host.draw();
        else if (due.kind === 'wait') host.play(1, think(host, 1, 'adept', n, false));
        else {
            const { moment, sequence } = host.view(due.seat);
            const begun = process.cpuUsage();
            const move = think(host, due.seat, due.bot, due.seed, due.aside);
            const { user, system } = process.cpuUsage(begun);
            const spent = (user + system) / 1000;
            const name = moment.pass === '' ? `alone ${sequence}` : `window ${moment.window}`;
            if (name === open) windows[windows.length - 1] += spent;
            else windows.push(spent);
            open = move === moment.pass ? name : '';
            host.answer(due.seat, due.decision, move);
        }
    }
    host.dispose();
}

const sorted = windows.map((spent) => spent * SLOWER).sort((a, b) => a - b);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
console.log(`${seats} seats, ${values.level}, ${values.games} games, ${sorted.length} windows and questions, CPU time times ${SLOWER}, in ms:`);
console.log(`  middle ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}`);

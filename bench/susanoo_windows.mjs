// How often a person is asked at a table of Susanoo among bots, and what the usual orders miss.
//
//   node bench/susanoo_windows.mjs [--games 4] [--seats 5] [--rivals adept] [--nodes N] [--module build/wasm/engawa-susanoo.wasm]
//   node bench/susanoo_windows.mjs --people 3 [--games 4] [--seats 3] [--rivals adept]
//
// Seat 1 is a person in whose place `master` decides. Two tables are played for each seed:
//   asked    with the usual orders of one who sits among bots: how often that seat is asked in others' turns and battles,
//            and by requests for help, for each round (a turn of everybody); the steps of one move are one;
//   missed   asked everything: of the windows in which master would not have passed, how many the usual orders ask in.
// With --people so many sit at one screen with the orders that a page opens such a table with, and bots of the level --rivals decide for them: how
// often the screen is handed over in a turn. A change of turn is one hand-over that nobody is spared.
// Chance is seeded, thoughts are counted in nodes: two runs print the same.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../bindings/wasm/engawa.mjs';

const { values } = parseArgs({
    options: {
        games: { type: 'string', default: '4' },
        seats: { type: 'string', default: '5' },
        rivals: { type: 'string', default: 'adept' },
        nodes: { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        people: { type: 'string', default: '' },
        module: { type: 'string', default: 'build/wasm/engawa-susanoo.wasm' },
    },
});
const seats = Number(values.seats);
const master = values.nodes ? `master:nodes=${values.nodes}` : 'master';
const engine = await load(new WebAssembly.Module(readFileSync(resolve(values.module))));
const YOU = 1;

function open(seed, orders, people = 1) {
    const chairs = Array.from({ length: seats }, (_, index) => (index < people ? 'human' : values.rivals));
    return engine.openHost({ game: 'susanoo', options: { seats }, chairs, orders, seed: BigInt(seed) });
}

function think(host, seat, bot, seed) {
    const view = host.seat(seat);
    const thinker = view.think(bot, seed);
    const best = thinker.runToBudget();
    thinker.dispose();
    view.dispose();
    return best;
}

/** Does what is due until the person is asked; false: the game is over. */
function untilAsked(host) {
    for (;;) {
        const due = host.due();
        if (due.kind === 'nothing') return false;
        if (due.kind === 'wait') return true;
        if (due.kind === 'draw') host.draw();
        else {
            const view = host.seat(due.seat);
            const move = due.aside ? view.aside(due.bot, due.seed) : think(host, due.seat, due.bot, due.seed);
            view.dispose();
            host.answer(due.seat, due.decision, move);
        }
    }
}

const turnOf = (view) => view.tableau?.facts.find(([name]) => name === 'turn')?.[1] ?? 0;

/** A game with the usual orders: how often the person is asked beside the own turn. */
function asked(seed) {
    const host = open(seed, 'usual');
    let quiet = 0;
    let battle = 0;
    let other = 0;
    let turn = 0;
    let within = false; // a move that was begun in a window: its steps are chosen on the page and sent together
    for (let n = 0; untilAsked(host); n += 1) {
        const view = host.view(YOU, { tableau: true, choices: true });
        turn = turnOf(view);
        within &&= view.moment.pass === '';
        const own = view.tableau.facts.find(([name]) => name === 'at_turn')?.[1] === YOU;
        if (view.moment.pass !== '' && view.moment.kind === 'quiet') quiet += 1;
        else if (view.moment.pass !== '' && view.moment.kind === 'battle') battle += 1;
        else if (!own && !within) other += 1;
        const move = think(host, YOU, master, seed + n);
        within ||= view.moment.pass !== '' && move !== view.moment.pass;
        host.play(YOU, move);
        within &&= host.due().kind === 'wait';
    }
    host.dispose();
    return { quiet, battle, other, rounds: turn / seats };
}

/** As engine/host/orders.cpp decides for one who sits among bots (`Orders::alone`). */
const usuallyAsked = (moment, again) => moment.alarm || (moment.able && (moment.kind === 'battle' || !again));

/** A game in which everything is asked: windows that master would have used, and whether the usual orders ask there. */
function missed(seed) {
    const host = open(seed, '');
    let windows = 0;
    let used = 0;
    let met = 0;
    const rest = [];
    let passedIn = -1;
    for (let n = 0; untilAsked(host); n += 1) {
        const { moment, prompt } = host.view(YOU);
        const best = think(host, YOU, master, seed + n);
        if (moment.pass !== '' && moment.kind !== 'own') {
            windows += 1;
            if (best !== moment.pass) {
                used += 1;
                if (usuallyAsked(moment, passedIn === moment.window)) met += 1;
                else rest.push(`${prompt.key.split('.').at(-1)} ${best}`);
            } else passedIn = moment.window;
        }
        host.play(YOU, best);
    }
    host.dispose();
    return { windows, used, met, rest };
}

/** As web/src/table/orders.ts. */
const atOneScreen = (people) => ({
    quiet: 'pass',
    battles: people <= 3 ? 'close' : 'none',
    close: people <= 3 ? '5' : '10',
    heads: 'ask',
    help: 'ask',
    forced: 'on',
});

/** A game of people at one screen: whoever is asked and does not have it gets it, as `web/src/table/local.ts` does. */
function handed(seed, people) {
    const host = open(seed, atOneScreen(people), people);
    let here = 0;
    let hands = 0;
    let changes = 0;
    let turn = 0;
    for (let n = 0; untilAsked(host); n += 1) {
        const { waiting } = host.due();
        const seat = waiting.includes(here) ? here : waiting[0];
        const now = turnOf(host.view(seat, { tableau: true }));
        if (seat !== here) hands += 1;
        if (seat !== here && now !== turn) changes += 1;
        [here, turn] = [seat, now];
        host.play(seat, think(host, seat, values.rivals, seed + n));
    }
    host.dispose();
    return { hands, changes, turns: turn };
}

const sum = (list, name) => list.reduce((all, one) => all + one[name], 0);
const seeds = Array.from({ length: Number(values.games) }, (_, index) => Number(values.seed) + index);
if (values.people) {
    const people = Number(values.people);
    const all = seeds.map((seed) => handed(seed, people));
    const rate = (name) => (sum(all, name) / sum(all, 'turns')).toFixed(2);
    console.log(`seats ${seats}, ${people} people at one screen decided for by ${values.rivals}, ${values.games} games, ${sum(all, 'turns')} turns`);
    console.log(`handed over a turn: ${rate('hands')}, of them with the change of turn ${rate('changes')}, besides ${(
        (sum(all, 'hands') - sum(all, 'changes')) / sum(all, 'turns')
    ).toFixed(2)}`);
    process.exit();
}
const first = seeds.map(asked);
const rounds = sum(first, 'rounds');
const each = (name) => (sum(first, name) / rounds).toFixed(2);
console.log(`seats ${seats}, rivals ${values.rivals}, ${values.games} games, ${rounds.toFixed(1)} rounds, person ${master}`);
console.log(`asked a round: quiet ${each('quiet')}, battles ${each('battle')}, help, loot and targets ${each('other')}, together ${(
    (sum(first, 'quiet') + sum(first, 'battle') + sum(first, 'other')) / rounds
).toFixed(2)}`);
const second = seeds.map(missed);
const used = sum(second, 'used');
console.log(`windows ${sum(second, 'windows')}, master would act in ${used}, asked in ${sum(second, 'met')} of them (${(
    (100 * sum(second, 'met')) / Math.max(1, used)
).toFixed(1)} %)`);
const rest = new Map();
for (const one of second.flatMap((game) => game.rest)) rest.set(one, (rest.get(one) ?? 0) + 1);
for (const [what, count] of [...rest].sort((a, b) => b[1] - a[1])) console.log(`  not asked: ${count} × ${what}`);

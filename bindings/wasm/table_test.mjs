// Whole tables. The same one, with people and bots, orders, words, beats that end and reloads, goes through the native
// host and through that of WebAssembly: after every command both say the same, and in the end they keep the same.
// ENGAWA_HOST_SCRIPT names the native side (tests/host_script.cpp).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

import {EngineError, load} from './engawa.mjs';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const wasm = process.env.ENGAWA_WASM ?? path('build/wasm/engawa.wasm');
const script = process.env.ENGAWA_HOST_SCRIPT ?? path('build/release/host_script');
const engine = await load(wasm);

const TABLES = [
    {name: 'Paikō, a person and a bot', game: 'paiko', chairs: ['human Ada', 'master:nodes=300'], seed: 4},
    {name: 'Paikō, two people', game: 'paiko', chairs: ['human Ada', 'human Ben'], options: {turn_cap: 40}},
    {name: 'Eiyo, alone', game: 'eiyo', chairs: ['human']},
    {name: 'Eiyo, with a bot', game: 'eiyo', chairs: ['human Ada', 'adept'], options: {mode: 'coop'}},
    {name: 'Eiyo, two people', game: 'eiyo', chairs: ['human', 'human'], options: {mode: 'coop', path: 'on'}, seed: 9},
    {name: 'Samurai, alone', game: 'samurai', chairs: ['human'], orders: ''},
    {name: 'Samurai, a campaign', game: 'samurai', chairs: ['human'], options: {mode: 'campaign'}},
    {name: 'Susanoo, one among bots', game: 'susanoo', chairs: ['human', 'novice', 'adept', 'random']},
    {name: 'Susanoo, people and bots', game: 'susanoo', orders: '', seed: 1,
        chairs: ['human Ada', 'human Ben', 'adept', 'human Cho', 'novice'], options: {seats: 5}},
    {name: 'Susanoo, people with usual orders', game: 'susanoo', options: {seats: 3},
        chairs: ['human Ada', 'adept', 'human Ben']},
];
const MOST = 2500; // commands

// Small numbers that look random, the same in every run.
function dice(state) {
    return (sides) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (state >>> 8) % sides;
    };
}

const KEY = Uint8Array.from({length: 32}, (_, i) => 7 * i + 1);
const hex = (key) => Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');

function code(f) {
    try {
        f();
        return 'ok';
    } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return error.code;
    }
}

function advance(host) {
    const due = host.due();
    if (due.kind === 'draw') return code(() => host.draw());
    if (due.kind !== 'ask_bot') return 'waits';
    const view = host.seat(due.seat);
    const thinker = due.aside ? null : view.think(due.bot, due.seed);
    const move = thinker ? thinker.runToBudget(Infinity) : view.aside(due.bot, due.seed);
    thinker?.dispose();
    view.dispose();
    return code(() => host.answer(due.seat, due.decision, move));
}

// As tests/host_script.cpp does it.
function carryOut(host, line) {
    const [, word, number, rest] = /^(\w+) ?(\d*) ?(.*)$/.exec(line);
    const seat = Number(number);
    const commands = {
        beat: () => host.beatOver(seat),
        play: () => host.play(seat, rest.split('\t')),
        timeout: () => host.timeOut(seat, host.view(seat).decision),
        withdraw: () => host.withdraw(seat),
        order: () => host.order(seat, rest),
        until: () => host.passUntil(seat, rest),
        hold: () => host.hold(seat),
        held: () => host.holdOver(seat, Number(rest)),
        say: () => host.say(seat, rest),
        undo: () => host.undo(seat),
        ask: () => host.askUndo(seat),
        grant: () => host.answerUndo(seat, rest === 'yes'),
        leave: () => host.leave(seat),
        sit: () => host.sit(seat, rest),
        resign: () => host.resign(seat),
    };
    return word === 'do' ? advance(host) : code(commands[word]);
}

// What somebody does now and then, sensible or not.
function whim(roll, seats) {
    const seat = roll(seats) + 1;
    const whims = [`withdraw ${seat}`, `order ${seat} quiet=pass close=5`, `order ${seat} quiet=ask forced=on`,
        `order ${seat} quiet=cards`, `until ${seat} turn`, `until ${seat} head`, `until ${seat} off`, `hold ${seat}`,
        `held ${seat} 4000`, `say ${seat} good luck`, `undo ${seat}`, `ask ${seat}`, `grant ${seat} yes`,
        `grant ${seat} no`, `timeout ${seat}`, 'reload', 'reload'];
    return whims[roll(whims.length)];
}

// The next command at this table.
function next(host, roll, n, seats) {
    if (roll(12) === 0) return whim(roll, seats);
    if (n === 400 && seats > 2) return 'leave 1';
    if (n === 430 && seats > 2) return 'sit 1 adept';
    if (n === 600 && seats > 2) return 'sit 1 human Dan';
    const due = host.due();
    if (due.kind === 'draw' || due.kind === 'ask_bot') return 'do 0';
    if (due.beat !== 'none' && roll(3) === 0) return `beat ${due.window}`;
    if (due.waiting.length === 0) return due.beat === 'none' ? 'sit 1 adept' : `beat ${due.window}`;
    const seat = due.waiting[roll(due.waiting.length)];
    const view = host.seat(seat);
    const {texts} = view.choices();
    view.dispose();
    return `play ${seat} ${texts[roll(texts.length)]}`;
}

function told(host, seats) {
    const notices = Array.from({length: seats + 1}, (_, viewer) => host.notice(viewer));
    return [host.due(), host.chairs(), ...notices];
}

// The commands of a table, what came of each, and what is kept in the end.
function played({game, chairs, options = {}, seed, orders = 'usual'}, roll) {
    let host = engine.openHost({game, chairs, options, seed, orders, key: KEY});
    const [commands, answers] = [[], []];
    for (let n = 0; n < MOST && host.due().kind !== 'nothing'; ++n) {
        const line = next(host, roll, n, chairs.length);
        commands.push(line);
        if (line === 'reload') {
            const kept = host.secretKeep();
            host.dispose();
            host = engine.resumeHost(kept, {key: new Uint8Array(32), orders});
            answers.push(['ok', ...told(host, chairs.length)]);
        } else {
            const came = carryOut(host, line);
            answers.push([came, ...told(host, chairs.length)]);
        }
    }
    const [kept, over] = [host.secretKeep(), host.table().over];
    host.dispose();
    return {commands, answers, kept, over};
}

function opening({game, chairs, options = {}, seed, orders = 'usual'}) {
    const pairs = Object.entries(options).map(([name, value]) => [name, String(value)]);
    const head = {format: 1, game, rules: 0, options: pairs, start: '', seats: chairs, practice: false, tags: []};
    return [JSON.stringify(head), seed === undefined ? hex(KEY) : `seed ${seed}`, orders];
}

for (const [i, table] of TABLES.entries()) {
    test(`the same table natively and in WebAssembly: ${table.name}`, (t) => {
        if (!existsSync(script)) {
            t.skip(`${script} is not built: nothing to compare with`);
            return;
        }
        const {commands, answers, kept, over} = played(table, dice(i + 1));
        assert.ok(over || commands.length === MOST);
        const input = [...opening(table), ...commands].join('\n') + '\n';
        const lines = execFileSync(script, {input, encoding: 'utf8', maxBuffer: 1 << 28}).trimEnd().split('\n');
        assert.equal(lines.length, commands.length + 1);
        for (const [n, answer] of answers.entries()) {
            const [came, ...messages] = lines[n].split('\t');
            assert.deepEqual([came, ...messages.map((text) => JSON.parse(text))], answer, `${n}: ${commands[n]}`);
        }
        assert.deepEqual(JSON.parse(lines.at(-1)), kept);
        const codes = new Set(answers.map(([came]) => came));
        t.diagnostic(`${commands.length} commands, ${over ? 'to the end' : 'cut off'}, codes ${[...codes].join(' ')}`);
    });
}

test('the example plays a whole game of each of the four', () => {
    const folder = wasm.replace(/[^/]*$/, '');
    const out = execFileSync(process.execPath, [path('docs/examples/play_all.mjs'), folder], {encoding: 'utf8'});
    const games = out.trimEnd().split('\n').map((line) => line.split(':')[0]);
    assert.deepEqual(games, engine.games().filter(({listed}) => listed).map(({game}) => game));
});

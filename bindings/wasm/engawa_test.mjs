// The engine as JavaScript sees it. ENGAWA_WASM and ENGAWA_BIN name the module and the native program;
// left out, they are those of the presets.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {Engine, EngineError, load, Match, Thinker} from './engawa.mjs';

const root = new URL('../../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));
const wasm = process.env.ENGAWA_WASM ?? path('build/wasm/engawa.wasm');
const native = process.env.ENGAWA_BIN ?? path('build/release/engawa');

const KIB = 1024;
const MOST_BROTLI = 130 * KIB;

// A legal position with a very long list.
const LONG = 'Bw@c7n,Ai@d10,Sa@e5s,Bw@e7e,Sa@f6e,Ai@g4,Sw@g8,Er@g12,Wa@i2,Er@i11,Sw@k7,Wa@k9/-/' +
    '11111111.rest.00000000/00000000.rest.00000000/w/t';
// White captures the Sword on i5 with an Air on g4.
const CAPTURE = 'Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t';

const engine = await load(wasm);

// A match that is put away after the test.
function open(t, setup, seed) {
    const match = engine.open(setup, seed);
    t.after(() => match.dispose());
    return match;
}

const refused = (code) => (error) => error instanceof EngineError && error.code === code;

// Small numbers that look random, the same in every run.
function* numbers(state = 1) {
    for (;;) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        yield state >>> 8;
    }
}

function playRandomly(match, choice) {
    while (!match.over) {
        if (match.playChance()) continue;
        const [seat] = match.awaited;
        const moves = match.legal(seat);
        assert.notEqual(moves.length, 0);
        const move = moves[choice.next().value % moves.length];
        assert.equal(match.whyNot(seat, move), null);
        assert.deepEqual(match.play(seat, move), [move]);
    }
}

test('the module loads from a path, an address, bytes and a compiled module', async () => {
    const bytes = readFileSync(wasm);
    const address = new URL(`file://${wasm}`);
    for (const source of [address, address.href, bytes, new WebAssembly.Module(bytes)]) {
        assert.equal((await load(source)).games()[0].name, 'paiko');
    }
    const response = new Response(bytes, {headers: {'content-type': 'application/wasm'}});
    assert.equal((await load(Promise.resolve(response))).games()[0].name, 'paiko');
});

test('games are listed with options and levels', () => {
    const paiko = engine.games().find((game) => game.name === 'paiko');
    assert.equal(paiko.listed, true);
    assert.equal(paiko.secrets, false);
    assert.deepEqual(paiko.levels, ['random', 'novice', 'adept', 'master']);
    const [cap] = paiko.options;
    assert.deepEqual([cap.name, cap.kind, cap.default, cap.rule],
        ['turn_cap', 'number', '400', 'PAI-196']);
    assert.ok(cap.values.includes('0'));
});

test('a whole game of Paikō by the door', (t) => {
    const match = open(t, {game: 'paiko', options: {turn_cap: 60}, seats: ['human Ada', 'random']});
    assert.deepEqual([match.game, match.seats, match.plies, match.toAct], ['paiko', 2, 0, [1]]);
    assert.deepEqual(match.talk, [[2], [1]]);
    playRandomly(match, numbers());
    assert.ok(match.plies > 17);
    assert.deepEqual(match.toAct, []);
    const {over, reason, winners, utility, points} = match.report();
    assert.ok(over && reason !== '');
    assert.deepEqual([utility.length, points.length], [2, 2]);
    assert.equal(utility[0] + utility[1], 0);
    if (winners.length === 1) assert.equal(utility[winners[0] - 1], 1);

    const events = match.events(0);
    assert.deepEqual(events.map((event) => event.sequence), events.map((_, i) => i));
    assert.deepEqual(match.events(1, events.length - 2), events.slice(-2));
    assert.match(events.at(-1).phrase.key, /^paiko\.event\.ended_/);
    const counted = Object.values(match.statistics).reduce((sum, count) => sum + count, 0);
    assert.equal(counted, events.length);
    assert.throws(() => match.play(1, 'pass'), refused('game_over'));
});

test('a record replays, as text and as JSON, to any ply', (t) => {
    const match = open(t, {
        game: 'paiko', options: {turn_cap: 20}, seats: ['human "Ada"', 'bot'], tags: {Event: '縁側'},
    });
    match.say(1, 'good \\ luck');
    playRandomly(match, numbers(7));
    for (const form of ['text', 'json']) {
        const record = match.record(form);
        const again = engine.replay(record);
        t.after(() => again.dispose());
        assert.equal(again.record(form), record);
        assert.equal(again.secretPosition(), match.secretPosition());
        assert.deepEqual(again.report(), match.report());
        const part = engine.replay(record, 10);
        t.after(() => part.dispose());
        assert.equal(part.plies, 10);
    }
    const {tags, seats, options} = JSON.parse(match.record('json'));
    assert.deepEqual([tags, seats, options],
        [[['Event', '縁側']], ['human "Ada"', 'bot'], [['turn_cap', '20']]]);
});

test('a position with 1,837 moves', (t) => {
    const match = open(t, {game: 'paiko', start: LONG});
    const moves = match.legal(1);
    assert.equal(moves.length, 1837);
    assert.equal(new Set(moves).size, 1837);
    assert.deepEqual(moves, [...moves].sort((a, b) => (a < b ? -1 : 1)));
    assert.deepEqual(match.legal(2), []);
    for (const move of [moves[0], moves[900], moves[1836]]) {
        assert.deepEqual(match.play(1, move), [move]);
        assert.equal(match.undo(), 1);
    }
    assert.equal(match.view(1), match.secretPosition());
});

test('the counts of tests/perft, one and two moves deep', () => {
    const lines = readFileSync(path('tests/perft/paiko.perft'), 'utf8').split('\n');
    let checked = 0;
    for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
        const [name, start, option, counts] = line.split('|').map((field) => field.trim());
        const setup = {game: 'paiko', start, options: Object.fromEntries([option.split('=')])};
        for (const [, depth, leaves] of counts.matchAll(/D(\d+) (\d+)/g)) {
            if (Number(depth) > 2) continue;
            assert.equal(engine.perft(setup, Number(depth)), BigInt(leaves), `${name} D${depth}`);
            ++checked;
        }
    }
    assert.ok(checked >= 50, `only ${checked} counts`);
});

test('a capture shows in events, view and prompt', (t) => {
    const match = open(t, {game: 'paiko', start: CAPTURE});
    match.play(1, 'Ai@g4');
    const keys = match.events(2).map((event) => event.phrase.key);
    assert.ok(keys.includes('paiko.event.captured'), keys.join());
    assert.deepEqual(match.toAct, [2]);
    assert.equal(match.prompt(2).key, 'paiko.prompt.reward');
    assert.equal(match.prompt(2).arguments.who, '$paiko.black');
    assert.match(match.view(2), /\/b\/r1Sa\//);
    // One text for several picks is refused as a whole, or stands for each of them.
    assert.throws(() => match.play(2, ':SaSw'), refused('illegal_move'));
    assert.deepEqual(match.play(2, ':Sa'), [':Sa']);
});

test('several picks in one text', (t) => {
    const match = open(t, {game: 'paiko'});
    assert.deepEqual(match.play(1, '+BwSaSw'), ['+Sa', '+Sw', '+Bw']);
    assert.equal(match.plies, 3);
});

test('every refusal has its code', (t) => {
    assert.throws(() => engine.open({game: 'go'}), refused('unknown_game'));
    assert.throws(() => engine.open({game: 'paiko', options: {size: 9}}), refused('unknown_option'));
    assert.throws(() => engine.open({game: 'paiko', options: {turn_cap: -1}}),
        refused('bad_option_value'));
    assert.throws(() => engine.open({game: 'paiko', start: 'x'}), refused('bad_position'));
    assert.throws(() => engine.open({game: 'paiko', tags: {'a b': 'c'}}), refused('bad_record'));
    assert.throws(() => engine.replay('nonsense'), refused('bad_record'));
    assert.throws(() => engine.replay('{"format": 1, "game": "paiko", "rules": 99}'),
        refused('unknown_rules_version'));
    assert.throws(() => engine.perft({game: 'paiko'}, 99), refused('bad_depth'));
    assert.throws(() => engine.think({game: 'paiko', seat: 1, view: 'x'}), refused('bad_position'));

    const match = open(t, {game: 'paiko'});
    assert.throws(() => match.play(2, '+Sa'), refused('not_your_turn'));
    assert.throws(() => match.play(1, 'hello\u0000 \ud800'), refused('bad_move'));
    assert.throws(() => match.play(1, 'pass'), refused('illegal_move'));
    assert.throws(() => match.whyNot(1, '?'), refused('bad_move'));
    assert.match(match.whyNot(1, 'Sw@g5'), /^PAI-\d+$/);
    assert.throws(() => match.view(3), refused('bad_seat'));
    assert.throws(() => match.legal(0), refused('bad_seat'));
    assert.throws(() => match.think(1, 'genius'), refused('bad_bot'));
    assert.throws(() => match.think(2), refused('not_your_turn'));
    assert.throws(() => match.undo(), refused('nothing_to_undo'));
    assert.throws(() => match.say(1, 'two\nlines'), refused('bad_words'));
    assert.equal(match.plies, 0);
    assert.equal(match.playChance(), false);
});

test('points tell nothing of a hidden hand', (t) => {
    const table = (item) => open(t, {
        game: 'susanoo', options: {seats: 3},
        start: '3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.EV19.-.-.-.-.-/' +
            `HB04.1.-.${item}.-.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next`,
    });
    const [one, other] = [table('EQ02'), table('EQ04')];
    assert.deepEqual(one.report(1), other.report(1));
    assert.deepEqual(one.report(), other.report());
    assert.notDeepEqual(one.report(2), other.report(2));
    assert.throws(() => one.report(4), refused('bad_seat'));
    assert.throws(() => one.record(), refused('game_running'));
    one.resign(3);
    other.resign(3);
    assert.notDeepEqual(one.report(1), other.report(1));
});

test('who plays alone has no secrets from anybody', (t) => {
    const alone = open(t, {game: 'eiyo'});
    assert.equal(alone.seats, 1);
    assert.match(alone.record(), /^\[Format "1"\]/);
    const together = open(t, {game: 'eiyo', options: {mode: 'coop'}});
    assert.throws(() => together.record(), refused('game_running'));
});

test('undo, resign, and the end of the table', (t) => {
    const match = open(t, {game: 'paiko'});
    const before = match.view(0);
    match.play(1, '+Sa');
    match.play(1, '+Sw');
    assert.equal(match.undoable, 2);
    assert.equal(match.undo(2), 2);
    assert.equal(match.view(0), before);
    match.resign(1);
    assert.equal(match.over, true);
    assert.deepEqual([match.report().reason, match.report().winners], ['resigned', [2]]);
    assert.deepEqual(match.record().trimEnd().split('\n').slice(-4),
        ['+Sw', '@undo 2', '@resign 1', '@end resigned 2']);
    assert.throws(() => match.resign(2), refused('game_over'));
});

test('bots answer with a legal move, from a match or from a view', (t) => {
    const match = open(t, {game: 'paiko', start: CAPTURE});
    for (const bot of ['random', 'novice', 'adept', 'master:nodes=2000', 'master:time=0.05']) {
        const thinker = match.think(1, bot, 42n);
        const move = thinker.runToBudget();
        assert.ok(match.legal(1).includes(move), `${bot} ${move}`);
        const {nodes, line} = thinker.thought;
        assert.ok(nodes > 0 && line[0] === move, `${bot} ${nodes} ${line}`);
        thinker.dispose();
        assert.throws(() => thinker.best, refused('bad_handle'));
    }
    const inside = match.think(1, 'master:nodes=3000', 5);
    const outside = engine.think(
        {game: 'paiko', seat: 1, view: match.view(1), bot: 'master:nodes=3000', seed: 5});
    assert.equal(inside.budget, 3000);
    inside.run(1000); // it goes on where it stopped
    inside.run(2000);
    outside.run(1000);
    outside.run(2000);
    assert.deepEqual(outside.thought, inside.thought);
    inside.dispose();
    outside.dispose();
});

test('handles and memory come back', () => {
    const match = engine.open({game: 'paiko'});
    match.dispose();
    match.dispose();
    assert.throws(() => match.plies, refused('bad_handle'));
    const text = '+'.repeat(200_000);
    const rounds = () => {
        for (let i = 0; i < 15; ++i) {
            const short = engine.open({game: 'paiko', start: LONG});
            assert.throws(() => short.play(1, text), refused('bad_move'));
            short.legal(1);
            const thinker = short.think(1, 'master');
            thinker.run(20);
            thinker.dispose();
            short.dispose();
        }
    };
    rounds();
    const before = engine.memory;
    rounds();
    assert.equal(engine.memory, before);
});

test('the types name every member', () => {
    const types = readFileSync(new URL('engawa.d.mts', import.meta.url), 'utf8');
    for (const kind of [Engine, Match, Thinker]) {
        const [body] = types.split(`export class ${kind.name} {`)[1].split('\n}\n');
        const named = [...body.matchAll(/^    (?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
        const there = Object.getOwnPropertyNames(kind.prototype);
        assert.deepEqual(there.filter((name) => !named.includes(name)), ['constructor'], kind.name);
    }
});

test('the same signature as the native program', (t) => {
    const lines = engine.signature();
    for (const line of lines) t.diagnostic(line);
    assert.equal(lines.length, engine.games().length);
    if (!existsSync(native)) {
        t.skip(`${native} is not built: nothing to compare with`);
        return;
    }
    assert.deepEqual(lines, execFileSync(native, ['signature'], {encoding: 'utf8'}).trimEnd().split('\n'));
});

// The beginning of a game, as its watcher sees it.
function begun(module, game) {
    const match = module.open({game}, 3);
    const views = [];
    while (!match.over && match.plies < 80) {
        const [seat] = match.toAct;
        if (seat === 0) match.playChance();
        else match.play(seat, match.legal(seat)[0]);
        views.push(match.view(0));
    }
    match.dispose();
    return views;
}

for (const {name} of engine.games().filter((game) => game.listed)) {
    test(`a page can load the module of ${name}`, async (t) => {
        const bytes = readFileSync(wasm.replace(/\.wasm$/, `-${name}.wasm`));
        const [gzip, brotli] = [gzipSync(bytes).length, brotliCompressSync(bytes).length];
        const kib = (size) => `${(size / KIB).toFixed(1)} KiB`;
        t.diagnostic(`${kib(bytes.length)}, gzip ${kib(gzip)}, brotli ${kib(brotli)}`);
        assert.ok(brotli <= MOST_BROTLI);
        const alone = await load(bytes);
        assert.deepEqual(alone.games().map((game) => game.name), [name]);
        assert.deepEqual(begun(alone, name), begun(engine, name));
    });
}

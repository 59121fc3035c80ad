// The engine as JavaScript sees it. ENGAWA_WASM and ENGAWA_BIN name the module and the native program;
// left out, they are those of the presets.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

import {Engine, EngineError, Host, load, Match, SeatView, Thinker, unpackChoices} from './engawa.mjs';

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
const HOT_SEAT = ['human Ada', 'human Ben'];

const engine = await load(wasm);

// A table that is put away after the test; everybody is asked everything.
function open(t, setup) {
    const host = engine.openHost({orders: '', seed: 0, chairs: HOT_SEAT, ...setup});
    t.after(() => host.dispose());
    return host;
}

// What a seat may know, likewise.
function seat(t, table, viewer) {
    const view = table.seat(viewer);
    t.after(() => view.dispose());
    return view;
}

const refused = (code) => (error) => error instanceof EngineError && error.code === code;

// Small numbers that look random, the same in every run.
function* numbers(state = 1) {
    for (;;) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        yield state >>> 8;
    }
}

// People play anything, bots what they think.
function playOn(host, choice, most = Infinity) {
    for (let due = host.due(), n = 0; due.kind !== 'nothing' && n < most; due = host.due(), ++n) {
        if (due.kind === 'draw') {
            host.draw();
            continue;
        }
        const who = due.kind === 'ask_bot' ? due.seat : due.waiting[0];
        const view = host.seat(who);
        if (due.kind === 'ask_bot') {
            const thinker = due.aside ? null : view.think(due.bot, due.seed);
            host.answer(who, due.decision, thinker ? thinker.runToBudget() : view.aside(due.bot, due.seed));
            thinker?.dispose();
        } else {
            const {texts} = view.choices();
            const move = texts[choice.next().value % texts.length];
            assert.deepEqual(view.whyNot(move), {rule: null, causes: []});
            const played = host.play(who, move, host.view(who).decision);
            if (played.length > 0) assert.deepEqual(played, [move]); // else it waits for its window
        }
        view.dispose();
    }
}

test('the module loads from a path, an address, bytes and a compiled module', async () => {
    const bytes = readFileSync(wasm);
    const address = new URL(`file://${wasm}`);
    for (const source of [address, address.href, bytes, new WebAssembly.Module(bytes)]) {
        assert.equal((await load(source)).games()[0].game, 'paiko');
    }
    const response = new Response(bytes, {headers: {'content-type': 'application/wasm'}});
    assert.equal((await load(Promise.resolve(response))).games()[0].game, 'paiko');
});

test('values of options that do not go with the others are told, and why', () => {
    assert.deepEqual(engine.refusals({game: 'paiko'}), []);
    const refused = engine.refusals({game: 'samurai', options: {mode: 'campaign'}});
    assert.deepEqual(refused.map(({option, value, code}) => `${option}=${value} ${code}`),
        ['blood=on blood_in_campaign', 'three=on three_in_campaign']);
    assert.match(refused[0].text, /^The Blood module/);
    const three = engine.refusals({game: 'samurai', options: {three: 'on'}});
    assert.deepEqual(three.filter(({option}) => option === 'opponent').map(({value}) => value),
        ['O2', 'O3', 'O4', 'O5', 'O6', 'O7']);
});

test('games are listed with options, levels and cards', () => {
    const paiko = engine.games().find(({game}) => game === 'paiko');
    assert.deepEqual([paiko.listed, paiko.secrets, paiko.seats], [true, false, 2]);
    assert.deepEqual(paiko.levels, ['random', 'novice', 'adept', 'master']);
    const [cap] = paiko.options;
    assert.deepEqual([cap.name, cap.kind, cap.default, cap.rule],
        ['turn_cap', 'number', '400', 'PAI-196']);
    for (const {game} of engine.games().filter(({listed}) => listed)) {
        const cards = engine.cards(game);
        assert.ok(cards.length >= 8, game);
        assert.equal(new Set(cards.map(({kind, id, traits}) => `${kind} ${id} ${traits.set}`)).size, cards.length, game);
    }
});

test('a whole game of Paikō between people, kept and replayed', (t) => {
    const host = open(t, {game: 'paiko', options: {turn_cap: 60}, tags: {Event: '縁側'}});
    assert.deepEqual(host.table(), {game: 'paiko', seats: 2, plies: 0, sequence: 0, over: false,
        to_act: [1], awaited: [1], undoable: 0});
    playOn(host, numbers());
    const {over, report, to_act: toAct} = host.view(0);
    assert.deepEqual([over, report.over, toAct], [true, true, []]);
    const record = host.record();
    for (const text of [record, host.record('json')]) {
        const again = engine.replay(text);
        t.after(() => again.dispose());
        assert.equal(again.secretPosition(), host.secretPosition());
        assert.deepEqual(again.view(0).report, report);
        assert.deepEqual(again.log(1), host.log(1));
        const part = engine.replay(text, 10);
        t.after(() => part.dispose());
        assert.equal(part.plies, 10);
        const on = engine.resumeHost({record: part.secretRecord()}, {orders: ''});
        t.after(() => on.dispose());
        assert.equal(on.table().plies, 10);
    }
    const {tags, seats, options} = JSON.parse(host.record('json'));
    assert.deepEqual([tags.slice(0, 3), seats, options],
        [[['Event', '縁側'], ['Seed', '0'], ['Seeded', 'yes']], HOT_SEAT, [['turn_cap', '60']]]);
    const {state, moves} = engine.keptState(record);
    assert.deepEqual([state, moves], ['over', host.table().plies]);
});

test('a kept table goes on as it would have, and its key is in the record at the end', (t) => {
    const key = Uint8Array.from({length: 32}, (_, i) => i);
    const setup = {game: 'eiyo', key, seed: undefined, chairs: ['human', 'novice'], options: {mode: 'coop'}};
    const [one, other] = [open(t, setup), open(t, setup)];
    playOn(one, numbers(3), 25);
    playOn(other, numbers(3), 25);
    const kept = one.secretKeep();
    assert.equal(engine.keptState(kept.record).state, 'goes_on');
    assert.throws(() => one.record(), refused('game_running'));
    const resumed = engine.resumeHost(kept, {orders: ''});
    t.after(() => resumed.dispose());
    playOn(resumed, numbers(8));
    playOn(other, numbers(8));
    assert.equal(resumed.record(), other.record());
    assert.match(resumed.record(), /\[ChanceKey "000102030405/);
    assert.doesNotMatch(kept.record, /ChanceKey/);
    const record = resumed.record();
    const {by, draws, wrong} = engine.verify(record);
    assert.deepEqual([by, wrong], ['key', []]);
    assert.ok(draws > 20);
    assert.notDeepEqual(engine.verify(record.replace('"0001', '"0002')).wrong, []);
    assert.throws(() => engine.verify(kept.record), refused('no_key'));
    assert.throws(() => engine.resumeHost({record: kept.record, beside: 'x'}), refused('bad_kept'));
});

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

// What a server would have kept of a fair table before its first move (docs/fairness.md).
function fairTable(game, rules, seed, bytes) {
    const tags = [['Format', '1'], ['Game', game], ['Rules', rules], ['Seat', 'human'], ['FairCommitment', sha256(`seed ${seed}`)],
        ['FairSeat', `1 own ${sha256(`seat 1 ${bytes}`)} ${bytes}`]];
    const record = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('') + '\n';
    return {record, beside: `engawa-table 1\nfair_seed ${seed}\n`};
}

test('a fair table proves its draws, and a change is found', (t) => {
    const [seed, bytes] = ['5e'.repeat(32), 'b7'.repeat(32)];
    const {rules} = engine.games().find(({game}) => game === 'samurai');
    const kept = fairTable('samurai', rules, seed, bytes);
    const host = engine.resumeHost(kept, {orders: ''});
    t.after(() => host.dispose());
    assert.doesNotMatch(host.secretKeep().record, new RegExp(seed));
    playOn(host, numbers(5));
    const record = host.record();
    const {by, draws, wrong, faults, commitment, seats, seal} = engine.verify(record);
    assert.deepEqual([by, wrong, faults, commitment], ['proof', [], [], sha256(`seed ${seed}`)]);
    assert.ok(draws > 10);
    assert.deepEqual(seats.map((seat) => [seat.from, seat.bytes]), [['own', bytes]]);
    assert.equal(seal, sha256(record.replace(/\[FairSeal.*\n/, '')));
    const other = sha256('another');
    const faultsOf = (changed) => engine.verify(changed).faults.map(({fault}) => fault);
    assert.deepEqual(faultsOf(record.replace(`FairSeed "${seed}`, `FairSeed "${other}`)), ['commitment', 'seal']);
    assert.deepEqual(faultsOf(record.replace(bytes, other)), ['contribution', 'seal']);
    assert.deepEqual(faultsOf(record.replace(commitment, other)), ['commitment', 'seal']);
    assert.deepEqual(faultsOf(record.replace('\n\n', '\n\n@timeout 1\n')), ['seal']);
    assert.throws(() => engine.resumeHost({record: kept.record, beside: ''}), refused('seed_lost'));
});

test('the key of a fair table is what a stranger would compute', (t) => {
    const [seed, bytes] = ['01'.repeat(32), '02'.repeat(32)];
    const key = createHash('sha256').update(`engawa-fair 1\nseed ${seed}\nseat 1 own ${bytes}\n`).digest();
    const {rules} = engine.games().find(({game}) => game === 'eiyo');
    const fair = engine.resumeHost(fairTable('eiyo', rules, seed, bytes), {orders: ''});
    t.after(() => fair.dispose());
    const plain = open(t, {game: 'eiyo', key: new Uint8Array(key), seed: undefined, chairs: ['human']});
    for (const host of [fair, plain]) playOn(host, numbers(5), 60);
    assert.equal(fair.view(1).view, plain.view(1).view);
});

test('a seat commits to bytes that the verifier knows again', () => {
    const own = Uint8Array.from({length: 32}, (_, i) => i);
    const {bytes, commitment} = engine.commit(2, own);
    assert.equal(bytes, Buffer.from(own).toString('hex'));
    assert.equal(commitment, sha256(`seat 2 ${bytes}`));
    assert.notEqual(engine.commit(1, own).commitment, commitment);
    assert.match(engine.commit(1).bytes, /^[0-9a-f]{64}$/);
    assert.notEqual(engine.commit(1).bytes, engine.commit(1).bytes);
    assert.throws(() => engine.commit(1, new Uint8Array(3)), refused('bad_key'));
    assert.throws(() => engine.commit(0), refused('bad_seat'));
});

// Between two duels, where a campaign can be carried away.
function toTheRoad(host) {
    while (host.view(1).prompt?.key !== 'samurai.prompt.road') {
        assert.notEqual(host.due().kind, 'nothing');
        playOn(host, numbers(), 1);
    }
}

test('a campaign is carried to another table, with its road', (t) => {
    const first = open(t, {game: 'samurai', chairs: ['adept'], options: {mode: 'campaign'}});
    playOn(first, numbers(), 20);
    assert.throws(() => first.carry(), refused('save_only_on_the_road'));
    toTheRoad(first);
    const line = first.carry();
    const setup = engine.carried('samurai', line);
    assert.deepEqual([setup.game, setup.options.mode, setup.chairs, setup.tags],
        ['samurai', 'campaign', [], {Carried: line}]);
    const second = open(t, {...setup, chairs: ['adept']});
    assert.equal(second.carry(), line);
    playOn(second, numbers(), 1);
    toTheRoad(second);
    const third = open(t, {...engine.carried('samurai', second.carry()), chairs: ['adept']});
    assert.equal(third.carry(), second.carry());
    assert.ok(third.carry().includes(line.split('@').at(-1))); // what happened in the first duel
    assert.deepEqual(second.rematch().tags, setup.tags); // it begins where the line ended
    assert.throws(() => engine.carried('samurai', 'nonsense'), refused('bad_save'));
    assert.throws(() => engine.carried('paiko', line), refused('nothing_to_carry'));
    assert.throws(() => open(t, {game: 'paiko'}).carry(), refused('nothing_to_carry'));
});

test('a table without a seed draws by a key that nobody gave', (t) => {
    const fights = [1, 2].map(() => open(t, {game: 'samurai', seed: undefined, chairs: ['novice']}));
    for (const host of fights) playOn(host, numbers());
    const keys = fights.map((host) => /ChanceKey "(\w+)"/.exec(host.record())[1]);
    assert.notEqual(keys[0], keys[1]);
    assert.equal(keys[0].length, 64);
});

test('a position with 1,837 moves', (t) => {
    const host = open(t, {game: 'paiko', start: LONG});
    const view = host.view(1, {tableau: true, choices: true});
    const moves = unpackChoices(view.choices);
    assert.equal(moves.length, 1837);
    assert.equal(new Set(moves.map(({text}) => text)).size, 1837);
    const touched = ({verb, parts}) => JSON.stringify([verb, parts]);
    assert.equal(new Set(moves.map(touched)).size, 1837);
    assert.deepEqual(unpackChoices(host.view(2, {choices: true}).choices), []);
    for (const {text} of [moves[0], moves[900], moves[1836]]) {
        const one = open(t, {game: 'paiko', start: LONG, chairs: ['human', 'random']});
        assert.deepEqual(one.play(1, text), [text]);
        assert.equal(one.undo(1), 1);
        assert.equal(one.view(1).view, host.secretPosition());
    }
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

test('a capture shows in log, view, foresight and prompt', (t) => {
    const host = open(t, {game: 'paiko', start: CAPTURE});
    const foresight = seat(t, host, 1).foresee('Ai@g4');
    assert.equal(foresight.certain, true);
    host.play(1, 'Ai@g4');
    const view = host.view(2, {tableau: true});
    assert.deepEqual(foresight.tableau, host.view(1, {tableau: true}).tableau);
    const phrases = host.log(2).filter(({kind}) => kind === 'event').map(({phrase}) => phrase);
    assert.ok(phrases.some(({key}) => key === 'paiko.event.captured'));
    assert.deepEqual(view.to_act, [2]);
    assert.equal(view.prompt.key, 'paiko.prompt.reward');
    // One text for several picks is refused as a whole, or stands for each of them.
    assert.throws(() => host.play(2, ':SaSw'), refused('illegal_move'));
    assert.deepEqual(host.play(2, ':Sa'), [':Sa']);
});

test('several picks in one text, several texts in one command', (t) => {
    const host = open(t, {game: 'paiko'});
    assert.deepEqual(host.play(1, '+BwSaSw'), ['+Sa', '+Sw', '+Bw']);
    assert.equal(host.table().plies, 3);
    const other = open(t, {game: 'paiko'});
    assert.deepEqual(other.play(1, ['+Sa', '+Sw']), ['+Sa', '+Sw']);
    assert.throws(() => other.play(1, ['+Bw', '+nonsense']), refused('bad_move'));
    assert.equal(other.table().plies, 2);
});

test('what would be asked after some steps, before any of them is sent', (t) => {
    const agree = (view, foreseen) => {
        assert.deepEqual(foreseen.tableau, view.tableau);
        if (foreseen.asked) {
            assert.deepEqual([foreseen.prompt, foreseen.choices], [view.prompt, view.choices]);
        } else {
            assert.deepEqual([foreseen.prompt.key, foreseen.choices.texts], ['', []]);
        }
    };
    for (const {game, seats} of engine.games().filter(({listed}) => listed)) {
        const host = open(t, {game, chairs: Array(seats).fill('human'), seed: 6});
        const choice = numbers(7);
        let together = 0;
        let certain = 0;
        for (let due = host.due(), n = 0; due.kind !== 'nothing' && n < 150; due = host.due(), ++n) {
            if (due.kind === 'draw') {
                host.draw();
                continue;
            }
            const [who] = due.waiting;
            const view = host.seat(who);
            const before = host.table();
            const any = ({texts}) => texts[choice.next().value % texts.length];
            const steps = [any(view.choices())];
            let next = view.foresee(steps);
            while (next.choices.texts.length > 0 && steps.length < 3) {
                steps.push(any(next.choices));
                next = view.foresee(steps);
            }
            assert.deepEqual(host.table(), before, 'nothing was played');
            if (!next.asked) assert.throws(() => view.foresee([...steps, steps[0]]), refused('not_together'));
            const played = host.play(who, steps);
            if (played.length > 0 && next.certain) {
                agree(host.view(who, {tableau: true, choices: true}), next);
                ++certain;
            }
            together += steps.length > 1 ? 1 : 0;
            view.dispose();
        }
        assert.ok(together >= 5, `${game}: ${together} of several steps`);
        t.diagnostic(`${game}: ${together} commands of several steps, ${certain} certain`);
    }
});

test('every refusal has its code', (t) => {
    const chairs = HOT_SEAT;
    assert.throws(() => engine.openHost({game: 'go', chairs}), refused('unknown_game'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, options: {size: 9}}), refused('unknown_option'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, options: {turn_cap: -1}}),
        refused('bad_option_value'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, start: 'x'}), refused('bad_position'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, tags: {'a b': 'c'}}), refused('bad_record'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs: ['human']}), refused('wrong_seats'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs: ['human', 'genius']}), refused('bad_seat'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, key: new Uint8Array(3)}), refused('bad_key'));
    assert.throws(() => engine.openHost({game: 'paiko', chairs, orders: {quiet: 'x'}}), refused('bad_order'));
    assert.throws(() => engine.cards('go'), refused('unknown_game'));
    assert.throws(() => engine.keptState('nonsense'), refused('bad_record'));
    assert.throws(() => engine.replay('nonsense'), refused('bad_record'));
    assert.throws(() => engine.replay('{"format": 1, "game": "paiko", "rules": 99}'),
        refused('unknown_rules_version'));
    assert.throws(() => engine.perft({game: 'paiko'}, 99), refused('bad_depth'));
    assert.throws(() => engine.readView({game: 'paiko', viewer: 1, view: 'x'}), refused('bad_position'));

    const host = open(t, {game: 'paiko'});
    const one = seat(t, host, 1);
    assert.throws(() => host.play(2, '+Sa'), refused('not_your_turn'));
    assert.throws(() => host.play(1, '+Sa', host.view(1).decision + 1), refused('stale_decision'));
    assert.throws(() => host.play(1, 'hello\u0000 \ud800'), refused('bad_move'));
    assert.throws(() => host.play(1, 'pass'), refused('illegal_move'));
    assert.throws(() => one.whyNot('?'), refused('bad_move'));
    assert.match(one.whyNot('Sw@g5').rule, /^PAI-\d+$/);
    assert.throws(() => host.view(3), refused('bad_seat'));
    assert.throws(() => host.play(0, '+Sa'), refused('bad_seat'));
    assert.throws(() => one.think('genius'), refused('bad_bot'));
    assert.throws(() => seat(t, host, 2).think(), refused('not_your_turn'));
    assert.throws(() => seat(t, host, 2).aside('adept'), refused('not_your_turn'));
    assert.throws(() => host.undo(1), refused('undo_asks'));
    assert.throws(() => host.askUndo(1), refused('nothing_to_undo'));
    assert.throws(() => host.answerUndo(1, true), refused('nothing_asked'));
    assert.throws(() => host.withdraw(1), refused('nothing_to_withdraw'));
    assert.throws(() => host.beatOver(7), refused('stale_window'));
    assert.throws(() => host.draw(), refused('not_your_turn'));
    assert.throws(() => host.answer(1, 1, '+Sa'), refused('no_bot'));
    assert.throws(() => host.order(1, {quiet: 'never'}), refused('bad_order'));
    assert.throws(() => host.passUntil(1, 'noon'), refused('bad_order'));
    assert.throws(() => host.say(1, 'two\nlines'), refused('bad_words'));
    assert.equal(host.table().plies, 0);
});

test('points tell nothing of a hidden hand', (t) => {
    const table = (item) => open(t, {
        game: 'susanoo', options: {seats: 3}, chairs: ['human', 'human', 'human'],
        start: '3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.EV19.-.-.-.-.-/' +
            `HB04.1.-.${item}.-.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next`,
    });
    const [one, other] = [table('EQ02'), table('EQ04')];
    const wish = {tableau: true, choices: true, odds: true};
    for (const viewer of [0, 1, 3]) assert.deepEqual(one.view(viewer, wish), other.view(viewer, wish));
    assert.notDeepEqual(one.view(2), other.view(2));
    assert.throws(() => one.record(), refused('game_running'));
});

test('who plays alone has no secrets from anybody', (t) => {
    const alone = open(t, {game: 'eiyo', chairs: ['human']});
    assert.match(alone.record(), /^\[Format "1"\]/);
    const together = open(t, {game: 'eiyo', chairs: ['human', 'human'], options: {mode: 'coop'}});
    assert.throws(() => together.record(), refused('game_running'));
});

test('undo is a favour among people; leaving, sitting, resigning and the next table', (t) => {
    const host = open(t, {game: 'paiko'});
    const before = host.view(0).view;
    host.play(1, '+Sa');
    assert.equal(host.notice(1).undoable, 'asks');
    host.askUndo(1);
    assert.deepEqual(host.notice(2).undo, {by: 1, open: [2]});
    assert.equal(host.answerUndo(2, true), 1);
    assert.equal(host.view(0).view, before);
    host.say(1, 'thank you');
    host.leave(2);
    assert.deepEqual(host.chairs().chairs.map(({who}) => who), ['person', 'nobody']);
    host.sit(2, 'adept');
    assert.deepEqual(host.chairs().chairs[1], {seat: 2, who: 'bot', name: '', bot: 'adept', level: 'adept'});
    host.play(1, '+Sa');
    assert.equal(host.notice(1).undoable, 'free');
    assert.equal(host.undo(1), 1);
    host.resign(1);
    const {over, report} = host.view(1);
    assert.deepEqual([over, report.reason, report.winners], [true, 'resigned', [2]]);
    assert.deepEqual(host.log(0).map(({kind}) => kind).filter((kind) => kind !== 'event'),
        ['undone', 'said', 'sat', 'sat', 'undone', 'resigned']);
    assert.throws(() => host.resign(1), refused('game_over'));
    assert.deepEqual(host.rematch(),
        {game: 'paiko', options: {}, start: '', practice: false, tags: {}, chairs: ['adept', 'human Ada']});
    open(t, host.rematch());
});

test('bots answer with a legal move, from a table or from the text of a view', (t) => {
    const host = open(t, {game: 'paiko', start: CAPTURE});
    const inside = seat(t, host, 1);
    const outside = engine.readView(host.view(1));
    t.after(() => outside.dispose());
    for (const bot of ['random', 'novice', 'adept', 'master:nodes=2000', 'master:time=0.05']) {
        const thinker = inside.think(bot, 42n);
        const move = thinker.runToBudget();
        assert.ok(inside.choices().texts.includes(move), `${bot} ${move}`);
        const {nodes, line} = thinker.thought;
        assert.ok(nodes > 0 && line[0] === move, `${bot} ${nodes} ${line}`);
        thinker.dispose();
        assert.throws(() => thinker.best, refused('bad_handle'));
    }
    const sure = inside.think('master:time=5', 42n);
    assert.equal(sure.settled(1e12), false); // nothing is known yet
    sure.runToBudget();
    assert.equal(sure.settled(0), true);
    sure.dispose();
    const thinkers = [inside, outside].map((view) => view.think('master:nodes=3000', 5));
    assert.equal(thinkers[0].budget, 3000);
    for (const thinker of thinkers) { // it goes on where it stopped
        thinker.run(1000);
        thinker.run(2000);
    }
    assert.deepEqual(thinkers[1].thought, thinkers[0].thought);
    for (const thinker of thinkers) thinker.dispose();
});

test('a view read from its text answers everything as the table does', (t) => {
    for (const {game, seats} of engine.games().filter(({listed}) => listed)) {
        const host = open(t, {game, chairs: Array(seats).fill('human'), seed: 4});
        playOn(host, numbers(5), 60);
        for (let viewer = 0; viewer <= seats; ++viewer) {
            const [inside, outside] = [seat(t, host, viewer), engine.readView(host.view(viewer))];
            const wish = {tableau: true, choices: true, odds: true};
            // Where it stands in the log, and what the log remembers, only a table knows.
            const {sequence, decision, chronicle, ...told} = inside.message(wish);
            assert.equal(chronicle !== undefined, game === 'samurai');
            assert.deepEqual(outside.message(wish), told);
            assert.equal(sequence, host.table().sequence);
            assert.equal(decision, host.view(viewer).decision);
            assert.deepEqual(outside.choices(), told.choices);
            assert.deepEqual(outside.tableau(), told.tableau);
            assert.deepEqual(outside.odds(), {odds: told.odds, reasons: told.reasons});
            assert.equal(outside.idle(), inside.idle());
            if (told.choices.texts.length > 0) {
                assert.deepEqual(outside.foresee(told.choices.texts[0]), inside.foresee(told.choices.texts[0]));
                assert.deepEqual(outside.weigh(3), inside.weigh(3));
            }
            outside.dispose();
        }
    }
});

test('handles and memory come back', () => {
    const host = engine.openHost({game: 'paiko', chairs: HOT_SEAT});
    host.dispose();
    host.dispose();
    assert.throws(() => host.due(), refused('bad_handle'));
    const text = '+'.repeat(200_000);
    const rounds = () => {
        for (let i = 0; i < 15; ++i) {
            const short = engine.openHost({game: 'paiko', start: LONG, chairs: HOT_SEAT});
            assert.throws(() => short.play(1, text), refused('bad_move'));
            const view = short.seat(1);
            view.message({tableau: true, choices: true});
            const thinker = view.think('master');
            thinker.run(20);
            for (const object of [thinker, view, short]) object.dispose();
        }
    };
    rounds();
    const before = engine.memory;
    rounds();
    assert.equal(engine.memory, before);
});

test('the types name every member', () => {
    const types = readFileSync(new URL('engawa.d.mts', import.meta.url), 'utf8');
    for (const kind of [Engine, Host, Match, SeatView, Thinker]) {
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
function begun(module, game, seats) {
    const host = module.openHost({game, chairs: Array(seats).fill('novice'), seed: 3});
    playOn(host, numbers(), 80);
    const told = [host.view(0, {tableau: true}), host.log(0)];
    host.dispose();
    return told;
}

for (const {game, seats} of engine.games().filter(({listed}) => listed)) {
    test(`a page can load the module of ${game}`, async (t) => {
        const bytes = readFileSync(wasm.replace(/\.wasm$/, `-${game}.wasm`));
        const brotli = brotliCompressSync(bytes).length;
        t.diagnostic(`${(bytes.length / KIB).toFixed(1)} KiB, brotli ${(brotli / KIB).toFixed(1)} KiB`);
        assert.ok(brotli <= MOST_BROTLI);
        const alone = await load(bytes);
        assert.deepEqual(alone.games().map((one) => one.game), [game]);
        assert.deepEqual(begun(alone, game, seats), begun(engine, game, seats));
    });
}

// The Engawa engine for JavaScript: browsers, workers, Node 20 and later.
//
//   const engine = await load('engawa-paiko.wasm');
//   const host = engine.openHost({game: 'paiko', chairs: ['human Ada', 'adept']});
//   const {choices} = host.view(1, {tableau: true, choices: true});
//   host.play(1, unpackChoices(choices)[0].text);
//   host.dispose();
//
// Types and contracts are in engawa.d.mts. What the engine says are the messages of docs/wire, a refusal is thrown
// as an EngineError with the engine's stable code. Hosts, matches, views and thinkers live in the module's memory
// until dispose(), or until they are collected as garbage.

const FORMAT = 1;
const EBADF = 8;
const REFUSED = -1;
const MOST_NODES = 0xffffffff;

// The module never reads or writes a file: these stand in for what its C library could call.
const wasi_snapshot_preview1 = {
    fd_close: () => EBADF,
    fd_seek: () => EBADF,
    fd_write: () => EBADF,
};

export class EngineError extends Error {
    constructor(code, text) {
        super(text);
        this.name = 'EngineError';
        this.code = code;
    }
}

export async function load(source) {
    const instance = await instantiate(await source, {wasi_snapshot_preview1});
    instance.exports._initialize();
    return new Engine(new Boundary(instance.exports));
}

async function instantiate(source, imports) {
    if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
    if (typeof source === 'string' || source instanceof URL) source = await fetched(source);
    if (typeof Response !== 'undefined' && source instanceof Response) {
        if (!source.ok) throw new Error(`engawa.wasm: the server answered ${source.status}`);
        source = await source.arrayBuffer();
    }
    return (await WebAssembly.instantiate(source, imports)).instance;
}

// A path, or an address that fetch understands.
async function fetched(place) {
    const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;
    if (!inNode || /^https?:/.test(String(place))) return fetch(place);
    const files = 'node:fs/promises'; // not a literal, so that no bundler follows it
    const {readFile} = await import(/* @vite-ignore */ files);
    return readFile(String(place).startsWith('file:') ? new URL(place) : place);
}

// Text in, a number and a message out. See boundary.h.
class Boundary {
    #exports;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();
    #lost = new FinalizationRegistry(([close, handle]) => this.number(close, handle));

    constructor(exports) {
        this.#exports = exports;
    }

    get memory() {
        return this.#exports.memory.buffer.byteLength;
    }
    message(name, ...inputs) {
        this.number(name, ...inputs);
        return this.answer();
    }
    // Strings are passed as address and length, everything else as it is.
    number(name, ...inputs) {
        const held = [];
        try {
            const passed = inputs.flatMap((input) => {
                if (typeof input !== 'string') return [input];
                const [address, size] = this.#put(input);
                held.push(address);
                return [address, size];
            });
            const number = this.#exports[name](...passed);
            if (number !== REFUSED) return number;
            const {error} = this.answer();
            throw new EngineError(error.code, error.text);
        } finally {
            for (const address of held) this.#exports.release(address);
        }
    }
    answer() {
        return JSON.parse(this.#decoder.decode(new Uint8Array(
            this.#exports.memory.buffer, this.#exports.answer(), this.#exports.answer_size())));
    }

    // Closes what nobody closed and nobody can reach any more.
    watch(object, close, handle) {
        this.#lost.register(object, [close, handle], object);
    }
    unwatch(object) {
        this.#lost.unregister(object);
    }

    #put(text) {
        const bytes = this.#encoder.encode(text);
        const address = this.#exports.alloc(bytes.length + 1);
        if (address === 0) throw new EngineError('out_of_memory', 'the engine has no memory left');
        new Uint8Array(this.#exports.memory.buffer).set(bytes, address);
        return [address, bytes.length];
    }
}

const seed64 = (seed) => BigInt.asUintN(64, BigInt(seed));
const lines = (texts) => (typeof texts === 'string' ? texts : texts.join('\n'));
const wishBits = ({tableau, choices, odds} = {}) => (tableau ? 1 : 0) | (choices ? 2 : 0) | (odds ? 4 : 0);
const inJson = (form) => Number(form === 'json');

// The head of a record, which says how a table is opened.
function head({game, options = {}, start = '', chairs = [], practice = false, tags = {}}) {
    const pairs = (object) =>
        Object.entries(object).map(([name, value]) => [name, String(value)]);
    return JSON.stringify({
        format: FORMAT, game, rules: 0, options: pairs(options), start, seats: chairs, practice,
        tags: pairs(tags),
    });
}

const random32 = () => crypto.getRandomValues(new Uint8Array(32));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// A public seed, or the key of chance; where nobody gave one, the system's randomness.
function luck({key = random32(), seed}) {
    return seed !== undefined ? `seed ${seed64(seed)}` : hex(key);
}

// {quiet: 'pass'} as the engine reads it.
const orderText = (orders) => (typeof orders === 'string' ? orders
    : Object.entries(orders).map(([name, value]) => `${name}=${value}`).join(' '));

export function unpackChoices({texts, shapes, refs, codes, prices, price_of, wasteful, final}) {
    let next = 0;
    const choices = texts.map((text, i) => {
        const {verb, parts} = shapes[codes[next++]];
        return {
            text, verb,
            parts: parts.map(({role, number}) => {
                const code = codes[next++];
                return number ? {role, number: code} : {role, ref: refs[code]};
            }),
            price: prices.length === 0 ? [] : prices[price_of[i]],
            wasteful: false, final: false,
        };
    });
    for (const i of wasteful) choices[i].wasteful = true;
    for (const i of final) choices[i].final = true;
    return choices;
}

export class Engine {
    #boundary;

    constructor(boundary) {
        this.#boundary = boundary;
    }

    get memory() {
        return this.#boundary.memory;
    }
    games() {
        return this.#boundary.message('games').games;
    }
    cards(game) {
        return this.#boundary.message('cards', game).cards;
    }
    refusals(setup) {
        return this.#boundary.message('refusals', head(setup)).refusals;
    }
    openHost(setup) {
        return new Host(this.#boundary, this.#boundary.number(
            'host_open', head(setup), luck(setup), orderText(setup.orders ?? 'usual')));
    }
    resumeHost({record, beside = ''}, fresh = {}) {
        return new Host(this.#boundary, this.#boundary.number(
            'host_resume', record, beside, luck(fresh), orderText(fresh.orders ?? 'usual')));
    }
    carried(game, line) {
        return this.#boundary.message('secret_carried', game, line);
    }
    commit(seat, own = random32()) {
        const bytes = hex(own);
        return {bytes, ...this.#boundary.message('fair_commitment', seat, bytes)};
    }
    keptState(record) {
        return this.#boundary.message('kept_state', record);
    }
    verify(record) {
        return this.#boundary.message('verify', record);
    }
    replay(record, to = -1) {
        return new Match(this.#boundary, this.#boundary.number('match_replay', record, to));
    }
    readView({game, options, viewer, view}) {
        return new SeatView(
            this.#boundary, this.#boundary.number('view_read', head({game, options}), viewer, view));
    }

    // Of engawa.wasm alone.
    perft(setup, depth) {
        return BigInt(this.#boundary.message('perft_leaves', head(setup), depth).lines[0]);
    }
    playouts(game, count, seed = 1) {
        return BigInt(this.#boundary.message('playouts', head({game}), count, seed64(seed)).lines[0]);
    }
    signature() {
        return this.#boundary.message('signature').lines;
    }
}

// What lives in the module's memory under a number.
class Held {
    #boundary;
    #handle;
    #close;

    constructor(boundary, handle, close) {
        this.#boundary = boundary;
        this.#handle = handle;
        this.#close = close;
        boundary.watch(this, close, handle);
    }

    dispose() {
        if (this.#handle === 0) return;
        this.#boundary.unwatch(this);
        this.#boundary.number(this.#close, this.#handle);
        this.#handle = 0;
    }
    get boundary() {
        return this.#boundary;
    }
    message(name, ...inputs) {
        return this.#boundary.message(name, this.#handle, ...inputs);
    }
    number(name, ...inputs) {
        return this.#boundary.number(name, this.#handle, ...inputs);
    }
}

export class Host {
    #held;

    constructor(boundary, handle) {
        this.#held = new Held(boundary, handle, 'host_close');
    }
    dispose() {
        this.#held.dispose();
    }

    due() {
        return this.#held.message('secret_host_due');
    }
    table() {
        return this.#held.message('host_table');
    }
    view(viewer, wish) {
        return this.#held.message('host_view', viewer, wishBits(wish));
    }
    seat(viewer) {
        return new SeatView(this.#held.boundary, this.#held.number('host_seat', viewer));
    }
    log(viewer, from = 0) {
        return this.#held.message('host_log', viewer, from).entries;
    }
    notice(viewer) {
        return this.#held.message('host_notice', viewer);
    }
    chairs() {
        return this.#held.message('host_chairs');
    }

    draw() {
        this.#held.number('host_draw');
    }
    answer(seat, decision, text) {
        return this.#held.message('host_answer', seat, decision, text ?? '').played;
    }
    beatOver(window) {
        this.#held.number('host_beat_over', window);
    }
    timeOut(seat, decision) {
        return this.#held.message('host_time_out', seat, decision).played;
    }

    play(seat, texts, decision = 0) {
        return this.#held.message('host_play', seat, decision, lines(texts)).played;
    }
    withdraw(seat) {
        this.#held.number('host_withdraw', seat);
    }
    order(seat, orders) {
        this.#held.number('host_order', seat, orderText(orders));
    }
    passUntil(seat, until) {
        this.#held.number('host_pass_until', seat, until);
    }
    hold(seat) {
        this.#held.number('host_hold', seat);
    }
    holdOver(seat, milliseconds) {
        this.#held.number('host_hold_over', seat, milliseconds);
    }
    say(seat, words) {
        this.#held.number('host_say', seat, words);
    }
    resign(seat) {
        this.#held.number('host_resign', seat);
    }
    undo(seat) {
        return this.#held.number('host_undo', seat);
    }
    askUndo(seat) {
        this.#held.number('host_ask_undo', seat);
    }
    answerUndo(seat, granted) {
        return this.#held.number('host_answer_undo', seat, Number(granted));
    }

    leave(seat) {
        this.#held.number('host_leave', seat);
    }
    sit(seat, chair) {
        this.#held.number('host_sit', seat, chair);
    }
    rematch() {
        return this.#held.message('secret_host_rematch');
    }
    carry() {
        return this.#held.message('host_carry').carried;
    }

    record(form = 'text') {
        return this.#held.message('host_record', inJson(form)).record;
    }
    secretKeep() {
        return this.#held.message('secret_host_keep');
    }
    secretPosition() {
        return this.#held.message('secret_host_position').position;
    }
}

export class Match {
    #held;

    constructor(boundary, handle) {
        this.#held = new Held(boundary, handle, 'match_close');
    }
    dispose() {
        this.#held.dispose();
    }

    table() {
        return this.#held.message('match_table');
    }
    get plies() {
        return this.table().plies;
    }
    view(viewer, wish) {
        return this.#held.message('match_view', viewer, wishBits(wish));
    }
    seat(viewer) {
        return new SeatView(this.#held.boundary, this.#held.number('match_seat', viewer));
    }
    log(viewer, from = 0) {
        return this.#held.message('match_log', viewer, from).entries;
    }
    record(form = 'text') {
        return this.#held.message('match_record', inJson(form)).record;
    }
    secretRecord(form = 'text') {
        return this.#held.message('secret_match_record', inJson(form)).record;
    }
    secretPosition() {
        return this.#held.message('secret_match_position').position;
    }
}

export class SeatView {
    #held;

    constructor(boundary, handle) {
        this.#held = new Held(boundary, handle, 'view_close');
    }
    dispose() {
        this.#held.dispose();
    }

    message(wish) {
        return this.#held.message('view_message', wishBits(wish));
    }
    tableau() {
        return this.#held.message('view_tableau').tableau;
    }
    choices() {
        return this.#held.message('view_choices').choices;
    }
    odds() {
        return this.#held.message('view_odds');
    }
    whyNot(attempt) {
        return this.#held.message(
            'view_why_not', typeof attempt === 'string' ? attempt : JSON.stringify(attempt));
    }
    foresee(texts) {
        return this.#held.message('view_foresee', lines(texts));
    }
    idle() {
        return this.#held.message('view_idle').move;
    }
    weigh(seed = 0) {
        return this.#held.message('view_weigh', seed64(seed)).weighed;
    }
    aside(bot, seed = 0) {
        return this.#held.message('view_aside', bot, seed64(seed)).move;
    }
    think(bot = 'master', seed = 0) {
        const handle = this.#held.number('view_think', bot, seed64(seed));
        return new Thinker(this.#held.boundary, handle, this.#held.boundary.answer());
    }
}

export class Thinker {
    #held;

    constructor(boundary, handle, {budget, milliseconds}) {
        this.#held = new Held(boundary, handle, 'thinker_close');
        this.budget = budget;
        this.milliseconds = milliseconds;
    }
    dispose() {
        this.#held.dispose();
    }

    run(nodes) {
        return this.#held.number('thinker_run', nodes) === 1;
    }
    settled(more) {
        return this.#held.number('thinker_settled', Math.min(more, MOST_NODES)) === 1;
    }
    get thought() {
        return this.#held.message('thinker_thought');
    }
    get best() {
        return this.#held.message('thinker_best').move;
    }
    // Thinks in slices, so that the time is kept to about one of them.
    runToBudget(slice = 1000) {
        if (this.milliseconds > 0) return this.#runByTheClock(slice);
        for (let done = 0; done < this.budget; done += slice) {
            if (this.run(Math.min(slice, this.budget - done))) break;
        }
        return this.best;
    }
    #runByTheClock(slice) {
        const begun = performance.now();
        for (let nodes = slice; !this.run(slice); nodes += slice) {
            const gone = (performance.now() - begun) / this.milliseconds;
            if (gone >= 1 || (gone > 0.1 && this.settled(nodes * (1 / gone - 1)))) break;
        }
        return this.best;
    }
}

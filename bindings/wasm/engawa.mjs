// The Engawa engine for JavaScript: browsers, workers, Node 20 and later.
//
//   const engine = await load('engawa.wasm');
//   const match = engine.open({game: 'paiko'});
//   match.play(1, match.legal(1)[0]);
//   match.dispose();
//
// Types and contracts are in engawa.d.mts. Every refusal of the engine is thrown as an EngineError with
// the engine's stable code. Matches and thinkers live in the module's memory until dispose().

const FORMAT = 1;
const EBADF = 8;

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

// Text in, JSON out. See boundary.h.
class Boundary {
    #exports;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();

    constructor(exports) {
        this.#exports = exports;
    }

    get memory() {
        return this.#exports.memory.buffer.byteLength;
    }

    // Strings are passed as address and length, everything else as it is.
    call(name, ...inputs) {
        const held = [];
        try {
            const passed = inputs.flatMap((input) => {
                if (typeof input !== 'string') return [input];
                const [address, size] = this.#put(input);
                held.push(address);
                return [address, size];
            });
            return this.#answer(this.#exports[name](...passed));
        } finally {
            for (const address of held) this.#exports.release(address);
        }
    }

    #put(text) {
        const bytes = this.#encoder.encode(text);
        const address = this.#exports.alloc(bytes.length + 1);
        if (address === 0) throw new EngineError('out_of_memory', 'the engine has no memory left');
        new Uint8Array(this.#exports.memory.buffer).set(bytes, address);
        return [address, bytes.length];
    }

    #answer(address) {
        const bytes = new Uint8Array(
            this.#exports.memory.buffer, address, this.#exports.answer_size());
        const value = JSON.parse(this.#decoder.decode(bytes));
        if (value?.error) throw new EngineError(value.error.code, value.error.text);
        return value;
    }
}

const seed64 = (seed) => BigInt.asUintN(64, BigInt(seed));

// The head of a record, which says how a match is opened.
function head({game, options = {}, start = '', seats = [], practice = false, tags = {}}) {
    const pairs = (object) =>
        Object.entries(object).map(([name, value]) => [name, String(value)]);
    return JSON.stringify({
        format: FORMAT, game, rules: 0, options: pairs(options), start, seats, practice,
        tags: pairs(tags),
    });
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
        return this.#boundary.call('games');
    }
    open(setup, seed = 0) {
        return new Match(
            this.#boundary, this.#boundary.call('match_open', head(setup), seed64(seed)));
    }
    replay(record, to = -1, seed = 0) {
        return new Match(
            this.#boundary, this.#boundary.call('match_replay', record, to, seed64(seed)));
    }
    think({game, options, seat, view, bot = 'master', seed = 0}) {
        return new Thinker(this.#boundary, this.#boundary.call(
            'thinker_from_view', head({game, options}), seat, view, bot, seed64(seed)));
    }
    perft(setup, depth) {
        return BigInt(this.#boundary.call('perft_leaves', head(setup), depth));
    }
    playouts(game, count, seed = 1) {
        return BigInt(this.#boundary.call('playouts', head({game}), count, seed64(seed)));
    }
    signature() {
        return this.#boundary.call('signature');
    }
}

class Held {
    #boundary;
    #handle;
    #close;

    constructor(boundary, handle, close) {
        this.#boundary = boundary;
        this.#handle = handle;
        this.#close = close;
    }

    get boundary() {
        return this.#boundary;
    }
    call(name, ...inputs) {
        return this.#boundary.call(name, this.#handle, ...inputs);
    }
    dispose() {
        if (this.#handle !== 0) this.call(this.#close);
        this.#handle = 0;
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

    get game() {
        return this.#held.call('match_game');
    }
    get seats() {
        return this.#held.call('match_seats');
    }
    get plies() {
        return this.#held.call('match_plies');
    }
    get toAct() {
        return this.#held.call('match_to_act');
    }
    get awaited() {
        return this.#held.call('match_awaited');
    }
    get over() {
        return this.toAct.length === 0;
    }
    get talk() {
        return this.#held.call('match_talk');
    }
    get statistics() {
        return this.#held.call('match_statistics');
    }

    view(viewer) {
        return this.#held.call('match_view', viewer);
    }
    report(viewer = 0) {
        return this.#held.call('match_report', viewer);
    }
    events(viewer, from = 0) {
        return this.#held.call('match_events', viewer, from);
    }
    prompt(seat) {
        return this.#held.call('match_prompt', seat);
    }

    legal(seat) {
        return this.#held.call('match_legal', seat);
    }
    whyNot(seat, text) {
        return this.#held.call('match_why_not', seat, text);
    }
    play(seat, text) {
        return this.#held.call('match_play', seat, text);
    }
    playChance() {
        return this.#held.call('match_play_chance');
    }
    think(seat, bot = 'master', seed = 0) {
        return new Thinker(
            this.#held.boundary, this.#held.call('thinker_open', seat, bot, seed64(seed)));
    }

    get undoable() {
        return this.#held.call('match_undoable');
    }
    undo(plies = 1) {
        return this.#held.call('match_undo', plies);
    }
    resign(seat) {
        this.#held.call('match_resign', seat);
    }
    say(seat, words) {
        this.#held.call('match_say', seat, words);
    }
    record(form = 'text') {
        return this.#held.call('match_record', Number(form === 'json'));
    }

    secretRecord(form = 'text') {
        return this.#held.call('secret_record', Number(form === 'json'));
    }
    secretPosition() {
        return this.#held.call('secret_position');
    }
    secretOutcomes() {
        return this.#held.call('secret_outcomes');
    }
}

export class Thinker {
    #held;

    constructor(boundary, {handle, budget, milliseconds}) {
        this.#held = new Held(boundary, handle, 'thinker_close');
        this.budget = budget;
        this.milliseconds = milliseconds;
    }
    dispose() {
        this.#held.dispose();
    }

    run(nodes) {
        return this.#held.call('thinker_run', nodes);
    }
    get thought() {
        return this.#held.call('thinker_thought');
    }
    get best() {
        return this.#held.call('thinker_best');
    }
    // Thinks in slices, so that the time is kept to about one of them.
    runToBudget(slice = 1000) {
        const end = performance.now() + this.milliseconds;
        const inTime = () => this.milliseconds > 0 ? performance.now() < end : done < this.budget;
        let done = 0;
        while (inTime()) {
            const nodes = this.milliseconds > 0 ? slice : Math.min(slice, this.budget - done);
            if (this.run(nodes)) break;
            done += nodes;
        }
        return this.best;
    }
}

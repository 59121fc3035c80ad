// Plays a whole game of each of the four from views, tableau and choices alone. No notation is read: a choice says
// what a hand touches, and its text is sent back as it is.
//
//   node docs/examples/play_all.mjs [FOLDER with the modules, build/wasm by itself]
import {load, unpackChoices} from '../../bindings/wasm/engawa.mjs';

const folder = process.argv[2] ?? new URL('../../build/wasm', import.meta.url).pathname;
const GAMES = {
    paiko: {options: {turn_cap: 60}, bots: ['adept']},
    eiyo: {options: {mode: 'coop'}, bots: ['adept']},
    samurai: {bots: []},
    susanoo: {options: {seats: 3}, bots: ['adept', 'adept']},
};

// Everything on the table that a gesture may touch: places, and things in them.
const references = ({places}) => new Set(
    places.flatMap(({id, things}) => [id, ...things.map((thing) => `${id}/${thing.id}`)]));

// A person without a plan: no waste, rather a card than a pass, and the one that was touched longest ago.
function choose(choices, touched) {
    const sensible = choices.filter(({wasteful}) => !wasteful);
    const age = ({parts}) => Math.max(0, ...parts.map(({ref}) => touched.get(ref) ?? 0));
    const rank = (choice) => (choice.parts.length === 0 ? Infinity : age(choice));
    return sensible.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

function think(host, {seat, bot, seed, aside}) {
    const view = host.seat(seat);
    const thinker = aside ? null : view.think(bot, seed);
    const move = aside ? view.aside(bot, seed) : thinker.runToBudget();
    thinker?.dispose();
    view.dispose();
    return move;
}

function play(engine, game, {options, bots}) {
    const host = engine.openHost({game, options, chairs: ['human Ada', ...bots], seed: 2026});
    const touched = new Map();
    let decided = 0;
    for (let due = host.due(); due.kind !== 'nothing'; due = host.due()) {
        if (due.kind === 'draw') host.draw();
        if (due.kind === 'ask_bot') host.answer(due.seat, due.decision, think(host, due));
        if (due.kind !== 'wait') continue;
        const {tableau, choices, decision} = host.view(1, {tableau: true, choices: true});
        const table = references(tableau);
        const {text, parts} = choose(unpackChoices(choices), touched);
        for (const {ref} of parts) {
            if (ref === undefined) continue; // a number
            if (!table.has(ref)) throw new Error(`${game}: ${ref} is not on the table`);
            touched.set(ref, decided);
        }
        host.play(1, text, decision);
        ++decided;
    }
    const {report} = host.view(1);
    console.log(`${game}: ${report.reason}, won by [${report.winners}] with [${report.points}] points, ` +
        `${decided} decisions, ${host.log(1).length} entries in the log`);
    host.dispose();
}

for (const [game, table] of Object.entries(GAMES)) play(await load(`${folder}/engawa-${game}.wasm`), game, table);

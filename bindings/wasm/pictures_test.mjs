// What a table's picture shows, read off the structure alone: every number, mark and name that a page draws at these moments
// comes from tableau, choices, odds, reasons, log, catalogue or foresight, and no text is taken apart. The moments are those of
// tests/e2e (docs/games has a table "What a page shows, and where it stands" for each game).
import assert from 'node:assert/strict';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

import {keptAfter} from '../../tests/e2e/mockup_game.mjs';
import {positions as eiyo} from '../../tests/e2e/eiyo_positions.mjs';
import {positions as samurai} from '../../tests/e2e/samurai_positions.mjs';
import {positions as susanoo} from '../../tests/e2e/susanoo_positions.mjs';
import {load, unpackChoices} from './engawa.mjs';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const engine = await load(process.env.ENGAWA_WASM ?? path('build/wasm/engawa.wasm'));
const WISH = {tableau: true, choices: true, odds: true};

const list = (facts, name) => facts.filter(([one]) => one === name).map(([, number]) => number);
const fact = (facts, name) => list(facts, name)[0];
const some = (facts, ...names) => Object.fromEntries(names.map((name) => [name, fact(facts, name)]));

/** What one seat sees of a table, by what it asks for. */
class Looking {
    constructor(host, viewer) {
        this.host = host;
        this.seat = host.seat(viewer);
        this.view = host.view(viewer, WISH);
        this.choices = unpackChoices(this.view.choices);
    }
    get facts() {
        return this.view.tableau.facts;
    }
    fact(name) {
        return fact(this.facts, name);
    }
    place(id) {
        return this.view.tableau.places.find((one) => one.id === id);
    }
    of(id, ...names) {
        return some(this.place(id).facts, ...names);
    }
    thing(id, at = 0) {
        const {things} = this.place(id);
        return typeof at === 'number' ? things[at] : things.find((one) => one.id === at);
    }
    ids(id) {
        return this.place(id).things.map((one) => one.id);
    }
    odd(name, about = {}) {
        const {ref = '', moves = []} = about;
        return this.view.odds.find((one) => one.name === name && one.ref === ref && String(one.moves) === String(moves));
    }
    chance(name, about) {
        return Number(this.odd(name, about).chance.toFixed(3));
    }
    reasons(side) {
        return this.view.reasons.filter((one) => one.side === side);
    }
    total(side) {
        return this.reasons(side).reduce((sum, {counts, number}) => sum + (counts ? number : 0), 0);
    }
    can(verb) {
        return this.choices.filter((one) => one.verb === verb);
    }
    foresee(...choices) {
        return this.seat.foresee(choices.map((one) => one.text));
    }
}

function moment(t, game, {start, options = {}, chairs, viewer = 1}) {
    const host = engine.openHost({game, start, options, chairs, orders: '', practice: true, seed: 1});
    const looking = new Looking(host, viewer);
    t.after(() => {
        looking.seat.dispose();
        host.dispose();
    });
    return looking;
}

const festival = (t, name, viewer) =>
    moment(t, 'susanoo', {start: susanoo[name], options: {seats: 5}, chairs: Array(5).fill('human'), viewer});
const courtyard = (t, name) => {
    const together = ['together', 'apart'].includes(name);
    return moment(t, 'eiyo', {
        start: eiyo[name],
        options: together ? {mode: 'coop'} : {},
        chairs: Array(together ? 2 : 1).fill('human'),
    });
};
const duel = (t, name) =>
    moment(t, 'samurai', {start: samurai[name].position, options: samurai[name].options, chairs: ['human']});

const totals = (odd) => ['fighters', 'foes'].map((side) => [fact(odd.facts, `${side}.least`), fact(odd.facts, `${side}.most`)]);
const slips = (looking, side) => looking.reasons(side).filter(({counts}) => counts).map(({source, ref, number}) => `${source} ${ref} ${number}`);

test('Susanoo, everywhere: the lanterns on the rope', (t) => {
    const table = festival(t, 'b');
    assert.deepEqual(table.of('seat.4', 'level', 'vp', 'vp_more', 'hand.events', 'hand.rewards', 'sake', 'heads', 'passed', 'dead'),
        {level: 7, vp: 50, vp_more: 1, 'hand.events': 1, 'hand.rewards': 4, sake: 8, heads: 1, passed: 0, dead: 0});
    assert.equal(table.thing('seat.4').id, 'HB08');
    assert.deepEqual(list(table.place('seat.4').facts, 'element'), [0, 1, 3]);
    const inUse = table.place('items.4').things.filter(({facts}) => fact(facts, 'in_use'));
    assert.deepEqual(inUse.map(({id, facts}) => [fact(facts, 'slot'), id]), [[1, 'EQ10'], [2, 'EQ13'], [0, 'EQ22']]);
    assert.deepEqual(table.ids('hand.4'), ['CO01', 'CO02', 'EV24', '?']); // those that everybody knows, and the rest
    assert.deepEqual(some(table.facts, 'turn', 'at_turn', 'phase', 'heads', 'heads_all'), {turn: 30, at_turn: 1, phase: 4, heads: 3, heads_all: 8});
});

test('Susanoo a: which form tonight', (t) => {
    const table = festival(t, 'a');
    const forms = table.can('form');
    assert.equal(forms.length, 2);
    const {tableau} = table.foresee(forms[1]); // the elements that it would give, and the pair at the end
    const then = tableau.places.find(({id}) => id === 'seat.1').facts;
    assert.deepEqual(list(then, 'element'), [0, 2]);
    assert.equal(fact(then, 'score.pairs'), 2);
    const card = engine.cards('susanoo').find(({id}) => id === 'TR12');
    assert.equal(card.traits.element, 'air');
    assert.equal(fact(card.facts, 'vp'), 4);
    assert.ok(card.text.length > 0);
});

test('Susanoo a2, k: before a draw', (t) => {
    const table = festival(t, 'a2');
    assert.deepEqual(table.view.awaited, [1, 2, 3, 4, 5]);
    assert.equal(table.fact('trades_left'), 1);
    assert.deepEqual(table.can('renew')[0].price, [['vp', 5]]);
    assert.deepEqual(['deck.events', 'deck.rewards', 'deck.forms'].map((id) => table.place(id).things.reduce((sum, one) => sum + one.count, 0)), [38, 5, 13]);
    assert.deepEqual(table.ids('pool'), ['TR07', 'TR08', 'TR19']);
    const next = ['head', 'yokai', 'event'].map((kind) => table.chance(`next.${kind}`, {ref: 'deck.events'}));
    assert.equal(Number(next.reduce((sum, one) => sum + one).toFixed(2)), 1);
    const carried = table.place('items.1').things.filter(({facts}) => !fact(facts, 'in_use')).map(({id}) => `items.1/${id}`);
    assert.ok(carried.every((ref) => table.choices.some(({parts}) => parts[0]?.ref === ref))); // tap to take up instead
    assert.equal(festival(t, 'k').view.moment.kind, 'quiet');
});

test('Susanoo b, w: the own battle, its totals and why', (t) => {
    const table = festival(t, 'b');
    assert.deepEqual(some(table.facts, 'total.fighters', 'total.foes', 'won', 'margin'), {'total.fighters': 19, 'total.foes': 20, won: 0, margin: 2});
    assert.deepEqual(slips(table, 'fighters'), ['level seat.1 4', 'power seat.1/HB01 1', 'power items.1/EQ08 1', 'power items.1/EQ31 1',
        'power items.1/EQ26 3', 'die foes/YO21 4', 'used forms.1/TR12 5']);
    assert.deepEqual(slips(table, 'foes'), ['foe foes/YO21 9', 'special foes/YO21 3', 'played played/EV21 8']);
    assert.equal(fact(table.thing('played', 'EV21').facts, 'seat'), 2); // by Kiri
    const foe = table.thing('foes').facts;
    assert.equal(fact(foe, 'element.1'), 0); // its Fire beats Air, of Fire and Air
    assert.deepEqual(some(foe, 'relation.1', 'die.1', 'when.slot_used', 'when.slot_used.holds', 'lose.level', 'lose.weapon', 'win.levels', 'win.rewards'),
        {'relation.1': 1, 'die.1': 4, 'when.slot_used': 2, 'when.slot_used.holds': 1, 'lose.level': -1, 'lose.weapon': 1, 'win.levels': 1, 'win.rewards': 2});
    assert.equal(fact(table.thing('played', 'EV21').facts, 'win.reward'), 2); // +2 by Ancient
    assert.deepEqual([1, 2, 3, 4, 5].map((seat) => table.of(`seat.${seat}`, 'may_act').may_act), [1, 1, 0, 1, 1]);
    assert.equal(table.chance('escape_all'), 0.167);
    assert.deepEqual(list(table.facts, 'askable'), [2, 3, 4, 5]);
    assert.deepEqual(table.of('seat.1', 'hand', 'hand_limit'), {hand: 5, hand_limit: 6});
});

test('Susanoo b, b2, j: the chips over cards, by the moves that they stand for', (t) => {
    const table = festival(t, 'b');
    const [jewels] = table.can('play').filter(({parts}) => parts[0].ref === 'hand.1/CO04');
    const sides = table.foresee(jewels);
    assert.equal(sides.asked, true);
    const then = unpackChoices(sides.choices);
    assert.deepEqual(then.map(({parts}) => parts[0].ref), ['fighters', 'foes']);
    assert.deepEqual(then.map(({text}) => totals(table.odd('won', {moves: [jewels.text, text]}))),
        [[[24, 24], [20, 20]], [[19, 19], [25, 25]]]);
    const [ofuda] = table.can('play').filter(({parts}) => parts[0].ref === 'hand.1/CO09');
    assert.equal(table.chance('won', {moves: [ofuda.text]}), 0.5);
    assert.deepEqual(totals(table.odd('won', {moves: [ofuda.text]})), [[19, 28], [20, 20]]);
    const asks = table.can('ask').map((one) => [one.parts[0].ref, totals(table.odd('won', {moves: [one.text]}))]);
    assert.deepEqual(asks[0], ['seat.2', [[27, 35], [20, 20]]]);
    assert.deepEqual(table.can('act')[0].price, [['hand', 1]]); // Amaterasu, for 1 card
    assert.deepEqual(totals(table.odd('won')), [[19, 19], [20, 20]]); // now
    const card = engine.cards('susanoo').find(({id}) => id === 'CO04');
    assert.deepEqual([card.kind, card.traits.timing, fact(card.facts, 'vp')], ['item', 'battle', 3]);
    assert.equal(fact(table.thing('hand.1', 'CO04').facts, 'known_to_all'), undefined); // nobody else has seen it
});

test('Susanoo b3, b4: running, and two foes', (t) => {
    const table = festival(t, 'b');
    const escape = table.odd('escape', {ref: 'foes/YO21'}).facts;
    assert.deepEqual(some(escape, 'bonus', 'least_face', 'dice'), {bonus: -1, least_face: 6, dice: 1});
    assert.deepEqual(table.reasons('escape').map(({source, ref, number}) => [source, ref, number]), [['power', 'items.1/EQ26', -1]]);
    const two = festival(t, 'b4');
    assert.deepEqual(two.ids('foes'), ['YO21', 'YO01']);
    assert.deepEqual(two.ids('foes').map((id) => two.chance('escape', {ref: `foes/${id}`})), [0.167, 0.167]);
    assert.equal(two.total('fighters'), two.fact('total.fighters'));
});

test('Susanoo c: a window in the battle of another', (t) => {
    const table = festival(t, 'c');
    assert.deepEqual(some(table.facts, 'main', 'won', 'margin'), {main: 5, won: 1, margin: 2});
    assert.equal(table.view.moment.kind, 'battle');
    assert.equal(table.chance('escape', {ref: 'foes/YO28'}), 0);
    assert.equal(fact(table.odd('escape', {ref: 'foes/YO28'}).facts, 'bonus'), -2);
    assert.ok(table.can('pass').length === 1);
    const notice = table.host.notice(1); // orders, beat, pass until
    assert.ok('orders' in notice && 'until' in notice && 'beat' in notice);
});

test('Susanoo d, d2, d4: help, what it brings and what each gets', (t) => {
    const table = festival(t, 'b');
    const hagi = table.can('ask').find(({parts}) => parts[0].ref === 'seat.4');
    const cards = unpackChoices(table.foresee(hagi).choices);
    assert.deepEqual(cards.map(({parts}) => [parts[0].role, parts[0].number]), [['cards', 0], ['cards', 1], ['cards', 2]]);
    const counter = festival(t, 'd2');
    assert.deepEqual(some(counter.facts, 'offer.maker', 'offer.cards', 'offer.yokai', 'offer.sake'),
        {'offer.maker': 4, 'offer.cards': 2, 'offer.yokai': 0, 'offer.sake': 1});
    assert.equal(fact(counter.thing('foes').facts, 'relation.4'), 0); // she rolls nothing
    const asked = festival(t, 'd4');
    const yes = asked.can('yes')[0];
    assert.deepEqual(totals(asked.odd('won', {moves: [yes.text]})), [[17, 25], [15, 15]]);
    assert.equal(asked.fact('margin'), 6); // he is 6 short
    assert.deepEqual(slips(asked, 'help').slice(0, 2), ['level seat.1 4', 'power seat.1/HB01 1']);
    assert.deepEqual(asked.reasons('help').filter(({source}) => source === 'enters').map(({number}) => number), [5, -3]);
    const own = asked.view.odds.find(({name, facts}) => name === 'escape_all' && fact(facts, 'seat') === 1);
    assert.equal(Number(own.chance.toFixed(3)), 0.167); // if it is lost all the same
});

test('Susanoo d3: with a helper', (t) => {
    const table = festival(t, 'd3');
    assert.deepEqual(some(table.facts, 'helper', 'total.fighters', 'deal.cards', 'deal.yokai', 'deal.sake'),
        {helper: 4, 'total.fighters': 32, 'deal.cards': 2, 'deal.yokai': 0, 'deal.sake': 1});
    const by = (seat) => table.reasons('fighters').filter((one) => one.counts && one.seat === seat).reduce((sum, {number}) => sum + number, 0);
    assert.deepEqual([by(1), by(4)], [19, 13]);
});

test('Susanoo e: a head, cups on both sides, and what one more would turn', (t) => {
    const table = festival(t, 'e');
    assert.deepEqual(some(table.facts, 'cups.on_main', 'cups.on_main_most', 'cups.on_foes', 'cups.on_foes_most', 'win.heads', 'win.levels'),
        {'cups.on_main': 2, 'cups.on_main_most': 3, 'cups.on_foes': 1, 'cups.on_foes_most': 3, 'win.heads': 1, 'win.levels': 2});
    assert.deepEqual(some(table.thing('foes').facts, 'when.helped', 'when.helped.holds', 'lose.death'), {'when.helped': 1, 'when.helped.holds': 0, 'lose.death': 1});
    const die = table.reasons('foes').filter(({ref}) => ref === 'foes/OR04').map(({source, number, counts}) => [source, number, counts]);
    assert.deepEqual(die.slice(0, 2), [['die', 0, true], ['roll', 5, false]]); // a die that became nothing
    assert.deepEqual(totals(table.odd('turns', {ref: 'sake.3'})), [[13, 13], [15, 15]]);
});

test('Susanoo f, f2, g, g2, h, h2: loot, death, the end of a turn, the pool', (t) => {
    const loot = festival(t, 'f');
    assert.deepEqual(list(loot.facts, 'loots'), [1, 5]);
    assert.equal(loot.ids('row').length, 10);
    assert.equal(loot.of('seat.4', 'dead').dead, 1);
    const taken = loot.foresee(loot.choices.find(({parts}) => parts[0]?.ref === 'row/EQ12')).tableau;
    assert.equal(fact(taken.places.find(({id}) => id === 'hand.1').things.find(({id}) => id === 'EQ12').facts, 'known_to_all'), 1); // seen by all
    const dead = festival(t, 'f2');
    assert.deepEqual(dead.ids('beings'), ['HB03', 'HB04', 'HB06', 'HB07', 'HB09']);
    assert.equal(dead.choices.filter(({parts}) => parts.length === 1).length + dead.choices.filter(({parts}) => parts.length === 0).length, 6);
    const end = festival(t, 'g');
    assert.deepEqual(end.of('seat.1', 'hand', 'hand_limit', 'over_limit'), {hand: 8, hand_limit: 6, over_limit: 2});
    const surplus = festival(t, 'g2');
    assert.equal(surplus.of('seat.1', 'over_limit').over_limit, 1);
    const form = festival(t, 'h');
    assert.deepEqual(form.can('pick').map(({parts}) => parts[0].ref), ['pool/TR07', 'pool/TR08', 'pool/TR19']);
    const draw = festival(t, 'a2');
    const pays = unpackChoices(draw.foresee(draw.can('renew')[0]).choices); // which cards can pay, and what each is worth
    assert.ok(pays.some(({parts, price}) => parts[0]?.ref === 'items.1/EQ17' && fact(price, 'vp') === 4));
});

test('Susanoo c2, c3: passing until, and standing orders', (t) => {
    const table = festival(t, 'c');
    const {orders, until, passed, beat, reserve} = table.host.notice(1);
    assert.deepEqual(Object.keys(orders).sort(), ['battles', 'close', 'forced', 'heads', 'help', 'quiet']);
    assert.deepEqual([until, passed, beat], ['off', 0, 'close']);
    assert.ok(reserve > 0); // of holding, in milliseconds
    table.host.order(1, 'battles=close close=5 heads=as_above help=no quiet=pass');
    const {orders: given} = table.host.notice(1);
    assert.deepEqual(some(Object.entries(given), 'battles', 'close', 'heads', 'help', 'quiet'),
        {battles: 'close', close: '5', heads: 'as_above', help: 'no', quiet: 'pass'});
    table.host.passUntil(1, 'battle');
    assert.equal(table.host.notice(1).until, 'battle');
});

// Five bots play a short game whose third and fourth have the same points.
function playedOut(t, seed) {
    const chairs = Array(5).fill('adept');
    const host = engine.openHost({game: 'susanoo', options: {seats: 5, event_passes: 0}, chairs, orders: '', seed});
    for (let due = host.due(); due.kind !== 'nothing'; due = host.due()) {
        if (due.kind === 'draw') {
            host.draw();
            continue;
        }
        const seat = host.seat(due.seat);
        const thinker = due.aside ? null : seat.think(due.bot, due.seed);
        host.answer(due.seat, due.decision, thinker ? thinker.runToBudget() : seat.aside(due.bot, due.seed));
        thinker?.dispose();
        seat.dispose();
    }
    const table = new Looking(host, 1);
    t.after(() => {
        table.seat.dispose();
        host.dispose();
    });
    return table;
}

test('Susanoo i: the score by rows, counts before them, and what broke a tie', (t) => {
    const table = playedOut(t, 28);
    assert.equal(table.fact('phase'), 6);
    const seats = [1, 2, 3, 4, 5].map((seat) => table.place(`seat.${seat}`).facts);
    const rows = ['level', 'top', 'heads', 'sake', 'most', 'items', 'forms', 'pairs', 'sets', 'cards'];
    for (const facts of seats) {
        assert.equal(rows.reduce((sum, row) => sum + fact(facts, `score.${row}`), 0), fact(facts, 'vp'));
        assert.equal(fact(facts, 'vp_more'), 0); // hands lie open
    }
    assert.deepEqual(seats.map((facts) => fact(facts, 'vp')), table.view.report.points);
    assert.deepEqual(seats.map((facts) => [fact(facts, 'vp'), fact(facts, 'rank'), fact(facts, 'rank_by')]),
        [[45, 2, 1], [43, 4, 0], [50, 1, 0], [23, 5, undefined], [45, 3, 0]]); // seat 1 beats seat 5 by heads
    assert.deepEqual(seats.map((facts) => fact(facts, 'winner')), [0, 0, 1, 0, 0]);
    // “3×” before the points of heads and Transformations.
    for (const [at, facts] of seats.entries()) {
        const heads = table.ids(`heads.${at + 1}`).length;
        assert.equal(fact(facts, 'score.heads'), heads === 0 ? 0 : 6 * heads - 1);
        assert.equal(fact(facts, 'score.forms') > 0, table.ids(`forms.${at + 1}`).length > 0);
    }
    const last = table.host.log(1).at(-1);
    assert.equal(last.phrase.key, 'susanoo.event.ended');
});

test('Eiyo solo, six: honor, lanterns, tiles, the toll', (t) => {
    const table = courtyard(t, 'solo');
    assert.deepEqual(some(table.facts, 'round', 'honor', 'honor_to_win', 'honor_left', 'exhaustions', 'exhaustions_to_lose', 'damage', 'damage_rows'),
        {round: 6, honor: 17, honor_to_win: 40, honor_left: 33, exhaustions: 1, exhaustions_to_lose: 3, damage: 30, damage_rows: 3});
    assert.deepEqual(list(table.facts, 'rank_from'), [40, 45, 50, 55]);
    assert.deepEqual(table.of('deck', 'cards', 'of'), {cards: 13, of: 29});
    assert.deepEqual([table.of('discards', 'cards').cards, table.of('tokens', 'left').left, table.of('table', 'cards').cards], [16, 3, 1]);
    const toll = table.place('toll').facts;
    assert.deepEqual([list(toll, 'deck'), list(toll, 'lost'), some(toll, 'runs_out', 'specials', 'left', 'of')],
        [[13, 29], [13, 17], {runs_out: 1, specials: 1, left: 12, of: 29}]);
    assert.deepEqual(some(table.thing('row.TR.front').facts, 'troop', 'honor', 'front', 'middle', 'back', 'deals', 'bonus'),
        {troop: 1, honor: 2, front: 4, middle: 3, back: 2, deals: 5, bonus: 1});
    assert.deepEqual(['TL', 'TR', 'BR', 'BL'].map((row) => table.of(`row.${row}`, 'deals', 'damage')),
        [{deals: 8, damage: 8}, {deals: 12, damage: 12}, {deals: 10, damage: 10}, {deals: 7, damage: 0}]);
    assert.deepEqual(table.of('stack.TL', 'cards', 'next'), {cards: 2, next: 1});
    assert.deepEqual(['TL', 'TR', 'BR', 'BL'].map((row) => table.chance('draw_corner', {ref: `row.${row}`})), [0.665, 0.623, 0.665, 0.665]);
    assert.equal(table.total('damage'), 30);
    const six = courtyard(t, 'six');
    assert.equal(six.fact('turn_cost'), 2);
    assert.equal(six.view.tableau.places[six.fact('turn_cost_by')].id, 'row.TL.back'); // the Illusionist
    assert.deepEqual(six.of('stack.TR', 'cards', 'boss_in', 'next'), {cards: 4, boss_in: 1, next: 2});
});

test('Eiyo select, turn: what a weapon meets, what a strike brings and costs', (t) => {
    const table = courtyard(t, 'solo');
    assert.deepEqual(some(table.thing('hand.1', 'katana_top').facts, 'turns.TL', 'turns.BR', 'attack_price.BR'), {'turns.TL': 0, 'turns.BR': 1, 'attack_price.BR': 1});
    assert.deepEqual(table.of('row.BR', 'attack_honor.1', 'attack_saves.1', 'damage'), {'attack_honor.1': 1, 'attack_saves.1': 2, damage: 10});
    assert.deepEqual(table.of('row.BL', 'attack_barred.1', 'deflect_barred.1'), {'attack_barred.1': 126, 'deflect_barred.1': 126});
    const strike = table.can('attack').find(({parts}) => parts[0].ref === 'hand.1/katana_top' && parts[1].ref === 'row.BR' && parts[2].number === 1);
    assert.equal(fact(strike.price, 'cards'), 1);
    const free = table.can('attack').find(({parts}) => parts[0].ref === 'hand.1/katana_top' && parts[1].ref === 'row.TR' && parts[2].number === 0);
    const {facts} = table.foresee(free).tableau; // nothing is to be drawn for it: what stands afterwards
    assert.deepEqual(some(facts, 'honor', 'damage'), {honor: 17 + 2, damage: 30 - 5});
});

test('Eiyo coop, together: the partner, a weapon that waits, who may talk', (t) => {
    const apart = courtyard(t, 'apart');
    assert.deepEqual(some(apart.facts, 'together', 'talk', 'plays_left', 'move_cost'), {together: 0, talk: 0, plays_left: 2, move_cost: 1});
    assert.deepEqual(apart.place('hand.2').things.map(({id}) => id), ['special', '?']);
    assert.deepEqual([apart.thing('active.N1').id, fact(apart.thing('active.N1').facts, 'seat'), fact(apart.thing('row.N1.front').facts, 'struck')], ['katana_top', 2, 2]);
    const together = courtyard(t, 'together');
    assert.deepEqual(some(together.facts, 'together', 'talk'), {together: 1, talk: 1});
    assert.equal(together.place('hand.2').things.reduce((sum, {count}) => sum + count, 0), 6);
    assert.equal(fact(together.place('toll').facts, 'overrun'), 1);
    assert.equal(fact(together.thing('hand.1', 'katana_right').facts, 'known'), 2);
});

test('Eiyo enemy, victory, defeat: damage as it comes, and the end', (t) => {
    const table = courtyard(t, 'solo');
    table.host.play(1, [table.can('pass')[0].text]);
    const struck = new Looking(table.host, 1);
    t.after(() => struck.seat.dispose());
    assert.deepEqual(some(struck.facts, 'phase', 'damage_taken', 'to_discard'), {phase: 12, damage_taken: 0, to_discard: 30});
    table.host.draw();
    const next = new Looking(table.host, 1);
    t.after(() => next.seat.dispose());
    assert.deepEqual(some(next.facts, 'damage_taken', 'to_discard'), {damage_taken: 1, to_discard: 29});
    const taken = next.view.tableau.places.filter(({id, facts}) => /^row\.\w+$/.test(id) && fact(facts, 'taken') > 0);
    assert.equal(taken.length, 1); // which row the card has paid for
    const last = courtyard(t, 'last');
    const blow = last.can('attack').find(({price}) => !fact(price, 'cards'));
    last.host.play(1, [blow.text]);
    const end = new Looking(last.host, 1);
    t.after(() => end.seat.dispose());
    assert.equal(end.view.over, true);
    const {extras} = end.view.report;
    assert.deepEqual(Object.keys(extras).filter((name) => ['defeated', 'deflected', 'exhaustions', 'rank', 'round'].includes(name)).length, 5);
    assert.ok(end.place('honor_stack').facts.some(([name]) => name === 'honor.red'));
});

test('Eiyo defeat: when the last deck ran out, and what is left', (t) => {
    const table = courtyard(t, 'thirst');
    table.host.play(1, [table.can('pass')[0].text]);
    for (let draws = 0; table.host.due().kind === 'draw' && draws < 60; ++draws) table.host.draw();
    const end = new Looking(table.host, 1);
    t.after(() => end.seat.dispose());
    assert.deepEqual([end.view.over, end.view.report.reason, end.view.report.winners], [true, 'overrun', []]);
    assert.deepEqual(some(end.facts, 'round', 'honor', 'honor_to_win', 'enemies_left', 'exhaustions'),
        {round: 11, honor: 45, honor_to_win: 40, enemies_left: 1, exhaustions: 3});
    // In the draw for round 11: that round has begun, and nothing was lost to an enemy since.
    const events = end.host.log(1).filter(({kind}) => kind === 'event').map(({phrase}) => phrase.key.split('.').at(-1));
    assert.deepEqual(events.slice(-4), ['round', 'drew', 'exhausted', 'ended']);
    assert.deepEqual(end.ids('hand.1'), ['tanto_bl', 'katana_right', 'katana_bottom', 'yari_falling']); // what was held
    assert.deepEqual([end.of('honor_stack', 'cards').cards, end.of('removed', 'cards').cards], [18, 21]); // defeated, deflected
});

test('Samurai place1, duel, third: clocks, slips and the place', (t) => {
    const table = duel(t, 'place1');
    assert.deepEqual([table.of('life', 'count', 'most'), table.of('ki', 'count', 'most'), table.of('foe.1', 'life', 'life_most', 'ki', 'ki_most')],
        [{count: 8, most: 8}, {count: 3, most: 5}, {life: 6, life_most: 9, ki: 5, ki_most: 6}]);
    assert.deepEqual([table.of('die', 'level', 'damage', 'use_from'), table.of('bushido', 'pawn', 'kanji')], [{level: 2, damage: 1, use_from: 2}, {pawn: 0, kanji: 3}]);
    assert.deepEqual([1, 2, 3, 4, 5, 6].map((face) => table.of(`surrounding.${face}`, 'good').good), [1, 1, 1, -1, -1, -1]);
    assert.deepEqual([table.of('defence.bag', 'count').count, table.of('counter.bag', 'count').count, table.of('bag', 'count').count, table.of('discard', 'count').count], [10, 10, 16, 7]);
    assert.deepEqual(table.can('insight')[0].price, [['ki', 1]]);
    const one = duel(t, 'duel');
    assert.equal(list(one.place('gauge.strength').facts, 'asks.1').length, 10);
    const cut = one.thing('hand.1', 'F6').facts;
    assert.deepEqual(some(cut, 'makes.strength', 'makes.technique', 'makes.guard', 'fits'), {'makes.strength': 6, 'makes.technique': 0, 'makes.guard': -3, fits: 1});
    assert.ok(one.odd('hit.strength', {ref: 'hand.1/F6'}).chance > 0);
    const three = duel(t, 'third');
    assert.deepEqual(some(three.thing('defence').facts, 'block', 'dodge'), {block: 6, dodge: 6});
    assert.deepEqual(some(three.thing('hand.1', 'F4').facts, 'damage.strength', 'combo'), {'damage.strength': 1, combo: 1});
});

test('Samurai reward, strike, guard: what each choice changes', (t) => {
    const reward = duel(t, 'reward');
    assert.deepEqual(reward.can('reward').map(({parts}) => parts[0].ref).sort(), ['bushido', 'ki', 'specials']);
    assert.deepEqual([reward.of('ki', 'gain', 'count').gain, reward.of('specials', 'count').count], [1, 12]);
    const strike = duel(t, 'strike');
    assert.deepEqual([strike.of('gauge.strength', 'value', 'damage'), strike.of('gauge.technique', 'value', 'margin').value], [{value: 8, damage: 1}, 0]);
    const guard = duel(t, 'guard');
    const [focus, reveal, gisei] = ['focus', 'reveal', 'gisei'].map((verb) => guard.can(verb)[0]);
    const rungs = [0, 1, 2, 3].map((times) => [...Array(times).fill(focus.text), reveal.text]);
    assert.deepEqual(rungs.map((moves) => guard.chance('holds', {moves})), [0, 0.2, 0.7, 1]);
    assert.deepEqual(rungs.map((moves) => fact(guard.odd('holds', {moves}).facts, 'guard')), [2, 4, 6, 8]);
    assert.deepEqual(['wound.1', 'wound.2', 'second', 'death'].map((name) => guard.chance(name, {moves: [reveal.text]})), [0.3, 0.2, 0.781, 0.025]);
    assert.equal(guard.chance('holds', {moves: [gisei.text]}), 0.3);
    assert.deepEqual(guard.place('gisei').things.map(({facts}) => fact(facts, 'guard')), [2, 2, 3, 4, -2]);
});

test('Samurai three, shiro, road: who answers, a price that cannot be paid, the next duels', (t) => {
    const three = duel(t, 'three');
    assert.deepEqual([1, 2, 3].map((foe) => three.of(`foe.${foe}`, 'dead', 'answers')),
        [{dead: 1, answers: undefined}, {dead: undefined, answers: 1}, {dead: undefined, answers: 2}]);
    assert.deepEqual([list(three.place('answers.2').facts, 'foe'), list(three.place('answers.2').facts, 'dead')], [[2, 3], [1]]);
    const shiro = duel(t, 'shiro');
    assert.deepEqual([shiro.of('foe.1', 'side').side, shiro.of('armour', 'count', 'wearer')], [1, {count: 4, wearer: 0}]);
    assert.deepEqual(shiro.seat.whyNot({verb: 'price', parts: [{role: 'what', ref: 'die'}]}).rule, 'SAM-401');
    const road = duel(t, 'forget');
    assert.deepEqual(some(road.facts, 'duels_won', 'stages', 'deck', 'deck_won'), {duels_won: 3, stages: 6, deck: 35, deck_won: 5});
    assert.deepEqual([1, 2, 3, 4, 5, 6].map((stage) => road.of(`stage.${stage}`, 'stop').stop), [2, 2, 2, 1, 0, 0]);
    assert.deepEqual([road.of('rest', 'life', 'ki', 'special'), road.chance('each', {ref: 'events'})], [{life: 4, ki: 2, special: 1}, 0.167]);
});

test('Samurai victory: the sum of the score, and what was counted', (t) => {
    const table = duel(t, 'last');
    table.host.play(1, [table.can('strike').find(({parts}) => parts[0].ref === 'gauge.strength').text]);
    for (let draws = 0; table.host.due().kind === 'draw' && draws < 20; ++draws) table.host.draw();
    const end = new Looking(table.host, 1);
    t.after(() => end.seat.dispose());
    assert.equal(end.view.over, true);
    assert.deepEqual(end.reasons('score').filter(({counts}) => counts).map(({source, number}) => [source, number]),
        [['win', 50], ['life', 40], ['ki', 8], ['rounds', 18]]);
    assert.equal(end.total('score'), end.view.report.points[0]);
    const counted = end.view.chronicle.places.find(({id}) => id === 'duel.1').facts;
    assert.deepEqual(some(counted, 'hits', 'won'), {hits: 1, won: 1});
    assert.deepEqual(some(end.view.chronicle.places.find(({id}) => id === 'strike').facts, 'gauge', 'value', 'asked'), {gauge: 0, value: 8, asked: 6});
});

test('Samurai defeat: the deciding blow, and what he had left', (t) => {
    const table = duel(t, 'doomed');
    table.host.play(1, [table.can('reveal')[0].text]);
    for (let draws = 0; table.host.due().kind === 'draw' && draws < 20; ++draws) table.host.draw();
    const end = new Looking(table.host, 1);
    t.after(() => end.seat.dispose());
    assert.deepEqual([end.view.over, end.view.report.reason, end.fact('round')], [true, 'life', 2]);
    const chronicle = (id) => end.view.chronicle.places.find((one) => one.id === id);
    const answer = chronicle('answer'); // “Counterattack 7 at level 6 met Guard −6.”
    assert.deepEqual([answer.things[0].id, some(answer.facts, 'foe', 'level'), end.of('gauge.guard', 'value').value],
        ['C7', {foe: 1, level: 6}, -6]);
    assert.equal(end.of('foe.1', 'life').life, 6);
    assert.deepEqual(end.reasons('score').map(({source, number}) => [source, number]), [['damage', 2]]);
    assert.equal(end.total('score'), end.view.report.points[0]);
    const counted = ['hits', 'misses', 'damage_dealt', 'blocked', 'countered', 'damage_taken', 'wounds_suffered'];
    assert.ok(counted.every((name) => fact(chronicle('duel.1').facts, name) !== undefined));
    assert.ok(chronicle('wounds.you')); // of each its card, which names the part of the body
});

test('Samurai setup: modes, opponents, weapons and what goes with what', () => {
    const {options} = engine.games().find(({game}) => game === 'samurai');
    const values = (name) => options.find((one) => one.name === name).values;
    assert.deepEqual([values('mode').length, values('opponent').length, values('weapon').length, values('surrounding').length,
        values('weather').length, values('difficulty').length], [3, 7, 7, 7, 6, 3]);
    const cards = engine.cards('samurai');
    const of = (id) => cards.find((one) => one.id === id);
    for (const id of [...values('opponent'), ...values('weapon')]) assert.ok(of(id).text.length > 0, id);
    const less = (id) => ['life', 'ki'].map((name) => fact(of(id).facts, name) - fact(of('WE-K').facts, name));
    assert.deepEqual([less('WE-N'), less('WE-O'), less('WE-Y')], [[-1, 0], [0, -1], [-1, -1]]);
    const refused = engine.refusals({game: 'samurai', options: {mode: 'campaign'}});
    assert.ok(refused.some(({option, value, code}) => option === 'blood' && value === 'on' && code === 'blood_in_campaign'));
});

test('Paikō: the board, the trays, what a move would do, why not, and the last turn', async (t) => {
    const {table: kept} = await keptAfter(34);
    const host = engine.resumeHost(kept, {orders: ''});
    const table = new Looking(host, 1);
    t.after(() => {
        table.seat.dispose();
        host.dispose();
    });
    assert.deepEqual(some(table.facts, 'turn', 'points.1', 'points.2', 'points_to_win'), {turn: 35, 'points.1': 7, 'points.2': 8, points_to_win: 10});
    assert.deepEqual(some(table.thing('tray.1', 'Fi').facts, 'hand', 'board', 'reserve', 'lost'), {hand: 1, board: 1, reserve: 1, lost: 0});
    assert.deepEqual(table.of('h6', 'threat.1', 'threat.2', 'cover.1'), {'threat.1': 1, 'threat.2': 3, 'cover.1': 1});
    assert.deepEqual(some(table.thing('h4').facts, 'threatened', 'captured_at'), {threatened: 1, captured_at: 2});
    const fires = table.can('deploy').filter(({parts}) => parts[0].ref === 'hand.1/Fi' && parts[1].ref === 'j5');
    assert.equal(fires.length, 4); // one for each facing
    const west = fires.find(({parts}) => parts[2].number === 3);
    const told = table.foresee(west);
    const fire = told.tableau.places.find(({id}) => id === 'j5').things[0].facts;
    assert.equal(list(fire, 'threatens').length, 9);
    assert.equal(fact(fire, 'both'), 1); // for both sides, its own too
    const captured = told.events.find(({key}) => key === 'paiko.event.captured').arguments;
    assert.deepEqual([captured.tile.card, captured.square.place], ['Er', 'h4']); // takes Earth on h4
    // The lines to a captured tile: whoever threatens the square where it stood.
    const at = told.tableau.places.findIndex(({id}) => id === 'h4');
    const takers = told.tableau.places.filter(({things}) => things.some(({facts}) => list(facts, 'threatens').includes(at)));
    assert.ok(takers.some(({id}) => id === 'j5'));
    const water = table.choices.filter(({verb, parts}) => ['shift', 'redeploy'].includes(verb) && parts[0].ref === 'k6/Wa');
    assert.deepEqual([water.filter(({verb}) => verb === 'shift').length, water.filter(({verb}) => verb === 'redeploy').length], [8, 15]);
    const refused = table.seat.whyNot({verb: 'deploy', parts: [{role: 'tile', ref: 'hand.1/Er'}, {role: 'square', ref: 'g3'}]});
    assert.deepEqual([refused.rule, refused.causes], ['PAI-091', ['g5/Fi']]);
    const last = table.host.log(1, 0).filter(({kind}) => kind === 'event').at(-1);
    assert.deepEqual([last.seat, last.phrase.arguments.deployed?.place, last.phrase.arguments.to?.place ?? last.phrase.arguments.square?.place], [2, 'f2', 'g1']);
});

async function after(t, turn, open = false) {
    const {table: kept} = await keptAfter(turn, open);
    const host = engine.resumeHost(kept, {orders: ''});
    const table = new Looking(host, 1);
    t.after(() => {
        table.seat.dispose();
        host.dispose();
    });
    return table;
}

test('Paikō a: seven tiles for the first hand', (t) => {
    const table = moment(t, 'paiko', {chairs: ['human', 'adept']});
    assert.deepEqual([table.fact('phase'), table.fact('picks_left'), table.can('pick').length], [0, 7, 6]); // from a type on of which seven are left
    assert.deepEqual(some(table.thing('tray.1', 'Sw').facts, 'hand', 'reserve'), {hand: 0, reserve: 3});
    const picked = []; // a named hand, each pick found among what would be asked after those before it
    let told = {choices: table.view.choices};
    for (const type of ['Sw', 'Sw', 'Sw', 'Bw', 'Wa', 'Wa', 'Wa']) {
        picked.push(unpackChoices(told.choices).find(({parts}) => parts[0].ref === `reserve.1/${type}`));
        told = table.foresee(...picked);
    }
    const {things} = told.tableau.places.find(({id}) => id === 'hand.1');
    assert.deepEqual(things.map(({id, count}) => [id, count]), [['Sw', 3], ['Bw', 1], ['Wa', 3]]);
    const fire = engine.cards('paiko').find(({id}) => id === 'Fi'); // the little pictures of threat and cover
    assert.deepEqual([list(fire.facts, 'threatens').length, fact(fire.facts, 'cover')], [9, 0]);
});

test('Paikō e, j, i: the maps, drawing, and the coach', async (t) => {
    const table = await after(t, 34);
    assert.deepEqual([table.of('e8', 'threat.1', 'threat.2'), table.of('i6', 'black', 'threat.1')], // hatched from 2
        [{'threat.1': 1, 'threat.2': 2}, {black: 1, 'threat.1': 2}]);
    assert.deepEqual([table.of('j7', 'cover.1', 'cover.2'), table.of('k7', 'cover.1', 'cover.2')],
        [{'cover.1': 0, 'cover.2': 1}, {'cover.1': 1, 'cover.2': 0}]);
    const pips = (square) => some(table.thing(square).facts, 'threatened', 'captured_at');
    assert.deepEqual([pips('f6'), pips('g6'), pips('h4')],
        [{threatened: 1, captured_at: 3}, {threatened: 1, captured_at: 3}, {threatened: 1, captured_at: 2}]);
    assert.deepEqual(table.place('reserve.1').things.map(({id, count}) => [id, count]), [['Sa', 3], ['Ai', 1], ['Fi', 1]]);
    assert.equal(Math.max(...table.can('draw').map(({parts}) => parts.length)), 3);
    assert.deepEqual([table.choices.length, fact(table.thing('k6').facts, 'run'), table.fact('run_limit')], [380, undefined, 3]);
    const thinker = table.seat.think('master:nodes=6000', 1);
    thinker.runToBudget();
    const {score, line, others} = thinker.thought; // “wins by force”, what it expects, what to look at next
    thinker.dispose();
    const best = table.choices.find(({text}) => text === line[0]);
    assert.deepEqual([best.verb, best.parts[1].ref, score > 900_000, line.length > 3], ['deploy', 'j5', true, true]);
    assert.ok(others.length > 2 && others.every((text) => table.choices.some((one) => one.text === text)));
});

test('Paikō f, g: what the victim gives, and the end', async (t) => {
    const reward = await after(t, 36, true);
    assert.deepEqual(some(reward.facts, 'phase', 'picks_left', 'points.1', 'points.2', 'lost.1', 'lost.2'),
        {phase: 2, picks_left: 1, 'points.1': 7, 'points.2': 7, 'lost.1': 6, 'lost.2': 6});
    assert.deepEqual(reward.can('give').map(({parts}) => parts[0].ref), ['reserve.2/Sa', 'reserve.2/Sw', 'reserve.2/Fi']);
    assert.deepEqual(reward.place('reserve.2').things.map(({count}) => count), [1, 1, 2]); // “2 left”
    const captured = reward.host.log(1).findLast(({phrase}) => phrase?.key === 'paiko.event.captured').phrase.arguments;
    assert.deepEqual([captured.tile.card, captured.square.place], ['Fi', 'j5']);
    const at = reward.view.tableau.places.findIndex(({id}) => id === 'j5'); // whose threat took it
    const takers = reward.view.tableau.places.filter(({things}) => things.some(({facts}) => fact(facts, 'seat') === 2 && list(facts, 'threatens').includes(at)));
    assert.deepEqual(takers.map(({id}) => id), ['j9']);
    const end = await after(t, 39);
    assert.deepEqual([end.view.report.reason, end.view.report.winners, end.view.report.points], ['points', [1], [10, 7]]);
    const scoring = end.view.tableau.places.flatMap(({id, things}) => things.filter(({facts}) => fact(facts, 'seat') === 1 && fact(facts, 'points') > 0).map(({facts}) => [id, fact(facts, 'points')]));
    assert.deepEqual(Object.fromEntries(scoring), {k10: 2, m9: 2, m8: 2, j6: 1, k6: 1, l6: 1, k5: 1});
    assert.deepEqual([end.view.report.extras.turns, end.view.report.extras.lost_1, end.view.report.extras.lost_2], [39, 6, 6]);
});

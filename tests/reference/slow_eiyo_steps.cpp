// The course of a game: what a move, and each card that chance turns up, leads to.
#include <algorithm>

#include "tests/reference/slow_eiyo_rules.h"

namespace engawa::slow_eiyo {

// The end.

int foes_left(const Position& p) {
    int n = 0;
    for (const Row& each : p.rows) n += static_cast<int>(each.cards.size()) + each.unseen;
    return n;
}

int honor(const Position& p) {  // EIY-146
    int sum = 0;
    for (const auto& [id, n] : p.honor_stack) sum += n * foe(p, id).honor;
    return sum;
}

namespace {

bool is_special(const Position& p, const std::string& id) {
    return std::any_of(p.cards->specials.begin(), p.cards->specials.end(),
                       [&](const Weapon& each) { return each.id == id; });
}

int proposer(const Position& p) { return p.round % 2 == 1 ? 1 : 2; }  // EIY-086

void end_check(Position& p) {  // EIY-270, EIY-273, EIY-275
    if (foes_left(p) == 0)
        p.step = honor(p) >= constant(p, "honor_to_win") ? "victory" : "cleared_without_honor";
}

// The deck.

void exhaust(Position& p) {  // EIY-231, EIY-233, EIY-234
    if (size(p.table) == 0) {
        p.step = "overrun";
        p.payer = p.damage = 0;
        p.effect.reset();
        return;
    }
    p.deck = p.discards;
    p.discards.clear();
    for (int seat = 1; seat <= seats(p); ++seat) p.taking.insert(seat);
}

void take_special(Position& p, const std::string& id) {
    const int seat = *p.taking.begin();
    p.taking.erase(seat);
    take(p.table, id);
    put(p.hands.at(seat).cards, id);
    if (coop(p)) put(p.hands.at(seat).known, id);  // EIY-245
}

void take_weapon(Position& p, const std::string& id) {
    take(p.deck, id);
    if (p.payer != 0) {
        put(p.discards, id);
        --p.to_pay;
    } else if (p.effect) {
        put(p.discards, id);
        --*p.effect;
    } else if (p.step == "hands") {
        put(p.hands.at(seat_to_deal(p)).cards, id);
    } else if (p.step == "redraw") {
        put(p.hands.at(p.seat).cards, id);
    } else if (p.step == "damage") {
        put(p.discards, id);
        --p.damage;
    } else {  // draw
        put(p.hands.at(p.seat).cards, id);
        ++p.drawn[p.seat];
        if (coop(p)) p.seat = other(p.seat);  // EIY-095
    }
}

// A used weapon goes to the discards, or out of the game (EIY-246, EIY-247).
void lay_off(Position& p, const std::string& id) {
    const bool leaves = is_special(p, id) && p.options.at("special_after_use") == "leaves";
    put(leaves ? p.out : p.discards, id);
}

// Card plays.

void lay_off_active(Position& p, Row& target) {
    if (target.owner == 0) return;
    lay_off(p, target.active);
    target.owner = 0;
    target.active.clear();
}

void begin_effect(Position& p, int n) {
    if (n > 0) p.effect = n;
}

void defeat_front(Position& p, Row& target) {  // EIY-148
    const std::string card = target.cards.at(0);
    target.cards.erase(target.cards.begin());
    put(p.honor_stack, card);
    end_check(p);
    if (!over(p)) begin_effect(p, effect(p, card, "defeat discard"));
}

void attack(Position& p, int seat, const std::string& kind, Row& target) {
    if (!coop(p) || !is_red(p, target)) {  // EIY-145, EIY-147
        lay_off(p, kind);
        defeat_front(p, target);
    } else if (target.owner == 0) {  // EIY-151
        target.owner = seat;
        target.active = kind;
    } else {  // EIY-152
        lay_off(p, kind);
        lay_off_active(p, target);
        defeat_front(p, target);
    }
}

// After its cost is paid: steps 2 and 3 of EIY-139.
void carry_out(Position& p, int seat, const std::string& move) {
    if (move == "move") {  // EIY-180
        p.spots.at(seat) = p.spots.at(seat) == 'L' ? 'R' : 'L';
        return;
    }
    const Play play = parse_play(move);
    Hand& hand = p.hands.at(seat);
    take(hand.cards, play.kind);
    if (hand.known.contains(play.kind)) take(hand.known, play.kind);  // EIY-197
    if (coop(p) && !partner_has_passed(p, seat)) ++p.played;
    Row& target = row(p, row_at(p, seat, play.corner));
    if (play.attack) {
        attack(p, seat, play.kind, target);
    } else {  // EIY-165, EIY-169
        lay_off(p, play.kind);
        target.token = true;
        lay_off_active(p, target);
    }
}

void choose_paid(Position& p, int seat, const std::string& move) {
    p.payer = seat;
    p.pending = move;
    p.to_pay = move == "move" ? constant(p, "move_cost") : cost(p, seat, parse_play(move));
}

// Enemy phase.

}  // namespace

int row_damage(const Position& p, const Row& each) {  // EIY-216, EIY-217, EIY-255
    int sum = 0;
    for (std::size_t i = 0; i < each.cards.size(); ++i) {
        int more = 0;
        for (std::size_t j = 0; j < each.cards.size(); ++j) {
            if (j != i) more = std::max(more, effect(p, each.cards[j], "face_up row_damage"));
        }
        sum += foe(p, each.cards[i]).damage.at(i) + more;
    }
    return sum;
}

namespace {

void begin_enemy_phase(Position& p) {
    p.step = "damage";
    p.damage = 0;
    for (const Row& each : p.rows) {
        if (!each.token) p.damage += row_damage(p, each);  // EIY-215
    }
}

void after_damage(Position& p) {  // EIY-220, EIY-221
    for (Row& each : p.rows) {
        if (!each.token) continue;
        put(p.removed, each.cards.at(0));
        each.cards.erase(each.cards.begin());
        each.token = false;
    }
    p.step = "refill";
    end_check(p);
}

void reveal(Position& p, const std::string& id) {
    Row& target = row(p, row_to_fill(p));
    take(next_is_boss(p, target) ? p.boss_bag : p.enemy_bag, id);  // EIY-044
    --target.unseen;
    const bool setup = p.step == "rows";
    const bool in_front = setup || p.options.at("refill_side") == "front";  // EIY-061, EIY-225
    target.cards.insert(in_front ? target.cards.begin() : target.cards.end(), id);
    if (!setup) begin_effect(p, effect(p, id, "reveal discard"));  // EIY-250
}

// The course of a game.

void begin_fight(Position& p) {
    p.step = "fight";
    p.seat = coop(p) ? p.first : 1;
    p.played = 0;
    p.passed.clear();
}

void begin_draw(Position& p) {  // EIY-090, EIY-091
    if (p.round == 1) {
        begin_fight(p);
        return;
    }
    p.step = "draw";
    p.seat = coop(p) ? p.first : 1;
    p.drawn.clear();
}

void begin_round(Position& p) {
    p.first = 0;
    if (!coop(p)) {
        begin_draw(p);
        return;
    }
    p.step = "first proposal";  // EIY-085
    p.seat = proposer(p);
}

void after_mulligan(Position& p, int seat) {
    if (seat < seats(p)) {
        p.step = "mulligan";
        p.seat = seat + 1;
    } else if (coop(p)) {
        p.step = "stand proposal";
        p.seat = 1;
    } else {
        begin_round(p);
    }
}

// What follows when chance has nothing more to do in this step.
void next_step(Position& p) {
    if (p.payer != 0) {
        const int seat = p.payer;
        p.payer = 0;
        carry_out(p, seat, p.pending);
        p.pending.clear();
    } else if (p.step == "rows") {
        p.step = "hands";
    } else if (p.step == "hands") {
        after_mulligan(p, p.options.at("mulligan") == "on" ? 0 : seats(p));
    } else if (p.step == "redraw") {
        after_mulligan(p, p.seat);
    } else if (p.step == "draw") {
        if (coop(p) && !finished_drawing(p, other(p.seat))) {
            p.seat = other(p.seat);
        } else {
            begin_fight(p);
        }
    } else if (p.step == "damage") {
        after_damage(p);
    } else if (p.step == "refill") {
        ++p.round;  // EIY-082
        begin_round(p);
    }
}

// On to the next decision, the next choice of chance, or the end.
void go_on(Position& p) {
    while (!over(p)) {
        if (!p.taking.empty()) {
            if (p.table.size() > 1) return;  // EIY-045
            take_special(p, std::string{p.table.begin()->first});
        } else if (p.deck.empty() && p.options.at("exhaustion") == "emptied") {
            exhaust(p);  // EIY-239
        } else if (needs_weapon(p)) {
            if (!p.deck.empty()) return;
            exhaust(p);  // EIY-230
        } else if (p.effect) {
            p.effect.reset();
        } else if (row_to_fill(p) >= 0 || (p.payer == 0 && is_decision(p))) {
            return;
        } else {
            next_step(p);
        }
    }
}

void pass(Position& p, int seat) {  // EIY-103 to EIY-105
    p.passed.insert(seat);
    p.played = 0;
    if (static_cast<int>(p.passed.size()) == seats(p)) {
        begin_enemy_phase(p);
    } else {
        p.seat = other(seat);
    }
}

void redraw(Position& p, int seat) {  // EIY-066, EIY-069
    for (const auto& [id, n] : p.hands.at(seat).cards) put(p.deck, id, n);
    p.hands.at(seat).cards.clear();
    p.step = "redraw";
}

void settle_first(Position& p, int seat) {
    p.first = seat;
    p.proposed = 0;
    begin_draw(p);
}

void decide(Position& p, int seat, const std::string& move) {
    const Words w = words(move);
    if (move == "keep") after_mulligan(p, seat);
    if (move == "redraw") redraw(p, seat);
    if (w[0] == "stand") {  // EIY-071
        p.spots[1] = w.at(1)[0];
        p.spots[2] = w.at(1) == "L" ? 'R' : 'L';
        p.step = "stand answer";
        p.seat = 2;
    } else if (p.step == "stand answer") {
        if (move == "swap") std::swap(p.spots.at(1), p.spots.at(2));
        begin_round(p);
    } else if (w[0] == "first") {  // EIY-086
        p.proposed = std::stoi(w.at(1));
        p.step = "first answer";
        p.seat = other(seat);
    } else if (p.step == "first answer" && move == "agree") {
        settle_first(p, p.proposed);
    } else if (p.step == "first answer" && move == "object") {
        settle_first(p, other(p.proposed));
    } else if (w[0] == "attack" || w[0] == "deflect" || move == "move") {
        choose_paid(p, seat, move);
    } else if (move == "show") {  // EIY-194, EIY-197
        p.hands.at(seat).known = p.hands.at(seat).cards;
    } else if (move == "done") {
        p.seat = other(seat);
        p.played = 0;
    } else if (move == "pass") {
        pass(p, seat);
    }
}

}  // namespace

Position play(const Position& before, int seat, const std::string& move) {
    Position p = before;
    if (seat != kChance) {
        decide(p, seat, move);
    } else if (!p.taking.empty()) {
        take_special(p, move);
    } else if (needs_weapon(p)) {
        take_weapon(p, move);
    } else {
        reveal(p, move);
    }
    go_on(p);
    return p;
}

}  // namespace engawa::slow_eiyo

#include "tests/reference/slow_eiyo.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace engawa::slow_eiyo {

// ----- bags, words, cards ---------------------------------------------------------------------

int count(const Bag& bag, const std::string& id) { return bag.contains(id) ? bag.at(id) : 0; }

int size(const Bag& bag) {
    int all = 0;
    for (const auto& [id, n] : bag) all += n;
    return all;
}

void put(Bag& bag, const std::string& id, int n) {
    if (n > 0) bag[id] += n;
}

void take(Bag& bag, const std::string& id) {
    if (--bag.at(id) == 0) bag.erase(id);
}

Words words(const std::string& text, char separator) {
    Words list = {""};
    for (const char c : text) {
        if (c == separator) {
            list.emplace_back();
        } else {
            list.back() += c;
        }
    }
    return list;
}

bool coop(const Position& p) { return p.options.at("mode") == "coop"; }
int seats(const Position& p) { return coop(p) ? 2 : 1; }
bool over(const Position& p) {
    return p.step == "victory" || p.step == "cleared_without_honor" || p.step == "overrun";
}

std::vector<const Weapon*> weapon_kinds(const Position& p) {
    std::vector<const Weapon*> kinds;
    for (const Weapon& weapon : p.cards->weapons) kinds.push_back(&weapon);
    for (const Weapon& weapon : p.cards->specials) kinds.push_back(&weapon);
    return kinds;
}

std::vector<const Foe*> foe_kinds(const Position& p) {
    std::vector<const Foe*> kinds;
    const auto add = [&](const std::vector<Foe>& foes) {
        for (const Foe& each : foes) kinds.push_back(&each);
    };
    add(p.cards->enemy_sets.at(p.options.at("enemy_set")));
    if (p.options.at("path") == "on") add(p.cards->yamabushi);
    add(p.cards->bosses);
    return kinds;
}

Bag all_enemies(const Position& p) {  // EIY-042
    Bag bag;
    for (const Foe& foe : p.cards->enemy_sets.at(p.options.at("enemy_set"))) {
        put(bag, foe.id, foe.copies);
    }
    if (p.options.at("path") == "on") {
        for (const Foe& foe : p.cards->yamabushi) put(bag, foe.id, foe.copies);
    }
    return bag;
}

Bag all_bosses(const Position& p) {  // EIY-043
    Bag bag;
    for (const Foe& foe : p.cards->bosses) put(bag, foe.id, foe.copies);
    return bag;
}

Bag all_weapons(const Position& p) {  // EIY-001, EIY-002
    Bag bag;
    for (const Weapon& weapon : p.cards->weapons) put(bag, weapon.id, weapon.copies);
    for (const Weapon& weapon : p.cards->specials) {
        put(bag, weapon.id, coop(p) ? weapon.copies : weapon.solo_copies);
    }
    return bag;
}

const Foe& foe(const Position& p, const std::string& id) {
    for (const auto* list : {&p.cards->enemy_sets.at(p.options.at("enemy_set")),
                             &p.cards->yamabushi, &p.cards->bosses}) {
        for (const Foe& each : *list) {
            if (each.id == id) return each;
        }
    }
    std::abort();
}

namespace {

const Weapon& weapon(const Position& p, const std::string& id) {
    for (const auto* list : {&p.cards->weapons, &p.cards->specials}) {
        for (const Weapon& each : *list) {
            if (each.id == id) return each;
        }
    }
    std::abort();
}

bool is_special(const Position& p, const std::string& id) {
    return std::any_of(p.cards->specials.begin(), p.cards->specials.end(),
                       [&](const Weapon& each) { return each.id == id; });
}

int effect(const Position& p, const std::string& id, std::string_view name) {
    const auto& effects = foe(p, id).effects;
    const auto found = effects.find(name);
    return found == effects.end() ? 0 : found->second;
}

int constant(const Position& p, const std::string& name) { return p.cards->constants.at(name); }

int other(int seat) { return 3 - seat; }

Row& row(Position& p, int index) { return p.rows.at(static_cast<unsigned>(index)); }
const Row& row(const Position& p, int index) { return p.rows.at(static_cast<unsigned>(index)); }

// EIY-116, EIY-120, EIY-121
int row_at(const Position& p, int seat, int corner) {
    if (!coop(p)) return corner;
    if (seat == 2) corner = (corner + 2) % 4;
    const int left = p.spots.at(seat) == 'L' ? 0 : 1;
    if (corner == 0) return left;
    if (corner == 1) return left + 1;
    if (corner == 2) return 3 + left + 1;
    return 3 + left;
}

// ----- costs ----------------------------------------------------------------------------------

int concentration_cost(const Position& p) {  // EIY-137, EIY-256
    int cost = 0;
    for (const Row& each : p.rows) {
        for (const std::string& card : each.cards) {
            cost = std::max(cost, effect(p, card, "face_up concentration"));
        }
    }
    return cost == 0 ? constant(p, "concentration_cost") : cost;
}

bool payable(const Position& p, int cost) {  // EIY-138, EIY-183
    if (cost == 0 || size(p.table) > 0) return true;
    return p.options.at("exhaustion") == "emptied" ? size(p.deck) > cost : size(p.deck) >= cost;
}

struct Play {
    bool attack = false;
    std::string kind;
    int corner = 0;
    int rotations = 0;
};

Play parse_play(const std::string& move) {
    const Words w = words(move);
    Play play;
    play.attack = w.at(0) == "attack";
    play.kind = w.at(1);
    while (kCorners.at(static_cast<unsigned>(play.corner)) != w.at(2)) ++play.corner;
    play.rotations = w.at(3).at(1) - '0';
    return play;
}

int cost(const Position& p, int seat, const Play& play) {
    int all = play.rotations == 0 ? 0 : play.rotations * concentration_cost(p);
    if (play.attack) {  // EIY-254
        const Row& target = row(p, row_at(p, seat, play.corner));
        all += effect(p, target.cards.at(0), "front attack_cost");
    }
    return all;
}

bool shows(const Weapon& card, int rotations, int corner) {  // EIY-132
    return card.corners.contains((corner - rotations + 4) % 4);
}

bool is_red(const Position& p, const Row& target) {
    return foe(p, target.cards.at(0)).troop == "red";
}

int tokens_on_rows(const Position& p) {
    int n = 0;
    for (const Row& each : p.rows) n += each.token ? 1 : 0;
    return n;
}

// The table of section 19.
bool playable(const Position& p, int seat, const Play& play) {
    if (!shows(weapon(p, play.kind), play.rotations, play.corner)) return false;
    const Row& target = row(p, row_at(p, seat, play.corner));
    if (target.cards.empty() || target.token) return false;
    if (play.attack) {
        if (coop(p) && is_red(p, target) && target.owner == seat) return false;
    } else {
        if (tokens_on_rows(p) == constant(p, "deflect_tokens")) return false;
        if (effect(p, target.cards.at(0), "front no_deflect") > 0) return false;
    }
    return payable(p, cost(p, seat, play));
}

void add_plays(const Position& p, int seat, Words& list) {
    for (const bool attack : {true, false}) {
        for (const Weapon* card : weapon_kinds(p)) {
            if (count(p.hands.at(seat).cards, card->id) == 0) continue;
            for (int rotations = 0; rotations <= constant(p, "max_rotations"); ++rotations) {
                for (int corner = 0; corner < 4; ++corner) {
                    if (!playable(p, seat, {attack, card->id, corner, rotations})) continue;
                    list.push_back((attack ? "attack " : "deflect ") + card->id + " " +
                                   kCorners.at(static_cast<unsigned>(corner)) + " +" +
                                   std::to_string(rotations));
                }
            }
        }
    }
}

// ----- whose decision -------------------------------------------------------------------------

bool together(const Position& p) {  // EIY-190
    return p.step.rfind("stand", 0) != 0 && p.spots.size() == 2 && p.spots.at(1) == p.spots.at(2);
}

int proposer(const Position& p) { return p.round % 2 == 1 ? 1 : 2; }  // EIY-086

bool finished_drawing(const Position& p, int seat) {  // EIY-094
    const int n = p.drawn.contains(seat) ? p.drawn.at(seat) : 0;
    return n >= constant(p, "draw_count") ||
           size(p.hands.at(seat).cards) >= constant(p, "hand_limit");
}

int seat_to_deal(const Position& p) {
    for (int seat = 1; seat <= seats(p); ++seat) {
        if (size(p.hands.at(seat).cards) < constant(p, "start_hand")) return seat;
    }
    return 0;
}

// The next row that chance reveals a card for, or -1.
int row_to_fill(const Position& p) {
    if (p.step != "rows" && p.step != "refill") return -1;
    for (int i = 0; i < static_cast<int>(p.rows.size()); ++i) {
        if (row(p, i).cards.size() < 3 && row(p, i).unseen > 0) return i;
    }
    return -1;
}

bool next_is_boss(const Position& p, const Row& target) {  // EIY-044
    return target.unseen == constant(p, "cards_below_boss") + 1;
}

bool needs_weapon(const Position& p) {
    if (p.payer != 0) return p.to_pay > 0;
    if (p.effect) return *p.effect > 0;
    if (p.step == "hands") return seat_to_deal(p) != 0;
    if (p.step == "redraw") return size(p.hands.at(p.seat).cards) < constant(p, "start_hand");
    if (p.step == "draw") return !finished_drawing(p, p.seat);
    if (p.step == "damage") return p.damage > 0;
    return false;
}

bool is_decision(const Position& p) {
    return p.step == "mulligan" || p.step.find(' ') != std::string::npos || p.step == "fight";
}

bool chance_to_act(const Position& p) {
    if (over(p)) return false;
    return !p.taking.empty() || needs_weapon(p) || row_to_fill(p) >= 0;
}

bool partner_has_passed(const Position& p, int seat) {
    return coop(p) && p.passed.contains(other(seat));
}

// ----- the end --------------------------------------------------------------------------------

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

void end_check(Position& p) {  // EIY-270, EIY-273, EIY-275
    if (foes_left(p) == 0)
        p.step = honor(p) >= constant(p, "honor_to_win") ? "victory" : "cleared_without_honor";
}

// ----- the deck -------------------------------------------------------------------------------

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

void take_special(Position& p, std::string id) {
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
    if (p.deck.empty() && p.options.at("exhaustion") == "emptied") exhaust(p);  // EIY-239
}

// A used weapon goes to the discards, or out of the game (EIY-246, EIY-247).
void lay_off(Position& p, const std::string& id) {
    const bool leaves = is_special(p, id) && p.options.at("special_after_use") == "leaves";
    put(leaves ? p.out : p.discards, id);
}

// ----- card plays -----------------------------------------------------------------------------

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

// ----- enemy phase ----------------------------------------------------------------------------

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

// ----- the course of a game -------------------------------------------------------------------

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
            take_special(p, p.table.begin()->first);
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

// `move` and `show`: for the seat whose decision it is and, if the rules say so, its partner.
void add_extras(const Position& p, int seat, Words& list) {
    const bool placed = p.step.rfind("first", 0) == 0 || p.step == "fight";
    if (!coop(p) || !placed) return;
    const bool own_turn = p.step == "fight" && p.seat == seat;
    if ((own_turn || p.options.at("edition") == "draft") && payable(p, constant(p, "move_cost"))) {
        list.emplace_back("move");  // EIY-182, EIY-184
    }
    const Hand& hand = p.hands.at(seat);
    if (together(p) && size(hand.cards) > size(hand.known)) list.emplace_back("show");  // EIY-195
}

}  // namespace

// ----- what others ask ------------------------------------------------------------------------

std::optional<Choices> choose(const Choices& given, std::string* code) {
    const std::map<std::string, Words> values = {{"mode", {"solo", "coop"}},
                                                 {"path", {"off", "on"}},
                                                 {"mulligan", {"on", "off"}},
                                                 {"edition", {"final", "draft"}},
                                                 {"enemy_set", {"rich", "lean"}},
                                                 {"refill_side", {"back", "front"}},
                                                 {"exhaustion", {"needed", "emptied"}},
                                                 {"special_after_use", {"leaves", "discard"}}};
    const auto refuse = [&](const std::string& why) {
        if (code != nullptr) *code = why;
        return std::nullopt;
    };
    Choices all;
    for (const auto& [name, list] : values) all[name] = list.at(0);
    for (const auto& [name, value] : given) {
        if (!values.contains(name)) return refuse("unknown_option");
    }
    for (const auto& [name, value] : given) {
        const Words& list = values.at(name);
        if (std::find(list.begin(), list.end(), value) == list.end()) {
            return refuse("bad_option_value");
        }
        all[name] = value;
    }
    if (all["edition"] == "draft" && all["mode"] == "solo") return refuse("option_conflict");
    if (all["edition"] == "draft" && !given.contains("mulligan")) all["mulligan"] = "off";
    return all;
}

Position start(const Cards& cards, const Choices& options) {  // EIY-051 to EIY-063
    Position p;
    p.cards = &cards;
    p.options = options;
    for (const Weapon& each : cards.weapons) put(p.deck, each.id, each.copies);
    for (const Weapon& each : cards.specials) {
        put(p.table, each.id, coop(p) ? each.copies : each.solo_copies);
    }
    for (int seat = 1; seat <= seats(p); ++seat) p.hands[seat] = {};
    p.rows.resize(coop(p) ? 6 : 4);
    for (Row& each : p.rows) each.unseen = coop(p) ? 7 : 10;
    p.enemy_bag = all_enemies(p);
    p.boss_bag = all_bosses(p);
    return p;
}

std::set<int> awaited(const Position& p) {
    if (over(p)) return {};
    if (chance_to_act(p)) return {kChance};
    return {p.seat};
}

std::set<int> to_act(const Position& p) {
    std::set<int> all = awaited(p);
    if (over(p) || chance_to_act(p)) return all;
    for (int seat = 1; seat <= seats(p); ++seat) {
        if (!legal(p, seat).empty()) all.insert(seat);
    }
    return all;
}

Words legal(const Position& p, int seat) {
    Words list;
    if (over(p) || chance_to_act(p)) return list;
    const bool mine = p.seat == seat;
    if (mine && p.step == "mulligan") list = {"keep", "redraw"};
    if (mine && p.step == "stand proposal") list = {"stand L", "stand R"};
    if (mine && p.step == "stand answer") list = {"agree", "swap"};
    if (mine && p.step == "first proposal") list = {"first 1", "first 2"};
    if (mine && p.step == "first answer") list = {"agree", "object"};
    const bool alone = !coop(p) || partner_has_passed(p, seat);  // EIY-100, EIY-108
    if (mine && p.step == "fight" && (alone || p.played < constant(p, "cards_per_turn")))
        add_plays(p, seat, list);
    add_extras(p, seat, list);
    if (mine && p.step == "fight") {  // EIY-106
        list.emplace_back(alone || p.played == 0 ? "pass" : "done");
    }
    return list;
}

Outcomes outcomes(const Position& p) {
    Outcomes list;
    if (!chance_to_act(p)) return list;
    if (!p.taking.empty() || needs_weapon(p)) {
        const Bag& bag = p.taking.empty() ? p.deck : p.table;
        for (const Weapon* each : weapon_kinds(p)) {
            if (count(bag, each->id) > 0) list.emplace_back(each->id, count(bag, each->id));
        }
        return list;
    }
    const Bag& bag = next_is_boss(p, row(p, row_to_fill(p))) ? p.boss_bag : p.enemy_bag;
    for (const Foe* each : foe_kinds(p)) {
        if (count(bag, each->id) > 0) list.emplace_back(each->id, count(bag, each->id));
    }
    return list;
}

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

bool may_talk(const Position& p) {  // EIY-191
    if (!coop(p)) return false;
    const bool nothing_dealt = p.step == "rows" || (p.step == "hands" && seat_to_deal(p) == 1 &&
                                                    p.hands.at(1).cards.empty());
    return nothing_dealt || over(p) || together(p);
}

Report report(const Position& p) {
    Report r;
    r.result = over(p) ? p.step : "";
    r.won = p.step == "victory";
    r.honor = honor(p);
    r.round = p.round;
    r.defeated = size(p.honor_stack);
    r.deflected = size(p.removed);
    r.left = foes_left(p);
    const int in_the_box = coop(p) ? 4 : 2;
    r.exhaustions = (in_the_box - size(p.table)) / seats(p) + (p.step == "overrun" ? 1 : 0);
    if (r.won) {  // EIY-277, EIY-278
        for (const auto& [from, name] : p.cards->ranks.at(p.options.at("mode"))) {
            if (r.honor >= from) r.rank = name;
        }
    }
    return r;
}

long long perft(const Position& p, int depth) {
    if (depth == 0) return 1;
    long long leaves = 0;
    for (const int seat : to_act(p)) {
        Words moves = legal(p, seat);
        for (const auto& [id, weight] : outcomes(p)) moves.push_back(id);
        if (depth == 1) {
            leaves += static_cast<long long>(moves.size());
            continue;
        }
        for (const std::string& move : moves) leaves += perft(play(p, seat, move), depth - 1);
    }
    return leaves;
}

}  // namespace engawa::slow_eiyo

// The moves of a position and of chance, and whose they are.
#include <algorithm>
#include <cstdlib>

#include "tests/reference/slow_eiyo_rules.h"

namespace engawa::slow_eiyo {

// One card, one number.

int effect(const Position& p, const std::string& id, std::string_view name) {
    const auto& effects = foe(p, id).effects;
    const auto found = effects.find(name);
    return found == effects.end() ? 0 : found->second;
}

int constant(const Position& p, const std::string& name) { return p.cards->constants.at(name); }

Row& row(Position& p, int index) { return p.rows.at(static_cast<unsigned>(index)); }
const Row& row(const Position& p, int index) { return p.rows.at(static_cast<unsigned>(index)); }

int row_at(const Position& p, int seat, int corner) {
    if (!coop(p)) return corner;
    if (seat == 2) corner = (corner + 2) % 4;
    const int left = p.spots.at(seat) == 'L' ? 0 : 1;
    if (corner == 0) return left;
    if (corner == 1) return left + 1;
    if (corner == 2) return 3 + left + 1;
    return 3 + left;
}

// Costs.

namespace {

const Weapon& weapon(const Position& p, const std::string& id) {
    for (const auto* list : {&p.cards->weapons, &p.cards->specials}) {
        for (const Weapon& each : *list) {
            if (each.id == id) return each;
        }
    }
    std::abort();
}

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
    const bool emptied = p.options.at("exhaustion") == "emptied";
    int deck = size(p.deck), discards = size(p.discards), left = size(p.table) / seats(p);
    const auto reshuffle = [&] {
        deck = discards;
        discards = 0;
        return left-- > 0;
    };
    for (; cost > 0; --cost) {
        while (deck == 0) {
            if (!reshuffle()) return false;
        }
        --deck;
        ++discards;
        if (deck == 0 && emptied && !reshuffle()) return false;
    }
    return true;
}

bool shows(const Weapon& card, int rotations, int corner) {  // EIY-132
    return card.corners.contains((corner - rotations + 4) % 4);
}

int tokens_on_rows(const Position& p) {
    int n = 0;
    for (const Row& each : p.rows) n += each.token ? 1 : 0;
    return n;
}

}  // namespace

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

bool is_red(const Position& p, const Row& target) {
    return foe(p, target.cards.at(0)).troop == "red";
}

// Whose decision.

namespace {

bool together(const Position& p) {  // EIY-190
    return p.step.rfind("stand", 0) != 0 && p.spots.size() == 2 && p.spots.at(1) == p.spots.at(2);
}

}  // namespace

bool finished_drawing(const Position& p, int seat) {  // EIY-094
    const int n = p.drawn.contains(seat) ? p.drawn.at(seat) : 0;
    const bool full = p.options.at("hand_limit") != "none" &&
                      size(p.hands.at(seat).cards) >= constant(p, "hand_limit");
    return n >= constant(p, "draw_count") || full;
}

int seat_to_deal(const Position& p) {
    for (int seat = 1; seat <= seats(p); ++seat) {
        if (size(p.hands.at(seat).cards) < constant(p, "start_hand")) return seat;
    }
    return 0;
}

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

// Lists.

namespace {

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

bool may_talk(const Position& p) {  // EIY-191
    if (!coop(p)) return false;
    const bool nothing_dealt = p.step == "rows" || (p.step == "hands" && seat_to_deal(p) == 1 &&
                                                    p.hands.at(1).cards.empty());
    const bool placing = p.step.rfind("stand", 0) == 0 && p.options.at("placement_talk") == "open";
    return nothing_dealt || over(p) || placing || together(p);
}

}  // namespace engawa::slow_eiyo

// Cards and bags, the start and the report. Moves are in slow_eiyo_moves.cpp, what they do in
// slow_eiyo_steps.cpp.
#include <algorithm>
#include <cstdlib>

#include "tests/reference/slow_eiyo_rules.h"

namespace engawa::slow_eiyo {

// Bags, words, cards.

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
    kinds.reserve(p.cards->weapons.size() + p.cards->specials.size());
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

// What others ask.

std::optional<Choices> choose(const Choices& given, std::string* code) {
    const std::map<std::string, Words> values = {{"mode", {"solo", "coop"}},
                                                 {"path", {"off", "on"}},
                                                 {"mulligan", {"on", "off"}},
                                                 {"edition", {"final", "draft"}},
                                                 {"enemy_set", {"rich", "lean"}},
                                                 {"refill_side", {"back", "front"}},
                                                 {"exhaustion", {"needed", "emptied"}},
                                                 {"hand_limit", {"6", "none"}},
                                                 {"placement_talk", {"closed", "open"}},
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
    const bool for_two = all["edition"] == "draft" || all["placement_talk"] == "open";
    if (for_two && all["mode"] == "solo") return refuse("option_conflict");
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

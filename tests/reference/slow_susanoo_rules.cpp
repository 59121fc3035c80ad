// Set-up, battles from beginning to end, Death.
#include "tests/reference/slow_susanoo_rules.h"

#include <algorithm>

namespace engawa::slow_susanoo {
namespace {

std::string number(int n) { return std::to_string(n); }

}  // namespace

Options default_options() {
    return {{"first_player", "random"}, {"being_choice", "draft"},  {"element_from_being", "on"},
            {"tie_wins", "foes"},       {"helper_pours", "on"},     {"retreat_with_helper", "off"},
            {"equip_windows", "both"},  {"trades_per_turn", "1"},   {"death_loses_sake", "off"},
            {"finish_round", "off"},    {"score_hand_items", "on"}, {"sake_tie_bonus", "3"},
            {"event_passes", "12"}};
}

Table start(const Cards& cards, int seats, const Options& given) {
    Table t;
    t.cards = &cards;
    t.options = given;
    t.options.merge(default_options());
    t.seats.resize(static_cast<std::size_t>(seats));
    if (option(t, "first_player") == "random") {
        t.agenda = {{"first"}};
    } else {
        t.first = std::stoi(option(t, "first_player"));
        set_up(t);
    }
    return t;
}

// After the first player is known. SUS-403
void set_up(Table& t) {
    t.at = t.first;
    std::vector<Step> steps;
    std::vector<int> order = clockwise(t, t.first);
    for (const int seat : order)
        for (const char* back : {"E", "E", "E", "R", "R", "R"})
            steps.push_back({"deal", back, number(seat)});
    for (int i = 0; i < 3; ++i) steps.push_back({"deal", "T", "0"});
    std::reverse(order.begin(), order.end());
    const std::string choice = option(t, "being_choice");
    for (const int seat : order) {
        if (choice == "random") {
            steps.push_back({"deal", "B", number(seat)});
            continue;
        }
        if (choice == "deal2")
            for (int i = 0; i < 2; ++i) steps.push_back({"deal", "b", number(seat)});
        steps.push_back({"being", number(seat)});
    }
    steps.push_back({"turn"});
    put(t, steps);
}

void clear_passes(Table& t) {
    for (Seat& s : t.seats) s.passed = false;
}

void begin_battle(Table& t, const std::string& foe) {
    Battle b;
    b.main = t.at;
    b.foes.push_back({foe});
    t.battle = b;
    put(t, {{"do", foe, "enter", "0", "0", "0"},
            {"enter", number(t.at)},
            {"fight"},
            {"judge"},
            {"over"}});
}

// The card of the Drawing phase. SUS-425
void reveal(Table& t, const std::string& id) {
    const Card& c = card(t, id);
    const std::string at = number(t.at);
    if (foe_card(c)) {
        begin_battle(t, id);
        return;
    }
    put(t, {{"choice"}});
    if (c.timing == "persistent") {
        seat_of(t, t.at).events.insert(id);
    } else if (c.timing == "immediate") {
        put(t, {{"do", id, "resolve", "0", at, "0"}, {"toss", id}});
    } else {
        add_to_hand(t, t.at, id, "w");
    }
}

// The comparison. SUS-317, SUS-318
void judge(Table& t) {
    const Battle& b = *t.battle;
    if (b.foes.empty()) return;
    const std::string main = number(b.main), helper = number(b.helper);
    const auto [fighters, foes] = totals(t);
    const bool tie = fighters == foes && option(t, "tie_wins") == "fighters";
    std::vector<Step> steps;
    if (fighters <= foes && !tie) {
        steps.push_back({"flee", main});
        if (b.helper != 0) steps.push_back({"flee", helper});
        put(t, steps);
        return;
    }
    const auto add_wins = [&](const std::string& id, const std::string& you) {
        for (const Effect& e : card(t, id).effects) {
            if (e.on != "win") continue;
            steps.push_back({"do", id, "win", "0", you, "0"});
            break;
        }
    };
    for (const Foe& foe : b.foes) {
        for (int i = 0; i < card(t, foe.id).rewards; ++i)
            steps.push_back(b.helper == 0 ? Step{"deal", "R", main} : Step{"deal", "O", "0"});
    }
    if (b.helper != 0 && b.deal->k != "0") steps.push_back({"share", helper, b.deal->k});
    if (b.helper != 0) steps.push_back({"rest"});
    steps.push_back({"spoils"});
    for (const Result& r : b.results)
        if (lies(card(t, r.id))) add_wins(r.id, number(r.seat));
    for (const std::string& id : counting(t, b.main)) add_wins(id, main);
    if (b.helper != 0)
        for (const std::string& id : counting(t, b.helper)) add_wins(id, helper);
    steps.push_back({"until", main, "win"});
    if (b.helper != 0) steps.push_back({"until", helper, "win"});
    std::vector<Step> picks;
    int levels = 0;
    for (const Foe& foe : b.foes) {
        levels += card(t, foe.id).levels;
        if (card(t, foe.id).kind != "head") continue;
        steps.push_back({"trophy", foe.id});
        picks.push_back({"pool", main});
    }
    steps.insert(steps.end(), picks.begin(), picks.end());
    change_level(t, b.main, levels);
    put(t, steps);
}

// Yokai become Sake Drinks, then the side payment.
void spoils(Table& t) {
    const int main = t.battle->main, helper = t.battle->helper;
    const int taker = helper != 0 && t.battle->deal->y == "1" ? helper : main;
    const std::vector<Foe> foes = t.battle->foes;
    for (const Foe& foe : foes) {
        if (card(t, foe.id).kind != "yokai") continue;
        remove_foe(t, foe.id);
        seat_of(t, taker).sake.insert(foe.id);
    }
    if (helper == 0) return;
    const std::string side = t.battle->deal->side;
    if (side.size() == 1) {
        for (int n = std::stoi(side); n > 0 && !seat_of(t, main).sake.empty(); --n)
            seat_of(t, helper).sake.insert(take_sake(t, main));
    } else if (seat_of(t, main).items.erase(side) == 1) {
        arrive(t, helper, side);
    }
}

void clear_battle(Table& t) {
    const Battle b = *t.battle;
    t.battle.reset();
    for (const Foe& foe : b.foes) discard(t, foe.id);
    for (const auto& [id, value] : b.poured) discard(t, id);
    for (const Result& r : b.results)
        if (lies(card(t, r.id))) discard(t, r.id);
    for (Seat& s : t.seats)
        for (auto& [id, mark] : s.forms)
            if (mark == '-') mark = '+';
}

// SUS-491 to SUS-493
void begin_death(Table& t, int seat) {
    Seat& s = seat_of(t, seat);
    s.dead = true;
    for (const std::string& id : s.events) discard(t, id);
    s.events.clear();
    if (option(t, "death_loses_sake") == "on")
        while (!s.sake.empty()) discard(t, take_sake(t, seat));
    t.row = hand_ids(s);
    for (const auto& [id, used] : s.items) t.row.push_back(id);
    std::sort(t.row.begin(), t.row.end());
    s.hand.clear();
    s.items.clear();
    std::vector<Step> steps;
    for (int level = 1; level <= 12; ++level)
        for (const int other : living(t, seat))
            if (seat_of(t, other).level == level) steps.push_back({"loot", number(other)});
    steps.push_back({"bury"});
    steps.push_back({"switch", number(seat)});
    put(t, steps);
}

}  // namespace engawa::slow_susanoo

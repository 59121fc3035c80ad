// Looking up and moving cards.
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {

Words split(const std::string& text, char sign) {
    Words parts = {""};
    for (const char c : text) {
        if (c == sign) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::string join(const Words& parts, char sign) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : std::string(1, sign)) + parts[i];
    return text;
}

const Card& card(const Table& t, const std::string& id) { return t.cards->at(id); }
const Seat& seat_of(const Table& t, int seat) {
    return t.seats.at(static_cast<unsigned>(seat - 1));
}
Seat& seat_of(Table& t, int seat) { return t.seats.at(static_cast<unsigned>(seat - 1)); }
std::string option(const Table& t, const std::string& name) { return t.options.at(name); }

bool equipment(const Card& c) {
    return c.kind == "helmet" || c.kind == "armor" || c.kind == "weapon";
}
bool item(const Card& c) { return equipment(c) || c.kind == "consumable"; }
bool foe_card(const Card& c) { return c.kind == "yokai" || c.kind == "head"; }
bool event_back(const Card& c) { return foe_card(c) || c.kind == "event"; }
bool lies(const Card& c) { return c.timing == "battle"; }

bool does(const Card& c, const std::string& on, const std::string& action) {
    for (const Effect& e : c.effects)
        if (e.on == on && e.action == action) return true;
    return false;
}

std::vector<int> clockwise(const Table& t, int from) {
    const int n = static_cast<int>(t.seats.size());
    std::vector<int> order;
    order.reserve(t.seats.size());
    for (int i = 0; i < n; ++i) order.push_back((from - 1 + i) % n + 1);
    return order;
}

std::vector<int> living(const Table& t, int from) {
    std::vector<int> order;
    for (const int seat : clockwise(t, from))
        if (!seat_of(t, seat).dead) order.push_back(seat);
    return order;
}

Words hand_ids(const Seat& s) {
    Words ids;
    for (const HandCard& c : s.hand) ids.push_back(c.id);
    return ids;
}

// All cards of the kind that occur nowhere else. A card being played occurs in `aim` or `toss`.
Ids deck(const Table& t, const std::string& which) {
    Ids left;
    for (const auto& [id, c] : *t.cards) {
        const bool right = which == "event"    ? event_back(c)
                           : which == "reward" ? item(c)
                                               : c.kind == which;
        if (right) left.insert(left.end(), id);
    }
    const auto take = [&](const auto& ids) {
        for (const std::string& id : ids) left.erase(id);
    };
    take(t.pool);
    take(t.reward_discards);
    take(t.event_discards);
    take(t.row);
    for (const Seat& s : t.seats) {
        left.erase(s.being);
        for (const HandCard& c : s.hand) left.erase(c.id);
        for (const auto& [id, used] : s.items) left.erase(id);
        for (const auto& [id, mark] : s.forms) left.erase(id);
        take(s.sake);
        take(s.heads);
        take(s.events);
    }
    if (t.battle) {
        for (const Foe& foe : t.battle->foes) left.erase(foe.id);
        for (const Result& r : t.battle->results)  // others only leave their results here
            if (lies(card(t, r.id))) left.erase(r.id);
        for (const auto& [id, value] : t.battle->poured) left.erase(id);
    }
    for (const Step& step : t.agenda) {
        if (step[0] == "aim") left.erase(step[2]);
        if (step[0] == "toss") left.erase(step[1]);
    }
    return left;
}

void put(Table& t, const std::vector<Step>& steps) {
    t.agenda.insert(t.agenda.begin(), steps.begin(), steps.end());
}

void pop(Table& t) { t.agenda.erase(t.agenda.begin()); }

void add_to_hand(Table& t, int seat, const std::string& id, const std::string& mark) {
    auto& hand = seat_of(t, seat).hand;
    hand.push_back({id, mark});
    std::sort(hand.begin(), hand.end(),
              [](const HandCard& a, const HandCard& b) { return a.id < b.id; });
}

void take_from_hand(Table& t, int seat, const std::string& id) {
    std::erase_if(seat_of(t, seat).hand, [&](const HandCard& c) { return c.id == id; });
}

void pass_hidden(Table& t, int from, int to, const std::string& id) {
    take_from_hand(t, from, id);
    const std::string receiver = std::to_string(to);
    for (HandCard& c : seat_of(t, from).hand) {
        if (event_back(card(t, c.id)) != event_back(card(t, id))) continue;
        const bool known = c.mark == "w" || c.mark.find(receiver) != std::string::npos;
        c.mark = known ? receiver : "";
    }
    add_to_hand(t, to, id, std::to_string(from));
}

void discard(Table& t, const std::string& id) {
    if (event_back(card(t, id))) {
        t.event_discards.push_back(id);
    } else {
        t.reward_discards.insert(id);
    }
}

void discard_owned(Table& t, int seat, const std::string& id) {
    take_from_hand(t, seat, id);
    seat_of(t, seat).items.erase(id);
    discard(t, id);
}

void arrive(Table& t, int seat, const std::string& id) {
    const bool first = in_use(t, seat, card(t, id).kind).empty();
    seat_of(t, seat).items[id] = first;
}

std::string take_sake(Table& t, int seat) {
    auto& sake = seat_of(t, seat).sake;
    const std::string lowest = *sake.begin();
    sake.erase(sake.begin());
    return lowest;
}

void change_level(Table& t, int seat, int n) {
    int& level = seat_of(t, seat).level;
    level = std::clamp(level + n, 1, 12);
}

void remove_foe(Table& t, const std::string& id) {
    std::erase_if(t.battle->foes, [&](const Foe& foe) { return foe.id == id; });
    std::erase_if(t.battle->results, [&](const Result& r) { return r.id == id; });
    bool yokai = false;
    for (const Foe& foe : t.battle->foes) yokai = yokai || card(t, foe.id).kind == "yokai";
    if (!yokai && t.battle->deal && t.battle->deal->y == "1") t.battle->deal->y = "0";  // SUS-464
}

Result& result(Table& t, const std::string& id, int seat) {
    for (Result& r : t.battle->results)
        if (r.id == id) return r;
    Result fresh;
    fresh.id = id;
    fresh.seat = seat;
    t.battle->results.push_back(fresh);
    return t.battle->results.back();
}

}  // namespace engawa::slow_susanoo

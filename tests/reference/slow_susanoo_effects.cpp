// Carrying out cards: the effect vocabulary.
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

std::string number(int n) { return std::to_string(n); }

bool rolls(const Card& c, const std::string& on) {
    for (const Effect& e : c.effects) {
        if (e.on != on) continue;
        if (e.per == "die") return true;
        for (const std::string& when : e.when)
            if (when.find("die_ge") != std::string::npos) return true;
    }
    return false;
}

// The first effect of the trigger from j on, or the number of effects.
std::size_t next_effect(const Card& c, const std::string& on, std::size_t j) {
    while (j < c.effects.size() && c.effects[j].on != on) ++j;
    return j;
}

std::vector<Step> times(int n, const Step& step) {
    return std::vector<Step>(static_cast<std::size_t>(std::max(n, 0)), step);
}

void lasting(Table& t, const Effect& e, const Card& c, int seat, int die) {
    if (!t.battle) return;
    const int n = amount(t, e, c, seat, die);
    Result& r = result(t, c.id, seat);
    if (e.action == "escape") r.escape += n;
    if (e.action == "ward") r.ward += n;
    if (e.action != "power") return;
    const bool foes = e.side == "foes" || (e.side == "choice" && r.side == 'o');
    (foes ? r.foes : r.fighters) += n;
}

void draw(Table& t, const Effect& e, int seat) {
    const std::string s = number(seat);
    if (e.deck == "turn") {
        t.look = std::max(t.look, e.of);
    } else if (e.deck == "reward_discard" || e.deck == "event_discard") {
        put(t, times(e.n, {"fetch", s, e.deck == "event_discard" ? "E" : "R"}));
    } else if (e.of == 0) {
        put(t, times(e.n, {"deal", e.deck == "event" ? "E" : "R", s}));
    } else {
        const int size = static_cast<int>(deck(t, e.deck).size());
        if (size == 0) return;
        const std::string d = e.deck == "event" ? "e" : "r";
        put(t, {{"look", s, d, number(e.n)}});
        put(t, times(std::min(size, e.of), {"deal", d, s}));
    }
}

void sake(Table& t, int n, int seat) {  // SUS-436
    for (; n > 0; --n) {
        for (std::size_t i = t.event_discards.size(); i-- > 0;) {
            const std::string id = t.event_discards[i];
            if (card(t, id).kind != "yokai") continue;
            t.event_discards.erase(t.event_discards.begin() + static_cast<std::ptrdiff_t>(i));
            seat_of(t, seat).sake.insert(id);
            break;
        }
    }
}

std::vector<int> named(const Table& t, const Effect& e, int you) {
    if (e.who == "self") return {you};
    if (e.who == "main") return {t.battle->main};
    const std::vector<int> all = clockwise(t, t.at);
    if (e.who == "all") return e.action == "level" ? all : living(t, t.at);
    int extreme = seat_of(t, 1).level;
    for (const int seat : all) {
        const int level = seat_of(t, seat).level;
        extreme = e.who == "highest" ? std::max(extreme, level) : std::min(extreme, level);
    }
    std::vector<int> tied;
    for (const int seat : all)
        if (seat_of(t, seat).level == extreme) tied.push_back(seat);
    return tied;
}

}  // namespace

// do:C:TRIGGER:J:YOU:DIE
void carry_out(Table& t, const Step& step) {
    const Card& c = card(t, step[1]);
    const std::string& on = step[2];
    const int you = std::stoi(step[4]), die = std::stoi(step[5]);
    const std::size_t j = next_effect(c, on, static_cast<std::size_t>(std::stoi(step[3])));
    if (j == c.effects.size()) return;
    if (die == 0 && rolls(c, on)) {
        put(t, {{"die", "card", foe_card(c) ? "0" : step[4]},
                {"do", c.id, on, number(static_cast<int>(j)), step[4], "0"}});
        return;
    }
    const std::size_t next = next_effect(c, on, j + 1);
    if (on != "activate" && next < c.effects.size())
        put(t, {{"do", c.id, on, number(static_cast<int>(next)), step[4], step[5]}});
    const Effect& e = c.effects[j];
    if (!holds(t, e, c, you, die)) return;
    if (e.who == "target") {
        put(t, {{"target", step[4], c.id, number(static_cast<int>(j)), step[5]}});
        return;
    }
    // The first named is to be done first, so it is put on the agenda last.
    std::vector<int> seats = named(t, e, you);
    std::reverse(seats.begin(), seats.end());
    for (const int seat : seats) carry_out_on(t, e, c, seat, die);
}

void carry_out_on(Table& t, const Effect& e, const Card& c, int seat, int die) {
    const std::string s = number(seat), n = number(e.n);
    if (seat != 0 && seat_of(t, seat).dead && e.action != "level") return;  // SUS-240
    if (e.action == "power" || e.action == "escape" || e.action == "ward")
        lasting(t, e, c, seat, die);
    if (e.action == "banish") put(t, {{"banish", s, n}});
    if (e.action == "join") put(t, times(e.n, {"join", s}));
    if (e.action == "annul") put(t, times(e.n, {"annul", s, c.id}));
    if (e.action == "draw") draw(t, e, seat);
    if (e.action == "lose") put(t, {{"lose", s, n, e.from}});
    if (e.action == "steal") put(t, {{"rob", s, n, e.from}});
    if (e.action == "sake") sake(t, e.n, seat);
    if (e.action == "transform") put(t, times(e.n, {"pool", s}));
    if (e.action == "level") change_level(t, seat, e.n);
    if (e.action == "death") put(t, {{"death", s}});
}

// SUS-431: nobody is "you" where all, the highest or the lowest are meant and no die is rolled.
bool for_groups(const Card& c) {
    for (const Effect& e : c.effects) {
        if (e.who != "all" && e.who != "highest" && e.who != "lowest") return false;
        if (e.per == "die") return false;
        for (const std::string& when : e.when)
            if (when.find("die_ge") != std::string::npos) return false;
    }
    return true;
}

// SUS-523
bool harms(const Card& c) {
    for (const Effect& e : c.effects) {
        if (e.who != "self") continue;
        if (e.action == "mute" || e.action == "block_help") return true;
        if (e.action == "power" && e.side == "foes" && e.n > 0) return true;
        if (e.action == "power" && e.side == "fighters" && e.n < 0) return true;
        if (c.timing == "battle") continue;
        if (e.action == "lose" || (e.action == "level" && e.n < 0)) return true;
    }
    return false;
}

void cross(Table& t, int seat, int other) {
    if (seat == other) return;
    if (seat_of(t, seat).crossed == other) {
        seat_of(t, seat).crossed = 0;
    } else {
        seat_of(t, other).crossed = seat;
    }
}

void play_card(Table& t, int seat, const std::string& id) {
    const Card& c = card(t, id);
    const std::string s = number(seat);
    take_from_hand(t, seat, id);
    if ((c.timing == "immediate" && !for_groups(c)) || c.timing == "persistent") {
        put(t, {{"aim", s, id}});
        return;
    }
    if (c.timing == "battle" && harms(c) && !fighter(t, seat)) cross(t, seat, t.battle->main);
    if (c.timing != "battle" || does(c, "resolve", "annul")) {
        put(t, {{"do", id, "resolve", "0", s, "0"}, {"toss", id}});
        return;
    }
    result(t, id, seat);
    put(t, {{"do", id, "resolve", "0", s, "0"}});
    for (const Effect& e : c.effects) {
        if (e.side != "choice") continue;
        put(t, {{"side", s, id}});
        break;
    }
}

void activate(Table& t, int seat, const std::string& id) {
    const Card& c = card(t, id);
    const std::string s = number(seat);
    const std::size_t j = next_effect(c, "activate", 0);
    const Effect& e = c.effects[j];
    (e.limit == "turn" ? t.rights : t.battle->activated).insert(id);
    put(t, {{"do", id, "activate", number(static_cast<int>(j)), s, "0"}});
    if (e.cost == "sake") {
        for (int i = 0; i < e.cost_n; ++i) discard(t, take_sake(t, seat));
    } else {
        put(t, times(e.cost_n, {"pay", s, e.cost}));
    }
}

}  // namespace engawa::slow_susanoo

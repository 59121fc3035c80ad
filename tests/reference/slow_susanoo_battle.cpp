// What cards in front of players and foes count for, at this moment.
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

Ids mutes(const Table& t) {
    Ids slots;
    const auto add = [&](const std::string& id, const std::string& on) {
        for (const Effect& e : card(t, id).effects)
            if (e.on == on && e.action == "mute") slots.insert(e.slot);
    };
    if (!t.battle) return slots;
    for (const Foe& foe : t.battle->foes) add(foe.id, "enter");
    for (const Result& r : t.battle->results) add(r.id, "resolve");
    return slots;
}

Ids elements(const Table& t, int seat) {
    Ids found;
    const Seat& s = seat_of(t, seat);
    if (option(t, "element_from_being") == "on") found.insert(card(t, s.being).element);
    for (const std::string& id : counting(t, seat)) {
        if (card(t, id).kind == "form") found.insert(card(t, id).element);
        for (const Effect& e : card(t, id).effects)
            if (e.on == "passive" && e.action == "element" && holds(t, e, card(t, id), seat, 0))
                found.insert(e.element);
    }
    return found;
}

bool condition(const Table& t, const std::string& name, const std::string& value, bool foe, int you,
               int die) {
    if (name == "die_ge") return die >= std::stoi(value);
    if (name == "helped") return t.battle && t.battle->helper != 0;
    if (name == "vs_head") return vs_head(t);
    if (name == "foe_element") {
        if (!t.battle) return false;
        for (const Foe& f : t.battle->foes)
            if (card(t, f.id).element == value) return true;
        return false;
    }
    if (name == "has_element" && foe) {
        if (!t.battle) return false;
        if (elements(t, t.battle->main).contains(value)) return true;
        return t.battle->helper != 0 && elements(t, t.battle->helper).contains(value);
    }
    const int subject = foe ? t.battle->main : you;
    if (name == "has_element") return elements(t, subject).contains(value);
    if (name == "level_ge") return seat_of(t, subject).level >= std::stoi(value);
    if (name == "hand_ge")
        return static_cast<int>(seat_of(t, subject).hand.size()) >= std::stoi(value);
    // slot_used
    for (const std::string& id : counting(t, subject))
        if (card(t, id).kind == value) return true;
    return false;
}

int own_total(const Table& t, int seat) {
    const Battle& b = *t.battle;
    const Words cards = counting(t, seat);
    int total = seat_of(t, seat).level + passive(t, seat, "power", "fighters");
    for (const Result& r : b.results)
        if (r.seat == seat && has(cards, r.id)) total += r.fighters;
    for (const Foe& foe : b.foes) {
        const int die = foe.dice[seat == b.main ? 0 : 1];
        if (die > 0) total += die + passive(t, seat, "edge", "fighters");
    }
    if (seat == b.main) {
        for (const Result& r : b.results)
            if (lies(card(t, r.id))) total += r.fighters;
        for (const auto& [id, value] : b.poured)
            if (value == 0) total -= 3;
    }
    return std::max(total, 1);  // SUS-471
}

int foes_total(const Table& t) {
    const Battle& b = *t.battle;
    int total = 0;
    for (const Foe& foe : b.foes) {
        const Card& c = card(t, foe.id);
        total += c.level;
        for (const Effect& e : c.effects)
            if (e.on == "passive" && e.action == "power" && holds(t, e, c, 0, 0))
                total += amount(t, e, c, 0, 0);
        for (const int i : {0, 1}) {
            const int seat = i == 0 ? b.main : b.helper;
            if (foe.dice[i] < 0)
                total += std::max(0, -foe.dice[i] + passive(t, seat, "edge", "foes"));
        }
    }
    for (const Result& r : b.results) total += r.foes;
    for (const auto& [id, value] : b.poured) total -= value;
    return total;
}

}  // namespace

bool fighter(const Table& t, int seat) {
    return t.battle && (t.battle->main == seat || t.battle->helper == seat);
}

std::string in_use(const Table& t, int seat, const std::string& type) {
    for (const auto& [id, used] : seat_of(t, seat).items)
        if (used && card(t, id).kind == type) return id;
    return "";
}

Words in_force(const Table& t, int seat) {
    const Seat& s = seat_of(t, seat);
    Words ids;
    if (!s.being.empty()) ids.push_back(s.being);
    for (const auto& [id, mark] : s.forms)
        if (mark == '+') ids.push_back(id);
    for (const char* type : {"helmet", "armor", "weapon"}) {
        const std::string id = in_use(t, seat, type);
        if (!id.empty()) ids.push_back(id);
    }
    ids.insert(ids.end(), s.events.begin(), s.events.end());
    return ids;
}

Words counting(const Table& t, int seat) {
    Words ids = in_force(t, seat);
    if (!fighter(t, seat)) return ids;
    const Ids slots = mutes(t);
    std::erase_if(ids, [&](const std::string& id) {
        const std::string& kind = card(t, id).kind;
        return slots.contains(kind == "form" ? "transformation" : kind);
    });
    return ids;
}

int passive(const Table& t, int seat, const std::string& action, const std::string& side) {
    int sum = 0;
    for (const std::string& id : counting(t, seat)) {
        const Card& c = card(t, id);
        for (const Effect& e : c.effects)
            if (e.on == "passive" && e.action == action && e.side == side &&
                holds(t, e, c, seat, 0))
                sum += amount(t, e, c, seat, 0);
    }
    return sum;
}

bool holds(const Table& t, const Effect& e, const Card& c, int you, int die) {
    for (const std::string& when : e.when) {
        const bool negated = when[0] == '!';
        const Words parts = split(negated ? when.substr(1) : when, ':');
        const std::string value = parts.size() > 1 ? parts[1] : "";
        if (condition(t, parts[0], value, foe_card(c), you, die) == negated) return false;
    }
    return true;
}

int amount(const Table& t, const Effect& e, const Card& c, int you, int die) {
    if (e.per.empty()) return e.n;
    if (e.per == "die") return e.n * die;
    if (e.per == "foe") return t.battle ? e.n * static_cast<int>(t.battle->foes.size()) : 0;
    const int subject = foe_card(c) ? t.battle->main : you;
    const Seat& s = seat_of(t, subject);
    std::size_t count = 0;
    if (e.per == "sake") count = s.sake.size();
    if (e.per == "head") count = s.heads.size();
    if (e.per == "hand") count = s.hand.size();
    if (e.per == "transformation") count = s.forms.size();
    if (e.per == "equipped")
        for (const std::string& id : counting(t, subject)) count += equipment(card(t, id)) ? 1 : 0;
    return e.n * static_cast<int>(count);
}

bool vs_head(const Table& t) {
    if (!t.battle) return false;
    for (const Foe& foe : t.battle->foes)
        if (card(t, foe.id).kind == "head") return true;
    return false;
}

int relation(const Table& t, int seat, const std::string& foe) {
    static const std::map<std::string, std::string> beats = {
        {"water", "fire"}, {"fire", "air"}, {"air", "earth"}, {"earth", "water"}};
    const std::string& theirs = card(t, foe).element;
    bool stronger = false, weaker = false;
    for (const std::string& mine : elements(t, seat)) {
        if (beats.contains(mine) && beats.at(mine) == theirs) stronger = true;
        if (beats.contains(theirs) && beats.at(theirs) == mine) weaker = true;
    }
    return stronger == weaker ? 0 : stronger ? 1 : -1;
}

int escape_of(const Table& t, int seat, const std::string& foe) {
    const Words cards = counting(t, seat);
    int sum = passive(t, seat, "escape");
    for (const Result& r : t.battle->results)
        if (r.id == foe || (r.seat == seat && (lies(card(t, r.id)) || has(cards, r.id))))
            sum += r.escape;
    const Card& c = card(t, foe);
    for (const Effect& e : c.effects)
        if (e.on == "passive" && e.action == "escape" && holds(t, e, c, 0, 0))
            sum += amount(t, e, c, 0, 0);
    return sum;
}

int free_sake(const Table& t, int seat) {
    int count = static_cast<int>(seat_of(t, seat).sake.size());
    if (t.battle && t.battle->main == seat && t.battle->deal && t.battle->deal->side.size() == 1)
        count -= std::stoi(t.battle->deal->side);
    return count;
}

Words free_items(const Table& t, int seat) {
    Words ids;
    for (const auto& [id, used] : seat_of(t, seat).items) {
        const bool reserved =
            t.battle && t.battle->main == seat && t.battle->deal && t.battle->deal->side == id;
        if (!reserved) ids.push_back(id);
    }
    return ids;
}

int hand_limit(const Table& t, int seat) {
    int limit = 5;
    for (const std::string& id : in_force(t, seat))
        for (const Effect& e : card(t, id).effects)
            if (e.action == "hand_limit" && holds(t, e, card(t, id), seat, 0)) limit += e.n;
    return std::max(limit, 0);
}

// Dice of vanished or turned relations go; the first that is missing is to be rolled.
std::optional<Step> missing_die(Table& t) {
    Battle& b = *t.battle;
    for (const int i : {0, 1}) {
        const int seat = i == 0 ? b.main : b.helper;
        if (seat == 0) continue;
        for (Foe& foe : b.foes) {
            const int sign = relation(t, seat, foe.id);
            if (foe.dice[i] * sign <= 0) foe.dice[i] = 0;
        }
    }
    for (const int i : {0, 1}) {
        const int seat = i == 0 ? b.main : b.helper;
        if (seat == 0) continue;
        for (const Foe& foe : b.foes) {
            const int sign = relation(t, seat, foe.id);
            if (sign != 0 && foe.dice[i] == 0)
                return Step{"die", "element", std::to_string(seat), foe.id, std::to_string(sign)};
        }
    }
    return {};
}

std::pair<int, int> totals(const Table& t) {
    int fighters = own_total(t, t.battle->main);
    if (t.battle->helper != 0) fighters += own_total(t, t.battle->helper);
    return {fighters, foes_total(t)};
}

}  // namespace engawa::slow_susanoo

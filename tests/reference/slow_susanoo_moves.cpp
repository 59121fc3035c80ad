// Who may act, and the complete list of every window (section Notation).
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

const Ids kWindows = {"prep", "fight", "end"};

void add_all(Words& list, const std::string& word, const auto& ids) {
    for (const std::string& id : ids) list.push_back(word + ":" + id);
}

std::string number(int n) { return std::to_string(n); }

// SUS-416: the first effect of a card of timing any or battle may be its price.
bool affordable(const Table& t, int seat, const Card& c) {
    const Seat& s = seat_of(t, seat);
    if (c.timing != "any" && c.timing != "battle") return true;
    const Effect& e = c.effects.front();
    if (e.who != "self") return true;
    if (e.action == "level" && e.n < 0) return s.level >= 1 - e.n;
    if (e.action != "lose") return true;
    if (e.from == "hand" || e.from == "random") return static_cast<int>(s.hand.size()) - 1 >= e.n;
    if (e.from == "sake") return static_cast<int>(s.sake.size()) >= e.n;
    const auto fits = [&](const auto& owned) {
        return e.from == "item" || card(t, owned.first).kind == e.from;
    };
    return std::count_if(s.items.begin(), s.items.end(), fits) >= e.n;
}

void add_plays(Words& list, const Table& t, int seat, const Ids& timings) {
    for (const std::string& id : hand_ids(seat_of(t, seat))) {
        if (id[0] == '?') continue;
        const Card& c = card(t, id);
        if (timings.contains(c.timing) && affordable(t, seat, c)) list.push_back("play:" + id);
    }
}

Words payable(const Table& t, int seat) {  // SUS-447
    Words ids = free_items(t, seat);
    for (const std::string& id : hand_ids(seat_of(t, seat)))
        if (id[0] != '?' && item(card(t, id))) ids.push_back(id);
    return ids;
}

void add_renew(Words& list, const Table& t, int seat) {
    int vp = 0;
    for (const std::string& id : payable(t, seat)) vp += card(t, id).vp;
    if (vp >= 5) list.push_back("renew");
}

// `actions`: only these; empty: all.
void add_activations(Words& list, const Table& t, int seat, const std::string& limit,
                     const Ids& actions) {
    const Ids& used = limit == "turn" ? t.rights : t.battle->activated;
    for (const std::string& id : counting(t, seat)) {
        for (const Effect& e : card(t, id).effects) {
            if (e.on != "activate" || e.limit != limit || used.contains(id)) continue;
            if (!actions.empty() && !actions.contains(e.action)) continue;
            int stock = 0;
            if (e.cost == "hand") stock = static_cast<int>(seat_of(t, seat).hand.size());
            if (e.cost == "item") stock = static_cast<int>(free_items(t, seat).size());
            if (e.cost == "sake") stock = free_sake(t, seat);
            if (stock >= e.cost_n) list.push_back("act:" + id);
        }
    }
}

bool may_trade(const Table& t) {
    const int allowed = std::stoi(option(t, "trades_per_turn"));
    int used = 0;
    for (const char* right : {"trade", "trade2", "trade3"})
        used += t.rights.contains(right) ? 1 : 0;
    return used < allowed;
}

void add_equipping(Words& list, const Table& t, int seat) {
    for (const std::string& id : hand_ids(seat_of(t, seat)))
        if (id[0] != '?' && equipment(card(t, id))) list.push_back("equip:" + id);
    for (const auto& [id, used] : seat_of(t, seat).items)
        if (!used && !t.rights.contains(card(t, id).kind)) list.push_back("use:" + id);
}

// W1 and W6
Words quiet_window(const Table& t, int seat, bool before_draw) {
    Words list = {"pass"};
    add_plays(list, t, seat, {"any", "immediate", "persistent"});
    add_renew(list, t, seat);
    if (seat != t.at) return list;
    for (const auto& [id, used] : seat_of(t, seat).items) list.push_back("drop:" + id);
    if (!before_draw || option(t, "equip_windows") == "both") add_equipping(list, t, seat);
    if (may_trade(t) && !seat_of(t, seat).items.empty())
        for (const int other : living(t, 1))
            if (other != seat && !seat_of(t, other).items.empty())
                list.push_back("trade:" + number(other));
    if (before_draw) add_activations(list, t, seat, "turn", {});
    return list;
}

bool may_pour(const Table& t, int seat) {  // SUS-472, SUS-473
    const Battle& b = *t.battle;
    if (!vs_head(t) || free_sake(t, seat) <= 0) return false;
    int heads = 0, friendly = 0, hostile = 0;
    for (const Foe& foe : b.foes) heads += card(t, foe.id).kind == "head" ? 1 : 0;
    for (const auto& [id, value] : b.poured) ++(value == 0 ? hostile : friendly);
    if (!fighter(t, seat)) return hostile < 3;
    if (seat == b.helper && option(t, "helper_pours") == "off") return false;
    return friendly < 3 * heads;
}

bool help_blocked(const Table& t) {  // SUS-465
    for (const Foe& foe : t.battle->foes)
        if (does(card(t, foe.id), "enter", "block_help")) return true;
    for (const Result& r : t.battle->results)
        if (does(card(t, r.id), "resolve", "block_help")) return true;
    return false;
}

// W3
Words battle_window(const Table& t, int seat) {
    const Battle& b = *t.battle;
    Words list = {"pass"};
    add_plays(list, t, seat, {"any", "immediate", "persistent", "battle"});
    add_renew(list, t, seat);
    if (vs_head(t))
        for (const std::string& id : hand_ids(seat_of(t, seat)))
            if (id[0] != '?' && card(t, id).kind == "head") list.push_back("head:" + id);
    if (may_pour(t, seat)) list.push_back("pour");
    if (fighter(t, seat)) add_activations(list, t, seat, "battle", {});
    if (seat != b.main) return list;
    if (b.helper == 0 || option(t, "retreat_with_helper") == "on") list.push_back("flee");
    if (b.helper == 0 && !help_blocked(t))
        for (const int other : living(t, 1))
            if (other != seat && !b.asked.contains(other)) list.push_back("ask:" + number(other));
    return list;
}

// W4
Words escape_step(const Table& t, int seat, bool failed) {
    Words list = {failed ? "suffer" : "roll"};
    Words plays;
    add_plays(plays, t, seat, {"battle"});
    for (const std::string& move : plays) {
        const Card& c = card(t, move.substr(5));
        if (does(c, "resolve", "ward") || (!failed && does(c, "resolve", "escape")))
            list.push_back(move);
    }
    add_activations(list, t, seat, "battle",
                    failed ? Ids{"ward"} : Ids{"escape", "ward", "banish"});
    return list;
}

bool robbable(const Table& t, int seat, const std::string& from) {
    const Seat& s = seat_of(t, seat);
    if (from == "random") return !s.hand.empty();
    if (from == "item") return !s.items.empty();
    return !s.sake.empty();
}

Words pick_seats(const Table& t, int seat, const std::string& name, const std::string& from) {
    Words list;
    for (const int other : living(t, 1)) {
        if (name != "aim" && other == seat) continue;
        if (name == "rob" && !robbable(t, other, from)) continue;
        list.push_back("pick:" + number(other));
    }
    return list;
}

Words item_ids(const Table& t, int seat, const std::string& type) {
    Words ids;
    for (const auto& [id, used] : seat_of(t, seat).items)
        if (type == "item" || card(t, id).kind == type) ids.push_back(id);
    return ids;
}

Words banishable(const Table& t, int level) {
    Words ids;
    for (const Foe& foe : t.battle->foes)
        if (card(t, foe.id).kind == "yokai" && card(t, foe.id).level <= level)
            ids.push_back(foe.id);
    return ids;
}

Words lying_cards(const Table& t) {
    Words ids;
    for (const Result& r : t.battle->results)
        if (lies(card(t, r.id))) ids.push_back(r.id);
    return ids;
}

Words hand_of_kind(const Table& t, int seat, const Ids& kinds) {
    Words ids;
    for (const std::string& id : hand_ids(seat_of(t, seat)))
        if (id[0] != '?' && kinds.contains(card(t, id).kind)) ids.push_back(id);
    return ids;
}

// The cards of a W5 step.
Words pick_cards(const Table& t, const Step& step, int seat) {
    const std::string& name = step[0];
    if (name == "pool") return {t.pool.begin(), t.pool.end()};
    if (name == "look" || name == "show" || name == "share" || name == "loot") return t.row;
    if (name == "fetch" && step[2] == "E") return t.event_discards;
    if (name == "fetch") return {t.reward_discards.begin(), t.reward_discards.end()};
    if (name == "give") return hand_ids(seat_of(t, seat));
    if (name == "lose1" || name == "pay") {
        if (step[2] == "hand") return hand_ids(seat_of(t, seat));
        return name == "pay" ? free_items(t, seat) : item_ids(t, seat, step[2]);
    }
    if (name == "join") return hand_of_kind(t, seat, {"yokai"});
    if (name == "annul") return lying_cards(t);
    if (name == "banish") return banishable(t, std::stoi(step[2]));
    if (name == "rob_item") return item_ids(t, std::stoi(step[2]), "item");
    if (name == "trade_give") return item_ids(t, t.at, "item");
    if (name == "trade_want") return item_ids(t, std::stoi(step[1]), "item");
    const Ids free = deck(t, "being");  // switch
    return {free.begin(), free.end()};
}

Words offer_moves(const Table& t, const std::string& name) {
    const Battle& b = *t.battle;
    Words list;
    if (name == "offer_k") {
        int rewards = 0;
        for (const Foe& foe : b.foes) rewards += card(t, foe.id).rewards;
        for (int k = 0; k <= rewards; ++k) list.push_back("k:" + number(k));
    } else if (name == "offer_y") {
        list = {"y:0", "y:1"};
    } else {
        const Seat& main = seat_of(t, b.main);
        for (int n = 0; n <= 3 && n <= static_cast<int>(main.sake.size()); ++n)
            list.push_back("side:" + number(n));
        add_all(list, "side", item_ids(t, b.main, "item"));
    }
    return list;
}

Words surplus_moves(const Table& t, int seat) {  // SUS-446
    Words list;
    add_all(list, "drop", hand_ids(seat_of(t, seat)));
    int lowest = 12;
    for (const int other : living(t, 1)) lowest = std::min(lowest, seat_of(t, other).level);
    if (seat_of(t, seat).level == lowest) return list;
    for (const int other : living(t, 1))
        if (seat_of(t, other).level == lowest) list.push_back("give:" + number(other));
    return list;
}

Words list_moves(const Table& t, int seat) {
    const Step& step = t.agenda.front();
    const std::string& name = step[0];
    Words list;
    if (name == "prep" || name == "end") return quiet_window(t, seat, name == "prep");
    if (name == "fight") return battle_window(t, seat);
    if (name == "flee" || name == "hurt") return escape_step(t, seat, name == "hurt");
    if (name.starts_with("offer_")) return offer_moves(t, name);
    if (name == "answer") return {"counter", "no", "yes"};
    if (name == "counter_answer" || name == "trade_answer") return {"no", "yes"};
    if (name == "aim" || name == "target" || name == "rob")
        return pick_seats(t, seat, name, name == "rob" ? step[3] : "");
    if (name == "side") return {"pick:fighters", "pick:foes"};
    if (name == "surplus") return surplus_moves(t, seat);
    if (name == "being") {
        if (option(t, "being_choice") == "deal2") {
            add_all(list, "being", t.row);
        } else {
            add_all(list, "being", deck(t, "being"));
        }
    } else if (name == "form") {
        for (const auto& [id, mark] : seat_of(t, seat).forms) list.push_back("form:" + id);
    } else if (name == "choice") {
        list.push_back("draw");
        add_all(list, "fight", hand_of_kind(t, seat, {"yokai", "head"}));
    } else if (name == "renew") {
        add_all(list, "pay", payable(t, seat));
    } else {
        add_all(list, "pick", pick_cards(t, step, seat));
        if (name == "loot") list.push_back("skip");
        if (name == "pool") add_renew(list, t, seat);
        if (name == "switch") list.push_back("keep");
    }
    return list;
}

}  // namespace

int decider(const Table& t) {
    static const Ids at_turn = {"form", "choice",     "surplus",   "give",
                                "show", "trade_give", "trade_want"};
    const Step& step = t.agenda.front();
    return at_turn.contains(step[0]) ? t.at : std::stoi(step[1]);
}

std::vector<int> to_act(const Table& t) {
    if (over(t) || chance(t)) return {};
    if (!kWindows.contains(t.agenda.front()[0])) return {decider(t)};
    std::vector<int> seats;
    for (const int seat : living(t, 1))
        if (!seat_of(t, seat).passed) seats.push_back(seat);
    return seats;
}

Words moves(const Table& t, int seat) {
    const std::vector<int> seats = to_act(t);
    if (std::find(seats.begin(), seats.end(), seat) == seats.end()) return {};
    Words list = list_moves(t, seat);
    std::sort(list.begin(), list.end());
    return list;
}

Outcomes outcomes(const Table& t) {
    Outcomes list;
    if (over(t) || !chance(t)) return list;
    const Step& step = t.agenda.front();
    if (step[0] == "first") {
        for (const int seat : clockwise(t, 1)) list.emplace_back("first:" + number(seat), 1);
    } else if (step[0] == "random") {
        for (const std::string& id : hand_ids(seat_of(t, std::stoi(step[1]))))
            list.emplace_back("deal:" + id, 1);
    } else if (step[0] == "deal") {
        static const std::map<std::string, std::string> decks = {
            {"E", "event"},  {"F", "event"},  {"D", "event"}, {"e", "event"}, {"R", "reward"},
            {"O", "reward"}, {"r", "reward"}, {"T", "form"},  {"B", "being"}, {"b", "being"}};
        for (const std::string& id : deck(t, decks.at(step[1]))) list.emplace_back("deal:" + id, 1);
    } else {  // SUS-451, SUS-452
        const int you = std::stoi(step[2]);
        const bool mine = you != 0 && !(step[1] == "element" && step[4] == "-1");
        const int dice = 1 + (mine ? passive(t, you, "lucky") : 0);
        const auto power = [&](int v) {
            int product = 1;
            for (int i = 0; i < dice; ++i) product *= v;
            return product;
        };
        for (int v = 1; v <= 6; ++v) list.emplace_back("die:" + number(v), power(v) - power(v - 1));
    }
    return list;
}

}  // namespace engawa::slow_susanoo

// Moves and outcomes, by the step that waits for them.
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

std::string number(int n) { return std::to_string(n); }

void close_window(Table& t) {  // SUS-414
    clear_passes(t);
    for (const char* type : {"helmet", "armor", "weapon"}) t.rights.erase(type);
}

void add_foe(Table& t, const std::string& id) {
    t.battle->foes.push_back({id});
    put(t, {{"do", id, "enter", "0", "0", "0"}});
}

// A foe from the hand.
void send(Table& t, int seat, const std::string& id) {
    if (!fighter(t, seat)) cross(t, seat, t.battle->main);
    take_from_hand(t, seat, id);
    add_foe(t, id);
}

void pour(Table& t, int seat) {
    const int value = fighter(t, seat) ? 3 + passive(t, seat, "pour") : 0;
    if (!fighter(t, seat)) cross(t, seat, t.battle->main);
    t.battle->poured.emplace_back(take_sake(t, seat), value);
}

void retreat(Table& t) {
    close_window(t);
    pop(t);  // fight
    pop(t);  // judge
    if (t.battle->helper != 0) put(t, {{"flee", number(t.battle->helper)}});
    put(t, {{"flee", number(t.battle->main)}});
}

bool yokai_among(const Table& t) {
    for (const Foe& foe : t.battle->foes)
        if (card(t, foe.id).kind == "yokai") return true;
    return false;
}

std::vector<Step> offer_steps(const Table& t, int maker) {
    const std::string s = number(maker);
    if (!yokai_among(t)) return {{"offer_k", s}, {"offer_side", s}};
    return {{"offer_k", s}, {"offer_y", s}, {"offer_side", s}};
}

void window_move(Table& t, int seat, const Words& m) {
    const std::string& word = m[0];
    Seat& s = seat_of(t, seat);
    if (word == "pass") {
        s.passed = true;
        for (const int other : living(t, 1))
            if (!seat_of(t, other).passed) return;
        close_window(t);
        pop(t);
        return;
    }
    if (word != "equip" && word != "use" && word != "drop") clear_passes(t);
    if (word == "drop") discard_owned(t, seat, m[1]);
    if (word == "play") play_card(t, seat, m[1]);
    if (word == "act") activate(t, seat, m[1]);
    if (word == "renew") put(t, {{"renew", number(seat), "0"}});
    if (word == "pour") pour(t, seat);
    if (word == "flee") retreat(t);
    if (word == "head") send(t, seat, m[1]);
    if (word == "equip") {
        take_from_hand(t, seat, m[1]);
        arrive(t, seat, m[1]);
    }
    if (word == "use") {
        const std::string type = card(t, m[1]).kind;
        const std::string old = in_use(t, seat, type);
        if (!old.empty()) s.items[old] = false;
        s.items[m[1]] = true;
        t.rights.insert(type);
    }
    if (word == "trade") {
        const bool first = !t.rights.contains("trade"), second = !t.rights.contains("trade2");
        t.rights.insert(first ? "trade" : second ? "trade2" : "trade3");
        put(t, {{"trade_give", m[1]}});
    }
    if (word == "ask") {
        t.battle->asked.insert(std::stoi(m[1]));
        t.battle->offer = Terms{};
        put(t, {{"answer", m[1]}});
        put(t, offer_steps(t, seat));
    }
}

void gain_form(Table& t, int seat, const std::string& id) {  // SUS-423
    auto& forms = seat_of(t, seat).forms;
    const bool waits = fighter(t, seat) && !t.battle->foes.empty();
    forms[id] = !forms.empty() ? ' ' : waits ? '-' : '+';
}

void accept(Table& t, int helper) {
    t.battle->deal = t.battle->offer;
    t.battle->offer.reset();
    t.battle->helper = helper;
    int& crossed = seat_of(t, t.battle->main).crossed;
    if (crossed == helper) crossed = 0;
    put(t, {{"enter", number(helper)}});
}

void offer_move(Table& t, int seat, const Step& step, const Words& m) {
    const std::string& name = step[0];
    Terms& offer = *t.battle->offer;
    if (name == "offer_k") {
        offer.k = m[1];
    } else if (name == "offer_y") {
        offer.y = m[1];
    } else if (name == "offer_side") {
        offer.side = m[1];
        if (offer.y == "-") offer.y = "0";  // never asked: there is no Yokai
    } else if (m[0] == "yes") {
        accept(t, std::stoi(name == "answer" ? step[1] : step[2]));
    } else if (m[0] == "no") {
        t.battle->offer.reset();
    } else {  // counter
        offer = Terms{};
        put(t, {{"counter_answer", number(t.battle->main), number(seat)}});
        put(t, offer_steps(t, seat));
    }
}

void escape_move(Table& t, int seat, const Step& step, const Words& m) {
    const std::string s = number(seat);
    if (m[0] == "roll") {
        std::vector<Step> steps;
        for (const Foe& foe : t.battle->foes) steps.push_back({"esc", s, foe.id});
        put(t, steps);
        return;
    }
    if (m[0] == "suffer") {
        put(t, {{"hit", s, step[2]}});
        return;
    }
    put(t, {step[0] == "flee" ? step : Step{"wardoff", s}});
    if (m[0] == "play") play_card(t, seat, m[1]);
    if (m[0] == "act") activate(t, seat, m[1]);
}

void trade_move(Table& t, const Step& step, const Words& m) {
    const std::string& name = step[0];
    if (name == "trade_give") put(t, {{"trade_want", step[1], m[1]}});
    if (name == "trade_want") put(t, {{"trade_answer", step[1], step[2], m[1]}});
    if (name != "trade_answer" || m[0] == "no") return;
    const int other = std::stoi(step[1]);
    seat_of(t, t.at).items.erase(step[2]);
    seat_of(t, other).items.erase(step[3]);
    arrive(t, t.at, step[3]);
    arrive(t, other, step[2]);
}

void named(Table& t, const Step& step, int chosen) {
    const std::string& name = step[0];
    const std::string you = number(chosen);
    if (name == "aim") {
        const std::string& id = step[2];
        if (harms(card(t, id))) cross(t, std::stoi(step[1]), chosen);
        if (card(t, id).timing == "persistent") {
            seat_of(t, chosen).events.insert(id);
        } else {
            put(t, {{"do", id, "resolve", "0", you, "0"}, {"toss", id}});
        }
    } else if (name == "target") {
        const Card& c = card(t, step[2]);
        const Effect& e = c.effects.at(static_cast<std::size_t>(std::stoi(step[3])));
        if (e.action == "lose" || e.n < 0) cross(t, std::stoi(step[1]), chosen);
        carry_out_on(t, e, c, chosen, std::stoi(step[4]));
    } else {  // rob
        const int thief = std::stoi(step[1]);
        cross(t, thief, chosen);
        Seat& victim = seat_of(t, chosen);
        for (int n = std::stoi(step[2]); n > 0; --n) {
            if (step[3] == "random" && static_cast<int>(victim.hand.size()) >= n)
                put(t, {{"random", you, step[1]}});
            if (step[3] == "item" && static_cast<int>(victim.items.size()) >= n)
                put(t, {{"rob_item", step[1], you}});
            if (step[3] == "sake" && !victim.sake.empty())
                seat_of(t, thief).sake.insert(take_sake(t, chosen));
        }
    }
}

// The same step with one pick less at `part`; false: that was the last.
bool again(Table& t, Step step, std::size_t part) {
    const int left = std::stoi(step[part]) - 1;
    if (left == 0 || t.row.empty()) return false;
    step[part] = number(left);
    put(t, {step});
    return true;
}

void picked(Table& t, int seat, const Step& step, const std::string& id) {
    const std::string& name = step[0];
    if (name == "pool") {
        t.pool.erase(id);
        gain_form(t, seat, id);
        put(t, {{"deal", "T", "0"}});
    } else if (name == "look" || name == "share" || name == "loot") {
        std::erase(t.row, id);
        add_to_hand(t, seat, id, name == "look" ? "" : "w");
        if (name == "share") again(t, step, 2);
        if (name == "look" && !again(t, step, 3)) t.row.clear();
    } else if (name == "show") {
        t.row.clear();
        reveal(t, id);
    } else if (name == "fetch") {
        std::erase(t.event_discards, id);
        t.reward_discards.erase(id);
        add_to_hand(t, seat, id, "w");
    } else if (name == "lose1" || name == "pay") {
        discard_owned(t, seat, id);
    } else if (name == "join") {
        send(t, seat, id);
    } else if (name == "banish" || name == "annul") {
        remove_foe(t, id);
        discard(t, id);
    } else if (name == "rob_item") {
        seat_of(t, std::stoi(step[2])).items.erase(id);
        arrive(t, seat, id);
    } else if (name == "give") {
        pass_hidden(t, seat, std::stoi(step[1]), id);
    } else if (name == "switch") {
        seat_of(t, seat).being = id;
    }
}

void renewal(Table& t, int seat, const Step& step, const std::string& id) {
    discard_owned(t, seat, id);
    const int sum = std::stoi(step[2]) + card(t, id).vp;
    put(t, {sum >= 5 ? Step{"deal3"} : Step{"renew", step[1], number(sum)}});
}

}  // namespace

void play(Table& t, int seat, const std::string& move) {
    const Step step = t.agenda.front();
    const std::string& name = step[0];
    const Words m = split(move, ':');
    if (name == "prep" || name == "fight" || name == "end") {
        window_move(t, seat, m);
        run(t);
        return;
    }
    pop(t);
    if (name == "pool" && m[0] == "renew") {
        put(t, {{"renew", number(seat), "0"}, step});
    } else if (name == "being") {
        seat_of(t, seat).being = m[1];
        t.row.clear();
    } else if (name == "form") {
        for (auto& [id, mark] : seat_of(t, seat).forms) mark = id == m[1] ? '+' : ' ';
    } else if (name == "choice" && m[0] == "draw") {
        put(t, {{"deal", "F", number(seat)}});
    } else if (name == "choice") {
        take_from_hand(t, seat, m[1]);
        begin_battle(t, m[1]);
    } else if (name == "surplus") {
        put(t, {step});
        if (m[0] == "drop") discard_owned(t, seat, m[1]);
        if (m[0] == "give") put(t, {{"give", m[1]}});
    } else if (name == "flee" || name == "hurt") {
        escape_move(t, seat, step, m);
    } else if (name.starts_with("offer_") || name == "answer" || name == "counter_answer") {
        offer_move(t, seat, step, m);
    } else if (name == "renew") {
        renewal(t, seat, step, m[1]);
    } else if (name.starts_with("trade_")) {
        trade_move(t, step, m);
    } else if (name == "aim" || name == "target" || name == "rob") {
        named(t, step, std::stoi(m[1]));
    } else if (name == "side") {
        result(t, step[2], seat).side = m[1] == "fighters" ? 'f' : 'o';
        if (m[1] == "foes" && !fighter(t, seat)) cross(t, seat, t.battle->main);
    } else if (m[0] == "pick") {
        picked(t, seat, step, m[1]);
    }
    run(t);
}

namespace {

void rolled(Table& t, const Step& step, int value) {
    if (step[1] == "card") {
        t.agenda.front().back() = number(value);
    } else if (step[1] == "element") {
        const int i = std::stoi(step[2]) == t.battle->main ? 0 : 1;
        for (Foe& foe : t.battle->foes)
            if (foe.id == step[3]) foe.dice[i] = std::stoi(step[4]) * value;
    } else if (value + escape_of(t, std::stoi(step[2]), step[3]) < 5) {
        put(t, {{"failed", step[2], step[3]}});
    }
}

void dealt(Table& t, const std::string& where, int seat, const std::string& id) {
    if (where == "E" || where == "F" || where == "R") add_to_hand(t, seat, id, "");
    if (where == "D") reveal(t, id);
    if (where == "T") t.pool.insert(id);
    if (where == "B") seat_of(t, seat).being = id;
    if (where == "O" || where == "e" || where == "r" || where == "b") {
        t.row.push_back(id);
        std::sort(t.row.begin(), t.row.end());
    }
}

}  // namespace

void happen(Table& t, const std::string& outcome) {
    const Step step = t.agenda.front();
    const std::string what = split(outcome, ':')[1];
    pop(t);
    if (step[0] == "first") {
        t.first = std::stoi(what);
        set_up(t);
    } else if (step[0] == "die") {
        rolled(t, step, std::stoi(what));
    } else if (step[0] == "deal") {
        dealt(t, step[1], std::stoi(step[2]), what);
    } else if (step[2] == "0") {
        discard_owned(t, std::stoi(step[1]), what);
    } else {
        pass_hidden(t, std::stoi(step[1]), std::stoi(step[2]), what);
    }
    run(t);
}

std::uint64_t perft(const Table& t, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    if (depth == 1) {
        for (const int seat : to_act(t)) count += moves(t, seat).size();
        return count + outcomes(t).size();
    }
    for (const auto& [outcome, weight] : outcomes(t)) {
        Table next = t;
        happen(next, outcome);
        count += perft(next, depth - 1);
    }
    for (const int seat : to_act(t)) {
        for (const std::string& move : moves(t, seat)) {
            Table next = t;
            play(next, seat, move);
            count += perft(next, depth - 1);
        }
    }
    return count;
}

}  // namespace engawa::slow_susanoo

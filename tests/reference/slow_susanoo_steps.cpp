// What happens by itself: the agenda is worked off until somebody must decide, or chance.
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

const Ids kDecisions = {
    "being",   "form",       "prep",       "choice",         "fight", "end",   "surplus", "give",
    "show",    "look",       "share",      "pool",           "fetch", "lose1", "pay",     "aim",
    "target",  "side",       "rob",        "rob_item",       "join",  "annul", "banish",  "offer_k",
    "offer_y", "offer_side", "answer",     "counter_answer", "flee",  "hurt",  "loot",    "switch",
    "renew",   "trade_give", "trade_want", "trade_answer"};

std::string number(int n) { return std::to_string(n); }

void end_game(Table& t, const std::string& why) { t.agenda = {{"over", why}}; }

// SUS-407, SUS-501; true: the game is over.
bool ended(Table& t) {
    std::size_t heads = 0, forms = t.pool.size();
    for (const Seat& s : t.seats) {
        heads += s.heads.size();
        forms += s.forms.size();
    }
    if (heads == 8) {
        end_game(t, "heads");
    } else if (forms == 20) {  // none is left in the deck
        end_game(t, "forms");
    } else {
        return false;
    }
    return true;
}

void take_turn(Table& t) {
    ++t.turn;
    t.rights.clear();
    t.look = 0;
    Seat& s = seat_of(t, t.at);
    const std::string at = number(t.at);
    put(t, {{"form"}, {"prep"}, {"draw"}, {"end"}, {"surplus"}, {"next"}});
    if (!s.dead) return;
    s.dead = false;
    put(t, {{"deal", "R", at}, {"deal", "R", at}, {"deal", "F", at}, {"deal", "F", at}});
}

// The draw of the Drawing phase. SUS-441
void drawing(Table& t) {
    if (t.look == 0) {
        put(t, {{"deal", "D", number(t.at)}});
    } else if (!refill(t, "event")) {
        end_game(t, "events");
    } else {
        const int size = static_cast<int>(deck(t, "event").size());
        put(t, {{"show"}});
        for (int i = 0; i < std::min(size, t.look); ++i) put(t, {{"deal", "e", number(t.at)}});
    }
}

void lose(Table& t, int seat, int n, const std::string& from) {  // SUS-439
    Seat& s = seat_of(t, seat);
    if (from == "sake") {
        for (; n > 0 && !s.sake.empty(); --n) discard(t, take_sake(t, seat));
        return;
    }
    if (from == "random") {
        const int size = static_cast<int>(s.hand.size());
        for (int i = 0; i < std::min(n, size); ++i) put(t, {{"random", number(seat), "0"}});
        return;
    }
    Words zone;
    if (from == "hand") zone = hand_ids(s);
    for (const auto& [id, used] : s.items)
        if (from == "item" || card(t, id).kind == from) zone.push_back(id);
    const bool whole_hand = from == "hand" && n == 10;
    if (whole_hand || static_cast<int>(zone.size()) <= n) {
        for (const std::string& id : zone) discard_owned(t, seat, id);
    } else {
        for (int i = 0; i < n; ++i) put(t, {{"lose1", number(seat), from}});
    }
}

// SUS-484: the oldest ward is used up; false: there is none.
bool ward_off(Table& t, int seat) {
    for (Result& r : t.battle->results) {
        if (r.seat != seat || r.ward == 0) continue;
        --r.ward;
        return true;
    }
    return false;
}

void until(Table& t, int seat, const std::string& why) {  // SUS-435
    const Ids events = seat_of(t, seat).events;
    for (const std::string& id : events) {
        if (card(t, id).until != why) continue;
        seat_of(t, seat).events.erase(id);
        discard(t, id);
    }
}

void hit(Table& t, const std::string& seat, const std::string& foe) {
    if (card(t, foe).kind == "head") {
        put(t, {{"death", seat}});
    } else {
        put(t, {{"do", foe, "bad", "0", seat, "0"}, {"until", seat, "loss"}});
    }
}

void enter(Table& t, const std::string& seat) {
    std::vector<Step> steps;
    for (const std::string& id : in_force(t, std::stoi(seat)))
        for (const Effect& e : card(t, id).effects) {
            if (e.on != "enter") continue;
            steps.push_back({"do", id, "enter", "0", seat, "0"});
            break;
        }
    put(t, steps);
}

void bury(Table& t) {
    for (const std::string& id : t.row) discard(t, id);
    t.row.clear();
}

void rest(Table& t) {
    for (const std::string& id : t.row) add_to_hand(t, t.battle->main, id, "w");
    t.row.clear();
}

// A step that is neither a decision nor chance; it has been taken off the agenda.
void by_itself(Table& t, const Step& step) {
    const std::string& name = step[0];
    const int seat = step.size() > 1 && step[1].size() == 1 ? std::stoi(step[1]) : 0;
    if (name == "turn") take_turn(t);
    if (name == "next") {
        t.at = clockwise(t, t.at).at(1);
        put(t, {{"turn"}});
    }
    if (name == "draw") drawing(t);
    if (name == "enter") enter(t, step[1]);
    if (name == "do") carry_out(t, step);
    if (name == "toss") discard(t, step[1]);
    if (name == "judge") judge(t);
    if (name == "rest") rest(t);
    if (name == "spoils") spoils(t);
    if (name == "until") until(t, seat, step[2]);
    if (name == "trophy") {
        remove_foe(t, step[1]);
        seat_of(t, t.battle->main).heads.insert(step[1]);
        change_level(t, t.battle->main, 2);
    }
    if (name == "over") clear_battle(t);
    if (name == "esc" && !seat_of(t, seat).dead) put(t, {{"die", "escape", step[1], step[2]}});
    if (name == "hit") hit(t, step[1], step[2]);
    if (name == "wardoff") ward_off(t, seat);
    if (name == "failed" && !ward_off(t, seat)) put(t, {{"hurt", step[1], step[2]}});
    if (name == "death") begin_death(t, seat);
    if (name == "bury") bury(t);
    if (name == "lose") lose(t, seat, std::stoi(step[2]), step[3]);
    if (name == "deal3") {
        t.pool.clear();
        put(t, {{"deal", "T", "0"}, {"deal", "T", "0"}, {"deal", "T", "0"}});
    }
}

// A draw waits for its outcome, or there is nothing to draw.
bool draw_waits(Table& t, const std::string& deal) {
    static const std::map<std::string, std::string> decks = {
        {"E", "event"}, {"F", "event"}, {"D", "event"}, {"R", "reward"}, {"O", "reward"}};
    if (deal == "T") return !deck(t, "form").empty();
    // Looking forces no reshuffle, and those who looked before may have kept cards. SUS-444
    if (deal == "e" || deal == "r") return !deck(t, deal == "e" ? "event" : "reward").empty();
    if (!decks.contains(deal) || refill(t, decks.at(deal))) return true;
    if (deal == "F" || deal == "D") end_game(t, "events");
    return false;
}

// A decision that does not occur is skipped. SUS-404
bool decision_waits(Table& t) {
    Step& step = t.agenda.front();
    const std::string name = step[0];
    Seat& at = seat_of(t, t.at);
    if (name == "form") {
        if (at.forms.size() == 1) at.forms.begin()->second = '+';
        return at.forms.size() > 1;
    }
    if ((name == "end" || name == "surplus") && at.dead) return false;
    if ((name == "fight" || name == "flee") && t.battle->foes.empty()) return false;
    if (name == "flee" && seat_of(t, decider(t)).dead) return false;
    if (name == "prep" || name == "fight" || name == "end" || name == "choice" || name == "surplus")
        if (option(t, "finish_round") == "off" && ended(t)) return true;
    if (name == "surplus") return static_cast<int>(at.hand.size()) > hand_limit(t, t.at);
    if (name == "share")
        step[2] = number(std::min(std::stoi(step[2]), static_cast<int>(t.row.size())));
    if (name == "loot") return !t.row.empty();
    if (name == "prep" || name == "end") return true;
    if (name == "fight") {
        if (const auto die = missing_die(t)) put(t, {*die});
        return true;
    }
    return !moves(t, decider(t)).empty();
}

}  // namespace

bool over(const Table& t) { return t.agenda.front()[0] == "over" && t.agenda.front().size() == 2; }

std::string reason(const Table& t) { return over(t) ? t.agenda.front()[1] : ""; }

bool chance(const Table& t) {
    const std::string& name = t.agenda.front()[0];
    return name == "first" || name == "die" || name == "random" || name == "deal";
}

bool refill(Table& t, const std::string& which) {
    if (!deck(t, which).empty()) return true;
    if (which == "reward") {
        t.reward_discards.clear();
    } else if (t.reshuffles < std::stoi(option(t, "event_passes")) && !t.event_discards.empty()) {
        t.event_discards.clear();
        ++t.reshuffles;
    }
    return !deck(t, which).empty();
}

void run(Table& t) {
    while (!over(t)) {
        const Step step = t.agenda.front();
        if (step[0] == "turn") {
            if (option(t, "finish_round") == "off" || t.at == t.first)
                if (ended(t)) return;
        }
        if (kDecisions.contains(step[0])) {
            if (decision_waits(t)) return;
            if (over(t)) return;
            pop(t);
        } else if (chance(t)) {
            const bool draws = step[0] == "deal";
            const bool robs = step[0] == "random";
            if (!draws && !robs) return;
            if (draws && draw_waits(t, step[1])) return;
            if (robs && !seat_of(t, std::stoi(step[1])).hand.empty()) return;
            if (over(t)) return;
            pop(t);
        } else {
            pop(t);
            by_itself(t, step);
        }
    }
}

}  // namespace engawa::slow_susanoo

#include "slow_samurai_story.h"

#include <algorithm>

namespace engawa::slow_samurai {

Cards numbered(const std::string& letters, int last) {
    Cards cards;
    for (int n = 1; n <= last; ++n) cards.insert(letters + std::to_string(n));
    return cards;
}
void pour(Cards& from, Cards& into) {
    into.insert(from.begin(), from.end());
    from.clear();
}

std::string word_after(const std::string& text, const std::string& front) {
    return text.substr(front.size());
}

std::string Story::ask(const std::string& actor, const std::string& point,
                       const std::function<Texts()>& list) {
    if (used < answers.size()) return answers[used++];
    Texts moves = list();
    std::sort(moves.begin(), moves.end());
    throw Asked{actor, point, moves};
}

std::string Story::closed(const std::string& point, const std::function<Texts()>& list) {
    return ask("you", point, list);
}

std::string Story::open(const std::string& point, const std::function<Texts()>& list) {
    for (;;) {
        const std::string move = closed(point, [&] {
            Texts moves = list();
            for (const std::string& free : free_actions(point)) moves.push_back(free);
            return moves;
        });
        if (move == "step") {
            pay_ki(2, "step");
            move_pawn();
        } else if (move == "bokken") {
            pay_life(1);
            gain_ki(1);  // SAM-412
        } else if (move == "jin") {
            jin();
        } else if (move == "credit") {
            spend_credit();
        } else {
            return move;
        }
    }
}

std::string Story::draw(const std::string& kind, const Cards& bag) {
    const std::string outcome = ask("chance", kind, [&] {
        Texts outcomes;
        for (const std::string& card : bag) outcomes.push_back(kind + " " + card);
        return outcomes;
    });
    return word_after(outcome, kind + " ");
}

bool Story::option(const std::string& name, const std::string& value) const {
    return t.options.at(name) == value;
}

bool Story::suffers(const std::string& card, int level) const {
    const auto kept = t.blood.find(card);
    return kept != t.blood.end() && kept->second == level;  // SAM-492
}

void Story::gain_ki(int n) {
    if (!eye()) t.ki = std::min(ki_limit(t), t.ki + n);  // SAM-007, SAM-503
}

void Story::pay_ki(int n, const std::string& use) {
    t.ki -= n;
    count("ki_" + use, n);
}

void Story::pay_life(int n) {
    t.life -= n;
    count("life_paid", n);
    if (t.life == 0) throw Lost{"life"};
}

void Story::cap_gauges() {
    if (suffers("BL1", 1)) t.strength = std::min(t.strength, 3);
    if (suffers("BL2", 1)) t.technique = std::min(t.technique, 3);
}

void Story::move_gauges(int strength, int technique, int guard) {
    t.strength += strength;
    t.technique += technique;
    t.guard += guard;
    cap_gauges();
}

void Story::raise_die(int n) {
    if (t.die > 0) t.die = std::min(6, t.die + n);  // SAM-211
}

void Story::draw_action() {
    if (t.bag.empty()) pour(t.discard, t.bag);  // SAM-083
    if (t.bag.empty()) return;                  // SAM-084
    const std::string card = draw("draw", t.bag);
    t.bag.erase(card);
    t.hand.insert(card);
}

void Story::win_special(int look) {
    for (int i = 0; i < look && !t.specials.empty(); ++i) {
        const std::string card = draw("special", t.specials);
        t.specials.erase(card);
        t.looked.insert(card);
    }
    if (t.looked.empty()) return;
    std::string kept = *t.looked.begin();
    if (t.looked.size() > 1) {
        kept = word_after(closed("KEEP",
                                 [&] {
                                     Texts moves;
                                     for (const std::string& c : t.looked)
                                         moves.push_back("keep " + c);
                                     return moves;
                                 }),
                          "keep ");
    }
    t.looked.erase(kept);
    t.reserve.insert(kept);
    t.won_now.insert(kept);
    pour(t.looked, t.specials);  // SAM-431
    count("specials_won");
}

void Story::chapter() {
    if (t.chapter == "game") {
        set_up();
        t.chapter = "duel";
    } else if (t.chapter == "duel") {
        begin_duel();
        t.chapter = "round";
    } else if (t.chapter == "round") {
        round();
    } else {
        road();
        t.chapter = "duel";
    }
}

void Story::tell() {
    try {
        chapter();
    } catch (const DuelWon&) {
        ++t.duels_won;
        t.chapter = campaign() && t.duels_won < 6 ? "road" : "over";
        if (t.chapter == "over") t.cause = "foes_dead";
    } catch (const Lost& lost) {
        t.chapter = "over";
        t.cause = lost.cause;
    }
}

}  // namespace engawa::slow_samurai

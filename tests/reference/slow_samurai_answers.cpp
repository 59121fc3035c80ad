#include "slow_samurai_cards.h"
#include "slow_samurai_story.h"

namespace engawa::slow_samurai {

void Story::exploit() {
    t.exploited = true;
    count("exploited");
    const int n = roll();
    const std::string& where = t.options.at("surrounding");
    if (where == "L1") temple(n);
    if (where == "L2" && n <= 2) move_gauges(0, 0, 2);
    if (where == "L2" && n >= 5) move_gauges(0, 0, -2);
    if (where == "L3" && n <= 2) win_special(looked_at());
    if (where == "L3" && n >= 5) hurt_you(1);
    if (where == "L4") beach(n);
    if (where == "SU2" && n >= 4) throw Lost{"cliff"};
    if (where == "SU2") wound_foe(1);
}

void Story::temple(int n) {
    if (n <= 2) gain_ki(1);
    if (n == 5) lose_ki(1);
    if (n == 6) hurt_you(1);
}

void Story::beach(int n) {
    if (n == 1) wound_foe(1);
    if (n == 2 || n == 3) move_gauges(2, 0, 0);
    if (n == 4 || n == 5) move_gauges(0, 0, -2);
    if (n == 6) hurt_you(1);
}

bool Story::forest() {
    t.exploited = true;
    count("exploited");
    const int n = roll();
    if (n == 4) move_gauges(0, 0, -2);
    if (n == 5) hurt_you(1);
    if (n == 6) hurt_you(2);
    return n <= 3;
}

void Story::answers_of_three() {
    const std::vector<std::vector<int>> rows = {{1}, {1, 2, 3}, {2}, {2, 3}, {3}, {1, 3}};
    for (const int number : rows.at(static_cast<std::size_t>(roll() - 1)))
        if (enemy(number).life > 0) t.answering.push_back(number);
    while (!t.answering.empty()) {
        counterattack(t.answering.front());
        t.answering.erase(t.answering.begin());
    }
}

bool Story::guard() {
    for (;;) {
        const std::string move = open("GUARD", [&] {
            Texts moves = {"reveal"};
            if (t.ki >= 1) moves.push_back("focus");
            const bool gisei = option("gisei", "on") && !t.sacrificed;
            if (gisei && t.life >= 2) moves.push_back("gisei");
            if (place_is("guard")) moves.push_back("exploit");
            return moves;
        });
        if (move == "reveal") return true;
        if (move == "focus") {
            pay_ki(1, "focus");
            move_gauges(0, 0, 2);
        } else if (move == "gisei") {
            sacrifice();
        } else if (forest()) {
            return false;
        }
    }
}

void Story::sacrifice() {
    t.sacrificed = true;
    pay_life(1);
    const std::string card = draw("gisei", numbered("GI", 5));
    count("gisei");
    if (card == "GI1" || card == "GI2") move_gauges(0, 0, 2);
    if (card == "GI3") move_gauges(0, 0, 3);
    if (card == "GI4") move_gauges(0, 0, 4);
    if (card == "GI5") move_gauges(0, 0, -2);
}

std::string Story::draw_counter() {
    if (t.counters.empty()) pour(t.counter_discard, t.counters);  // SAM-086
    const std::string card = draw("counter", t.counters);
    t.counters.erase(card);
    return card;
}

std::string Story::turn_counter() {
    std::string card = t.known;
    t.known = "";
    if (card.empty()) card = draw_counter();
    t.turned.insert(card);
    return card;
}

int Story::level_of(const std::string& card, int number) {
    const Counter& printed = in(t.numbers->counters, card);
    int level = printed.level;
    if (t.numbers->lower.contains(t.ability)) level -= t.numbers->lower.at(t.ability);  // SAM-380
    if (printed.ki_mark && enemy(number).ki >= 1) {
        --enemy(number).ki;
        level += 2;
    }
    if (t.ability == "O2" && t.missed) ++level;
    if (t.ability == "O3" && t.attack == 1) ++level;
    if (t.weather == "X2" && t.attack == 2) ++level;
    if (option("difficulty", "hard")) ++level;
    return level;
}

void Story::counterattack(int number) {
    t.sacrificed = false;
    const bool takes_place = guard();
    t.sacrificed = false;
    if (!takes_place) return count("cancelled");
    const std::string card = turn_counter();
    const int gap = level_of(card, number) - t.guard;
    count(gap > 0 ? "hit" : "blocked");
    if (gap > 0) blow(card, gap, number);
    pour(t.turned, t.counter_discard);  // SAM-317
}

void Story::blow(const std::string& card, int gap, int number) {
    const Counter& printed = in(t.numbers->counters, card);
    hurt_you(printed.damage);
    if (gap >= 4 && printed.wound > 0 && t.ability != "O4") wound_you(printed.wound);
    if (t.ability == "O5") lose_ki(1);
    if (t.ability == "O6" && level_of(turn_counter(), number) - 2 > t.guard) hurt_you(1);
}

}  // namespace engawa::slow_samurai

#include "engine/games/samurai/odds/odds.h"

#include <algorithm>

#include "engine/games/samurai/odds/chance_tree.h"

namespace engawa::samurai {
namespace {

bool pays(const Book& book, bool mark, const Fighter& foe) {
    return mark && foe.ki >= book.c.ki_mark_cost;
}

int left_of(const Book& book, const State& s) {  // what a strike has to take
    return s.foes[s.foe].life + (wears_armour(book, s, s.foe) ? s.armour : 0);
}

int turned_value(const Book& book, const State& s, int card, int which) {
    State turned = s;
    turned.defence = static_cast<std::uint8_t>(card + 1);
    turned.defence_paid = pays(book, book.defence[card].ki_mark, s.foes[s.foe]) ? 1 : 0;
    return which == 0 ? block(book, turned) : dodge(book, turned);
}

}  // namespace

int strike_damage(const Book& book, const State& s, int which, int margin) {
    const WeaponValues& arm = weapon(book, s);
    int damage = book.c.damage_base + margin / book.c.damage_step + arm.hit_bonus[which];
    if (arm.damage_cap != 0) damage = std::min(damage, arm.damage_cap);
    return std::clamp(damage, 0, 255);
}

Pile next_defences(const State& s) {
    return s.defence_bag != 0 ? s.defence_bag : s.defence_discard;
}

Pile next_counters(const State& s) {
    return s.counter_bag != 0 ? s.counter_bag : s.counter_discard;
}

int answering_foe(const State& s) { return s.answering != 0 ? s.answerer() : s.foe; }

int counter_level(const Book& book, const State& s, int card) {
    const CounterValues& values = book.counter[card];
    const bool paid = pays(book, values.ki_mark, s.foes[answering_foe(s)]);
    return values.level + level_change(book, s) + (paid ? book.c.ki_mark_bonus : 0);
}

StrikeOdds strike_odds(const Book& book, const State& s, int which, int gauge) {
    StrikeOdds odds;
    odds.allowed = !weapon(book, s).no_strike[which];
    if (!odds.allowed) return odds;
    const auto add = [&](int value, double weight) {
        if (gauge < value) return;
        const int damage = strike_damage(book, s, which, gauge - value);
        odds.hit += weight;
        odds.damage += weight * std::min(damage, left_of(book, s));
        if (damage >= left_of(book, s)) odds.kill += weight;
    };
    if (s.defence != 0) {
        add(which == 0 ? block(book, s) : dodge(book, s), 1);
        return odds;
    }
    const Pile bag = next_defences(s);
    const double weight = 1.0 / size_of(bag);
    each(bag, [&](int card) { add(turned_value(book, s, card, which), weight); });
    return odds;
}

namespace {

// As if the counterattack of the foe who answers, and nothing else, were to be turned now.
State before_reveal(const State& s, int guard) {
    State then = s;
    then.stack = {};
    then.stack[0] = {Task::Guard, 0, 0};
    then.depth = 1;
    then.answering = static_cast<std::uint8_t>(1 << answering_foe(s));
    then.gauges[static_cast<unsigned>(Gauge::Guard)] = static_cast<std::int16_t>(guard);
    return then;
}

}  // namespace

GuardOdds guard_odds(const Book& book, const State& s, int guard) {
    GuardOdds odds;
    const Pressure& foe = ability(book, s);
    const auto counter = [&](const State& before, int card, double chance, bool second) {
        const int level = counter_level(book, before, card) + (second ? foe.follow_level : 0);
        const bool hits = level > before.gauge(Gauge::Guard);
        if (!hits && !second) odds.holds += chance;
        if (!hits) return;
        if (second) odds.second += chance;  // SAM-376, SAM-377
        odds.damage += chance * (second ? foe.follow_damage : book.counter[card].damage);
    };
    const auto turn = [&](const State& before, Move outcome, double chance) {
        const Pending due = before.top();
        if (due.task == Task::Reveal) counter(before, outcome.a(), chance, false);
        if (due.task == Task::FollowUp) counter(before, outcome.a(), chance, true);
        if (due.task == Task::Injury || due.task == Task::Blood) odds.wound[due.a] += chance;
    };
    const auto leaf = [&](const State& after, double chance) {
        if (after.over()) odds.death += chance;  // no counterattack wins the fight
        if (!after.over() && after.course() == Task::Answered) odds.open = true;
    };
    State then = before_reveal(s, guard);
    if (s.known != 0) counter(then, s.known - 1, 1, false);
    make_move(book, then, Move{Kind::Reveal});
    follow_chance(book, Task::Answered, then, 1, turn, leaf);
    return odds;
}

double guard_holds(const Book& book, const State& s, int guard) {
    if (s.known != 0) return counter_level(book, s, s.known - 1) <= guard ? 1 : 0;
    int held = 0;
    const Pile bag = next_counters(s);
    each(bag, [&](int card) { held += counter_level(book, s, card) <= guard ? 1 : 0; });
    return static_cast<double>(held) / size_of(bag);
}

namespace {

// Living enemies of 1 versus 3 by what a Ki mark does for them: without Ki, with Ki (SAM-586).
std::array<unsigned, 2> enemies_by_ki(const Book& book, const State& s) {
    std::array<unsigned, 2> groups{};
    for (int foe = 0; foe < kEnemies; ++foe) {
        const Fighter& fighter = s.foes[foe];
        if (fighter.life != 0) groups[pays(book, true, fighter) ? 1 : 0] |= 1u << foe;
    }
    return groups;
}

bool before_strike(const State& s) {
    constexpr std::array kBefore = {Task::Redraw, Task::Exchange, Task::Prepare, Task::Target,
                                    Task::Place,  Task::Placed,   Task::Strike};
    return std::find(kBefore.begin(), kBefore.end(), s.course()) != kBefore.end();
}

// Whether the attack can still end with a hit (0) and with a miss (1). At STRIKE the gauges tell.
std::array<bool, 2> strike_can(const Book& book, const State& s) {
    if (s.course() != Task::Strike) return {true, true};
    std::array<bool, 2> can{};
    for (int which = 0; which < 2; ++which) {
        if (weapon(book, s).no_strike[which]) continue;
        const int value = which == 0 ? block(book, s) : dodge(book, s);
        can[s.gauges[which] >= value ? 0 : 1] = true;
    }
    return can;
}

// The same for a hit and a miss if they differ (SAM-371), else the one state.
std::vector<AnswerCase> by_strike(const Book& book, const State& s) {
    using After = AnswerCase::After;
    if (!before_strike(s)) return {{s}};
    State hit = s;
    State miss = s;
    hit.missed = 0;
    miss.missed = 1;
    const std::array<bool, 2> can = strike_can(book, s);
    if (level_change(book, hit) == level_change(book, miss) || !can[1]) return {{hit}};
    if (!can[0]) return {{miss, 0, After::OnlyMiss}};
    return {{hit, 0, After::Hit}, {miss, 0, After::Miss}};
}

}  // namespace

std::vector<AnswerCase> answer_cases(const Book& book, const State& s) {
    std::vector<AnswerCase> cases = by_strike(book, s);
    if (!s.three() || s.answering != 0) return cases;
    const std::array<unsigned, 2> groups = enemies_by_ki(book, s);
    if ((groups[0] | groups[1]) == 0) return cases;
    std::vector<AnswerCase> all;
    for (const unsigned group : groups) {
        if (group == 0) continue;
        for (AnswerCase one : cases) {
            one.s.answering = static_cast<std::uint8_t>(group & (~group + 1));
            one.enemies = groups[0] == 0 || groups[1] == 0 ? 0 : group;
            all.push_back(std::move(one));
        }
    }
    return all;
}

double gisei_holds(const Book& book, const State& s) {
    double sum = 0;
    for (const TextCard& card : book.cards.gisei) {
        int guard = s.gauge(Gauge::Guard);
        for (const Effect& effect : card.effects) {
            if (effect.word == Do::Gauge && effect.which == Gauge::Guard) guard += effect.n;
        }
        sum += guard_holds(book, s, std::min(guard, cap_of(book, s, Gauge::Guard)));
    }
    return sum / static_cast<double>(book.cards.gisei.size());
}

DieOdds die_odds(const Book& book, const State& s) {
    DieOdds odds;
    const Fighter& foe = s.foes[s.foe];
    const bool armoured = wears_armour(book, s, s.foe);
    odds.armour = armoured ? std::min<int>(s.armour, s.top().a) : 0;
    odds.life_without = std::min<int>(foe.life, s.top().a - odds.armour);
    // What follows a death (the next duel, the next enemy) and the price that Shiro asks for
    // between damage and wound change nothing for this foe.
    State then = s;
    then.mode = Mode::Duel;
    then.ability = 0;
    if (!armoured) then.wearer = Wearer::Nobody;
    make_move(book, then, Move{Kind::UseDie});
    const auto leaf = [&](const State& after, double chance) {
        odds.life += chance * (foe.life - after.foes[s.foe].life);
        if (after.foes[s.foe].life == 0) odds.kill += chance;
    };
    follow_chance(book, Task::Attacked, then, 1, [](const State&, Move, double) {}, leaf);
    return odds;
}

}  // namespace engawa::samurai

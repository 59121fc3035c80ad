#include "engine/games/samurai/bots/plan.h"

#include <algorithm>

namespace engawa::samurai {
namespace {

constexpr int kMostFocus = 4;

struct Sums {
    int strength = 0;
    int technique = 0;
    int guard = 0;
};

// Calls f(subset) for each subset of that size.
template <class F>
void each_subset(Cards cards, int size, F&& f, Cards chosen = 0) {
    if (size == 0) return f(chosen);
    for (; size_of(cards) >= size; cards &= cards - 1) {
        const Cards one = cards & (~cards + 1);
        each_subset(cards & ~one, size - 1, f, chosen | one);
    }
}

class Planner {
  public:
    Planner(const Book& book, const State& s, const Forecast& forecast)
        : book_(book), s_(s), forecast_(forecast), caps_(s.blood_on()) {
        ki_ = s.ki / std::max(1, book.c.focus_cost);
        reward_ = reward();
    }

    Plan best(Cards hand, CardValues* values = nullptr) {
        values_ = values;
        const int missing = std::max(0, kCardsPerAttack - size_of(s_.placed));
        Plan best;
        each_subset(hand, std::min(missing, size_of(hand)), [&](Cards now) {
            if (s_.attack != 0) return consider(best, now, 0);
            const Cards rest = hand & ~now;
            each_subset(rest, std::min(kCardsPerAttack, size_of(rest)),
                        [&](Cards next) { consider(best, now, next); });
        });
        return best;
    }

  private:
    void consider(Plan& best, Cards now, Cards next) {
        const int value = s_.attack == 0 ? two_attacks(now, next) : last_attack(now);
        if (value > best.value) best = {value, now, next};
        if (values_ == nullptr) return;
        each(now, [&](int card) { (*values_)[card] = std::max((*values_)[card], value); });
    }

    Sums with(Sums sums, Cards cards) const {
        each(cards, [&](int card) {
            const auto& gauges = book_.values[card].gauges;
            sums.strength += gauges[0];
            sums.technique += gauges[1];
            sums.guard += gauges[2];
        });
        if (caps_) {
            sums.strength = std::min(sums.strength, cap_of(book_, s_, Gauge::Strength));
            sums.technique = std::min(sums.technique, cap_of(book_, s_, Gauge::Technique));
        }
        return sums;
    }

    bool entangles(int before, int after) const {
        const int need = weapon(book_, s_).entangle;
        return need != 0 && after - before >= need;
    }

    int last_attack(Cards now) {
        const Sums sums = with(here(), now);
        const Strikes strikes = forecast_.strikes(sums.strength, sums.technique, s_.defence != 0);
        int value = extras(s_.placed | now, now);
        int deaths = 0;
        for (int d = 0; d <= kMostDamage; ++d) {
            const int ways = strikes.ways[d];
            if (ways == 0) continue;
            const int done = d == 0 ? 0 : d + forecast_.die_damage();
            value += forecast_.worth(done) * ways / strikes.all;
            if (done >= forecast_.foe_left()) deaths += ways;
        }
        if (entangles(s_.start_technique, sums.technique)) return value;
        const int misses = 16 * strikes.ways[0] / strikes.all;
        const int cost = guarded(1, sums.guard, misses, ki_);
        return value - cost * (strikes.all - deaths) / strikes.all;
    }

    int two_attacks(Cards now, Cards next) {
        const Sums first = with(here(), now);
        const Sums second = with(first, next);
        const Strikes one = forecast_.strikes(first.strength, first.technique, s_.defence != 0);
        const Strikes two = forecast_.strikes(second.strength, second.technique, false);
        int value = extras(s_.placed | now, now) + extras(next, next);
        int died_first = 0;
        int sum = 0;
        for (int a = 0; a <= kMostDamage; ++a) {
            if (one.ways[a] == 0) continue;
            const int done = a == 0 ? 0 : a + forecast_.die_damage();
            if (done >= forecast_.foe_left()) {
                died_first += one.ways[a];
                sum += forecast_.worth(done) * one.ways[a];
                continue;
            }
            int more = 0;
            for (int b = 0; b <= kMostDamage; ++b) {
                if (two.ways[b] == 0) continue;
                const int bonus = b != 0 && a == 0 ? forecast_.die_damage() : 0;
                more += forecast_.worth(done + b + bonus) * two.ways[b];
            }
            sum += more / two.all * one.ways[a];
        }
        value += sum / one.all;
        const bool no_first = entangles(s_.start_technique, first.technique);
        const bool no_second = entangles(first.technique, second.technique);
        const int misses = 16 * one.ways[0] / one.all;
        const int later = 16 * two.ways[0] / two.all;
        int cost = 1000000;
        for (int focus = 0; focus <= std::min(ki_, kMostFocus); ++focus) {
            const int more = book_.c.focus_guard * focus;
            int now_cost = no_first ? 0 : forecast_.answer(0, first.guard + more, misses);
            now_cost += forecast_.taste().ki * focus;
            if (!no_second) now_cost += guarded(1, second.guard + more, later, ki_ - focus);
            cost = std::min(cost, now_cost);
            if (no_first) break;
        }
        return value - cost * (one.all - died_first) / one.all;
    }

    // The cheapest way through a counterattack with some Focus.
    int guarded(int attack, int guard, int misses, int ki) const {
        int best = 1000000;
        for (int focus = 0; focus <= std::min(ki, kMostFocus); ++focus) {
            const int cost = forecast_.answer(attack, guard + book_.c.focus_guard * focus, misses) +
                             forecast_.taste().ki * focus;
            best = std::min(best, cost);
        }
        return best;
    }

    // Combos, and what cards do beside moving gauges.
    int extras(Cards attack, Cards placed_now) const {
        int value = 0;
        each(placed_now & book_.all_specials, [&](int card) { value += effects(card); });
        if (size_of(attack) != kComboSize) return value;
        for (int icon = 0; icon < book_.icons; ++icon) {
            if ((attack & ~book_.icon_cards[icon]) != 0) continue;
            value += book_.icon_special[icon] ? steps() : reward_;
        }
        return value;
    }

    int steps() const {
        if (s_.die == 0 || s_.die == kHighestDie || void_is_off(book_, s_)) return 0;
        return forecast_.taste().die * std::max(1, virtue(book_, s_).combo_die);
    }

    int reward() const {
        const Taste& taste = forecast_.taste();
        int best = may_gain_ki(book_, s_) ? taste.ki : 0;
        if (s_.specials != 0) {
            best = std::max(best, taste.special * std::max(1, virtue(book_, s_).combo_special));
        }
        return may_move_pawn(book_, s_) ? std::max(best, taste.pawn) : best;
    }

    int effects(int card) const {
        const List list = book_.values[card].effects;
        if (list == 0) return 0;
        const Taste& taste = forecast_.taste();
        int value = 0;
        for (std::size_t i = list - 1u;; ++i) {
            const Instant& effect = book_.effects[i];
            if (effect.word == Do::Ki && effect.who == Who::You) value += taste.ki * effect.n;
            if (effect.word == Do::Ki && effect.who == Who::Foe) value += 25;
            if (effect.word == Do::Life && s_.life < max_life(book_, s_)) value += taste.life[4];
            if (effect.word == Do::Die && s_.die != 0) value += taste.die * effect.n;
            if (effect.word == Do::Peek) value += 30;
            if (effect.last) break;
        }
        return value;
    }

    Sums here() const { return {s_.gauges[0], s_.gauges[1], s_.gauges[2]}; }

    const Book& book_;
    const State& s_;
    const Forecast& forecast_;
    bool caps_;
    int ki_ = 0;
    int reward_ = 0;
    CardValues* values_ = nullptr;
};

}  // namespace

Plan make_plan(const Book& book, const State& s, const Forecast& forecast, CardValues& values) {
    values.fill(Plan{}.value);
    return Planner(book, s, forecast).best(s.hand, &values);
}

Plan make_plan(const Book& book, const State& s, const Forecast& forecast) {
    return make_plan(book, s, forecast, s.hand);
}

Plan make_plan(const Book& book, const State& s, const Forecast& forecast, Cards hand) {
    return Planner(book, s, forecast).best(hand);
}

int answers_cost(const Book& book, const State& s, const Forecast& forecast, int guard, int later,
                 int ki) {
    const int misses = s.missed != 0 ? 16 : 0;
    const int now = forecast.answer(s.attack, guard, misses);
    if (s.attack != 0) return now;
    int after = 1000000;
    for (int focus = 0; focus <= std::min(ki, kMostFocus); ++focus) {
        const int then = guard + later + book.c.focus_guard * focus;
        after = std::min(after, forecast.answer(1, then, 8) + focus * forecast.taste().ki);
    }
    return now + after;
}

int wanted_focus(const Book& book, const State& s, const Forecast& forecast) {
    int later = 0;
    each(s.hand, [&](int card) { later += book.values[card].gauges[2]; });
    const int ki = s.ki / std::max(1, book.c.focus_cost);
    int best = 0;
    int least = 1000000;
    for (int focus = 0; focus <= std::min(ki, kMostFocus + 1); ++focus) {
        const int guard = s.gauge(Gauge::Guard) + book.c.focus_guard * focus;
        const int cost =
            answers_cost(book, s, forecast, guard, later, ki - focus) + focus * forecast.taste().ki;
        if (cost >= least) continue;
        least = cost;
        best = focus;
    }
    return best;
}

int card_worth(const Book& book, int card) {
    const ActionValues& values = book.values[card];
    const int s = values.gauges[0];
    const int t = values.gauges[1];
    const int g = values.gauges[2];
    return 100 * (s + t + g) + 30 * std::max(s, t) + 20 * g + (values.effects != 0 ? 80 : 0);
}

}  // namespace engawa::samurai

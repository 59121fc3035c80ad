#include "engine/games/samurai/bots/forecast.h"

#include <algorithm>

namespace engawa::samurai {
namespace {

constexpr int kSixteenths = 16;

// The pile that the next card comes from (SAM-086).
Pile next_pile(Pile bag, Pile discard) { return bag != 0 ? bag : discard; }

// Expected Life that a wound takes from a foe, rounded down, for each level.
int wound_damage(const Book& book, int level) {
    int sum = 0;
    for (int card = 0; card < book.injuries(); ++card) {
        const List list = book.injury[card][level - 1];
        if (list == 0) continue;
        for (std::size_t i = list - 1u;; ++i) {
            const Instant& effect = book.effects[i];
            if (effect.word == Do::Life && effect.n < 0) sum -= effect.n;
            if (effect.word == Do::Kill) sum += 6;
            if (effect.last) break;
        }
    }
    return sum / std::max(1, book.injuries());
}

// Counterattacks that follow an attack, in sixths (SAM-587).
int answers_in_sixths(const Book& book, const State& s) {
    if (!s.three()) return 6;
    unsigned living = 0;
    for (unsigned i = 0; i < kEnemies; ++i) living |= (s.foes[i].life != 0 ? 1u : 0u) << i;
    int sum = 0;
    for (unsigned roll = 1; roll <= 6; ++roll) sum += std::popcount(book.rows[roll] & living);
    return sum;
}

}  // namespace

Forecast::Forecast(const Book& book, const State& s, const Taste& taste)
    : book_(book), s_(s), taste_(taste) {
    const WeaponValues& arm = weapon(book, s);
    life_ = s.life + (s.wearer == Wearer::You ? s.armour : 0);
    foe_left_ = s.foes[s.foe].life + (wears_armour(book, s, s.foe) ? s.armour : 0);
    base_ = book.c.damage_base;
    step_ = book.c.damage_step;
    cap_ = arm.damage_cap != 0 ? arm.damage_cap : kMostDamage;
    bonus_ = arm.hit_bonus;
    barred_ = arm.no_strike;
    if (s.die >= book.c.die_use_min && s.die != 0) {
        const DieValues& level = book.die[s.die];
        die_damage_ = level.damage + (level.wound != 0 ? wound_damage(book, level.wound) : 0);
    }
    list_defence();
    for (int blow = 0; blow < 3; ++blow) {
        for (int level = 1; level <= 2; ++level) {
            const int left = std::max(0, life_ - blow);
            wounds_[blow][level - 1] = wound_cost(left, level);
        }
    }
    sixths_ = answers_in_sixths(book, s);
    asks_ = ability(book, s).counter[static_cast<unsigned>(When::AfterMiss)] != 0;
    for (auto& attack : answers_) {
        for (auto& guards : attack) guards.fill(-1);
    }
}

void Forecast::list_defence() {
    const Book& book = book_;
    const State& s = s_;
    const bool pays = s.foes[s.foe].ki >= book.c.ki_mark_cost;
    const Pressure& sky = weather(book, s);
    const Pressure& foe = ability(book, s);
    const Pressure& hard = book.difficulties[s.difficulty];
    each(next_pile(s.defence_bag, s.defence_discard), [&](int card) {
        const DefenceValues& values = book.defence[card];
        const int mark = values.ki_mark && pays ? book.c.ki_mark_bonus : 0;
        block_[cards_] =
            static_cast<std::int8_t>(values.block + mark + sky.block + foe.block + hard.block);
        dodge_[cards_] =
            static_cast<std::int8_t>(values.dodge + mark + sky.dodge + foe.dodge + hard.dodge);
        ++cards_;
    });
    if (s.defence == 0) return;
    known_block_ = block(book, s);
    known_dodge_ = dodge(book, s);
}

int Forecast::damage(int which, int margin) const {
    if (margin < 0 || barred_[which]) return 0;
    return std::clamp(std::min(base_ + margin / step_ + bonus_[which], cap_), 0, kMostDamage);
}

Strikes Forecast::strikes(int strength, int technique, bool known) const {
    Strikes found;
    const auto add = [&](int block, int dodge) {
        const int best = std::max(damage(0, strength - block), damage(1, technique - dodge));
        ++found.ways[best];
        ++found.all;
    };
    if (known) {
        add(known_block_, known_dodge_);
    } else {
        for (int i = 0; i < cards_; ++i) add(block_[i], dodge_[i]);
    }
    if (found.all == 0) add(7, 7);
    return found;
}

int Forecast::life_worth(int life) const {
    int sum = 0;
    const int special = static_cast<int>(taste_.life.size());
    for (int i = 1; i <= life && i < special; ++i) sum += taste_.life[i];
    return sum + std::max(0, life - special + 1) * taste_.more_life;
}

int Forecast::lost_life(int life, int damage) const {
    return life_worth(life) - life_worth(std::max(0, life - damage));
}

int Forecast::wound_cost(int life, int level) const {
    const Book& book = book_;
    const State& s = s_;
    if (s.blood_on()) return taste_.blood * level + (level == 2 ? taste_.life[1] / 5 : 0);
    int sum = 0;
    for (int card = 0; card < book.injuries(); ++card) {
        const List list = book.injury[card][level - 1];
        if (list == 0) continue;
        for (std::size_t i = list - 1u;; ++i) {
            const Instant& effect = book.effects[i];
            if (effect.word == Do::Life && effect.n < 0) sum += lost_life(life, -effect.n);
            if (effect.word == Do::Ki && effect.n < 0) sum -= taste_.ki * effect.n / 2;
            if (effect.word == Do::Kill) sum += life_worth(life);
            if (effect.last) break;
        }
    }
    return sum / std::max(1, book.injuries());
}

int Forecast::one_answer(int card, int change, int guard) const {
    const Book& book = book_;
    const State& s = s_;
    const CounterValues& values = book.counter[card];
    const Pressure& foe = ability(book, s);
    const bool pays = values.ki_mark && s.foes[0].ki >= book.c.ki_mark_cost;
    const int level = values.level + change + (pays ? book.c.ki_mark_bonus : 0);
    const int gap = level - guard;
    if (gap <= 0) return 0;
    int cost = lost_life(life_, values.damage) + foe.drain * std::min<int>(s.ki, 1) * taste_.ki;
    if (gap >= book.c.wound_gap && values.wound != 0 && !foe.no_wounds) {
        cost += wounds_[std::min<int>(values.damage, 2)][values.wound - 1u];
    }
    // The second card, by an average level of 4 (SAM-376).
    const int follow = std::clamp(2 * (4 + change + foe.follow_level - guard) + 6, 0, 12);
    return cost + follow * lost_life(std::max(1, life_ - values.damage), foe.follow_damage) / 12;
}

int Forecast::foresee(int attack, bool missed, int guard) const {
    State then = s_;
    then.attack = static_cast<std::uint8_t>(attack);
    then.missed = missed ? 1 : 0;
    const int change = level_change(book_, then);
    const bool sure = s_.known != 0 && attack == s_.attack;
    const Pile pile = sure ? pile_bit(s_.known - 1) : next_pile(s_.counter_bag, s_.counter_discard);
    int sum = 0;
    each(pile, [&](int card) { sum += one_answer(card, change, guard); });
    return std::min(sum * sixths_ / (6 * std::max(1, std::popcount(pile))), 30000);
}

int Forecast::answer(int attack, int guard, int misses) const {
    const int i = std::clamp(guard - kLowest, 0, kGuards - 1);
    const auto value = [&](bool missed) {
        std::int16_t& known = answers_[attack][missed ? 1 : 0][i];
        if (known < 0) known = static_cast<std::int16_t>(foresee(attack, missed, kLowest + i));
        return known;
    };
    const int after_hit = value(false);
    if (!asks_) return after_hit;
    return after_hit + (value(true) - after_hit) * misses / kSixteenths;
}

}  // namespace engawa::samurai

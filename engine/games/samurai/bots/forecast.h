// What the next strikes and counterattacks are worth on average, by what is left in the piles.
//
// Worth is counted in hundredths of a Life of the foe.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// How a player weighs things.
struct Taste {
    std::array<int, 5> life = {0, 900, 190, 150, 125};  // of the last, the second last ... Life
    int more_life = 105;
    int kill = 250;  // of a foe, beside his Life
    int ki = 55;
    int die = 60;  // a step of the Injury die
    int special = 110;
    int pawn = 40;
    int credit = 45;    // a point that is kept
    int blood = 260;    // a Blood card
    int poor_hand = 0;  // a plan that is worth less is redrawn
    int breath = 4;     // so much Ki and a seventh card is drawn
};
inline constexpr Taste kAdeptTaste{};
extern const Taste kMasterTaste;  // taste.cpp

inline constexpr int kMostDamage = 8;

// How often a strike does each damage.
struct Strikes {
    std::array<int, kMostDamage + 1> ways{};
    int all = 0;
};

// Of a state, which it must not outlive.
class Forecast {
  public:
    Forecast(const Book& book, const State& s, const Taste& taste);

    // The best strike against each Defence card that may be turned; `known`: against the one
    // turned.
    Strikes strikes(int strength, int technique, bool known) const;
    int damage(int which, int margin) const;  // 0: a miss
    // What a counterattack after an attack (0, 1) costs on average; `misses` in 16ths.
    int answer(int attack, int guard, int misses) const;
    int lost_life(int damage) const { return lost_life(life_, damage); }
    int die_damage() const { return die_damage_; }  // bonus of the Injury die, wound included
    int foe_left() const { return foe_left_; }
    // The damage done to the foe by so much.
    int worth(int damage) const {
        return damage < foe_left_ ? 100 * damage : 100 * foe_left_ + taste_.kill;
    }
    const Taste& taste() const { return taste_; }

  private:
    static constexpr int kLowest = -12;
    static constexpr int kGuards = 32;

    int lost_life(int life, int damage) const;
    int life_worth(int life) const;
    int wound_cost(int life, int level) const;
    void list_defence();
    int foresee(int attack, bool missed, int guard) const;
    int one_answer(int card, int change, int guard) const;

    const Book& book_;
    const State& s_;
    const Taste& taste_;
    int life_ = 0;  // with armour
    int foe_left_ = 0;
    int die_damage_ = 0;
    int base_ = 0;
    int step_ = 1;
    int cap_ = 0;
    std::array<int, 2> bonus_{};
    std::array<bool, 2> barred_{};
    int cards_ = 0;
    std::array<std::int8_t, kMostPile> block_{};
    std::array<std::int8_t, kMostPile> dodge_{};
    int known_block_ = 0;
    int known_dodge_ = 0;
    std::array<std::array<int, 2>, 3> wounds_{};  // by damage of the blow, level
    int sixths_ = 6;
    bool asks_ = false;  // does a miss change anything?
    // What was asked for once; -1: not yet.
    mutable std::array<std::array<std::array<std::int16_t, kGuards>, 2>, 2> answers_;
};

}  // namespace engawa::samurai

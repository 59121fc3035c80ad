// The cards of the worked examples: the usual ones with the numbers that the examples name, so that
// tuning the card file changes no example and no test of a rule.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

inline CardSet example_cards() {
    CardSet cards = default_cards();
    constexpr std::array<std::array<int, 2>, 12> kDefence = {{{6, 8},
                                                              {8, 6},
                                                              {7, 7},
                                                              {7, 7},
                                                              {9, 6},
                                                              {6, 9},
                                                              {8, 8},
                                                              {5, 7},
                                                              {7, 5},
                                                              {10, 7},
                                                              {7, 10},
                                                              {6, 6}}};
    constexpr std::array<int, 12> kLevels = {2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 1};
    constexpr std::array<std::array<int, 3>, 12> kSpecials = {{{3, 3, 0},
                                                               {5, 0, -1},
                                                               {0, 5, -1},
                                                               {0, 0, 5},
                                                               {1, 1, 1},
                                                               {2, 1, 0},
                                                               {0, 1, 3},
                                                               {0, 0, 2},
                                                               {1, 2, 1},
                                                               {2, 0, 2},
                                                               {3, 1, 1},
                                                               {1, 3, 1}}};
    for (std::size_t i = 0; i < 12; ++i) {
        cards.defence[i].block = kDefence[i][0];
        cards.defence[i].dodge = kDefence[i][1];
        cards.counter[i].level = kLevels[i];
        cards.special[i].strength = kSpecials[i][0];
        cards.special[i].technique = kSpecials[i][1];
        cards.special[i].guard = kSpecials[i][2];
    }
    for (OpponentCard& opponent : cards.opponent) {
        opponent.life = 8;
        opponent.ki = 5;
        std::erase_if(opponent.effects, [](const Effect& effect) {
            return effect.word == Do::Counter && effect.when == When::Always;
        });
    }
    for (WeaponCard& weapon : cards.weapon) {
        if (weapon.id == "WE-U") weapon.life_change = -2;
    }
    return cards;
}

}  // namespace engawa::samurai

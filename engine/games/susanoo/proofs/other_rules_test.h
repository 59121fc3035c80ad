// Options with every rule that they can change other than usual, all but the number of seats, the
// first player and the length of a game.
#pragma once

#include "engine/core/options.h"

namespace engawa::susanoo {

inline const Given kOtherRules = {
    {"being_choice", "deal2"},   {"element_from_being", "off"}, {"tie_wins", "fighters"},
    {"helper_pours", "off"},     {"retreat_with_helper", "on"}, {"equip_windows", "end"},
    {"trades_per_turn", "3"},    {"death_loses_sake", "on"},    {"finish_round", "on"},
    {"score_hand_items", "off"}, {"sake_tie_bonus", "5"}};

}  // namespace engawa::susanoo

// What the parts of the second Eiyo share beside slow_eiyo.h; nobody else includes it.
#pragma once

#include <string_view>

#include "tests/reference/slow_eiyo.h"

namespace engawa::slow_eiyo {

// One card, one number.

int effect(const Position& p, const std::string& id, std::string_view name);  // of a foe; 0: none
int constant(const Position& p, const std::string& name);
inline int other(int seat) { return 3 - seat; }
Row& row(Position& p, int index);
const Row& row(const Position& p, int index);
int row_at(const Position& p, int seat, int corner);  // EIY-116, EIY-120, EIY-121
bool is_red(const Position& p, const Row& target);    // its front
int foes_left(const Position& p);
int honor(const Position& p);  // EIY-146

// Card plays as text.

struct Play {
    bool attack = false;
    std::string kind;
    int corner = 0;
    int rotations = 0;
};
Play parse_play(const std::string& move);
int cost(const Position& p, int seat, const Play& play);

// Whose decision.

bool finished_drawing(const Position& p, int seat);  // EIY-094
int seat_to_deal(const Position& p);                 // 0: all hands are dealt
int row_to_fill(const Position& p);  // the next row that chance reveals a card for, or -1
bool next_is_boss(const Position& p, const Row& target);  // EIY-044
bool needs_weapon(const Position& p);                     // chance is to take a weapon
bool is_decision(const Position& p);
bool chance_to_act(const Position& p);
bool partner_has_passed(const Position& p, int seat);

}  // namespace engawa::slow_eiyo

// The parts of the tableau of Eiyo and where they stand in it; docs/games/eiyo.md describes every
// place, thing and fact.
//
// Places come in a fixed order, so that a fact can name one by its number: rows, their cards, their
// stacks; in coop active weapons and the two spots; then seats, hands and piles.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/tableau.h"
#include "engine/games/eiyo/rules/outlook.h"
#include "engine/games/eiyo/text/names.h"

namespace engawa::eiyo {

using Facts = std::vector<Fact>;

inline void add_fact(Facts& facts, std::string_view name, int value) {
    facts.push_back({name, value});
}
// A fact that is only told if there is something to tell.
inline void add_unless_0(Facts& facts, std::string_view name, int value) {
    if (value != 0) facts.push_back({name, value});
}

inline constexpr std::string_view kPlaceNames[kRowLength] = {"front", "middle", "back"};

inline std::string row_name(const State& s, int row) {  // EIY-116, EIY-117
    return std::string{s.coop() ? kRowNames[row] : kCornerNames[row]};
}
inline std::string row_id(const State& s, int row) { return "row." + row_name(s, row); }
inline std::string card_id(const State& s, int row, int place) {
    return row_id(s, row) + '.' + std::string{kPlaceNames[place]};
}
inline std::string spot_id(int spot) { return std::string{"spot."} + kSpotNames[spot]; }
inline std::string with_seat(std::string_view name, int player) {
    return std::string{name} + '.' + std::to_string(player + 1);
}

// Numbers of places.
inline int row_number(int row) { return row; }
inline int card_number(const State& s, int row, int place) {
    return s.row_count() + kRowLength * row + place;
}
inline int spot_number(const State& s, int spot) {  // coop
    return (3 + kRowLength) * s.row_count() + spot;
}

void add_rows(Tableau& tableau, const Book& book, const Observed<State>& view);
void add_spots(Tableau& tableau, const Observed<State>& view);
void add_seats(Tableau& tableau, const Book& book, const Observed<State>& view);
void add_piles(Tableau& tableau, const Book& book, const State& s);

}  // namespace engawa::eiyo

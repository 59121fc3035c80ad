// Exact odds of what is drawn next, by counting.
//
// Only the number of cards taken matters until the next draw step, and of each card only whether it
// belongs to the group that is hoped for. So the odds are a sum over how many cards of the group
// lie in the deck and in the partner's hand. It is assumed that nobody plays another card in this
// round and, in coop, that the viewer draws first.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/by_seat.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

class Odds {
  public:
    using Kinds = std::uint64_t;  // a bit for each kind of weapon

    Odds(const Eiyo& game, const Observed<State>& view);

    bool of_redraw() const { return redraw_; }  // it is the mulligan's draw that is looked at
    int damage() const { return damage_; }      // until the draw step
    double at_least_one(Kinds group) const;     // among the cards that the viewer draws
    double exhausted(int times) const;          // at least so often until the next fight step
    double overrun() const;
    int fewest_drawn() const { return fewest_; }
    int most_drawn() const { return most_; }

  private:
    struct Piles {  // how many cards lie where
        int deck = 0;
        int discards = 0;
        int table = 0;
        BySeat<int, 2> hand{};
        BySeat<int, 2> drawn{};
        int exhaustions = 0;
        bool over = false;
    };
    class Course;  // of the cards until the next fight step
    class Group;

    Piles start() const;
    std::vector<double> effects_to_come() const;

    const Eiyo& game_;
    const State& s_;
    int player_;
    bool redraw_;
    bool draw_first_;
    int damage_;
    std::vector<double> effects_;  // chance that reveals discard 0, 1, 2 ... cards
    int fewest_ = 99;
    int most_ = 0;
};

}  // namespace engawa::eiyo

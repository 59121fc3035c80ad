// A game of Eiyo played by the engine and by the slow one of tests/reference side by side.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/games/eiyo/eiyo.h"
#include "tests/reference/slow_eiyo.h"

namespace engawa::eiyo {

// The cards of data/eiyo.toml as the slow one reads them.
const slow_eiyo::Cards& slow_cards();
// The same card set for the slow one.
slow_eiyo::Cards slow_cards(const CardSet& cards);

Options fast_options(const Eiyo& game, const slow_eiyo::Choices& given);

class SlowTable {
  public:
    SlowTable(const Eiyo& game, const slow_eiyo::Cards& cards, const slow_eiyo::Choices& given);
    // From a position that the engine reads.
    SlowTable(const Eiyo& game, const slow_eiyo::Cards& cards, const slow_eiyo::Choices& given,
              const std::string& position);

    const Eiyo& game() const { return game_; }
    const State& fast() const { return fast_; }
    const slow_eiyo::Position& slow() const { return slow_; }
    bool over() const { return game_.to_act(fast_).empty(); }

    // Everything that both can tell about the position, as assertions.
    void expect_same() const;
    // In both; the move must be legal. Seat 0 is chance.
    void play(int seat, const std::string& move);

  private:
    void expect_same_moves(Seat seat) const;
    void expect_same_views() const;
    void expect_same_end() const;

    const Eiyo& game_;
    State fast_;
    slow_eiyo::Position slow_;
};

}  // namespace engawa::eiyo

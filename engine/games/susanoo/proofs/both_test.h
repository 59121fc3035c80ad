// The fast Warriors of Susanoo with texts at its seams, and how it is compared with the slow one of
// tests/reference.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/susanoo/susanoo.h"
#include "tests/reference/slow_susanoo.h"

namespace engawa::susanoo {

using Words = std::vector<std::string>;
using Pairs = std::vector<std::pair<std::string, int>>;

const slow_susanoo::Cards& slow_cards();

// Seats are written from 1; viewer 0 is the watcher.
class Fast {
  public:
    Fast() : Fast(Given{}) {}
    explicit Fast(const Given& given, const Susanoo& game = {});

    void set(const std::string& text);  // the number of seats is that of the text
    std::string text() const { return game_.write(state_); }
    std::vector<int> to_act() const;  // players
    bool chance() const { return game_.to_act(state_).contains(kChance); }
    Words moves(int seat) const;
    Pairs outcomes() const;
    void play(int seat, const std::string& move);
    void happen(const std::string& outcome);
    std::pair<int, int> totals() const;
    std::string view(int viewer) const;
    Words moves_of_view(int seat) const;  // by reading the view back
    Pairs score(int seat) const;
    std::vector<int> winners() const;
    std::string reason() const { return std::string(game_.report(state_).reason); }
    bool in_battle() const { return state_.in_battle(); }
    int seats() const { return state_.players; }

    // What a viewer hears of the secret in the last move or outcome: a card, "?e", "?r", or nothing
    // if it had none.
    std::string heard(int viewer) const;

  private:
    Viewer viewer(int number) const;
    void apply(Seat seat, Move move);

    Susanoo game_;
    Given given_;
    Options options_;
    State state_;
    std::vector<Event> events_;  // of the last move or outcome
};

// Positions, lists, outcomes, views, totals and scores are the same.
void expect_same(const Fast& fast, const slow_susanoo::Table& slow);

// Plays a move (or an outcome, seat 0) in both; all viewers hear the same of it.
void play_both(Fast& fast, slow_susanoo::Table& slow, int seat, const std::string& move);

}  // namespace engawa::susanoo

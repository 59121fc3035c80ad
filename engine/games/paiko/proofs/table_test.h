// Paikō as text for its tests, so that a test reads like the rule ledger.
//
// A Table is a position that can be asked and played on. Almost everything goes through the texts
// of the notation; threat, cover and points, which no text shows, are read off the state.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

using Words = std::vector<std::string>;

Words words(std::string_view text);  // between blanks
Words parts(std::string_view text, char separator);
std::set<std::string> set_of(std::string_view text);
std::set<std::string> set_of(const Words& list);

// The squares of PAI-001 in the reading order of PAI-004, worked out by the ledger's formula.
const Words& squares();
std::set<std::string> squares_where(const std::function<bool(const std::string&)>& test);
int file_of(std::string_view square);
int rank_of(std::string_view square);
bool is_black_square(const std::string& square);
bool in_white_home(std::string_view square);
bool in_black_home(std::string_view square);

inline constexpr std::string_view kStartText =
    "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s";

// The short form of a position: what is not named lies in the reserve.
struct Setting {
    std::string white = "-";
    std::string black = "-";
    std::string hand = "00000000";  // White's
    std::string black_hand = "00000000";
    std::string seat = "w";
    std::string runs = "-.-";

    std::string text() const;
};

Options options_with_cap(int turn_cap);
bool readable(std::string_view position);

class Table {
  public:
    explicit Table(std::string_view position, int turn_cap = 0);
    explicit Table(const Setting& setting) : Table(setting.text()) {}

    std::string text() const;
    std::string field(int number) const;  // counted from 1, N-06
    std::string seat() const { return field(5); }
    std::string phase() const { return field(6); }
    std::string runs() const { return field(7); }
    bool over() const { return game_.to_act(state_).empty(); }
    const State& state() const { return state_; }

    Words moves() const;  // canonical texts, sorted by bytes
    // What follows `prefix` in the moves that begin with it.
    std::set<std::string> after(std::string_view prefix) const;
    std::string canonical(std::string_view move) const;  // "" if it is not a legal move
    std::string kind(std::string_view move) const;
    std::string why(std::string_view move) const;  // the rule an attempt breaks, "" if none
    // why() gives one of the rules named.
    testing::AssertionResult breaks(std::string_view move, std::string_view rules) const;
    // All of these are legal moves, written canonically.
    testing::AssertionResult legal(std::string_view texts) const;
    // None of these is a legal move in any spelling.
    testing::AssertionResult illegal(std::string_view texts) const;

    // Plays one or more moves, which must be legal; any spelling will do.
    Table& play(std::string_view texts);
    Table then(std::string_view texts) const;
    // Some legal move; with `hunt` one that captures, if a few tries find one.
    std::string random_move(Rng& rng, bool hunt) const;
    // The tiles taken by the latest move, as Sw@i5, sorted.
    const Words& captured() const { return captured_; }

    // Players are 'w' and 'b'.
    int threat(char player, std::string_view square) const;
    int cover(char player, std::string_view square) const;
    std::string at(std::string_view square) const;  // T(White) T(Black) C(White) C(Black)
    std::set<std::string> threatened(char player) const;
    std::set<std::string> covered(char player) const;
    int points(char player) const;
    Report report() const { return game_.report(state_); }

  private:
    Seat mover() const { return over() ? Seat{0} : game_.to_act(state_).first(); }
    void apply(Move move);

    Paiko game_;
    State state_ = game_.start(Options{});
    Words captured_;
};

// Plays random games with a turn cap of 400 and shows every step, until a check fails. With `hunt`
// captures are preferred, so that they happen often.
using Visit = std::function<void(const Table& before, const std::string& move, const Table& after)>;
void along_random_games(int games, std::uint64_t seed, bool hunt, const Visit& visit);

}  // namespace engawa::paiko

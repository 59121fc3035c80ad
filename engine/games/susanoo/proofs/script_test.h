// Games as scripts, in the form of the ledger's worked examples, so that a test reads like the
// rules.
//
//   p TEXT         the first one, and one after a blank line, sets a position; others compare
//   t ...          sets a position in short form (below)
//   start 3        the start of a game of three
//   1 MOVE         a move of seat 1          * OUTCOME      a chance outcome
//   1? MOVES       seat 1's whole list       *? OUTCOMES    all outcomes, each with x and weight
//   1+ MOVES       they are in the list      1- MOVES       they are not
//   1! MOVE ID     refused, by that rule     act SEATS      who may act; - nobody
//   = A B          totals of both sides      agenda TEXT    the last field; also "choice+..."
//   v2 TEXT        the view of seat 2        v0             ... of a watcher
//   hears 3 TEXT   what 3 heard of the latest move or outcome
//   score 1 53 = level:12 top:5 ...          win SEATS
//   1.hand LIST    a field of a seat, so too pool, rewards, events, row, head.NAME, battle.NAME;
//                  "v3 1.hand LIST" in a view; names are in scene_test.cpp
//   # ...          a comment
//
// Short form: "t STEP NAME=VALUE... | BEING LEVEL NAME:LIST... | ..." one part for each seat. STEP
// is prep, choice, end or fight (the rest of the turn follows by itself) or a whole agenda. Lists
// may be in any order. What is not said: seat 1 at turn in turn 10, level 1, nothing in hand or
// play, three cards in the pool that nobody has.
//   t choice | HB01 3 hand:YO30 items:EQ22+ sake:YO01 | HB04 5 dead | HB08
//   t fight battle=1.0.YO30:0:0.-.-.-.-.-.- events=YO05,EV03 | HB01 3 | HB04 | HB08 passed
//
// After every step the state must be sound, and all texts and lists must be as the notation wants
// them: positions and the views of everybody read back, lists are sorted and found in the view too.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

using Words = std::vector<std::string>;

const Susanoo& the_game();
// Scripts are played with this one from now on; nullptr: again with the default cards.
void use_game(const Susanoo* game);
Words words(std::string_view text);                  // between blanks
Words parts(std::string_view text, char separator);  // "a.b" is a and b
std::string joined(const Words& words, std::string_view between = " ");
Given given_of(std::string_view text);  // "tie_wins=fighters first_player=2"
Options options_of(std::string_view text, int seats);
std::string position_of(std::string_view short_form);
// "1.hand", "events", "battle.foes", "agenda"; empty if there is no such field.
std::string field(const std::string& position, std::string_view name);

class Table {
  public:
    explicit Table(std::string_view options = "") : given_(options) {}

    // Runs a script; each difference fails the test with its line. Goes on where it left off.
    Table& play(std::string_view script);

    const State& state() const { return state_; }
    std::string text() const { return the_game().write(state_); }
    std::string at(std::string_view name) const { return field(text(), name); }
    Words moves(int seat) const;  // 0: the outcomes of chance
    std::string view(int viewer) const;
    bool over() const { return the_game().to_act(state_).empty(); }

  private:
    void line(const std::string& text);
    void set(const std::string& position);
    void start(int seats);
    void step(Seat seat, const std::string& move);
    void list(char kind, Seat seat, const Words& expected);
    void refuse(Seat seat, const std::string& move, const std::string& rule);
    void word(const std::string& verb, const Words& rest, const std::string& tail);
    void score(const std::string& tail);
    void same(std::string_view what, const std::string& expected, const std::string& found);
    void fail(const std::string& why);
    void check();
    void check_view(Viewer viewer);
    void check_list(Seat seat);

    std::string given_;
    Options options_{};
    State state_{};
    bool placed_ = false;
    int line_number_ = 0;
    std::string line_;
    std::vector<std::string> heard_;  // of the latest step, by viewer
};

// A whole script with default options, or with "name=value ...".
void play(std::string_view script);
void play(std::string_view options, std::string_view script);

}  // namespace engawa::susanoo

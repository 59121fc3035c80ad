// How a table in the terminal behaves with a game: what can be typed, what is told. Words for it
// are in data/words; none of this is. Lists have blanks between their words.
#pragma once

#include <span>
#include <string_view>

namespace engawa {

// An option and the topics and rules that it changes: whoever asks about them is told of it.
struct Bend {
    std::string_view option;
    std::string_view entries;
};

struct Manners {
    std::string_view commands = {};  // those of the table that not every game has: "odds piles"
    std::string_view grammar = {};   // of an attempt, slot by slot with "/" between; "$card": any
    std::string_view verbs = {};     // of moves that name one thing: "play EV12"
    std::string_view minor_rules = {};  // give way to others when a short text breaks several
    std::string_view turns_rule = {};   // broken by more turns than a move can be written with
    std::string_view most_turns = {};   // as written: "3"
    std::string_view yes = {};          // last words of moves that yes stands for
    std::string_view no = {};           // and no
    std::string_view order = {};        // verbs as a list of moves has them; others follow
    std::string_view daring = {};       // moves that are asked for twice if they can lose at once
    std::string_view gathers = {};      // signs of picks that come in any order: "+Sa" then "+Wa"
    std::span<const Bend> bends = {};
    std::string_view untold = {};       // events that are not worth a line
    std::string_view explained = {};    // events after which a card's text is told once
    std::string_view unexplained = {};  // kinds of cards whose text is not told then
    bool by_turns = false;              // a turn begins with a heading
    bool orders = false;                // people may leave standing orders
    bool weighs = false;                // a hint plays games on from each move
};

}  // namespace engawa

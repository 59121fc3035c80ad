// Moves of several words, typed short.
//
// "a kt br" stands for "attack katana_top BR +0": words may be cut short, parts of a word that are
// joined by '_' may each be cut short, and what only adds ("+0") may be left out. "f1" stands for
// "place F1" if nothing begins so: the first word may be left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa::cli {

// The moves that the text can stand for; several if it is ambiguous.
std::vector<std::string> meant_by(std::string_view typed, const std::vector<std::string>& moves);

// The same by the names that stand behind moves: "twilight" and "play twi" stand for the move named
// "play:EV19 Twilight". Every typed word begins a word of the name, in their order. A move without
// a name is not meant, and signs alone mean none.
std::vector<std::string> named_by(std::string_view typed, const std::vector<std::string>& moves,
                                  const std::vector<std::string>& names);

// Without a "+0" at its end, which adds nothing.
std::string brief(const std::string& move);

// Moves of several words by the first ones: "attack katana_top" with "TL", "TR +1". Moves of one or
// two words have no group.
struct MoveGroup {
    std::string head;
    std::vector<std::size_t> moves;  // their places in the list
};
std::vector<MoveGroup> by_first_words(const std::vector<std::string>& moves);

}  // namespace engawa::cli

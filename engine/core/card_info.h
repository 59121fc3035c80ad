// The cards that a table is played with, as data: for a page that draws them and a person who looks
// one up. Made from the card set, the default one or one's own; a game brings it by Hooks::cards.
// Names of traits and facts are listed in docs/games/<game>.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/tableau.h"

namespace engawa {

// A word that is not a number: "element" is "fire".
struct CardTrait {
    std::string_view name;  // of static storage
    std::string value;

    friend bool operator==(const CardTrait&, const CardTrait&) = default;
};

struct CardInfo {
    std::string id;    // as things of the tableau have it
    std::string kind;  // as the card file has it: "yokai", "weapon"
    std::string name;
    std::string short_name;  // for a small card
    std::vector<CardTrait> traits = {};
    std::vector<Fact> facts = {};
    std::string text = {};    // what its effects do
    std::string source = {};  // where its values come from; empty: nobody wrote it down

    friend bool operator==(const CardInfo&, const CardInfo&) = default;
};

using CardList = std::vector<CardInfo>;

// The first whole words of a name that fit, without a small word at the end; the whole name if it
// is short enough.
std::string short_name_of(std::string_view name);

}  // namespace engawa

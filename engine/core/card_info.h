// The cards that a table is played with, as data: for a page that draws them and a person who looks
// one up. Made from the card set, default or custom; a game gives it by Hooks::cards.
// Names of traits and facts are listed in docs/games/<game>.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/tableau.h"

namespace engawa {

// A property that is a word and not a number: "element" is "fire".
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
    std::vector<Phrase> text = {};  // what its effects do, a phrase for each sentence
    std::string source = {};        // where its values come from; empty: not known

    friend bool operator==(const CardInfo&, const CardInfo&) = default;
};

using CardList = std::vector<CardInfo>;

// What a card of one's own file says, or one of the usual set, whose text is words.
std::vector<Phrase> card_text(std::string_view game, std::string_view key, bool usual,
                              std::string_view text);

// The first whole words of a name that fit, without a small word at the end; the whole name if it
// is short enough.
std::string short_name_of(std::string_view name);

}  // namespace engawa

// Sentences without a language: a key of the words with its arguments, which are terms.
//
// A term says what a thing is by its id, never how it is called: the ids of cards and places are
// those of the game's tableau, so that a page can move what a sentence speaks of. Words for people
// are made of it outside the engine (words/, web/src/words), as docs/words.md says.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/seat.h"

namespace engawa {

struct Argument;
struct Phrase;

struct Term {
    enum class Kind : std::uint8_t { Number, Seat, Card, Place, Word, Text, Phrase, List };

    Kind kind = Kind::Text;
    std::int32_t value = 0;  // a number; a seat from 1, and 0 for chance
    std::string id;          // of a card or place; the key of a word or phrase; the text itself
    std::string name;        // of a card that is not of the usual set, as its file gives it
    std::vector<Argument> parts;  // of a phrase; of a list, without names

    static Term number(int value);
    static Term seat(Seat seat);
    static Term seat(int player);  // counted from 0, as in states
    static Term card(std::string_view id, std::string_view own_name = {});
    static Term place(std::string_view id);
    static Term word(std::string_view key);
    static Term text(std::string_view words);  // what people wrote: names, remarks
    static Term phrase(Phrase phrase);
    static Term list(std::vector<Argument> terms);

    bool operator==(const Term& other) const;
};

struct Argument {
    std::string_view name;  // as written in the source: it outlives every phrase
    Term term;

    bool operator==(const Argument&) const = default;
};

using Arguments = std::vector<Argument>;

struct Phrase {
    std::string key;
    Arguments arguments;

    bool operator==(const Phrase&) const = default;
};

// Numbers of the rules that a card file may change, by the names that sentences have for them.
using Figures = std::vector<std::pair<std::string, Term>>;

// In one line, for digests and for people who read a study: `paiko.event.passed who=seat:1`.
std::string in_one_line(const Term& term);
std::string in_one_line(const Phrase& phrase);

}  // namespace engawa

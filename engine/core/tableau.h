// What lies where, as one viewer may know it: structure for a page, which draws it, and for
// programs, which read it. No rule is in it and no text has to be parsed.
//
// A reference names a place ("e5", "hand.1") or a thing in a place ("hand.1/katana_top"). A thing
// whose identity the viewer cannot know has the id "?". Facts are names with numbers; the names of
// a game's facts are listed in docs/games/<game>.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engawa {

struct Fact {
    std::string_view name;  // of static storage
    std::int32_t value = 0;

    friend bool operator==(const Fact&, const Fact&) = default;
};

// Facts may repeat a name where they are a list: every square that a tile threatens.
struct Thing {
    std::string id;
    int count = 1;
    std::vector<Fact> facts;

    friend bool operator==(const Thing&, const Thing&) = default;
};

struct Place {
    std::string id;
    std::vector<Thing> things;
    std::vector<Fact> facts;

    friend bool operator==(const Place&, const Place&) = default;
};

struct Tableau {
    std::vector<Place> places;
    std::vector<Fact> facts;

    friend bool operator==(const Tableau&, const Tableau&) = default;
};

inline constexpr std::string_view kUnknownThing = "?";

inline std::string ref_to(std::string_view place, std::string_view thing) {
    return std::string{place} + '/' + std::string{thing};
}

const Place* find_place(const Tableau& tableau, std::string_view id);
// Does the reference name a place, or a thing in its place?
bool has_ref(const Tableau& tableau, std::string_view ref);

// What two tableaus agree on: the places, things and facts that are in both. For what is told of
// several guesses.
Tableau common_part(const Tableau& a, const Tableau& b);

}  // namespace engawa

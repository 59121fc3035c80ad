// Why a battle stands as it stands: the parts of both totals (SUS-470, SUS-471). Their sums are the
// totals, always.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

enum class Source : std::uint8_t {
    Level,    // of a fighter
    Power,    // what a card in force of that player gives
    Die,      // an elemental die against the foe `card`, with what cards add to it
    Used,     // what an own card did in this battle: entering, activated
    Played,   // a card that lies in the battle
    Foe,      // the printed level of the foe
    Special,  // the special condition of the foe
    Entered,  // what the foe did when it entered the battle
    Hostile,  // sake poured against the main fighter
    Sake,     // a Sake Drink poured on the heads
    Floor,    // what is missing to 1, the least that a fighter has
    Roll,     // never counts: the face of a die of the elements
    Edge,     // never counts: what a card adds to such dice, which is in them
};
inline constexpr int kSources = static_cast<int>(Source::Edge) + 1;

struct Reason {
    bool foes = false;  // in the total of the foes
    Source source{};
    int player = kNobody;
    int card = kNoCard;
    int amount = 0;  // never 0, but for a level of a foe
    bool counts = true;
};

// In the order in which they are told: main fighter, helper, foes, cards that lie, sake.
std::vector<Reason> reasons(const Book& book, const State& s);

// With those that do not count: muted cards, conditions that do not hold now, faces of dice and
// what is added to them; and with dice that became 0.
std::vector<Reason> all_reasons(const Book& book, const State& s);

Totals sum_of(const std::vector<Reason>& reasons);  // of those that count

// The parts of what is added to the escape rolls of a fighter, in their order. `foe`: from that
// foe alone, kNoCard: from every one.
struct EscapePart {
    int card = kNoCard;
    int amount = 0;
    int foe = kNoCard;
};
std::vector<EscapePart> escape_parts(const Book& book, const State& s, int player);

// The cases of a roll that succeed, out of equally likely ones.
struct RollOdds {
    std::int64_t good = 0;
    std::int64_t all = 1;
    int percent() const { return static_cast<int>((100 * good + all / 2) / all); }
};
RollOdds escape_odds(const Book& book, const State& s, int player, int foe);

}  // namespace engawa::susanoo

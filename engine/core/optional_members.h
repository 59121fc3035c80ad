// Members that a game may have beside the contract in game.h, found by their names.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/member_name.h"
#include "engine/core/seat.h"

namespace engawa {

ENGAWA_MEMBER_NAME(NamesActive, active);
ENGAWA_MEMBER_NAME(NamesChanceKey, chance_key);
ENGAWA_MEMBER_NAME(NamesSpellOut, spell_out);
ENGAWA_MEMBER_NAME(NamesTogether, kTogether);

// Whose turn it is: seats are asked in turn order from this one. Without it: from seat 1.
template <class G>
concept TellsActive = requires(const G& game, const typename G::State& state) {
    { game.active(state) } -> std::same_as<Seat>;
};

// Which of several bags or dice chance draws from, for seeded tables. Without it: there is one.
template <class G>
concept TellsChanceKey = requires(const G& game, const typename G::State& state) {
    { game.chance_key(state) } -> std::same_as<int>;
};

// A text that stands for several moves. Without it: every text is one move.
template <class G>
concept SpellsOut = requires(const G& game, const typename G::State& state, std::string_view text) {
    { game.spell_out(state, text) } -> std::same_as<std::vector<std::string>>;
};

// Whether the seats win or lose together. Without it: each for itself.
template <class G>
concept TellsTogether = std::same_as<decltype(G::kTogether), const bool>;

// Does not compile if a member of one of these names is something else.
template <class G>
consteval bool optional_members_fit() {
    static_assert(TellsActive<G> || !NamesActive<G>,
                  "the game's active must be: Seat active(const State&) const");
    static_assert(TellsChanceKey<G> || !NamesChanceKey<G>,
                  "the game's chance_key must be: int chance_key(const State&) const");
    static_assert(SpellsOut<G> || !NamesSpellOut<G>,
                  "the game's spell_out must be: std::vector<std::string> spell_out(const State&, "
                  "std::string_view) const");
    static_assert(TellsTogether<G> || !NamesTogether<G>,
                  "the game's kTogether must be: static constexpr bool kTogether");
    return true;
}

}  // namespace engawa

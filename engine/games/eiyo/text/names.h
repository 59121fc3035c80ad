// Kinds, corners, spots and bags as text.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

inline constexpr std::array<std::string_view, kCorners> kCornerNames = {"TL", "TR", "BR", "BL"};
inline constexpr std::array<std::string_view, kMostRows> kRowNames = {"F0", "F1", "F2",
                                                                      "N0", "N1", "N2"};
inline constexpr std::string_view kSpotNames = "LR";

std::optional<int> weapon_named(const Book& book, std::string_view id);
// Yamabushi only with path=on.
std::optional<Foe> foe_named(const Book& book, const State& s, std::string_view id);
std::optional<int> corner_named(std::string_view name);
std::optional<int> seat_named(std::string_view name);  // "1" or "2": the index

// The kinds of foes in the order in which positions count them.
template <class F>
void each_foe_kind(const Book& book, const State& s, F&& f) {
    const FoeTable& foes = book.foes(s);
    for (Foe foe = 1; foe <= foes.kinds(); ++foe) {
        const bool yamabushi = foe > foes.enemies && foe <= foes.enemies + foes.yamabushi;
        if (!yamabushi || s.path()) f(foe);
    }
}

}  // namespace engawa::eiyo

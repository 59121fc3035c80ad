// What the pictures of Eiyo share: short names, inks of the troops.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/games/eiyo/eiyo.h"
#include "engine/games/eiyo/text/names.h"
#include "terminal/lines.h"

namespace engawa::eiyo {

inline Ink ink_of(Troop troop) {
    switch (troop) {
        case Troop::Red: return Ink::Second;
        case Troop::Blue: return Ink::First;
        case Troop::Yellow: return Ink::Gold;
        case Troop::Black: return Ink::Quiet;
        case Troop::None: break;
    }
    return Ink::Chance;
}

inline std::string_view troop_name(Troop troop) {
    constexpr std::string_view kNames[] = {"", "red", "black", "blue", "yellow"};
    return kNames[static_cast<unsigned>(troop)];
}

inline bool has_effect(const FoeCard& card) { return card.effects != Effects{}; }

// "Yamabushi of the Mist" has to fit on a card: "Yamabushi Mist".
inline std::string short_name(std::string name) {
    const auto filler = name.find(" of the ");
    return filler == std::string::npos ? name : name.erase(filler, 7);
}

inline std::string counted(int count, std::string_view one, std::string_view many) {
    return std::to_string(count) + ' ' + std::string{count == 1 ? one : many};
}

inline std::string seat_title(int player) { return "Samurai " + std::to_string(player + 1); }

inline bool is_boss(const Eiyo& game, const FoeCard& card) {
    const auto& bosses = game.cards().bosses;
    return std::any_of(bosses.begin(), bosses.end(),
                       [&](const FoeCard& boss) { return boss.id == card.id; });
}

}  // namespace engawa::eiyo

// What the scripts ask a game beside the contract: three small functions of class Susanoo.
//
//   totals(state)                       .fighters and .foes of the battle (SUS-470)
//   score(state, seat)                  the parts of SUS-503 by name, and total()
//   heard(state, seat, move, viewer)    the text of a move as that viewer hears it (SUS-520)
#pragma once

#include <string>
#include <utility>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

inline std::string totals_text(const Susanoo& game, const State& state) {
    const auto totals = game.totals(state);
    return std::to_string(totals.fighters) + " " + std::to_string(totals.foes);
}

// "53 = level:12 top:5 heads:23 ...": the sum, then the parts that are not 0.
inline std::string score_text(const Susanoo& game, const State& state, Seat seat) {
    const auto score = game.score(state, seat);
    std::string text = std::to_string(score.total()) + " =";
    const std::pair<const char*, int> named[] = {{"level", score.level}, {"top", score.top},
                                                 {"heads", score.heads}, {"sake", score.sake},
                                                 {"most", score.most},   {"items", score.items},
                                                 {"forms", score.forms}, {"pairs", score.pairs},
                                                 {"sets", score.sets},   {"cards", score.cards}};
    for (const auto& [name, value] : named) {
        if (value != 0) text += std::string{" "} + name + ":" + std::to_string(value);
    }
    return text;
}

inline std::string heard(const Susanoo& game, const State& state, Seat seat, Move move,
                         Viewer viewer) {
    return game.heard(state, seat, move, viewer);
}

}  // namespace engawa::susanoo

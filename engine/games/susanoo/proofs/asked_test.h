// What the scripts ask a game beside the contract.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/games/susanoo/rules/happening.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

inline std::string totals_text(const Susanoo& game, const State& state) {
    const Totals totals = game.totals(state);
    return std::to_string(totals.fighters) + " " + std::to_string(totals.foes);
}

// "53 = level:12 top:5 heads:23 ...": the sum, then the parts that are not 0.
inline std::string score_text(const Susanoo& game, const State& state, Seat seat) {
    const Score score = game.score(state, seat.index());
    std::string text = std::to_string(score.sum()) + " =";
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

// The option that says how many play.
inline std::string seats_option(const Susanoo& game) {
    for (const OptionSpec& option : game.schema()) {
        if (option.name == "players") return "players=";
    }
    return "seats=";
}

// What a viewer hears of a move: its text, or with the back of the card in place of the card if the
// event that tells of it is redacted (SUS-520).
inline std::string heard(const Susanoo& game, const std::string& move,
                         const std::vector<Event>& events, Viewer viewer) {
    for (const Event& event : events) {
        const auto kind = static_cast<Happening>(event.kind);
        if (kind != Happening::Drew && kind != Happening::Looked && kind != Happening::Kept &&
            kind != Happening::Stole && kind != Happening::Gave) {
            continue;
        }
        const Event told = game.redact(event, viewer);
        if (told.numbers[1] >= 0) return move;
        return move.substr(0, move.find(':')) + (told.numbers[2] == 0 ? ":?e" : ":?r");
    }
    return move;
}

}  // namespace engawa::susanoo

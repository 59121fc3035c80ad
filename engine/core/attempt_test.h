// Attempts by gesture for tests of games: what is tried in one line, and the rule with its causes
// in another.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/hooks.h"
#include "engine/core/text.h"

namespace engawa {

// "deploy tile:hand.1/Sw square:g5 facing#2": roles with references or numbers. Its words point
// into `line`.
inline Gesture gesture_in(std::string_view line) {
    const auto words = split(line, ' ', 16);
    Gesture gesture{words[0], {}};
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto at = words[i].find_first_of(":#");
        const std::string_view rest = words[i].substr(at + 1);
        if (words[i][at] == '#') {
            gesture.parts.push_back({words[i].substr(0, at), {}, *read_number(rest, 100)});
        } else {
            gesture.parts.push_back({words[i].substr(0, at), std::string{rest}, 0});
        }
    }
    return gesture;
}

// "PAI-086 h5/Sw"; "ok" if it is legal, "nothing" if it is no attempt.
template <Game G>
std::string why_not_told(const G& game, const Hooks<G>& hooks, const typename G::State& s,
                         Seat seat, std::string_view line) {
    const auto attempts = hooks.attempts(game, s, seat, gesture_in(line));
    if (attempts.empty()) {
        const Refusal beyond =
            hooks.beyond == nullptr ? Refusal{} : hooks.beyond(game, s, seat, gesture_in(line));
        std::string told{beyond.none() ? "nothing" : beyond.text()};
        for (const std::string& cause : beyond.causes) told += ' ' + cause;
        return told;
    }
    for (const auto& attempt : attempts) {
        if (game.why_not(s, seat, attempt).none()) return "ok";
    }
    const RuleId broken = game.why_not(s, seat, attempts.front());
    std::string told{broken.text()};
    for (const std::string& cause : hooks.causes(game, s, seat, attempts.front(), broken)) {
        told += ' ' + cause;
    }
    return told;
}

}  // namespace engawa

// The laws as one line of a game's tests: laws::expect_laws(Game{}).
//
// With ENGAWA_LONG in the environment they look much longer.
#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "engine/core/long_run_test.h"
#include "engine/laws/bot_law.h"
#include "engine/laws/laws.h"

namespace engawa::laws {

inline void expect_none(const Findings& findings, std::string_view subject) {
    std::cout << findings.summary(subject) << '\n';
    EXPECT_GT(findings.states, 0);
    for (const Violation& violation : findings.violations()) ADD_FAILURE() << to_text(violation);
}

template <Game G>
void expect_laws(const G& game, const About& about = {}, const Effort& usual = kQuick) {
    expect_none(check_all(game, about, long_run() ? kThorough : usual), G::kName);
}

template <Game G, class Bot>
void expect_no_peeking(const G& game, const Bot& bot, int games = 4, const Given& options = {}) {
    expect_none(check_bot(game, bot, long_run() ? 10 * games : games, 4, options),
                "a bot for " + std::string{G::kName});
}

}  // namespace engawa::laws

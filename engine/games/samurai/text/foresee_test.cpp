#include "engine/games/samurai/text/foresee.h"

#include <gtest/gtest.h>

#include "engine/games/samurai/proofs/random_games_test.h"

namespace engawa::samurai {
namespace {

TEST(SamuraiForesee, TellsAPhraseOfItsOwnAtEveryDecision) {
    const Samurai game;
    along_games(game, 40, [&](const State& s, const std::vector<Event>&, const auto& moves) {
        if (s.over() || s.chance()) return;
        const auto view = game.observe(s, Seat{0});
        for (const Move move : moves) {
            for (const Phrase& phrase : foresee_move(game, view, Seat{0}, move)) {
                EXPECT_TRUE(phrase.key.starts_with("samurai.foresee."));
            }
        }
    });
}

}  // namespace
}  // namespace engawa::samurai

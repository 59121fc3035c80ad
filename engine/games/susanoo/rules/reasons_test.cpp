// Reasons and odds of escaping along random games of 3 to 5 players.
#include "engine/games/susanoo/rules/reasons.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/games/susanoo/proofs/random_games_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooReasons, AddUpToTheTotals) {  // SUS-470 SUS-471
    const Susanoo game;
    int battles = 0;
    int hostile = 0;
    along_games(game, 12, [&](const State& s) {
        if (s.over() || !s.in_battle()) return;
        ++battles;
        const std::vector<Reason> parts = reasons(game.book(), s);
        EXPECT_EQ(sum_of(parts), game.totals(s)) << game.write(s);
        for (const Reason& part : parts) hostile += part.source == Source::Hostile ? 1 : 0;
    });
    EXPECT_GT(battles, 500);
    EXPECT_GT(hostile, 0);
}

TEST(SusanooReasons, EscapeOddsAreThoseOfTheDice) {  // SUS-087 SUS-482
    const Susanoo game;
    const auto buffer = std::make_unique<MoveBuffer<Susanoo>>();
    int rolls = 0;
    Rng rng{5};
    for (int i = 0; i < 12; ++i) {
        State s = game.start(*game.options({}));
        NoEvents silent;
        for (int ply = 0; ply < 2000 && !s.over(); ++ply) {
            const Seat seat = s.chance() ? kChance : seat_to_ask(game, s);
            buffer->list.clear();
            game.legal(s, seat, buffer->list);
            if (s.top().step == Step::DieEscape) {
                ++rolls;
                std::int64_t good = 0;
                std::int64_t all = 0;
                for (const Move face : buffer->list) {
                    const std::int64_t weight = game.weight(s, face);
                    all += weight;
                    if (face.number() + game.escape(s, s.top().a, s.top().b) >= 5) good += weight;
                }
                const RollOdds odds = escape_odds(game.book(), s, s.top().a, s.top().b);
                EXPECT_EQ(good * odds.all, odds.good * all) << game.write(s);
            }
            const auto count = static_cast<std::uint32_t>(buffer->list.size());
            game.apply(s, seat, buffer->list[static_cast<int>(rng.below(count))], silent);
        }
    }
    EXPECT_GT(rolls, 100);
}

}  // namespace
}  // namespace engawa::susanoo

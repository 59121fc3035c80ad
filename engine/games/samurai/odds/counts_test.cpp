// Odds along random games, compared with what the rules make of every card.
#include <gtest/gtest.h>

#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/proofs/random_games_test.h"
#include "engine/games/samurai/rules/happening.h"

namespace engawa::samurai {
namespace {

TEST(SamuraiOdds, AreTheCountsOfTheRules) {  // SAM-080 SAM-187 SAM-232 SAM-309 SAM-310
    const Samurai game;
    const Book& book = game.book();
    const auto buffer = std::make_unique<MoveBuffer<Samurai>>();
    int defences = 0;
    int counters = 0;
    along_games(game, 150, [&](const State& s, const std::vector<Event>&, const auto& moves) {
        if (s.over() || !s.chance()) return;
        const Task due = s.top().task;
        if (due == Task::Defence) {
            ++defences;
            for (int which = 0; which < 2; ++which) {
                const StrikeOdds odds = strike_odds(book, s, which, 7);
                if (!odds.allowed) continue;
                int hits = 0;
                for (const Move move : moves) {
                    State after = s;
                    NoEvents silent;
                    game.apply(after, kChance, move, silent);
                    hits += 7 >= (which == 0 ? game.block(after) : game.dodge(after)) ? 1 : 0;
                }
                EXPECT_NEAR(odds.hit, double(hits) / double(moves.size()), 1e-9) << game.write(s);
            }
        }
        if (due == Task::Reveal) {
            ++counters;
            const GuardOdds odds = guard_odds(book, s, s.gauge(Gauge::Guard));
            int held = 0;
            int damage = 0;
            for (const Move move : moves) {
                State after = s;
                EventList events;
                game.apply(after, kChance, move, events);
                for (const Event& event : events.events) {
                    held += event.kind == static_cast<std::uint8_t>(Happening::Blocked) ? 1 : 0;
                }
                damage += book.counter[move.a()].damage;
            }
            EXPECT_NEAR(odds.holds, double(held) / double(moves.size()), 1e-9) << game.write(s);
            if (held == 0 && ability(book, s).follow_damage == 0) {
                EXPECT_NEAR(odds.damage, double(damage) / double(moves.size()), 1e-9);
            }
        }
    });
    EXPECT_GT(defences, 300);
    EXPECT_GT(counters, 300);
}

}  // namespace
}  // namespace engawa::samurai

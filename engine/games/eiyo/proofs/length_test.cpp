// Chapter 20 of the ledger: length of a game. Cards without front damage (EIY-291) are refused by
// the reader of card files, which is tested in cards_io.
#include <algorithm>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

// Moves of a game in which the seats play by a list of preferences, and at random otherwise.
int length_of(const std::string& options, const Words& wishes, std::uint64_t seed) {
    Rng rng(seed);
    Table t = Table::start(options);
    int moves = 0;
    while (!t.who().empty() && moves < 2000) {
        ++moves;
        std::string wish;
        for (const char seat : t.may_act()) {
            if (seat == 'c') continue;
            for (const std::string& move : t.moves(seat)) {
                const bool wanted =
                    std::any_of(wishes.begin(), wishes.end(),
                                [&](const std::string& start) { return move.starts_with(start); });
                if (wish.empty() && wanted) wish = std::string(1, seat) + ": " + move;
            }
        }
        if (wish.empty()) {
            t.random_move(rng);
        } else {
            t.play(wish);
        }
    }
    return moves;
}

TEST(EiyoLength, AGameEndsInTime) {  // EIY-290
    const Eiyo game;
    EXPECT_EQ(game.longest(options_of("mode=solo")), 400);
    EXPECT_EQ(game.longest(options_of("mode=coop")), 1000);
    for (const std::string more : {"", " path=on", " special_after_use=discard",
                                   " exhaustion=emptied", " hand_limit=none"}) {
        for (const std::string wish : {"", "redraw;show;attack", "redraw;show;deflect",
                                       "redraw;show;pass", "redraw;show;done"}) {
            const Words wishes = wish.empty() ? Words{} : list(wish);
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                EXPECT_LE(length_of("mode=solo" + more, wishes, seed), 400);
                EXPECT_LE(length_of("mode=coop" + more, wishes, seed), 1000);
            }
        }
    }
}

// What the bound rests on: a round without a removed enemy costs the deck at least one card.
TEST(EiyoLength, EveryFrontDealsDamage) {  // EIY-290 EIY-291
    for (const EnemySet& set : default_cards().enemy_sets) {
        for (const FoeCard& card : set.enemies) EXPECT_GE(card.damage[0], 1);
    }
    for (const FoeCard& card : default_cards().bosses) EXPECT_GE(card.damage[0], 1);
    for (const FoeCard& card : default_cards().yamabushi) EXPECT_GE(card.damage[0], 1);
}

}  // namespace
}  // namespace engawa::eiyo

#include "engine/laws/broken_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/laws/bot_law.h"
#include "engine/laws/laws.h"

namespace engawa::laws {

std::vector<Law> caught(Parts parts, const Effort& effort) {
    const Findings findings = check_all(Broken{std::move(parts)}, {}, effort);
    for (const Violation& violation : findings.violations()) {
        EXPECT_FALSE(violation.what.empty());
        EXPECT_NE(to_text(violation).find(name(violation.law)), std::string::npos);
    }
    return findings.broken();
}

std::vector<Law> caught_bot(bool peeks) {
    State last;
    Parts parts;
    parts.after_observe = [&](const State& s, Viewer, State&) { last = s; };
    const Broken game{parts};
    const auto bot = [&](const Observed<State>& view, std::uint64_t) {
        const Seat seat = view.viewer().seat();
        const auto moves = legal_moves(game, view.state(), seat);
        const bool danger = peeks && holds(last, next_seat(last, seat.index()), 1);
        return danger ? moves.back() : moves.front();
    };
    return check_bot(game, bot, 20).broken();
}

namespace {

struct WrongConstants : SealedBid {
    static constexpr int kMinUtility = 24;
    static constexpr int kMaxMoves = 4;
    static constexpr bool kHasChance = false;
};

TEST(RightGame, BreaksNoLaw) { EXPECT_THAT(caught({}), testing::ElementsAre()); }

TEST(BrokenConstants, AreCaught) {
    EXPECT_THAT(check_all(WrongConstants{}).broken(),
                testing::ElementsAre(Law::Bounds, Law::Declared, Law::MoveBound, Law::Report,
                                     Law::PositionText));  // which looks at lists too
}

}  // namespace
}  // namespace engawa::laws

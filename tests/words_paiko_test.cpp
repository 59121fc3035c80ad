// The words of Paikō: every event, every question, every reason.
#include "engine/games/paiko/paiko.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

Asked asked_by_paiko() {
    using paiko::Happening;
    const paiko::Paiko game;
    Asked asked;
    ask_common(asked, game, 2, {"points", "losses", "passes", "turn_cap"});
    ask_rules(asked, game);
    for (int player = 0; player < 2; ++player) {
        for (int type = 0; type < paiko::kTypes; ++type) {
            for (int facing = 0; facing < 4; ++facing) {
                for (int kind = 0; kind < static_cast<int>(Happening::Ended); ++kind) {
                    if (kind == static_cast<int>(Happening::Drew)) continue;
                    ask(asked, game.describe(event_of(kind, {player, type, 3, facing, facing})));
                }
            }
        }
    }
    const int drew = static_cast<int>(Happening::Drew);
    ask(asked, game.describe(event_of(drew, {0, 1})));
    ask(asked, game.describe(event_of(drew, {0, 1, 2})));
    ask(asked, game.describe(event_of(drew, {0, 1, 2, 3})));
    for (int end = 0; end < 5; ++end) {
        ask(asked, game.describe(event_of(static_cast<int>(Happening::Ended), {end})));
    }
    auto state = game.start(*game.options({}));
    for (int phase = 0; phase <= static_cast<int>(paiko::Phase::Tie); ++phase) {
        state.phase = static_cast<paiko::Phase>(phase);
        for (const Seat seat : SeatSet::first_seats(2)) ask(asked, game.prompt(state, seat));
    }
    return asked;
}

TEST(WordsOfPaiko, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_paiko()); }

TEST(WordsOfPaiko, HoldNothingThatIsNeverSaid) { expect_nothing_else("paiko", asked_by_paiko()); }

}  // namespace
}  // namespace engawa

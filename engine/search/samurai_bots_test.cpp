// The bots of Way of the Samurai: they do not peek, take a win that lies before them, and throw no
// duel away. How strong they are is measured by the lab (docs/games/samurai.md).
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/samurai/bots/adept.h"
#include "engine/games/samurai/bots/bot.h"
#include "engine/games/samurai/bots/judge.h"
#include "engine/laws/expect_test.h"
#include "engine/search/info_mcts.h"

namespace engawa::samurai {
namespace {

const Samurai kGame;
const Brain kBrain;
const Seat kYou{0};

Move novice(const Observed<State>& view, std::uint64_t seed) {
    Rng rng{seed};
    return kBrain.novice(kGame, view, rng);
}

Move adept(const Observed<State>& view, std::uint64_t seed) {
    Rng rng{seed};
    return kBrain.adept(kGame, view, rng);
}

// As engine/match makes it, with a small budget.
Move master(const Observed<State>& view, std::uint64_t seed, std::uint32_t nodes = 200) {
    Rng rng{seed};
    if (const auto move = kBrain.at_a_glance(kGame, view, rng)) return *move;
    InfoMcts<Samurai, BrainGuide<Brain>> search(kGame, view, kYou, seed,
                                                {.explore = Brain::kExplore}, {kBrain, kYou});
    search.run(nodes);
    return search.best();
}

State state_at(const Given& options, std::string_view position) {
    const auto chosen = kGame.options(options);
    EXPECT_TRUE(chosen.ok());
    const auto state = kGame.read(*chosen, position);
    EXPECT_TRUE(state.ok()) << (state.ok() ? "" : state.error().text);
    return state.ok() ? *state : kGame.start(*chosen);
}

std::string text(const State& s, Move move) { return kGame.write_move(s, kYou, move); }
std::string adept_says(const State& s) { return text(s, adept(kGame.observe(s, kYou), 1)); }
std::string master_says(const State& s) { return text(s, master(kGame.observe(s, kYou), 1)); }

// Secrets and legal moves.

// Every mode, and every module, weapon and place that has decisions of its own.
const std::vector<Given> kTables = {
    {},
    {{"opponent", "O7"}, {"weapon", "WE-B"}, {"surrounding", "SU1"}, {"yoroi", "opponent"}},
    {{"opponent", "O6"}, {"weapon", "WE-U"}, {"surrounding", "L4"}, {"blood", "on"}},
    {{"opponent", "O2"}, {"weapon", "WE-Y"}, {"surrounding", "SU2"}, {"weather", "X3"}},
    {{"three", "on"}, {"weapon", "WE-W"}, {"surrounding", "L3"}},
    {{"mode", "campaign"}, {"weapon", "WE-O"}, {"yoroi", "self"}},
    {{"mode", "clan"}, {"weapon", "WE-N"}, {"difficulty", "hard"}},
};

template <class Bot>
void expect_no_peeking_anywhere(const Bot& bot, int games) {
    for (const Given& options : kTables) laws::expect_no_peeking(kGame, bot, games, options);
}

TEST(SamuraiBots, NoviceDoesNotPeek) { expect_no_peeking_anywhere(novice, 4); }  // SAM-002
TEST(SamuraiBots, AdeptDoesNotPeek) { expect_no_peeking_anywhere(adept, 4); }    // SAM-002
TEST(SamuraiBots, SlowMasterDoesNotPeek) {                                       // SAM-002
    expect_no_peeking_anywhere(
        [](const Observed<State>& view, std::uint64_t seed) { return master(view, seed, 12); }, 1);
}

// Games that bots play go where random ones do not: virtues, late rounds, the road.
TEST(SamuraiBots, PlayEveryGameToItsEnd) {  // SAM-111
    MoveBuffer<Samurai> buffer;
    for (const Given& options : kTables) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Rng rng{seed};
            State s = kGame.start(*kGame.options(options));
            NoEvents silent;
            while (!s.over()) {
                buffer.list.clear();
                kGame.legal(s, seat_to_ask(kGame, s), buffer.list);
                Move move = s.chance() ? pick_outcome(kGame, s, buffer.list, rng)
                                       : adept(kGame.observe(s, kYou), seed);
                if (!s.chance() && seed == 0) move = master(kGame.observe(s, kYou), seed, 4);
                ASSERT_TRUE(std::binary_search(buffer.list.begin(), buffer.list.end(), move))
                    << kGame.write(s);
                kGame.apply(s, seat_to_ask(kGame, s), move, silent);
            }
            ASSERT_TRUE(kGame.ok(s));
        }
    }
}

TEST(SamuraiBots, TheSameSeedGivesTheSameMove) {  // SAM-051
    const State s = state_at({},
                             "8.5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/"
                             "-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/place");
    const auto view = kGame.observe(s, kYou);
    EXPECT_EQ(master(view, 7), master(view, 7));
}

// Good sense.

// Strength 8 against Block 6 kills a foe with 1 Life; Technique 0 misses.
TEST(SamuraiBots, TakeASureWin) {  // SAM-232 SAM-238
    const State s = state_at({},
                             "1.3.1/1.5/-/1.1.1.1/8.0.-1.0/rest/-/W7,E1,E4/-:F1,F2,F4/-/"
                             "rest/-:D1/-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    EXPECT_EQ(adept_says(s), "strike strength");
    EXPECT_EQ(master_says(s), "strike strength");
}

// Shiro shows side B and asks for his price while one Life and three Ki are left.
TEST(SamuraiBots, NobodyPaysWithTheLastLife) {  // SAM-400
    const State s = state_at({{"opponent", "O7"}},
                             "1.3.1/5.5.B/-/1.1.1.1/8.0.-1.0/rest/-/W7,E1,E4/-:F1,F2,F4/-/"
                             "rest/-:D1/-/-/0/0.1.0.0.0.0:WE-K:-:-:-:-/attacked.0+price");
    EXPECT_NE(adept_says(s), "price life");
    EXPECT_NE(master_says(s), "price life");
    EXPECT_NE(text(s, novice(kGame.observe(s, kYou), 1)), "price life");
}

// Half of all falls are deadly: no risk for who is unhurt before a foe with one Life.
TEST(SamuraiBots, NobodyJumpsWithoutNeed) {  // SAM-450
    const State s =
        state_at({{"surrounding", "SU2"}},
                 "8.5.1/1.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,E1,E4,V7/-/-/rest/-/-/-/0/"
                 "0.7.0.0.0.0:WE-K:-:-:-:-/place");
    EXPECT_NE(adept_says(s), "exploit");
    EXPECT_NE(master_says(s), "exploit");
}

// Rei: three Fire cards make the strike and the combo, whatever their numbers; the lone Water card
// goes.
TEST(SamuraiBots, ReiKeepsWhatThePlanNeeds) {  // SAM-533
    const State s = state_at({},
                             "8.5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W3,E1,E3/-/-/rest/-/"
                             "-/-/3.BU3.0/0.0.0.0.0.0:WE-K:-:-:-:-/exchange");
    EXPECT_EQ(adept_says(s), "exchange W3");
}

// Meiyo: one point for a hit that counts for both strikes is well spent, three for one damage of
// the last strike are kept.
TEST(SamuraiBots, CreditIsSpentWhereItPays) {  // SAM-539
    const State one = state_at({},
                               "8.5.1/8.5/-/1.1.1.1/5.0.1.0/rest/-/F4,E1,E4/-:F1,F6,E2/-/"
                               "rest/-:D2/-/-/3.BU5.5/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    EXPECT_EQ(adept_says(one), "credit");
    const State three = state_at({},
                                 "8.5.1/8.5/-/1.1.2.1/3.0.6.0/rest/-/-/F4,E1,E4:F1,F7,E2/-/"
                                 "rest/D1:D2/C1/-/3.BU5.5/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    EXPECT_NE(adept_says(three), "credit");
}

// Jin: a Ki is worth more than a Life until there are few.
TEST(SamuraiBots, JinIsForTheLastLives) {  // SAM-541
    const auto at = [](const char* life) {
        return state_at({}, std::string(life) +
                                ".5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/"
                                "-/-/3.BU6.0/0.0.0.0.0.0:WE-K:-:-:-:-/prepare");
    };
    EXPECT_NE(adept_says(at("6")), "jin");
    EXPECT_EQ(adept_says(at("3")), "jin");
}

// With Guard 9 nothing in the pile gets through, so no Ki and no Life is spent.
TEST(SamuraiBots, NothingIsSpentBehindAFullGuard) {  // SAM-310
    const State s = state_at({},
                             "8.5.1/8.5/-/1.1.2.1/0.0.9.0/rest/-/-/W7,E4,E5:E1,E2,E3/-/"
                             "rest/D1,D2/C1/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/guard.1");
    EXPECT_EQ(adept_says(s), "reveal");
    EXPECT_EQ(master_says(s), "reveal");
}

// Two Life and little Guard in the hand: who places V1 or V4 now lives through the first
// counterattack and dies of the second. Three cards for Technique hit at once; one wound in four is
// then survived, and the second strike kills.
TEST(SamuraiBots, MasterGamblesWhenEveryCarefulPlanLoses) {  // SAM-233 SAM-312
    State s = state_at({},
                       "2.0.1/4.0/-/1.6.1.1/0.0.0.0/rest/F5,W4,W5,E6,V3,V6/F6,W2,W3,V1,V2,V4/-/-/"
                       "rest/D1,D2,D3,D4,D5,D6,D9,D10,D11,D12/C1,C2,C3,C5,C6,C8,C9,C10,C11,C12/-/"
                       "0/0.4.0.0.0.0:WE-K:-:-:-:-/place");
    for (int i = 0; i < 2; ++i) {
        const Move move = master(kGame.observe(s, kYou), 1, 1000);
        EXPECT_NE(text(s, move), "place V1");
        EXPECT_NE(text(s, move), "place V4");
        NoEvents silent;
        kGame.apply(s, kYou, move, silent);
    }
}

// A judgement is a chance, and more Life for you or less for the foe never makes it smaller.
TEST(SamuraiBots, MoreLifeIsNeverJudgedWorse) {  // SAM-350 SAM-351
    State s = kGame.start(*kGame.options({}));
    std::int32_t before = 0;
    for (int life = 1; life <= 8; ++life) {
        s.life = static_cast<std::uint8_t>(life);
        const std::int32_t now = judge(kGame.book(), s);
        EXPECT_GT(now, before);
        EXPECT_LT(now, kFullValue);
        before = now;
    }
    for (int life = 7; life >= 1; --life) {
        s.foes[0].life = static_cast<std::uint8_t>(life);
        EXPECT_GT(judge(kGame.book(), s), before);
        before = judge(kGame.book(), s);
    }
}

}  // namespace
}  // namespace engawa::samurai

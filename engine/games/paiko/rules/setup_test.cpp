// Section 4 of the ledger: the set-up.
#include <functional>

#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

constexpr std::string_view kStartText =
    "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s";
constexpr std::string_view kWhiteSeven = "+Fi +Fi +Fi +Er +Er +Er +Wa";
constexpr std::string_view kBlackNine = "+Sa +Sa +Sa +Sw +Sw +Sw +Bw +Bw +Bw";

int digit_sum(const std::string& stock) {
    int sum = 0;
    for (const char c : stock) sum += c - '0';
    return sum;
}

TEST(PaikoSetUp, EverythingStartsInTheReserves) {  // PAI-065
    const Paiko game;
    EXPECT_EQ(game.write(game.start(options_with_cap(400))),
              "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s/-.-/0/0");
}

TEST(PaikoSetUp, SevenNineAndOneThenWhiteMoves) {  // PAI-066 PAI-067 PAI-068 PAI-069 PAI-074
    Rng rng{7};
    for (int game = 0; game < 20; ++game) {
        Table t(kStartText);
        std::string deciders;
        while (t.phase() == "s") {
            deciders += t.seat();
            const Words moves = t.moves();
            ASSERT_GE(moves.size(), 1u);
            ASSERT_LE(moves.size(), 8u);
            t.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        EXPECT_EQ(deciders, "wwwwwwwbbbbbbbbbw");
        EXPECT_EQ(t.seat() + t.phase(), "wt");
        const Words white = parts(t.field(3), '.');
        const Words black = parts(t.field(4), '.');
        EXPECT_EQ(digit_sum(white[0]), 8);
        EXPECT_EQ(digit_sum(black[0]), 9);
        EXPECT_EQ(digit_sum(white[1]), 16);
        EXPECT_EQ(digit_sum(black[1]), 15);
        EXPECT_EQ(t.field(9), "0");  // picks are no turns
    }
}

TEST(PaikoSetUp, EachSetIsReachedByExactlyOneSequence) {  // PAI-070
    std::set<std::string> hands;
    int sequences = 0;
    const std::function<void(const Table&)> walk = [&](const Table& t) {
        if (t.seat() == "b") {
            ++sequences;
            hands.insert(t.field(3));
            return;
        }
        for (const std::string& move : t.moves()) walk(t.then(move));
    };
    walk(Table(std::string("-/-/01100000.rest.00000000/00000000.rest.00000000/w/s")));
    EXPECT_GT(sequences, 100);
    EXPECT_EQ(hands.size(), static_cast<std::size_t>(sequences));
}

TEST(PaikoSetUp, PicksOfAStageGoInTypeOrder) {  // PAI-070
    const Table t = Table(kStartText).then("+Bw");
    EXPECT_EQ(t.moves(), words("+Ai +Bw +Er +Fi +Lo"));
    EXPECT_TRUE(t.illegal("+Sa +Sw"));
    EXPECT_TRUE(t.breaks("+Sa", "PAI-070"));
    // The third stage starts afresh, and so does Black's.
    EXPECT_TRUE(Table(kStartText).then(kWhiteSeven).legal("+Sa"));
}

TEST(PaikoSetUp, APickMustLeaveEnoughTilesForTheRest) {  // PAI-071
    // Seven of the six Earths and Waters: Earth and Water are no first picks.
    EXPECT_EQ(Table(kStartText).moves(), words("+Ai +Bw +Fi +Lo +Sa +Sw"));
    EXPECT_TRUE(Table(kStartText).breaks("+Er", "PAI-071"));
    EXPECT_TRUE(Table(kStartText).then("+Fi").breaks("+Wa", "PAI-071"));
    // With three picks left the three Waters are just enough.
    const Table t = Table(kStartText).then("+Ai +Fi +Fi +Er");
    EXPECT_TRUE(t.legal("+Wa +Er"));
    // A type that is used up cannot be picked.
    const Table used = Table(kStartText).then("+Bw +Bw +Bw");
    EXPECT_TRUE(used.illegal("+Bw"));
    EXPECT_TRUE(used.breaks("+Bw", "PAI-071"));
}

TEST(PaikoSetUp, TheStageIsReadOffTheHandSizes) {  // PAI-072
    const Table white("-/-/01100000.rest.00000000/00000000.rest.00000000/w/s");
    EXPECT_EQ(white.moves(), words("+Ai +Bw +Er +Fi +Lo"));
    const Table black("-/-/11111110.rest.00000000/00110000.rest.00000000/b/s");
    EXPECT_EQ(black.moves(), words("+Ai +Fi +Lo"));  // seven to go: Lotus 2, then 3, 3, 3, 3
    const Table last("-/-/11111110.rest.00000000/33300000.rest.00000000/w/s");
    EXPECT_EQ(last.moves(), words("+Ai +Bw +Er +Fi +Lo +Sa +Sw +Wa"));
    EXPECT_FALSE(readable("-/-/01100000.rest.00000000/00000000.rest.00000000/b/s"));
    EXPECT_FALSE(readable("-/-/11111110.rest.00000000/00110000.rest.00000000/w/s"));
    EXPECT_FALSE(readable("-/-/11111110.rest.00000000/33300000.rest.00000000/b/s"));
}

TEST(PaikoSetUp, WhitesLastPickIsFree) {  // PAI-073
    const Table t = Table(kStartText).then(kWhiteSeven).then(kBlackNine);
    EXPECT_EQ(t.moves(), words("+Ai +Bw +Lo +Sa +Sw +Wa"));
    EXPECT_TRUE(t.illegal("+Fi +Er"));  // none is left
}

}  // namespace
}  // namespace engawa::paiko

#include "engine/games/eiyo/text/attempts.h"

#include "engine/core/attempt_test.h"
#include "engine/games/eiyo/hooks.h"
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

std::string why(const Table& t, std::string_view line) {
    return why_not_told(t.game(), kHooks, t.state(), Seat{0}, line);
}

TEST(EiyoAttempt, ARowAnswersWhyItIsNotStruck) {
    Table t({.rows = std::string(kSoloRows), .hand = "tanto_tl,tanto_tl", .deck = 26});
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.TL turns#0"), "ok");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.TR turns#0"),
              "EIY-132 hand.1/tanto_tl");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.TR"), "ok");  // turned once
    EXPECT_EQ(why(t, "attack weapon:hand.1/yari_rising row:row.TR"), "EIY-130 hand.1");
    t.play("deflect tanto_tl TL +0");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.TL"), "EIY-126 row.TL");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.F0"), "nothing");
    EXPECT_EQ(why(t, "done"), "EIY-106 seat.1");
    EXPECT_EQ(why(t, "keep"), "EIY-066");
}

TEST(EiyoAttempt, APriceThatCannotBePaidPointsAtTheDeck) {
    const Table t({.rows = std::string(kSoloRows), .hand = "tanto_tl", .deck = 0, .table = 0});
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.TR"), "EIY-138 deck table");
}

TEST(EiyoAttempt, ARowOutOfReachAnswersWithTheRule) {  // EIY-118
    const Table t(Scene{.options = "mode=coop",
                        .rows = std::string(kCoopRows),
                        .hand = "tanto_tl",
                        .hand_b = "tanto_tl",
                        .spots = "LL"});
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.F2"), "EIY-118 spot.L");
    EXPECT_EQ(why(t, "deflect weapon:hand.1/tanto_tl row:row.N2 turns#0"), "EIY-118 spot.L");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.F0"), "ok");
    EXPECT_EQ(why(t, "attack weapon:hand.1/tanto_tl row:row.F3"), "nothing");
    EXPECT_EQ(why(t, "attack weapon:hand.1/yari_rising row:row.F2"), "EIY-130 hand.1");
}

}  // namespace
}  // namespace engawa::eiyo

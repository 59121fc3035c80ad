// What a hand tried, and what on the board stands against it.
#include "engine/games/paiko/text/attempts.h"

#include "engine/core/attempt_test.h"
#include "engine/games/paiko/hooks.h"
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

// "deploy hand.1/Sw g5 :2" touches a tile, a square and a number.
std::string why(const Table& t, std::string_view text) {
    const Words touched = words(text);
    std::string line = touched[0];
    for (std::size_t i = 1; i < touched.size(); ++i) {
        const std::string& ref = touched[i];
        const bool tile = ref.find('/') != std::string::npos;
        line += ref[0] == ':' ? " facing#" + ref.substr(1) : (tile ? " tile:" : " square:") + ref;
    }
    return why_not_told(Paiko{}, kHooks, t.state(), Seat{t.state().seat}, line);
}

TEST(PaikoAttempt, ADeploymentNamesWhatThreatensTheSquare) {
    const Table t(Setting{.white = "Lo@f5,Er@e5", .black = "Sw@h5", .hand = "11111111"});
    EXPECT_EQ(why(t, "deploy hand.1/Sw g5"), "PAI-086 h5/Sw");
    EXPECT_EQ(why(t, "deploy hand.1/Sw e5"), "PAI-085 e5/Er");
    EXPECT_EQ(why(t, "deploy hand.1/Sw g7"), "PAI-009 g7");
    EXPECT_EQ(why(t, "deploy hand.1/Sw l9"), "PAI-087 l9");
    EXPECT_EQ(why(t, "deploy hand.1/Sw f6"), "ok");
    EXPECT_EQ(why(t, "deploy hand.1/Lo g5"), "ok");
    EXPECT_EQ(why(t, "deploy hand.1/Sw"), "ok");  // there is a square for it
    EXPECT_EQ(why(t, "deploy hand.2/Sw g5"), "nothing");
    EXPECT_EQ(why(t, "deploy hand.1/Sw z9"), "nothing");
    EXPECT_EQ(why(t, "deploy hand.1/Sw g5 :0"), "nothing");  // a Sword has no facing
}

TEST(PaikoAttempt, TheOwnFireIsToldApartFromTheEnemy) {
    const Table t(Setting{.white = "Fi@e4n", .hand = "01000000"});
    EXPECT_EQ(why(t, "deploy hand.1/Sw e5"), "PAI-091 e4/Fi");
    EXPECT_EQ(why(t, "deploy hand.1/Sw e3"), "ok");
}

TEST(PaikoAttempt, AFacingThatIsMissingMayBeAny) {
    // To the east it would burn the Earth, which the Sword threatens already.
    const Table t(Setting{.white = "Er@h5", .black = "Sw@i4", .hand = "00000100"});
    EXPECT_EQ(why(t, "deploy hand.1/Fi f4"), "ok");
    EXPECT_EQ(why(t, "deploy hand.1/Fi f4 :3"), "ok");
    EXPECT_EQ(why(t, "deploy hand.1/Fi f4 :1").substr(0, 7), "PAI-145");
    EXPECT_EQ(why(t, "deploy hand.1/Fi f4 :4"), "nothing");
}

TEST(PaikoAttempt, AnUnsafeActionNamesWhoWouldBeTakenAndByWhom) {  // PAI-145
    const Table t(Setting{.white = "Er@h5,Fi@f4w", .black = "Sw@i4", .hand = "00000100"});
    EXPECT_EQ(why(t, "deploy hand.1/Fi g5 :1"), "PAI-145 h5/Er g5 i4/Sw");
    EXPECT_EQ(why(t, "deploy hand.1/Fi g5 :0"), "ok");
    EXPECT_EQ(why(t, "turn f4/Fi :1"), "PAI-145 h5/Er f4/Fi i4/Sw");
    EXPECT_EQ(why(t, "shift f4/Fi g5 :1"), "PAI-145 h5/Er f4/Fi i4/Sw");  // shown where it is
}

TEST(PaikoAttempt, AWalkNamesWhatStandsInTheWayOrThreatens) {
    const Table t(Setting{.white = "Sw@g5,Er@e5", .black = "Ai@j7,Sw@k7", .hand = "00000000"});
    EXPECT_EQ(why(t, "shift g5/Sw l5"), "PAI-105 g5/Sw");
    EXPECT_EQ(why(t, "shift e5/Er e3"), "PAI-044 e5/Er");
    EXPECT_EQ(why(t, "shift g5/Sw e5"), "PAI-106 e5/Er");
    EXPECT_EQ(why(t, "shift g5/Sw g7"), "PAI-009 g7");
    EXPECT_EQ(why(t, "shift j7/Ai j6"), "PAI-105 j7/Ai");
    EXPECT_EQ(why(t, "shift g5/Sw"), "ok");
}

TEST(PaikoAttempt, DangerOnTheWayNamesWhoThreatensIt) {
    const Table t(Setting{.white = "Sw@h5", .black = "Sw@k5,Er@j7"});
    ASSERT_EQ(t.why("h5-j5"), "PAI-107");
    EXPECT_EQ(why(t, "shift h5/Sw j5"), "PAI-107 k5/Sw j7/Er");
}

TEST(PaikoAttempt, ATurnOnTheSpotAndAWaterThatGoesFar) {
    const Table t(Setting{.white = "Bw@e5n,Er@g5,Wa@f4", .black = "Lo@l9"});
    EXPECT_EQ(why(t, "turn e5/Bw :0"), "PAI-111 e5/Bw");
    EXPECT_EQ(why(t, "turn e5/Bw"), "ok");
    EXPECT_EQ(why(t, "turn g5/Er"), "PAI-111 g5/Er");
    EXPECT_EQ(why(t, "shift f4/Wa b7"), "ok");  // redeployed
    EXPECT_EQ(why(t, "shift f4/Wa l5"), "PAI-087 l5");
    EXPECT_EQ(why(t, "redeploy g5/Er e4"), "PAI-125 g5/Er");
}

TEST(PaikoAttempt, PicksAndDrawsNameTheReserve) {
    const Table start{kStartText};
    EXPECT_EQ(why(start, "pick reserve.1/Sw"), "ok");
    const Table later = start.then("+Fi");
    EXPECT_EQ(why(later, "pick reserve.1/Sw"), "PAI-070 reserve.1");
    EXPECT_EQ(why(later, "deploy hand.1/Fi e5"), "PAI-069");
    const Table t(Setting{.white = "Er@g5", .hand = "03000000"});
    EXPECT_EQ(why(t, "draw reserve.1/Wa reserve.1/Sa"), "ok");
    EXPECT_EQ(why(t, "draw reserve.1/Sw"), "PAI-100 reserve.1");
    EXPECT_EQ(why(t, "pass"), "PAI-082");
}

}  // namespace
}  // namespace engawa::paiko

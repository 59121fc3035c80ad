// The worked examples of the ledger up to WE-22, one test for each.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoExamples, ThreatCoverAndAFireThatCountsForBoth) {  // WE-01
    const Table t("Fi@e5n/Sw@g8/01010000.10000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("e5"), "1 1 1 0");
    EXPECT_EQ(t.at("e7"), "1 1 1 0");
    EXPECT_EQ(t.at("f7"), "1 2 1 0");
    EXPECT_EQ(t.at("g7"), "1 2 1 0");
    EXPECT_EQ(t.at("f8"), "0 1 0 0");
    EXPECT_TRUE(t.illegal("Sw@e7"));
    EXPECT_TRUE(t.breaks("Sw@e7", "PAI-086 PAI-091"));
    EXPECT_TRUE(t.illegal("Sw@f7"));
    EXPECT_TRUE(t.breaks("Sw@f7", "PAI-086 PAI-091"));
    EXPECT_TRUE(t.illegal("Sw@g7"));
    EXPECT_TRUE(t.breaks("Sw@g7", "PAI-009 PAI-086"));
    EXPECT_TRUE(t.legal("Lo@e7 Lo@f7 Lo@g7"));
    EXPECT_TRUE(t.legal("Sw@e4"));
}

TEST(PaikoExamples, EnemyThreatBarsTheOwnHomegroundCoverDoesNotHelp) {  // WE-02
    const Table t("Lo@g4/Sw@h5/01010000.10000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("g5"), "0 1 1 0");
    EXPECT_EQ(t.at("h3"), "0 0 1 0");
    EXPECT_TRUE(t.illegal("Sw@g5 Sw@g6"));
    EXPECT_TRUE(t.breaks("Sw@g5", "PAI-086"));
    EXPECT_TRUE(t.breaks("Sw@g6", "PAI-086"));
    EXPECT_TRUE(t.illegal("Sw@h3"));
    EXPECT_TRUE(t.breaks("Sw@h3", "PAI-087 PAI-093"));
    EXPECT_TRUE(t.legal("Lo@g5 Lo@h4 Lo@h3 Sw@g3"));
}

TEST(PaikoExamples, DeployingOutsideTheHomegroundOnOwnThreat) {  // WE-03
    const Table t("Er@g5,Bw@f7e/Ai@j7/01000100.10000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h5"), "1 0 0 0");
    EXPECT_EQ(t.at("i5"), "1 1 0 0");
    EXPECT_EQ(t.at("h7"), "1 0 0 0");
    EXPECT_EQ(t.at("i7"), "1 0 0 0");
    EXPECT_TRUE(t.legal("Sw@h5 Sw@h7 Sw@i7 Fi@i7e"));
    EXPECT_TRUE(t.illegal("Sw@i5"));
    EXPECT_TRUE(t.breaks("Sw@i5", "PAI-086"));
    EXPECT_TRUE(t.illegal("Sw@h6"));
    EXPECT_TRUE(t.breaks("Sw@h6", "PAI-086 PAI-087"));
    EXPECT_TRUE(t.illegal("Sw@h4"));
    EXPECT_TRUE(t.breaks("Sw@h4", "PAI-087 PAI-092"));
}

TEST(PaikoExamples, ACaptureAndItsReward) {  // WE-04
    const Table t("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t/-.i5:2");
    EXPECT_EQ(t.at("i5"), "1 0 0 0");
    EXPECT_EQ(t.then("Ai@g4").text(),
              "Er@g5,Ai@g4/-/00000000.11100000.22232323/00000000.32333333.01000000/b/r1Sa/-.-/"
              "0/1");
    EXPECT_EQ(t.then("Ai@g4").captured(), words("Sw@i5"));
    EXPECT_EQ(t.then("Ai@g4 :Bw").text(),
              "Er@g5,Ai@g4/-/00100000.11000000.22232323/00000000.32333333.01000000/b/t/-.-/0/1");
    EXPECT_EQ(t.then("Ai@g4 :Bw").captured(), words(""));
    EXPECT_EQ(t.then("Ai@g3").text(),
              "Er@g5,Ai@g3/Sw@i5/00000000.11100000.22232323/00000000.32333333.00000000/b/t/"
              "-.i5:2/0/1");
    EXPECT_EQ(t.then("Ai@g3").captured(), words(""));
    EXPECT_TRUE(t.illegal("Ai@h5"));
    EXPECT_TRUE(t.breaks("Ai@h5", "PAI-086"));
}

TEST(PaikoExamples, CoverIsNotCumulative) {  // WE-05
    const Table t(
        "Sw@h11,Bw@g10e,Ai@h9/Lo@k11,Sw@j10,Wa@j9/00000000.10000000.rest/"
        "00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("j10"), "2 0 0 1");
    EXPECT_EQ(t.then("h11-i11").text(),
              "Sw@i11,Bw@g10e,Ai@h9/Lo@k11,Wa@j9/00000000.10000000.22232333/"
              "00000000.32323332.01000000/b/r1Sa/i11:1.-/0/1");
    EXPECT_EQ(t.then("h11-i11").captured(), words("Sw@j10"));
    EXPECT_EQ(t.then("h11-h12").text(),
              "Sw@h12,Bw@g10e,Ai@h9/Lo@k11,Sw@j10,Wa@j9/00000000.10000000.22232333/"
              "00000000.32323332.00000000/b/t/h12:1.-/0/1");
    EXPECT_EQ(t.then("h11-h12").captured(), words(""));
}

TEST(PaikoExamples, ChainedCaptureTheCoverGoesFirst) {  // WE-06
    const Table t(
        "Bw@e5e,Er@g5,Ai@g3/Bw@i5n,Wa@i4/00100000.01000100.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("i4"), "1 0 0 0");
    EXPECT_EQ(t.at("i5"), "2 0 0 1");
    EXPECT_EQ(t.then("Bw@e4e").text(),
              "Bw@e5e,Er@g5,Bw@e4e,Ai@g3/-/00000000.01000100.32132223/"
              "00000000.33233332.00100001/b/r2Sa/-.-/0/1");
    EXPECT_EQ(t.then("Bw@e4e").captured(), words("Bw@i5 Wa@i4"));
    EXPECT_TRUE(t.then("Bw@e4e").illegal(":Fi"));
    EXPECT_TRUE(t.then("Bw@e4e").breaks(":Fi", "PAI-170"));
    EXPECT_EQ(t.then("Bw@e4e :Sw :Fi").text(),
              "Bw@e5e,Er@g5,Bw@e4e,Ai@g3/-/01000100.00000000.32132223/"
              "00000000.33233332.00100001/b/t/-.-/0/1");
}

TEST(PaikoExamples, CapturedByItsOwnFiresAlone) {  // WE-07
    const Table t(
        "Er@d6/Fi@j5s,Sa@h4n,Sw@i4,Fi@h2n/00100000.01000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h4"), "1 2 0 0");
    EXPECT_EQ(t.at("i4"), "2 2 0 1");
    EXPECT_EQ(t.then("Bw@d4e").text(),
              "Er@d6,Bw@d4e/Fi@j5s,Fi@h2n/00000000.01000000.32233323/"
              "00000000.22333133.11000000/b/r1Sa/-.-/0/1");
    EXPECT_EQ(t.then("Bw@d4e").captured(), words("Sa@h4 Sw@i4"));
}

TEST(PaikoExamples, FireIsCapturedLast) {  // WE-08
    const Table t("-/Sw@i7,Fi@i5n/00001010.00110000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("i7"), "1 1 0 0");
    EXPECT_EQ(t.at("i5"), "1 1 0 0");
    EXPECT_EQ(t.then("Ai@g6").text(),
              "Ai@g6/-/00000010.00110000.33222323/00000000.32333233.01000100/b/r2Sa/-.-/0/1");
    EXPECT_EQ(t.then("Ai@g6").captured(), words("Fi@i5 Sw@i7"));
    EXPECT_EQ(t.then("Er@g5").text(),
              "Er@g5/Sw@i7/00001000.00110000.33222323/00000000.32333233.00000100/b/r1Sa/-.-/0/"
              "1");
    EXPECT_EQ(t.then("Er@g5").captured(), words("Fi@i5"));
}

TEST(PaikoExamples, FiresAreCapturedAllAtOnce) {  // WE-09
    const Table t("Sw@j7/Fi@j10e,Fi@k10w/00001000.10000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("j10"), "2 2 0 1");
    EXPECT_EQ(t.at("k10"), "2 2 0 1");
    EXPECT_EQ(t.at("j9"), "1 1 0 1");
    EXPECT_EQ(t.then("j7-j9").text(),
              "Sw@j9/-/00001000.10000001.22332332/00000000.33333133.00000200/b/r2Sa/j9:1.-/0/1");
    EXPECT_EQ(t.then("j7-j9").captured(), words("Fi@j10 Fi@k10"));
}

TEST(PaikoExamples, AFireAtHomeNeedsTwoFurtherThreats) {  // WE-10
    const Table t("Sw@i7/Fi@k9e,Fi@i5s/00000010.10000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.then("i7-j8").text(),
              "Sw@j8/Fi@k9e,Fi@i5s/00000010.10000000.22333323/00000000.33333133.00000000/b/t/"
              "j8:1.-/0/1");
    EXPECT_EQ(t.then("i7-j8").captured(), words(""));
    EXPECT_EQ(t.then("Er@g5").text(),
              "Sw@i7,Er@g5/Fi@k9e/00000000.10000000.22333323/00000000.33333133.00000100/b/"
              "r1Sa/-.-/0/1");
    EXPECT_EQ(t.then("Er@g5").captured(), words("Fi@i5"));
    EXPECT_TRUE(t.illegal("Er@g3"));
    EXPECT_TRUE(t.breaks("Er@g3", "PAI-086 PAI-091"));
}

TEST(PaikoExamples, FriendlyFireTheSafetyTest) {  // WE-11
    const Table t("Sw@h6,Fi@g4w/Ai@j7/00000100.11000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h6"), "0 1 0 0");
    EXPECT_TRUE(t.illegal("g4-g4n"));
    EXPECT_TRUE(t.breaks("g4-g4n", "PAI-145 PAI-115"));
    EXPECT_TRUE(t.legal("g4-g4e g4-g4s"));
    EXPECT_TRUE(t.illegal("Fi@g5n Fi@g5e"));
    EXPECT_TRUE(t.breaks("Fi@g5n", "PAI-145 PAI-096"));
    EXPECT_TRUE(t.breaks("Fi@g5e", "PAI-145 PAI-096"));
    EXPECT_TRUE(t.legal("Fi@g5s"));
    EXPECT_TRUE(t.illegal("Fi@f4n"));
    EXPECT_TRUE(t.breaks("Fi@f4n", "PAI-086 PAI-091"));
}

TEST(PaikoExamples, SafetyIsTestedBeforeTheCaptures) {  // WE-12
    const Table t("Bw@f7e,Sw@h6/Ai@j7/00000100.10000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("j7"), "1 0 0 0");
    EXPECT_EQ(t.at("h6"), "0 1 0 0");
    EXPECT_TRUE(t.illegal("Fi@h5n"));
    EXPECT_TRUE(t.breaks("Fi@h5n", "PAI-145 PAI-146 PAI-147 PAI-096"));
    EXPECT_EQ(t.then("h6-i7").text(),
              "Bw@f7e,Sw@i7/-/00000100.10000000.22233233/00000000.33332333.00001000/b/r1Sa/"
              "i7:1.-/0/1");
    EXPECT_EQ(t.then("h6-i7").captured(), words("Ai@j7"));
}

TEST(PaikoExamples, TakingCoverAwayFromAnOwnTile) {  // WE-13
    const Table t("Sw@h6,Wa@h5/Bw@h10s,Ai@j7/00000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h6"), "0 2 1 0");
    EXPECT_TRUE(t.legal("h5-g6"));
    EXPECT_TRUE(t.illegal("h5-g5 h5-h4 h5=e5"));
    EXPECT_TRUE(t.breaks("h5-g5", "PAI-145 PAI-115"));
    EXPECT_TRUE(t.breaks("h5-h4", "PAI-145 PAI-115"));
    EXPECT_TRUE(t.breaks("h5=e5", "PAI-145 PAI-149 PAI-115"));
    EXPECT_TRUE(t.legal("h6-h7 h6-g6"));
}

TEST(PaikoExamples, ATurningSaiCanUncoverToo) {  // WE-14
    const Table t("Sa@g6n,Sw@h6/Bw@h10s,Ai@j7/00000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_TRUE(t.legal("g6-g6s"));
    EXPECT_TRUE(t.illegal("g6-g6e g6-g6w"));
    EXPECT_TRUE(t.breaks("g6-g6e", "PAI-145 PAI-115"));
    EXPECT_TRUE(t.breaks("g6-g6w", "PAI-145 PAI-115"));
}

TEST(PaikoExamples, ShiftingPaths) {  // WE-15
    const Table t("Sw@h5,Er@h3/Bw@i9s,Ai@k6/00000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("i5"), "1 2 0 0");
    EXPECT_TRUE(t.illegal("h5-i5 h5-j5"));
    EXPECT_TRUE(t.breaks("h5-i5", "PAI-107"));
    EXPECT_TRUE(t.breaks("h5-j5", "PAI-107"));
    EXPECT_TRUE(t.illegal("h5-i6"));
    EXPECT_TRUE(t.breaks("h5-i6", "PAI-106 PAI-009"));
    EXPECT_TRUE(t.illegal("h5-h3"));
    EXPECT_TRUE(t.breaks("h5-h3", "PAI-106"));
    EXPECT_TRUE(t.legal("h5-i4"));
    EXPECT_TRUE(t.legal("h5-h7"));
    EXPECT_TRUE(t.illegal("h3-h1"));
    EXPECT_TRUE(t.breaks("h3-h1", "PAI-044"));
    EXPECT_TRUE(t.legal("h3-h2"));
}

TEST(PaikoExamples, TheSamePathUnderCover) {  // WE-16
    const Table t("Sw@h5,Lo@i4/Bw@i9s,Ai@k6/00000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("i5"), "1 2 1 0");
    EXPECT_TRUE(t.legal("h5-i5 h5-j5"));
}

TEST(PaikoExamples, AShiftingFireCountsItself) {  // WE-17
    const Table t("Sw@g6,Fi@g4w/Er@h7/00000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h5"), "1 1 0 0");
    EXPECT_EQ(t.at("h6"), "1 1 0 0");
    EXPECT_TRUE(t.legal("g6-h6"));
    EXPECT_TRUE(t.illegal("g4-h5w"));
    EXPECT_TRUE(t.breaks("g4-h5w", "PAI-107"));
    EXPECT_TRUE(t.legal("g4-h4w g4-g5n"));
}

TEST(PaikoExamples, NullShifts) {  // WE-18
    const Table t("Bw@d5e,Sw@e5/Sa@k9s/00000000.00000000.rest/00000000.rest.00000000/w/t");
    EXPECT_TRUE(t.illegal("e5-e5 d5-d5e"));
    EXPECT_TRUE(t.breaks("e5-e5", "PAI-111 PAI-082"));
    EXPECT_TRUE(t.breaks("d5-d5e", "PAI-111 PAI-082"));
    EXPECT_TRUE(t.illegal("pass"));
    EXPECT_TRUE(t.breaks("pass", "PAI-191 PAI-082"));
    EXPECT_EQ(t.then("d5-d5n").text(),
              "Bw@d5n,Sw@e5/Sa@k9s/00000000.00000000.32233333/00000000.23333333.00000000/b/t/"
              "d5:1.-/0/1");
}

TEST(PaikoExamples, WaterRedeploy) {  // WE-19
    const Table t("Lo@h5,Wa@i5/Ai@l5/00000000.00000010.rest/00000000.rest.00000000/w/t");
    EXPECT_TRUE(t.legal("i5=h6"));
    EXPECT_TRUE(t.legal("i5=c5"));
    EXPECT_TRUE(t.legal("i5-j4 i5-j6"));
    EXPECT_TRUE(t.illegal("i5=j4 i5=j6"));
    EXPECT_TRUE(t.breaks("i5=j4", "PAI-126 PAI-086"));
    EXPECT_TRUE(t.breaks("i5=j6", "PAI-126 PAI-086"));
    EXPECT_TRUE(t.illegal("i5=i7 i5=i5"));
    EXPECT_TRUE(t.breaks("i5=i7", "PAI-126 PAI-087"));
    EXPECT_TRUE(t.breaks("i5=i5", "PAI-128"));
    EXPECT_EQ(t.canonical("i5=h4"), "i5-h4");
}

TEST(PaikoExamples, AfterARedeployTheOldStampsAreGone) {  // WE-20
    const Table t("Wa@e10,Bw@g6n/Ai@f11/00000000.00000010.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("f11"), "1 0 0 0");
    EXPECT_EQ(t.canonical("e10=g10"), "e10-g10");
    EXPECT_EQ(t.then("e10-g10").text(),
              "Wa@g10,Bw@g6n/Ai@f11/00000000.00000010.33233322/00000000.33332333.00000000/b/t/"
              "g10:1.-/0/1");
    EXPECT_EQ(t.then("e10-g10").captured(), words(""));
}

TEST(PaikoExamples, WholeBoardNoLineOfSight) {  // WE-21
    const Table t("Bw@b8e,Bw@k8w/Ai@g8/00000000.00000010.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.then("b8-d8e").text(),
              "Bw@d8e,Bw@k8w/-/00000000.00000010.33133323/00000000.33332333.00001000/b/r1Sa/"
              "d8:1.-/0/1");
    EXPECT_EQ(t.then("b8-d8e").captured(), words("Ai@g8"));
}

TEST(PaikoExamples, ACoveredTileFarFromTheActionStays) {  // WE-22
    const Table t("Sw@i8,Sw@j6/Ai@j7,Lo@k7/00001000.00000010.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("j7"), "2 0 0 1");
    EXPECT_EQ(t.then("Ai@d6").text(),
              "Sw@i8,Ai@d6,Sw@j6/Ai@j7,Lo@k7/00000000.00000010.31332323/"
              "00000000.33322333.00000000/b/t/-.-/0/1");
    EXPECT_EQ(t.then("Ai@d6").captured(), words(""));
}

}  // namespace
}  // namespace engawa::paiko

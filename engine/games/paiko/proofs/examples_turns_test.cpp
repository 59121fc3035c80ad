// The worked examples of the ledger from WE-23 on, one test for each.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoExamples, SaiBonus) {  // WE-23
    const Table t("Sw@h9,Er@e8/Ai@j9,Bw@m9w/10000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_TRUE(t.illegal("Sa@h10n"));
    EXPECT_TRUE(t.breaks("Sa@h10n", "PAI-086"));
    EXPECT_TRUE(t.illegal("Sa@i9n"));
    EXPECT_TRUE(t.breaks("Sa@i9n", "PAI-086"));
    EXPECT_TRUE(t.illegal("Sa@i8-i8e"));
    EXPECT_TRUE(t.breaks("Sa@i8-i8e", "PAI-119"));
    EXPECT_EQ(t.canonical("Sa@i8-i9n"), "Sa@i10-i9n");
    EXPECT_EQ(t.then("Sa@i8-k8n").text(),
              "Sw@h9,Er@e8,Sa@k8n/Ai@j9,Bw@m9w/00000000.00000001.22333322/"
              "00000000.33232333.00000000/b/t/k8:1.-/0/1");
    EXPECT_EQ(t.then("Sa@i8n").text(),
              "Sw@h9,Er@e8,Sa@i8n/Ai@j9,Bw@m9w/00000000.00000001.22333322/"
              "00000000.33232333.00000000/b/t/-.-/0/1");
}

TEST(PaikoExamples, NoCaptureBetweenDeploymentAndBonus) {  // WE-24
    const Table t("Er@f5/Ai@h5/10000000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("h5"), "1 0 0 0");
    EXPECT_EQ(t.then("Sa@g5e").text(),
              "Er@f5,Sa@g5e/-/00000000.00000001.23333322/00000000.33332333.00001000/b/r1Sa/"
              "-.-/0/1");
    EXPECT_EQ(t.then("Sa@g5e").captured(), words("Ai@h5"));
    EXPECT_EQ(t.then("Sa@g6-h6s").text(),
              "Sa@h6s,Er@f5/-/00000000.00000001.23333322/00000000.33332333.00001000/b/r1Sa/"
              "h6:1.-/0/1");
    EXPECT_EQ(t.then("Sa@g6-h6s").captured(), words("Ai@h5"));
    EXPECT_EQ(t.then("Sa@g5-g6e").text(),
              "Sa@g6e,Er@f5/Ai@h5/00000000.00000001.23333322/00000000.33332333.00000000/b/t/"
              "g6:1.-/0/1");
    EXPECT_EQ(t.then("Sa@g5-g6e").captured(), words(""));
}

TEST(PaikoExamples, LotusAndBlackSquares) {  // WE-25
    const Table t("Fi@e4e/Bw@g10s,Ai@h9,Sw@h6/00010000.00000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("g7"), "0 3 1 0");
    EXPECT_EQ(t.at("g6"), "1 3 1 0");
    EXPECT_EQ(t.at("g5"), "1 2 1 0");
    EXPECT_TRUE(t.legal("Lo@f9 Lo@h8 Lo@i6"));
    EXPECT_TRUE(t.illegal("Lo@g7"));
    EXPECT_TRUE(t.breaks("Lo@g7", "PAI-089"));
    EXPECT_TRUE(t.illegal("Lo@g6"));
    EXPECT_TRUE(t.breaks("Lo@g6", "PAI-089 PAI-090"));
    EXPECT_TRUE(t.legal("Lo@g5"));
    EXPECT_TRUE(t.illegal("Lo@e4"));
    EXPECT_TRUE(t.breaks("Lo@e4", "PAI-085 PAI-088"));
}

TEST(PaikoExamples, ALotusOnABlackSquareCanBeCaptured) {  // WE-26
    const Table t("Sw@h5,Er@i4/Lo@i6/00001000.00110000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.at("i6"), "2 0 0 1");
    EXPECT_EQ(t.then("Ai@g5").text(),
              "Ai@g5,Sw@h5,Er@i4/-/00000000.00110000.32222323/00000000.33323333.00010000/b/"
              "r1Sa/-.-/0/1");
    EXPECT_EQ(t.then("Ai@g5").captured(), words("Lo@i6"));
    EXPECT_EQ(t.then("Ai@g4").text(),
              "Sw@h5,Ai@g4,Er@i4/Lo@i6/00000000.00110000.32222323/00000000.33323333.00000000/"
              "b/t/-.-/0/1");
    EXPECT_EQ(t.then("Ai@g4").captured(), words(""));
}

TEST(PaikoExamples, FourTurnRule) {  // WE-27
    const Table t("Bw@d5e,Sw@e5/Sa@k9s/00000000.00000002.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.then("e5-e6 +Sa e6-e5 +Sa e5-e6").text(),
              "Sw@e6,Bw@d5e/Sa@k9s/00000000.00000002.32233331/20000000.03333333.00000000/b/t/"
              "e6:3.-/0/5");
    const Table after = t.then("e5-e6 +Sa e6-e5 +Sa e5-e6 +Sw");
    EXPECT_TRUE(after.illegal("e6-e5 e6-e7 e6-d6"));
    EXPECT_TRUE(after.breaks("e6-e5", "PAI-114 PAI-133"));
    EXPECT_TRUE(after.breaks("e6-e7", "PAI-114 PAI-133"));
    EXPECT_TRUE(after.breaks("e6-d6", "PAI-114 PAI-133"));
    EXPECT_TRUE(after.legal("d5-d6e d5-d5n +Wa"));
    const Table after2 = t.then("e5-e6 +Sa e6-e5 +Sa e5-e6 +Sw +Wa +Sw");
    EXPECT_TRUE(after2.legal("e6-e5"));
}

TEST(PaikoExamples, BonusTurnAndRedeployCountInTheRun) {  // WE-28
    const Table t("Wa@c6/Sw@k9/10000000.00000001.rest/00000000.rest.00000000/w/t/c6:2.-");
    EXPECT_EQ(t.then("c6=g1").text(),
              "Wa@g1/Sw@k9/10000000.00000001.23333331/00000000.32333333.00000000/b/t/g1:3.-/0/"
              "1");
    const Table after = t.then("c6=g1 +Sa");
    EXPECT_TRUE(after.illegal("g1-g2 g1=e5"));
    EXPECT_TRUE(after.breaks("g1-g2", "PAI-114 PAI-133"));
    EXPECT_TRUE(after.breaks("g1=e5", "PAI-114 PAI-130"));
    EXPECT_EQ(t.then("Sa@e7-e6n +Sa e6-e6e +Sa e6-e7e").text(),
              "Sa@e7e,Wa@c6/Sw@k9/00000000.00000001.23333331/20000000.12333333.00000000/b/t/"
              "e7:3.-/0/5");
    const Table after2 = t.then("Sa@e7-e6n +Sa e6-e6e +Sa e6-e7e +Sw");
    EXPECT_TRUE(after2.legal("c6-c7"));
    EXPECT_TRUE(after2.illegal("e7-e6e e7-e7n"));
    EXPECT_TRUE(after2.breaks("e7-e6e", "PAI-114 PAI-133"));
    EXPECT_TRUE(after2.breaks("e7-e7n", "PAI-114 PAI-133"));
    EXPECT_EQ(t.canonical("Sa@e5-e6n"), "Sa@e7-e6n");
}

TEST(PaikoExamples, RewardPicks) {  // WE-29
    const Table t("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa");
    EXPECT_EQ(t.moves(), words(":Bw :Er :Sa"));
    EXPECT_EQ(t.then(":Bw").text(),
              "Er@g5,Ai@g4/Ai@k10/00100000.10100011.23132312/00000000.32332332.01000001/b/"
              "r1Bw/-.-/0/0");
    const Table after = t.then(":Bw");
    EXPECT_TRUE(after.legal(":Bw :Er :Wa"));
    EXPECT_TRUE(after.illegal(":Sa"));
    EXPECT_TRUE(after.breaks(":Sa", "PAI-170"));
    EXPECT_EQ(t.then(":Bw :Wa").text(),
              "Er@g5,Ai@g4/Ai@k10/00100001.10100010.23132312/00000000.32332332.01000001/b/t/"
              "-.-/0/0");
}

TEST(PaikoExamples, CapturesWithAnEmptyReserve) {  // WE-30
    const Table t(
        "Bw@e5e,Er@g5,Ai@g3/Bw@i5n,Wa@i4/00100000.00000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.then("Bw@e4e").text(),
              "Bw@e5e,Er@g5,Bw@e4e,Ai@g3/-/00000000.00000000.33132323/"
              "00000000.33233332.00100001/b/t/-.-/0/1");
    EXPECT_EQ(t.then("Bw@e4e").captured(), words("Bw@i5 Wa@i4"));
}

TEST(PaikoExamples, Draws) {  // WE-31
    const Table t("Ai@e5/Ai@k9/00000000.10000002.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.moves(), words("+Sa +SaWa +SaWaWa +Wa +WaWa"));
    EXPECT_EQ(t.canonical("+WaSa"), "+SaWa");
    EXPECT_TRUE(t.illegal("+Sw +SaSa +WaWaWa pass"));
    EXPECT_TRUE(t.breaks("+Sw", "PAI-100"));
    EXPECT_TRUE(t.breaks("+SaSa", "PAI-100"));
    EXPECT_TRUE(t.breaks("+WaWaWa", "PAI-100"));
    EXPECT_TRUE(t.breaks("pass", "PAI-191 PAI-082"));
    EXPECT_EQ(t.then("+SaWaWa").text(),
              "Ai@e5/Ai@k9/10000002.00000000.23332331/00000000.33332333.00000000/b/t/-.-/0/1");
}

TEST(PaikoExamples, Score) {  // WE-32
    const Table t(
        "Sw@i10,Lo@i9,Er@h5,Lo@f9,Bw@e4n/Ai@g3,Lo@d5,Sw@a8,Wa@l9/00000000.rest.00000000/"
        "00000000.rest.00000000/w/t");
    EXPECT_EQ(t.points('w'), 3);
    EXPECT_EQ(t.points('b'), 3);
}

TEST(PaikoExamples, Winning) {  // WE-33
    const Table t(
        "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/00011000.10000010.rest/"
        "10000000.01000010.rest/w/t");
    EXPECT_EQ(t.points('w'), 9);
    EXPECT_EQ(t.points('b'), 1);
    EXPECT_EQ(t.then("Ai@e11").text(),
              "Er@i12,Ai@e11,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Ai@m8/"
              "00010000.10000010.11222312/10000000.01000010.22332323/-/xw/-.-/0/1");
    EXPECT_EQ(t.then("Ai@e11").captured(), words("Sw@g12"));
    EXPECT_EQ(t.then("e6-e8").text(),
              "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e8/Sw@g12,Ai@m8/"
              "00011000.10000010.11222312/10000000.01000010.21332323/-/xw/e8:1.-/0/1");
    EXPECT_EQ(t.then("Lo@i9").text(),
              "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Lo@i9,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/"
              "00001000.10000010.11222312/10000000.01000010.21332323/b/t/-.-/0/1");
    EXPECT_EQ(t.then("g11-g10n").text(),
              "Er@i12,Bw@g10n,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Ai@m8/00011000.10000010.11222312/"
              "10000000.01000010.22332323/b/r1Sa/g10:1.-/0/1");
    EXPECT_EQ(t.then("g11-g10n").captured(), words("Sw@g12"));
}

TEST(PaikoExamples, TieByLosses) {  // WE-34
    const Table t(
        "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@g5,Er@h1/Er@j11,Sw@i5/00001000.01010101.21221212/"
        "00000000.20212111.rest/w/t");
    EXPECT_EQ(t.points('w'), 5);
    EXPECT_EQ(t.points('b'), 1);
    EXPECT_EQ(t.state().losses(0), 13);
    EXPECT_EQ(t.state().losses(1), 12);
    EXPECT_EQ(t.then("Ai@g4").text(),
              "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@g5,Ai@g4,Er@h1/Er@j11/"
              "00000000.01010101.21221212/00000000.20212111.13121212/-/xt/-.-/0/1");
    EXPECT_EQ(t.then("Ai@g4").captured(), words("Sw@i5"));
    EXPECT_EQ(t.then("Ai@h3").text(),
              "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@g5,Ai@h3,Er@h1/Er@j11/"
              "00000000.01010101.21221212/00000000.20212111.13121212/b/r1Sa/-.-/0/1");
    EXPECT_EQ(t.then("Ai@h3").captured(), words("Sw@i5"));
}

TEST(PaikoExamples, TieByLossesWithoutACapture) {  // WE-35
    const Table t(
        "Sw@a8,Bw@b9n,Sa@c10n,Ai@d11,Er@h1,Er@g8/Ai@k9/00000000.01010101.rest/"
        "00000000.20212011.rest/w/t");
    EXPECT_EQ(t.points('w'), 6);
    EXPECT_EQ(t.points('b'), 0);
    EXPECT_GE(t.state().losses(0), 13);
    EXPECT_GE(t.state().losses(1), 13);
    EXPECT_EQ(t.then("g8-f8").text(),
              "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@f8,Er@h1/Ai@k9/00000000.01010101.21222212/"
              "00000000.20212011.13120322/b/t/f8:1.-/0/1");
    EXPECT_EQ(t.then("c10-c10e").text(),
              "Ai@d11,Sa@c10e,Bw@b9n,Sw@a8,Er@g8,Er@h1/Ai@k9/00000000.01010101.21222212/"
              "00000000.20212011.13120322/b/t/c10:1.-/0/1");
    EXPECT_EQ(t.then("a8-a7").text(),
              "Ai@d11,Sa@c10n,Bw@b9n,Er@g8,Sw@a7,Er@h1/Ai@k9/00000000.01010101.21222212/"
              "00000000.20212011.13120322/-/xt/a7:1.-/0/1");
}

TEST(PaikoExamples, ForcedPasses) {  // WE-36
    const Table t(
        "Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.00000000.rest/00000000.00000000.rest/w/t");
    EXPECT_EQ(t.points('w'), 2);
    EXPECT_EQ(t.points('b'), 6);
    EXPECT_EQ(t.moves(), words("pass"));
    EXPECT_EQ(t.then("pass").text(),
              "Ai@l8,Lo@l7/Ai@c5,Ai@e5,Ai@e3/00000000.00000000.33322333/"
              "00000000.00000000.33330333/b/t/-.-/1/1");
    EXPECT_EQ(t.then("pass pass").text(),
              "Ai@l8,Lo@l7/Ai@c5,Ai@e5,Ai@e3/00000000.00000000.33322333/"
              "00000000.00000000.33330333/-/xt/-.-/2/2");
}

TEST(PaikoExamples, ForcedPassBecauseOfTheFourTurnRule) {  // WE-37
    const Table t("Sw@e5/Er@k9/00000000.00000000.rest/00000000.rest.00000000/w/t/e5:3.-");
    EXPECT_EQ(t.moves(), words("pass"));
    EXPECT_EQ(t.then("pass").text(),
              "Sw@e5/Er@k9/00000000.00000000.32333333/00000000.33333323.00000000/b/t/-.-/1/1");
    EXPECT_EQ(t.then("pass +Sa").text(),
              "Sw@e5/Er@k9/00000000.00000000.32333333/10000000.23333323.00000000/w/t/-.-/0/2");
    const Table after = t.then("pass +Sa");
    EXPECT_TRUE(after.legal("e5-e6"));
    EXPECT_TRUE(after.illegal("pass"));
    EXPECT_TRUE(after.breaks("pass", "PAI-191 PAI-082"));
}

TEST(PaikoExamples, TurnCap) {  // WE-38
    const Table t("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t/-.-/0/399");
    const Table capped(t.text(), 400);
    EXPECT_EQ(capped.then("Ai@g4").text(),
              "Er@g5,Ai@g4/-/00000000.11100000.22232323/00000000.32333333.01000000/-/xt/-.-/0/"
              "400");
    EXPECT_EQ(capped.then("Ai@g4").captured(), words("Sw@i5"));
    EXPECT_EQ(t.then("Ai@g4").text(),
              "Er@g5,Ai@g4/-/00000000.11100000.22232323/00000000.32333333.01000000/b/r1Sa/-.-/"
              "0/400");
    EXPECT_EQ(t.then("Ai@g4").captured(), words("Sw@i5"));
}

TEST(PaikoExamples, SetUpPicks) {  // WE-39
    const Table t("-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s");
    EXPECT_EQ(t.moves(), words("+Ai +Bw +Fi +Lo +Sa +Sw"));
    const Table after = t.then("+Fi");
    EXPECT_TRUE(after.legal("+Fi +Er"));
    EXPECT_TRUE(after.illegal("+Sa +Ai +Wa"));
    EXPECT_TRUE(after.breaks("+Sa", "PAI-070"));
    EXPECT_TRUE(after.breaks("+Ai", "PAI-070"));
    EXPECT_TRUE(after.breaks("+Wa", "PAI-071"));
    EXPECT_EQ(t.then("+Fi +Fi +Fi +Er +Er +Er +Wa").text(),
              "-/-/00000331.33333002.00000000/00000000.33333333.00000000/b/s/-.-/0/0");
    EXPECT_EQ(t.then("+Fi +Fi +Fi +Er +Er +Er +Wa +Sa +Sa +Sa +Sw +Sw +Sw +Bw +Bw +Bw").text(),
              "-/-/00000331.33333002.00000000/33300000.00033333.00000000/w/s/-.-/0/0");
    const Table after2 = t.then("+Fi +Fi +Fi +Er +Er +Er +Wa +Sa +Sa +Sa +Sw +Sw +Sw +Bw +Bw +Bw");
    EXPECT_TRUE(after2.legal("+Sa +Sw +Bw +Lo +Ai +Wa"));
    EXPECT_TRUE(after2.illegal("+Fi +Er"));
    EXPECT_TRUE(after2.breaks("+Fi", "PAI-071 PAI-073"));
    EXPECT_TRUE(after2.breaks("+Er", "PAI-071 PAI-073"));
}

TEST(PaikoExamples, StringsThatMustBeRefused) {  // WE-40
    // a Sword on the black square g7.
    EXPECT_FALSE(readable("Sw@g7/-/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // a1 does not exist.
    EXPECT_FALSE(readable("Sw@a1/-/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // e5 is used twice.
    EXPECT_FALSE(readable("Sw@e5/Sw@e5/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // a Fire without a facing.
    EXPECT_FALSE(readable("Fi@e5/-/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // a Sword with a facing.
    EXPECT_FALSE(readable("Sw@e5n/-/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // four White Swords.
    EXPECT_FALSE(readable("Sw@e5/-/03000000.rest.00000000/00000000.rest.00000000/w/t"));
    // White's Swords do not add up to three.
    EXPECT_FALSE(readable("Sw@e5/-/00000000.33333333.00000000/00000000.rest.00000000/w/t"));
    // not at rest: the Sword on i4 is in 2 threat.
    EXPECT_FALSE(readable("Sw@h5,Er@g4/Sw@i4/00000000.rest.00000000/00000000.rest.00000000/w/t"));
    // a run on an Air.
    EXPECT_FALSE(readable("Ai@e5/-/00000000.rest.00000000/00000000.rest.00000000/w/t/e5:1.-"));
    // a run of 4.
    EXPECT_FALSE(readable("Sw@e5/-/00000000.rest.00000000/00000000.rest.00000000/w/t/e5:4.-"));
    // White has 10 points, so the phase must be `xw`.
    EXPECT_FALSE(readable(
        "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Bw@h13n/-/00000000.rest.00000000/00000000.rest.00000000/"
        "b/t"));
    // White has not won.
    EXPECT_FALSE(readable("Sw@e5/-/00000000.rest.00000000/00000000.rest.00000000/-/xw"));
    // two reward picks from a reserve of one.
    EXPECT_FALSE(readable("Sw@e5/-/00000000.10000000.rest/00000000.rest.03000000/b/r2Sa"));
    // a reward pick although Black has lost nothing.
    EXPECT_FALSE(readable("Sw@e5/-/00000000.rest.00000000/00000000.rest.00000000/b/r1Sa"));
    // Black cannot be first to pick.
    EXPECT_FALSE(readable("-/-/00000000.33333333.00000000/00000000.33333333.00000000/b/s"));
}

}  // namespace
}  // namespace engawa::paiko

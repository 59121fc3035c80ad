// Section 7 of the ledger: drawing.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoDraw, MovesOneToThreeTilesOfChoiceToTheHand) {  // PAI-100 PAI-101
    const Table t("Ai@e5/Ai@k9/10000000.21000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.after("+"), set_of("Sa SaSa SaSaSw SaSaWa SaSw SaSwWa SaWa Sw SwWa Wa"));
    EXPECT_EQ(t.then("+SaSaWa").field(3), "30000001.01000000.02332332");
    EXPECT_EQ(t.then("+Sw").field(3), "11000000.20000001.02332332");
    EXPECT_EQ(t.then("+Sw").field(1), "Ai@e5");  // instead of any other action
    EXPECT_EQ(t.then("+Sw").seat(), "b");
    EXPECT_TRUE(t.illegal("+Fi +SwSw +SaSaSa"));
    EXPECT_TRUE(t.breaks("+SwSw", "PAI-100"));
}

TEST(PaikoDraw, NeverMoreThanThree) {  // PAI-100
    const Table t("Ai@e5/Ai@k9/00000000.22000001.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.canonical("+SaSaSwSw"), "");
    for (const std::string& move : t.moves()) EXPECT_LE(move.size(), 7u);
}

TEST(PaikoDraw, NothingIsDrawnFromAnEmptyReserve) {  // PAI-102
    const Table t("Sw@e5/Ai@k9/01000000.00000000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.after("+"), set_of(""));
    EXPECT_TRUE(t.illegal("+Sw"));
    EXPECT_TRUE(t.breaks("+Sw", "PAI-100 PAI-102"));
    EXPECT_EQ(t.canonical("+"), "");
}

TEST(PaikoDraw, IsAMultisetWhateverTheOrder) {  // PAI-103
    const Table t("Lo@e5/Lo@k9/00000000.33323333.00000000/00000000.rest.00000000/w/t");
    // 8 single tiles, 36 pairs, 120 triples, without the triple of the Lotus on the board.
    EXPECT_EQ(t.after("+").size(), 8u + 36u + 120u - 1u);
    for (const std::string& spelling : words("+SaSwWa +SaWaSw +SwSaWa +SwWaSa +WaSaSw +WaSwSa")) {
        EXPECT_EQ(t.canonical(spelling), "+SaSwWa");
    }
}

TEST(PaikoDraw, AHandHasNoLimit) {  // PAI-104
    Table t("-/-/33333330.00000003.00000000/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.play("+WaWaWa").field(3), "33333333.00000000.00000000");
}

}  // namespace
}  // namespace engawa::paiko

// What Paikō's notation asks of a front end, through the door that every front end uses.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

using Texts = std::vector<std::string>;

std::unique_ptr<Match> table(std::string_view position = "") {
    Setup setup;
    setup.start = position;
    return (*find_game("paiko"))->open(setup).value();
}

TEST(PaikoTexts, SeveralPicksInOneTextAreSingleDecisionsInTypeOrder) {  // N-15
    const auto match = table();
    EXPECT_EQ(*match->play(Seat{0}, "+SwSaSw"), (Texts{"+Sa", "+Sw", "+Sw"}));
    EXPECT_EQ(match->plies(), 3);
    const auto rewards =
        table("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa");
    EXPECT_EQ(*rewards->play(Seat{1}, ":WaBw"), (Texts{":Bw", ":Wa"}));
}

TEST(PaikoTexts, SeveralPicksAreRefusedAsAWholeIfOneIsIllegal) {  // N-15
    const auto match = table();
    for (const char* text : {"+SaSaSaSa", "+SaWa", "+SaSaSaSwSwSwBwBw", "+SaXx"}) {
        EXPECT_FALSE(match->play(Seat{0}, text).ok()) << text;
        EXPECT_EQ(match->plies(), 0) << text;
    }
}

TEST(PaikoTexts, MoveListsAreSortedByBytes) {  // N-16
    const auto match = table("Wa@b7,Sa@g1n/-/11000000.rest.00000000/00000000.rest.00000000/w/t");
    const Texts moves = match->seen_by(Seat{0})->legal(false);
    EXPECT_GT(moves.size(), 300u);
    EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
    const auto place = [&](std::string_view move) {
        return std::find(moves.begin(), moves.end(), move) - moves.begin();
    };
    EXPECT_LT(place("+Sw"), place("+SwSw"));
    EXPECT_LT(place("+WaWa"), place("Sa@e3n"));
    EXPECT_LT(place("Sw@e5"), place("b7-b6"));
    EXPECT_LT(place("b7-c8"), place("b7=e5"));
}

}  // namespace
}  // namespace engawa

// Section 1 of the ledger: the board.
#include <map>

#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

constexpr std::string_view kStartText =
    "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s";

std::string lone(const std::string& tile) { return Setting{.white = tile}.text(); }

std::set<std::string> existing_squares() {
    std::set<std::string> found;
    for (char file = 'a'; file <= 'z'; ++file) {
        for (int rank = 0; rank <= 20; ++rank) {
            const std::string square = file + std::to_string(rank);
            if (readable(lone("Lo@" + square))) found.insert(square);
        }
    }
    return found;
}

TEST(PaikoBoard, ASquareExistsByTheSumAndDifferenceOfItsFileAndRank) {  // PAI-001
    EXPECT_EQ(existing_squares(), set_of(squares()));
    EXPECT_TRUE(readable(lone("Lo@a7")));
    EXPECT_TRUE(readable(lone("Lo@n8")));
    for (const char* outside : {"a1", "a6", "a9", "f14", "i14", "n6", "o8", "g15", "g0"}) {
        EXPECT_FALSE(readable(lone(std::string("Lo@") + outside))) << outside;
    }
}

TEST(PaikoBoard, ThereAre112SquaresInUnbrokenRanksAndFiles) {  // PAI-002
    const std::set<std::string> found = existing_squares();
    EXPECT_EQ(found.size(), 112u);
    std::map<int, std::set<int>> ranks;
    std::map<int, std::set<int>> files;
    for (const std::string& square : found) {
        ranks[rank_of(square)].insert(file_of(square));
        files[file_of(square)].insert(rank_of(square));
    }
    std::string sizes;
    for (int rank = 14; rank >= 1; --rank) sizes += std::to_string(ranks[rank].size()) + " ";
    EXPECT_EQ(sizes, "2 4 6 8 10 12 14 14 12 10 8 6 4 2 ");
    for (const auto& lines : {ranks, files}) {
        EXPECT_EQ(lines.size(), 14u);
        for (const auto& [number, line] : lines) {
            EXPECT_EQ(static_cast<int>(line.size()), *line.rbegin() - *line.begin() + 1) << number;
        }
    }
}

TEST(PaikoBoard, NorthIsTowardsRank14AndEastTowardsFileN) {  // PAI-003
    EXPECT_EQ(Table(lone("Sa@e5n")).threatened('w'), set_of("e6"));
    EXPECT_EQ(Table(lone("Sa@e5e")).threatened('w'), set_of("f5"));
    EXPECT_EQ(Table(lone("Sa@e5s")).threatened('w'), set_of("e4"));
    EXPECT_EQ(Table(lone("Sa@e5w")).threatened('w'), set_of("d5"));
}

TEST(PaikoBoard, SquaresAreNumberedInReadingOrder) {  // PAI-004
    const Words& order = squares();
    EXPECT_EQ(order[0] + order[1] + order[2], "g14h14f13");
    EXPECT_EQ(order[42] + order[55] + order[56], "a8n8a7");
    EXPECT_EQ(order[110] + order[111], "g1h1");
    // Tiles are written in the order of their square numbers, however they were given.
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        const std::string earlier = "Lo@" + order[i];
        const std::string later = "Lo@" + order[i + 1];
        EXPECT_EQ(Table(lone(later + "," + earlier)).field(1), earlier + "," + later);
    }
}

TEST(PaikoBoard, EachHomegroundHas28SquaresAndTheMiddleground56) {  // PAI-005 PAI-006 PAI-007
    const Table empty(Setting{});
    EXPECT_EQ(empty.covered('w'), squares_where(in_white_home));
    EXPECT_EQ(empty.covered('b'), squares_where(in_black_home));
    EXPECT_EQ(empty.covered('w').size(), 28u);
    EXPECT_EQ(empty.covered('b').size(), 28u);
    int middle = 0;
    for (const std::string& square : squares()) {
        if (is_black_square(square)) continue;
        const int points = Table(lone("Sw@" + square)).points('w');
        EXPECT_EQ(points, in_white_home(square) ? 0 : in_black_home(square) ? 2 : 1) << square;
        middle += points == 1 ? 1 : 0;
    }
    EXPECT_EQ(middle, 56 - 2);  // two black squares are middleground
}

TEST(PaikoBoard, FourSquaresAreBlack) {  // PAI-008
    const auto refused =
        squares_where([](const std::string& square) { return !readable(lone("Sw@" + square)); });
    EXPECT_EQ(refused, set_of("f9 i6 g7 h8"));
    const Table empty(Setting{});
    EXPECT_EQ(empty.at("f9") + "," + empty.at("i6"), "0 0 0 0,0 0 0 0");
    EXPECT_EQ(empty.at("g7") + "," + empty.at("h8"), "0 0 1 0,0 0 0 1");
}

TEST(PaikoBoard, OnlyALotusMayStandOnABlackSquare) {  // PAI-009
    for (const char* square : {"f9", "i6", "g7", "h8"}) {
        EXPECT_TRUE(readable(lone(std::string("Lo@") + square)));
        for (const char* tile : {"Sa@?n", "Sw@?", "Bw@?n", "Ai@?", "Fi@?n", "Er@?", "Wa@?"}) {
            std::string placed = tile;
            placed.replace(3, 1, square);
            EXPECT_FALSE(readable(lone(placed))) << placed;
        }
    }
    // The Sword on g8 threatens f9, so that White might deploy there if it were not black.
    const Table t(Setting{.white = "Sw@g8", .hand = "11111111"});
    EXPECT_TRUE(t.legal("Lo@f9 Lo@i6 Lo@g7 Lo@h8 Er@f8"));
    EXPECT_TRUE(t.illegal("Er@f9 Sw@f9 Ai@f9 Wa@f9 Sa@f9n Bw@f9e Fi@f9s Er@g7"));
    EXPECT_TRUE(t.breaks("Er@g7", "PAI-009 PAI-086"));
}

TEST(PaikoBoard, NoTilePassesOverABlackSquare) {  // PAI-009
    const Table t(Setting{.white = "Sw@f8,Wa@h7", .hand = "10000000"});
    EXPECT_TRUE(t.illegal("f8-f9 f8-f10"));
    EXPECT_TRUE(t.legal("f8-g9 f8-e9"));  // round the corner
    EXPECT_TRUE(t.breaks("f8-f9", "PAI-009 PAI-106"));
    EXPECT_TRUE(t.illegal("h7-h8 h7-h9"));  // over h8
    EXPECT_TRUE(t.illegal("Sa@g6-g7n Sa@g6-g8n"));
    EXPECT_NE(t.canonical("Sa@g6-f6n"), "");
}

TEST(PaikoBoard, ThreatAndCoverActOnBlackSquaresToo) {  // PAI-010
    EXPECT_EQ(Table(Setting{.white = "Sw@h5,Lo@h6", .black = "Fi@h10s"}).at("i6"), "1 0 1 0");
    EXPECT_EQ(Table(Setting{.white = "Bw@g10s", .black = "Fi@h10s"}).at("h8"), "1 1 0 1");
    Table t(Setting{.white = "Sw@h5,Er@i4", .black = "Lo@i6", .hand = "00001000"});
    EXPECT_EQ(t.play("Ai@g5").captured(), words("Lo@i6"));
}

TEST(PaikoBoard, HalfSquaresAreNoSquares) {  // PAI-011 PAI-012
    // With b8 taken, the only way from a8 to b9 would lead over the half square beside them.
    const Table open(Setting{.white = "Sw@a8"});
    EXPECT_EQ(open.after("a8-"), set_of("a7 b7 b8 b9 c8"));
    const Table closed(Setting{.white = "Sw@a8,Lo@b8"});
    EXPECT_EQ(closed.after("a8-"), set_of("a7 b7"));
    EXPECT_TRUE(closed.illegal("a8-b9"));
    EXPECT_EQ(Table(Setting{.hand = "00010000"}).after("Lo@").size(), 112u);
}

TEST(PaikoBoard, ASquareHoldsAtMostOneTile) {  // PAI-013
    EXPECT_FALSE(readable(Setting{.white = "Sw@e5,Lo@e5"}.text()));
    EXPECT_FALSE(readable(Setting{.white = "Sw@e5", .black = "Lo@e5"}.text()));
    const Table t(Setting{.white = "Sw@e5,Er@e6", .black = "Lo@d5", .hand = "01010000"});
    EXPECT_TRUE(t.illegal("Sw@e6 Lo@e5 Lo@d5 e5-e6 e5-d5"));
    EXPECT_TRUE(t.breaks("Lo@e5", "PAI-013 PAI-085 PAI-088"));
    EXPECT_TRUE(t.breaks("e5-e6", "PAI-013 PAI-106"));
}

TEST(PaikoBoard, WhiteOwnsTheLowerLeftHomeground) {  // PAI-014
    const Table white(Setting{.hand = "01000000"});
    EXPECT_EQ(white.after("Sw@"), squares_where([](const std::string& s) {
                  return in_white_home(s) && !is_black_square(s);
              }));
    const Table black(Setting{.black_hand = "01000000", .seat = "b"});
    EXPECT_EQ(black.after("Sw@"), squares_where([](const std::string& s) {
                  return in_black_home(s) && !is_black_square(s);
              }));
}

TEST(PaikoBoard, WhoPlaysWhiteIsNoDecisionOfTheGame) {  // PAI-015
    const Paiko game;
    const State start = game.start(options_with_cap(0));
    EXPECT_EQ(game.write(start), Table(kStartText).text());
    EXPECT_EQ(game.to_act(start), SeatSet{Seat{0}});  // seat 1, White, and nothing to choose before
    ASSERT_EQ(game.schema().size(), 1u);
    EXPECT_EQ(game.schema()[0].name, "turn_cap");
}

}  // namespace
}  // namespace engawa::paiko

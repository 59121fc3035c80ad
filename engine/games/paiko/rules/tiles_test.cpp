// Section 2 of the ledger: the tiles and their stamps.
#include "engine/core/long_run_test.h"
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

constexpr std::string_view kStartText =
    "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s";
const Words kTypeCodes = words("Sa Sw Bw Lo Ai Fi Er Wa");

// The five by five squares round g8, all of which exist. A tile stands in the middle.
std::string picture(const std::set<std::string>& marked) {
    std::string drawn;
    for (int rank = 10; rank >= 6; --rank) {
        for (char file = 'e'; file <= 'i'; ++file) {
            drawn += marked.contains(file + std::to_string(rank)) ? " x" : " .";
        }
        drawn += "\n";
    }
    return drawn;
}

std::set<std::string> threat_of(const std::string& tile) {
    return Table(Setting{.white = tile}).threatened('w');
}
std::string threat_picture(const std::string& tile) { return picture(threat_of(tile)); }

// What the tile covers outside the homeground, which is covered anyway.
std::set<std::string> cover_of(const std::string& tile) {
    const std::set<std::string> home = Table(Setting{}).covered('w');
    std::set<std::string> covered;
    for (const std::string& square : Table(Setting{.white = tile}).covered('w')) {
        if (!home.contains(square)) covered.insert(square);
    }
    return covered;
}

TEST(PaikoTiles, EachPlayerOwnsThreeOfEachOfEightTypes) {  // PAI-020 PAI-021
    const Table start(kStartText);
    EXPECT_EQ(start.field(3), "00000000.33333333.00000000");
    EXPECT_EQ(start.field(4), "00000000.33333333.00000000");
    int tiles = 0;
    for (int type = 0; type < kTypes; ++type) {
        tiles += start.state().of(0).reserve.count(static_cast<Type>(type));
    }
    EXPECT_EQ(tiles, 24);
    EXPECT_FALSE(readable("-/-/00000000.33333332.00000000/00000000.rest.00000000/w/t"));
    EXPECT_FALSE(readable("-/-/00000001.33333333.00000000/00000000.rest.00000000/w/t"));
    EXPECT_FALSE(readable("-/-/00000000.rest.00000000/00000000.23333333.00000000/w/t"));
}

TEST(PaikoTiles, TheTypesHaveOneOrder) {  // PAI-022
    for (std::size_t type = 0; type < 8; ++type) {
        std::string stock = "00000000";
        stock[type] = '1';
        const Table t("-/-/00000000." + stock + ".rest/00000000.rest.00000000/w/t");
        EXPECT_EQ(t.moves(), words("+" + kTypeCodes[type]));
    }
    // Picks and draws keep to it.
    EXPECT_EQ(Table(kStartText).then("+Fi").moves(), words("+Er +Fi"));
    const Table t("-/-/00000000.11111111.rest/00000000.rest.00000000/w/t");
    EXPECT_TRUE(t.legal("+SaSwBw +LoAiFi +FiErWa"));
    EXPECT_EQ(t.canonical("+WaErFi"), "+FiErWa");
}

TEST(PaikoTiles, EverythingIsOpenToEverybody) {  // PAI-023
    const Paiko game;
    const Table t("Er@g5/Sw@i5/00001000.11100000.rest/10000000.rest.00000000/w/t/-.i5:2");
    for (const Viewer viewer : {Viewer{Seat{0}}, Viewer{Seat{1}}, kWatcher}) {
        EXPECT_EQ(game.write_view(game.observe(t.state(), viewer)), t.text());
    }
    EventList seen;
    State next = t.state();
    game.apply(next, Seat{0}, *game.read_move(next, Seat{0}, "Ai@g4"), seen);
    ASSERT_FALSE(seen.events.empty());
    for (const Event& event : seen.events) EXPECT_EQ(game.redact(event, kWatcher), event);
}

TEST(PaikoTiles, EveryTileIsInExactlyOnePlace) {  // PAI-024
    // A Sword on the board, one in hand, one discarded: none is left for the reserve.
    EXPECT_EQ(Table("Sw@e5/-/01000000.rest.01000000/00000000.rest.00000000/w/t").field(3),
              "01000000.30333333.01000000");
    EXPECT_FALSE(readable("Sw@e5/-/01000000.31333333.01000000/00000000.rest.00000000/w/t"));
    // A deployed tile has left the hand, a drawn one the reserve, a captured one the board.
    Table t("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t");
    t.play("Ai@g4");
    EXPECT_EQ(t.field(3), "00000000.11100000.22232323");
    EXPECT_EQ(t.field(2) + " " + t.field(4), "- 00000000.32333333.01000000");
    t.play(":Sw +SaSaWa");
    EXPECT_EQ(t.field(3), "01000000.10100000.22232323");
    EXPECT_EQ(t.field(4), "20000001.12333332.01000000");
}

std::vector<int> digits(const std::string& stock) {
    std::vector<int> counts;
    for (const char c : stock) counts.push_back(c - '0');
    return counts;
}

TEST(PaikoTiles, DiscardedTilesStayOutAndTilesOnTheBoardNeverGoBack) {  // PAI-025 PAI-026
    int captures = 0;
    along_random_games(
        long_run() ? 6 : 2, 11, true,
        [&](const Table& before, const std::string& move, const Table& after) {
            captures += static_cast<int>(after.captured().size());
            for (const int field : {3, 4}) {
                const Words old_stocks = parts(before.field(field), '.');
                const Words new_stocks = parts(after.field(field), '.');
                for (std::size_t type = 0; type < 8; ++type) {
                    EXPECT_GE(digits(new_stocks[2])[type], digits(old_stocks[2])[type]) << move;
                    EXPECT_LE(digits(new_stocks[0])[type] + digits(new_stocks[1])[type],
                              digits(old_stocks[0])[type] + digits(old_stocks[1])[type])
                        << move;
                    EXPECT_LE(digits(new_stocks[1])[type], digits(old_stocks[1])[type]) << move;
                }
            }
        });
    EXPECT_GT(captures, long_run() ? 20 : 6);
}

TEST(PaikoTiles, SaiBowAndFireHaveOneOfFourFacingsOnTheBoard) {  // PAI-027
    const Table t(Setting{.hand = "11111111", .black_hand = "10000000"});
    for (const std::string& tile : words("Sa Bw Fi")) {
        EXPECT_TRUE(t.legal(tile + "@e5n " + tile + "@e5e " + tile + "@e5s " + tile + "@e5w"));
        EXPECT_EQ(t.canonical(tile + "@e5"), "");
    }
    for (const std::string& tile : words("Sw Lo Ai Er Wa")) {
        EXPECT_TRUE(t.legal(tile + "@e5"));
        EXPECT_EQ(t.canonical(tile + "@e5n"), "");
    }
    // A facing is meant on the board: Black's north is White's north.
    EXPECT_EQ(Table(Setting{.black = "Sa@j10n"}).threatened('b'), set_of("j11"));
    EXPECT_EQ(Table(Setting{.white = "Sa@j10n"}).threatened('w'), set_of("j11"));
}

TEST(PaikoTiles, OffsetsThatLeaveTheBoardAreDropped) {  // PAI-028
    EXPECT_EQ(threat_of("Sw@g14"), set_of("f13 g13 h13 h14"));
    EXPECT_EQ(threat_of("Sw@e5"), set_of("d6 e6 f6 d5 f5 d4 e4 f4"));
    EXPECT_EQ(threat_of("Bw@g12n"), set_of("g14"));
    EXPECT_EQ(threat_of("Bw@a7w"), set_of(""));
    EXPECT_EQ(threat_of("Fi@h1s"), set_of("h1"));
    EXPECT_EQ(threat_of("Er@n8"), set_of("m8 l8 n7"));
    EXPECT_EQ(threat_of("Ai@a8"), set_of("c9 c7 b6"));
    EXPECT_EQ(cover_of("Lo@g14"), set_of("g14 h14 f13 g13 h13"));
}

TEST(PaikoTiles, NothingBlocksAStamp) {  // PAI-029
    // A Bow shoots over tiles of both players and over the black square f9.
    const Table t(Setting{.white = "Bw@f11s,Lo@f10", .black = "Lo@f8"});
    EXPECT_EQ(t.threatened('w'), set_of("f9 f8 f7"));
    // A Fire reaches its second row over a full first one.
    const Table fire(Setting{.white = "Fi@e5n,Lo@d6,Lo@e6,Lo@f6"});
    EXPECT_EQ(fire.threatened('w'), set_of("e5 d6 e6 f6 c7 d7 e7 f7 g7"));
}

TEST(PaikoTiles, FacingsAreQuarterTurnsClockwise) {  // PAI-030
    EXPECT_EQ(threat_picture("Fi@g8n"),
              " x x x x x\n"
              " . x x x .\n"
              " . . x . .\n"
              " . . . . .\n"
              " . . . . .\n");
    EXPECT_EQ(threat_picture("Fi@g8e"),
              " . . . . x\n"
              " . . . x x\n"
              " . . x x x\n"
              " . . . x x\n"
              " . . . . x\n");
    EXPECT_EQ(threat_picture("Fi@g8s"),
              " . . . . .\n"
              " . . . . .\n"
              " . . x . .\n"
              " . x x x .\n"
              " x x x x x\n");
    EXPECT_EQ(threat_picture("Fi@g8w"),
              " x . . . .\n"
              " x x . . .\n"
              " x x x . .\n"
              " x x . . .\n"
              " x . . . .\n");
    EXPECT_EQ(threat_of("Bw@h5n"), set_of("h7 h8 h9"));
    EXPECT_EQ(threat_of("Bw@h5e"), set_of("j5 k5 l5"));
    EXPECT_EQ(threat_of("Bw@h5s"), set_of("h3 h2 h1"));
    EXPECT_EQ(threat_of("Bw@h5w"), set_of("f5 e5 d5"));
}

TEST(PaikoTiles, SaiThreatensTheSquareInFrontAndCoversTheTwoBeside) {  // PAI-031 PAI-032
    EXPECT_EQ(threat_of("Sa@e10n"), set_of("e11"));
    EXPECT_EQ(threat_of("Sa@h10s"), set_of("h9"));
    EXPECT_EQ(cover_of("Sa@e10n"), set_of("d10 f10"));
    EXPECT_EQ(cover_of("Sa@e10e"), set_of("e11 e9"));
    EXPECT_EQ(cover_of("Sa@h10s"), set_of("g10 i10"));
    EXPECT_EQ(cover_of("Sa@e10w"), set_of("e11 e9"));
}

TEST(PaikoTiles, SwordThreatensItsNeighbours) {  // PAI-033
    EXPECT_EQ(threat_picture("Sw@g8"),
              " . . . . .\n"
              " . x x x .\n"
              " . x . x .\n"
              " . x x x .\n"
              " . . . . .\n");
    EXPECT_EQ(threat_of("Sw@g8").size(), 8u);
}

TEST(PaikoTiles, BowThreatensTheSecondToFourthSquareInFront) {  // PAI-034
    EXPECT_EQ(threat_of("Bw@g8n"), set_of("g10 g11 g12"));
}

TEST(PaikoTiles, LotusThreatensNothingAndCoversItsNeighboursAndItself) {  // PAI-035 PAI-036
    EXPECT_EQ(threat_of("Lo@e10"), set_of(""));
    EXPECT_EQ(cover_of("Lo@e10"), set_of("d11 e11 f11 d10 e10 f10 d9 e9 f9"));
}

TEST(PaikoTiles, AirThreatensLikeAKnight) {  // PAI-037
    EXPECT_EQ(threat_picture("Ai@g8"),
              " . x . x .\n"
              " x . . . x\n"
              " . . . . .\n"
              " x . . . x\n"
              " . x . x .\n");
    EXPECT_EQ(threat_of("Ai@g8").size(), 8u);
}

TEST(PaikoTiles, FireThreatensAConeInFrontAndItself) {  // PAI-038 PAI-039
    EXPECT_EQ(threat_of("Fi@e5n"), set_of("e5 d6 e6 f6 c7 d7 e7 f7 g7"));
    EXPECT_EQ(threat_of("Fi@e5e"), set_of("e5 f6 f5 f4 g7 g6 g5 g4 g3"));
    const Table t(Setting{.white = "Fi@e5n"});
    EXPECT_EQ(t.threatened('b'), t.threatened('w'));
    EXPECT_EQ(t.at("e5"), "1 1 1 0");
}

TEST(PaikoTiles, EarthThreatensAPlusOfArmTwo) {  // PAI-040
    EXPECT_EQ(threat_picture("Er@g8"),
              " . . x . .\n"
              " . . x . .\n"
              " x x . x x\n"
              " . . x . .\n"
              " . . x . .\n");
    EXPECT_EQ(threat_of("Er@g8").size(), 8u);
}

TEST(PaikoTiles, WaterThreatensDiagonalsAndCoversTheOrthogonals) {  // PAI-041 PAI-042
    EXPECT_EQ(threat_of("Wa@e10"), set_of("d11 f11 d9 f9"));
    EXPECT_EQ(cover_of("Wa@e10"), set_of("e11 d10 f10 e9"));
}

TEST(PaikoTiles, FiveTypesCoverNothing) {  // PAI-047
    for (const std::string& tile : words("Sw@e10 Bw@e10n Ai@e10 Fi@e10e Er@e10")) {
        EXPECT_EQ(cover_of(tile), set_of("")) << tile;
    }
}

TEST(PaikoTiles, ShiftRangesAreTwoOneAndZero) {  // PAI-043 PAI-044 PAI-045
    const std::set<std::string> two = set_of("e7 d6 e6 f6 c5 d5 f5 g5 d4 e4 f4 e3");
    EXPECT_EQ(Table(Setting{.white = "Sw@e5"}).after("e5-"), two);
    std::set<std::string> facing = set_of("e5e e5s e5w");
    for (const std::string& square : two) {
        for (const char f : {'n', 'e', 's', 'w'}) facing.insert(square + f);
    }
    for (const char* tile : {"Sa@e5n", "Bw@e5n", "Fi@e5n"}) {
        EXPECT_EQ(Table(Setting{.white = tile}).after("e5-"), facing) << tile;
    }
    EXPECT_EQ(Table(Setting{.white = "Wa@e5"}).after("e5-"), two);
    const Table earth(Setting{.white = "Er@e5"});
    EXPECT_EQ(earth.after("e5-"), set_of("e6 d5 f5 e4"));
    EXPECT_TRUE(earth.breaks("e5-e7", "PAI-044"));
    for (const char* tile : {"Ai@e5", "Lo@e5"}) {
        const Table rooted(Setting{.white = tile});
        EXPECT_EQ(rooted.after("e5-"), set_of("")) << tile;
        EXPECT_TRUE(rooted.illegal("e5-e6"));
        EXPECT_TRUE(rooted.breaks("e5-e6", "PAI-045"));
    }
}

TEST(PaikoTiles, TheTextOfATileGoesBeforeTheGeneralRule) {  // PAI-046
    // In general no tile is deployed under enemy threat or on a black square, and all shift by two.
    const Table t(Setting{.white = "Er@e5", .black = "Sw@g8", .hand = "01010000"});
    EXPECT_TRUE(t.illegal("Sw@f7 Sw@g7 e5-e7"));
    EXPECT_TRUE(t.legal("Lo@f7 Lo@g7 e5-e6"));
}

}  // namespace
}  // namespace engawa::paiko

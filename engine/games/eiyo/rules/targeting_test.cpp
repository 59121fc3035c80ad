// Chapter 8 of the ledger: targeting.
#include <map>
#include <set>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kCorners[] = {"TL", "TR", "BR", "BL"};
const std::string kTantos[] = {"tanto_tl", "tanto_tr", "tanto_br", "tanto_bl"};
const std::string kAll = "tanto_tl,tanto_tr,tanto_br,tanto_bl";
// All fronts are ordinary, so that an attack tells its row by shortening it.
const std::string kPlain =
    "scout|blade|war_archer + archer|conscript|conscript + spearman|sergeant|veteran_archer + "
    "sergeant|conscript|shadow_master + archer|scout|blade + spearman|spearman|veteran_archer";

// The row that an attack at this corner hits.
int row_hit(Table t, const std::string& attack) {
    const Table before = t;
    t.play(attack).settle();
    int hit = -1;
    for (int row = 0; row < t.state().row_count(); ++row) {
        if (t.row(row) == before.row(row)) continue;
        EXPECT_EQ(hit, -1) << "two rows changed";
        hit = row;
    }
    return hit;
}

std::string rows_of(const Table& t) {
    std::string text;
    for (int corner = 0; corner < 4; ++corner) {
        const auto i = static_cast<unsigned>(corner);
        text += std::to_string(row_hit(t, "attack " + kTantos[i] + " " + kCorners[i] + " +0"));
    }
    return text;
}

Table seat_on(char seat, char spot) {
    return Table(Scene{.options = "mode=coop",
                       .rows = kPlain,
                       .hand = kAll,
                       .hand_b = kAll,
                       .spots = std::string(2, spot),
                       .phase = seat == 'A' ? "fight.1.0.-" : "fight.2.0.-"});
}

TEST(EiyoTargeting, CornersAreNumberedClockwise) {  // EIY-115 EIY-116
    const Table t(Scene{.rows = std::string(kSoloRows), .hand = kAll});
    EXPECT_EQ(rows_of(t), "0123");  // TL TR BR BL
    // A turn adds one: TL comes to TR, BR, BL.
    EXPECT_EQ(row_hit(t, "attack tanto_tl TR +1"), 1);
    EXPECT_EQ(row_hit(t, "attack tanto_tl BR +2"), 2);
    EXPECT_EQ(row_hit(t, "attack tanto_tl BL +3"), 3);
}

TEST(EiyoTargeting, TheTableOfSeatsAndSpots) {  // EIY-117 EIY-118 EIY-119 EIY-120 EIY-121
    EXPECT_EQ(rows_of(seat_on('A', 'L')), "0143");
    EXPECT_EQ(rows_of(seat_on('A', 'R')), "1254");
    EXPECT_EQ(rows_of(seat_on('B', 'L')), "4301");
    EXPECT_EQ(rows_of(seat_on('B', 'R')), "5412");
}

TEST(EiyoTargeting, ASeatTargetsTheRowsAroundItsOwnMeeple) {  // EIY-118
    const Table t(
        Scene{.options = "mode=coop", .rows = kPlain, .hand = kAll, .hand_b = kAll, .spots = "RL"});
    EXPECT_EQ(rows_of(t), "1254");
    EXPECT_EQ(rows_of(t.then("pass")), "4301");
}

TEST(EiyoTargeting, EachSeatReadsCornersFromItsOwnSide) {  // EIY-119 EIY-121
    for (const char spot : {'L', 'R'}) {
        const std::string a = rows_of(seat_on('A', spot)), b = rows_of(seat_on('B', spot));
        for (unsigned corner = 0; corner < 4; ++corner) {
            EXPECT_EQ(b[corner], a[(corner + 2) % 4]);
        }
    }
}

TEST(EiyoTargeting, OuterRowsFromOneSpotMiddleRowsFromBoth) {  // EIY-122
    std::map<char, std::set<char>> spots;                      // by row
    for (const char spot : {'L', 'R'}) {
        for (const char seat : {'A', 'B'}) {
            for (const char row : rows_of(seat_on(seat, spot))) spots[row].insert(spot);
        }
    }
    EXPECT_EQ(spots, (std::map<char, std::set<char>>{{'0', {'L'}},
                                                     {'3', {'L'}},
                                                     {'2', {'R'}},
                                                     {'5', {'R'}},
                                                     {'1', {'L', 'R'}},
                                                     {'4', {'L', 'R'}}}));
}

TEST(EiyoTargeting, ACardUsesExactlyOneOfItsCorners) {  // EIY-123
    const Table t(Scene{.rows = std::string(kSoloRows), .hand = "katana_top,special", .table = 1});
    for (const std::string& corner : {"TL", "TR"}) {
        row_hit(t, "attack katana_top " + corner + " +0");  // fails if two rows change
        Table deflected = t.then("deflect katana_top " + corner + " +0");
        EXPECT_EQ(deflected.supply(), 3);
        EXPECT_EQ(deflected.hand(), 1);
    }
    EXPECT_EQ(row_hit(t, "attack special BR +0"), 2);
}

TEST(EiyoTargeting, OnlyTheFrontIsHit) {  // EIY-124
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tr"});
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.row(1), "blade|war_archer");
    EXPECT_EQ(t.in_honor("scout"), 1);
    EXPECT_EQ(t.in_honor("blade") + t.in_honor("war_archer"), 0);
}

TEST(EiyoTargeting, AnEmptyRowIsNoTarget) {  // EIY-125
    const Table t(Scene{.rows = "-.7 + -.0 + scout.7 + -.4", .hand = kAll});
    EXPECT_EQ(t.count("attack tanto_tl"), 1);  // BR +2
    for (const std::string action : {"attack ", "deflect "}) {
        EXPECT_EQ(t.why(action + "tanto_tl TL +0"), "EIY-125");
        EXPECT_TRUE(t.lacks(action + "tanto_tl TL +0; " + action + "tanto_tr TR +0; " + action +
                            "tanto_bl BL +0"));
        EXPECT_TRUE(t.has(action + "tanto_br BR +0"));
    }
}

TEST(EiyoTargeting, ADeflectedRowIsNoTarget) {  // EIY-126 EIY-171 EIY-172
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl,tanto_tl,tanto_tr"});
    t.play("deflect tanto_tl TL +0");
    EXPECT_TRUE(t.lacks("attack tanto_tl TL +0; deflect tanto_tl TL +0"));
    EXPECT_EQ(t.why("attack tanto_tl TL +0"), "EIY-126");
    EXPECT_EQ(t.why("deflect tanto_tl TL +0"), "EIY-126");
    EXPECT_TRUE(t.has("attack tanto_tr TR +0; deflect tanto_tl TR +1"));
    t.play("pass").settle();
    EXPECT_TRUE(t.has("attack tanto_tl TL +0; deflect tanto_tl TL +0"));  // the token is back
}

TEST(EiyoTargeting, ARowMayBeAttackedAgainAndByBothSeats) {  // EIY-127
    Table t(Scene{.options = "mode=coop",
                  .rows = kPlain,
                  .hand = "tanto_tr,katana_top",
                  .hand_b = "tanto_br,katana_right"});
    t.play("attack tanto_tr TR +0; attack katana_top TR +0; done");
    EXPECT_EQ(t.row(1), "conscript");
    EXPECT_EQ(t.in_honor("archer"), 1);
    t.play("attack tanto_br BR +0");
    EXPECT_EQ(t.row(1), "");
    EXPECT_EQ(t.in_honor("conscript"), 2);
    EXPECT_EQ(t.why("attack katana_right BR +0"), "EIY-125");
}

}  // namespace
}  // namespace engawa::eiyo

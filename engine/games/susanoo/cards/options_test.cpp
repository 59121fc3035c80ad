// The options: each value other than the default does what the table of SUS-542 says.
#include <algorithm>

#include "engine/games/susanoo/proofs/asked_test.h"
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

const std::vector<std::pair<std::string, Words>> kOptions = {
    {"first_player", {"random", "1", "2", "3"}},
    {"being_choice", {"draft", "random", "deal2"}},
    {"element_from_being", {"on", "off"}},
    {"tie_wins", {"foes", "fighters"}},
    {"helper_pours", {"on", "off"}},
    {"retreat_with_helper", {"off", "on"}},
    {"equip_windows", {"both", "end"}},
    {"trades_per_turn", {"1", "0", "2", "3"}},
    {"death_loses_sake", {"off", "on"}},
    {"finish_round", {"off", "on"}},
    {"score_hand_items", {"on", "off"}},
    {"sake_tie_bonus", {"3", "0", "5"}},
    {"event_passes", {"12", "0", "1", "2", "3", "5"}}};

TEST(SusanooOptions, AllCombinationsAreAllowedAndThePositionDoesNotShowThem) {  // SUS-541
    const std::string seats = seats_option(the_game()) + "3 ";
    const std::string position = position_of("prep | HB10 | HB04 | HB08");
    for (const auto& [one, ones] : kOptions) {
        for (const auto& [other, others] : kOptions) {
            if (one >= other) continue;
            for (const std::string& a : ones) {
                for (const std::string& b : others) {
                    const std::string text = seats + one + "=" + a + " " + other + "=" + b;
                    const auto options = the_game().options(given_of(text));
                    ASSERT_TRUE(options.ok()) << text << ": " << options.error().text;
                    const auto state = the_game().read(*options, position);
                    ASSERT_TRUE(state.ok()) << text;
                    EXPECT_EQ(the_game().write(*state), position) << text;
                }
            }
        }
    }
}

TEST(SusanooOptions, TheFirstValueIsTheDefaultAndOthersAreRefused) {  // SUS-542
    const std::string seats = seats_option(the_game()) + "3 ";
    std::string all = seats;
    for (const auto& [name, values] : kOptions) all += name + "=" + values[0] + " ";
    const auto said = the_game().options(given_of(all));
    ASSERT_TRUE(said.ok()) << said.error().text;
    EXPECT_TRUE(*said == options_of("", 3));
    for (const char* bad :
         {"first_player=4", "first_player=0", "being_choice=deal3", "element_from_being=maybe",
          "tie_wins=nobody", "helper_pours=2", "equip_windows=start", "trades_per_turn=4",
          "sake_tie_bonus=4", "event_passes=13", "event_passes=-1", "weather=fine"}) {
        EXPECT_FALSE(the_game().options(given_of(seats + bad)).ok()) << bad;
    }
}

TEST(SusanooOptions, TheHostMaySetTheFirstPlayer) {  // SUS-207 SUS-542
    play("first_player=2", R"(
        start 3
        agenda 3xdeal:E:2+3xdeal:R:2+...
        head.first 2
        head.active 2
    )");
}

const char* kBeings =
    "p "
    "3.2.2.0.0.0.-/TR07,TR10.-.-.-/-.1.-.CO01,EQ04,EQ28,EV08,YO01,YO16.-.-.-.-.-/"
    "-.1.-.CO02,EQ02,EQ16,"
    "OR03,YO09,YO32.-.-.-.-.-/-.1.-.EQ03,EQ11,EQ20,EV07,EV16,EV22.-.-.-.-.-/-/deal:T:0+";

TEST(SusanooOptions, BeingsMayBeDrawnByChance) {  // SUS-208 SUS-542
    play("being_choice=random first_player=2",
         std::string{kBeings} + R"(deal:B:1+deal:B:3+deal:B:2+turn
        * deal:TR15
        act *
        *? deal:HB01x1 deal:HB02x1 deal:HB03x1 deal:HB04x1 deal:HB05x1 deal:HB06x1 deal:HB07x1 deal:HB08x1 deal:HB09x1 deal:HB10x1
        * deal:HB05
        1.being HB05
        *- deal:HB05
        * deal:HB01
        * deal:HB02
        3.being HB01
        2.being HB02
        agenda prep+...
    )");
}

TEST(SusanooOptions, OrEachPicksOneOfTwo) {  // SUS-208 SUS-542
    play("being_choice=deal2 first_player=2",
         std::string{kBeings} + R"(2xdeal:b:1+being:1+2xdeal:b:3+being:3+2xdeal:b:2+being:2+turn
        * deal:TR15
        * deal:HB05
        row HB05
        *- deal:HB05
        * deal:HB02
        v0 row HB02,HB05
        act 1
        1? being:HB02 being:HB05
        1 being:HB05
        row -
        act *
        *+ deal:HB02
        *- deal:HB05
        * deal:HB02
        * deal:HB03
        3? being:HB02 being:HB03
    )");
}

TEST(SusanooOptions, TheBeingsElementMayCountForNothing) {  // SUS-204 SUS-074 SUS-542
    play("element_from_being=off", R"(
        t choice | HB04 3 hand:YO27 | HB10 | HB08
        1 fight:YO27
        act 1 2 3
        battle.foes YO27:0:0

        t choice | HB06 3 hand:YO27 forms:TR06+ | HB10 | HB08
        1 fight:YO27
        * die:2
        battle.foes YO27:+2:0

        t choice | HB06 3 hand:YO27 items:EQ10+ | HB10 | HB08
        1 fight:YO27
        * die:2
        battle.foes YO27:+2:0
    )");
}

TEST(SusanooOptions, FightersMayWinTies) {  // SUS-205 SUS-542
    play("tie_wins=fighters", R"(
        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 7 | HB04 passed | HB08 passed
        = 7 7
        1 pass
        1.level 8

        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 6 | HB04 passed | HB08 passed
        1 pass
        agenda flee:1+...
    )");
}

TEST(SusanooOptions, TheHelperMayBeKeptFromPouring) {  // SUS-222 SUS-542
    play("helper_pours=off", R"(
        t fight battle=1.2.OR04:0:0.2.0:0:0.-.-.-.- | HB10 2 sake:YO01 | HB09 5 sake:YO03 | HB08 sake:YO04
        1+ pour
        2? pass
        3+ pour
    )");
}

TEST(SusanooOptions, TheMainFighterMayRetreatWithAHelper) {  // SUS-226 SUS-542
    play("retreat_with_helper=on", R"(
        t fight battle=1.2.YO13:0:0.2.0:0:0.-.-.-.- | HB10 1 | HB09 1 | HB08
        1? flee pass
        2? pass
        1 flee
        agenda flee:1+flee:2+over+...
    )");
}

TEST(SusanooOptions, EquipmentMayWaitForTheEndPhase) {  // SUS-232 SUS-542
    play("equip_windows=end", R"(
        t prep | HB10 hand:EQ05 items:EQ28+,EQ07 | HB04 items:EQ09+ | HB08
        1? drop:EQ07 drop:EQ28 pass trade:2
        t end | HB10 hand:EQ05 items:EQ28+,EQ07 | HB04 items:EQ09+ | HB08
        1? drop:EQ07 drop:EQ28 equip:EQ05 pass trade:2 use:EQ07
    )");
}

TEST(SusanooOptions, TheNumberOfTradesIsSet) {  // SUS-237 SUS-542
    const std::string trade = R"(
        1 trade:2
        1 pick:EQ28
        1 pick:EQ09
        2 no)";
    const std::string scene = "t prep | HB10 items:EQ28+ | HB04 items:EQ09+ | HB08\n";
    play("trades_per_turn=0", scene + "1? drop:EQ28 pass");
    play("trades_per_turn=2", scene + trade.substr(1) +
                                  "\nhead.rights trade\n1? drop:EQ28 pass trade:2" + trade +
                                  "\nhead.rights trade,trade2\n1? drop:EQ28 pass");
    play("trades_per_turn=3", scene + trade.substr(1) + trade + "\n1? drop:EQ28 pass trade:2" +
                                  trade + "\nhead.rights trade,trade2,trade3\n1? drop:EQ28 pass");
}

TEST(SusanooOptions, TheDeadMayLoseTheirSake) {  // SUS-238 SUS-542
    play("death_loses_sake=on", R"(
        t hurt:1:YO31+over+end+surplus+next battle=1.0.YO31:0:0.-.-.-.-.-.- | HB10 4 hand:EV10 sake:YO09,YO02 lasting:EV28 | HB04 3 | HB08 2
        1 suffer
        1.sake -
        events EV28,YO02,YO09
        row EV10
    )");
}

TEST(SusanooOptions, TheRoundMayBeFinishedAfterTheLastHead) {  // SUS-246 SUS-247 SUS-542
    play("finish_round=on", R"(
        t fight active=2 battle=2.0.OR05:0:0.-.-.-.-.-.- | HB10 heads:OR01,OR02 passed | HB09 9 items:EQ33+,EQ22+ heads:OR03,OR04,OR06 | HB08 heads:OR07,OR08 passed
        2 pass
        2 pick:TR14
        * deal:TR01
        agenda end+...
        1 pass
        2 pass
        3 pass
        head.active 3
        1 pass
        2 pass
        3 pass
        * deal:EV20
        3 draw
        * deal:EV21
        1 pass
        2 pass
        3 pass
        agenda over:heads
    )");
}

TEST(SusanooOptions, AnEmptyDeckNoLongerFillsThePoolWhileTheRoundIsFinished) {  // SUS-246 SUS-542
    play("finish_round=on", R"(
        t prep pool=TR18,TR19,TR20 | HB10 4 hand:CO15,EV07 forms:TR01+,TR02..TR10 | HB04 forms:TR11+,TR12..TR16 | HB08
        1 play:CO15
        1 pick:TR20
        * deal:TR17
        agenda prep+...
        1 play:EV07
        1 pick:1
        1 pick:TR17
        pool TR18,TR19
        act 1 2 3
        agenda prep+...
    )");
    // An end by the Event deck does not wait.
    play("finish_round=on", R"(
        t choice active=3 | HB10 | HB04 hand:OR01..OR08,YO01..YO32,EV01..EV30 | HB08
        3 draw
        agenda over:events
    )");
}

TEST(SusanooOptions, ItemsInHandMayScoreNothing) {  // SUS-248 SUS-542
    play("score_hand_items=off", R"(
        t over:events | HB10 2 hand:CO04,EQ33 items:EQ22+ | HB04 2 | HB08 2
        score 1 7 = level:2 top:3 items:2
    )");
}

TEST(SusanooOptions, TheBonusForTiedSakeIsSet) {  // SUS-249 SUS-542
    const std::string scene = "t over:events | HB10 2 sake:YO01 | HB04 2 sake:YO02 | HB08 2\n";
    play("sake_tie_bonus=0", scene + "score 1 6 = level:2 top:3 sake:1");
    play("sake_tie_bonus=5", scene + "score 1 11 = level:2 top:3 sake:1 most:5");
    play("sake_tie_bonus=0",
         "t over:events | HB10 2 sake:YO01 | HB04 2 | HB08 2\n"
         "score 1 11 = level:2 top:3 sake:1 most:5");
}

TEST(SusanooOptions, TheNumberOfReshufflesIsSet) {  // SUS-261 SUS-542
    for (int passes = 0; passes <= 12; ++passes) {
        for (int used = 0; used <= passes; ++used) {
            Table table("event_passes=" + std::to_string(passes));
            table.play("t choice events=OR01..OR08,YO02..YO32,EV02..EV30 reshuffles=" +
                       std::to_string(used) + " | HB10 | HB04 hand:EV01 | HB08 hand:YO01\n1 draw");
            EXPECT_EQ(table.over(), used == passes) << used << " of " << passes;
        }
    }
}

TEST(SusanooOptionsSlow, WholeGamesEndWithEveryValue) {  // SUS-541 SUS-522
    for (const auto& [name, values] : kOptions) {
        for (const std::string& value : values) {
            const Options options = options_of(name + "=" + value, 3);
            const Walk game = walk(options, 7, true, [&](const Played& played) {
                EXPECT_TRUE(the_game().ok(played.after)) << the_game().write(played.after);
            });
            EXPECT_TRUE(the_game().report(game.end).over()) << name << "=" << value;
        }
    }
}

}  // namespace
}  // namespace engawa::susanoo

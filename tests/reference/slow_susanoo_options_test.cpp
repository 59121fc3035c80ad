// The slow Warriors of Susanoo with other options than the defaults. SUS-541 SUS-542
#include <gtest/gtest.h>

#include <random>

#include "tests/reference/slow_susanoo.h"

namespace engawa::slow_susanoo {
namespace {

const Cards& all_cards() {
    static const Cards cards = read_cards(std::string(ENGAWA_SOURCE_DIR) + "/data/susanoo.toml");
    return cards;
}

std::string moves_of(const Table& t, int seat) {
    std::string all;
    for (const std::string& move : moves(t, seat)) all += (all.empty() ? "" : " ") + move;
    return all;
}

std::string agenda(const Table& t) {
    const std::string text = write(t);
    return text.substr(text.rfind('/') + 1);
}

// "1:fight:YO17 *die:1": moves and outcomes in order.
Table after(const std::string& position, const Options& options, const std::string& lines) {
    Table t = read(all_cards(), position, options);
    std::string rest = lines;
    while (!rest.empty()) {
        const auto space = rest.find(' ');
        const std::string line = rest.substr(0, space);
        rest = space == std::string::npos ? "" : rest.substr(space + 1);
        if (line[0] == '*') {
            happen(t, line.substr(1));
        } else {
            play(t, line[0] - '0', line.substr(2));
        }
    }
    return t;
}

const std::string kPool = "/TR04,TR08,TR14.-.-.-";
const std::string kSeat2 = "/HB04.1.-.-.-.-.-.-.-", kSeat3 = "/HB08.1.-.-.-.-.-.-.-";
const std::string kChoice = "/-/choice+end+surplus+next";
const std::string kPrep = "/-/prep+draw+end+surplus+next";

// Seat 1 at turn, in a game of three.
std::string at_turn(const std::string& seat1, const std::string& agenda,
                    const std::string& seat2 = kSeat2, const std::string& seat3 = kSeat3) {
    return "3.1.1.10.0.0.-" + kPool + "/" + seat1 + seat2 + seat3 + agenda;
}

TEST(SecondSusanooOption, FirstPlayerNeedsNoChance) {  // SUS-207
    const Table t = start(all_cards(), 4, {{"first_player", "3"}});
    EXPECT_EQ(t.first, 3);
    EXPECT_EQ(t.at, 3);
    EXPECT_TRUE(agenda(t).starts_with("3xdeal:E:3+3xdeal:R:3+3xdeal:E:4+")) << agenda(t);
    EXPECT_TRUE(agenda(t).ends_with("+3xdeal:T:0+being:2+being:1+being:4+being:3+turn"));
}

TEST(SecondSusanooOption, BeingsAreDealtAtRandom) {  // SUS-208
    const Table t = start(all_cards(), 3, {{"first_player", "1"}, {"being_choice", "random"}});
    EXPECT_TRUE(agenda(t).ends_with("+deal:B:3+deal:B:2+deal:B:1+turn"));
}

TEST(SecondSusanooOption, TwoBeingsAreDealtAndOnePicked) {  // SUS-208
    Table t = start(all_cards(), 3, {{"first_player", "1"}, {"being_choice", "deal2"}});
    while (t.agenda.front()[1] != "b") happen(t, outcomes(t).front().first);
    EXPECT_EQ(agenda(t), "2xdeal:b:3+being:3+2xdeal:b:2+being:2+2xdeal:b:1+being:1+turn");
    happen(t, "deal:HB04");
    EXPECT_EQ(outcomes(t).size(), 9U);
    happen(t, "deal:HB02");
    EXPECT_EQ(moves_of(t, 3), "being:HB02 being:HB04");
    play(t, 3, "being:HB02");
    EXPECT_EQ(outcomes(t).size(), 9U);  // HB04 is free again
    EXPECT_TRUE(t.row.empty());
}

TEST(SecondSusanooOption, ElementsComeFromTheTransformationAlone) {  // SUS-204
    const std::string p = at_turn("HB02.4.-.YO17.EQ04+.-.-.-.-", kChoice);
    EXPECT_EQ(totals(after(p, {{"element_from_being", "off"}}, "1:fight:YO17")), std::pair(8, 7));
}

TEST(SecondSusanooOption, FightersWinTies) {  // SUS-205
    const std::string p = at_turn("HB09.2.-.YO04.-.-.-.-.EV29", kChoice);
    const std::string lines = "1:fight:YO04 1:pass 2:pass 3:pass";
    EXPECT_EQ(totals(after(p, {}, "1:fight:YO04")), std::pair(6, 6));
    EXPECT_TRUE(agenda(after(p, {}, lines)).starts_with("flee:1+"));
    EXPECT_TRUE(
        agenda(after(p, {{"tie_wins", "fighters"}}, lines)).starts_with("deal:R:1+spoils+"));
}

const std::string kHelped = "1:fight:OR08 1:ask:2 1:k:0 1:side:0 2:yes";
const std::string kThirsty = "/HB04.1.-.-.-.-.YO01.-.-";

TEST(SecondSusanooOption, HelpersDoNotPour) {  // SUS-222
    const std::string p = at_turn("HB10.2.-.OR08.-.-.-.-.-", kChoice, kThirsty);
    EXPECT_EQ(moves_of(after(p, {}, kHelped), 2), "pass pour");
    EXPECT_EQ(moves_of(after(p, {{"helper_pours", "off"}}, kHelped), 2), "pass");
}

TEST(SecondSusanooOption, RetreatWithAHelper) {  // SUS-226
    const std::string p = at_turn("HB10.2.-.OR08.-.-.-.-.-", kChoice, kThirsty);
    EXPECT_EQ(moves_of(after(p, {}, kHelped), 1), "pass");
    const Options on = {{"retreat_with_helper", "on"}};
    EXPECT_EQ(moves_of(after(p, on, kHelped), 1), "flee pass");
    EXPECT_EQ(agenda(after(p, on, kHelped + " 1:flee")), "flee:1+flee:2+over+end+surplus+next");
}

TEST(SecondSusanooOption, EquipAtTheEndOnly) {  // SUS-232
    const std::string p = at_turn("HB01.3.-.EQ05.EQ07.-.-.-.-", kPrep);
    EXPECT_EQ(moves_of(after(p, {}, ""), 1), "drop:EQ07 equip:EQ05 pass use:EQ07");
    EXPECT_EQ(moves_of(after(p, {{"equip_windows", "end"}}, ""), 1), "drop:EQ07 pass");
    const std::string end = at_turn("HB01.3.-.EQ05.EQ07.-.-.-.-", "/-/end+surplus+next");
    EXPECT_EQ(moves_of(after(end, {{"equip_windows", "end"}}, ""), 1),
              "drop:EQ07 equip:EQ05 pass use:EQ07");
}

TEST(SecondSusanooOption, TradesPerTurn) {  // SUS-237
    const std::string p = at_turn("HB01.3.-.-.EQ05+.-.-.-.-", kPrep, "/HB04.1.-.-.EQ09+.-.-.-.-");
    EXPECT_EQ(moves_of(after(p, {{"trades_per_turn", "0"}}, ""), 1), "drop:EQ05 pass");
    const std::string one = "1:trade:2 1:pick:EQ05 1:pick:EQ09 2:no";
    const Options two = {{"trades_per_turn", "2"}};
    EXPECT_EQ(moves_of(after(p, {}, one), 1), "drop:EQ05 pass");
    EXPECT_EQ(moves_of(after(p, two, one), 1), "drop:EQ05 pass trade:2");
    const Table t = after(p, two, one + " " + one);
    EXPECT_EQ(moves_of(t, 1), "drop:EQ05 pass");
    EXPECT_EQ(t.rights, (Ids{"trade", "trade2"}));
}

TEST(SecondSusanooOption, TheDeadLoseTheirSake) {  // SUS-238
    const std::string p = at_turn("HB10.2.-.CO01,OR08.-.-.YO05,YO06.-.EV28", kChoice);
    const Options on = {{"death_loses_sake", "on"}};
    const Table t = after(p, on, "1:fight:OR08 1:flee 1:roll *die:1 1:suffer");
    EXPECT_EQ(t.event_discards, (Words{"EV28", "YO05", "YO06"}));
    EXPECT_EQ(t.row, Words{"CO01"});
}

TEST(SecondSusanooOption, TheRoundIsFinished) {  // SUS-246
    const std::string p =
        "3.2.3.10.0.0.-/TR18,TR19,TR20.-.-.-/HB01.4.-.CO15.-.TR01+,TR02,TR03,TR04,TR05,TR06,TR07.-."
        "-.-/HB04.1.-.-.-.TR08+,TR09,TR10,TR11,TR12.-.-.-/"
        "HB08.1.-.EV07.-.TR13+,TR14,TR15,TR16.-.-.-"
        "/-/end+surplus+next";
    const std::string pick = "1:play:CO15 1:pick:TR20 *deal:TR17";
    EXPECT_EQ(reason(after(p, {}, pick)), "forms");
    const Options on = {{"finish_round", "on"}};
    Table t =
        after(p, on, pick + " 3:play:EV07 3:pick:3 3:pick:TR17 1:pass 2:pass 3:pass 1:form:TR01");
    EXPECT_EQ(t.pool, (Ids{"TR18", "TR19"}));
    EXPECT_EQ(agenda(t), "prep+draw+end+surplus+next");
    for (const int seat : {1, 2, 3}) play(t, seat, "pass");
    happen(t, "deal:YO01");
    play(t, 1, "flee");
    play(t, 1, "roll");
    happen(t, "die:6");
    for (const int seat : {1, 2, 3}) play(t, seat, "pass");
    EXPECT_EQ(reason(t), "forms");  // seat 2, the first player, would begin
}

TEST(SecondSusanooOption, OnlyItemsInPlayScore) {  // SUS-248
    const std::string p = at_turn("HB01.9.-.CO06.EQ22+.-.-.-.-", "/-/over:events");
    EXPECT_EQ(sum(score(after(p, {}, ""), 1)), 9 + 5 + 2 + 2);
    EXPECT_EQ(sum(score(after(p, {{"score_hand_items", "off"}}, ""), 1)), 9 + 5 + 2);
}

TEST(SecondSusanooOption, BonusOfATieForMostSake) {  // SUS-249
    const std::string p = at_turn("HB01.9.-.-.-.-.YO02.-.-", "/-/over:events", kThirsty);
    EXPECT_EQ(sum(score(after(p, {}, ""), 2)), 1 + 1 + 3);
    EXPECT_EQ(sum(score(after(p, {{"sake_tie_bonus", "0"}}, ""), 2)), 1 + 1);
    EXPECT_EQ(sum(score(after(p, {{"sake_tie_bonus", "5"}}, ""), 2)), 1 + 1 + 5);
}

TEST(SecondSusanooOption, FewerReshuffles) {  // SUS-261
    Table t = start(all_cards(), 3, {{"event_passes", "0"}});
    std::mt19937 random(7);
    while (!over(t)) {
        ASSERT_EQ(t.reshuffles, 0);
        if (chance(t)) {
            happen(t, outcomes(t)[random() % outcomes(t).size()].first);
        } else {
            const int seat = to_act(t).front();
            const Words list = moves(t, seat);
            play(t, seat, list[random() % list.size()]);
        }
    }
    EXPECT_EQ(reason(t), "events");
}

const std::map<std::string, Words> kValues = {{"first_player", {"random", "1", "2", "3"}},
                                              {"being_choice", {"draft", "random", "deal2"}},
                                              {"element_from_being", {"on", "off"}},
                                              {"tie_wins", {"foes", "fighters"}},
                                              {"helper_pours", {"on", "off"}},
                                              {"retreat_with_helper", {"off", "on"}},
                                              {"equip_windows", {"both", "end"}},
                                              {"trades_per_turn", {"0", "1", "2", "3"}},
                                              {"death_loses_sake", {"off", "on"}},
                                              {"finish_round", {"off", "on"}},
                                              {"score_hand_items", {"on", "off"}},
                                              {"sake_tie_bonus", {"3", "0", "5"}},
                                              {"event_passes", {"3", "0", "1", "5"}}};

// SUS-541: all combinations are allowed.
TEST(SecondSusanooOption, SlowGamesWithAnyCombinationEndAndReadBack) {
    std::mt19937 random(11);
    for (int game = 0; game < 6; ++game) {
        Options options;
        for (const auto& [name, values] : kValues) options[name] = values[random() % values.size()];
        const int seats = 3 + game % 3;
        Table t = start(all_cards(), seats, options);
        for (int step = 0; !over(t); ++step) {
            ASSERT_LT(step, 10000);
            if (step % 16 == 0) {
                const std::string text = write(t);
                ASSERT_EQ(write(read(all_cards(), text, options)), text);
            }
            if (chance(t)) {
                const Outcomes list = outcomes(t);
                ASSERT_FALSE(list.empty()) << write(t);
                happen(t, list[random() % list.size()].first);
            } else {
                const std::vector<int> actors = to_act(t);
                ASSERT_FALSE(actors.empty()) << write(t);
                const int seat = actors[random() % actors.size()];
                const Words list = moves(t, seat);
                ASSERT_FALSE(list.empty()) << write(t);
                play(t, seat, list[random() % list.size()]);
            }
        }
        EXPECT_FALSE(winners(t).empty());
    }
}

}  // namespace
}  // namespace engawa::slow_susanoo

// Odds, reasons and prices as data.
#include "engine/games/susanoo/odds/odds_list.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/text/festival_test.h"
#include "engine/games/susanoo/text/reason_list.h"

namespace engawa::susanoo {
namespace {

ReasonList reasons_for(const State& s, int viewer) {
    return reasons_of(the_game(), the_game().observe(s, viewer_of(viewer)));
}
OddsList odds_for(const State& s, int viewer) {
    return odds_list_of(the_game(), the_game().observe(s, viewer_of(viewer)));
}

// "power items.1/EQ26 3", one that does not count in brackets, with its seat in front.
Words told(const ReasonList& list, std::string_view side) {
    Words lines;
    for (const engawa::Reason& reason : list) {
        if (reason.side != side) continue;
        const std::string line = std::to_string(reason.seat) + ' ' + std::string{reason.source} +
                                 ' ' + reason.ref + ' ' + std::to_string(reason.number);
        lines.push_back(reason.counts ? line : '(' + line + ')');
    }
    return lines;
}

// "play:CO04 pick:fighters 24 20 100 %", ranges as 19..28.
std::string told(const Odd& odd) {
    std::string text = odd.ref;
    for (const std::string& move : odd.moves) text += (text.empty() ? "" : " ") + move;
    const auto number = [&](std::string_view name) {
        for (const Fact& fact : odd.facts) {
            if (fact.name == name) return std::to_string(fact.value);
        }
        return std::string{};
    };
    for (const std::string side : {"fighters", "foes"}) {
        const std::string least = number(side + ".least");
        const std::string most = number(side + ".most");
        if (!least.empty()) text += ' ' + least + (least == most ? "" : ".." + most);
    }
    for (const char* more : {"seat", "side", "bonus", "least_face", "dice", "cards", "best"}) {
        if (!number(more).empty()) text += ' ' + std::string{more} + ':' + number(more);
    }
    return text + ' ' + std::to_string(static_cast<int>(odd.chance * 1000 + 0.5));
}
Words told(const OddsList& list, std::string_view name) {
    Words lines;
    for (const Odd& odd : list) {
        if (odd.name == name) lines.push_back(told(odd));
    }
    return lines;
}

TEST(SusanooReasonList, HasEveryPartOfBothTotals) {  // SUS-470
    const ReasonList list = reasons_for(against_tengu(), 3);
    EXPECT_EQ(told(list, "fighters"),
              (Words{"1 level seat.1 4", "1 power seat.1/HB01 1", "1 power items.1/EQ08 1",
                     "1 power items.1/EQ31 1", "1 power items.1/EQ26 3", "1 die foes/YO21 4",
                     "(1 roll foes/YO21 4)", "1 used forms.1/TR12 5"}));
    EXPECT_EQ(told(list, "foes"), (Words{"(1 edge items.1/EQ31 -6)", "0 foe foes/YO21 9",
                                         "0 special foes/YO21 3", "2 played played/EV21 8"}));
    EXPECT_EQ(told(list, "escape"), (Words{"1 power items.1/EQ26 -1"}));  // SUS-482
}

TEST(SusanooReasonList, KeepsDiceThatBecameNothingAndConditionsThatDoNotHold) {  // SUS-453
    const ReasonList list = reasons_for(against_a_head(), 1);
    EXPECT_EQ(told(list, "foes"),
              (Words{"1 die foes/OR04 0", "(1 roll foes/OR04 5)", "(1 edge items.1/EQ31 -6)",
                     "0 foe foes/OR04 18", "(0 special foes/OR04 4)", "0 sake poured/YO10 -3"}));
    const Words fighters = told(list, "fighters");
    ASSERT_EQ(fighters.size(), 9u);
    EXPECT_EQ(fighters[5], "1 power stays.1/EV29 2");
    EXPECT_EQ(fighters[7], "1 hostile seat.1 -6");
    EXPECT_EQ(fighters[8], "1 played played/CO04 5");
}

TEST(SusanooReasonList, KeepsMutedCards) {  // SUS-477
    const ReasonList list = reasons_for(
        scene("fight battle=1.0.YO30:0:0.-.-.-.EV26:2:-:0:0:0:0.-.- | HB01 3 items:EQ26+ | HB04"
              " | HB08"),
        1);
    EXPECT_EQ(told(list, "fighters"),
              (Words{"1 level seat.1 3", "1 power seat.1/HB01 1", "(1 power items.1/EQ26 3)"}));
}

TEST(SusanooReasonList, TellsWhatWhoIsAskedWouldBring) {  // SUS-080 SUS-463
    Table table;
    table.play(
        "t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB01 3 | HB04 5 items:EQ26+,EQ31+ "
        "forms:TR12+ | HB08\n"
        "1 ask:2\n1 k:0\n1 y:1\n1 side:0\n");
    const ReasonList list = reasons_for(table.state(), 2);
    EXPECT_EQ(told(list, "help"),
              (Words{"2 level seat.2 5", "2 power seat.2/HB04 1", "2 power items.2/EQ31 1",
                     "2 power items.2/EQ26 3", "(2 enters forms.2/TR12 5)",
                     "(2 enters forms.2/TR12 -3)", "(2 edge items.2/EQ31 -6)"}));
    EXPECT_EQ(told(list, "escape"), (Words{"2 power seat.2/HB04 1", "2 power items.2/EQ26 -1"}));
}

// f(state, viewer) along some random games, 0 is a watcher.
template <class F>
void along_games(int games, int every, F&& f) {
    const Susanoo& game = the_game();
    Rng rng{11};
    const auto moves = std::make_unique<MoveBuffer<Susanoo>>();
    for (int i = 0; i < games; ++i) {
        State s = game.start(options_of("", 3 + i % 3));
        NoEvents silent;
        for (int ply = 0; ply < 2000 && !s.over(); ++ply) {
            if (ply % every == 0) f(s, ply / every % (s.players + 1));
            const Seat seat = s.chance() ? kChance : seat_to_ask(game, s);
            moves->list.clear();
            game.legal(s, seat, moves->list);
            const auto count = static_cast<std::uint32_t>(moves->list.size());
            game.apply(s, seat, moves->list[static_cast<int>(rng.below(count))], silent);
        }
    }
}

TEST(SusanooReasonList, AddsUpToTheTotalsAlongRandomGames) {  // SUS-470 SUS-471 SUS-482
    const Susanoo& game = the_game();
    int battles = 0;
    int escapes = 0;
    along_games(9, 1, [&](const State& s, int viewer) {
        if (!s.in_battle() || s.foe_count == 0) return;
        ++battles;
        const std::string first = "foes/" + std::string{game.book().id(s.foes[0].card)};
        Totals sums;
        int escape = 0;
        for (const engawa::Reason& reason : reasons_for(s, viewer)) {
            if (!reason.counts) continue;
            if (reason.side == "fighters") sums.fighters += reason.number;
            if (reason.side == "foes") sums.foes += reason.number;
            if (reason.side != "escape" || reason.seat != s.main + 1) continue;
            if (reason.source != "foe" || reason.ref == first) escape += reason.number;
        }
        ASSERT_EQ(sums, game.totals(s)) << game.write(s);
        ASSERT_EQ(escape, game.escape(s, s.main, s.foes[0].card)) << game.write(s);
        escapes += escape != 0 ? 1 : 0;
    });
    EXPECT_GT(battles, 500);
    EXPECT_GT(escapes, 50);
}

TEST(SusanooOddsList, SpeaksOfWhatIsOnTheTableAndOfMovesThatCanBeMade) {
    const Susanoo& game = the_game();
    int forecasts = 0;
    int turns = 0;
    along_games(6, 3, [&](const State& s, int viewer) {
        const auto view = game.observe(s, viewer_of(viewer));
        const Tableau tableau = game.tableau(view);
        for (const engawa::Reason& reason : reasons_of(game, view)) {
            ASSERT_TRUE(has_ref(tableau, reason.ref)) << reason.ref << game.write(s);
        }
        const OddsList list = odds_list_of(game, view);
        for (const Odd& odd : list) {
            ASSERT_TRUE(odd.chance >= 0 && odd.chance <= 1);
            if (odd.name == "won" || odd.name == "ends") {
                ++forecasts;
                ASSERT_EQ(odd.ref, "");
                if (odd.moves.empty()) continue;
                const std::string& move = odd.moves.front();
                ASSERT_TRUE(game.read_move(s, Seat{viewer - 1}, move).ok()) << move;
            } else if (odd.name != "escape_all") {
                ASSERT_TRUE(has_ref(tableau, odd.ref)) << odd.ref << game.write(s);
            }
        }
        const Words mine = told(list, "turns");  // public facts only
        ASSERT_EQ(mine, told(odds_for(s, 0), "turns")) << game.write(s);
        turns += static_cast<int>(mine.size());
    });
    EXPECT_GT(forecasts, 500);
    EXPECT_GT(turns, 20);
}

TEST(SusanooOddsList, TellsWhatEachMoveWouldMakeOfABattle) {  // SUS-450 SUS-455
    const OddsList list = odds_for(against_tengu(), 1);
    EXPECT_EQ(told(list, "won"),
              (Words{" 19 20 0", "act:HB01 pick:CO04 23 20 1000", "ask:2 27..35 20 1000",
                     "ask:3 31..36 20 1000", "ask:4 32 20 1000", "ask:5 32..37 20 1000",
                     "play:CO04 pick:fighters 24 20 1000", "play:CO04 pick:foes 19 25 0",
                     "play:CO05 19 20 0", "play:CO09 19..28 20 500", "play:EV26 16 17 0"}));
}

TEST(SusanooOddsList, TellsTheOddsOfEscape) {  // SUS-087 SUS-451 SUS-482
    EXPECT_EQ(told(odds_for(against_tengu(), 2), "escape"),
              (Words{"foes/YO21 seat:1 bonus:-1 least_face:6 dice:1 167"}));
    const State two = scene(
        "flee:1+over+end+surplus+next battle=1.0.YO01:0:0,YO31:0:0.-.-.-.-.-.-"
        " | HB06 3 | HB04 | HB08");
    const OddsList list = odds_for(two, 1);
    EXPECT_EQ(told(list, "escape").size(), 2u);
    ASSERT_EQ(told(list, "escape_all").size(), 1u);
}

TEST(SusanooOddsList, TellsTheNextCard) {  // SUS-261 SUS-443
    const OddsList list = odds_for(
        scene("prep events=EV01..EV30,OR01..OR08,YO01..YO28 | HB01 | HB04 hand:YO30 | HB08"), 1);
    EXPECT_EQ(told(list, "next.yokai"), (Words{"deck.events cards:4 1000"}));
    EXPECT_EQ(told(list, "next.head"), (Words{"deck.events cards:0 0"}));
    const OddsList again = odds_for(
        scene("prep events=EV01..EV30,YO01..YO30 | HB01 hand:OR01..OR08 | HB04 hand:YO31,YO32"
              " | HB08"),
        1);
    EXPECT_EQ(told(again, "next.event"), (Words{"discards.events cards:30 500"}));
    const OddsList end =
        odds_for(scene("prep reshuffles=12 events=EV01..EV30,YO01..YO30 | HB01 hand:OR01..OR08"
                       " | HB04 hand:YO31,YO32 | HB08"),
                 1);
    EXPECT_EQ(told(end, "next.end"), (Words{"deck.events 1000"}));
}

TEST(SusanooOddsList, TellsWhatACupOrACardInSightWouldTurn) {  // SUS-471 SUS-472 SUS-511
    const Words turns = told(odds_for(against_a_head(), 1), "turns");
    EXPECT_EQ(turns, (Words{"hand.3/EV25 11 15 seat:3 0", "sake.3 13 15 seat:3 0",
                            "hand.4/CO01 16 19 seat:4 side:2 0", "sake.4 13 15 seat:4 0"}));
    for (int viewer = 0; viewer <= 5; ++viewer) {  // public facts only
        EXPECT_EQ(told(odds_for(against_a_head(), viewer), "turns"), turns) << viewer;
    }
}

TEST(SusanooPrice, IsWhatAMoveCosts) {  // SUS-117 SUS-416
    const auto price = [](const State& s, std::string_view text) {
        const auto view = the_game().observe(s, Seat{0});
        const auto move = the_game().read_move(s, Seat{0}, text);
        EXPECT_TRUE(move.ok()) << text;
        std::string out;
        for (const Fact& fact : price_of(the_game(), view, *move)) {
            out += std::string{fact.name} + ' ' + std::to_string(fact.value);
        }
        return out;
    };
    EXPECT_EQ(price(against_tengu(), "act:HB01"), "hand 1");
    EXPECT_EQ(price(against_tengu(), "play:CO04"), "");
    const State rich = scene(
        "fight battle=1.0.OR01:0:0.-.-.-.-.-.- | HB01 3 hand:CO02,CO05 items:EQ24+,EQ31 sake:YO01"
        " | HB04 | HB08");
    EXPECT_EQ(price(rich, "pour"), "sake 1");
    EXPECT_EQ(price(rich, "play:CO02"), "hand 1");
    EXPECT_EQ(price(rich, "renew"), "vp 5");
}

}  // namespace
}  // namespace engawa::susanoo

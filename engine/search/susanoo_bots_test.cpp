// The bots of Warriors of Susanoo: they do not peek, play by the rules under every option, and know
// a good deal from a bad one. How strong they are is measured by the lab (docs/games/susanoo.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/games/susanoo/bots/bot.h"
#include "engine/laws/expect_test.h"
#include "engine/search/info_mcts.h"

namespace engawa::susanoo {
namespace {

const Susanoo kGame;
const Brain kBrain;

Given given(std::initializer_list<std::pair<std::string, std::string>> values) {
    Given options;
    for (const auto& [name, value] : values) options.emplace_back(name, value);
    return options;
}

const Given kUsual = given({{"seats", "3"}});
const Given kUnusual = given({{"seats", "5"},
                              {"being_choice", "deal2"},
                              {"retreat_with_helper", "on"},
                              {"equip_windows", "end"},
                              {"trades_per_turn", "3"},
                              {"helper_pours", "off"},
                              {"tie_wins", "fighters"},
                              {"death_loses_sake", "on"},
                              {"finish_round", "on"}});

Move master(const Observed<State>& view, std::uint64_t seed, std::uint32_t nodes) {
    Rng rng{seed};
    if (const auto move = kBrain.at_a_glance(kGame, view, rng)) return *move;
    const Seat seat = view.viewer().seat();
    InfoMcts<Susanoo, BrainGuide<Brain>> search(kGame, view, seat, seed, {}, {kBrain, seat});
    search.run(nodes);
    return search.best();
}

State position(const std::string& text) {
    Given options = given({{"seats", text.substr(0, 1)}});
    const auto state = kGame.read(*kGame.options(options), text);
    EXPECT_TRUE(state) << state.error().text;
    return *state;
}

std::string adept(const State& s, int seat) {
    const Seat asked{seat - 1};
    return kGame.write_move(s, asked, kBrain.policy(kGame, s, asked));
}

// Secrets.

TEST(SusanooBots, NoviceDoesNotPeek) {  // SUS-519
    for (const Given& options : {kUsual, kUnusual}) {
        laws::expect_no_peeking(
            kGame,
            [](const Observed<State>& view, std::uint64_t seed) {
                Rng rng{seed};
                return kBrain.novice(kGame, view, rng);
            },
            1, options);
    }
}

TEST(SusanooBots, AdeptDoesNotPeek) {  // SUS-519
    for (const Given& options : {kUsual, kUnusual}) {
        laws::expect_no_peeking(
            kGame,
            [](const Observed<State>& view, std::uint64_t seed) {
                Rng rng{seed};
                return kBrain.adept(kGame, view, rng);
            },
            1, options);
    }
}

TEST(SusanooBots, SlowMasterDoesNotPeek) {  // SUS-519
    laws::expect_no_peeking(
        kGame,
        [](const Observed<State>& view, std::uint64_t seed) { return master(view, seed, 8); }, 1,
        kUsual);
}

// Adept's moves are legal, and the same for every hand that the others might hold.
void expect_a_sound_game(const Given& options, std::uint64_t seed, int& asked) {
    MoveBuffer<Susanoo> buffer;
    Rng rng{seed};
    State s = kGame.start(*kGame.options(options));
    NoEvents silent;
    while (!s.over()) {
        const Seat seat = seat_to_ask(kGame, s);
        buffer.list.clear();
        kGame.legal(s, seat, buffer.list);
        if (seat == kChance) {
            kGame.apply(s, seat, pick_outcome(kGame, s, buffer.list, rng), silent);
            continue;
        }
        const Move move = kBrain.policy(kGame, s, seat);
        ASSERT_TRUE(std::binary_search(buffer.list.begin(), buffer.list.end(), move))
            << kGame.write_move(s, seat, move) << " in " << kGame.write(s);
        const State other = kGame.guess(kGame.observe(s, seat), rng);
        ASSERT_EQ(kBrain.policy(kGame, other, seat), move) << kGame.write(s);
        ++asked;
        kGame.apply(s, seat, move, silent);
    }
}

TEST(SusanooBots, AGuessedRivalPlaysByTheRulesAndReadsNoMinds) {
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        expect_a_sound_game(seed % 2 == 0 ? kUsual : kUnusual, seed, asked);
    }
    EXPECT_GT(asked, 3000);
}

// Good sense.

// WE-13: the Centipede is too strong for seat 1 alone, and seat 3 strong enough to help.
const std::string kOmukade =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-."
    "-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/";

TEST(SusanooBots, AFighterWhoIsTooWeakAsksSomebodyStrongEnough) {
    const State s =
        position(kOmukade + "1.0.YO30:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next");
    const std::string ask = adept(s, 1);
    EXPECT_TRUE(ask == "ask:2" || ask == "ask:3") << ask;
}

TEST(SusanooBots, AGoodOfferIsTakenAndAnEmptyOneIsNot) {
    const std::string good = kOmukade +
                             "1.0.YO30:0:0.3.-.3:1:1.-.-.-/answer:3+fight+judge+over+end+surplus+"
                             "next";
    EXPECT_EQ(adept(position(good), 3), "yes");
    const std::string empty = kOmukade +
                              "1.0.YO30:0:0.3.-.0:0:0.-.-.-/answer:3+fight+judge+over+end+surplus+"
                              "next";
    EXPECT_NE(adept(position(empty), 3), "yes");
}

TEST(SusanooBots, AFighterPoursSakeIfThatWins) {  // WE-16 without the rivals
    const State s = position(
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB08.9.-.-.EQ24+.-.YO05,YO06,YO07,YO08.-.-/HB04.1.-.-."
        "-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/1.0.OR08:0:0.-.-.-.-.-.-/"
        "fight+judge+over+end+surplus+next");
    EXPECT_EQ(adept(s, 1), "pour");
}

TEST(SusanooBots, AWardIsSpentOnDeath) {  // WE-18
    const State s = position(
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB04.3.-.CO05,EV20.EQ22+,EQ26+.-.-.-.-/HB07.1.-.-.-.-."
        "-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO31:0:0.-.-.-.-.-.-/hurt:1:YO31+over+end+surplus+next");
    EXPECT_EQ(adept(s, 1), "play:CO05");
}

TEST(SusanooBots, BadLuckIsInflictedOnARivalAndGoodLuckKept) {  // SUS-211
    const std::string table =
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.-.-.-.-.-/HB04.6.-.-.-.-.-.-.-/"
        "HB08.2.-.-.-."
        "-.-.-.-/-/";
    const State misfortune = position(table + "aim:1:EV02+prep+draw+end+surplus+next");
    EXPECT_EQ(adept(misfortune, 1), "pick:2");
    const State blessing = position(table + "aim:1:EV01+prep+draw+end+surplus+next");
    EXPECT_EQ(adept(blessing, 1), "pick:1");
}

// Society: at three seats and at five.

std::string novice(const State& s, int seat, std::uint64_t seed) {
    Rng rng{seed};
    const Seat asked{seat - 1};
    return kGame.write_move(s, asked, kBrain.novice(kGame, kGame.observe(s, asked), rng));
}

// Seats 4 and 5, if there are to be five.
std::string with_seats(int seats, const std::string& three, const std::string& battle) {
    const std::string more = seats == 3 ? "" : "HB01.12.-.-.-.-.-.-.-/HB02.12.-.-.-.-.-.OR06.-/";
    return std::to_string(seats) + ".1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/" + three + more + battle +
           "/fight+judge+over+end+surplus+next";
}

TEST(SusanooBots, OneDrinkThatDecidesIsPouredAgainstTheFirst) {  // SUS-094 SUS-471
    for (const int seats : {3, 5}) {                             // 18 to 17
        const State s = position(with_seats(
            seats,
            "HB10.12.-.-.EQ24+,EQ27+.-.-.OR01.-/HB04.5.-.-.-.-.YO01.-.-/HB08.3.-.-.-.-.YO03.-.-/",
            "1.0.OR02:0:0.-.-.-.-.-.-"));
        EXPECT_EQ(kGame.totals(s), (Totals{18, 17}));
        for (const int seat : {2, 3}) {
            EXPECT_EQ(adept(s, seat), "pour") << seats;
            EXPECT_EQ(novice(s, seat, 1), "pour") << seats;
        }
    }
}

TEST(SusanooBots, TheFighterPoursWhereOneDrinkDecides) {  // SUS-091
    const State s = position(
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB10.10.-.-.EQ24+,EQ27+.-.YO05.-.-/HB04.5.-.-.-.-.-.-"
        ".-/HB08.3.-.-.-.-.-.-.-/1.0.OR02:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next");
    EXPECT_EQ(adept(s, 1), "pour");
    EXPECT_EQ(novice(s, 1, 1), "pour");
}

TEST(SusanooBots, TheLastIsSparedInTheSameBattle) {
    for (const int seats : {3, 5}) {
        const State last = position(with_seats(
            seats,
            "HB10.10.-.-.EQ24+,EQ33+.-.-.-.-/HB04.12.-.-.-.-.YO01.OR01,OR02,OR05.-/HB08.12.-.-.-.-."
            "YO02.OR04.-/",
            "1.0.OR03:0:0.-.-.-.-.-.-"));
        const State first = position(with_seats(
            seats,
            "HB10.10.-.-.EQ24+,EQ33+.-.-.OR01,OR02,OR05.-/HB04.12.-.-.-.-.YO01.-.-/HB08.12.-.-.-.-."
            "YO02.OR04.-/",
            "1.0.OR03:0:0.-.-.-.-.-.-"));
        EXPECT_EQ(adept(last, 3), "pass") << seats;
        EXPECT_EQ(adept(first, 3), "pour") << seats;
    }
}

TEST(SusanooBots, WhoWasCrossedWantsMoreOrDoesNotHelp) {  // SUS-523
    const auto offered = [](const std::string& crossed, const std::string& terms) {
        std::string text = kOmukade + "1.0.YO30:0:0.3.-." + terms +
                           ".-.-.-/answer:3+fight+judge+over+end+surplus+next";
        return position(text.replace(text.find("HB08.6.-"), 8, "HB08.6." + crossed));
    };
    EXPECT_EQ(adept(offered("-", "1:1:1"), 3), "yes");
    EXPECT_EQ(adept(offered("1", "1:1:1"), 3), "counter");
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        EXPECT_EQ(novice(offered("1", "3:1:1"), 3, seed), "no");
    }
}

TEST(SusanooBots, SurplusGoesToTheLastUnlessThatOneDidHarm) {  // SUS-446 SUS-523
    const auto surplus = [](const std::string& crossed) {
        return position("3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.5." + crossed +
                        ".EV01,EV02,EV10,EV12,EV20,EV22.-.-.-.-.-/HB04.6.-.-.-.-.-.-.-/"
                        "HB08.1.-.-.-.-.-.-.-/-/surplus+next");
    };
    EXPECT_EQ(adept(surplus("-"), 1), "give:3");
    EXPECT_EQ(adept(surplus("3"), 1).substr(0, 5), "drop:");
}

TEST(SusanooBots, APoorPoolIsRenewedBeforeThePick) {  // SUS-243 SUS-447
    const auto pool = [](const std::string& cards) {
        return position("3.1.1.10.0.0.-/" + cards +
                        ".-.-.-/HB01.5.-.CO01,CO02,CO05,CO09,CO11.-.-.-.-.-/HB04.6.-.-.-.-.-.-.-/"
                        "HB08.1.-.-.-.-.-.-.-/-/pool:1+prep+draw+end+surplus+next");
    };
    EXPECT_EQ(adept(pool("TR07,TR18,TR20"), 1), "renew");
    EXPECT_EQ(adept(pool("TR04,TR12,TR14"), 1), "pick:TR04");
}

TEST(SusanooBots, ASearchDoesNotDrownInPasses) {
    // A seat with nothing to play has nothing to think about.
    const State s = position(
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.-.-.-.-.-/HB04.6.-.EQ01.-.-.-.-.-/"
        "HB08.2.-.-."
        "-.-.-.-.-/-/prep+draw+end+surplus+next");
    Rng rng{1};
    const auto move = kBrain.at_a_glance(kGame, kGame.observe(s, Seat{1}), rng);
    ASSERT_TRUE(move);
    EXPECT_EQ(*move, Move{Word::Pass});
}

}  // namespace
}  // namespace engawa::susanoo

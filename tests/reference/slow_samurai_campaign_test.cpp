// The worked examples of campaign, clan, refusals and score, and random games of every mode.
#include <map>
#include <random>
#include <set>

#include "samurai_examples.h"

namespace engawa::slow_samurai {
namespace {

TEST(SecondSamurai, Example31Campaign) {
    const auto won = [](const std::string& weapon) {
        Tale g({{"mode", "campaign"}, {"weapon", weapon}}, kFires, [](Table& t) {
            t.life = 2;
            t.ki = 1;
            t.die = 3;
            t.foes[0].life = 2;
        });
        g.play("hold").attack("F1 F2 F3", "D1").play("reward ki;strike strength");
        return g;
    };
    Tale g = won("WE-K");
    EXPECT_EQ(g.point(), "special");
    g.play("special A3;event EV5");
    EXPECT_EQ(g.life(), 6);
    EXPECT_EQ(g.ki(), 4);  // one of it by the combo
    EXPECT_EQ(g.moves(), "continue");
    g.play("continue");
    EXPECT_EQ(g.foe(), (Foe{4, 2}));
    EXPECT_EQ(g.ki(), 3);
    EXPECT_EQ(g.die(), 3);
    EXPECT_EQ(g->redraws, 1);
    EXPECT_EQ(g->bag.size(), 30U);
    for (const std::string& card : split(kFires, ' ')) g.play("draw " + card);
    EXPECT_TRUE(g.play("hold").offers("swap A3 F1"));

    Tale sword = won("WE-Y").play("special A3;event EV6;continue");
    EXPECT_EQ(sword->weapon, "WE-B");
    EXPECT_EQ(sword->redraws, 1);
    EXPECT_EQ(sword->max_life, 7);
    EXPECT_EQ(ki_limit(sword.p.now), 4);
    Tale armour = won("WE-K").play("special A3;event EV9;roll 5;continue");
    EXPECT_EQ(armour->wearer, "foe");
    EXPECT_EQ(armour->armour, 4);
}

TEST(SecondSamurai, Example32Clan) {
    Tale g({{"mode", "clan"}});
    g.attack("F1 F2 F3", "D1").play("reward special;special A1;strike strength");
    EXPECT_EQ(g.moves(), "spoils special");
    g.play("spoils special;special A2").attack("E1 E4 W7", "D7");
    EXPECT_EQ(g->stage, 2);
    EXPECT_EQ(g.gauges(), "10 -2 3");
    g.play("strike strength");
    EXPECT_EQ(g.foe().life, 1);
    EXPECT_EQ(g.point(), "GUARD");
}

TEST(SecondSamurai, Example33Refusals) {
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "campaign"}}), "blood_in_campaign");
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "campaign"}, {"three", "on"}}),
              "blood_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "campaign"}}), "three_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "clan"}}), "");
    EXPECT_EQ(refusal({{"three", "on"}, {"opponent", "O7"}}), "opponent_with_three");
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "clan"}}), "");
}

TEST(SecondSamurai, Example34Score) {
    Table t;
    t.options = full_options({});
    t.statistics = {{{"dealt", 5}}};
    t.round = 8;
    t.life = 3;
    t.ki = 2;
    t.cause = "foes_dead";
    EXPECT_EQ(score(t), 81);
    t.cause = "life";
    EXPECT_EQ(score(t), 5);
    t.options = full_options({{"mode", "campaign"}});
    t.statistics = {{{"dealt", 9}}, {{"dealt", 3}}};
    t.duels_won = 4;
    EXPECT_EQ(score(t), 403);
}

using Dice = std::mt19937;

template <class List>
const auto& any(const List& list, Dice& dice) {
    return list[dice() % list.size()];
}

Options random_options(Dice& dice) {
    const Given modes = {{"mode", "campaign"}, {"mode", "clan"}, {"three", "on"}};
    for (;;) {
        Given given;
        if (dice() % 2 == 0) given.push_back(any(modes, dice));
        if (!given.empty() && given[0].second == "clan" && dice() % 2 == 0) {
            given.emplace_back("three", "on");
        }
        for (const auto& [name, values] :
             std::map<std::string, std::string>{{"weapon", "WE-K WE-B WE-U WE-N WE-O WE-Y WE-W"},
                                                {"surrounding", "none L1 L2 L3 L4 SU1 SU2"},
                                                {"weather", "none X1 X2 X3 X4 random"},
                                                {"difficulty", "easy normal hard"},
                                                {"blood", "off on"},
                                                {"bushido", "off on"},
                                                {"gisei", "off on"},
                                                {"redraws", "duel game"},
                                                {"yoroi", "none self opponent"}}) {
            given.emplace_back(name, any(split(values, ' '), dice));
        }
        if (given[0].first == "blood" || (given[0].second == "campaign" && dice() % 2 == 0)) {
            given.emplace_back("opponent", "O" + std::to_string(1 + dice() % 7));
        }
        if (refusal(given).empty()) return full_options(given);
    }
}

void expect_sound(const Position& p) {
    const Table& t = p.now;
    ASSERT_FALSE(p.moves.empty()) << p.point;  // SAM-111
    ASSERT_TRUE(std::is_sorted(p.moves.begin(), p.moves.end()));
    ASSERT_GE(t.life, 1);
    ASSERT_LE(t.life, t.max_life);  // SAM-008
    ASSERT_GE(t.ki, 0);
    ASSERT_LE(t.ki, ki_limit(t));  // SAM-007
    const std::size_t deck = t.bag.size() + t.discard.size() + t.hand.size() + t.on_table.size();
    ASSERT_LE(deck + t.specials.size() + t.looked.size() + t.reserve.size(), 42U);
}

TEST(SecondSamurai, RandomGamesEndWithinTheBoundsOfTheLedger) {  // SAM-771 SAM-772
    Dice dice{5};
    std::set<std::string> causes;
    for (int game = 0; game < 30; ++game) {
        Position p = start(random_options(dice));
        int decisions = 0;
        int events = 0;
        int longest_round = 0;
        for (int steps = 0; !p.actor.empty(); ++steps) {
            ASSERT_LT(steps, 85000);
            ASSERT_NO_FATAL_FAILURE(expect_sound(p));
            const int rounds = p.now.round;
            ++(p.actor == "you" ? decisions : events);
            p = play(p, any(p.moves, dice));
            if (p.now.round == rounds && !p.actor.empty()) continue;
            ASSERT_LE(decisions, 132);
            ASSERT_LE(events, 103);
            longest_round = std::max(longest_round, decisions + events);
            decisions = events = 0;
        }
        causes.insert(p.now.cause);
        ASSERT_GE(score(p.now), 0);
        ASSERT_GT(longest_round, 10);
    }
    EXPECT_TRUE(causes.contains("life"));
}

}  // namespace
}  // namespace engawa::slow_samurai

// What holds along random games: foes never gain, the die, and the bounds of a round.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// Plays one random game; f(before, after, chance) for each move.
template <class F>
void random_game(const Given& given, std::uint64_t seed, F&& f) {
    const Samurai& game = Table::game();
    State s = game.start(*game.options(given));
    Rng rng{seed};
    MoveBuffer<Samurai> buffer;
    NoEvents silent;
    while (!game.to_act(s).empty()) {
        const Seat seat = seat_to_ask(game, s);
        buffer.list.clear();
        game.legal(s, seat, buffer.list);
        ASSERT_FALSE(buffer.list.empty());  // SAM-111
        const State before = s;
        game.apply(s, seat, buffer.list[rng.below(buffer.list.size())], silent);
        f(before, s, seat == kChance);
    }
}

const std::vector<Given>& many_options() {
    static const std::vector<Given> kAll = {
        {},
        {{"weapon", "WE-B"}, {"surrounding", "SU1"}, {"blood", "on"}},
        {{"three", "on"}, {"weapon", "WE-Y"}, {"yoroi", "opponent"}},
        {{"mode", "clan"}, {"surrounding", "L3"}, {"weapon", "WE-W"}},
        {{"mode", "campaign"}, {"difficulty", "easy"}, {"weather", "random"}},
        {{"opponent", "O7"}, {"yoroi", "opponent"}, {"surrounding", "L4"}},
        {{"opponent", "O6"}, {"yoroi", "self"}, {"difficulty", "hard"}},
    };
    return kAll;
}

TEST(SamuraiAlongGames, FoesNeverGainAndTheDieStaysOnItsLevels) {  // SAM-009 SAM-018 SAM-111
    for (const Given& given : many_options()) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            random_game(given, seed, [](const State& before, const State& after, bool) {
                EXPECT_LE(after.die, 6);
                if (after.stage != before.stage || before.round == 0) return;
                if (after.course() == Task::Road || before.course() == Task::Road) return;
                for (unsigned i = 0; i < 3; ++i) {
                    EXPECT_LE(after.foes[i].life, before.foes[i].life);
                    EXPECT_LE(after.foes[i].ki, before.foes[i].ki);
                }
            });
        }
    }
}

TEST(SamuraiAlongGames, ARoundIsBounded) {  // SAM-771 SAM-772
    const Samurai game;
    EXPECT_EQ(game.longest(*game.options({})), 14100);
    EXPECT_EQ(game.longest(*game.options({{"mode", "clan"}})), 23500);
    EXPECT_EQ(game.longest(*game.options({{"mode", "campaign"}})), 85000);
    for (const Given& given : many_options()) {
        for (std::uint64_t seed = 100; seed < 140; ++seed) {
            int decisions = 0, outcomes = 0, round = 1, stage = 0;
            random_game(given, seed, [&](const State& before, const State& after, bool chance) {
                if (before.round != round || before.stage != stage) decisions = outcomes = 0;
                round = before.round;
                stage = before.stage;
                ++(chance ? outcomes : decisions);
                EXPECT_LE(decisions, 132) << Table::game().write(after);
                EXPECT_LE(outcomes, 103) << Table::game().write(after);
            });
        }
    }
}

TEST(SamuraiBasics, TheBlueDieHasSixEqualSides) {  // SAM-019
    Table t({{"surrounding", "L1"}});
    t.hand(kHand).play("exploit");
    EXPECT_EQ(t.moves(), (Names{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"}));
    EXPECT_EQ(t.game().chance_kind(t.s), "roll");
}

TEST(SamuraiBasics, OtherCardsOnlyMoveGauges) {  // SAM-185
    std::string with_effects;
    for (const ActionCard& card : Table::game().cards().action) EXPECT_TRUE(card.effects.empty());
    for (const ActionCard& card : Table::game().cards().special) {
        if (!card.effects.empty()) with_effects += card.id + ' ';
    }
    EXPECT_EQ(with_effects, "A5 A6 A7 A8 A9 ");
}

TEST(SamuraiBushido, TheVirtuesHaveTheirNames) {  // SAM-549
    std::string names;
    for (const VirtueCard& card : Table::game().cards().bushido) names += card.name + ' ';
    EXPECT_EQ(names, "Gi Yu Rei Makoto Meiyo Jin Chugi ");
}

TEST(SamuraiBushido, JinIsNoRescueAtTheEnd) {  // SAM-547
    Table t({{"bushido", "on"}});
    t.own_virtue("BU6");
    t.s.life = 1;
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C11");
    EXPECT_EQ(t.cause(), "life");
    EXPECT_EQ(t.s.ki, 5);
    EXPECT_EQ(t.why_not("jin"), "SAM-350");
}

}  // namespace
}  // namespace engawa::samurai

// Odds compared with the whole tree of chance, played by the rules.
#include "engine/games/samurai/odds/odds.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

const Samurai& game() { return Table::game(); }

State read(const Given& given, const std::string& position) {
    const auto options = game().options(given);
    EXPECT_TRUE(options.ok());
    const auto s = game().read(*options, position);
    EXPECT_TRUE(s.ok()) << (s.ok() ? "" : s.error().text);
    return s.ok() ? *s : State{};
}

struct Branch {
    State s;
    double chance = 1;
    std::vector<Event> events;
};

// Follows a move through every outcome of chance up to the next decision that is no price.
void each_branch(Branch branch, Seat seat, Move move, const std::function<void(const Branch&)>& f) {
    EventList list;
    game().apply(branch.s, seat, move, list);
    branch.events.insert(branch.events.end(), list.events.begin(), list.events.end());
    const bool price = !branch.s.over() && branch.s.top().task == Task::Price;
    if (branch.s.over() || (!branch.s.chance() && !price)) return f(branch);
    MoveBuffer<Samurai> buffer;
    const Seat next = branch.s.chance() ? kChance : Seat{0};
    game().legal(branch.s, next, buffer.list);
    if (price) return each_branch(branch, next, buffer.list[0], f);
    branch.chance /= buffer.list.size();
    for (const Move outcome : buffer.list) each_branch(branch, next, outcome, f);
}

double counted_death(const State& s) {
    double death = 0;
    each_branch({s, 1, {}}, Seat{0}, Move{Kind::Reveal}, [&](const Branch& branch) {
        if (branch.s.over() && !branch.s.won()) death += branch.chance;
    });
    return death;
}

bool is(const Event& event, Happening kind) {
    return event.kind == static_cast<std::uint8_t>(kind);
}

// At decisions of random games on random options.
template <class F>
void along_games(std::uint64_t seed, int games, F&& f) {
    Rng rng{seed};
    MoveBuffer<Samurai> buffer;
    for (int i = 0; i < games; ++i) {
        Given given;
        for (const OptionSpec& option : game().schema()) {
            const auto value = option.values[rng.below(std::uint32_t(option.values.size()))];
            given.emplace_back(std::string{option.name}, std::string{value});
            if (!game().options(given)) given.pop_back();
        }
        State s = game().start(*game().options(given));
        for (int ply = 0; ply < 400 && !s.over(); ++ply) {
            if (!s.chance()) f(s, rng);
            const Seat seat = s.chance() ? kChance : Seat{0};
            buffer.list.clear();
            game().legal(s, seat, buffer.list);
            NoEvents silent;
            const Move move = buffer.list[int(rng.below(std::uint32_t(buffer.list.size())))];
            game().apply(s, seat, move, silent);
        }
    }
}

TEST(SamuraiOdds, DeathCountsTheWound) {  // SAM-271 SAM-311 SAM-312 SAM-351
    const State s =
        read({{"opponent", "O3"}, {"weather", "X2"}, {"difficulty", "hard"}, {"gisei", "off"}},
             "2.0.1/8.5/-/1.7.2.1/0.-1.3.0/rest/-/-/F1,F2,E1:F3,W7,E4/-/rest/D7,D8/-/-/"
             "0/0.0.0.0.0.0:WE-K:X2:X2:-:-/guard.1");
    EXPECT_NEAR(counted_death(s), 0.542, 0.0005);
    EXPECT_NEAR(guard_odds(game().book(), s, 3).death, counted_death(s), 1e-12);
}

TEST(SamuraiOdds, DeathIsThatOfTheWholeTree) {  // SAM-376 SAM-490 SAM-493 SAM-613
    int compared = 0;
    int wounded = 0;
    int armoured = 0;
    int followed = 0;
    along_games(5, 120, [&](State s, Rng& rng) {
        if (s.top().task != Task::Guard || s.depth != 1) return;
        s.life = Table::byte(1 + int(rng.below(4)));
        const bool follows = ability(game().book(), s).follow_damage != 0;
        const bool worn = s.wearer == Wearer::You;
        if (rng.below(follows && worn ? 20 : 2) != 0) return;
        const GuardOdds odds = guard_odds(game().book(), s, s.gauge(Gauge::Guard));
        EXPECT_NEAR(odds.death, counted_death(s), 1e-9) << game().write(s);
        EXPECT_NEAR(odds.holds, guard_holds(game().book(), s, s.gauge(Gauge::Guard)), 1e-9);
        EXPECT_FALSE(odds.open);
        ++compared;
        wounded += odds.wound[1] + odds.wound[2] > 0 ? 1 : 0;
        armoured += worn ? 1 : 0;
        followed += odds.second > 0 ? 1 : 0;
    });
    EXPECT_GT(compared, 100);
    EXPECT_GT(wounded, 20);
    EXPECT_GT(armoured, 10);
    EXPECT_GT(followed, 5);
}

TEST(SamuraiOdds, TheInjuryDieIsThatOfTheWholeTree) {  // SAM-250 SAM-261 SAM-612 SAM-613
    int compared = 0;
    int armoured = 0;
    along_games(6, 900, [&](State s, Rng&) {
        if (s.top().task != Task::DieChoice) return;
        s.life = std::max<std::uint8_t>(s.life, 3);
        const DieOdds odds = die_odds(game().book(), s);
        for (const bool used : {true, false}) {
            double life = 0;
            double kill = 0;
            const Move move{used ? Kind::UseDie : Kind::SaveDie};
            each_branch({s, 1, {}}, Seat{0}, move, [&](const Branch& branch) {
                for (const Event& event : branch.events) {
                    if (is(event, Happening::FoeHurt)) life += branch.chance * event.numbers[2];
                    if (is(event, Happening::FoeDied)) kill += branch.chance;
                    if (is(event, Happening::Revealed) || is(event, Happening::Exploited)) break;
                }
            });
            EXPECT_NEAR(used ? odds.life : odds.life_without, life, 1e-9) << game().write(s);
            EXPECT_NEAR(used ? odds.kill : 0, kill, 1e-9) << game().write(s);
        }
        ++compared;
        armoured += odds.armour > 0 ? 1 : 0;
    });
    EXPECT_GT(compared, 50);
    EXPECT_GT(armoured, 3);
}

TEST(SamuraiOdds, ArmourIsNoLife) {  // SAM-610 SAM-612
    const State s = read({{"yoroi", "opponent"}},
                         "8.5.4/4.5/foe.2/1.1.1.1/9.-1.3.0/rest/-/F3,W7,E4/-:F1,F2,E1/-/rest/-:D1/"
                         "-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    State due = s;
    make_move(game().book(), due, Move{Kind::Strike, 0});
    ASSERT_EQ(due.top().task, Task::DieChoice);
    const DieOdds odds = die_odds(game().book(), due);
    EXPECT_NEAR(odds.kill, 0, 1e-12);
    EXPECT_NEAR(odds.life, 2, 1e-12);
    EXPECT_EQ(odds.life_without, 0);
}

TEST(SamuraiOdds, EachEnemyHasKiOfHisOwn) {  // SAM-307 SAM-586
    const State s = read({{"three", "on"}},
                         "8.5.1/2.0+3.1+4.2/-/1.1.1.1/0.-1.3.0/rest/-/F3,W7,E4/-:F1,F2,E1/-/rest/-:"
                         "D7/-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    const std::vector<AnswerCase> cases = answer_cases(game().book(), s);
    ASSERT_EQ(cases.size(), 2u);
    EXPECT_EQ(cases[0].enemies, 0b001U);
    EXPECT_NEAR(guard_odds(game().book(), cases[0].s, 3).holds, 4.0 / 12, 1e-12);
    EXPECT_EQ(counter_level(game().book(), cases[0].s, game().card_named("C3")), 3);
    EXPECT_EQ(cases[1].enemies, 0b110U);
    EXPECT_NEAR(guard_odds(game().book(), cases[1].s, 3).holds, 3.0 / 12, 1e-12);
    EXPECT_EQ(counter_level(game().book(), cases[1].s, game().card_named("C3")), 5);
}

TEST(SamuraiOdds, BeforeTheStrikeAMissIsForeseen) {  // SAM-371
    const std::string position =
        "2.5.1/8.5/-/1.1.1.1/0.-1.3.0/rest/-/F3,W7,E4/-:F1,F2,E1/-/rest/-:D7/-/-/0/"
        "0.0.0.0.0.0:WE-K:-:-:-:-/strike";
    State s = read({{"opponent", "O2"}}, position);
    std::vector<AnswerCase> cases = answer_cases(game().book(), s);
    ASSERT_EQ(cases.size(), 1u);  // neither gauge reaches the card turned
    EXPECT_EQ(cases[0].after, AnswerCase::After::OnlyMiss);
    EXPECT_NEAR(guard_odds(game().book(), cases[0].s, 3).holds, 1.0 / 12, 1e-12);
    State missed = s;
    make_move(game().book(), missed, Move{Kind::Strike, 0});
    EXPECT_NEAR(guard_odds(game().book(), missed, 3).holds, 1.0 / 12, 1e-12);
    s.gauges[0] = 12;  // Strength would hit, Technique miss
    cases = answer_cases(game().book(), s);
    ASSERT_EQ(cases.size(), 2u);
    EXPECT_NEAR(guard_odds(game().book(), cases[0].s, 3).holds, 3.0 / 12, 1e-12);
    EXPECT_NEAR(guard_odds(game().book(), cases[1].s, 3).holds, 1.0 / 12, 1e-12);
}

}  // namespace
}  // namespace engawa::samurai

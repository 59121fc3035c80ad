// Odds, prices and reasons as data.
#include "engine/games/samurai/odds/table_odds.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/samurai/proofs/facts_test.h"

namespace engawa::samurai {
namespace {

OddsList odds_at(const State& s) {
    return odds_list_of(Table::game(), Table::game().observe(s, Seat{0}));
}
// `of` is a reference, or the texts of moves with a blank between them.
const Odd* find(const OddsList& odds, std::string_view name, std::string_view of) {
    for (const Odd& odd : odds) {
        const bool found =
            odd.moves.empty() ? odd.ref == of : std::ranges::equal(odd.moves, split(of, ' '));
        if (odd.name == name && found) return &odd;
    }
    return nullptr;
}
double chance(const OddsList& odds, std::string_view name, std::string_view of) {
    const Odd* odd = find(odds, name, of);
    return odd == nullptr ? 0 : odd->chance;
}

TEST(SamuraiTableOdds, GuardFocusAndGisei) {  // SAM-303 SAM-309 SAM-312 SAM-376 SAM-560
    const State s =
        kojiro("3", "2.4.2", "F3,F4,F6,V8/-:W4,E7,V1", "D3,D6,D11", "0.0.1:WE-K:-:-:-:-/guard.1");
    const OddsList odds = odds_at(s);
    EXPECT_NEAR(chance(odds, "holds", "reveal"), 0.1, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "focus reveal"), 0.4, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "focus focus reveal"), 0.9, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "focus focus focus reveal"), 1, 1e-12);
    EXPECT_EQ(find(odds, "holds", "focus focus focus focus reveal"), nullptr);
    EXPECT_NEAR(chance(odds, "wound.1", "reveal") + chance(odds, "wound.2", "reveal"), 0.3, 1e-12);
    EXPECT_NEAR(chance(odds, "second", "reveal"), 0.52, 0.005);
    EXPECT_NEAR(chance(odds, "death", "reveal"), 0.025, 0.0005);
    EXPECT_EQ(one_of(find(odds, "holds", "reveal")->facts, "mean_damage") / 100, 19);
    EXPECT_EQ(one_of(find(odds, "holds", "focus reveal")->facts, "guard"), 4);
    EXPECT_EQ(one_of(find(odds, "holds", "focus reveal")->facts, "ki"), 2);
    EXPECT_EQ(find(odds, "death", "focus reveal"), nullptr);
    EXPECT_NEAR(chance(odds, "holds", "gisei"), 0.48, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "gisei/GI4"), 0.9, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "gisei/GI5"), 0, 1e-12);
    EXPECT_NEAR(chance(odds, "each", "counter.bag"), 0.1, 1e-12);
}

TEST(SamuraiTableOdds, EachCardInHandBeforeAndAfterTheDefence) {  // SAM-187 SAM-232
    const State two =
        kojiro("3", "4.-1.-2", "F4,F6,W4,E7,V1,V8/-:F3", "D3,D11", "0.0.0:WE-K:-:-:-:-/place");
    OddsList odds = odds_at(two);
    EXPECT_NEAR(chance(odds, "hit.strength", "hand.1/F6"), 0.2, 1e-12);
    EXPECT_NEAR(chance(odds, "hit.technique", "hand.1/F6"), 0, 1e-12);
    EXPECT_NEAR(chance(odds, "hit", "gauge.strength"), 0, 1e-12);
    EXPECT_NEAR(chance(odds, "holds", "hand.1/E7"), 0, 1e-12);
    std::vector<std::pair<int, double>> ladder;
    for (const Odd& odd : odds) {
        if (odd.name == "reach" && odd.ref == "gauge.strength") {
            ladder.emplace_back(one_of(odd.facts, "value"), odd.chance);
        }
    }
    ASSERT_EQ(ladder.size(), 5u);
    EXPECT_EQ(ladder[2].first, 8);
    EXPECT_NEAR(ladder[2].second, 0.6, 1e-12);
    const State three =
        kojiro("3", "6.0.-3", "F4,W4,E7,V1,V8/-:F3,F6", "D3,D11:D7", "0.0.0:WE-K:-:-:-:-/place");
    odds = odds_at(three);
    EXPECT_EQ(chance(odds, "hit.strength", "hand.1/F4"), 1);
    EXPECT_EQ(chance(odds, "hit.strength", "hand.1/W4"), 0);
    EXPECT_EQ(one_of(find(odds, "hit.strength", "hand.1/F4")->facts, "mean_damage"), 1000);
}

TEST(SamuraiTableOdds, ThePlaceTheArmourAndTheDie) {  // SAM-250 SAM-450 SAM-613
    Table cliff({{"surrounding", "SU2"}, {"yoroi", "self"}});
    cliff.hand("F1 F2 F3 E1 E4 W7");
    OddsList odds = odds_at(cliff.s);
    EXPECT_NEAR(chance(odds, "each", "surrounding"), 1.0 / 6, 1e-12);
    EXPECT_NEAR(chance(odds, "death", "exploit"), 0.5, 1e-12);
    EXPECT_NEAR(chance(odds, "kill", "exploit"), 0, 1e-12);
    EXPECT_NEAR(chance(odds, "breaks", "armour"), 1.0 / 6, 1e-12);
    cliff.foe(1, 0);  // a Wound 1 kills by six of eight cards, winded and graze aside
    EXPECT_NEAR(chance(odds_at(cliff.s), "kill", "exploit"), 0.5 * 6 / 8, 1e-12);
    Table bamboo({{"surrounding", "SU1"}});
    bamboo.hand("E7 V1 V6 F1 F2 F3").attack("E7", "V1", "D7", "V6").play("strike strength");
    EXPECT_NEAR(chance(odds_at(bamboo.s), "cancels", "exploit"), 0.5, 1e-12);
    Table die;
    die.s.die = 3;
    die.foe(2, 0);
    die.hand("F1 F2 E1 E2 E4 W7").attack("F1", "F2", "D1", "E1").play("strike strength");
    odds = odds_at(die.s);
    // one damage; then a Wound 1 kills as above
    EXPECT_NEAR(chance(odds, "kill", "die"), 6.0 / 8, 1e-12);
    EXPECT_EQ(one_of(find(odds, "kill", "die")->facts, "life_without"), 1);
}

TEST(SamuraiTableOdds, WhoAnswersInOneVersusThree) {  // SAM-588 SAM-592
    Table t({{"three", "on"}});
    t.hand("F1 F2 E7 E1 E2 E4");
    OddsList odds = odds_at(t.s);
    EXPECT_NEAR(chance(odds, "answers", "foe.1"), 3.0 / 6, 1e-12);
    EXPECT_NEAR(chance(odds, "answers", "foe.3"), 4.0 / 6, 1e-12);
    EXPECT_EQ(find(odds, "nobody", ""), nullptr);
    t.s.foes[0] = {};
    odds = odds_at(t.s);
    EXPECT_NEAR(chance(odds, "nobody", ""), 1.0 / 6, 1e-12);
    EXPECT_EQ(find(odds, "answers", "foe.1"), nullptr);
}

TEST(SamuraiTableOdds, WhatMovesCost) {  // SAM-116 SAM-151 SAM-173 SAM-253 SAM-303 SAM-560
    const Table t({{"bushido", "on"}, {"gisei", "on"}});
    const auto view = t.game().observe(t.s, Seat{0});
    const auto price = [&](Kind kind, std::string_view name) {
        return one_of(price_of(t.game(), view, Move{kind}), name);
    };
    EXPECT_EQ(price(Kind::Step, "ki"), 2);
    EXPECT_EQ(price(Kind::Breath, "ki"), 1);
    EXPECT_EQ(price(Kind::Insight, "ki"), 1);
    EXPECT_EQ(price(Kind::Focus, "ki"), 1);
    EXPECT_EQ(price(Kind::Gisei, "life"), 1);
    EXPECT_EQ(price(Kind::PriceCard, "card"), 1);
    EXPECT_TRUE(price_of(t.game(), view, Move{Kind::Reveal}).empty());
}

// The numbers of a side that count.
int total(const ReasonList& reasons, std::string_view side) {
    int sum = 0;
    for (const Reason& reason : reasons) {
        if (reason.side == side && reason.counts) sum += reason.number;
    }
    return sum;
}

// Along random games on random options, the end included.
template <class F>
void along_games(std::uint64_t seed, int games, F&& f) {
    const Samurai& game = Table::game();
    Rng rng{seed};
    MoveBuffer<Samurai> room;
    for (int i = 0; i < games; ++i) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            const auto value = option.values[rng.below(std::uint32_t(option.values.size()))];
            given.emplace_back(std::string{option.name}, std::string{value});
            if (!game.options(given)) given.pop_back();
        }
        State s = game.start(*game.options(given));
        for (int ply = 0; ply < 200 && !s.over(); ++ply) {
            f(s);
            const Seat seat = s.chance() ? kChance : Seat{0};
            room.list.clear();
            game.legal(s, seat, room.list);
            NoEvents silent;
            game.apply(s, seat, room.list[int(rng.below(std::uint32_t(room.list.size())))], silent);
        }
        f(s);
    }
}

TEST(SamuraiReasons, AddUpToTheirTotals) {  // SAM-140 SAM-189 SAM-190 SAM-233 SAM-309 SAM-744
    const Samurai& game = Table::game();
    int turned = 0;
    along_games(11, 25, [&](const State& s) {
        const ReasonList reasons = reasons_of(game, game.observe(s, Seat{0}));
        const std::string_view gauges[] = {"strength", "technique", "guard"};
        for (unsigned g = 0; g < 3 && s.round != 0; ++g) {
            EXPECT_EQ(total(reasons, gauges[g]), s.gauges[g]) << game.write(s);
        }
        EXPECT_EQ(total(reasons, "score"), game.score(s));
        if (s.defence == 0) return;
        ++turned;
        EXPECT_EQ(total(reasons, "block"), game.block(s)) << game.write(s);
        EXPECT_EQ(total(reasons, "dodge"), game.dodge(s)) << game.write(s);
        const int damage = fact(tableau_of(s), "gauge.strength", "damage");
        if (damage != kNone) EXPECT_EQ(total(reasons, "damage.strength"), damage);
    });
    EXPECT_GT(turned, 100);
}

bool is_known(const Tableau& tableau, std::string_view ref) {
    return ref.empty() || has_ref(tableau, ref);
}

// By moves that can be made one after the other, or at once.
bool is_known(const State& s, const Odd& odd) {
    const Samurai& game = Table::game();
    State then = s;
    for (const std::string& text : odd.moves) {
        const auto move = game.read_move(then, Seat{0}, text);
        if (!move) return false;
        NoEvents silent;
        game.apply(then, Seat{0}, *move, silent);
    }
    return odd.moves.empty() || odd.ref.empty();
}

TEST(SamuraiTableOdds, ReferToTheTableOrToMovesThatCanBeMade) {  // SAM-080
    const Samurai& game = Table::game();
    int ply = 0;
    along_games(12, 25, [&](const State& s) {
        if (++ply % 5 != 0) return;
        const Tableau tableau = tableau_of(s);
        for (const Odd& odd : odds_at(s)) {
            EXPECT_TRUE(is_known(tableau, odd.ref)) << odd.ref << " at " << game.write(s);
            EXPECT_TRUE(is_known(s, odd)) << odd.name << " at " << game.write(s);
            EXPECT_GE(odd.chance, 0) << odd.name;
            EXPECT_LE(odd.chance, 1 + 1e-9) << odd.name << " at " << game.write(s);
        }
        for (const Reason& reason : reasons_of(game, game.observe(s, Seat{0}))) {
            EXPECT_TRUE(is_known(tableau, reason.ref)) << reason.ref << " at " << game.write(s);
        }
    });
}

TEST(SamuraiReasons, AKiMarkThatIsNotPaidIsToldAndDoesNotCount) {  // SAM-188
    Table t;
    t.foe(8, 0);
    t.hand("F1 F2 F3 E1 E4 W7").play("place F1, place F2, defence D8");
    bool found = false;
    for (const Reason& reason : reasons_of(t.game(), t.game().observe(t.s, Seat{0}))) {
        if (reason.source != "ki_mark") continue;
        EXPECT_EQ(reason.ref, "defence/D8");
        EXPECT_EQ(reason.number, 2);
        EXPECT_FALSE(reason.counts);
        found = true;
    }
    EXPECT_TRUE(found);
}

}  // namespace
}  // namespace engawa::samurai

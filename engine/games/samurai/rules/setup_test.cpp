// Basics, options, set-up and chance: sections 1 to 4 of the ledger.
#include <map>

#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

std::string refusal(const Given& given) {
    const auto options = Table::game().options(given);
    return options.ok() ? "" : options.error().code;
}

TEST(SamuraiBasics, OneSeatAndNoSecrets) {  // SAM-001 SAM-002
    Table t;
    EXPECT_EQ(t.game().seats(*t.game().options({})), 1);
    EXPECT_FALSE(Samurai::kHasSecrets);
    t.hand(kHand);
    EXPECT_EQ(t.game().observe(t.s, kWatcher).state(), t.s);
    const auto move = t.game().read_attempt(t.s, Seat{0}, "place F1");
    EXPECT_EQ(t.game().why_not(t.s, Seat{1}, *move).text(), "SAM-001");
}

TEST(SamuraiBasics, TheDecksOfTheData) {  // SAM-010 SAM-011 SAM-012 SAM-013 SAM-014 SAM-015 SAM-017
    const CardSet& cards = Table::game().cards();
    EXPECT_EQ(cards.action.size(), 30u);
    EXPECT_EQ(cards.special.size(), 12u);
    std::map<std::string, int> icons;
    for (const ActionCard& card : cards.action) ++icons[card.icon];
    EXPECT_EQ(icons,
              (std::map<std::string, int>{{"fire", 7}, {"water", 7}, {"earth", 7}, {"void", 9}}));
    for (const ActionCard& card : cards.special) EXPECT_EQ(card.icon, "void");
    EXPECT_EQ(cards.defence.size(), 12u);
    std::string marked;
    for (const DefenceCard& card : cards.defence) {
        if (card.ki_mark) marked += card.id + ' ';
    }
    for (const CounterCard& card : cards.counter) {
        if (card.ki_mark) marked += card.id + ' ';
    }
    EXPECT_EQ(marked, "D4 D8 D9 D12 C3 C12 ");
    EXPECT_EQ(cards.counter.size(), 12u);
    EXPECT_EQ(cards.injury.size(), 8u);
}

TEST(SamuraiBasics, TheExpansionAddsItsCards) {  // SAM-020 SAM-665
    const CardSet& cards = Table::game().cards();
    EXPECT_EQ(cards.blood.size(), 5u);
    EXPECT_EQ(cards.bushido.size(), 7u);
    EXPECT_EQ(cards.gisei.size(), 5u);
    EXPECT_EQ(cards.enemy.size(), 3u);
    EXPECT_EQ(cards.yoroi.size(), 1u);
    EXPECT_EQ(cards.event.back().id, "EV9");
    EXPECT_EQ(cards.counter_row.size(), 6u);  // one table, a row for each side of the die
    EXPECT_EQ(cards.opponent.back().id, "O7");
    EXPECT_EQ(cards.opponent.back().name, "Shiro");
    Names places;
    for (const PlaceCard& card : cards.surrounding) {
        if (card.id.starts_with("SU")) places.push_back(card.name);
    }
    EXPECT_EQ(places, (Names{"Bamboo Forest", "Cliff"}));
    Names weapons;
    for (const WeaponCard& card : cards.weapon) {
        if (card.source == "seed") weapons.push_back(card.name);
    }
    EXPECT_EQ(weapons, (Names{"Yari", "Wakizashi"}));
}

TEST(SamuraiBasics, GaugesMayBeNegative) {  // SAM-003 SAM-004
    Table t;
    t.hand("E1 E2 E3 F1 F2 F3").play("place E1, place E2, defence D1, place E3");
    EXPECT_EQ(t.gauges(), (Three{-2, -2, 10}));
}

TEST(SamuraiBasics, KiIsNeverOwedAndNeverAboveItsLimit) {  // SAM-005 SAM-006 SAM-007
    Table t({{"surrounding", "L1"}});
    t.s.ki = 0;
    t.hand(kHand).play("exploit, roll 5");
    EXPECT_EQ(t.s.ki, 0);
    Table full({{"surrounding", "L1"}});
    full.hand(kHand).play("exploit, roll 1");
    EXPECT_EQ(full.s.ki, 5);
}

TEST(SamuraiBasics, LifeIsNeverAboveItsStart) {  // SAM-008 SAM-183
    for (const auto& [before, after] : {std::pair{8, 8}, {7, 8}}) {
        Table t;
        t.reserve("A8");
        t.s.life = Table::byte(before);
        t.deal(kHand).play("swap A8 F1, ready, place A8");
        EXPECT_EQ(t.s.life, after);
    }
}

TEST(SamuraiOptions, HaveTheirDefaults) {  // SAM-030 SAM-031 SAM-032 SAM-033 SAM-034 SAM-035
    const Options options = *Table::game().options({});  // SAM-037 SAM-039 SAM-040 SAM-041
    EXPECT_EQ(options.mode, Mode::Duel);
    EXPECT_EQ(Table::game().cards().opponent[options.opponent].id, "O1");
    EXPECT_EQ(Table::game().cards().weapon[options.weapon].id, "WE-K");
    EXPECT_EQ(options.surrounding, 0);
    EXPECT_EQ(options.weather, 0);
    EXPECT_EQ(Table::game().cards().difficulty[options.difficulty].id, "normal");
    EXPECT_TRUE(options.bushido);
    EXPECT_TRUE(options.gisei);
    EXPECT_FALSE(options.blood);
    EXPECT_FALSE(options.three);
    EXPECT_EQ(options.yoroi, Wearer::Nobody);
    EXPECT_EQ(Table::game().options({{"mode", "campaign"}})->yoroi, Wearer::Nobody);
}

TEST(SamuraiOptions, RefuseWhatDoesNotGoTogether) {  // SAM-036 SAM-042 SAM-043 SAM-044 SAM-045
    EXPECT_EQ(refusal({{"blood", "on"},
                       {"bushido", "on"},
                       {"gisei", "on"},
                       {"three", "on"},
                       {"yoroi", "self"}}),
              "");
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "campaign"}}), "blood_in_campaign");
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "clan"}}), "");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "campaign"}}), "three_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "clan"}}), "");
}

TEST(SamuraiOptions, RefuseAnOpponentWhereOthersWait) {  // SAM-046 SAM-047 SAM-048
    EXPECT_EQ(refusal({{"opponent", "O1"}, {"three", "on"}}), "opponent_with_three");
    EXPECT_EQ(refusal({{"opponent", "O1"}, {"mode", "campaign"}}), "");
    EXPECT_EQ(refusal({{"opponent", "O1"}, {"mode", "clan"}}), "opponent_in_clan");
}

TEST(SamuraiOptions, AreCheckedByNameThenValueThenConflict) {  // SAM-049 SAM-050
    const std::pair<std::string, std::string> blood{"blood", "on"}, campaign{"mode", "campaign"};
    EXPECT_EQ(refusal({blood, campaign, {"weapon", "gun"}, {"cards", "x"}}), "unknown_option");
    EXPECT_EQ(refusal({blood, campaign, {"weapon", "gun"}}), "bad_option_value");
    EXPECT_EQ(refusal({blood, campaign, {"opponent", "O1"}, {"three", "on"}}), "blood_in_campaign");
    EXPECT_EQ(refusal({campaign, {"opponent", "O1"}, {"three", "on"}}), "three_in_campaign");
}

TEST(SamuraiOptions, ModulesNotUsedChangeNothing) {  // SAM-038 SAM-051
    Table with({{"bushido", "on"}, {"gisei", "on"}}), without;
    for (Table* t : {&with, &without}) {
        t->hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A10");
        t->play("strike strength, reveal, counter C5, injury I4");
    }
    with.s.flags = without.s.flags;
    EXPECT_EQ(with.s, without.s);
}

// The numbers that were tuned, with the usual cards.
TEST(SamuraiSetUp, TheOpponentsRise) {  // SAM-063 SAM-069 SAM-309 SAM-380 SAM-418
    const Samurai game;
    const Fighter foes[] = {{10, 5}, {10, 5}, {10, 5}, {11, 5}, {9, 6}, {9, 6}, {8, 5}};
    const int lower[] = {2, 2, 2, 1, 1, 1, 0};
    for (int i = 0; i < 7; ++i) {
        const std::string id = "O" + std::to_string(i + 1);
        const State s = game.start(*game.options({{"opponent", id}}));
        EXPECT_EQ(s.foes[0], foes[i]) << id;
        EXPECT_EQ(level_change(game.book(), s), (i == 2 ? 1 : 0) - lower[i]) << id;
    }
    const State s = game.start(*game.options({{"weapon", "WE-U"}}));
    EXPECT_EQ(std::pair(s.life, s.ki), std::pair(std::uint8_t{7}, std::uint8_t{3}));
}

TEST(SamuraiSetUp, GivesLifeKiAndTheDie) {  // SAM-060 SAM-062 SAM-063 SAM-064 SAM-071
    Table t;
    EXPECT_EQ(t.s.life, 8);
    EXPECT_EQ(t.s.ki, 5);
    EXPECT_EQ(t.s.die, 1);
    EXPECT_EQ(t.s.foes[0], (Fighter{8, 5}));
    EXPECT_EQ(size_of(t.s.bag), 30);
    EXPECT_EQ(size_of(t.s.specials), 12);
    EXPECT_EQ(std::popcount(t.s.defence_bag), 12);
    EXPECT_EQ(std::popcount(t.s.counter_bag), 12);
    EXPECT_EQ(t.s.hand | t.s.table | t.s.reserve | t.s.discard, 0u);
    EXPECT_EQ(t.s.known, 0);
    EXPECT_EQ(t.s.round, 1);
}

TEST(SamuraiSetUp, OfModules) {  // SAM-065 SAM-066 SAM-067 SAM-068 SAM-069
    Table t({{"blood", "on"},
             {"bushido", "on"},
             {"gisei", "on"},
             {"yoroi", "self"},
             {"opponent", "O7"}});
    EXPECT_EQ(t.s.blood[0] | t.s.blood[1], 0);
    EXPECT_EQ(t.s.pawn, 0);
    EXPECT_EQ(t.s.virtue, 0);
    EXPECT_EQ(t.s.armour, 4);
    EXPECT_EQ(t.s.wearer, Wearer::You);
    EXPECT_EQ(t.s.foes[0], (Fighter{8, 5}));
    EXPECT_EQ(t.s.side, 0);
}

TEST(SamuraiSetUp, RandomWeatherIsPickedBeforeTheFirstDraw) {  // SAM-070
    Table t({{"weather", "random"}});
    EXPECT_EQ(t.moves(), (Names{"weather X1", "weather X2", "weather X3", "weather X4"}));
    t.play("weather X3");
    EXPECT_EQ(t.due(), "draw");
    t.deal(kHand);
    EXPECT_EQ(t.why_not("breath"), "SAM-472");
}

// The chance event that is due has so many outcomes of this kind, all equally likely.
void expect_even(const Table& t, const char* kind, std::size_t count) {
    EXPECT_EQ(t.due(), kind);
    EXPECT_EQ(t.moves_of(kind).size(), count);
    EXPECT_EQ(t.moves().size(), count);
    MoveBuffer<Samurai> buffer;
    t.game().legal(t.s, kChance, buffer.list);
    for (const Move move : buffer.list) EXPECT_EQ(t.game().weight(t.s, move), 1u);
}

TEST(SamuraiChance, AnInjuryCardGoesBackAtOnce) {  // SAM-087
    Table t;
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique");
    t.s.gauges[2] = -3;
    t.play("reveal, counter C9");
    expect_even(t, "injury", 8);
    t.play("injury I6").attack("F3", "E4", "D2", "W7").play("strike technique");
    t.s.gauges[2] = -3;
    t.play("reveal, counter C7");
    expect_even(t, "injury", 8);
    EXPECT_TRUE(t.offers("injury I6"));
}

TEST(SamuraiChance, TheBushidoCardIsDrawnOnce) {  // SAM-090
    Table t({{"bushido", "on"}});
    t.s.pawn = 2;
    t.deal(kHand).play("step");
    expect_even(t, "bushido", 7);
    t.play("bushido BU2");
    EXPECT_NE(t.s.virtue, 0);
    EXPECT_FALSE(t.offers("step"));
    t.play("ready").attack("F1", "F2", "D1", "F3");
    EXPECT_FALSE(t.offers("reward pawn"));
    Table spent({{"bushido", "on"}});  // also when it is used up
    spent.own_virtue("BU4");
    spent.s.virtue = spent.s.credit = 0;
    spent.deal(kHand);
    EXPECT_FALSE(spent.offers("step"));
}

TEST(SamuraiChance, EveryCardOfABagIsEquallyLikely) {  // SAM-080 SAM-081 SAM-082
    Table t;
    expect_even(t, "draw", 30);
    t.play("draw F1");
    EXPECT_EQ(t.moves().size(), 29u);
    EXPECT_EQ(t.why_not("draw F1"), "SAM-082");
}

TEST(SamuraiChance, AnEmptyActionDeckIsNoLoss) {  // SAM-084 SAM-142 SAM-194
    Table t;
    t.s.bag = Table::set("F1 F2");
    t.deal("F1 F2");
    EXPECT_EQ(t.point(), "PREPARE");
    EXPECT_FALSE(t.offers("breath"));  // SAM-152
    t.play("ready, place F1, place F2, defence D1");
    EXPECT_EQ(t.point(), "STRIKE");
    t.play("strike strength, reveal, counter C1, defence D2");
    EXPECT_EQ(t.point(), "STRIKE");  // no PLACE point in the second attack
    EXPECT_EQ(t.s.attack, 1);
}

TEST(SamuraiChance, WonSpecialActionCardsLeaveTheirBag) {  // SAM-085 SAM-208
    Table t;
    t.s.specials = 0;
    t.s.reserve = t.game().book().all_specials;
    t.hand(kHand).attack("F1", "F2", "D1", "F3");
    EXPECT_EQ(t.point(), "STRIKE");  // no reward would do anything
}

TEST(SamuraiChance, UsedFoeCardsComeBackWhenTheBagIsEmpty) {  // SAM-086 SAM-016
    Table t;
    t.s.defence_discard = t.s.defence_bag & ~pile_bit(0);
    t.s.defence_bag = pile_bit(0);
    t.s.counter_discard = t.s.counter_bag & ~pile_bit(0);
    t.s.counter_bag = pile_bit(0);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C1");
    t.play("place F3, place E4");
    EXPECT_EQ(t.moves().size(), 12u);  // the first card lies in the discard again
    t.play("defence D2, place W7, strike technique, reveal");
    EXPECT_EQ(t.moves().size(), 12u);
}

TEST(SamuraiChance, AKnownCardStaysKnownOverRounds) {  // SAM-093 SAM-094 SAM-096
    Table t({{"surrounding", "SU1"}});
    t.reserve("A7");
    t.deal(kHand).play("swap A7 W7, ready").attack("F1", "F2", "D1", "E1");
    t.play("strike technique, reveal, counter C1, place F3, place E4, defence D2, place A7");
    t.play("counter C6, strike technique, exploit, roll 1, end");  // seen, and cancelled
    EXPECT_EQ(t.s.round, 2);
    EXPECT_EQ(t.s.known, 6);
    t.hand("F4 F5 F6 V1 V2 V3").attack("F4", "F5", "D3", "V1").play("strike technique");
    EXPECT_EQ(t.s.known, 6);
    t.s.gauges[2] = 3;
    t.play("reveal");  // no chance event
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.s.known, 0);
    EXPECT_NE(t.s.counter_discard & pile_bit(5), 0u);
}

TEST(SamuraiChance, ASecondLookDoesNothing) {  // SAM-095
    Table t;
    t.reserve("A7");
    t.s.known = 6;
    t.s.counter_bag &= ~pile_bit(5);
    t.deal(kHand).play("swap A7 F1, ready, place A7");
    EXPECT_EQ(t.point(), "PLACE2");
    EXPECT_EQ(t.s.known, 6);
}

TEST(SamuraiDecisions, ExactlyOneThingIsDue) {  // SAM-110 SAM-112 SAM-122
    Table t;
    EXPECT_EQ(t.why_not("ready"), "bad_move");  // it is chance's turn
    const auto ready = t.game().read_attempt(t.s, Seat{0}, "ready");
    EXPECT_EQ(t.game().why_not(t.s, Seat{0}, *ready).text(), "SAM-110");
    t.hand(kHand);
    EXPECT_EQ(t.why_not("price card W2"), "SAM-396");
    EXPECT_EQ(t.why_not("place"), "bad_move");
    EXPECT_EQ(t.why_not("place F1 F2"), "bad_move");
}

TEST(SamuraiDecisions, FreeActionsLeaveYouAtThePoint) {  // SAM-113 SAM-114 SAM-115 SAM-120
    Table t({{"bushido", "on"}, {"weapon", "WE-B"}});
    t.s.ki = 4;
    t.hand(kHand).play("step, step");
    EXPECT_EQ(t.s.ki, 0);  // the last Ki may be spent
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.why_not("step"), "SAM-116");
    t.play("bokken");
    EXPECT_EQ(t.point(), "PLACE1");
    t.attack("F1", "F2", "D1", "F3");
    EXPECT_EQ(t.point(), "REWARD");  // closed
    EXPECT_EQ(t.why_not("bokken"), "SAM-113");
}

TEST(SamuraiDecisions, KiBeyondTheLimitIsLost) {  // SAM-412
    CardSet cards = default_cards();
    for (WeaponCard& weapon : cards.weapon) {
        for (Effect& effect : weapon.effects) {
            if (effect.word == Do::LifeToKi) effect.ki = 3;
        }
    }
    const Samurai game(cards);
    Table t({{"weapon", "WE-B"}});
    t.s.ki = 3;
    t.deal(kHand);
    NoEvents silent;
    game.apply(t.s, Seat{0}, *game.read_move(t.s, Seat{0}, "bokken"), silent);
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.s.ki, 5);
}

TEST(SamuraiDecisions, PaymentsLeaveOneLife) {  // SAM-121 SAM-412
    Table t({{"weapon", "WE-B"}});
    t.s.life = 2;
    t.s.ki = 1;
    t.deal(kHand).play("bokken");
    EXPECT_EQ(t.s.life, 1);
    EXPECT_EQ(t.s.ki, 2);
    EXPECT_EQ(t.why_not("bokken"), "SAM-121");
}

}  // namespace
}  // namespace engawa::samurai

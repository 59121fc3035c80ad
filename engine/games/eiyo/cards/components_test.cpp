// Chapter 1 of the ledger: components.
#include <map>
#include <set>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const CardSet& cards() { return default_cards(); }

template <class Cards>
int copies(const Cards& some) {
    int sum = 0;
    for (const auto& card : some) sum += card.copies;
    return sum;
}

int honor_of(const std::vector<FoeCard>& foes, Troop troop) {
    int sum = 0;
    for (const FoeCard& foe : foes) sum += foe.troop == troop ? foe.honor * foe.copies : 0;
    return sum;
}

int all_honor(const std::vector<FoeCard>& foes) {
    int sum = 0;
    for (const FoeCard& foe : foes) sum += foe.honor * foe.copies;
    return sum;
}

// All of a card's three damages and its honor.
std::string values(const FoeCard& foe) {
    std::string text = foe.id;
    for (const int damage : foe.damage) text += " " + std::to_string(damage);
    return text + " / " + std::to_string(foe.honor);
}

TEST(EiyoComponents, TheDeckIsThirtyTwoStandardWeaponsInBothModes) {  // EIY-001 EIY-002 EIY-009
    EXPECT_EQ(copies(cards().weapons), 32);
    const Table solo = Table::start(""), coop = Table::start("mode=coop");
    EXPECT_EQ(solo.deck(), 32);
    EXPECT_EQ(solo.state().deck, coop.state().deck);
    for (const WeaponCard& card : cards().weapons) EXPECT_EQ(solo.in_deck(card.id), card.copies);
    EXPECT_EQ(solo.table(), 2);
    EXPECT_EQ(coop.table(), 4);  // the two weapons more of coop are special weapons
    EXPECT_EQ(solo.in_deck("special") + coop.in_deck("special"), 0);
}

TEST(EiyoComponents, FourTroopsOfThreeKindsWithThreeCopies) {  // EIY-003 EIY-004 EIY-261
    for (const EnemySet& set : cards().enemy_sets) {
        EXPECT_EQ(copies(set.enemies), 36);
        std::map<Troop, int> kinds;
        for (const FoeCard& enemy : set.enemies) {
            EXPECT_EQ(enemy.copies, 3);
            EXPECT_EQ(enemy.effects, Effects{}) << enemy.id;
            ++kinds[enemy.troop];
        }
        EXPECT_EQ(kinds,
                  (std::map<Troop, int>{
                      {Troop::Red, 3}, {Troop::Black, 3}, {Troop::Blue, 3}, {Troop::Yellow, 3}}));
    }
}

TEST(EiyoComponents, SixBossesOfWhichCoopUsesAllAndSoloFour) {  // EIY-005
    EXPECT_EQ(copies(cards().bosses), 6);
    EXPECT_EQ(Table::start("mode=coop").state().foes_left, 36 + 6);
    EXPECT_EQ(Table::start("").state().foes_left, 36 + 4);
}

TEST(EiyoComponents, FourYamabushiOnlyOnThePath) {  // EIY-006
    EXPECT_EQ(copies(cards().yamabushi), 4);
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        for (const FoeCard& card : cards().yamabushi) {
            EXPECT_EQ(Table::start(mode).weight(card.id), 0);
            EXPECT_EQ(Table::start(mode + " path=on").weight(card.id), 1);
        }
    }
}

TEST(EiyoComponents, FourDeflectTokensInBothModes) {  // EIY-007
    EXPECT_EQ(Table::start("").supply(), 4);
    EXPECT_EQ(Table::start("mode=coop").supply(), 4);
}

TEST(EiyoComponents, EachSeatHasAMeepleOfItsOwn) {  // EIY-008
    const Scene apart{.options = "mode=coop", .rows = std::string(kCoopRows)};
    Table t(apart);
    EXPECT_EQ(t.spots(), "LR");
    EXPECT_EQ(t.play("move").settle().spots(), "RR");  // A's, and only A's
    t.play("pass; move").settle();
    EXPECT_EQ(t.spots(), "RL");  // B's
    EXPECT_EQ(Table(Scene{.rows = std::string(kSoloRows)}).spots(), "-");
}

TEST(EiyoComponents, TheStandardWeapons) {  // EIY-010 EIY-011
    std::map<std::string, int> kinds;
    std::map<int, int> cards_with_corner;
    std::set<int> masks;
    for (const WeaponCard& card : cards().weapons) {
        const int mask = card.corners;
        ASSERT_GT(mask, 0);
        masks.insert(mask);
        for (int corner = 0; corner < 4; ++corner) {
            if ((mask >> corner & 1) != 0) cards_with_corner[corner] += card.copies;
        }
        const bool one = (mask & (mask - 1)) == 0;
        const bool opposite = mask == 5 || mask == 10;
        ++kinds[std::string(one        ? "one"
                            : opposite ? "opposite"
                                       : "neighbours") +
                " x" + std::to_string(card.copies)];
    }
    EXPECT_EQ(masks, (std::set<int>{1, 2, 4, 8, 3, 6, 12, 9, 5, 10}));
    EXPECT_EQ(kinds, (std::map<std::string, int>{
                         {"one x3", 4}, {"neighbours x3", 4}, {"opposite x4", 2}}));
    EXPECT_EQ(cards_with_corner, (std::map<int, int>{{0, 13}, {1, 13}, {2, 13}, {3, 13}}));
}

TEST(EiyoComponents, TheNamesOfTheWeaponsSayTheirCorners) {  // EIY-011 EIY-115
    std::map<std::string, int> corners;
    for (const WeaponCard& card : cards().weapons) corners[card.id] = card.corners;
    EXPECT_EQ(corners, (std::map<std::string, int>{{"tanto_tl", 1},
                                                   {"tanto_tr", 2},
                                                   {"tanto_br", 4},
                                                   {"tanto_bl", 8},
                                                   {"katana_top", 3},
                                                   {"katana_right", 6},
                                                   {"katana_bottom", 12},
                                                   {"katana_left", 9},
                                                   {"yari_falling", 5},
                                                   {"yari_rising", 10}}));
}

TEST(EiyoComponents, ASpecialWeaponShowsAllCorners) {  // EIY-012
    ASSERT_EQ(cards().specials.size(), 1u);
    EXPECT_EQ(cards().specials[0].id, "special");
    EXPECT_EQ(cards().specials[0].corners, 15);
    EXPECT_EQ(cards().specials[0].copies, 4);
}

TEST(EiyoComponents, ThreeDamageNumbersAndOneHonorNumber) {  // EIY-013 EIY-216
    const Table t(Scene{.rows = "champion.7 + blade|champion.7 + blade|blade|champion.7 + "
                                "conscript|conscript|conscript.7"});
    EXPECT_EQ(t.damage(0), 6);
    EXPECT_EQ(t.damage(1), 4 + 4);
    EXPECT_EQ(t.damage(2), 4 + 3 + 3);
    EXPECT_EQ(t.damage(3), 3 + 1 + 1);
    const FoeCard& champion = cards().enemy_sets[0].enemies[2];
    EXPECT_EQ(values(champion), "red_champion 6 4 3 / 4");
}

TEST(EiyoComponents, TheRichSetHasSixtyHonor) {  // EIY-014 EIY-016
    const auto& rich = cards().enemy_sets[0];
    EXPECT_EQ(rich.name, "rich");
    EXPECT_EQ(honor_of(rich.enemies, Troop::Red), 27);
    EXPECT_EQ(honor_of(rich.enemies, Troop::Black), 15);
    EXPECT_EQ(honor_of(rich.enemies, Troop::Blue), 12);
    EXPECT_EQ(honor_of(rich.enemies, Troop::Yellow), 6);
    EXPECT_EQ(all_honor(rich.enemies) + all_honor(cards().bosses), 80);
    std::multiset<int> bosses;
    for (const FoeCard& boss : cards().bosses) {
        EXPECT_EQ(boss.troop, Troop::None);
        bosses.insert(boss.honor);
    }
    EXPECT_EQ(bosses, (std::multiset<int>{3, 3, 3, 3, 4, 4}));  // four of them: 12 to 14
}

TEST(EiyoComponents, TheLeanSetDiffersInFourKinds) {  // EIY-015
    const auto &rich = cards().enemy_sets[0], &lean = cards().enemy_sets[1];
    EXPECT_EQ(lean.name, "lean");
    EXPECT_EQ(honor_of(lean.enemies, Troop::Red), 27);
    EXPECT_EQ(honor_of(lean.enemies, Troop::Black), 12);
    EXPECT_EQ(honor_of(lean.enemies, Troop::Blue), 9);
    EXPECT_EQ(honor_of(lean.enemies, Troop::Yellow), 6);
    EXPECT_EQ(all_honor(lean.enemies) + all_honor(cards().bosses), 74);
    std::set<std::string> changed;
    ASSERT_EQ(rich.enemies.size(), lean.enemies.size());
    for (std::size_t i = 0; i < rich.enemies.size(); ++i) {
        if (values(rich.enemies[i]) != values(lean.enemies[i])) {
            changed.insert(lean.enemies[i].name);
        }
    }
    EXPECT_EQ(changed, (std::set<std::string>{"Scout", "Blade", "War Archer", "Sergeant"}));
}

TEST(EiyoComponents, TheYamabushiHaveOneHonorEachAndNoTroop) {  // EIY-017
    for (const FoeCard& card : cards().yamabushi) {
        EXPECT_EQ(card.honor, 1);
        EXPECT_EQ(card.troop, Troop::None);
    }
}

TEST(EiyoComponents, CopiesOfOneKindAreTheSameMoveAndTheSameDraw) {  // EIY-018
    const Table one(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl"});
    const Table three(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl,tanto_tl,tanto_tl"});
    EXPECT_EQ(one.moves(), three.moves());
    const Table start = Table::start("");
    EXPECT_EQ(start.moves().size(), 12u);  // kinds of enemies
    EXPECT_EQ(start.weight("champion"), 3);
}

// EIY-019, counted on the text of the position.

int digit_sum(const std::string& field) {
    int sum = 0;
    for (const char c : field) sum += c == '-' ? 0 : c - '0';
    return sum;
}

int names_in(const std::string& hand) {  // "special:tanto_tl,yari_rising", "special:", "-"
    int count = 0;
    for (const std::string& part : parts(hand, ':')) {
        for (const std::string& name : parts(part, ','))
            count += name.empty() || name == "-" ? 0 : 1;
    }
    return count;
}

void expect_all_cards(const Table& t, bool coop, bool leaves) {
    const Words field = parts(t.text(), '/');
    int weapons = digit_sum(field[0]) + digit_sum(field[1]) + digit_sum(field[2]) + t.gone();
    if (!leaves) EXPECT_EQ(t.gone(), 0);
    for (const std::string& hand : parts(field[3], '+')) weapons += names_in(hand);
    int foes = digit_sum(field[5]) + digit_sum(field[6]), tokens = 0;
    for (const std::string& row : parts(field[4], '+')) {
        const Words pieces = parts(row, '.');
        foes += names_in(pieces[0]) + std::stoi(pieces[1]);
        for (std::size_t i = 2; i < pieces.size(); ++i) ++(pieces[i] == "t" ? tokens : weapons);
    }
    EXPECT_EQ(weapons, coop ? 36 : 34) << t.text();
    EXPECT_EQ(foes, coop ? 42 : 40) << t.text();
    EXPECT_EQ(tokens + t.supply(), 4) << t.text();
}

TEST(EiyoComponents, NoCardAppearsOrVanishes) {  // EIY-019
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        for (const std::string more : {"", " path=on", " special_after_use=discard",
                                       " exhaustion=emptied refill_side=front"}) {
            along_random_games(mode + more, 4, 19,
                               [&](const Table&, const std::string&, const Table& after) {
                                   expect_all_cards(after, mode == "mode=coop",
                                                    more.find("discard") == std::string::npos);
                               });
        }
    }
}

}  // namespace
}  // namespace engawa::eiyo

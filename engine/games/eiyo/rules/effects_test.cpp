// Chapter 17 of the ledger: effects of bosses and Yamabushi.
#include <map>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

std::string effects_of(const FoeCard& card) {
    const Effects& e = card.effects;
    std::string text;
    const auto add = [&](int n, const std::string& name) {
        if (n != 0) text += name + (name == "front no_deflect" ? "" : " " + std::to_string(n));
    };
    add(e.reveal_discard, "reveal discard");
    add(e.defeat_discard, "defeat discard");
    add(e.no_deflect, "front no_deflect");
    add(e.attack_cost, "front attack_cost");
    add(e.row_damage, "face_up row_damage");
    add(e.concentration, "face_up concentration");
    return text;
}

TEST(EiyoEffects, WhichCardHasWhichEffect) {  // EIY-258 EIY-259
    std::map<std::string, std::string> found;
    for (const FoeCard& card : default_cards().bosses) found[card.name] = effects_of(card);
    for (const FoeCard& card : default_cards().yamabushi) found[card.name] = effects_of(card);
    EXPECT_EQ(found, (std::map<std::string, std::string>{
                         {"Warlord", ""},
                         {"Ambusher", "reveal discard 2"},
                         {"Gatekeeper", "front no_deflect"},
                         {"Illusionist", "face_up concentration 2"},
                         {"Standard-bearer", "face_up row_damage 1"},
                         {"Executioner", "defeat discard 2"},
                         {"Yamabushi of the Gate", "front no_deflect"},
                         {"Yamabushi of the Storm", "reveal discard 3"},
                         {"Yamabushi of the Drum", "face_up row_damage 1"},
                         {"Yamabushi of the Mist", "front attack_cost 1"}}));
}

TEST(EiyoEffects, RevealDiscardsInARefillButNotAtSetup) {  // EIY-250
    Table refill(Scene{.options = "path=on",
                       .rows = "scout|blade.7 + -.0 + -.0 + -.0",
                       .deck = 20,
                       .unseen = "storm",
                       .phase = "refill"});
    refill.chance("storm");
    EXPECT_EQ(refill.phase(), "refill.3");
    refill.settle(3);
    EXPECT_EQ(refill.deck(), 17);
    Table setup = Table::start("path=on").chance("storm gate");
    EXPECT_EQ(setup.phase(), "rows");
    EXPECT_EQ(setup.deck(), 32);
}

TEST(EiyoEffects, DefeatDiscardsWhenAttackedNotWhenDeflected) {  // EIY-251
    const Table t(Scene{.rows = "executioner|scout.0 + -.0 + -.0 + -.0",
                        .hand = "tanto_tl,katana_top",
                        .deck = 20});
    Table attacked = t;
    attacked.play("attack tanto_tl TL +0");
    EXPECT_EQ(attacked.phase(), "fight.effect.2");
    EXPECT_EQ(attacked.settle().deck(), 18);
    Table deflected = t;
    deflected.play("deflect tanto_tl TL +0; pass");
    EXPECT_EQ(deflected.in_removed("executioner"), 1);
    EXPECT_EQ(deflected.settle().deck(), 20 - 4);  // four cards drawn, none discarded
}

TEST(EiyoEffects, ADefeatThatEndsTheGameAffectsNobody) {  // EIY-251 EIY-271
    Table t(Scene{
        .rows = "executioner.0 + -.0 + -.0 + -.0", .hand = "tanto_tl", .deck = 20, .honor = 40});
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.phase(), "victory");
    EXPECT_EQ(t.deck(), 20);
}

TEST(EiyoEffects, NoDeflectCountsInFrontOnly) {  // EIY-252
    for (const std::string card : {"gatekeeper", "gate"}) {
        const Table front(Scene{.options = "path=on",
                                .rows = card + "|scout.3 + scout.3 + blade.3 + blade.3",
                                .hand = "tanto_tl"});
        EXPECT_TRUE(front.has("attack tanto_tl TL +0; deflect tanto_tl TR +1"));
        EXPECT_TRUE(front.lacks("deflect tanto_tl TL +0"));
        EXPECT_EQ(front.why("deflect tanto_tl TL +0"), "EIY-252");
        for (const std::string& row : {"scout|" + card, "scout|blade|" + card}) {
            const Table behind(Scene{.options = "path=on",
                                     .rows = row + ".3 + scout.3 + blade.3 + archer.3",
                                     .hand = "tanto_tl"});
            EXPECT_TRUE(behind.has("deflect tanto_tl TL +0"));
        }
    }
}

TEST(EiyoEffects, NoRowHasATokenAndANoDeflectFront) {  // EIY-253
    int tokens = 0;
    for (const std::string side : {"back", "front"}) {
        along_random_games("mode=coop path=on refill_side=" + side, 20, 253,
                           [&](const Table&, const std::string&, const Table& after) {
                               for (int row = 0; row < 6; ++row) {
                                   if (!after.token(row)) continue;
                                   ++tokens;
                                   const std::string front = parts(after.row(row), '|')[0];
                                   EXPECT_TRUE(front != "gate" && front != "gatekeeper");
                               }
                           });
    }
    EXPECT_GT(tokens, 100);
}

TEST(EiyoEffects, AttackCostIsOnTopOfTheRotationsAndForAttacksOnly) {  // EIY-254
    const auto cost = [](const std::string& row, const std::string& play) {
        Table t(Scene{.options = "path=on",
                      .rows = row + ".7 + scout.7 + scout.7 + blade.7",
                      .hand = "tanto_tl,tanto_bl",
                      .deck = 20});
        return 20 - t.play(play).settle().deck();
    };
    EXPECT_EQ(cost("mist|scout", "attack tanto_tl TL +0"), 1);
    EXPECT_EQ(cost("mist|scout", "attack tanto_bl TL +1"), 2);
    EXPECT_EQ(cost("mist|scout", "deflect tanto_tl TL +0"), 0);
    EXPECT_EQ(cost("mist|scout", "deflect tanto_bl TL +1"), 1);
    EXPECT_EQ(cost("scout|mist", "attack tanto_tl TL +0"), 0);  // not in front
    EXPECT_EQ(cost("mist|scout", "attack tanto_tl TR +1"), 1);  // another row
}

TEST(EiyoEffects, RowDamageIsForEachOtherCardOfTheRow) {  // EIY-255
    const auto damage = [](const std::string& row) {
        return Table(Scene{.options = "path=on", .rows = row + ".3 + scout.3 + scout.3 + blade.3"})
            .damage(0);
    };
    EXPECT_EQ(damage("spearman|blade|war_archer"), 3 + 3 + 5);
    EXPECT_EQ(damage("standard_bearer|blade|war_archer"), 3 + 4 + 6);
    EXPECT_EQ(damage("spearman|standard_bearer|war_archer"), 4 + 2 + 6);
    EXPECT_EQ(damage("spearman|blade|drum"), 4 + 4 + 2);
    EXPECT_EQ(damage("standard_bearer|drum|war_archer"), 4 + 4 + 6);  // not 7: no sum
    EXPECT_EQ(damage("drum"), 4);
    const Table other(
        Scene{.options = "path=on", .rows = "drum|scout.3 + scout.3 + scout.3 + blade.3"});
    EXPECT_EQ(other.damage(1), 4);  // only its own row
}

TEST(EiyoEffects, OfSeveralRowDamagesTheHighestCounts) {  // EIY-255
    CardSet cards = default_cards();
    cards.yamabushi[2].effects.row_damage = 3;  // the Drum
    const Table t(
        Scene{.options = "path=on", .rows = "standard_bearer|drum|war_archer.3 + -.3 + -.3 + -.3"},
        Eiyo(cards));
    EXPECT_EQ(t.damage(0), (3 + 3) + (3 + 1) + (5 + 3));
}

TEST(EiyoEffects, ConcentrationIsDearerWhereverTheCardLies) {  // EIY-256
    for (const std::string row : {"illusionist|scout|blade.3", "scout|illusionist|blade.3",
                                  "scout|blade|illusionist.3", "illusionist|scout|blade.3.t"}) {
        Table t(
            Scene{.rows = row + " + scout.3 + blade.3 + archer.3", .hand = "tanto_tl", .deck = 20});
        t.play("attack tanto_tl BR +2").settle();
        EXPECT_EQ(t.deck(), 16) << row;
    }
    Table coop(Scene{.options = "mode=coop",
                     .rows = "illusionist.3 + scout.4 + scout.4 + blade.4 + blade.4 + blade.4",
                     .hand_b = "tanto_tl",
                     .deck = 20});
    coop.play("pass; attack tanto_tl TR +1").settle();  // far from B's rows
    EXPECT_EQ(coop.deck(), 18);
    coop.play("move").settle();
    EXPECT_EQ(coop.deck(), 17);  // a move is no concentration
}

TEST(EiyoEffects, OfSeveralConcentrationsTheHighestCounts) {  // EIY-256
    CardSet cards = default_cards();
    cards.bosses[0].effects.concentration = 3;
    const Table t(Scene{.rows = "illusionist.3 + warlord.3 + scout.3 + blade.3"}, Eiyo(cards));
    EXPECT_EQ(t.game().concentration_cost(t.state()), 3);
}

TEST(EiyoEffects, EffectsAreCarriedOutOneAfterTheOther) {  // EIY-257
    Table t(Scene{.options = "mode=coop path=on",
                  .rows = "scout.4 + scout|blade.4 + -.0 + -.0 + -.0 + -.0",
                  .deck = 20,
                  .unseen = "ambusher storm warlord",
                  .phase = "refill"});
    t.chance("ambusher");
    EXPECT_EQ(t.phase(), "refill.2");
    t.settle(2).chance("storm");
    EXPECT_EQ(t.phase(), "refill.3");
    t.settle(3).chance("warlord");
    EXPECT_EQ(t.deck(), 15);
}

TEST(EiyoEffects, TheYamabushiDoTheSameInCoop) {  // EIY-260
    const Table t(
        Scene{.options = "mode=coop path=on",
              .rows = "gate|scout.4 + mist.4 + scout|drum.4 + blade.4 + blade.4 + blade.4",
              .hand = "tanto_tl,tanto_tr",
              .deck = 20});
    EXPECT_TRUE(t.lacks("deflect tanto_tl TL +0"));
    EXPECT_EQ(t.then("attack tanto_tr TR +0").settle().deck(), 19);
    EXPECT_EQ(t.damage(2), (4 + 1) + 3);
    Table storm(Scene{.options = "mode=coop path=on",
                      .rows = "scout|blade.3 + -.0 + -.0 + -.0 + -.0 + -.0",
                      .deck = 20,
                      .unseen = "storm",
                      .phase = "refill"});
    EXPECT_EQ(storm.chance("storm").settle(3).deck(), 17);
}

TEST(EiyoEffects, ACardFileMayGiveEnemiesEffects) {  // EIY-261
    CardSet cards = default_cards();
    cards.enemy_sets[0].enemies[3].effects.no_deflect = 1;  // the scout
    const Scene scene{.rows = "scout.7 + blade.7 + blade.7 + blade.7", .hand = "tanto_tl"};
    EXPECT_TRUE(Table(scene).has("deflect tanto_tl TL +0"));
    EXPECT_TRUE(Table(scene, Eiyo(cards)).lacks("deflect tanto_tl TL +0"));
}

}  // namespace
}  // namespace engawa::eiyo

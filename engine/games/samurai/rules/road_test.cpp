// Campaign, clan, saving, statistics: sections 25 to 29 of the ledger.
#include "engine/games/samurai/proofs/table_test.h"
#include "engine/games/samurai/text/campaign_save.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// Wins the duel under way at once.
Table& win(Table& t) {
    t.foe(1, 0);
    t.deal(kHand);
    if (t.point() == "REDRAW") t.play("hold");
    t.play("ready").attack("F1", "F2", "D1", "E1");
    t.s.gauges[0] = 9;
    return t.play("strike strength");
}
Table campaign(const Given& more = {}) {
    Given given = {{"mode", "campaign"}};
    given.insert(given.end(), more.begin(), more.end());
    return Table(given);
}

TEST(SamuraiCampaign, SixDuelsInOrder) {  // SAM-640 SAM-641 SAM-649 SAM-648 SAM-526
    Table t = campaign();
    const char* events[] = {"EV1", "EV2", "EV5", "EV6", "EV7"};
    const Fighter foes[] = {{3, 2}, {4, 2}, {5, 3}, {6, 3}, {7, 4}, {8, 5}};
    for (int duel = 0; duel < 6; ++duel) {
        EXPECT_EQ(t.s.foes[0], foes[duel]);
        EXPECT_EQ(t.s.ability, duel + 1);
        EXPECT_EQ(t.game().duels_won(t.s), duel);
        win(t);
        if (duel == 5) break;
        t.play("special A" + std::to_string(duel + 1) + ", event " + events[duel]);
        EXPECT_EQ(t.point(), "ROAD");
        t.play("continue");
        if (t.due() == "weather") t.play("weather X1");
    }
    EXPECT_TRUE(t.s.won());
    EXPECT_EQ(t.game().duels_won(t.s), 6);
    EXPECT_EQ(t.game().score(t.s), 600 + 5 * t.s.life + 2 * t.s.ki);
}

// The last duel of a campaign, at PREPARE.
Table last_duel(const Given& more) {
    Table t = campaign(more);
    const char* events[] = {"EV1", "EV2", "EV5", "EV6", "EV7"};
    for (int duel = 0; duel < 5; ++duel) {
        win(t).play("special A" + std::to_string(duel + 1));
        if (t.point() == "KEEP") ADD_FAILURE();
        t.play(std::string{"event "} + events[duel] + ", continue");
    }
    return t.play("weather X1");
}

TEST(SamuraiCampaign, MayEndWithAnotherOpponent) {  // SAM-047
    Table t = last_duel({{"opponent", "O7"}});
    EXPECT_EQ(t.s.ability, 7);
    EXPECT_EQ(t.s.foes[0], (Fighter{8, 5}));
    EXPECT_EQ(t.game()
                  .read(*t.game().options({{"mode", "campaign"},
                                           {"opponent", "O7"},
                                           {"bushido", "off"},
                                           {"gisei", "off"}}),
                        t.game().write(t.s))
                  .value(),
              t.s);
    t.deal(kHand).play("hold, ready").attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_EQ(t.point(), "PRICE");
    t.play("price life");
    EXPECT_EQ(campaign({{"opponent", "O7"}}).s.ability, 1);  // the road before is as ever
    EXPECT_EQ(campaign({{"opponent", "O6"}}).s, campaign().s);
}

TEST(SamuraiCampaign, CountsRedrawsOnceIfAsked) {  // SAM-052 SAM-146 SAM-147
    for (const bool once : {false, true}) {
        Table t = campaign({{"weapon", "WE-Y"}, {"redraws", once ? "game" : "duel"}});
        EXPECT_EQ(t.s.redraws, 4);
        t.deal("V1 V2 V3 V4 V5 V6").play("redraw").deal("V7 V8 V9 W1 W2 W3").play("redraw");
        win(t).play("special A1, event EV1");
        EXPECT_EQ(t.s.redraws, once ? 2 : 0);
        t.play("continue");
        EXPECT_EQ(t.s.redraws, once ? 2 : 4);
        t.deal("V1 V2 V3 V4 V5 V6").play("redraw");
        win(t).play("special A2, event EV6, continue");  // the Bokken
        EXPECT_EQ(t.s.redraws, 1);
    }
}

TEST(SamuraiCampaign, KeepsWhatYouHave) {  // SAM-642 SAM-643 SAM-644 SAM-645 SAM-651 SAM-096
    // A known card is not kept.
    Table t = campaign({{"bushido", "on"}, {"yoroi", "self"}});
    t.own_virtue("BU4");
    t.s.credit = 2;
    t.s.armour = 2;
    t.s.die = 4;
    t.s.life = 5;
    t.s.known = 6;
    t.s.counter_bag &= ~pile_bit(5);
    t.foe(1, 0);
    t.deal(kHand).play("hold, ready").attack("F1", "F2", "D1", "E1").play("strike strength");
    t.play("special A3");
    EXPECT_FALSE(t.offers("event EV9"));  // SAM-664
    t.play("event EV2, continue");
    EXPECT_EQ(t.s.credit, 2);
    EXPECT_EQ(t.s.pawn, 3);
    EXPECT_EQ(t.s.armour, 2);  // SAM-621
    EXPECT_EQ(t.s.die, 4);
    EXPECT_EQ(t.s.life, 8);  // SAM-650: up to the maximum
    EXPECT_EQ(t.s.round, 1);
    EXPECT_EQ(size_of(t.s.bag), 30);
    EXPECT_EQ(t.s.known, 0);
    EXPECT_EQ(std::popcount(t.s.counter_bag), 12);
    EXPECT_EQ(t.named(t.s.reserve), "A3");
}

TEST(SamuraiCampaign, OneRedrawRightInEachDuel) {  // SAM-147 SAM-646 SAM-647
    Table t = campaign();
    t.foe(1, 0);
    t.deal(kHand).play("redraw").deal("V1 V2 V3 V4 V5 V6");
    EXPECT_EQ(t.point(), "PREPARE");
    t.s.redraws = 0;
    t.play("ready").attack("V4", "V2", "D1", "V1");
    t.s.gauges[0] = 9;
    t.play("strike strength, special A1, event EV1, continue");
    EXPECT_EQ(t.s.redraws, 1);
}

Table after_event(const std::string& event, const Given& more = {}) {
    Table t = campaign(more);
    t.s.life = 2;
    t.s.ki = 1;
    win(t).play(t.s.looked == 0 ? "special A1" : "");
    if (t.due() == "special") t.play("special A2, keep A1");
    return t.play(event);
}

TEST(SamuraiCampaign, SpringAndMonkGiveTwo) {  // SAM-650 SAM-655 SAM-656
    struct Row {
        const char* event;
        int life, ki;              // when the duel is won
        int life_after, ki_after;  // on the road: rest and event
    };
    for (const Row& row :
         {Row{"EV1", 1, 0, 7, 2}, {"EV2", 1, 0, 5, 4}, {"EV1", 3, 5, 8, 5}, {"EV2", 8, 2, 8, 5}}) {
        Table t = campaign();
        t.s.life = Table::byte(row.life);
        t.s.ki = Table::byte(row.ki);
        win(t).play(std::string{"special A1, event "} + row.event);
        EXPECT_EQ(t.s.life, row.life_after) << row.event;
        EXPECT_EQ(t.s.ki, row.ki_after) << row.event;
    }
}

TEST(SamuraiCampaign, GiftsOfTheRoadAreNoCombos) {  // SAM-530
    Table road = campaign({{"bushido", "on"}});
    road.own_virtue("BU1");
    win(road).play("special A1, event EV3, special A2, special A3, keep A3");
    EXPECT_EQ(road.named(road.s.reserve), "A1 A3");
    Table clan({{"mode", "clan"}, {"bushido", "on"}});
    clan.own_virtue("BU1");
    win(clan).play("spoils special, special A5");
    EXPECT_EQ(clan.named(clan.s.reserve), "A5");
    EXPECT_EQ(clan.point(), "PLACE1");
}

TEST(SamuraiCampaign, WeaponPlaceWeatherAndDifficultyHold) {  // SAM-654 SAM-660
    Table t = campaign(
        {{"weapon", "WE-Y"}, {"surrounding", "L2"}, {"weather", "X1"}, {"difficulty", "hard"}});
    const State first = t.s;
    const auto same = [&] {
        EXPECT_EQ(t.s.surrounding, first.surrounding);
        EXPECT_EQ(t.s.weather, first.weather);
        EXPECT_EQ(t.s.difficulty, first.difficulty);
        EXPECT_EQ(t.game().cards().weapon[t.s.own_weapon].id, "WE-Y");
        return t.game().cards().weapon[t.s.weapon].id;
    };
    EXPECT_EQ(same(), "WE-Y");
    win(t).play("special A1, event EV1, continue");
    EXPECT_EQ(same(), "WE-Y");
    win(t).play("special A2, event EV6, continue");
    EXPECT_EQ(same(), "WE-B");  // lost for one duel
    win(t).play("special A3, event EV2, continue");
    EXPECT_EQ(same(), "WE-Y");
}

TEST(SamuraiCampaign, Events) {  // SAM-652 SAM-653 SAM-658 SAM-659 SAM-091
    EXPECT_EQ(after_event("event EV1").point(), "ROAD");
    EXPECT_EQ(after_event("event EV4, roll 3").s.life, 5);
    EXPECT_EQ(after_event("event EV4, roll 4").s.life, 6);
    Table fever = after_event("event EV5");
    EXPECT_EQ(fever.s.ki, 3);
    EXPECT_EQ(fever.play("continue").s.ki, 2);
    Table second = after_event("event EV1, continue");
    win(second).play("special A2");
    EXPECT_FALSE(second.offers("event EV1"));
}

TEST(SamuraiCampaign, LessonLooksAtTwo) {  // SAM-657
    Table t = after_event("event EV3, special A2, special A3, keep A3");
    EXPECT_EQ(t.named(t.s.reserve), "A1 A3");
    Table both = after_event("event EV3, special A2, special A3", {{"weapon", "WE-W"}});
    EXPECT_EQ(both.point(), "KEEP");
    EXPECT_EQ(both.moves().size(), 2u);
}

TEST(SamuraiCampaign, AnAmbushCanEndIt) {  // SAM-658 SAM-648 SAM-746
    Table t = after_event("event EV4");
    t.s.life = 1;
    t.play("roll 1");
    EXPECT_EQ(t.cause(), "life");
    EXPECT_EQ(t.game().score(t.s), 100);
}

TEST(SamuraiCampaign, StormAndMeditation) {  // SAM-661 SAM-662
    Table storm = after_event("event EV7, continue", {{"weather", "X1"}});
    EXPECT_EQ(storm.due(), "weather");
    storm.play("weather X3");
    EXPECT_EQ(storm.s.weather, 3);
    win(storm).play("special A2, event EV1, continue");
    EXPECT_EQ(storm.s.weather, 1);
    Table calm = after_event("event EV8");
    EXPECT_EQ(calm.point(), "FORGET");
    EXPECT_EQ(calm.moves().size(), 30u);
    calm.play("forget E3");
    EXPECT_EQ(calm.point(), "ROAD");
    EXPECT_EQ(size_of(calm.s.bag), 29);
}

TEST(SamuraiCampaign, LentArmourLeavesAfterTheDuel) {  // SAM-663
    Table t = after_event("event EV9, roll 1, continue");
    EXPECT_EQ(t.s.wearer, Wearer::You);
    win(t);
    EXPECT_EQ(t.s.wearer, Wearer::Nobody);
    EXPECT_EQ(t.s.armour, 0);
}

TEST(SamuraiClan, FiveEnemiesOneFight) {  // SAM-690 SAM-691 SAM-692 SAM-693 SAM-699 SAM-700
    struct Line {
        const char* hand;  // drawn before this attack
        const char* attack;
    };
    const Line lines[] = {
        {"F1 F2 F3 E1 E4 W7", "place F1, place F2, defence D1, place E1"},
        {"", "place F3, place E4, defence D2, place W7"},
        {"F4 F5 F6 V4 V7 V1", "place F4, place F5, defence D3, place V4"},
        {"", "place F6, place V7, defence D4, place V1"},
        {"W1 W2 W3 W4 E2 E3", "place W1, place W2, defence D5, place E2"},
    };
    Table t({{"mode", "clan"}, {"bushido", "on"}});
    t.own_virtue("BU2");
    EXPECT_EQ(t.s.redraws, 0);
    for (int enemy = 0; enemy < 5; ++enemy) {
        EXPECT_EQ(t.s.stage, enemy);
        EXPECT_EQ(t.s.foes[0], (enemy < 4 ? Fighter{2, 1} : Fighter{5, 3}));
        EXPECT_EQ(t.s.ability, enemy < 4 ? 0 : 2);
        const Line& line = lines[enemy];
        if (line.hand[0] != 0) t.hand(line.hand);
        t.play(line.attack);
        t.s.gauges[0] = 30;
        t.play("strike strength");
        if (enemy == 4) break;
        EXPECT_EQ(t.moves(), Names{"spoils special"});
        t.play("spoils special, special A" + std::to_string(enemy + 1));
        EXPECT_EQ(t.s.round, enemy / 2 + 1);
        if (enemy % 2 == 1) t.play("end");
    }
    EXPECT_TRUE(t.s.won());
    EXPECT_NE(t.s.virtue, 0);
}

// Three at once, each kill with its spoils and the die rolled after it; then the master alone.
TEST(SamuraiClan, ThreeStandBeforeTheMaster) {  // SAM-045 SAM-696 SAM-620
    Table t({{"mode", "clan"}, {"three", "on"}, {"yoroi", "opponent"}});
    EXPECT_EQ(t.s.foes[2], (Fighter{4, 2}));
    t.hand(kHand);
    EXPECT_EQ(t.point(), "TARGET");
    t.play("target 3").attack("F1", "F2", "D1", "E1");
    t.s.gauges[0] = 30;
    t.play("strike strength");
    EXPECT_EQ(t.s.armour, 4);  // the master's
    EXPECT_EQ(t.moves(), Names{"spoils special"});
    t.play("spoils special, special A1, roll 5");  // nobody
    EXPECT_EQ(t.point(), "TARGET");
    t.s.foes[1].life = 0;
    t.play("target 1").attack("F3", "E4", "D2", "W7");
    t.s.gauges[0] = 30;
    t.play("strike strength, spoils special, special A2");
    EXPECT_EQ(t.s.stage, 4);
    EXPECT_FALSE(t.s.three());
    EXPECT_EQ(t.s.foes[0], (Fighter{5, 3}));
    EXPECT_EQ(t.s.ability, 2);
    EXPECT_EQ(t.point(), "END");
    t.play("end").hand("F4 F5 F6 V4 V7 V1").attack("F4", "F5", "D3", "V4");
    t.s.gauges[0] = 60;
    t.play("strike strength");
    EXPECT_TRUE(t.s.won());
}

TEST(SamuraiClan, AKillAtPlaceOneAmongThree) {  // SAM-045 SAM-594 SAM-698
    Table t({{"mode", "clan"}, {"three", "on"}, {"surrounding", "SU2"}});
    t.hand(kHand).play("target 1, exploit, roll 1, injury I2, spoils special, special A1");
    EXPECT_EQ(t.moves(), (Names{"target 2", "target 3"}));
}

TEST(SamuraiClan, SpoilsAreChosen) {  // SAM-694 SAM-695 SAM-696 SAM-697
    Table t({{"mode", "clan"}});
    t.s.life = 5;
    t.s.ki = 2;
    t.hand(kHand).attack("F1", "F2", "D1", "E1");
    t.s.gauges[0] = 20;
    t.play("strike strength");
    EXPECT_EQ(t.s.dealt, 2);
    EXPECT_EQ(t.s.foes[0].life, 2);
    EXPECT_EQ(t.moves(), (Names{"spoils life", "spoils ki", "spoils special"}));
    Table ki = t;
    EXPECT_EQ(ki.play("spoils ki").s.ki, 3);
    EXPECT_EQ(t.play("spoils life").s.life, 6);
    EXPECT_EQ(t.point(), "PLACE1");
}

TEST(SamuraiClan, AKillAtPlaceOneGoesOn) {  // SAM-698 SAM-452
    Table t({{"mode", "clan"}, {"surrounding", "SU2"}});
    t.hand(kHand).play("exploit, roll 1, injury I2");
    EXPECT_EQ(t.point(), "SPOILS");
    t.play("spoils special, special A1");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.s.attack, 0);
    EXPECT_EQ(t.s.stage, 1);
}

TEST(SamuraiSave, OnlyOnTheRoad) {  // SAM-720
    Table t = campaign();
    EXPECT_EQ(write_save(t.game(), t.s, {}).error().code, "save_only_on_the_road");
    Table event = after_event("");
    EXPECT_EQ(write_save(event.game(), event.s, {}).error().code, "save_only_on_the_road");
}

TEST(SamuraiSave, RestoresTheCampaign) {  // SAM-721 SAM-722
    Table t =
        after_event("event EV6", {{"weapon", "WE-Y"}, {"surrounding", "L1"}, {"yoroi", "self"}});
    const auto duels = tallies(t.events);
    const auto text = write_save(t.game(), t.s, duels);
    ASSERT_TRUE(text.ok());
    const auto save = read_save(t.game(), *text);
    ASSERT_TRUE(save.ok());
    EXPECT_EQ(save->state, t.s);
    EXPECT_EQ(save->duels, duels);
    EXPECT_EQ(t.game().read(*t.game().options(save->options), t.game().write(t.s)).value(), t.s);
}

TEST(SamuraiSave, RefusesWhatItCannotRead) {  // SAM-723
    Table t = after_event("event EV1");
    const std::string text = *write_save(t.game(), t.s, tallies(t.events));
    for (std::size_t i = 0; i < text.size(); i += 7) {
        const auto cut = read_save(t.game(), text.substr(0, i));
        ASSERT_FALSE(cut.ok());
        EXPECT_EQ(cut.error().code, "bad_save");
    }
    EXPECT_EQ(read_save(t.game(), "").error().code, "bad_save");
}

TEST(SamuraiSave, RefusesWhatCannotBe) {  // SAM-723 SAM-651 SAM-652 SAM-659 SAM-662 SAM-664
    const auto reads = [](const Table& t) {
        return read_save(t.game(), write_save(t.game(), t.s, {}).value()).ok();
    };
    for (const char* road : {"event EV1", "event EV4, roll 6", "event EV5", "event EV6",
                             "event EV7", "event EV8, forget F1", "event EV9, roll 1"}) {
        EXPECT_TRUE(reads(after_event(road))) << road;
        Table again = after_event(road);  // an event that was drawn lies in the bag
        again.s.events = campaign().s.events;
        EXPECT_FALSE(reads(again)) << road;
        Table unmet = after_event(road);  // one that was not drawn is gone
        unmet.s.events &= static_cast<std::uint16_t>(unmet.s.events - 1);
        EXPECT_FALSE(reads(unmet)) << road;
        Table lost = after_event(road);  // cards that nothing took
        lost.s.bag &= ~Table::set("F2 F3");
        EXPECT_FALSE(reads(lost)) << road;
        Table poor = after_event(road);  // the card that is won after every duel
        poor.s.specials |= poor.s.reserve;
        poor.s.reserve = 0;
        EXPECT_FALSE(reads(poor)) << road;
        Table fever = after_event(road);  // what only another event does
        fever.s.next_ki = fever.s.next_ki == 0 ? std::int8_t{-1} : std::int8_t{0};
        EXPECT_FALSE(reads(fever)) << road;
    }
    Table found = after_event("event EV8, forget F1");
    found.s.bag |= Table::set("F1");
    EXPECT_FALSE(reads(found));
}

TEST(SamuraiTally, CountsWhatHappens) {  // SAM-741 SAM-742 SAM-743
    Table t({{"bushido", "on"}, {"gisei", "on"}, {"surrounding", "L2"}});
    t.deal(kHand).play("breath, draw V1, step, ready, exploit, roll 1, insight, defence D1");
    t.play("place F1, place F2, place F3, reward special, special A1, strike strength");
    t.play("gisei, gisei GI1, focus, reveal, counter C11");  // Guard 1 against 7: 2 damage, Wound 2
    t.play("injury I2");
    const Tally tally = tallies(t.events)[0];
    EXPECT_EQ(tally.hits, 1);
    EXPECT_EQ(tally.damage_dealt, 2);
    EXPECT_EQ(tally.countered, 1);
    EXPECT_EQ(tally.damage_taken, 5);
    EXPECT_EQ(tally.life_paid, 1);
    EXPECT_EQ(tally.wounds_suffered, 1);
    EXPECT_EQ(tally.combos[0], 1);
    EXPECT_EQ(tally.rewards[1], 1);
    EXPECT_EQ(tally.specials_won, 1);
    EXPECT_EQ(tally.giseis, 1);
    EXPECT_EQ(tally.exploits, 1);
    EXPECT_EQ(tally.ki_breath, 1);
    EXPECT_EQ(tally.ki_insight, 1);
    EXPECT_EQ(tally.ki_focus, 1);
    EXPECT_EQ(tally.ki_step, 2);
    t.attack("E1", "E4", "D2", "W7").play("strike technique, reveal, counter C1, end");
    const Tally later = sum(tallies(t.events));
    EXPECT_EQ(later.misses, 1);
    EXPECT_EQ(later.blocked, 1);
    EXPECT_EQ(later.rounds, 1);
}

TEST(SamuraiTally, CountsDieWoundsPricesAndJin) {  // SAM-741 SAM-742 SAM-743
    Table t({{"opponent", "O7"}, {"bushido", "on"}, {"surrounding", "SU1"}});
    t.own_virtue("BU6");
    t.s.credit = 0;  // no Ki on it yet
    t.s.life = 5;
    t.s.die = 6;
    t.hand(kHand).play("jin").attack("F1", "F2", "D1", "E1");
    t.play("strike strength, die use, price ki, injury I2, exploit, roll 1");
    Tally tally = sum(tallies(t.events));
    EXPECT_EQ(tally.ki_jin, 1);
    EXPECT_EQ(tally.die_uses, 1);
    EXPECT_EQ(tally.wounds_caused, 1);
    EXPECT_EQ(tally.damage_dealt, 3 + 3);  // 1 and 2 of the die, then the wound
    EXPECT_EQ(tally.ki_price, 1);
    EXPECT_EQ(tally.life_paid, 0);
    EXPECT_EQ(tally.cancelled, 1);
    EXPECT_EQ(tally.blocked + tally.countered, 0);
    EXPECT_EQ(tally.virtue, 0);

    Table life({{"opponent", "O7"}});
    life.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength, price life");
    EXPECT_EQ(sum(tallies(life.events)).life_paid, 1);
    EXPECT_EQ(sum(tallies(life.events)).ki_price, 0);

    Table held({{"weapon", "WE-U"}});  // one for an attack after which there was none
    held.hand("W7 V6 W6 V1 E1 E2").attack("W7", "V6", "D1", "W6").play("strike technique");
    EXPECT_EQ(sum(tallies(held.events)).cancelled, 1);

    Table virtue({{"bushido", "on"}});
    virtue.s.pawn = 2;
    virtue.deal(kHand).play("step, bushido BU3");
    EXPECT_EQ(sum(tallies(virtue.events)).virtue, virtue.game().card_named("BU3") + 1);
}

TEST(SamuraiTally, CountsEachDuelAndTheirSum) {  // SAM-740
    Table t = campaign({{"yoroi", "self"}});
    win(t).play("special A1, event EV1, continue");
    t.deal(kHand).play("hold, ready").attack("F1", "F2", "D1", "E1").play("strike technique");
    t.s.life = 1;
    t.s.armour = 0;
    t.s.wearer = Wearer::Nobody;
    t.play("reveal, counter C11");
    ASSERT_EQ(t.cause(), "life");
    const std::vector<Tally> duels = tallies(t.events);
    ASSERT_EQ(duels.size(), 2u);
    EXPECT_EQ(duels[0].hits, 1);
    EXPECT_EQ(duels[1].hits, 0);
    EXPECT_EQ(duels[1].misses, 1);
    EXPECT_EQ(sum(duels).hits, 1);
    EXPECT_EQ(sum(duels).rounds, 2);
    const Report report = t.game().report(t.s);
    EXPECT_EQ(report.reason, "life");
    EXPECT_TRUE(report.winners.empty());
    EXPECT_EQ(t.game().duels_won(t.s), 1);
}

}  // namespace
}  // namespace engawa::samurai

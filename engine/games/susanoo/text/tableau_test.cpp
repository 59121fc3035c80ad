// The table as data: one game of five people, as the pages' drawings show it, and each kind of
// moment at least once.
#include "engine/core/tableau.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "engine/games/susanoo/text/festival_test.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

// What one viewer sees.
class Seen {
  public:
    Seen(const State& s, int viewer)
        : table_(the_game().tableau(the_game().observe(s, viewer_of(viewer)))) {}

    std::vector<int> list(std::string_view name) const { return values(table_.facts, name); }
    std::vector<int> list(std::string_view ref, std::string_view name) const {
        const auto slash = ref.find('/');
        const Place* place = find_place(table_, ref.substr(0, slash));
        if (place == nullptr) return {};
        if (slash == std::string_view::npos) return values(place->facts, name);
        for (const Thing& thing : place->things) {
            if (thing.id == ref.substr(slash + 1)) return values(thing.facts, name);
        }
        return {};
    }
    // -99: no such fact.
    int fact(std::string_view name) const { return only(list(name)); }
    int fact(std::string_view ref, std::string_view name) const { return only(list(ref, name)); }

    std::string things(std::string_view place) const {  // "CO04 ?x2"
        const Place* found = find_place(table_, place);
        if (found == nullptr) return "no such place";
        std::string text;
        for (const Thing& thing : found->things) {
            text += (text.empty() ? "" : " ") + thing.id;
            if (thing.count != 1) text += 'x' + std::to_string(thing.count);
        }
        return text;
    }
    const Tableau& table() const { return table_; }

  private:
    static std::vector<int> values(const std::vector<Fact>& facts, std::string_view name) {
        std::vector<int> found;
        for (const Fact& fact : facts) {
            if (fact.name == name) found.push_back(fact.value);
        }
        return found;
    }
    static int only(const std::vector<int>& found) { return found.size() == 1 ? found[0] : -99; }

    Tableau table_;
};

using List = std::vector<int>;

TEST(SusanooTableau, TellsABattleAsItStands) {  // SUS-205 SUS-317 SUS-470
    const Seen seen{against_tengu(), 1};
    EXPECT_EQ(seen.fact("turn"), 30);
    EXPECT_EQ(seen.fact("phase"), 4);
    EXPECT_EQ(seen.fact("step"), static_cast<int>(Step::Fight));
    EXPECT_EQ(seen.fact("at_turn"), 1);
    EXPECT_EQ(seen.fact("main"), 1);
    EXPECT_TRUE(seen.list("helper").empty());
    EXPECT_EQ(seen.fact("total.fighters"), 19);
    EXPECT_EQ(seen.fact("total.foes"), 20);
    EXPECT_EQ(seen.fact("won"), 0);
    EXPECT_EQ(seen.fact("margin"), 2);
    EXPECT_EQ(seen.fact("heads"), 3);
    EXPECT_EQ(seen.fact("heads_all"), 8);
    EXPECT_EQ(seen.list("askable"), (List{2, 3, 4, 5}));
    // What is at stake
    EXPECT_EQ(seen.fact("win.levels"), 1);
    EXPECT_EQ(seen.fact("win.rewards"), 2);
    EXPECT_EQ(seen.fact("win.heads"), 0);
    EXPECT_EQ(seen.fact("played/EV21", "win.reward"), 2);
    EXPECT_EQ(seen.fact("played/EV21", "win.seat"), 1);
    EXPECT_EQ(seen.fact("played/EV21", "seat"), 2);
    EXPECT_EQ(seen.fact("played/EV21", "foes"), 8);
    EXPECT_EQ(seen.fact("foes/YO21", "lose.level"), -1);
    EXPECT_EQ(seen.fact("foes/YO21", "lose.weapon"), 1);
    EXPECT_TRUE(seen.list("cups.on_main").empty());  // no head is among the foes
}

TEST(SusanooTableau, TellsTheConditionsOfAFoeAndWhichHold) {  // SUS-471
    const Seen armed{against_tengu(), 1};
    EXPECT_EQ(armed.fact("foes/YO21", "when.slot_used"), static_cast<int>(Slot::Weapon));
    EXPECT_EQ(armed.fact("foes/YO21", "when.slot_used.holds"), 1);
    const auto alone = [](std::string_view foe) {
        return Seen{scene("fight turn=30 battle=1.0." + std::string{foe} +
                          ":0:0.-.-.-.-.-.- | HB01 4 | HB05 3 | HB02 3"),
                    1};
    };
    EXPECT_EQ(alone("YO21").fact("foes/YO21", "when.slot_used.holds"), 0);
    EXPECT_EQ(alone("YO09").fact("foes/YO09", "unless.helped"), 1);
    EXPECT_EQ(alone("YO09").fact("foes/YO09", "unless.helped.holds"), 1);
    EXPECT_EQ(alone("YO06").fact("foes/YO06", "when.level_ge"), 5);
    EXPECT_EQ(alone("YO06").fact("foes/YO06", "when.level_ge.holds"), 0);
    EXPECT_EQ(alone("YO22").fact("foes/YO22", "lose.whole_hand"), 1);
    EXPECT_TRUE(alone("YO22").list("foes/YO22", "lose.hand").empty());
}

TEST(SusanooTableau, TellsTheRelationOfEachPair) {  // SUS-069 SUS-073 SUS-475
    const Seen seen{against_tengu(), 3};
    EXPECT_EQ(seen.list("seat.1", "element"), (List{0, 2}));     // Fire, Air
    EXPECT_EQ(seen.list("seat.4", "element"), (List{0, 1, 3}));  // Fire, Water, Earth
    EXPECT_EQ(seen.fact("foes/YO21", "relation.1"), 1);
    EXPECT_EQ(seen.fact("foes/YO21", "element.1"), 0);  // its Fire beats Air, its Air does nothing
    EXPECT_EQ(seen.fact("foes/YO21", "die.1"), 4);
    EXPECT_EQ(seen.fact("foes/YO21", "relation.3"), 1);
    EXPECT_EQ(seen.fact("foes/YO21", "relation.4"), 0);  // Fire beats Air, which beats Earth
    EXPECT_TRUE(seen.list("foes/YO21", "element.4").empty());
    EXPECT_TRUE(seen.list("foes/YO21", "die.3").empty());
}

TEST(SusanooTableau, TellsEverySeat) {  // SUS-446 SUS-503 SUS-510
    const Seen seen{against_tengu(), 1};
    const auto all = [&](std::string_view name) {
        List values;
        for (int seat = 1; seat <= 5; ++seat) {
            values.push_back(seen.fact("seat." + std::to_string(seat), name));
        }
        return values;
    };
    EXPECT_EQ(all("level"), (List{4, 3, 3, 7, 7}));
    EXPECT_EQ(all("vp"), (List{38, 17, 25, 50, 51}));
    EXPECT_EQ(all("vp_more"), (List{0, 0, 1, 1, 1}));
    EXPECT_EQ(all("hand.events"), (List{2, 1, 1, 1, 3}));
    EXPECT_EQ(all("hand.rewards"), (List{3, 1, 2, 4, 1}));
    EXPECT_EQ(all("sake"), (List{1, 1, 3, 8, 4}));
    EXPECT_EQ(all("heads"), (List{1, 0, 0, 1, 1}));
    EXPECT_EQ(all("may_act"), (List{1, 1, 0, 1, 1}));
    EXPECT_EQ(all("passed"), (List{0, 0, 1, 0, 0}));
    EXPECT_EQ(seen.fact("seat.1", "hand_limit"), 6);
    EXPECT_EQ(seen.fact("seat.1", "over_limit"), 0);
    EXPECT_EQ(seen.fact("seat.1", "wards"), 0);
    EXPECT_TRUE(seen.list("seat.2", "wards").empty());
    EXPECT_EQ(seen.things("seat.4"), "HB08");
    EXPECT_EQ(seen.things("heads.4"), "OR03");
    EXPECT_EQ(seen.fact("items.1/EQ26", "in_use"), 1);
    EXPECT_EQ(seen.fact("items.1/EQ26", "slot"), 2);
    EXPECT_TRUE(seen.list("items.1/EQ09", "in_use").empty());
    EXPECT_EQ(seen.fact("forms.1/TR12", "active"), 1);
    EXPECT_TRUE(seen.list("forms.1/TR11", "active").empty());
}

TEST(SusanooTableau, HidesWhatTheViewerCannotKnow) {  // SUS-510 SUS-511 SUS-534
    const State s = against_tengu();
    const Seen first{s, 1};
    EXPECT_EQ(first.things("hand.1"), "CO04 CO05 CO09 EV26 OR04");
    EXPECT_EQ(first.things("hand.4"), "CO01 CO02 EV24 ?x2");
    EXPECT_EQ(first.fact("hand.4/?", "rewards"), 2);
    EXPECT_EQ(first.fact("hand.4/?", "events"), 0);
    EXPECT_EQ(first.fact("hand.4/EV24", "known_to_all"), 1);
    EXPECT_EQ(first.things("hand.5"), "?x4");
    const Seen watcher{s, 0};
    EXPECT_EQ(watcher.things("hand.1"), "?x5");
    // The card lies among the unseen ones of the others.
    EXPECT_NE(watcher.things("unseen.rewards").find("CO04"), std::string::npos);
    EXPECT_EQ(first.things("unseen.rewards").find("CO04"), std::string::npos);
    EXPECT_EQ(first.things("deck.rewards"), watcher.things("deck.rewards"));
    const Seen own{scene("prep | HB01 hand:CO04=2,CO05 | HB04 | HB08"), 1};
    EXPECT_EQ(own.fact("hand.1/CO04", "known_to"), 2);
    EXPECT_TRUE(own.list("hand.1/CO05", "known_to").empty());
}

TEST(SusanooTableau, ListsThePiles) {  // SUS-019 SUS-020 SUS-409
    const Seen seen{against_tengu(), 2};
    EXPECT_EQ(seen.things("pool"), "TR07 TR08 TR19");
    EXPECT_EQ(seen.things("discards.events"), "EV01 YO23 EV02");  // the newest last
    EXPECT_EQ(seen.things("discards.rewards"), "CO06");
    EXPECT_EQ(seen.fact("reshuffles"), 0);
    EXPECT_EQ(seen.fact("reshuffles_most"), 12);
}

TEST(SusanooTableau, CountsTheCupsOfAHead) {  // SUS-099 SUS-471 SUS-472 SUS-485
    const Seen seen{against_a_head(), 3};
    EXPECT_EQ(seen.fact("total.fighters"), 16);
    EXPECT_EQ(seen.fact("total.foes"), 15);
    EXPECT_EQ(seen.fact("won"), 1);
    EXPECT_EQ(seen.fact("margin"), 1);
    EXPECT_EQ(seen.fact("cups.on_main"), 2);
    EXPECT_EQ(seen.fact("cups.on_main_most"), 3);
    EXPECT_EQ(seen.fact("cups.on_foes"), 1);
    EXPECT_EQ(seen.fact("cups.on_foes_most"), 3);
    EXPECT_EQ(seen.things("poured"), "YO10 YO06 YO03");
    EXPECT_EQ(seen.fact("poured/YO10", "value"), 3);
    EXPECT_EQ(seen.fact("win.levels"), 2);
    EXPECT_EQ(seen.fact("win.heads"), 1);
    EXPECT_EQ(seen.fact("foes/OR04", "lose.death"), 1);
    EXPECT_EQ(seen.fact("foes/OR04", "die.1"), -5);
    EXPECT_EQ(seen.fact("played/CO04", "side"), 1);
    EXPECT_EQ(seen.fact("seat.1", "cup_value"), 3);
}

TEST(SusanooTableau, MarksWhatIsMutedUsedAndPromised) {  // SUS-464 SUS-477
    const Seen seen{scene("fight battle=1.3.YO30:0:0.2,3.0:1:EQ22.-.EV26:2:-:0:0:0:0.HB01.-"
                          " | HB01 3 items:EQ22+,EQ26+ sake:YO01 | HB04 | HB08 6 | HB09"),
                    1};
    EXPECT_EQ(seen.list("muted"), (List{2}));
    EXPECT_EQ(seen.fact("items.1/EQ26", "muted"), 1);
    EXPECT_TRUE(seen.list("items.1/EQ22", "muted").empty());
    EXPECT_EQ(seen.fact("items.1/EQ22", "promised"), 1);
    EXPECT_EQ(seen.fact("seat.1/HB01", "used"), 1);
    EXPECT_EQ(seen.fact("helper"), 3);
    EXPECT_EQ(seen.list("asked"), (List{2, 3}));
    EXPECT_EQ(seen.fact("deal.cards"), 0);
    EXPECT_EQ(seen.fact("deal.yokai"), 1);
    EXPECT_EQ(seen.fact("deal.sake"), 0);
}

TEST(SusanooTableau, TellsAnOfferWhileItIsMade) {  // SUS-462 SUS-463
    Table table;
    table.play(R"(
t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB01 3 items:EQ22+ sake:YO01 | HB04 5 | HB08 6
1 ask:3
1 k:1
)");
    const Seen half{table.state(), 2};
    EXPECT_EQ(half.fact("offer.asked"), 3);
    EXPECT_EQ(half.fact("offer.maker"), 1);
    EXPECT_EQ(half.fact("offer.cards"), 1);
    EXPECT_TRUE(half.list("offer.yokai").empty());
    table.play("1 y:1\n1 side:EQ22\n3 counter\n3 k:2\n");
    const Seen counter{table.state(), 1};
    EXPECT_EQ(counter.fact("offer.maker"), 3);
    EXPECT_EQ(counter.fact("offer.cards"), 2);
    EXPECT_EQ(counter.fact("step"), static_cast<int>(Step::OfferY));
    table.play("3 y:0\n3 side:1\n");
    EXPECT_EQ((Seen{table.state(), 1}.fact("offer.sake")), 1);
    EXPECT_EQ((Seen{table.state(), 1}.list("step.seat")), (List{1, 3}));
}

TEST(SusanooTableau, TellsTheMomentsOfATurn) {  // SUS-420 SUS-422 SUS-441 SUS-446
    const auto phase = [](std::string_view step, std::string_view seat = "HB01 2") {
        const Seen seen{scene(std::string{step} + " | " + std::string{seat} + " | HB04 | HB08 3"),
                        2};
        return seen.fact("phase");
    };
    EXPECT_EQ((Seen{the_game().start(Options{}), 1}.fact("phase")), 0);
    EXPECT_EQ(phase("form+prep+draw+end+surplus+next", "HB01 forms:TR11,TR12+"), 1);
    EXPECT_EQ(phase("prep"), 2);
    EXPECT_EQ(phase("choice"), 3);
    EXPECT_EQ(phase("draw"), 3);
    EXPECT_EQ(phase("fight battle=1.0.YO30:0:0.-.-.-.-.-.-"), 4);
    EXPECT_EQ(phase("flee:1+over+end+surplus+next battle=1.0.YO30:0:0.-.-.-.-.-.-"), 4);
    EXPECT_EQ(phase("pool:1+over+end+surplus+next battle=1.0.-.-.-.-.-.-.-"), 5);
    EXPECT_EQ(phase("end"), 5);
    EXPECT_EQ(phase("surplus", "HB01 2 hand:CO01..CO06"), 5);
    const Seen limit{scene("surplus | HB01 2 hand:CO01..CO07 | HB04 | HB08 3"), 1};
    EXPECT_EQ(limit.fact("seat.1", "over_limit"), 2);
}

TEST(SusanooTableau, ListsWhoTakesFromTheDead) {  // SUS-493
    const Seen seen{scene("loot:3+loot:1+bury+switch:2+over+next active=2 row=EQ01,CO02 "
                          "battle=2.0.OR07:0:0.-.-.-.-.-.- | HB01 4 | HB04 5 dead | HB08 3"),
                    1};
    EXPECT_EQ(seen.list("loots"), (List{3, 1}));
    EXPECT_EQ(seen.things("row"), "CO02 EQ01");
    EXPECT_EQ(seen.fact("seat.2", "dead"), 1);
    EXPECT_EQ(seen.fact("phase"), 5);
}

TEST(SusanooTableau, ShowsTheLookRowToTheLookerAlone) {  // SUS-441 SUS-518
    const State s = scene("show+end+surplus+next look=2 row=YO01,EV03 | HB03 2 | HB04 | HB08 3");
    const Seen looker{s, 1};
    const Seen other{s, 2};
    EXPECT_EQ(looker.things("row"), "EV03 YO01");
    EXPECT_EQ(other.things("row"), "?x2");
    EXPECT_EQ(other.fact("row/?", "events"), 2);
    EXPECT_EQ(other.fact("row", "seen_by"), 1);
    EXPECT_EQ(other.fact("look"), 2);
}

TEST(SusanooTableau, MarksTheCardsOfAQuestion) {  // SUS-448 SUS-455
    const Seen trade{scene("trade_answer:2:EQ22:EQ33+prep+draw+end+surplus+next rights=trade"
                           " | HB01 items:EQ22+ | HB04 items:EQ33+ | HB08"),
                     3};
    EXPECT_EQ(trade.fact("items.1/EQ22", "given"), 1);
    EXPECT_EQ(trade.fact("items.2/EQ33", "wanted"), 1);
    EXPECT_EQ(trade.fact("step.seat"), 2);
    EXPECT_EQ(trade.fact("trades_left"), 0);
    Table table;
    table.play(R"(
t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB01 3 | HB04 5 hand:CO04,EV05 | HB08 6
2 play:CO04
)");
    EXPECT_EQ((Seen{table.state(), 1}.fact("played/CO04", "asked")), 1);
    table.play("2 pick:foes\n2 play:EV05\n");
    EXPECT_EQ((Seen{table.state(), 1}.fact("playing/EV05", "asked")), 1);
}

TEST(SusanooTableau, TellsHowManyAreStillToBePicked) {  // SUS-439 SUS-447
    const Seen loses{scene("2xlose1:1:item+end+surplus+next | HB01 items:EQ22+,EQ33,EQ26+,EQ01"
                           " | HB04 | HB08"),
                     2};
    EXPECT_EQ(loses.fact("step"), static_cast<int>(Step::Lose1));
    EXPECT_EQ(loses.fact("step.count"), 2);
    EXPECT_EQ(loses.fact("step.from"), 3);
    const Seen renews{
        scene("renew:2:3+prep+draw+end+surplus+next | HB01 | HB04 items:EQ24+ | HB08"), 1};
    EXPECT_EQ(renews.fact("step.number"), 3);
    EXPECT_EQ(renews.fact("step.seat"), 2);
}

TEST(SusanooTableau, RanksThePlayersAtTheEnd) {  // SUS-252 SUS-503
    const Seen seen{scene("over:heads | HB02 9 heads:OR01,OR02,OR03,OR04,OR05 | HB06 9 heads:OR06"
                          " | HB07 3 sake:YO01..YO11 heads:OR07,OR08"),
                    0};
    EXPECT_EQ(seen.fact("phase"), 6);
    EXPECT_EQ(seen.fact("step.cause"), 0);
    EXPECT_EQ(seen.fact("seat.1", "score.heads"), 29);
    EXPECT_EQ(seen.fact("seat.1", "score.top"), 3);
    EXPECT_EQ(seen.fact("seat.3", "score.most"), 5);
    EXPECT_EQ(seen.fact("seat.1", "rank"), 1);
    EXPECT_EQ(seen.fact("seat.1", "winner"), 1);
    EXPECT_EQ(seen.fact("seat.3", "rank"), 2);
    EXPECT_EQ(seen.fact("seat.2", "rank"), 3);
    EXPECT_EQ(seen.fact("seat.1", "rank_by"), 0);
}

// "play card:hand.1/CO04"
Words gestures(const State& s, int seat) {
    const auto moves = std::make_unique<MoveBuffer<Susanoo>>();
    the_game().legal(s, Seat{seat - 1}, moves->list);
    Words told;
    for (const Move move : moves->list) {
        const Gesture gesture = the_game().gesture(s, Seat{seat - 1}, move);
        told.emplace_back(gesture.verb);
        for (const Part& part : gesture.parts) {
            told.back() += ' ' + std::string{part.role} + ':' +
                           (part.ref.empty() ? std::to_string(part.number) : part.ref);
        }
    }
    return told;
}

TEST(SusanooGesture, TouchesCardsWhereTheyLie) {  // SUS-304 SUS-447 SUS-472
    EXPECT_EQ(gestures(against_a_head(), 3),
              (Words{"pass", "play card:hand.3/CO07", "play card:hand.3/CO12",
                     "play card:hand.3/EV25", "pour sake:sake.3 to:seat.1"}));
    const Words main = gestures(against_tengu(), 1);
    EXPECT_EQ(main.front(), "act card:seat.1/HB01");
    EXPECT_EQ(main[1], "ask seat:seat.2");
    EXPECT_EQ(main.back(), "renew pool:pool");
    const State pays =
        scene("renew:1:3+prep+draw+end+surplus+next | HB01 hand:CO05 items:EQ24+ | HB04 | HB08");
    EXPECT_EQ(gestures(pays, 1), (Words{"pay card:hand.1/CO05", "pay card:items.1/EQ24"}));
    EXPECT_EQ(gestures(scene("choice | HB01 hand:YO01 | HB04 | HB08"), 1),
              (Words{"draw deck:deck.events", "fight card:hand.1/YO01"}));
}

TEST(SusanooGesture, NamesTheTermsOfAnOffer) {  // SUS-462
    Table table;
    table.play(R"(
t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB01 3 items:EQ22+ sake:YO01 | HB04 5 | HB08 6
1 ask:3
)");
    EXPECT_EQ(gestures(table.state(), 1).front(), "offer cards:0");
    table.play("1 k:1\n");
    EXPECT_EQ(gestures(table.state(), 1), (Words{"offer yokai:0", "offer yokai:1"}));
    table.play("1 y:1\n");
    EXPECT_EQ(gestures(table.state(), 1),
              (Words{"offer sake:0", "offer sake:1", "offer item:items.1/EQ22"}));
    table.play("1 side:0\n");
    EXPECT_EQ(gestures(table.state(), 3), (Words{"counter", "no", "yes"}));
}

// The numbers of docs/games/susanoo.md.
TEST(SusanooTableau, NumbersStepsAsItsPageSays) {
    const std::map<int, std::string_view> told = {
        {0, "being"}, {4, "fight"},         {6, "surplus"}, {26, "answer"},
        {30, "loot"}, {35, "trade_answer"}, {41, "deal"},   {60, "over"}};
    for (const auto& [number, name] : told) {
        EXPECT_EQ(kStepNames[static_cast<unsigned>(number)].name, name);
    }
}

TEST(SusanooTableau, HasEveryCardOnceAlongRandomGames) {  // SUS-532
    const Susanoo& game = the_game();
    Rng rng{7};
    const auto moves = std::make_unique<MoveBuffer<Susanoo>>();
    for (int i = 0; i < 3; ++i) {
        State s = game.start(options_of("", 3 + i));
        NoEvents silent;
        for (int ply = 0; ply < 1500 && !s.over(); ++ply) {
            if (ply % 3 == 0) {
                std::map<std::string, int> times;
                const Seen seen{s, ply % (s.players + 1)};
                for (const Place& place : seen.table().places) {
                    for (const Thing& thing : place.things) ++times[thing.id];
                }
                times.erase("?");
                ASSERT_EQ(times.size(), game.cards().cards.size()) << game.write(s);
                for (const auto& [id, count] : times) ASSERT_EQ(count, 1) << id << game.write(s);
            }
            const Seat seat = s.chance() ? kChance : seat_to_ask(game, s);
            moves->list.clear();
            game.legal(s, seat, moves->list);
            const auto count = static_cast<std::uint32_t>(moves->list.size());
            game.apply(s, seat, moves->list[static_cast<int>(rng.below(count))], silent);
        }
    }
}

}  // namespace
}  // namespace engawa::susanoo

// The parameters of the vocabulary: per, who, timing and price, until; each word alone.
#include <gtest/gtest.h>

#include <string>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

CardSet being_per(const std::string& per) {
    return with("HB10", "on=passive do=power n=10 side=fighters per=" + per);
}

CardSet yokai_per(const std::string& per) {
    return with("YO18", "on=passive do=power n=10 side=foes per=" + per + "; on=bad do=level n=-1");
}

// What main fighter and helper of the scripts have.
struct Counted {
    const char* per;
    int main;
    int helper;
};
const Counted kCounted[] = {{"sake", 2, 3},     {"head", 1, 2},           {"hand", 3, 4},
                            {"equipped", 2, 0}, {"transformation", 3, 1}, {"foe", 1, 1}};

TEST(SusanooParameters, PerCountsWhatTheOwnerHas) {  // SUS-470 SUS-477
    const std::string rich =
        "t choice | HB10 1 hand:CO01,CO02,CO03,YO18 items:EQ01,EQ30+,EQ35+ forms:TR03+,TR11,TR12 "
        "sake:YO01,YO02 heads:OR01 | HB09 1 hand:CO05,CO06,CO08,CO09 items:EQ15 forms:TR19+ "
        "sake:YO03,YO04,YO05 heads:OR02,OR03 | HB08\n1 fight:YO18\n";
    for (const Counted& counted : kCounted) {
        SCOPED_TRACE(counted.per);
        // Level 1, Hannya Mask +2 and Moonlit Tachi +3 alone; Inugami 6 and 2 for each of two.
        cards(being_per(counted.per),
              rich + "= " + std::to_string(6 + 10 * counted.main) + " 10\n");
        cards(yokai_per(counted.per), rich + "= 6 " + std::to_string(6 + 10 * counted.main) + "\n" +
                                          // On a foe it is always the main fighter's.
                                          "help 2\n= 3 " + std::to_string(6 + 10 * counted.main) +
                                          "\n");
    }
}

TEST(SusanooParameters, PerCountsWhatTheHelperHas) {
    const std::string rich =
        "t choice | HB09 1 hand:CO01,CO02,YO14 items:EQ22 sake:YO01 forms:TR03+ | HB10 1 "
        "hand:CO05,CO06,CO08,CO09 items:EQ15 forms:TR19+ sake:YO03,YO04,YO05 heads:OR02,OR03 | "
        "HB08\n1 fight:YO14\n= 3 6\nhelp 2\n";
    for (const Counted& counted : kCounted) {
        SCOPED_TRACE(counted.per);
        cards(being_per(counted.per),
              rich + "= " + std::to_string(3 + 10 * counted.helper) + " 6\n");
    }
}

TEST(SusanooParameters, PerEquippedDoesNotCountWhatIsMuted) {  // SUS-477
    cards(being_per("equipped"), R"(
        t choice | HB10 1 hand:YO14 items:EQ29+,EQ26+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        = 25 6
        2 play:EV26
        = 12 6
    )");
}

TEST(SusanooParameters, PerFoeCountsEveryFoe) {
    cards(being_per("foe"), R"(
        t choice | HB10 1 hand:YO14 | HB04 1 hand:EV18,YO02 | HB08
        1 fight:YO14
        = 11 6
        2 play:EV18
        2 pick:YO02
        = 21 7
    )");
}

TEST(SusanooParameters, PerDieMultipliesTheDieOfTheTrigger) {  // SUS-450
    cards(with("HB10",
               "on=enter do=power n=-1 side=fighters per=die;"
               "on=enter when=die_ge:6 do=power n=10 side=fighters"),
          R"(
        t choice | HB10 8 hand:YO14 | HB04 | HB08
        1 fight:YO14
        * die:5
        = 3 6
        t choice | HB10 8 hand:YO14 | HB04 | HB08
        1 fight:YO14
        * die:6
        = 12 6
    )");
}

// White Hare of Inaba gives a level instead; seats of level 5, 2 and 5, the last one dead.
TEST(SusanooParameters, WhoGetsTheLevel) {  // SUS-410 SUS-432 SUS-433 SUS-434
    const auto hare = [](const std::string& who) {
        return with("EV10", "on=resolve do=level n=1 who=" + who);
    };
    cards(hare("self"), R"(
        t prep | HB10 5 | HB04 2 hand:EV10 | HB08 5 dead
        2 play:EV10
        1.level 5
        2.level 3
        3.level 5
    )");
    cards(hare("target"), R"(
        t prep | HB10 5 | HB04 2 hand:EV10 | HB08 5 dead
        2 play:EV10
        2? pick:1
        2 pick:1
        1.level 6
        2.level 2
        3.level 5
    )");
    cards(hare("all"), R"(
        t prep | HB10 5 | HB04 2 hand:EV10 | HB08 5 dead
        2 play:EV10
        1.level 6
        2.level 3
        3.level 6
    )");
    cards(hare("highest"), R"(
        t prep | HB10 5 | HB04 2 hand:EV10 | HB08 5 dead
        2 play:EV10
        1.level 6
        2.level 2
        3.level 6
    )");
    cards(hare("lowest"), R"(
        t prep | HB10 5 | HB04 2 hand:EV10 | HB08 5 dead
        2 play:EV10
        1.level 5
        2.level 3
        3.level 5
    )");
    cards(with("EV22", "on=resolve do=level n=-1 who=main"), R"(
        t choice | HB10 5 hand:YO14 | HB04 2 hand:EV22 | HB08 5 dead
        1 fight:YO14
        2 play:EV22
        1.level 4
        2.level 2
        3.level 5
    )");
}

TEST(SusanooParameters, WhoAfterTheEffectsBeforeIt) {  // SUS-434
    cards(with("EV10", "on=resolve do=level n=2; on=resolve do=level n=-1 who=highest"), R"(
        t prep | HB10 5 | HB04 4 hand:EV10 | HB08
        2 play:EV10
        1.level 5
        2.level 5
    )");
}

TEST(SusanooParameters, TimingTellsTheWindow) {  // SUS-302 SUS-304 SUS-308 SUS-419
    cards(R"(
        # any, immediate, persistent: everywhere; battle: in a battle only.
        t prep | HB10 3 | HB04 1 hand:CO06,CO11,EV02,EV10,EV22,EV28 | HB08
        2? pass play:CO06 play:EV02 play:EV10 play:EV28
        t end | HB10 3 | HB04 1 hand:CO06,CO11,EV02,EV10,EV22,EV28 | HB08
        2? pass play:CO06 play:EV02 play:EV10 play:EV28
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO06,CO11,EV02,EV10,EV22,EV28 | HB08
        1 fight:YO14
        2? pass play:CO06 play:CO11 play:EV02 play:EV10 play:EV22 play:EV28
    )");
}

TEST(SusanooParameters, PriceOfEachKindMustBePaidInFull) {  // SUS-416
    const auto priced = [](const std::string& price) {
        return with("EV10", "on=resolve do=" + price + "; on=resolve do=draw n=1 deck=reward");
    };
    cards(priced("lose n=2 from=hand"), R"(
        t prep | HB10 3 hand:CO01,EV10 | HB04 | HB08
        1- play:EV10
        t prep | HB10 3 hand:CO01,CO02,EV10 | HB04 | HB08
        1+ play:EV10
    )");
    cards(priced("lose n=1 from=random"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1- play:EV10
        t prep | HB10 3 hand:CO01,EV10 | HB04 | HB08
        1 play:EV10
        * deal:CO01
        * deal:CO02
        1.hand CO02
    )");
    cards(priced("lose n=2 from=item"), R"(
        t prep | HB10 3 hand:CO01,EV10 items:EQ22+ | HB04 | HB08
        1- play:EV10
        t prep | HB10 3 hand:EV10 items:EQ22+,EQ24+ | HB04 | HB08
        1 play:EV10
        * deal:CO01
        1.items -
    )");
    cards(priced("lose n=1 from=armor"), R"(
        t prep | HB10 3 hand:EV10 items:EQ22+ | HB04 | HB08
        1- play:EV10
        t prep | HB10 3 hand:EV10 items:EQ22+,EQ24 | HB04 | HB08
        1+ play:EV10
    )");
    cards(priced("lose n=2 from=sake"), R"(
        t prep | HB10 3 hand:EV10 sake:YO01 | HB04 | HB08
        1- play:EV10
        t prep | HB10 3 hand:EV10 sake:YO01,YO02 | HB04 | HB08
        1 play:EV10
        * deal:CO01
        1.sake -
    )");
    cards(priced("level n=-3"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1- play:EV10
        t prep | HB10 4 hand:EV10 | HB04 | HB08
        1 play:EV10
        * deal:CO01
        1.level 1
    )");
    // A loss to somebody else, a loss that is not the first effect, and an immediate event have
    // none.
    cards(with("EV10", "on=resolve do=lose n=2 from=sake who=target"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1+ play:EV10
    )");
    cards(with("EV10", "on=resolve do=sake n=1; on=resolve do=lose n=2 from=hand"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1+ play:EV10
    )");
    cards(with("EV02", "on=resolve do=lose n=2 from=hand"), R"(
        t prep | HB10 3 hand:EV02 | HB04 | HB08
        1+ play:EV02
    )");
}

CardSet lasting(Until until) {
    CardSet set = default_cards();
    for (Card& card : set.cards) {
        if (card.id == "EV28") card.until = until;
    }
    return set;
}

TEST(SusanooParameters, UntilTellsWhatEndsAPersistentEvent) {  // SUS-435 SUS-491
    const std::string won = R"(
        t choice | HB10 9 hand:YO14 lasting:EV28 | HB04 | HB08
        1 fight:YO14
        = 7 6
        all pass
        * deal:CO01
    )";
    const std::string lost = R"(
        t choice | HB10 3 hand:YO14 lasting:EV28 | HB04 | HB08
        1 fight:YO14
        run 4
        1 suffer
    )";
    const std::string dead = R"(
        t choice | HB10 3 hand:YO31 lasting:EV28 | HB04 | HB08
        1 fight:YO31
        run 4
        1 suffer
        1 keep
    )";
    const std::string gone = "1.lasting -\n";
    const std::string stays = "1.lasting EV28\n";
    cards(lasting(Until::Win), won + gone + lost + stays + dead + gone);
    cards(lasting(Until::Loss), won + stays + lost + gone + dead + gone);
    cards(lasting(Until::Death), won + stays + lost + stays + dead + gone);
}

}  // namespace
}  // namespace engawa::susanoo

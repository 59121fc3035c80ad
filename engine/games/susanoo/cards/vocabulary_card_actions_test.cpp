// The actions of the vocabulary that move cards, levels and points: draw, lose, steal, sake,
// transform, level, death, hand_limit, score. Each alone, with every deck and every place to lose
// from.
#include <gtest/gtest.h>

#include <string>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooActions, DrawFromEitherDeck) {  // SUS-442 SUS-449 SUS-513
    cards(with("EV10", "on=resolve do=draw n=2 deck=reward"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1 play:EV10
        agenda 2xdeal:R:1+toss:EV10+prep+draw+end+surplus+next
        * deal:CO01
        * deal:EQ01
        1.hand CO01,EQ01
        v2 1.hand ?r,?r
    )");
    cards(with("EV10", "on=resolve do=draw n=2 deck=event"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1 play:EV10
        agenda 2xdeal:E:1+toss:EV10+prep+draw+end+surplus+next
        * deal:OR01
        * deal:EV02
        1.hand EV02,OR01
        v2 1.hand ?e,?e
    )");
}

TEST(SusanooActions, DrawWithALook) {  // SUS-444
    cards(with("EV10", "on=resolve do=draw n=2 deck=event of=3"), R"(
        t prep | HB10 3 hand:EV10 | HB04 | HB08
        1 play:EV10
        * deal:OR01
        * deal:EV02
        * deal:YO01
        1? pick:EV02 pick:OR01 pick:YO01
        1 pick:YO01
        1? pick:EV02 pick:OR01
        1 pick:OR01
        1.hand OR01,YO01
        row -
        events EV10
    )");
}

TEST(SusanooActions, DrawFromEitherDiscardPile) {  // SUS-438
    cards(with("EV10", "on=resolve do=draw n=2 deck=reward_discard"), R"(
        t prep rewards=CO01,CO02,EQ01 | HB10 3 hand:EV10 | HB04 | HB08
        1 play:EV10
        1? pick:CO01 pick:CO02 pick:EQ01
        1 pick:CO02
        1? pick:CO01 pick:EQ01
        1 pick:EQ01
        1.hand CO02=w,EQ01=w
        rewards CO01
        t prep rewards=CO01 | HB10 3 hand:EV10 | HB04 | HB08
        1 play:EV10
        1 pick:CO01
        1.hand CO01=w
        act 1 2 3
    )");
    cards(with("EV14", "on=resolve do=draw n=2 deck=event_discard"), R"(
        t prep events=YO01,OR01,EV02 | HB10 3 hand:EV14 | HB04 | HB08
        1 play:EV14
        1 pick:OR01
        1? pick:EV02 pick:YO01
        1 pick:EV02
        1.hand EV02=w,OR01=w
        events YO01,EV14
    )");
}

TEST(SusanooActions, DrawForOthers) {  // SUS-408 SUS-434
    cards(with("EV10", "on=resolve do=draw n=1 deck=reward who=target"), R"(
        t prep | HB10 3 hand:EV10 | HB04 1 dead | HB08
        1 play:EV10
        1? pick:3
        1 pick:3
        * deal:CO01
        3.hand CO01
        1.hand -
    )");
    cards(with("EV10", "on=resolve do=draw n=2 deck=reward who=all"), R"(
        t prep active=3 | HB10 3 hand:EV10 | HB04 1 dead | HB08
        1 play:EV10
        * deal:CO01
        * deal:CO02
        * deal:CO03
        * deal:CO04
        3.hand CO01,CO02
        1.hand CO03,CO04
        2.hand -
    )");
    cards(with("EV22", "on=resolve do=draw n=1 deck=reward who=main"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        * deal:CO01
        1.hand CO01
    )");
}

// Great Misfortune makes its victim lose two, from everywhere.
TEST(SusanooActions, LoseFromEachPlace) {  // SUS-439 SUS-440
    const auto misfortune = [](const std::string& from) {
        return with("EV02", "on=resolve do=lose n=2 from=" + from);
    };
    cards(misfortune("hand"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 hand:CO01,CO02,EV22 | HB08
        1 play:EV02
        1 pick:2
        2? pick:CO01 pick:CO02 pick:EV22
        2 pick:CO02
        2? pick:CO01 pick:EV22
        2 pick:EV22
        2.hand CO01
        t prep | HB10 3 hand:EV02 | HB04 1 hand:CO01,CO02 | HB08
        1 play:EV02
        1 pick:2
        2.hand -
        rewards CO01,CO02
    )");
    cards(misfortune("random"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 hand:CO01,CO02,EV22 | HB08
        1 play:EV02
        1 pick:2
        *? deal:CO01x1 deal:CO02x1 deal:EV22x1
        * deal:EV22
        *? deal:CO01x1 deal:CO02x1
        * deal:CO01
        2.hand CO02
    )");
    cards(misfortune("item"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 hand:CO01 items:EQ22+,EQ24,EQ26+ | HB08
        1 play:EV02
        1 pick:2
        2? pick:EQ22 pick:EQ24 pick:EQ26
        2 pick:EQ22
        2 pick:EQ24
        2.items EQ26+
        2.hand CO01
    )");
    cards(misfortune("helmet"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 items:EQ22+,EQ23,EQ24+,EQ29 | HB08
        1 play:EV02
        1 pick:2
        2? pick:EQ22 pick:EQ23 pick:EQ29
        2 pick:EQ22
        2 pick:EQ29
        2.items EQ23,EQ24+
    )");
    cards(misfortune("armor"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 items:EQ22+,EQ24+ | HB08
        1 play:EV02
        1 pick:2
        2.items EQ22+
        rewards EQ24
    )");
    cards(misfortune("weapon"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 items:EQ22+,EQ26+,EQ27,EQ35 | HB08
        1 play:EV02
        1 pick:2
        2? pick:EQ26 pick:EQ27 pick:EQ35
        2 pick:EQ27
        2 pick:EQ35
        2.items EQ22+,EQ26+
    )");
    cards(misfortune("sake"), R"(
        t prep | HB10 3 hand:EV02 | HB04 1 sake:YO05,YO06,YO07 | HB08
        1 play:EV02
        1 pick:2
        2.sake YO07
        events YO05,YO06,EV02
        t prep | HB10 3 hand:EV02 | HB04 1 sake:YO05 | HB08
        1 play:EV02
        1 pick:2
        2.sake -
    )");
}

TEST(SusanooActions, LoseOfTheWholeHand) {  // SUS-439
    cards(with("EV02", "on=resolve do=lose n=10 from=hand"), R"(
        t prep | HB10 3 hand:CO05,EV02 | HB04 1 hand:CO01,CO02,EQ01,EV22 items:EQ22+ | HB08
        1 play:EV02
        1 pick:2
        2.hand -
        2.items EQ22+
        rewards CO01,CO02,EQ01
        events EV22,EV02

        # Also if it has more than ten cards.
        t prep | HB10 hand:CO01,CO02,CO03,CO04,CO05,CO06,CO07,CO08,CO09,CO10,CO11,EV02 | HB04 | HB08
        1 play:EV02
        1 pick:1
        1.hand -
    )");
}

TEST(SusanooActions, LoseOfOthers) {  // SUS-408 SUS-433
    cards(with("EV10", "on=resolve do=lose n=1 from=hand who=all"), R"(
        t prep active=2 | HB10 3 hand:CO01,CO02,EV10 | HB04 1 hand:CO03,CO05 | HB08 1 hand:CO06
        1 play:EV10
        2? pick:CO03 pick:CO05
        2 pick:CO05
        3.hand -
        1? pick:CO01 pick:CO02
        1 pick:CO01
        act 1 2 3
    )");
    cards(with("EV10", "on=resolve do=lose n=1 from=sake who=target"), R"(
        t prep | HB10 3 hand:EV10 sake:YO01 | HB04 1 sake:YO02 | HB08
        1 play:EV10
        1? pick:2 pick:3
        1 pick:2
        2.sake -
        1.sake YO01
    )");
    cards(with("EV22", "on=resolve do=lose n=1 from=item who=main"), R"(
        t choice | HB10 3 hand:YO14 items:EQ26+ | HB04 1 hand:EV22 items:EQ22+ | HB08
        1 fight:YO14
        2 play:EV22
        = 3 6
        2.items EQ22+
    )");
}

TEST(SusanooActions, StealOfEachKind) {  // SUS-427 SUS-437 SUS-514
    cards(with("EV12", "on=resolve do=steal n=2 from=random"), R"(
        t prep | HB10 3 hand:EV12 | HB04 1 hand:CO01,CO02,EV22 | HB08 1 hand:CO03
        1 play:EV12
        1? pick:2 pick:3
        1 pick:2
        *? deal:CO01x1 deal:CO02x1 deal:EV22x1
        * deal:CO02
        *? deal:CO01x1 deal:EV22x1
        * deal:EV22
        1.hand CO02=2,EV22=2
        2.hand CO01

        # Fewer if there are fewer.
        t prep | HB10 3 hand:EV12 | HB04 1 hand:CO01 | HB08
        1 play:EV12
        1 pick:2
        * deal:CO01
        1.hand CO01=2
        act 1 2 3
    )");
    cards(with("EV12", "on=resolve do=steal n=1 from=item"), R"(
        t prep | HB10 3 hand:EV12 items:EQ29+ | HB04 1 hand:CO01 items:EQ22+,EQ26+ | HB08
        1 play:EV12
        1? pick:2
        1 pick:2
        1? pick:EQ22 pick:EQ26
        1 pick:EQ22
        1.items EQ22,EQ29+
        2.items EQ26+
        1.hand -
    )");
    cards(with("EV12", "on=resolve do=steal n=2 from=sake"), R"(
        t prep | HB10 3 hand:EV12 | HB04 1 sake:YO01,YO02,YO03 | HB08
        1 play:EV12
        1 pick:2
        1.sake YO01,YO02
        2.sake YO03
    )");
}

TEST(SusanooActions, SakeAndTransform) {  // SUS-259 SUS-436
    cards(with("EV02", "on=resolve do=sake n=3"), R"(
        t prep events=YO05,YO01,EV03,YO09,YO02 | HB10 3 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:2
        2.sake YO01,YO02,YO09
        events YO05,EV03,EV02
    )");
    cards(with("EV02", "on=resolve do=transform n=2"), R"(
        t prep pool=TR04,TR08,TR14 | HB10 3 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:2
        2 pick:TR14
        * deal:TR01
        2? pick:TR01 pick:TR04 pick:TR08
        2 pick:TR01
        * deal:TR02
        2.forms TR01,TR14+
        pool TR02,TR04,TR08
    )");
}

TEST(SusanooActions, DeathAsALosingCondition) {  // SUS-228 SUS-491
    cards(with("YO14", "on=bad do=death"), R"(
        t choice | HB10 3 hand:CO01,YO14 items:EQ22+ lasting:EV29 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 flee
        1 roll
        * die:4
        1 suffer
        2 skip
        3 pick:CO01
        1 keep

        # Dead: no roll from the second foe, no End phase.
        agenda prep+draw+end+surplus+next
        head.active 2
        1.flags x2
        1.level 3
        3.hand CO01=w
        rewards EQ22
        events EV29,YO14,YO18,EV18
    )");
}

TEST(SusanooActions, HandLimitIsNeverBelowZero) {  // SUS-446 SUS-477
    cards(with("HB10", "on=passive do=hand_limit n=-10"), R"(
        t end | HB10 1 hand:CO01 | HB04 | HB08
        all pass
        1? drop:CO01
        1 drop:CO01
        agenda prep+draw+end+surplus+next
    )");
    // All cards in force add up.
    cards(R"(
        t end | HB02 1 hand:CO01,CO02,CO03 items:EQ05+,EQ08+ forms:TR02+ | HB04 | HB08
        all pass
        agenda surplus+next
        1 drop:CO01
        agenda prep+draw+end+surplus+next
    )");
}

TEST(SusanooActions, ScoreOfBeingAndTransformations) {  // SUS-503
    CardSet set = with("HB10", "on=passive do=score n=3");
    set = with(set, "TR14", "on=passive do=score n=2 per=head");
    set = with(set, "TR20", "on=passive do=score n=1 per=transformation");
    cards(set, R"(
        t over:events | HB10 | HB04 2 | HB08 2
        score 1 4 = level:1 cards:3
        t over:events | HB10 1 forms:TR14,TR20+ heads:OR01,OR02 | HB04 2 | HB08 2
        score 1 22 = level:1 heads:11 forms:5 cards:5
        score 2 5 = level:2 top:3
    )");
    set = with("HB10", "on=passive do=score n=1 per=equipped; on=passive do=score n=-1 per=hand");
    cards(set, R"(
        t over:events | HB10 1 hand:YO01,YO02,YO03 items:EQ22+,EQ24+,EQ26 | HB04 2 | HB08 2
        score 1 12 = level:1 items:7 sets:5 cards:-1
    )");
}

}  // namespace
}  // namespace engawa::susanoo

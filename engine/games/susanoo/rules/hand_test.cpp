// Hands, cards in play, Equipment and the hand limit.
#include <algorithm>

#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooHand, CardsInPlayAreSeenByAllAndHandsAreNot) {  // SUS-022 SUS-024 SUS-025
    const char* script = R"(
        t prep | HB10 hand:EQ01,YO03 items:EQ02+,EQ22 forms:TR14+,TR16 sake:YO01 heads:OR01 lasting:EV28 | HB04 | HB08
        v0 1.being HB10
        v0 1.items EQ02+,EQ22
        v0 1.forms TR14+,TR16
        v0 1.sake YO01
        v0 1.heads OR01
        v0 1.lasting EV28
        v0 1.hand ?e,?r
        v3 1.items EQ02+,EQ22
        v3 1.hand ?e,?r
    )";
    play(script);
}

TEST(SusanooHand, ACardInPlayNeverReturnsToItsOwnersHand) {  // SUS-027 SUS-239
    int in_play = 0;
    along_games(6, [&](const Played& played) {
        for (unsigned seat = 0; seat < played.before.players; ++seat) {
            in_play += !played.before.front[seat].empty();
            EXPECT_TRUE((played.before.front[seat] & played.after.hand[seat]).empty())
                << played.move;
        }
    });
    EXPECT_GT(in_play, 1000);
}

TEST(SusanooHand, ACardInPlayCanOnlyBeDiscardedOrTraded) {  // SUS-028
    play(R"(
        t end | HB10 items:EQ29+,EQ01 | HB04 items:EQ22+ | HB08
        1? drop:EQ01 drop:EQ29 pass renew trade:2 use:EQ01
        1 renew
        1? pay:EQ01 pay:EQ29
        1 pay:EQ01
        1 pay:EQ29
        1.items -
        1.hand -
        rewards EQ01,EQ29

        t surplus | HB10 hand:EV01..EV06 items:EQ22+,EQ24+ | HB04 | HB08
        1- drop:EQ22 drop:EQ24
    )");
}

TEST(SusanooHand, AnItemInPlayIsDiscardedAtWillInTheOwnTurn) {  // SUS-028 SUS-266 SUS-302 SUS-308
    for (const char* window : {"prep", "end"}) {
        play(std::string{"t "} + window +
             " | HB10 hand:EQ05,CO01 items:EQ26+,EQ13 | HB04 items:EQ22+ | HB08" + R"(
            1+ drop:EQ13 drop:EQ26
            2- drop:EQ22
            2! drop:EQ22 SUS-266
            1! drop:EQ22 SUS-028
            1! drop:EQ05 SUS-446
            1! drop:CO01 SUS-446
            1 drop:EQ26
            1.items EQ13
            rewards EQ26
            act 1 2 3
            1 drop:EQ13
            1.items -
            1! drop:EQ13 SUS-028
        )");
    }
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 items:EQ26+ | HB04 | HB08
        1! drop:EQ26 SUS-266
    )");
}

TEST(SusanooHand, AnyNumberOfItemsMayBeInPlay) {  // SUS-036 SUS-426
    play(R"(
        t prep | HB10 hand:EQ26 items:EQ01..EQ25,EQ27..EQ35 | HB04 | HB08
        1 equip:EQ26
        1.hand -
        1+ use:EQ25 use:EQ35
    )");
}

TEST(SusanooHand, AConsumableStaysInHandUntilItIsUsed) {  // SUS-037
    play(R"(
        t prep | HB10 hand:CO06,EQ09 | HB04 | HB08
        1? equip:EQ09 pass play:CO06
        1! equip:CO06
        1 play:CO06
        1.hand EQ09
        1.level 2
        rewards CO06
    )");
}

TEST(SusanooHand, OnlyOneEquipmentOfEachTypeCounts) {  // SUS-038 SUS-039 SUS-233
    // Two helmets, two armors, two weapons lie there: +2, +2 and +3 are in use.
    play(R"(
        t choice | HB10 1 hand:YO20 items:EQ22+,EQ29,EQ24+,EQ32,EQ26+,EQ13 | HB04 | HB08
        1 fight:YO20
        = 8 8

        t choice | HB10 1 hand:YO20 items:EQ22,EQ29+,EQ24,EQ32+,EQ26,EQ13+ | HB04 | HB08
        1 fight:YO20
        = 5 8

        t choice | HB10 1 hand:YO20 items:EQ22,EQ24,EQ26 | HB04 | HB08
        1 fight:YO20
        = 1 8
    )");
}

TEST(SusanooHand, EquipmentIsPutDownInOnesOwnTurnOutsideBattle) {  // SUS-111 SUS-232 SUS-308
    play(R"(
        t prep | HB10 hand:EQ22 | HB04 hand:EQ09 | HB08
        1+ equip:EQ22
        2- equip:EQ09
        2! equip:EQ09

        t end | HB10 hand:EQ22,CO06 | HB04 hand:EQ09 items:EQ23+,EQ02 | HB08
        1+ equip:EQ22 play:CO06
        2? pass

        t end | HB10 hand:EQ22,EV10 | HB04 hand:EQ09 | HB08
        1? equip:EQ22 pass play:EV10

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 hand:EQ22 items:EQ26+,EQ13 | HB04 | HB08
        1? ask:2 ask:3 flee pass renew
        1! equip:EQ22
        1! use:EQ13
    )");
}

TEST(SusanooHand, TheFirstOfATypeIsMarkedByItself) {  // SUS-233 SUS-426
    play(R"(
        t prep | HB10 hand:EQ22,EQ29,EQ26 items:EQ13+ | HB04 | HB08
        1 equip:EQ22
        1.items EQ13+,EQ22+
        head.rights -
        1 equip:EQ29
        1.items EQ13+,EQ22+,EQ29
        1 equip:EQ26
        1.items EQ13+,EQ22+,EQ26,EQ29
        1? drop:EQ13 drop:EQ22 drop:EQ26 drop:EQ29 pass renew use:EQ26 use:EQ29
        1 use:EQ29
        1.items EQ13+,EQ22,EQ26,EQ29+
        head.rights helmet
        1? drop:EQ13 drop:EQ22 drop:EQ26 drop:EQ29 pass renew use:EQ26
        1 use:EQ26
        head.rights helmet,weapon
        1? drop:EQ13 drop:EQ22 drop:EQ26 drop:EQ29 pass renew
    )");
}

TEST(SusanooHand, MarksCanBeMovedOncePerTypeAndWindow) {  // SUS-233 SUS-414 SUS-426
    play(R"(
        t prep | HB10 items:EQ13,EQ26+ | HB04 | HB08
        1 use:EQ13
        1? drop:EQ13 drop:EQ26 pass renew
        1 pass
        2 pass
        3 pass
        head.rights -
        * deal:EV02
        1 draw
        * deal:YO01
        1? drop:EQ13 drop:EQ26 pass renew use:EQ26
    )");
}

TEST(SusanooHand, AMarkGoesWithItsCardAndDoesNotMove) {  // SUS-427 SUS-464
    // The helper is paid with the helmet in use; the other helmet is not marked.
    play(R"(
        t fight battle=1.2.YO20:0:0.2.0:0:EQ22.-.-.-.- | HB09 9 items:EQ22+,EQ29 | HB04 9 items:EQ26+ | HB08 passed
        1 pass
        2 pass
        * deal:EQ01
        * deal:CO01
        1.items EQ29
        2.items EQ22+,EQ26+
        1? drop:EQ29 equip:EQ01 pass renew trade:2 use:EQ29

        t fight battle=1.2.YO20:0:0.2.0:0:EQ22.-.-.-.- | HB09 9 items:EQ22+,EQ29 | HB04 9 items:EQ23+ | HB08 passed
        1 pass
        2 pass
        * deal:EQ01
        * deal:CO01
        1.items EQ29
        2.items EQ22,EQ23+
    )");
}

TEST(SusanooHand, TheHandLimitIsCheckedWhenTheOwnTurnEnds) {  // SUS-026 SUS-234 SUS-446
    // Seat 3 holds eight cards and is not asked; every type of card counts.
    play(R"(
        t end | HB10 2 hand:CO01,EQ01,EV01,EV28,OR01,YO01 | HB04 2 | HB08 2 hand:YO02..YO09
        1 pass
        2 pass
        3 pass
        agenda surplus+next
        act 1
        1? drop:CO01 drop:EQ01 drop:EV01 drop:EV28 drop:OR01 drop:YO01
        1 drop:OR01
        events OR01
        head.active 2

        t end | HB10 hand:CO01,EQ01,EV01,EV28,YO01 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        head.active 2
    )");
}

TEST(SusanooHand, SurplusIsDroppedOrGivenToTheLowestLevel) {  // SUS-112 SUS-235 SUS-446
    play(R"(
        t surplus | HB10 5 hand:EV01..EV07 | HB04 2 | HB08 3 | HB09 2
        1? drop:EV01 drop:EV02 drop:EV03 drop:EV04 drop:EV05 drop:EV06 drop:EV07 give:2 give:4
        1 give:4
        act 1
        agenda give:4+...
        1? pick:EV01 pick:EV02 pick:EV03 pick:EV04 pick:EV05 pick:EV06 pick:EV07
        1 pick:EV05
        4.hand EV05=1
        1 drop:EV01
        events EV01
        head.active 2
    )");
}

TEST(SusanooHand, APlayerOfLowestLevelCannotGiveAway) {  // SUS-235 SUS-446
    play(R"(
        t surplus | HB10 1 hand:EV01..EV06 | HB04 2 | HB08 3
        1? drop:EV01 drop:EV02 drop:EV03 drop:EV04 drop:EV05 drop:EV06
        1! give:2 SUS-446

        t surplus | HB10 2 hand:EV01..EV06 | HB04 2 | HB08 3
        1? drop:EV01 drop:EV02 drop:EV03 drop:EV04 drop:EV05 drop:EV06

        t surplus | HB10 3 hand:EV01..EV06 | HB04 1 dead | HB08 2
        1+ give:3
        1- give:2
    )");
}

TEST(SusanooHand, AReceiverMayHoldMoreThanFiveUntilTheOwnTurnEnds) {  // SUS-236
    play(R"(
        t surplus | HB10 3 hand:EV01..EV06 | HB04 1 hand:YO01..YO05 | HB08 2
        1 give:2
        1 pick:EV06
        2.hand EV06=1,YO01,YO02,YO03,YO04,YO05
        head.active 2
        1 pass
        2 pass
        3 pass
        * deal:EV20
        2 draw
        * deal:OR01
        1 pass
        2 pass
        3 pass
        agenda surplus+next
        2? drop:EV06 drop:EV20 drop:OR01 drop:YO01 drop:YO02 drop:YO03 drop:YO04 drop:YO05
        2 drop:YO01
        2 drop:YO02
        2 drop:YO03
        head.active 3
    )");
}

TEST(SusanooHand, CardsInForceChangeTheLimit) {  // SUS-446
    // 5 - 1 (Kagutsuchi) - 2 (TR02) - 1 (EQ01) - 1 (EQ05) is 0.
    play(R"(
        t surplus | HB02 1 hand:EV01 items:EQ01+,EQ05+ forms:TR02+ | HB04 | HB08
        1? drop:EV01
        1 drop:EV01
        head.active 2

        t end | HB03 1 hand:EV01..EV09 items:EQ08+ forms:TR08+ | HB04 | HB08
        1 pass
        2 pass
        3 pass
        head.active 2

        t surplus | HB03 1 hand:EV01..EV09,YO01 items:EQ08+ forms:TR08+ | HB04 | HB08
        1 drop:YO01
        head.active 2

        t surplus | HB10 1 hand:EV01..EV06 items:EQ08 forms:TR08,TR14+ | HB04 | HB08
        1 drop:EV01
        head.active 2
    )");
}

}  // namespace
}  // namespace engawa::susanoo

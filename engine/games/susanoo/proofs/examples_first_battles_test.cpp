// The worked examples of the ledger about battles, first part.
#include "engine/games/susanoo/proofs/examples_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE03, SusanooMeetsTsuchigumo) {
    // WE-03 SUS-061 SUS-062 SUS-064 SUS-205 SUS-454
    // Die 5 of the Being gives 3, Air beats Earth; with a 2 instead of the 4 it is a tie.
    play(R"(
t choice | HB05 4 hand:YO28 items:EQ26+ | HB04 | HB08
1 fight:YO28
* die:5
* die:4
= 14 12
1 pass
2 pass
3 pass
* deal:CO01
1.level 5
1.hand CO01
1.sake YO28

t choice | HB05 4 hand:YO28 items:EQ26+ | HB04 | HB08
1 fight:YO28
* die:5
* die:2
= 12 12
1 pass
2 pass
3 pass
1 roll
* die:6
agenda hurt:1:YO28+over+end+surplus+next
)");
}

TEST(SusanooWE04, KushinadaPoursAgainstTheRiverInFlood) {
    // WE-04 SUS-091 SUS-093 SUS-094 SUS-097 SUS-099 SUS-100 SUS-101
    // 16 and a 3 against Water; two rivals pour, then two drinks of 5 on the head.
    play(R"(
t choice | HB08 7 hand:OR03 items:EQ22+,EQ24+,EQ27+ sake:YO01,YO02 | HB04 sake:YO03 | HB10 sake:YO04
1 fight:OR03
* die:3
= 19 16
2 pour
3 pour
= 13 16
1 pour
1 pour
= 13 6
1 pass
2 pass
3 pass
1.level 9
1.heads OR03
1 pick:TR14
* deal:TR01
1.forms TR14+
events YO03,YO04,YO01,YO02
agenda end+surplus+next
)");
}

TEST(SusanooWE25, ADieGoesWithItsElementAndIsRolledAnew) {
    // WE-25 SUS-203 SUS-475 SUS-477 SUS-479 SUS-480
    // Muting takes Water and its die away, annulling brings a new die.
    play_example("WE-25");
}

TEST(SusanooWE26, BanishingTheLastFoeEndsTheBattle) {
    // WE-26 SUS-260 SUS-479
    // Neither won nor lost: no reward.
    play_example("WE-26");
}

}  // namespace
}  // namespace engawa::susanoo

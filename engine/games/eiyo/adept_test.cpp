// How adept, and with it every imagined rest of a game, works together with a partner.
#include "engine/games/eiyo/adept.h"

#include "engine/games/eiyo/bot.h"
#include "engine/games/eiyo/table_test.h"

namespace engawa::eiyo {
namespace {

std::string adept(const Table& t) {
    const Seat seat{t.state().seat};
    return t.game().write_move(t.state(), seat, Brain{}.policy(t.game(), t.state(), seat));
}

// Near the end, with the victory safe: A stands on L, B on R.
Scene late(const std::string& rows, const std::string& hand) {
    return {.options = "mode=coop",
            .rows = rows,
            .hand = hand,
            .hand_b = "tanto_tl,tanto_tr",
            .honor = 40,
            .round = 6};
}

TEST(EiyoAdept, AttacksARedEnemyFirstWhereThePartnerCanFinishIt) {  // EIY-150 EIY-151
    const Table t(late("-.0 + champion.0 + -.0 + -.0 + -.0 + -.0", "tanto_tr"));
    EXPECT_EQ(adept(t), "attack tanto_tr TR +0");
}

TEST(EiyoAdept, DoesNotLeaveAWeaponWhereThePartnerCannotReachIt) {  // EIY-122
    const Table t(late("champion.0 + -.0 + -.0 + -.0 + -.0 + -.0", "tanto_tl"));
    EXPECT_EQ(adept(t), "deflect tanto_tl TL +0");
}

TEST(EiyoAdept, PlaysFirstWhereThePartnerCannotHelp) {  // EIY-118
    const Table t(late("scout.0 + scout.0 + -.0 + -.0 + -.0 + -.0", "tanto_tl,tanto_tr"));
    EXPECT_EQ(adept(t), "attack tanto_tl TL +0");
    const Table other(late("-.0 + scout.0 + -.0 + scout.0 + -.0 + -.0", "tanto_bl,tanto_tr"));
    EXPECT_EQ(adept(other), "attack tanto_bl BL +0");
}

TEST(EiyoAdept, GoesToTheOtherSpotOnlyWhenNothingIsLeftToDo) {  // EIY-180
    const Table idle(late("-.0 + -.0 + warlord.0 + -.0 + -.0 + -.0", "tanto_tr"));
    EXPECT_EQ(adept(idle), "move");
    EXPECT_EQ(adept(Table(idle).play("move").settle()), "attack tanto_tr TR +0");
    const Table busy(late("scout.0 + -.0 + warlord.0 + -.0 + -.0 + -.0", "tanto_tl,tanto_tr"));
    EXPECT_EQ(adept(busy), "attack tanto_tl TL +0");
}

}  // namespace
}  // namespace engawa::eiyo

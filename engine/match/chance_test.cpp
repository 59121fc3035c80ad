#include "engine/match/chance.h"

#include <gtest/gtest.h>

#include <array>

namespace engawa {
namespace {

TEST(Chance, TheSameDrawIsTheSameTicket) {
    const ChanceKey key = key_of_seed(5);
    const Draw draw{.tickets = 1000, .n = 9, .kind = 1, .of_kind = 3};
    Draw later = draw;
    later.n = 12;
    EXPECT_EQ(plain_ticket(key, draw), plain_ticket(key, draw));
    EXPECT_NE(plain_ticket(key, draw), plain_ticket(key, later));
    EXPECT_EQ(seeded_ticket(5, draw), seeded_ticket(5, later)) << "by the draws of its kind alone";
    later.of_kind = 4;
    EXPECT_NE(seeded_ticket(5, draw), seeded_ticket(5, later));
}

TEST(Chance, EveryTicketIsDrawnAboutEquallyOften) {
    std::array<int, 6> seen{};
    const ChanceKey key = key_of_seed(1);
    for (std::uint64_t n = 0; n < 6000; ++n) ++seen[plain_ticket(key, {.tickets = 6, .n = n})];
    for (const int count : seen) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(Chance, OneTicketNeedsNoLuck) { EXPECT_EQ(plain_ticket({}, {.tickets = 1, .n = 9}), 0u); }

TEST(Chance, TheLargestNumberOfTicketsIsReached) {
    EXPECT_LT(plain_ticket({}, {.tickets = 0xffffffffu}), 0xffffffffu);
}

TEST(Chance, AKeyIsReadAsItIsWritten) {
    const ChanceKey key = key_of_seed(0x0123456789abcdefu);
    EXPECT_EQ(*read_key(write_key(key)), key);
    EXPECT_EQ(read_key("12").error().code, "bad_key");
    EXPECT_EQ(read_key(std::string(63, '0') + "G").error().code, "bad_key");
}

}  // namespace
}  // namespace engawa

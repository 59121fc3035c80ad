#include "engine/games/samurai/text/attempts.h"

#include "engine/core/attempt_test.h"
#include "engine/games/samurai/hooks.h"
#include "engine/games/samurai/proofs/facts_test.h"

namespace engawa::samurai {
namespace {

std::string why(const State& s, std::string_view line) {
    return why_not_told(Table::game(), kHooks, s, Seat{0}, line);
}

State second_card(const std::string& ki) {
    return kojiro(ki, "4.-1.-2", "F4,F6,W4,E7,V1,V8/-:F3", "D3,D11", "0.0.0:WE-K:-:-:-:-/place");
}

TEST(SamuraiAttempt, ACardOrATokenAnswersWhyNot) {
    const State s = second_card("0");
    EXPECT_EQ(why(s, "place card:hand.1/F4"), "ok");
    EXPECT_EQ(why(s, "place card:bag/F1"), "SAM-177 hand.1");  // known by its id
    EXPECT_EQ(why(s, "insight"), "SAM-120 ki");
    EXPECT_EQ(why(s, "step"), "SAM-116 ki");
    EXPECT_EQ(why(s, "exploit"), "SAM-442 surrounding");
    EXPECT_EQ(why(s, "strike gauge:gauge.strength"), "SAM-230 weapon");
    EXPECT_EQ(why(s, "price what:ki"), "SAM-396");
    EXPECT_EQ(why(s, "place card:hand.1/nothing"), "nothing");
    EXPECT_EQ(why(second_card("3"), "insight"), "SAM-174");
}

}  // namespace
}  // namespace engawa::samurai

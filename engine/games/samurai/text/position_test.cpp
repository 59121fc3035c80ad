// Positions as text: one for each position.
#include <gmock/gmock.h>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {
namespace {

using testing::HasSubstr;

const std::string kPlace =
    "8.5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/-/-/0/"
    "0.0.0.0.0.0:WE-K:-:-:-:-/place";
const std::string kRoad =
    "6.3.3/0.0/-/2.0.1.1/0.0.0.0/rest/-/-/-/A3/rest/-/-/-/0/"
    "0.0.0.0.0.0:WE-K:-:-:EV1,EV2,EV3,EV4,EV6,EV7,EV8,EV9:-/road";

std::string with(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
std::string road_with(const std::string& next) {
    return with(kRoad, ":-/road", ":" + next + "/road");
}

// What is said of the position; empty if it is read and written the same, but for `rest`.
std::string refusal(const std::string& text, const Given& given = {}) {
    const Samurai game;
    const Options options = *game.options(given);
    const auto state = game.read(options, text);
    if (!state) return state.error().text;
    const auto again = game.read(options, game.write(*state));
    EXPECT_TRUE(again.ok() && *again == *state) << text;
    return {};
}
std::string road_refusal(const std::string& next) {
    return refusal(road_with(next), {{"mode", "campaign"}});
}

TEST(SamuraiPosition, UnderstandsTheRest) {
    EXPECT_EQ(refusal(kPlace), "");
    EXPECT_EQ(refusal(with(kPlace, "rest/-", "-/rest")), "");
    EXPECT_THAT(refusal(with(kPlace, "rest/-", "rest/rest")), HasSubstr("cannot both be"));
    EXPECT_THAT(refusal(with(kPlace, "/F1,", "/rest,F1,")), HasSubstr("no card 'rest'"));
}

TEST(SamuraiPosition, HasItsCardsInOrder) {
    EXPECT_EQ(refusal(with(kPlace, "F1,F2,F3,W7,E1,E4", "F1,F2,F3,E1,E4,W7")),
              "'F1,F2,F3,E1,E4,W7' is written 'F1,F2,F3,W7,E1,E4'");
    EXPECT_THAT(refusal(with(kPlace, "/rest/-/-/-/0", "/rest/D2,D1/-/-/0")),
                HasSubstr("'D2,D1' is written 'D1,D2'"));
    EXPECT_THAT(refusal(with(kPlace, "/rest/-/-/-/0", "/rest/-/C2,C1/-/0")),
                HasSubstr("'C2,C1' is written 'C1,C2'"));
    const Given blood = {{"blood", "on"}};
    EXPECT_EQ(refusal(with(kPlace, "/rest/-/-/-/0", "/rest/-/-/BL1.1,BL4.2/0"), blood), "");
    EXPECT_THAT(refusal(with(kPlace, "/rest/-/-/-/0", "/rest/-/-/BL4.2,BL1.1/0"), blood),
                HasSubstr("is written 'BL1.1,BL4.2'"));
}

TEST(SamuraiPosition, NamesEachThingOnce) {
    const std::string strike =
        "1.3.1/1.5/-/1.1.1.1/8.0.-1.0/rest/-/W7,E1,E4/-:F1,F2,F4/-/rest/-:D1/-/-/0/"
        "0.0.0.0.0.0:WE-K:-:-:-:-/strike";
    EXPECT_EQ(refusal(strike), "");
    EXPECT_THAT(refusal(with(strike, "-:F1,F2,F4", "F1,F2,F4:F1,F2,F4")),
                HasSubstr("is written '-:F1,F2,F4'"));
    EXPECT_THAT(refusal(with(kPlace, "W7,E1,E4/-/", "W7,E1,E4:-/-/")), HasSubstr("is written"));
    EXPECT_THAT(refusal(with(kPlace, "/rest/-/-/-/0", "/rest/-/-:-/-/0")), HasSubstr("is written"));
}

TEST(SamuraiPosition, KnowsWhatEventsHaveSetForTheNextDuel) {
    for (const char* next : {"-", "ki-1", "weapon=WE-B", "weather", "yoroi=you", "yoroi=foe",
                             "ki2,weapon=WE-B,weather,yoroi=foe"}) {
        EXPECT_EQ(road_refusal(next), "") << next;
    }
    for (const char* next : {"yoroi=xyz", "yoroi=", "yoroi", "ki", "ki0", "weapon=WE-X", "rain"}) {
        EXPECT_EQ(road_refusal(next),
                  "'" + std::string{next} + "' is not something of the next duel");
    }
    for (const char* next :
         {"weather,ki-1", "ki1,ki-1", "yoroi=you,yoroi=foe", "weather,weather"}) {
        EXPECT_THAT(road_refusal(next), HasSubstr("is written")) << next;
    }
}

}  // namespace
}  // namespace engawa::samurai

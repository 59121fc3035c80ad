#include "engine/host/fair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/host/table_test.h"

namespace engawa {
namespace {

using testing::IsEmpty;

Record played(std::string_view game, const HostSetup& setup) {
    Host host = open_host(game, setup);
    while (step(host)) {
    }
    EXPECT_TRUE(host.match().over());
    return *host.record();
}

void set_tag(Record& record, std::string_view name, std::string_view value) {
    for (auto& tag : record.tags) {
        if (tag.first == name) tag.second = value;
    }
}

TEST(Fair, TheKeyOfAFinishedRecordGivesEveryDraw) {
    for (const auto& [game, letters] :
         {std::pair{"eiyo", "p"}, {"samurai", "p"}, {"susanoo", "paar"}}) {
        const auto fairness = verify_draws(game_named(game), played(game, setup_of(letters)));
        ASSERT_TRUE(fairness) << fairness.error().text;
        EXPECT_EQ(fairness->by, Fairness::By::Key);
        EXPECT_GT(fairness->draws, 10) << game;
        EXPECT_THAT(fairness->wrong, IsEmpty()) << game;
    }
}

TEST(Fair, AnotherKeyGivesOtherDraws) {
    Record record = played("eiyo", setup_of("p"));
    set_tag(record, kChanceKeyTag, write_key(key_of_seed(8)));
    const auto fairness = verify_draws(game_named("eiyo"), record);
    ASSERT_TRUE(fairness);
    EXPECT_GT(fairness->wrong.size(), 5u);
}

TEST(Fair, APublicSeedIsChecked) {
    HostSetup setup = setup_of("p");
    setup.luck = Luck::seeded(12);
    Record record = played("samurai", setup);
    const auto fairness = verify_draws(game_named("samurai"), record);
    ASSERT_TRUE(fairness);
    EXPECT_EQ(fairness->by, Fairness::By::Seed);
    EXPECT_THAT(fairness->wrong, IsEmpty());
    set_tag(record, kSeedTag, "13");
    EXPECT_FALSE(verify_draws(game_named("samurai"), record)->wrong.empty());
}

TEST(Fair, DrawsThatWereTakenBackCount) {
    HostSetup setup = setup_of("p");
    setup.practice = true;
    Host host = open_host("eiyo", setup);
    ASSERT_TRUE(play_until(host, [](const Host& h) { return h.match().plies() > 30; }));
    while (host.due().kind != Due::Kind::Wait) ASSERT_TRUE(step(host));
    ASSERT_TRUE(host.undo(kOne));
    while (step(host)) {
    }
    const Record record = *host.record();
    ASSERT_NE(std::find_if(record.lines.begin(), record.lines.end(),
                           [](const std::string& line) { return line.starts_with("@undo "); }),
              record.lines.end());
    const auto fairness = verify_draws(game_named("eiyo"), record);
    ASSERT_TRUE(fairness) << fairness.error().text;
    EXPECT_THAT(fairness->wrong, IsEmpty());
}

TEST(Fair, ARunningRecordDoesNotTell) {
    const Host host = open_host("eiyo", setup_of("p"));
    const auto fairness = verify_draws(game_named("eiyo"), *host.match().record());
    ASSERT_FALSE(fairness);
    EXPECT_EQ(fairness.error().code, "no_key");
}

}  // namespace
}  // namespace engawa

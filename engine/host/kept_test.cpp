// What is kept of a table is enough to go on exactly as it would have.
#include "engine/host/kept.h"

#include "engine/host/host.h"
#include "engine/host/table_test.h"

namespace engawa {
namespace {

Beside full() {
    Beside beside;
    beside.key = key_of_seed(0x1234567890abcdef);
    beside.reserve = {180000, 1, 0, 20000, 185000};
    beside.to_ask_aside = SeatSet{kTwo} | SeatSet{kFour};
    beside.acted_in = 17;
    beside.decisions = {{3, kOne}, {12, kTwo}, {13, kOne}, {14, kOne}, {16, kTwo}};
    beside.answers[kTwo] = Answer{5, true, true, "pass"};
    beside.answers[kThree] = Answer{6, false, false, "play EV01 to 2"};
    beside.passed[kOne] = {9, 1234567890123456789u};
    return beside;
}

TEST(Kept, IsReadAsItWasWritten) {
    const std::string text = write_beside(full());
    const auto read = read_beside(text);
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(write_beside(*read), text);
    EXPECT_EQ(read->key, full().key);
    EXPECT_NE(text.find("\ndecisions 3:1 12:2 1 1 16:2\n"), std::string::npos) << text;
    EXPECT_EQ(read->decisions[3].plies, 14);
    EXPECT_EQ(read->answers[kThree]->text, "play EV01 to 2");
    EXPECT_EQ(write_beside(*read_beside(write_beside({}))), write_beside({}));
}

TEST(Kept, WhatCannotBeReadIsRefusedWithoutTellingTheKey) {
    for (const char* text :
         {"", "nonsense", "engawa-table 1\nkey 12", "engawa-table 1\nreserve 9 1",
          "engawa-table 1\nanswer 1 2 pass", "engawa-table 1\ndecisions 1",
          "engawa-table 1\naside 0", "engawa-table 1\npassed 1 x 3"}) {
        const auto read = read_beside(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, "bad_kept");
        EXPECT_EQ(read.error().text.find("12"), std::string::npos);
    }
}

struct Case {
    const char* game;
    const char* seats;
    Given options;
    int steps;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> kCases = {
        {"tictactoe", "pr", {}, 100},
        {"connect_four", "rp", {}, 100},
        {"sealed_bid", "ppr", {{"seats", "3"}, {"second_thoughts", "yes"}}, 400},
        {"paiko", "pn", {}, 60},
        {"eiyo", "p", {}, 200},
        {"eiyo", "pa", {{"mode", "coop"}}, 150},
        {"eiyo", "pp", {{"mode", "coop"}}, 150},
        {"eiyo", "pr", {{"mode", "coop"}}, 150},
        {"samurai", "p", {}, 150},
        {"susanoo", "ppaa", {{"seats", "4"}}, 160},
        {"susanoo", "paa", {{"seats", "3"}}, 160},
        {"susanoo", "prpr", {{"seats", "4"}}, 160},
    };
    return kCases;
}

// Kept and resumed after every `every` steps; 0: never.
std::vector<std::string> played(const Case& one, int every) {
    HostSetup setup = setup_of(one.seats, one.options);
    const AnyGame& game = game_named(one.game);
    auto opened = Host::open(game, setup);
    EXPECT_TRUE(opened) << one.game << ": " << opened.error().text;
    Host host = std::move(opened).value();
    for (int i = 0; i < one.steps && step(host); ++i) {
        if (every == 0 || i % every != every - 1) continue;
        auto again = Host::resume(game, host.keep().reveal(), Luck::plain(key_of_seed(99)));
        EXPECT_TRUE(again) << again.error().text;
        host = std::move(again).value();
    }
    return lines_of(host);
}

TEST(Kept, ATableThatIsResumedPlaysAsItWouldHave) {
    for (const Case& one : cases()) {
        const auto straight = played(one, 0);
        EXPECT_GT(straight.size(), 4u) << one.game;
        for (const int every : {1, 23}) {
            if (every == 1 && one.steps > 150) continue;
            EXPECT_EQ(played(one, every), straight) << one.game << " " << one.seats;
        }
    }
}

TEST(Kept, OrdersAndChairsAreReadBackFromTheRecord) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.order(kTwo, "quiet=pass battles=close"));
    ASSERT_TRUE(host.order(kFour, "quiet=pass"));
    ASSERT_TRUE(host.pass_until(kTwo, Until::Turn));
    ASSERT_TRUE(host.sit(kFour, Chair::person("Grace")));
    ASSERT_TRUE(host.sit(kThree, Chair::of_bot({Level::Adept, 0, 0})));
    auto again = Host::resume(game_named("susanoo"), host.keep().reveal(), {});
    ASSERT_TRUE(again) << again.error().text;
    const Host& resumed = *again;
    EXPECT_EQ(resumed.notice(kTwo).orders, host.notice(kTwo).orders);
    EXPECT_EQ(resumed.notice(kTwo).until, Until::Turn);
    EXPECT_EQ(resumed.notice(kFour).orders, Orders{});  // they were somebody else's
    EXPECT_EQ(resumed.chair(kFour).name, "Grace");
    EXPECT_TRUE(resumed.chair(kThree).is_bot());
    EXPECT_TRUE(resumed.notice(kTwo).answered);
}

TEST(Kept, ATableOfOtherRulesIsNotPlayedOn) {
    Host host = open_host("tictactoe", setup_of("pr"));
    ASSERT_TRUE(host.play(kOne, "b2"));
    Record record = *read_record(host.keep().reveal().record);
    const AnyGame& game = game_named("tictactoe");
    EXPECT_EQ(state_of(game, record), KeptState::GoesOn);
    record.rules += 1;
    EXPECT_EQ(state_of(game, record), KeptState::RulesDiffer);
    EXPECT_EQ(Host::resume(game, {write_record(record), ""}, {}).error().code,
              "unknown_rules_version");
    while (step(host)) continue;
    EXPECT_EQ(state_of(game, *read_record(host.keep().reveal().record)), KeptState::Over);
}

TEST(Kept, AFinishedTableIsOpenedAgainWithItsKey) {
    Host host = open_host("sealed_bid", setup_of("rr"));
    while (advance(host)) continue;
    KeptTable kept = host.keep().reveal();
    EXPECT_NE(kept.record.find("ChanceKey"), std::string::npos);
    kept.beside.clear();
    const auto again = Host::resume(game_named("sealed_bid"), kept, {});
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(again->keep().reveal().record, kept.record);
}

}  // namespace
}  // namespace engawa

#include "engine/host/host.h"

#include "engine/host/table_test.h"

namespace engawa {
namespace {

TEST(Host, SaysWhatIsDueUntilTheGameIsOver) {
    for (const AnyGame* game : all_games()) {
        const auto seats = *game->seats({});
        Host host =
            open_host(game->name(), setup_of(std::string(static_cast<unsigned>(seats), 'r')));
        int steps = 0;
        while (advance(host)) ASSERT_LT(++steps, 200000) << game->name();
        EXPECT_EQ(host.due().kind, Due::Kind::Nothing) << game->name();
        EXPECT_TRUE(host.match().over()) << game->name();
    }
}

TEST(Host, RefusesAWrongNumberOfChairs) {
    EXPECT_EQ(Host::open(game_named("paiko"), setup_of("p")).error().code, "wrong_seats");
}

TEST(Host, WaitsForAPersonAndForNobody) {
    for (const char* letters : {"pr", "-r"}) {
        Host host = open_host("tictactoe", setup_of(letters));
        const Due due = host.due();
        EXPECT_EQ(due.kind, Due::Kind::Wait);
        EXPECT_EQ(due.waiting, SeatSet{kOne});
        EXPECT_EQ(due.beat, Beat::None);
    }
    Host host = open_host("tictactoe", setup_of("-r"));
    EXPECT_EQ(host.play(kOne, "b2").error().code, "no_person");
}

TEST(Host, AsksTheOwnMomentFirstThenBotsThenPeople) {  // SUS-309
    Host host = open_fight("aapa");
    EXPECT_EQ(host.due().kind, Due::Kind::AskBot);
    EXPECT_EQ(host.due().seat, kOne);  // the fighter
    EXPECT_FALSE(host.due().steady);   // no second person
    ASSERT_TRUE(host.answer(kOne, host.due().decision, "pass"));
    EXPECT_EQ(host.due().kind, Due::Kind::Wait);
    EXPECT_EQ(host.due().waiting, SeatSet{kThree});  // the helper
    ASSERT_TRUE(host.play(kThree, "pass"));
    EXPECT_EQ(host.due().seat, kTwo);
    Host other = open_fight("papa");
    ASSERT_TRUE(other.play(kOne, "pass"));
    ASSERT_TRUE(other.play(kThree, "pass"));
    EXPECT_EQ(other.due().kind, Due::Kind::AskBot);
}

TEST(Host, ABotsAnswerToAnOldQuestionIsDropped) {
    Host host = open_host("tictactoe", setup_of("rp"));
    const Due due = host.due();
    ASSERT_TRUE(host.answer(due.seat, due.decision, "b2"));
    EXPECT_EQ(host.answer(due.seat, due.decision, "a1").error().code, "stale_decision");
    EXPECT_EQ(host.answer(kTwo, host.match().decision(kTwo), "a1").error().code, "no_bot");
    EXPECT_EQ(lines_of(host).size(), 1u);
}

TEST(Host, APersonsMoveToAnOldQuestionIsRefused) {
    Host host = open_host("tictactoe", setup_of("pp"));
    const int old = host.match().decision(kTwo);
    const std::vector<std::string> first{"b2"};
    const std::vector<std::string> second{"a1"};
    ASSERT_TRUE(host.play(kOne, first, host.match().decision(kOne)));
    EXPECT_EQ(host.play(kTwo, second, old).error().code, "stale_decision");
    EXPECT_TRUE(host.play(kTwo, second, host.match().decision(kTwo)));
}

TEST(Host, SeveralTextsArePlayedAsOneOrNotAtAll) {
    Host host = open_host("tictactoe", setup_of("pp"));
    const std::vector<std::string> two{"b2", "a1"};
    EXPECT_EQ(host.play(kOne, two).error().code, "not_together");
    EXPECT_TRUE(lines_of(host).empty());
}

TEST(Host, AsksBotsAsideOnceAfterEachMove) {  // decision 0011
    Host host = open_host("eiyo", setup_of("pa", {{"mode", "coop"}}));
    int aside = 0;
    int last = -1;
    for (int i = 0; i < 400 && host.due().kind != Due::Kind::Nothing; ++i) {
        const Due due = host.due();
        if (due.kind == Due::Kind::AskBot && due.aside) {
            EXPECT_NE(host.match().plies(), last) << "asked twice at the same moment";
            EXPECT_FALSE(host.match().awaited().contains(due.seat));
            last = host.match().plies();
            ++aside;
        }
        ASSERT_TRUE(step(host));
    }
    EXPECT_GT(aside, 0);
}

TEST(Host, ABotThatDeclinesAsideIsNotAskedAgain) {
    Host host = open_host("eiyo", setup_of("pa", {{"mode", "coop"}}));
    ASSERT_TRUE(play_until(host, [](const Host& h) { return h.due().aside; }));
    const Due due = host.due();
    const int plies = host.match().plies();
    ASSERT_TRUE(host.answer(due.seat, due.decision, ""));
    EXPECT_EQ(host.match().plies(), plies);
    EXPECT_FALSE(host.due().aside);
}

TEST(Host, TheTimeOfABotIsSteadyWhereASecondPersonCouldLearnFromIt) {
    Host alone = open_host("sealed_bid", setup_of("prr", {{"seats", "3"}}));
    while (alone.due().kind == Due::Kind::Draw) alone.draw();
    EXPECT_EQ(alone.due().kind, Due::Kind::Wait);
    ASSERT_TRUE(alone.play(kOne, any_move(alone, kOne)));
    EXPECT_FALSE(alone.due().steady);
    Host two = open_host("sealed_bid", setup_of("ppr", {{"seats", "3"}}));
    while (two.due().kind == Due::Kind::Draw) two.draw();
    EXPECT_EQ(two.due().kind, Due::Kind::AskBot);
    EXPECT_TRUE(two.due().steady);
    EXPECT_EQ(two.due().waiting, SeatSet::first_seats(2));
}

// Moves without a choice.

TEST(Host, MakesTheOnlyMoveOfAGameWithoutSecretsAtOnce) {
    HostSetup setup = setup_of("pp");
    setup.usual = *read_orders("forced=on", {});
    Host host = open_host("tictactoe", setup);
    for (const char* move : {"a1", "b2", "c3", "a2", "c2", "c1", "a3"}) {
        ASSERT_TRUE(host.play(host.due().waiting.first(), move)) << move;
    }
    ASSERT_TRUE(host.play(kTwo, "b3"));
    EXPECT_TRUE(host.match().over());  // b1 was left
    EXPECT_EQ(lines_of(host).size(), 10u);
}

TEST(Host, AmongPeopleWithSecretsAMoveIsMadeOnlyIfEverybodyKnowsIt) {
    HostSetup setup = setup_of("pp");
    setup.usual = *read_orders("forced=on", {});
    Host host = open_host("sealed_bid", setup);
    // The last card of a hand is known to its owner alone.
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.due().kind == Due::Kind::Wait &&
               h.match().seen_by(h.due().waiting.first())->legal(false).size() == 1;
    }));
    const Seat seat = host.due().waiting.first();
    EXPECT_TRUE(host.due().waiting.contains(seat));
    EXPECT_EQ(host.match().seen_by(kWatcher)->only_move(seat), "");
}

TEST(Host, AloneAmongBotsTheOnlyMoveIsMadeAtOnce) {
    HostSetup setup = setup_of("pr");
    setup.usual = *read_orders("forced=on", {});
    Host host = open_host("sealed_bid", setup);
    while (host.due().kind != Due::Kind::Nothing) {
        if (host.due().kind == Due::Kind::Wait) {
            const Seat seat = host.due().waiting.first();
            EXPECT_GT(host.match().seen_by(seat)->legal(false).size(), 1u);
        }
        ASSERT_TRUE(step(host));
    }
}

// Orders.

TEST(Host, OrdersAreTableLinesAndTellNobody) {
    Host host = open_fight("pppp");
    const int heard = host.match().standing().heard;
    ASSERT_TRUE(host.order(kTwo, "quiet=pass battles=close close=5"));
    EXPECT_EQ(lines_of(host).back(),
              "@order 2 quiet=pass battles=close close=5 heads=ask help=ask forced=off");
    EXPECT_EQ(host.match().standing().heard, heard);
    EXPECT_EQ(host.notice(kTwo).orders.close, 5);
    EXPECT_EQ(host.notice(kOne).orders, Orders{});
    EXPECT_EQ(host.order(kTwo, "quiet=never").error().code, "bad_order");
    EXPECT_EQ(host.order(kTwo, "quiet=cards").error().code, "order_leaks");
    EXPECT_EQ(host.order(Seat{4}, "quiet=pass").error().code, "no_person");
}

TEST(Host, AnOrderThatLooksAtTheHandEndsWhenAPersonSitsDown) {
    Host host = open_fight("apaa");
    ASSERT_TRUE(host.order(kTwo, "battles=cards"));
    ASSERT_TRUE(host.sit(kFour, Chair::person()));
    EXPECT_FALSE(host.notice(kTwo).orders.looks_at_cards());
}

TEST(Host, AnOrderPassesForAPerson) {
    HostSetup setup = setup_of("apaa", {{"seats", "4"}}, std::string{kFight});
    setup.usual = *read_orders("battles=none", {});
    Host host = open_host("susanoo", setup);
    while (host.due().kind == Due::Kind::AskBot && host.due().seat != kTwo) {
        ASSERT_TRUE(host.answer(host.due().seat, host.due().decision, "pass"));
    }
    EXPECT_EQ(std::count(lines_of(host).begin(), lines_of(host).end(), "2:pass") +
                  std::count(lines_of(host).begin(), lines_of(host).end(), "pass"),
              1);
}

TEST(Host, RefusedHelpIsAskedAgainInTheOwnNextTurn) {
    HostSetup setup = setup_of("appa", {{"seats", "4"}}, std::string{kFight});
    Host host = open_host("susanoo", setup);
    ASSERT_TRUE(host.order(kTwo, "help=no"));
    EXPECT_TRUE(host.notice(kTwo).orders.refuse_help);
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.match().seen_by(kTwo)->moment().turn_of == kTwo.index();
    }));
    EXPECT_FALSE(host.notice(kTwo).orders.refuse_help);
}

// Seats.

TEST(Host, SomebodyWhoLeavesIsWaitedForAndABotMaySitDown) {
    Host host = open_host("tictactoe", setup_of("pp"));
    ASSERT_TRUE(host.leave(kOne));
    EXPECT_EQ(lines_of(host).back(), "@seat 1 nobody");
    EXPECT_EQ(host.due().kind, Due::Kind::Wait);
    ASSERT_TRUE(host.sit(kOne, Chair::of_bot({Level::Random, 0, 0})));
    EXPECT_EQ(lines_of(host).back(), "@seat 1 random");
    EXPECT_EQ(host.due().kind, Due::Kind::AskBot);
    const auto log = host.match().log(kTwo);
    ASSERT_TRUE(log);
    EXPECT_EQ(log->back().kind, LogEntry::Kind::Sat);
    EXPECT_EQ(host.sit(kOne, Chair::person("two\nlines")).error().code, "bad_words");
}

TEST(Host, ResigningEndsAGameOfTwoSides) {
    Host host = open_host("paiko", setup_of("pm"));
    ASSERT_TRUE(host.resign(kOne));
    EXPECT_TRUE(host.match().over());
    EXPECT_EQ(host.match().report().winners, SeatSet{kTwo});
    EXPECT_EQ(host.resign(kOne).error().code, "game_over");
    Host together = open_host("eiyo", setup_of("pp", {{"mode", "coop"}}));
    ASSERT_TRUE(together.resign(kTwo));
    EXPECT_TRUE(together.match().over());
}

TEST(Host, ResigningAmongFiveHandsTheSeatToABot) {
    Host host = open_host("susanoo", setup_of("ppppp", {{"seats", "5"}}));
    ASSERT_TRUE(host.resign(kThree));
    EXPECT_FALSE(host.match().over());
    EXPECT_EQ(lines_of(host).back(), "@seat 3 adept");
    EXPECT_TRUE(host.chair(kThree).is_bot());
    EXPECT_EQ(host.match().log(kOne)->back().kind, LogEntry::Kind::Sat);
}

TEST(Host, AtTheEndOfAClockTheIdleMoveIsPlayed) {
    Host host = open_host("tictactoe", setup_of("pp"));
    const int decision = host.match().decision(kOne);
    const std::string idle = host.match().seen_by(kOne)->idle();
    EXPECT_EQ(host.time_out(kTwo, host.match().decision(kTwo)).error().code, "not_your_turn");
    ASSERT_TRUE(host.time_out(kOne, decision));
    EXPECT_EQ(lines_of(host), (std::vector<std::string>{"@timeout 1", idle}));
    EXPECT_EQ(host.time_out(kTwo, host.match().decision(kTwo) + 1).error().code, "stale_decision");
}

TEST(Host, TheNextTableHasEverybodyOneSeatOn) {
    HostSetup setup = setup_of("ppr", {{"seats", "3"}});
    setup.chairs[0].name = "Ada";
    setup.chairs[1].name = "Grace";
    Host host = open_host("sealed_bid", setup);
    const HostSetup next = host.rematch(Luck::plain(key_of_seed(8)));
    EXPECT_EQ(next.chairs[0].name, "Grace");
    EXPECT_TRUE(next.chairs[1].is_bot());
    EXPECT_EQ(next.chairs[2].name, "Ada");
    EXPECT_EQ(next.options, setup.options);
    EXPECT_TRUE(Host::open(game_named("sealed_bid"), next));
}

// Chance.

TEST(Host, TheSameKeyDealsTheSameCards) {
    const auto dealt = [](std::uint64_t seed) {
        HostSetup setup = setup_of("pp");
        setup.luck = Luck::plain(key_of_seed(seed));
        Host host = open_host("sealed_bid", setup);
        while (host.due().kind == Due::Kind::Draw) host.draw();
        return lines_of(host);
    };
    EXPECT_EQ(dealt(3), dealt(3));
    EXPECT_NE(dealt(3), dealt(4));
}

TEST(Host, TheKeyIsInTheRecordOnceTheGameIsOver) {
    Host host = open_host("sealed_bid", setup_of("rr"));
    const std::string key = write_key(key_of_seed(7));
    EXPECT_EQ(host.record().error().code, "game_running");
    EXPECT_EQ(host.keep().reveal().record.find(key), std::string::npos);
    while (advance(host)) continue;
    ASSERT_TRUE(host.record());
    EXPECT_EQ(host.record()->tags.back(), (std::pair<std::string, std::string>{"ChanceKey", key}));
    const auto again = sealed_bids().replay(*host.record());
    EXPECT_TRUE(again) << again.error().text;
}

TEST(Host, APublicSeedIsInTheRecordFromTheStart) {
    HostSetup setup = setup_of("rr");
    setup.luck = Luck::seeded(42);
    Host host = open_host("sealed_bid", setup);
    EXPECT_EQ(public_seed(host.match().secret_record().reveal()), 42u);
    while (advance(host)) continue;
    EXPECT_EQ(host.record()->tags.size(), 2u);
}

}  // namespace
}  // namespace engawa

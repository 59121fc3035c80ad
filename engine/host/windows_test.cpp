// Windows: what waits in them is seen by nobody, and they close for all at once.
#include "engine/host/host.h"
#include "engine/host/table_test.h"

namespace engawa {
namespace {

// What everybody but `seat` can see of the table.
std::string seen_by_others(const Host& host, Seat seat) {
    std::string text;
    for (int i = -1; i < host.match().seats(); ++i) {
        if (i == seat.index()) continue;
        const Viewer viewer = i < 0 ? kWatcher : Viewer{Seat{i}};
        text += host.match().seen_by(viewer)->text() + '\n';
        const auto log = host.match().log(viewer);
        for (const LogEntry& entry : *log) {
            text += std::to_string(entry.sequence) + ' ' + entry.phrase.key + '\n';
        }
        const Notice notice = host.notice(viewer);
        text += std::string{write_beat(notice.beat)} + std::to_string(notice.window) +
                (notice.somebody_holds ? " held " : " ") +
                (i < 0 ? "" : std::to_string(host.match().decision(Seat{i}))) + '\n';
    }
    return text;
}

TEST(Windows, APassThatWaitsIsSeenByNobodyElse) {
    Host host = open_fight("pppp");
    const std::string before = seen_by_others(host, kTwo);
    const auto played = host.play(kTwo, "pass");
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->empty());
    EXPECT_EQ(seen_by_others(host, kTwo), before);
    EXPECT_TRUE(lines_of(host).empty());
    EXPECT_TRUE(host.notice(kTwo).answered);
    EXPECT_FALSE(host.due().waiting.contains(kTwo));
}

TEST(Windows, APassThatWaitsCanBeWithdrawn) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.play(kTwo, "pass"));
    ASSERT_TRUE(host.withdraw(kTwo));
    EXPECT_TRUE(host.due().waiting.contains(kTwo));
    EXPECT_EQ(host.withdraw(kTwo).error().code, "nothing_to_withdraw");
}

TEST(Windows, WhatAnOrderAnsweredCanBeWithdrawnAndIsNotAnsweredAgain) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.order(kTwo, "battles=none"));
    ASSERT_TRUE(host.notice(kTwo).answered);
    ASSERT_TRUE(host.withdraw(kTwo));
    ASSERT_TRUE(host.play(kFour, "pass"));  // the table looks again
    EXPECT_FALSE(host.notice(kTwo).answered);
    EXPECT_TRUE(host.due().waiting.contains(kTwo));
}

TEST(Windows, AHoldTakesBackWhatAnOrderAnsweredAndPassingUntil) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.order(kTwo, "battles=none"));
    ASSERT_TRUE(host.pass_until(kFour, Until::Turn));
    for (const Seat seat : {kTwo, kFour}) {
        ASSERT_TRUE(host.notice(seat).answered);
        ASSERT_TRUE(host.hold(seat));
        EXPECT_FALSE(host.notice(seat).answered);
        EXPECT_EQ(host.notice(seat).until, Until::Off);
    }
    ASSERT_TRUE(host.beat_over(host.due().window));
    EXPECT_TRUE(host.due().waiting.contains(kTwo));
    EXPECT_TRUE(host.due().waiting.contains(kFour));
    for (const std::string& line : lines_of(host)) EXPECT_EQ(line.front(), '@') << line;
}

TEST(Windows, CloseWhenEverybodyHasAnsweredInSeatOrder) {
    Host host = open_fight("pppp");
    for (const Seat seat : {kFour, kTwo, kThree}) ASSERT_TRUE(host.play(seat, "pass")->empty());
    EXPECT_TRUE(lines_of(host).empty());
    ASSERT_TRUE(host.play(kOne, "pass"));
    ASSERT_GE(lines_of(host).size(), 4u);
    EXPECT_EQ(std::vector<std::string>(lines_of(host).begin(), lines_of(host).begin() + 4),
              (std::vector<std::string>{"1:pass", "2:pass", "3:pass", "pass"}));
    EXPECT_EQ(host.withdraw(kTwo).error().code, "nothing_to_withdraw");
}

TEST(Windows, AtTheEndOfTheBeatEverybodyPassesWhoseOwnMomentItIsNot) {
    Host host = open_fight("pppp");
    const Due due = host.due();
    EXPECT_NE(due.beat, Beat::None);
    EXPECT_EQ(host.beat_over(due.window + 1).error().code, "stale_window");
    ASSERT_TRUE(host.beat_over(due.window));
    EXPECT_EQ(lines_of(host), (std::vector<std::string>{"2:pass", "4:pass"}));
    EXPECT_EQ(host.due().waiting, (SeatSet{kOne} | SeatSet{kThree}));
    EXPECT_EQ(host.due().beat, Beat::None);
    EXPECT_EQ(host.beat_over(due.window).error().code, "stale_window");
}

TEST(Windows, ASleepingOrEmptySeatPassesAtTheEndOfTheBeat) {
    Host host = open_fight("pp-p");
    ASSERT_TRUE(host.leave(kFour));
    EXPECT_TRUE(host.due().waiting.contains(kFour));
    ASSERT_TRUE(host.beat_over(host.due().window));
    EXPECT_EQ(lines_of(host).back(), "4:pass");
}

TEST(Windows, ABotsAnswerWaitsWhereASecondPersonSits) {
    Host host = open_fight("ppaa");
    const std::string before = seen_by_others(host, kOne);
    while (host.due().kind == Due::Kind::AskBot) {
        EXPECT_TRUE(host.due().steady);
        ASSERT_TRUE(host.answer(host.due().seat, host.due().decision, "pass"));
    }
    EXPECT_EQ(seen_by_others(host, kOne), before);
    EXPECT_EQ(host.due().waiting, SeatSet::first_seats(2));
    EXPECT_EQ(host.answer(kThree, host.match().decision(kThree), "dance").error().code,
              "illegal_move");
}

TEST(Windows, ABotsActWaitsToo) {
    Host host = open_host("sealed_bid", setup_of("ppr", {{"seats", "3"}}));
    while (host.due().kind == Due::Kind::Draw) host.draw();
    const std::string before = seen_by_others(host, kThree);
    const auto lines = lines_of(host).size();
    ASSERT_TRUE(advance(host));
    EXPECT_EQ(seen_by_others(host, kThree), before);
    ASSERT_TRUE(host.play(kOne, any_move(host, kOne)));
    EXPECT_EQ(lines_of(host).size(), lines + 1);  // a person's act is played at once
    ASSERT_TRUE(host.play(kTwo, any_move(host, kTwo)));
    EXPECT_GE(lines_of(host).size(), lines + 3);  // and so the bot's, as the last one
}

// Plays a fight on until somebody can do more than pass in a window.
std::pair<Seat, std::string> find_act(Host& host) {
    for (int i = 0; i < 5000; ++i) {
        const Due due = host.due();
        if (due.beat != Beat::None && due.waiting.size() > 2) {
            for (const Seat seat : due.waiting) {
                const auto view = host.match().seen_by(seat);
                for (const std::string& move : view->legal(false)) {
                    if (move.starts_with("play:")) return {seat, move};
                }
            }
        }
        if (!step(host)) break;
    }
    ADD_FAILURE() << "nobody could act";
    return {};
}

TEST(Windows, WhoActsHasEverybodyAskedAgainAndTheBeatStartsAnew) {  // SUS-412
    Host host = open_host("susanoo", setup_of("ppp", {{"seats", "3"}}));
    const auto [actor, act] = find_act(host);
    const Seat other = (host.due().waiting - SeatSet{actor}).first();
    const auto lines = lines_of(host).size();
    ASSERT_TRUE(host.play(other, "pass"));
    EXPECT_EQ(lines_of(host).size(), lines);
    EXPECT_FALSE(host.due().waiting.contains(other));
    const int window = host.due().window;
    ASSERT_TRUE(host.play(actor, act));
    EXPECT_GT(lines_of(host).size(), lines);
    EXPECT_FALSE(host.notice(other).answered);
    EXPECT_EQ(host.beat_over(window).error().code, "stale_window");
}

TEST(Windows, ABeatDependsOnPublicFacts) {
    Host close = open_fight("pppp");
    const int gap = close.match().seen_by(kTwo)->moment().gap;
    EXPECT_EQ(close.due().beat, gap <= 10 ? Beat::Close : Beat::Battle);
    Host head =
        open_host("susanoo",
                  setup_of("ppp", {{"seats", "3"}},
                           "3.1.2.11.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.-.EQ24+,EQ33+.-.-.-.-/"
                           "HB04.1.-.-.EQ09+.-.-.-.-/HB08.2.-.-.-.-.-.-.-/2.0.OR01:0:0.-.-.-.-.-.-/"
                           "fight+judge+over+end+surplus+next"));
    EXPECT_EQ(head.due().beat, Beat::Head);
    EXPECT_FALSE(head.due().again);
    Host quiet = open_host("susanoo", setup_of("ppp", {{"seats", "3"}}));
    ASSERT_TRUE(play_until(quiet, [](const Host& h) { return h.due().beat != Beat::None; }));
    EXPECT_EQ(quiet.due().beat, Beat::Quiet);
}

TEST(Windows, OneAmongBotsHasNoBeatAndNobodyWaits) {
    Host host = open_fight("apaa");
    EXPECT_EQ(host.due().beat, Beat::None);
    ASSERT_TRUE(host.answer(kOne, host.due().decision, "pass"));
    EXPECT_EQ(lines_of(host), std::vector<std::string>{"1:pass"});
    EXPECT_EQ(host.hold(kTwo).error().code, "nothing_to_hold");
}

TEST(Windows, OrdersAnswerInThem) {
    HostSetup setup = setup_of("pppp", {{"seats", "4"}}, std::string{kFight});
    setup.usual = *read_orders("battles=none", {});
    Host host = open_host("susanoo", setup);
    EXPECT_TRUE(lines_of(host).empty());  // the fighters are asked
    EXPECT_EQ(host.due().waiting, (SeatSet{kOne} | SeatSet{kThree}));
    EXPECT_TRUE(host.notice(kTwo).answered);
    ASSERT_TRUE(host.play(kOne, "pass"));
    ASSERT_TRUE(host.play(kThree, "pass"));
    EXPECT_GE(lines_of(host).size(), 4u);
}

// Holding.

TEST(Windows, WhoHoldsIsNotPassedForAndOthersLearnOnlyThatSomebodyDoes) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.hold(kTwo));
    for (const Viewer viewer : {Viewer{kOne}, Viewer{kFour}, kWatcher}) {
        EXPECT_TRUE(host.notice(viewer).somebody_holds);
        EXPECT_FALSE(host.notice(viewer).holds);
    }
    EXPECT_TRUE(host.notice(kTwo).holds);
    ASSERT_TRUE(host.beat_over(host.due().window));
    EXPECT_EQ(lines_of(host), std::vector<std::string>{"4:pass"});
    EXPECT_TRUE(host.due().waiting.contains(kTwo));
    ASSERT_TRUE(host.hold_over(kTwo, 7300));
    EXPECT_EQ(lines_of(host), (std::vector<std::string>{"4:pass", "@hold 2 7300", "2:pass"}));
    EXPECT_FALSE(host.notice(kOne).somebody_holds);
}

TEST(Windows, WhoHoldsMayStillAnswer) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.hold(kTwo));
    ASSERT_TRUE(host.beat_over(host.due().window));
    ASSERT_TRUE(host.play(kTwo, "pass"));
    EXPECT_EQ(lines_of(host).back(), "2:pass");  // the beat is over: at once
    ASSERT_TRUE(host.hold_over(kTwo, 1000));
    EXPECT_EQ(lines_of(host).back(), "@hold 2 1000");
}

TEST(Windows, AHoldHasAnEndAndAReserve) {
    Host host = open_fight("pppp");
    const int reserve = host.notice(kTwo).reserve;
    EXPECT_EQ(reserve, 180000);
    EXPECT_EQ(host.longest_hold(kTwo), 20000);
    for (int i = 0; i < 9; ++i) {
        ASSERT_TRUE(host.hold(kTwo)) << i;
        ASSERT_TRUE(host.hold_over(kTwo, 50000));
    }
    EXPECT_EQ(host.notice(kTwo).reserve, 0);
    EXPECT_EQ(host.hold(kTwo).error().code, "no_reserve");
}

TEST(Windows, AnOwnTurnAddsToTheReserve) {
    Host host = open_fight("pppp");
    const int before = host.notice(kTwo).reserve;
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.match().seen_by(kTwo)->moment().turn_of == kTwo.index();
    }));
    EXPECT_EQ(host.notice(kTwo).reserve, before + 5000);
}

TEST(Windows, AHoldBeforeAWindowWaitsForIt) {
    Host host = open_host("susanoo", setup_of("ppp", {{"seats", "3"}}));
    ASSERT_TRUE(host.hold(kThree));
    EXPECT_FALSE(host.notice(kOne).somebody_holds);
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.due().beat != Beat::None && h.due().waiting.contains(kThree) &&
               h.match().seen_by(kThree)->moment().kind != Moment::Kind::Own;
    }));
    EXPECT_TRUE(host.notice(kOne).somebody_holds);
}

// Passing until.

TEST(Windows, PassingUntilTheBattleIsDecidedEndsWithIt) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.pass_until(kTwo, Until::Battle));
    EXPECT_EQ(lines_of(host).back(), "@until 2 battle");
    EXPECT_TRUE(host.notice(kTwo).answered);
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.match().seen_by(kWatcher)->to_act().empty() ||
               h.match().seen_by(kOne)->moment().gap < 0;
    }));
    EXPECT_EQ(host.notice(kTwo).until, Until::Off);
    EXPECT_EQ(host.pass_until(kTwo, Until::Battle).error().code, "bad_order");
}

TEST(Windows, PassingUntilTheOwnTurnEndsThere) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.pass_until(kFour, Until::Turn));
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.match().seen_by(kFour)->moment().turn_of == kFour.index();
    }));
    EXPECT_EQ(host.notice(kFour).until, Until::Off);
}

TEST(Windows, PassingUntilSomebodyPlaysACardEndsWithTheCard) {
    Host host = open_host("susanoo", setup_of("ppp", {{"seats", "3"}}));
    const auto [actor, act] = find_act(host);
    const Seat other = (host.due().waiting - SeatSet{actor}).first();
    ASSERT_TRUE(host.pass_until(other, Until::Card));
    EXPECT_EQ(host.notice(other).until, Until::Card);
    ASSERT_TRUE(host.play(actor, act));
    EXPECT_EQ(host.notice(other).until, Until::Off);
}

TEST(Windows, AnyOwnMoveEndsPassing) {
    Host host = open_fight("pppp");
    ASSERT_TRUE(host.pass_until(kOne, Until::Turn));
    ASSERT_TRUE(host.play(kOne, "pass"));
    EXPECT_EQ(host.notice(kOne).until, Until::Off);
    ASSERT_TRUE(host.pass_until(kTwo, Until::Head));
    ASSERT_TRUE(host.withdraw(kTwo));
    EXPECT_EQ(host.notice(kTwo).until, Until::Off);
    EXPECT_TRUE(host.due().waiting.contains(kTwo));
}

}  // namespace
}  // namespace engawa

#include <gtest/gtest.h>

#include "server/tables/sim_loop_test.h"

namespace engawa::server {
namespace {

class TableTest : public testing::Test {
  protected:
    std::string key() { return "key-0123456789-" + std::to_string(++keys_); }
    Told play(Table& table, int seat) {
        return ask(house_, table, seat, playing(any_move(table, seat), key()));
    }
    // Whoever is to move.
    Told play(Table& table) {
        return play(table, table.host()->match().awaited().first().number());
    }
    std::vector<std::string> stored_lines(const Table& table) {
        return (*store_.table(table.id()).value()).lines;
    }

    MemoryStore store_;
    SimHouse house_{store_};
    int keys_ = 0;
};

TEST_F(TableTest, BeginsWhenTheLastSeatIsTaken) {
    const auto table = open_table(house_, opening("paiko", "po"));
    EXPECT_EQ(table->host(), nullptr);
    EXPECT_EQ(ask(house_, *table, 1, playing("Sw@e5", key())).code, "not_begun");
    int seat = 0;
    table->join({.guest = 2, .name = "Ada"}, [&](const Result<int>& joined) { seat = *joined; });
    house_.loop.settle();
    EXPECT_EQ(seat, 2);
    ASSERT_NE(table->host(), nullptr);
    EXPECT_EQ(table->row().stage, Stage::Playing);
    EXPECT_EQ(table->served().seats[1].name, "Ada");
    table->join({.guest = 3},
                [&](const Result<int>& joined) { EXPECT_EQ(joined.error().code, "not_open"); });
    house_.loop.settle();
}

TEST_F(TableTest, OfHundredWhoClaimTheLastSeatOneGetsIt) {  // C-10
    const auto table = open_table(house_, opening("susanoo", "ppo", {{"seats", "3"}}));
    int seats = 0;
    int refused = 0;
    for (int guest = 10; guest < 110; ++guest) {
        table->join({.guest = guest, .seat = 3},
                    [&](const Result<int>& joined) { joined ? ++seats : ++refused; });
    }
    house_.loop.settle();
    EXPECT_EQ(seats, 1);
    EXPECT_EQ(refused, 99);
}

TEST_F(TableTest, AMoveIsSeenByNobodyBeforeItIsKept) {
    const auto table = open_table(house_, opening("paiko", "pp"));
    Ear other{house_.loop, Seat{1}};
    table->look(other, {});
    house_.loop.settle();
    const std::size_t before = other.heard.size();
    store_.break_down(error("storage_full", ""));
    EXPECT_EQ(play(*table, 1).code, "storage_full");  // C-16, S-34
    EXPECT_EQ(other.heard.size(), before);
    EXPECT_EQ(table->host()->match().plies(), 0);
    store_.break_down({});
    EXPECT_EQ(play(*table, 1).code, "");
    EXPECT_GT(other.heard.size(), before);
    table->look_away(other);
}

TEST_F(TableTest, WhoeverComesWhileAMoveIsKeptIsToldWhatStandsFirst) {
    const auto table = open_table(house_, opening("paiko", "pp"));
    table->command(1, playing(any_move(*table, 1), key()), [](const Result<ServedAnswer>&) {});
    Ear late{house_.loop, Seat{1}};
    table->look(late, {});
    table->command(2, deed(Deed::Say, "hello"), [](const Result<ServedAnswer>&) {});
    house_.loop.settle();
    ASSERT_GE(late.heard.size(), 2U);
    EXPECT_TRUE(late.heard[0].second.starts_with("{\"type\":\"view\"")) << late.heard[0].second;
    EXPECT_TRUE(late.heard[1].second.starts_with("{\"type\":\"log\"")) << late.heard[1].second;
    table->look_away(late);
}

TEST_F(TableTest, ARepeatPlaysOnceAlsoAfterARestart) {  // C-07, S-20
    const auto table = open_table(house_, opening("paiko", "pp"));
    const Command first = playing(any_move(*table, 1), key());
    const Told once = ask(house_, *table, 1, first);
    const Told again = ask(house_, *table, 1, first);
    EXPECT_EQ(again.code, "");
    EXPECT_EQ(again.answer.played, once.answer.played);
    EXPECT_EQ(again.answer.sequence, once.answer.sequence);
    EXPECT_EQ(table->host()->match().plies(), 1);
    SimHouse later{store_};
    const auto woken = later.tables.find(table->id()).value();
    later.loop.settle();
    EXPECT_EQ(ask(later, *woken, 1, first).answer.played, once.answer.played);
    EXPECT_EQ(woken->host()->match().plies(), 1);
    Command other = first;
    other.digest = 1;
    EXPECT_EQ(ask(later, *woken, 1, other).code, "key_reused");
    EXPECT_NE(ask(later, *woken, 2, other).code, "key_reused");  // another seat's key means nothing
}

TEST_F(TableTest, AnOldDecisionIsStale) {  // C-08
    const auto table = open_table(house_, opening("paiko", "pp"));
    const int decision = table->host()->match().decision(Seat{0});
    do {
        ASSERT_EQ(play(*table).code, "");
    } while (table->host()->match().decision(Seat{0}) == decision ||
             !table->host()->match().awaited().contains(Seat{0}));
    const std::size_t lines = stored_lines(*table).size();
    EXPECT_EQ(ask(house_, *table, 1, playing(any_move(*table, 1), key(), decision)).code,
              "stale_decision");
    EXPECT_EQ(stored_lines(*table).size(), lines);
}

TEST_F(TableTest, BotsMoveWithNobodyConnected) {
    const auto table = open_table(house_, opening("paiko", "rr"));
    for (int i = 0; i < 3'000 && !table->host()->match().over(); ++i) house_.loop.pass(1'000);
    EXPECT_TRUE(table->host()->match().over());
    EXPECT_EQ(table->row().stage, Stage::Over);
    EXPECT_EQ(stored_lines(*table).back().substr(0, 4), "@end");
}

TEST_F(TableTest, ATableThatNobodyLooksAtSleepsAndWakes) {
    auto table = open_table(house_, opening("paiko", "pp"));
    ASSERT_EQ(play(*table, 1).code, "");
    const std::string id = table->id();
    const std::string position = table->host()->match().secret_position().reveal();
    table.reset();
    house_.loop.pass(60'000);
    EXPECT_EQ(house_.tables.figures().awake, 0);  // C-18
    table = house_.tables.find(id).value();
    house_.loop.settle();
    EXPECT_EQ(table->host()->match().secret_position().reveal(), position);
    EXPECT_EQ(play(*table).code, "");
}

TEST_F(TableTest, AClockPlaysTheIdleMove) {
    Tables::Opening clocked = opening("paiko", "pp");
    clocked.settings.seconds = 20;
    const auto table = open_table(house_, clocked);
    house_.loop.pass(19'900);
    EXPECT_EQ(table->host()->match().plies(), 0);
    house_.loop.pass(200);
    EXPECT_GT(table->host()->match().plies(), 0);
    EXPECT_EQ(stored_lines(*table).front().substr(0, 8), "@timeout");
}

TEST_F(TableTest, TheNewsOfAMoveTellTheTimeThatRunsFromThen) {
    Tables::Opening clocked = opening("paiko", "pp");
    clocked.settings.seconds = 20;
    const auto table = open_table(house_, clocked);
    Ear ear{house_.loop, Seat{1}};
    table->look(ear, {});
    house_.loop.pass(5'000);
    ear.forget();
    ASSERT_EQ(play(*table, 1).code, "");
    ASSERT_FALSE(ear.heard.empty());
    EXPECT_NE(ear.heard.back().second.find(R"("left":20000)"), std::string::npos);
    table->look_away(ear);
}

TEST_F(TableTest, TimeInWhichTheServerWasAwayCountsForNobody) {  // C-03
    Tables::Opening clocked = opening("paiko", "pp");
    clocked.settings.seconds = 20;
    const auto table = open_table(house_, clocked);
    house_.loop.pass(5'000);
    ASSERT_EQ(play(*table, 1).code, "");
    house_.loop.pass(15'000);
    SimHouse later{store_};
    later.loop.pass(30'000);  // the new process begins at some other time
    EXPECT_EQ(later.tables.wake_due().value(), 1);
    const auto woken = later.tables.find(table->id()).value();
    later.loop.pass(19'900);
    EXPECT_EQ(woken->host()->match().plies(), 1);
    later.loop.pass(200);
    EXPECT_GT(woken->host()->match().plies(), 1);
}

TEST_F(TableTest, ABotSitsDownForSomebodyWhoStaysAwayAndGivesTheSeatBack) {
    Tables::Opening three = opening("susanoo", "ppp", {{"seats", "3"}});
    three.settings.seconds = 600;
    const auto table = open_table(house_, three);
    Ear ear{house_.loop, Seat{0}};
    table->look(ear, {});
    house_.loop.settle();
    table->look_away(ear);
    house_.loop.pass(61'000);
    EXPECT_TRUE(table->host()->chair(Seat{0}).is_bot());
    EXPECT_TRUE(table->served().seats[0].lent);
    table->look(ear, {});
    house_.loop.settle();
    EXPECT_TRUE(table->host()->chair(Seat{0}).is_person());
    table->look_away(ear);
}

TEST_F(TableTest, OfTwoTheOtherDecidesWhatBecomesOfAnEmptySeat) {
    const auto table = open_table(house_, opening("paiko", "pp"));
    Ear ear{house_.loop, Seat{1}};
    table->look(ear, {});
    house_.loop.settle();
    Command bot = deed(Deed::SubstituteBot, "random");
    bot.seat = 2;
    EXPECT_EQ(ask(house_, *table, 1, bot).code, "not_away");
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Close)).code, "not_away");
    table->look_away(ear);
    house_.loop.pass(61'000);
    EXPECT_TRUE(table->host()->chair(Seat{1}).is_person());  // by itself nothing happens
    EXPECT_EQ(ask(house_, *table, 1, bot).code, "");
    EXPECT_TRUE(table->host()->chair(Seat{1}).is_bot());
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Close)).code, "");
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Say, "hello")).code, "table_closed");  // C-17
}

TEST_F(TableTest, ResigningOneOfFourEndsNobodysGame) {  // S-37
    const auto table = open_table(house_, opening("susanoo", "pppp", {{"seats", "4"}}));
    EXPECT_EQ(ask(house_, *table, 2, deed(Deed::Resign)).code, "");
    EXPECT_FALSE(table->host()->match().over());
    EXPECT_EQ(table->served().seats[1].who, "bot");
}

TEST_F(TableTest, WhoResignedOfSeveralIsNotAwayAndDoesNotComeBack) {
    Tables::Opening three = opening("susanoo", "ppp", {{"seats", "3"}});
    three.settings.take_over = Settings::TakeOver::On;
    const auto table = open_table(house_, three);
    Ear ear{house_.loop, Seat{1}};
    table->look(ear, {});
    house_.loop.settle();
    table->look_away(ear);  // a bot would sit down for them in a minute
    ASSERT_EQ(ask(house_, *table, 2, deed(Deed::Resign)).code, "");
    const auto sits = [&] { return table->served().seats[1]; };
    house_.loop.pass(61'000);
    EXPECT_FALSE(sits().lent);
    const std::size_t lines = stored_lines(*table).size();
    table->look(ear, {});
    house_.loop.settle();
    EXPECT_EQ(ask(house_, *table, 2, deed(Deed::Return)).code, "");
    EXPECT_TRUE(table->host()->chair(Seat{1}).is_bot());
    EXPECT_EQ(sits().who, "bot");
    EXPECT_EQ(sits().name, "");
    EXPECT_FALSE(sits().away);
    EXPECT_EQ(stored_lines(*table).size(), lines);
    EXPECT_EQ(ask(house_, *table, 2, deed(Deed::Say, "hello")).code, "no_person");
    table->look_away(ear);
}

TEST_F(TableTest, AFairTableComesToItsKeyBeforeItBegins) {
    Tables::Opening fair = opening("samurai", "p");
    fair.settings.chance = Chances::Fair;
    const auto table = open_table(house_, fair);
    EXPECT_EQ(table->host(), nullptr);
    const FairBytes bytes = key_of_seed(5);
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Reveal, write_key(bytes))).code, "too_early");
    const std::string promise = commitment_to_bytes(Seat{0}, bytes);
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Commit, promise)).code, "");
    SimHouse later{store_};  // the power went
    const auto woken = later.tables.find(table->id()).value();
    later.loop.settle();
    EXPECT_EQ(ask(later, *woken, 1, deed(Deed::Reveal, write_key(bytes))).code, "");
    ASSERT_NE(woken->host(), nullptr);
    ASSERT_TRUE(woken->host()->proof());
    EXPECT_EQ(woken->host()->proof()->seats.at(0).from, Contribution::From::Own);
}

TEST_F(TableTest, WhoAddsNothingToTheKeyIsNotWaitedForForEver) {
    Tables::Opening fair = opening("paiko", "pp");
    fair.settings.chance = Chances::Fair;
    const auto table = open_table(house_, fair);
    house_.loop.pass(60'000);
    ASSERT_NE(table->host(), nullptr);
    EXPECT_EQ(table->host()->proof()->seats.at(1).from, Contribution::From::Absent);
}

TEST_F(TableTest, PlayingAgainSwapsSeats) {
    const auto table = open_table(house_, opening("paiko", "pp"));
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Rematch)).code, "not_over");
    ASSERT_EQ(ask(house_, *table, 1, deed(Deed::Resign)).code, "");
    EXPECT_EQ(ask(house_, *table, 1, deed(Deed::Rematch)).answer.table, "");
    const Told agreed = ask(house_, *table, 2, deed(Deed::Rematch));
    ASSERT_FALSE(agreed.answer.table.empty()) << agreed.code;
    EXPECT_EQ(table->served().next, agreed.answer.table);
    const auto next = house_.tables.find(agreed.answer.table).value();
    EXPECT_EQ(next->seat_of(1), 2);
    EXPECT_EQ(next->seat_of(2), 1);
    EXPECT_NE(next->host(), nullptr);
}

TEST_F(TableTest, SlowWhoResignedPlaysAgainIfTheyAskForItAndIsNotWaitedFor) {
    const auto table = open_table(house_, opening("susanoo", "ppp", {{"seats", "3"}}));
    for (int seat = 1; seat <= 3; ++seat) {
        ASSERT_EQ(ask(house_, *table, seat, deed(Deed::Resign)).code, "");
    }
    for (int hours = 0; !table->host()->match().over() && hours < 24; ++hours) {
        house_.loop.pass(3'600'000);
    }
    ASSERT_TRUE(table->host()->match().over());
    SimHouse later{store_};  // over a restart too
    const auto woken = later.tables.find(table->id()).value();
    const Told asked = ask(later, *woken, 2, deed(Deed::Rematch));
    ASSERT_FALSE(asked.answer.table.empty()) << asked.code;
    const auto next = later.tables.find(asked.answer.table).value();
    EXPECT_EQ(next->seat_of(2), 1);
    EXPECT_EQ(next->served().seats[0].who, "person");
    for (const int guest : {1, 3}) EXPECT_EQ(next->seat_of(guest), 0);
    for (const int seat : {1, 2}) EXPECT_EQ(next->served().seats[seat].who, "bot");
}

TEST_F(TableTest, ComingAndGoingChangesNobodyElsesTimeOrDecision) {  // C-20
    Tables::Opening three = opening("susanoo", "ppp", {{"seats", "3"}});
    three.settings.seconds = 100;
    three.settings.take_over = Settings::TakeOver::Off;
    const auto table = open_table(house_, three);
    const Seat asked = table->host()->due().waiting.first();
    const int decision = table->host()->match().decision(asked);
    const int plies = table->host()->match().plies();
    Ear watcher{house_.loop};
    table->look(watcher, {});
    std::vector<std::unique_ptr<Ear>> ears;
    for (int i = 0; i < 60;
         ++i) {  // one second each: drop, return, leave of a third, in all orders
        house_.loop.pass(1'000);
        const int seat = i % 3 + 1;
        if (i % 4 < 2) {
            ears.push_back(std::make_unique<Ear>(house_.loop, Seat{seat - 1}));
            table->look(*ears.back(), {});
        } else if (!ears.empty()) {
            table->look_away(*ears.back());
            ears.pop_back();
        }
        if (i % 5 == 0 && Seat{seat - 1} != asked) {
            ask(house_, *table, seat, deed(i % 2 == 0 ? Deed::Leave : Deed::Return));
        }
        ASSERT_EQ(table->host()->match().decision(asked), decision) << i;
    }
    EXPECT_EQ(table->host()->match().plies(), plies);
    house_.loop.pass(39'800);
    // The clock runs for 100 s, whoever comes or goes.
    EXPECT_EQ(table->host()->match().plies(), plies);
    house_.loop.pass(400);
    EXPECT_GT(table->host()->match().plies(), plies);
    for (const auto& ear : ears) table->look_away(*ear);
    table->look_away(watcher);
    house_.loop.settle();
}

TEST_F(TableTest, ComingBackBringsWhatWasMissed) {  // C-06
    const auto table = open_table(house_, opening("paiko", "pp"));
    Ear twin{house_.loop, Seat{0}};
    twin.alone = false;
    table->look(twin, {});
    house_.loop.settle();
    for (int i = 0; i < 6; ++i) ASSERT_EQ(play(*table).code, "");
    Ear back{house_.loop, Seat{0}};
    table->look(back, 2);
    house_.loop.settle();
    ASSERT_EQ(back.heard.size(), 1u);
    EXPECT_NE(back.heard[0].second.find(R"("type":"log")"), std::string::npos);
    EXPECT_NE(back.heard[0].second.find(R"("sequence":2,)"), std::string::npos);
    EXPECT_EQ(back.standing, twin.standing);
    Ear far{house_.loop, Seat{0}};
    table->look(far, 1'000'000);
    house_.loop.settle();
    EXPECT_NE(far.heard[0].second.find(R"("type":"view")"), std::string::npos);
    EXPECT_EQ(back.dismissed, "seat_opened_elsewhere");  // C-24
    for (Ear* ear : {&twin, &back, &far}) table->look_away(*ear);
}

}  // namespace
}  // namespace engawa::server

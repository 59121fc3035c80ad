#include "engine/games/sealed_bid/sealed_bid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace engawa::sealed_bid {
namespace {

using testing::ElementsAre;

// A table at which moves are written as text.
class Table {
  public:
    explicit Table(const Given& given = {})
        : options_(*game_.options(given)), s_(game_.start(options_)) {}
    Table(const Given& given, std::string_view position) : Table(given) {
        const auto state = game_.read(options_, position);
        EXPECT_TRUE(state.ok()) << position;
        if (state.ok()) s_ = *state;
    }

    Table& play(Seat seat, std::string_view text) {
        const auto move = game_.read_move(s_, seat, text);
        EXPECT_TRUE(move.ok()) << text << " in " << position();
        if (move.ok()) game_.apply(s_, seat, *move, events_);
        return *this;
    }
    std::string position() const { return game_.write(s_); }
    std::string view(Viewer viewer) const { return game_.write_view(game_.observe(s_, viewer)); }
    std::vector<std::string> legal(Seat seat) const {
        MoveBuffer<SealedBid> buffer;
        game_.legal(s_, seat, buffer.list);
        std::vector<std::string> texts;
        for (const Move move : buffer.list) texts.push_back(game_.write_move(s_, seat, move));
        return texts;
    }
    std::string_view why_not(Seat seat, std::string_view text) const {
        return game_.why_not(s_, seat, *game_.read_attempt(s_, seat, text)).text();
    }
    SeatSet to_act() const { return game_.to_act(s_); }
    SeatSet awaited() const { return game_.awaited(s_); }
    Report report() const { return game_.report(s_); }
    const State& state() const { return s_; }

  private:
    SealedBid game_;
    Options options_;
    State s_;
    EventList events_;
};

constexpr Seat kFirst{0}, kSecond{1}, kThird{2};

TEST(SealedBid, DealsACardInTurnFromABag) {  // BID-1
    Table table;
    EXPECT_THAT(table.legal(kChance), ElementsAre("1", "2", "3"));
    table.play(kChance, "1").play(kChance, "1").play(kChance, "1");
    EXPECT_EQ(table.position(), "222333/11,1/-/123/-/--/0,0/--/--/d");
    EXPECT_THAT(table.legal(kChance), ElementsAre("2", "3"));  // all the ones are gone
}

TEST(SealedBid, RefusesADeckThatIsTooSmall) {  // BID-1
    const SealedBid game;
    EXPECT_EQ(game.options({{"seats", "3"}, {"hand", "3"}}).error().code, "too_few_cards");
    EXPECT_TRUE(game.options({{"seats", "3"}, {"hand", "3"}, {"ranks", "4"}}).ok());
}

TEST(SealedBid, TurnsUpAPrizeAndThenAllMayLay) {  // BID-2 BID-3
    Table table{{}, "12333/12,12/-/123/-/--/0,0/--/--/p"};
    table.play(kChance, "2");
    EXPECT_EQ(table.to_act(), SeatSet::first_seats(2));
    EXPECT_THAT(table.legal(kFirst), ElementsAre("1", "2"));
    table.play(kSecond, "1");
    EXPECT_EQ(table.to_act(), SeatSet{kFirst});
    EXPECT_EQ(table.why_not(kSecond, "2"), "BID-3");
    EXPECT_EQ(table.why_not(kFirst, "3"), "BID-3");
}

TEST(SealedBid, LaidCardsAreSecret) {  // BID-3
    Table table{{}, "12333/12,12/-/13/2/--/0,0/--/--/b"};
    table.play(kSecond, "1");
    EXPECT_EQ(table.view(kFirst), "1122333/12,?/-/13/2/-?/0,0/--/--/b");
    EXPECT_EQ(table.view(kSecond), "1122333/??,2/-/13/2/-1/0,0/--/--/b");
    EXPECT_EQ(table.view(kWatcher), "111222333/??,?/-/13/2/-?/0,0/--/--/b");
}

TEST(SealedBid, SecondThoughtsComeOnceAndNobodyWaitsForThem) {  // BID-4
    Table table{{{"second_thoughts", "yes"}}, "12333/12,12/-/13/2/--/0,0/yy/--/b"};
    table.play(kFirst, "1");
    EXPECT_EQ(table.awaited(), SeatSet{kSecond});
    EXPECT_EQ(table.to_act(), SeatSet::first_seats(2));
    EXPECT_THAT(table.legal(kFirst), ElementsAre("back"));
    table.play(kFirst, "back").play(kFirst, "2");
    EXPECT_EQ(table.to_act(), SeatSet{kSecond});
}

TEST(SealedBid, TheHighestCardWinsUnlessItIsNotAlone) {  // BID-5
    Table alone{{}, "12333/12,12/-/13/2/--/0,0/--/--/b"};
    alone.play(kFirst, "1").play(kSecond, "2");
    EXPECT_EQ(alone.position(), "12333/2,1/12/13/2/--/0,0/--/--/v2");
    Table equal{{}, "12333/12,12/-/13/2/--/0,0/--/--/b"};
    equal.play(kFirst, "1").play(kSecond, "1");
    EXPECT_EQ(equal.position(), "12333/2,2/11/13/-/--/0,0/--/--/p");
}

TEST(SealedBid, AThirdCardAboveTwoEqualOnesWins) {  // BID-5
    Table table{{{"seats", "3"}}, "233/2,2,13/-/13/2/11-/0,0,0/---/---/b"};
    table.play(kThird, "3");
    EXPECT_EQ(table.position(), "233/2,2,1/113/13/2/---/0,0,0/---/---/v3");
}

TEST(SealedBid, EverybodyElseIsAskedWhateverTheyHold) {  // BID-6
    Table table{{{"seats", "3"}}, "112/2,1,3/233/13/2/---/0,0,0/---/---/v3"};
    EXPECT_EQ(table.to_act(), SeatSet::first_seats(2));
    EXPECT_THAT(table.legal(kFirst), ElementsAre("pass", "veto"));
    EXPECT_THAT(table.legal(kSecond), ElementsAre("pass"));
    EXPECT_EQ(table.why_not(kSecond, "veto"), "BID-6");
    EXPECT_EQ(table.why_not(kThird, "pass"), "BID-6");
    Table passed = table;
    passed.play(kSecond, "pass").play(kFirst, "pass");
    EXPECT_EQ(passed.position(), "112/2,1,3/233/13/-/---/0,0,2/---/---/p");
}

TEST(SealedBid, AVetoEndsTheRoundAndDrawsACard) {  // BID-6
    Table table{{{"seats", "3"}}, "112/2,1,3/233/13/2/---/0,0,0/---/---/v3"};
    table.play(kFirst, "veto");
    EXPECT_EQ(table.position(), "112/-,1,3/2233/13/2/---/0,0,0/---/---/r1");
    table.play(kChance, "1");
    EXPECT_EQ(table.position(), "12/1,1,3/2233/13/-/---/0,0,0/---/---/p");
}

TEST(SealedBid, TheMostPointsWin) {  // BID-7
    Table table{{{"seats", "3"}}, "122/-,-,-/112333/1/3/---/0,0,2/---/y--/v3"};
    table.play(kSecond, "pass");
    const Report report = table.report();
    EXPECT_EQ(report.reason, "prizes");
    EXPECT_EQ(report.winners, SeatSet{kThird});
    EXPECT_THAT(report.utility, ElementsAre(-5, -5, 10, 0, 0));
    EXPECT_THAT(report.points, ElementsAre(0, 0, 5, 0, 0));
    EXPECT_EQ(table.why_not(kFirst, "pass"), "BID-7");
}

TEST(SealedBid, NobodyWinsIfAllAreEqual) {  // BID-7
    Table table{{}, "12333/2,2/11/3/2/--/0,0/--/--/b"};
    table.play(kFirst, "2").play(kSecond, "2");
    EXPECT_TRUE(table.report().over());
    EXPECT_TRUE(table.report().winners.empty());
}

// Seat 1 holds 1 and 1; the other two cards come from one 1, three 2s and three 3s: of 21 pairs.
TEST(SealedBid, GuessesHaveTheOddsOfTheDeal) {
    const SealedBid game;
    const Table table{{}, "12333/11,22/-/13/2/--/0,0/--/--/b"};
    const auto view = game.observe(table.state(), kFirst);
    std::map<std::string, int> counts;
    Rng rng{1};
    constexpr int kRound = 1000;
    for (int i = 0; i < 21 * kRound; ++i) {
        const std::string text = game.write(game.guess(view, rng));
        ++counts[text.substr(text.find(',') + 1, 2)];
    }
    EXPECT_EQ(counts.size(), 5u);
    const std::map<std::string, int> odds = {{"12", 3}, {"13", 3}, {"22", 3}, {"23", 9}, {"33", 3}};
    for (const auto& [hand, ways] : odds) {
        EXPECT_NEAR(counts[hand], ways * kRound, 450) << hand;  // six standard deviations of 23
    }
}

TEST(SealedBid, RefusesPositionsThatCannotBe) {
    const SealedBid game;
    const Options options;
    for (const char* text : {
             "",
             "12333/12,12/-/13/2/--/0,0/--/--",     // no phase
             "1233/12,12/-/13/2/--/0,0/--/--/b",    // a card is missing
             "12333/12,1?/-/13/2/--/0,0/--/--/b",   // a view
             "13233/12,12/-/13/2/--/0,0/--/--/b",   // not sorted
             "12333/12,12/-/123/2/--/0,0/--/--/b",  // the prize twice
             "12333/2,2/-/13/2/11/0,0/--/--/b",     // all have laid
             "12333/12,12/-/13/2/--/9,0/--/--/b",   // points from nowhere
             "12333/12,12/-/13/2/--/0,0/y-/--/b",   // second thoughts without the option
             "12333/12,12/-/13/2/--/0,0/--/y-/b",   // an answer to nothing
             "12333/12,12/-/13/2/--/0,0/--/--/v3",  // a seat that is not there
             "12333/121,2/-/13/2/--/0,0/--/--/b",   // hands of three and one
         }) {
        EXPECT_EQ(game.read(options, text).ok() ? "read" : game.read(options, text).error().code,
                  "bad_position")
            << text;
    }
}

}  // namespace
}  // namespace engawa::sealed_bid

// The law of the door: for every state along random games and every viewer, the view made by the
// match and the view read back from its text answer every question with the same bytes.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/laws/expect_test.h"
#include "engine/laws/option_sets.h"
#include "engine/match/any_game_of.h"
#include "engine/match/door_test.h"
#include "engine/match/games.h"

namespace engawa {
namespace {

struct Counts {
    int views = 0;
    int broken = 0;
    std::string first;  // what broke the law
};

// Where two texts differ, with what stands before.
std::string difference(const std::string& one, const std::string& other) {
    const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first;
    const auto where = static_cast<std::size_t>(at - one.begin());
    const auto line = one.rfind('\n', where == 0 ? 0 : where - 1);
    const std::size_t from = line == std::string::npos ? 0 : line + 1;
    return one.substr(from, 120) + "\n-- and --\n" + other.substr(from, 120);
}

void compare(const AnyGame& game, const Match& match, Viewer viewer, const Asking& asking,
             Counts& counts) {
    const auto made = match.seen_by(viewer);
    const auto read = game.read_view(match.head().options, viewer, made->text());
    ++counts.views;
    std::string told;
    if (!read) {
        told = made->text() + ": " + read.error().text;
    } else {
        const std::string one = answers(*made, asking);
        const std::string other = answers(**read, asking);
        if (one == other) return;
        told = difference(one, other);
    }
    ++counts.broken;
    if (counts.first.empty()) counts.first = told;
}

void play_on(Match& match, Rng& rng) {
    const SeatSet acting = match.to_act();
    if (acting.contains(kChance)) {
        match.play_ticket(rng.below(match.tickets()));
        return;
    }
    std::vector<Seat> seats;
    for (const Seat seat : acting) seats.push_back(seat);
    const Seat seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    const std::vector<std::string> moves = match.seen_by(seat)->legal(false);
    ASSERT_TRUE(match.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
}

// One random game. Views are compared at every third state of a long run, and otherwise at states
// that are further and further apart; every move and bots are asked about at few of them, and in a
// third of the games.
void follow_game(const AnyGame& game, const Given& options, std::uint64_t seed, Counts& counts) {
    Setup setup;
    setup.options = options;
    auto match = game.open(setup);
    ASSERT_TRUE(match) << match.error().text;
    Rng rng{seed};
    int next = static_cast<int>(seed % 7);
    int compared = 0;
    for (int ply = 0; !(*match)->over(); ++ply) {
        if (ply == next) {
            next += long_run() ? 3 : 3 + ply;
            const bool much = long_run() || seed % 3 == 1;
            const Asking asking{.every_move = much && compared == 2,
                                .bots = much && compared % 16 == 3,
                                .weigh = seed == 1 && compared == 3};
            ++compared;
            compare(game, **match, kWatcher, asking, counts);
            for (const Seat seat : SeatSet::first_seats((*match)->seats())) {
                compare(game, **match, seat, asking, counts);
            }
        }
        play_on(**match, rng);
    }
    compare(game, **match, kWatcher, {}, counts);
}

std::vector<Given> all_option_sets(const AnyGame& game) {
    Rng rng{1};
    return laws::option_sets(
        game.schema(), [&](const Given& given) { return game.seats(given).ok(); },
        long_run() ? 20 : 2, rng);
}

class DoorLaw : public testing::TestWithParam<const AnyGame*> {};

TEST_P(DoorLaw, HoldsWithEveryOptionSet) {
    const AnyGame& game = *GetParam();
    Counts counts;
    std::uint64_t seed = 1;
    for (const Given& options : all_option_sets(game)) {
        follow_game(game, options, seed++, counts);
        ASSERT_EQ(counts.broken, 0) << laws::to_text(options) << '\n' << counts.first;
    }
    EXPECT_GT(counts.views, 5);
    RecordProperty("views", counts.views);
}

INSTANTIATE_TEST_SUITE_P(Games, DoorLaw, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return std::string{game.param->name()}; });

// A copy whose views carry a laid card that their text does not tell, and whose report uses it.
class Leaky : public sealed_bid::SealedBid {
  public:
    using State = sealed_bid::State;

    Observed<State> observe(const State& s, Viewer viewer) const {
        State view = SealedBid::observe(s, viewer).state();
        view.unused[0] = s.bids[Seat{0}];
        return seen(view, viewer);
    }
    Report report(const State& s) const {
        Report report = SealedBid::report(s);
        report.points[Seat{0}] += s.unused[0] == sealed_bid::kNoBid ? 0 : s.unused[0];
        return report;
    }
};

template <class G>
Counts counts_of() {
    const AnyGameOf<Entry<G, NoBrain, false>> game{the_entry<Entry<G, NoBrain, false>>()};
    Counts counts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) follow_game(game, {}, seed, counts);
    return counts;
}

TEST(DoorLaw, HoldsForTheFixtureWithSecrets) {
    const Counts counts = counts_of<sealed_bid::SealedBid>();
    EXPECT_EQ(counts.broken, 0) << counts.first;
    EXPECT_GT(counts.views, 50);
}

TEST(DoorLaw, BitesWhereAViewKnowsMoreThanItsText) {
    const Counts counts = counts_of<Leaky>();
    EXPECT_GT(counts.broken, 0);
    EXPECT_NE(counts.first.find("points"), std::string::npos) << counts.first;
}

}  // namespace
}  // namespace engawa

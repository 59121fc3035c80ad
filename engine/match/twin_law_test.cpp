// The law of twin worlds: as long as two worlds look the same to a viewer, they have told it the
// same: logs of the same length with the same numbers, and the same decision number.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/long_run_test.h"
#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/match/any_game_of.h"
#include "engine/match/games.h"

namespace engawa {
namespace {

struct Counts {
    int pairs = 0;      // of worlds that differ
    int compared = 0;   // moments at which they look the same
    int otherwise = 0;  // moves that differed and that the viewer could not tell apart
    int broken = 0;
    std::string first;  // what broke the law
};

bool sounds_same(const LogEntry& a, const LogEntry& b) {
    return a.kind == b.kind && a.phrase == b.phrase && a.text == b.text;
}

// Has the viewer heard something else in one of them? Then they are no twins any more, even if they
// come to look the same again: another move, or a card that was shown.
bool told_apart(const Match& one, const Match& other, Viewer viewer) {
    const auto told = *one.log(viewer);
    const auto also = *other.log(viewer);
    const auto size = static_cast<std::ptrdiff_t>(std::min(told.size(), also.size()));
    return !std::equal(told.begin(), told.begin() + size, also.begin(), sounds_same);
}

std::string difference(const Match& one, const Match& other, Viewer viewer) {
    const auto told = *one.log(viewer);
    const auto also = *other.log(viewer);
    if (one.standing().heard != other.standing().heard || told.size() != also.size()) {
        return "logs of different length";
    }
    for (std::size_t i = 0; i < told.size(); ++i) {
        const bool same = told[i].sequence == also[i].sequence && told[i].ply == also[i].ply &&
                          told[i].seat == also[i].seat && told[i].undone == also[i].undone;
        if (!same) return "numbers of an entry: " + told[i].phrase.key;
    }
    const bool seat = !viewer.is_watcher();
    if (seat && one.decision(viewer.seat()) != other.decision(viewer.seat())) {
        return "decision numbers that differ";
    }
    return {};
}

template <class T>
const T& any_of(const std::vector<T>& all, Rng& rng) {
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

bool has(const std::vector<std::string>& all, const std::string& text) {
    return std::find(all.begin(), all.end(), text) != all.end();
}

// What chance may bring, each with the first of its tickets.
std::vector<std::string> outcomes(const Match& match, std::vector<std::uint32_t>& tickets) {
    std::vector<std::string> texts;
    std::uint32_t ticket = 0;
    for (const Outcome& outcome : match.secret_outcomes().reveal()) {
        texts.push_back(outcome.text);
        tickets.push_back(ticket);
        ticket += outcome.weight;
    }
    return texts;
}

// The same in both worlds where that can be, for others than the viewer not always. True if the
// second world went another way.
bool play_both(Match& one, Match& other, Viewer viewer, Rng& rng) {
    if (one.to_act().contains(kChance) != other.to_act().contains(kChance)) return true;
    if (one.to_act().contains(kChance)) {
        std::vector<std::uint32_t> tickets;
        std::vector<std::uint32_t> others;
        const auto texts = outcomes(one, tickets);
        const auto also = outcomes(other, others);
        const auto chosen = rng.below(static_cast<std::uint32_t>(texts.size()));
        const auto found = std::find(also.begin(), also.end(), texts[chosen]);
        one.play_ticket(tickets[chosen]);
        const bool missing = found == also.end();
        other.play_ticket(missing ? 0 : others[static_cast<std::size_t>(found - also.begin())]);
        return missing;
    }
    const Seat seat = one.standing().to_ask;
    const auto moves = one.seen_by(seat)->legal(false);
    const auto also = other.seen_by(seat)->legal(false);
    if (also.empty()) return true;
    const std::string move = any_of(moves, rng);
    const bool own = !viewer.is_watcher() && viewer.seat() == seat;
    const bool follow = has(also, move) && (own || rng.below(3) != 0);
    const std::string answer = follow ? move : any_of(also, rng);
    EXPECT_TRUE(one.play(seat, move));
    EXPECT_TRUE(other.play(seat, answer));
    return answer != move;
}

std::unique_ptr<Match> opened(const AnyGame& game, const Given& options, std::string start = {}) {
    Setup setup;
    setup.options = options;
    setup.start = std::move(start);
    auto match = game.open(setup);
    EXPECT_TRUE(match) << match.error().text;
    return std::move(match).value();
}

void follow(Match& one, Match& other, Viewer viewer, Rng& rng, Counts& counts) {
    for (int ply = 0; ply < 40; ++ply) {
        if (one.seen_by(viewer)->text() != other.seen_by(viewer)->text()) return;  // they part
        ++counts.compared;
        const std::string told = difference(one, other, viewer);
        if (!told.empty()) {
            ++counts.broken;
            if (counts.first.empty()) counts.first = told;
            return;
        }
        if (one.over() || other.over()) return;
        const bool otherwise = play_both(one, other, viewer, rng);
        if (told_apart(one, other, viewer)) return;
        counts.otherwise +=
            otherwise && one.seen_by(viewer)->text() == other.seen_by(viewer)->text();
    }
}

// Worlds along one random game, each with a twin that a viewer cannot tell from it.
template <class Entry>
void follow_game(const Given& options, std::uint64_t seed, Counts& counts) {
    const AnyGameOf<Entry> any{the_entry<Entry>()};
    const auto& game = the_entry<Entry>().game;
    const auto read = game.options(options);
    const auto match = opened(any, options);
    Rng rng{seed};
    int next = static_cast<int>(seed % 5);
    for (int ply = 0; !match->over(); ++ply) {
        if (ply == next) {
            next += long_run() ? 3 : 5 + ply / 2;
            const auto state = game.read(*read, match->secret_position().reveal());
            ASSERT_TRUE(state.ok());
            const auto seat = static_cast<int>(rng.below(match->seats() + 1u)) - 1;
            const Viewer viewer = seat < 0 ? kWatcher : Viewer{Seat{seat}};
            const auto twin = game.guess(game.observe(*state, viewer), rng);
            counts.pairs += !(twin == *state);
            const auto one = opened(any, options, game.write(*state));
            const auto other = opened(any, options, game.write(twin));
            follow(*one, *other, viewer, rng, counts);
        }
        if (match->to_act().contains(kChance)) {
            match->play_ticket(rng.below(match->tickets()));
        } else {
            const Seat to_ask = match->standing().to_ask;
            ASSERT_TRUE(match->play(to_ask, any_of(match->seen_by(to_ask)->legal(false), rng)));
        }
    }
}

template <class Entry>
Counts counts_of(const Given& options, int games) {
    Counts counts;
    for (int seed = 1; seed <= (long_run() ? 3 * games : games); ++seed) {
        follow_game<Entry>(options, static_cast<std::uint64_t>(seed), counts);
    }
    return counts;
}

// By name, so that a game with secrets that comes later is not left out.
std::vector<Given> tables_of(std::string_view game) {
    if (game == "eiyo") return {{{"mode", "coop"}}, {{"mode", "coop"}, {"edition", "draft"}}};
    if (game == "susanoo") return {{{"seats", "3"}}, {{"seats", "5"}}};
    ADD_FAILURE() << game << " has secrets: say at which tables";
    return {};
}

TEST(TwinLaw, HoldsForEveryGameWithSecrets) {
    int games = 0;
    each_entry([&](const auto& entry) {
        using Entry = std::remove_cvref_t<decltype(entry)>;
        if constexpr (Entry::Game::kHasSecrets) {
            ++games;
            for (const Given& options : tables_of(Entry::Game::kName)) {
                const Counts counts = counts_of<Entry>(options, 4);
                EXPECT_EQ(counts.broken, 0) << Entry::Game::kName << ": " << counts.first;
                EXPECT_GT(counts.pairs, 10) << Entry::Game::kName;
                EXPECT_GT(counts.compared, 100) << Entry::Game::kName;
            }
        }
    });
    EXPECT_EQ(games, 2);
}

template <class G>
Counts of_fixture() {
    return counts_of<Entry<G, NoBrain, false>>({{"seats", "3"}, {"ranks", "5"}}, 40);
}

TEST(TwinLaw, HoldsForTheFixture) {
    const Counts counts = of_fixture<sealed_bid::SealedBid>();
    EXPECT_EQ(counts.broken, 0) << counts.first;
    EXPECT_GT(counts.pairs, 20);
    EXPECT_GT(counts.otherwise, 20);
}

// A copy in which laying an odd card makes one more entry, although everybody hears the same of it.
class Rustling : public sealed_bid::SealedBid {
  public:
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const {
        SealedBid::apply(s, seat, move, sink);
        if constexpr (S::kWanted) {
            if (move.kind == sealed_bid::Kind::Lay && move.rank % 2 == 1) {
                const auto passed = static_cast<std::uint8_t>(sealed_bid::Happening::Passed);
                sink.emit(Event{passed, 1, {static_cast<std::int16_t>(seat.index())}});
            }
        }
    }
};

// A copy whose questions know what the seat before has laid, which the text of a view does not say.
class Winking : public sealed_bid::SealedBid {
  public:
    using State = sealed_bid::State;

    Observed<State> observe(const State& s, Viewer viewer) const {
        State view = SealedBid::observe(s, viewer).state();
        view.unused[0] = s.bids[Seat{0}];
        return seen(view, viewer);
    }
    Phrase prompt(const State& s, Seat seat) const {
        Phrase phrase = SealedBid::prompt(s, seat);
        if (s.unused[0] != sealed_bid::kNoBid && s.unused[0] % 2 == 1) phrase.key += "_odd";
        return phrase;
    }
};

TEST(TwinLaw, BitesWhereTheLengthOfALogTells) {
    const Counts counts = of_fixture<Rustling>();
    EXPECT_GT(counts.broken, 0);
    EXPECT_EQ(counts.first, "logs of different length");
}

TEST(TwinLaw, BitesWhereADecisionNumberTells) {
    const Counts counts = of_fixture<Winking>();
    EXPECT_GT(counts.broken, 0);
    EXPECT_EQ(counts.first, "decision numbers that differ");
}

}  // namespace
}  // namespace engawa

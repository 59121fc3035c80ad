// The check games of the ledger: two programs that agree on their digests agree on nearly
// everything.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "engine/games/susanoo/susanoo.h"
#include "tests/reference/susanoo_check_games.h"

namespace engawa::susanoo {
namespace {

using susanoo_examples::check_lines;
using susanoo_examples::CheckLine;
using susanoo_examples::CheckResult;
using susanoo_examples::found;

class Generator {
  public:
    explicit Generator(std::uint64_t start) : x_(start) {}
    std::uint32_t below(std::uint32_t n) {
        x_ = x_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::uint32_t>((x_ >> 33) % n);
    }

  private:
    std::uint64_t x_;
};

enum class Taste { Plain, Eager };

class CheckGame {
  public:
    CheckGame(const Susanoo& game, Taste taste, int seats, std::uint64_t start)
        : game_(game), taste_(taste), random_(start) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        options.event_passes = 3;
        s_ = game_.start(options);
    }

    CheckResult play() {
        int moves = 0;
        for (; !game_.to_act(s_).empty(); ++moves) step();
        return end(moves);
    }

  private:
    void step() {
        const SeatSet seats = game_.to_act(s_);
        const bool chance = seats.contains(kChance);
        const Seat seat = chance ? kChance : nth(seats);
        const MoveList list = legal(seat);
        const Move move = chance ? outcome(list) : list[random_.below(size_of(list))];
        lines_.add(chance ? "*" : std::to_string(seat.number()) + ":");
        lines_.add(game_.write_move(s_, seat, move));
        lines_.add("\n");
        NoEvents silent;
        game_.apply(s_, seat, move, silent);
    }

    using MoveList = std::vector<Move>;
    static std::uint32_t size_of(const MoveList& list) {
        return static_cast<std::uint32_t>(list.size());
    }

    Seat nth(SeatSet seats) {
        std::uint32_t left = random_.below(static_cast<std::uint32_t>(seats.size()));
        for (const Seat seat : seats) {
            if (left-- == 0) return seat;
        }
        return kChance;
    }

    MoveList legal(Seat seat) {
        MoveBuffer<Susanoo> buffer;
        game_.legal(s_, seat, buffer.list);
        const MoveList all(buffer.list.begin(), buffer.list.end());
        if (taste_ == Taste::Plain || seat == kChance) return all;
        for (const Word word :
             {Word::Equip, Word::Fight, Word::Ask, Word::Pour, Word::Yes, Word::Pass}) {
            MoveList kept;
            for (const Move move : all) {
                if (move.word() == word) kept.push_back(move);
            }
            if (!kept.empty()) return kept;
        }
        return all;
    }

    Move outcome(const MoveList& outcomes) {
        std::uint32_t sum = 0;
        for (const Move move : outcomes) sum += game_.weight(s_, move);
        std::uint32_t left = random_.below(sum);
        for (const Move move : outcomes) {
            const std::uint32_t weight = game_.weight(s_, move);
            if (left < weight) return move;
            left -= weight;
        }
        return {};
    }

    CheckResult end(int moves) const {
        const Report report = game_.report(s_);
        Fnv1a position;
        position.add(game_.write(s_));
        CheckResult result{moves, s_.turn,        std::string{report.reason},
                           {},    lines_.value(), position.value()};
        for (unsigned i = 0; i < s_.players; ++i) result.scores.push_back(report.points[i]);
        return result;
    }

    const Susanoo& game_;
    Taste taste_;
    Generator random_;
    State s_;
    Fnv1a lines_;
};

void expect_agreement(const Susanoo& game, const std::string& file, bool sums) {
    const std::string folder = ENGAWA_SOURCE_DIR "/tests/examples/susanoo/";
    int checked = 0;
    for (const CheckLine& line : check_lines(folder + file)) {
        if (line.is_sum() != sums) continue;
        const Taste taste = line.rule == "eager" ? Taste::Eager : Taste::Plain;
        EXPECT_EQ(
            found(line,
                  [&](std::uint64_t x0) { return CheckGame(game, taste, line.seats, x0).play(); }),
            line.found)
            << line.rule << " " << line.seats << " " << line.first;
        ++checked;
    }
    EXPECT_EQ(checked, sums ? 6 : 12);
}

TEST(SusanooCheckGames, HaveTheirDigests) {  // SUS-402 SUS-405 SUS-503
    expect_agreement(Susanoo{}, "check_games.txt", false);
}

TEST(SusanooCheckGames, OfFiftyStartsHaveTheirSumsSlow) {  // SUS-522
    expect_agreement(Susanoo{}, "check_games.txt", true);
}

}  // namespace
}  // namespace engawa::susanoo

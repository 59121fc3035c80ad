// The check games of the ledger: two programs that agree on their digests agree on nearly
// everything.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {
namespace {

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

struct Ending {
    int moves = 0;
    int turns = 0;
    std::string reason;
    std::vector<int> scores;
    std::uint64_t h1 = 0;
    std::uint64_t h2 = 0;
};

class CheckGame {
  public:
    CheckGame(Taste taste, int seats, std::uint64_t start) : taste_(taste), random_(start) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        s_ = game_.start(options);
    }

    Ending play() {
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
        MoveRoom<Susanoo> room;
        game_.legal(s_, seat, room.list);
        const MoveList all(room.list.begin(), room.list.end());
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

    Ending end(int moves) const {
        const Report report = game_.report(s_);
        Fnv1a position;
        position.add(game_.write(s_));
        Ending ending{moves, s_.turn,        std::string{report.reason},
                      {},    lines_.value(), position.value()};
        for (unsigned i = 0; i < s_.players; ++i) ending.scores.push_back(report.points[i]);
        return ending;
    }

    Susanoo game_;
    Taste taste_;
    Generator random_;
    State s_;
    Fnv1a lines_;
};

struct Line {
    Taste taste;
    int seats;
    std::uint64_t start;
    Ending ending;
};

const std::vector<Line> kLines = {
    {Taste::Plain, 3, 1, {3235, 168, "events", {10, 8, 8}, 0x5857e3c0f790c558, 0x166ef22a733c550b}},
    {Taste::Plain,
     3,
     2,
     {3126, 145, "events", {12, 11, 21}, 0x81ee3b393d382507, 0x7b6fce5de502231f}},
    {Taste::Plain,
     4,
     1,
     {3531, 142, "events", {2, 30, 5, 7}, 0x4a3540f8455e435a, 0xc8294ba8cbb27b9b}},
    {Taste::Plain,
     4,
     2,
     {3377, 141, "events", {18, 17, 11, 6}, 0xc9be500c34bb7205, 0x79ccd1c7d9af82ce}},
    {Taste::Plain,
     5,
     1,
     {4289, 144, "events", {14, 5, 12, 11, 3}, 0xd6e705837fcf68b9, 0xc5f4a91ba5e1a8dd}},
    {Taste::Plain,
     5,
     2,
     {3928, 130, "events", {5, 19, 9, 12, 14}, 0x8622cb22e043c7af, 0xa1e37781c53a4f8c}},
    {Taste::Eager, 3, 1, {1559, 73, "heads", {47, 89, 86}, 0xfaa8348fd7a7b17b, 0x76484fa3bea81b9e}},
    {Taste::Eager,
     3,
     2,
     {2730, 131, "heads", {75, 85, 80}, 0x47fbe3a7a36e51a4, 0x6cb4e977c1e66c42}},
    {Taste::Eager,
     4,
     1,
     {3518, 140, "events", {53, 91, 66, 48}, 0xa6dd0864e0c20731, 0x0670c03228cb2658}},
    {Taste::Eager,
     4,
     2,
     {3157, 130, "heads", {69, 89, 60, 56}, 0xd687ac94bdcd8e3a, 0xd089d8cad08e5752}},
    {Taste::Eager,
     5,
     1,
     {3769, 141, "events", {31, 48, 32, 74, 88}, 0xb3503fc84c46ace8, 0x3a6c74f67ae91444}},
    {Taste::Eager,
     5,
     2,
     {3214, 113, "heads", {44, 55, 55, 50, 64}, 0xfffc721a154b5b96, 0xf8b33a7fe68ce9f2}},
};

TEST(SusanooCheckGames, HaveTheDigestsOfTheLedger) {  // SUS-402 SUS-405 SUS-503
    for (const Line& line : kLines) {
        const Ending ending = CheckGame(line.taste, line.seats, line.start).play();
        SCOPED_TRACE(std::to_string(line.seats) + " seats, start " + std::to_string(line.start));
        EXPECT_EQ(ending.moves, line.ending.moves);
        EXPECT_EQ(ending.turns, line.ending.turns);
        EXPECT_EQ(ending.reason, line.ending.reason);
        EXPECT_EQ(ending.scores, line.ending.scores);
        EXPECT_EQ(ending.h1, line.ending.h1);
        EXPECT_EQ(ending.h2, line.ending.h2);
    }
}

struct Sum {
    Taste taste;
    int seats;
    int moves;
    int heads;
    int events;
};

TEST(SusanooCheckGames, OfFiftyStartsHaveTheSumsOfTheLedgerSlow) {  // SUS-522
    const Sum sums[] = {
        {Taste::Plain, 3, 156825, 0, 50},  {Taste::Plain, 4, 184215, 0, 50},
        {Taste::Plain, 5, 212965, 0, 50},  {Taste::Eager, 3, 105972, 40, 10},
        {Taste::Eager, 4, 134233, 25, 25}, {Taste::Eager, 5, 163227, 19, 31},
    };
    for (const Sum& sum : sums) {
        Sum found{sum.taste, sum.seats, 0, 0, 0};
        for (std::uint64_t start = 1; start <= 50; ++start) {
            const Ending ending = CheckGame(sum.taste, sum.seats, start).play();
            found.moves += ending.moves;
            found.heads += ending.reason == "heads" ? 1 : 0;
            found.events += ending.reason == "events" ? 1 : 0;
        }
        SCOPED_TRACE(std::to_string(sum.seats) + " seats");
        EXPECT_EQ(found.moves, sum.moves);
        EXPECT_EQ(found.heads, sum.heads);
        EXPECT_EQ(found.events, sum.events);
    }
}

}  // namespace
}  // namespace engawa::susanoo

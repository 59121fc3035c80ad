// The fast Paikō against the slow one of tests/reference.
#include <algorithm>

#include "engine/core/long_run_test.h"
#include "engine/games/paiko/proofs/table_test.h"
#include "tests/reference/slow_paiko.h"

namespace engawa::paiko {
namespace {

void expect_same_moves(const Table& fast, const slow_paiko::Position& slow) {
    ASSERT_EQ(fast.text(), slow_paiko::write(slow));
    ASSERT_EQ(fast.moves(), slow_paiko::legal(slow)) << fast.text();
    ASSERT_EQ(fast.points('w'), slow_paiko::points(slow, 0)) << fast.text();
    ASSERT_EQ(fast.points('b'), slow_paiko::points(slow, 1)) << fast.text();
}

void expect_same_threat_and_cover(const Table& fast, const slow_paiko::Position& slow) {
    for (int n = 0; n < 112; ++n) {
        const std::string& square = squares()[n];
        ASSERT_EQ(fast.threat('w', square), slow_paiko::threat(slow, 0, n)) << fast.text();
        ASSERT_EQ(fast.threat('b', square), slow_paiko::threat(slow, 1, n)) << fast.text();
        ASSERT_EQ(fast.cover('w', square), slow_paiko::cover(slow, 0, n)) << fast.text();
        ASSERT_EQ(fast.cover('b', square), slow_paiko::cover(slow, 1, n)) << fast.text();
    }
}

// Compares along games in which both play the same random moves.
void play_both(int games, std::uint64_t seed, bool hunt, int turn_cap) {
    Rng rng{seed};
    const std::string start = "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s";
    for (int game = 0; game < games; ++game) {
        Table fast(start, turn_cap);
        slow_paiko::Position slow = *slow_paiko::read(start);
        while (!fast.over()) {
            ASSERT_NO_FATAL_FAILURE(expect_same_moves(fast, slow));
            if (rng.below(8) == 0) {
                ASSERT_NO_FATAL_FAILURE(expect_same_threat_and_cover(fast, slow));
            }
            const std::string move = fast.random_move(rng, hunt);
            ASSERT_EQ(fast.kind(move), slow_paiko::kind(slow, move)) << move;
            Words taken;
            slow = slow_paiko::play(slow, move, turn_cap, &taken);
            fast.play(move);
            ASSERT_EQ(fast.captured(), taken) << move;
        }
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(fast, slow));
    }
}

TEST(PaikoDifferential, RandomGamesAreTheSame) {  // PAI-052 N-16 N-17
    play_both(1, 1, false, 400);
}

TEST(PaikoDifferential, GamesFullOfCapturesAreTheSame) {  // PAI-052 N-16 N-17
    play_both(long_run() ? 3 : 1, 2, true, 160);
}

TEST(PaikoDifferential, SlowADozenGamesAreTheSame) {  // PAI-052 N-16 N-17
    play_both(6, 3, false, 400);
    play_both(6, 4, true, 400);
}

// Any way to lay out tiles that the rules of reading allow, reachable or not.
std::string random_position(Rng& rng) {
    const Words codes = words("Sa Sw Bw Lo Ai Fi Er Wa");
    Words free = squares();
    std::string tiles[2];
    std::string stocks[2];
    std::string runs[2] = {"-", "-"};
    const int density = rng.below(20);
    for (int player = 0; player < 2; ++player) {
        std::string stock[3] = {"00000000", "00000000", "00000000"};
        for (std::size_t type = 0; type < 8; ++type) {
            for (int copy = 0; copy < 3; ++copy) {
                if (rng.below(20) >= density) {
                    ++stock[rng.below(3)][type];
                    continue;
                }
                const auto at = rng.below(static_cast<std::uint32_t>(free.size()));
                const std::string square = free[at];
                if (is_black_square(square) && codes[type] != "Lo") {
                    ++stock[rng.below(3)][type];
                    continue;
                }
                free.erase(free.begin() + at);
                const bool faces =
                    codes[type] == "Sa" || codes[type] == "Bw" || codes[type] == "Fi";
                tiles[player] += (tiles[player].empty() ? "" : ",") + codes[type] + "@" + square;
                if (faces) tiles[player] += "nesw"[rng.below(4)];
                if (codes[type] != "Lo" && codes[type] != "Ai" && rng.below(6) == 0) {
                    runs[player] = square + ":" + std::to_string(1 + rng.below(3));
                }
            }
        }
        if (tiles[player].empty()) tiles[player] = "-";
        stocks[player] = stock[0] + "." + stock[1] + "." + stock[2];
    }
    return tiles[0] + "/" + tiles[1] + "/" + stocks[0] + "/" + stocks[1] + "/" +
           (rng.below(2) == 0 ? "w" : "b") + "/t/" + runs[0] + "." + runs[1] + "/0/" +
           std::to_string(rng.below(400));
}

TEST(PaikoDifferential, RandomPositionsAreReadAndPlayedTheSame) {  // PAI-052 N-10 N-17
    Rng rng{3};
    int readable_ones = 0;
    for (int i = 0; i < 4000 && readable_ones < 60; ++i) {
        const std::string text = random_position(rng);
        const auto slow = slow_paiko::read(text);
        ASSERT_EQ(readable(text), slow.has_value()) << text;
        if (!slow) continue;
        ++readable_ones;
        const Table fast(text);
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(fast, *slow));
        ASSERT_NO_FATAL_FAILURE(expect_same_threat_and_cover(fast, *slow));
        const Words moves = fast.moves();
        for (int step = 0; step < 25; ++step) {
            const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            Words taken;
            const auto next = slow_paiko::play(*slow, move, 0, &taken);
            const Table played = fast.then(move);
            ASSERT_EQ(played.text(), slow_paiko::write(next)) << move << " in " << text;
            ASSERT_EQ(played.captured(), taken) << move << " in " << text;
        }
    }
    EXPECT_EQ(readable_ones, 60);
}

// Spellings that may or may not be legal, made from moves that are.
Words spellings(const Table& t, Rng& rng) {
    const auto any = [&](const Words& list) {
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    };
    Words bonuses;
    Words shifts;
    Words draws;
    for (const std::string& move : t.moves()) {
        const std::string kind = t.kind(move);
        if (kind == "sai-bonus") bonuses.push_back(move);
        if (kind == "shift" || kind == "redeploy") shifts.push_back(move);
        if (kind == "draw" && move.size() == 7) draws.push_back(move);
    }
    Words made;
    for (int i = 0; i < 3 && !bonuses.empty(); ++i) {  // another square of deployment
        const std::string move = any(bonuses);
        const std::string end = move.substr(move.find('-'));
        const std::string from = end[1] + std::to_string(rank_of(move.substr(3)) - 1 + i);
        made.push_back("Sa@" + from + end);
    }
    for (int i = 0; i < 4 && !shifts.empty(); ++i) {  // the other sign, or another target
        std::string move = any(shifts);
        const auto sign = move.find_first_of("-=");
        move[sign] = move[sign] == '-' ? '=' : '-';
        made.push_back(move);
        made.push_back(move.substr(0, sign) + "=" + any(squares()));
    }
    if (!draws.empty()) {  // the codes the other way round
        const std::string move = any(draws);
        made.push_back("+" + move.substr(5, 2) + move.substr(1, 2) + move.substr(3, 2));
    }
    return made;
}

TEST(PaikoDifferential, OtherSpellingsAreReadTheSame) {  // N-12 N-13 N-14
    Rng rng{4};
    int accepted = 0;
    int rejected = 0;
    along_random_games(2, 44, false, [&](const Table& t, const std::string&, const Table&) {
        if (t.phase() != "t" || rng.below(18) != 0) return;
        const slow_paiko::Position slow = *slow_paiko::read(t.text());
        for (const std::string& text : spellings(t, rng)) {
            const auto expected = slow_paiko::canonical(slow, text);
            ASSERT_EQ(t.canonical(text), expected.value_or("")) << text << " in " << t.text();
            ++(expected ? accepted : rejected);
        }
    });
    EXPECT_GT(accepted, 10);
    EXPECT_GT(rejected, 30);
}

}  // namespace
}  // namespace engawa::paiko

#include "engine/games/paiko/bots/bot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/games/paiko/bots/features.h"
#include "engine/games/paiko/bots/promise.h"

namespace engawa::paiko {
namespace {

const Paiko kGame;
const Brain kBrain;

State position(std::string_view text) { return *kGame.read({}, text); }

Seat mover(const State& s) { return Seat{s.player()}; }

State after(const State& s, Move move) {
    State next = s;
    NoEvents silent;
    kGame.apply(next, mover(s), move, silent);
    return next;
}

std::vector<Move> moves_of(const State& s) {
    MoveBuffer<Paiko> buffer;
    kGame.legal(s, mover(s), buffer.list);
    return {buffer.list.begin(), buffer.list.end()};
}

using Player = Move (Brain::*)(const Paiko&, const Observed<State>&, Rng&) const;

Move ask(Player player, const State& s, Rng& rng) {
    return (kBrain.*player)(kGame, kGame.observe(s, mover(s)), rng);
}

// Games in which every other move is random, so that odd positions come up too.
void along_games(int games, std::uint64_t seed, const std::function<void(const State&)>& visit) {
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(game));
        for (State s = kGame.start({}); !s.over();) {
            visit(s);
            const auto moves = moves_of(s);
            s = after(s, rng.below(2) == 0
                             ? ask(&Brain::novice, s, rng)
                             : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

// The quick players.

TEST(PaikoBots, PlayLegalMovesToTheEnd) {
    for (const Player player : {&Brain::novice, &Brain::adept}) {
        Rng rng{1};
        for (int game = 0; game < 3; ++game) {
            for (State s = kGame.start({}); !s.over();) {
                const auto moves = moves_of(s);
                const Move move = ask(player, s, rng);
                ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), move)) << kGame.write(s);
                s = after(s, move);
            }
        }
    }
}

TEST(PaikoBots, PlayTheSameWithTheSameRandomNumbers) {
    along_games(1, 2, [](const State& s) {
        for (const Player player : {&Brain::novice, &Brain::adept}) {
            Rng one{7};
            Rng other{7};
            EXPECT_EQ(ask(player, s, one), ask(player, s, other));
        }
    });
}

TEST(PaikoBots, TheAdeptWinsAtOnceWhenItCan) {
    Rng rng{3};
    int wins = 0;
    along_games(20, 3, [&](const State& s) {
        if (!kBrain.wins_at_once(kGame, s, mover(s)) || s.phase != Phase::Turn) return;
        EXPECT_TRUE(after(s, ask(&Brain::adept, s, rng)).over()) << kGame.write(s);
        ++wins;
    });
    EXPECT_GT(wins, 10);
}

TEST(PaikoBots, TheAdeptLeavesNoWinToTheEnemyIfItCanHelpIt) {
    Rng rng{4};
    int choices = 0;
    const auto loses = [](const State& next) {
        return !next.over() && kBrain.wins_at_once(kGame, next, mover(next));
    };
    along_games(20, 4, [&](const State& s) {
        if (s.phase != Phase::Turn || s.points(1 - s.player()) < 8) return;
        const auto moves = moves_of(s);
        if (!std::any_of(moves.begin(), moves.end(),
                         [&](Move move) { return !loses(after(s, move)); })) {
            return;
        }
        EXPECT_FALSE(loses(after(s, ask(&Brain::adept, s, rng)))) << kGame.write(s);
        ++choices;
    });
    EXPECT_GT(choices, 10);
}

TEST(PaikoBots, OpeningHandsDifferAndHoldFewSais) {
    int sais = 0;
    int swords = 0;
    std::vector<std::uint16_t> hands;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng{seed};
        State s = kGame.start({});
        while (s.phase == Phase::SetUp) {
            const auto move = kBrain.at_a_glance(kGame, kGame.observe(s, mover(s)), rng);
            ASSERT_TRUE(move.has_value());
            s = after(s, *move);
        }
        sais += s.of(0).hand.count(Type::Sai) + s.of(1).hand.count(Type::Sai);
        swords += s.of(0).hand.count(Type::Sword) + s.of(1).hand.count(Type::Sword);
        hands.push_back(s.of(1).hand.bits());
    }
    EXPECT_LT(sais, 40);
    EXPECT_GT(swords, 100);
    std::sort(hands.begin(), hands.end());
    EXPECT_GT(std::unique(hands.begin(), hands.end()) - hands.begin(), 10);
}

// White took a Sword, and Black picks what White gets for it.
TEST(PaikoBots, TheVictimGivesAwayWhatTheCapturerNeedsLeast) {
    const State s =
        position("Er@g5,Ai@g4/-/00000000.22220000.rest/00000000.rest.01000000/b/r1Sa/-.-/0/40");
    Rng rng{5};
    for (int i = 0; i < 10; ++i) {
        const Type type = ask(&Brain::adept, s, rng).type();
        EXPECT_TRUE(type == Type::Sai || type == Type::Lotus) << code(type);
    }
}

TEST(PaikoBots, AGlanceIsEnoughOnlyForPicksAndForcedMoves) {
    Rng rng{6};
    along_games(2, 6, [&](const State& s) {
        const bool glance = kBrain.at_a_glance(kGame, kGame.observe(s, mover(s)), rng).has_value();
        EXPECT_EQ(glance, s.phase == Phase::SetUp || moves_of(s).size() == 1);
    });
}

// What the search asks.

TEST(PaikoBrain, KnowsExactlyWhoWinsAtOnce) {
    int wins = 0;
    int near = 0;
    along_games(30, 7, [&](const State& s) {
        if (s.phase != Phase::Turn || s.points(s.player()) < 6) return;
        const auto moves = moves_of(s);
        const bool truth = std::any_of(moves.begin(), moves.end(), [&](Move move) {
            const State next = after(s, move);
            return next.over() && next.phase != Phase::Tie;
        });
        EXPECT_EQ(kBrain.wins_at_once(kGame, s, mover(s)), truth) << kGame.write(s);
        ++(truth ? wins : near);
    });
    EXPECT_GT(wins, 20);
    EXPECT_GT(near, 20);
}

TEST(PaikoBrain, OrderingKeepsEveryMoveOnce) {
    along_games(2, 8, [&](const State& s) {
        MoveBuffer<Paiko> buffer;
        kGame.legal(s, mover(s), buffer.list);
        std::vector<Move> before(buffer.list.begin(), buffer.list.end());
        for (const bool root : {true, false}) {
            kBrain.order(kGame, s, buffer.list, 2, root);
            std::vector<Move> ordered(buffer.list.begin(), buffer.list.end());
            std::sort(ordered.begin(), ordered.end());
            EXPECT_EQ(ordered, before);
        }
    });
}

TEST(PaikoBrain, OrderingPutsThePromisingMovesFirst) {
    along_games(2, 9, [&](const State& s) {
        MoveBuffer<Paiko> buffer;
        kGame.legal(s, mover(s), buffer.list);
        kBrain.order(kGame, s, buffer.list, 2, false);
        const Promise promise(s);
        const int wanted = std::min(kBrain.width(kGame, s, 2, false), buffer.list.size());
        for (int i = 1; i < buffer.list.size(); ++i) {
            const int before =
                std::min(i, wanted) - 1;  // beyond the width: no better than its last
            EXPECT_LE(promise.of(buffer.list[i]), promise.of(buffer.list[before]))
                << kGame.write(s);
        }
    });
}

// PAI-205 to PAI-207: what looks the same is worth the same.
State image(const State& s, bool half_turn) {
    State out = s;
    out.board = Board{};
    s.board.occupied().each([&](Cell cell) {
        const Tile tile = s.board.tile(cell);
        const Place at = place(cell);
        const int facing = static_cast<int>(tile.facing());
        const int turned = !has_facing(tile.type()) ? 0 : half_turn ? (facing + 2) % 4 : facing ^ 1;
        out.board.put(half_turn ? cell_at(15 - at.file, 15 - at.rank) : cell_at(at.rank, at.file),
                      Tile{half_turn ? 1 - tile.owner() : tile.owner(), tile.type(),
                           static_cast<Facing>(turned)});
    });
    out.runs = {};
    if (half_turn) {
        std::swap(out.stocks[0], out.stocks[1]);
        out.seat = static_cast<std::uint8_t>(1 - s.seat);
    }
    return out;
}

TEST(PaikoBrain, JudgesImagesAlike) {
    along_games(10, 10, [&](const State& s) {
        if (s.phase == Phase::SetUp) return;
        State plain = s;
        plain.runs = {};
        const auto value = kBrain.evaluate(kGame, plain, mover(plain));
        for (const bool half_turn : {false, true}) {
            const State other = image(plain, half_turn);
            EXPECT_EQ(kBrain.evaluate(kGame, other, mover(other)), value) << kGame.write(s);
        }
    });
}

TEST(PaikoBrain, JudgementsStayFarFromProofs) {
    along_games(10, 11, [&](const State& s) {
        const auto value = kBrain.evaluate(kGame, s, mover(s));
        EXPECT_LT(std::abs(value), 100'000) << kGame.write(s);
    });
}

// The outlook.

TEST(PaikoOutlook, NeighboursDoNotWrapRoundTheEdges) {
    for (int i = 0; i < kCells; ++i) {
        const Place at = place(Cell{i});
        const Cells expected = cells_where([&](int file, int rank) {
            return std::abs(file - at.file) + std::abs(rank - at.rank) == 1;
        });
        EXPECT_EQ(neighbours(Cells::of(Cell{i})), expected) << i;
    }
}

TEST(PaikoOutlook, AttackersAreTheSquaresThatThreaten) {
    for (int t = 0; t < kTypes; ++t) {
        for (int target = 0; target < kCells; ++target) {
            Cells expected;
            for (int from = 0; from < kCells; ++from) {
                for (int f = 0; f < 4; ++f) {
                    const int shape = shape_of(static_cast<Type>(t), static_cast<Facing>(f));
                    if (threat_stamp(shape, Cell{from}).contains(Cell{target})) {
                        expected |= Cells::of(Cell{from});
                    }
                }
            }
            EXPECT_EQ(attackers(static_cast<Type>(t), Cell{target}), expected);
        }
    }
}

// The Earth on g5 threatens i5, so the Sword there is weak; an Air on g4 is the second threat.
TEST(PaikoOutlook, ATileHangsIfTheEnemyHasTheLastThreatInHand) {
    const auto hanging = [](std::string_view hand) {
        const State s = position("Er@g5/Sw@i5/" + std::string(hand) +
                                 ".rest.00000000/00000000.rest.00000000/w/t");
        const Outlook white(s, 0);
        EXPECT_EQ(white.weak_enemies(), Cells::of(cell_at(9, 5)));
        return white.attackable(white.weak_enemies());
    };
    EXPECT_EQ(hanging("00001000"), Cells::of(cell_at(9, 5)));
    EXPECT_EQ(hanging("00000000"), Cells{});
}

}  // namespace
}  // namespace engawa::paiko

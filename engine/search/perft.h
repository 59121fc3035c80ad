// perft: the leaves of the move tree, counted to compare implementations.
//
// It counts each pair (seat, move) of each seat in to_act; a chance outcome counts once, whatever
// its weight. A position where nobody is to act counts 1 at depth 0 and 0 below.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/game.h"

namespace engawa {

template <Game G>
class Perft {
  public:
    Perft(const G& game, int deepest)
        : game_(game), buffer_(static_cast<unsigned>(deepest > 0 ? deepest : 1) * kCapacity) {}

    std::uint64_t count(const typename G::State& state, int depth) {
        if (depth == 0) return 1;
        std::uint64_t leaves = 0;
        for (const Seat seat : game_.to_act(state)) {
            auto moves = list(state, seat, depth);
            if (depth == 1) {
                leaves += static_cast<std::uint64_t>(moves.size());
                continue;
            }
            for (const auto move : moves) leaves += count(after(state, seat, move), depth - 1);
        }
        return leaves;
    }

    struct Part {
        Seat seat;
        typename G::Move move;
        std::uint64_t leaves;
    };
    // The count by first move; depth at least 1.
    std::vector<Part> divide(const typename G::State& state, int depth) {
        assert(depth >= 1);
        std::vector<Part> parts;
        for (const Seat seat : game_.to_act(state)) {
            for (const auto move : list(state, seat, depth)) {
                parts.push_back({seat, move, count(after(state, seat, move), depth - 1)});
            }
        }
        return parts;
    }

  private:
    static constexpr unsigned kCapacity = static_cast<unsigned>(G::kMaxMoves + kSlack);

    // Each depth has its own part of the buffer: lists of outer levels stay.
    Moves<typename G::Move> list(const typename G::State& state, Seat seat, int depth) {
        const unsigned level = static_cast<unsigned>(depth - 1) * kCapacity;
        Moves<typename G::Move> moves{std::span{buffer_}.subspan(level, kCapacity)};
        game_.legal(state, seat, moves);
        return moves;
    }

    typename G::State after(typename G::State state, Seat seat, typename G::Move move) const {
        NoEvents silent;
        game_.apply(state, seat, move, silent);
        return state;
    }

    const G& game_;
    std::vector<typename G::Move> buffer_;
};

template <Game G>
std::uint64_t perft(const G& game, const typename G::State& state, int depth) {
    return Perft<G>{game, depth}.count(state, depth);
}

}  // namespace engawa

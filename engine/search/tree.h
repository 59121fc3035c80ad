// The memory of a Monte Carlo tree: edges in one arena that is allocated once.
//
// An edge is a move and the node that it leads to. The edges out of a node lie side by side; the
// first `tried` of them have been visited at least once, the others hold nothing but their move.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "engine/core/moves.h"
#include "engine/core/seat.h"

namespace engawa {

using EdgeId = std::uint32_t;

template <class Move>
struct Edge {
    std::uint64_t total;  // of values for the seat that may choose this edge
    std::uint32_t visits;
    EdgeId first;         // edges out of the node it leads to
    std::uint16_t count;  // 0: not expanded
    std::uint16_t tried;
    Seat seat;  // who chooses among them
    Move move;
};

template <class Move>
class Tree {
    static_assert(std::is_aggregate_v<Edge<Move>> && std::is_trivially_copyable_v<Edge<Move>>);

  public:
    static constexpr EdgeId kRoot = 0;

    explicit Tree(std::uint32_t capacity)
        : capacity_(capacity),
          block_(std::make_unique_for_overwrite<std::byte[]>(
              capacity * (sizeof(Edge<Move>) + 2 * sizeof(float)))),
          edges_(reinterpret_cast<Edge<Move>*>(block_.get())),
          means_(reinterpret_cast<float*>(edges_ + capacity)),
          widths_(means_ + capacity) {
        assert(capacity > 0);
        edges_[kRoot].move = Move{};
        touch(kRoot);
        size_ = 1;
    }

    Edge<Move>& operator[](EdgeId id) { return edges_[id]; }
    const Edge<Move>& operator[](EdgeId id) const { return edges_[id]; }

    // Of the values so far, as a share of the greatest; and 1 / sqrt(visits). Side by side in
    // memory for all edges out of a node, because choosing reads them all.
    float* means(EdgeId first) { return &means_[first]; }
    float* widths(EdgeId first) { return &widths_[first]; }

    bool has_room(int count) const { return count <= static_cast<int>(capacity_ - size_); }
    std::uint32_t size() const { return size_; }

    // Hangs the moves under a node. They are not tried yet.
    void expand(Edge<Move>& node, Seat seat, const Moves<Move>& moves) {
        node.seat = seat;
        node.first = size_;
        node.count = static_cast<std::uint16_t>(moves.size());
        for (const Move move : moves) edges_[size_++].move = move;
    }

    // Makes an edge out of a bare move.
    void touch(EdgeId id) { edges_[id] = {0, 0, 0, 0, 0, Seat{}, edges_[id].move}; }

  private:
    std::uint32_t capacity_;
    std::uint32_t size_ = 0;
    std::unique_ptr<std::byte[]> block_;  // not cleared: pages that are never used cost nothing
    Edge<Move>* edges_;
    float* means_;
    float* widths_;
};

}  // namespace engawa

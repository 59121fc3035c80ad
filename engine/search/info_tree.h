// The memory of a tree over information sets: edges in one arena that is allocated once.
//
// An edge is somebody's move and the node that it leads to. Which moves there are differs from
// guess to guess, so the edges out of a node are a list, ascending by seat and move, that grows as
// moves are met.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <memory>

#include "engine/core/seat.h"

namespace engawa {

template <class Move>
struct InfoEdge {
    std::uint64_t total = 0;  // of values for the seat that may choose this edge
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it could have been chosen
    std::uint32_t first = 0;      // of the edges out of its node; 0: none
    std::uint32_t next = 0;       // beside it; 0: the last
    float mean = 0;               // of the values, as a share of the greatest
    float width = 0;              // 1 / sqrt(visits)
    float handicap = 0;
    Seat seat;
    bool closed = false;  // a guide has chosen the edges out of its node
    Move move{};

    bool is(Seat other, Move played) const { return seat == other && move == played; }
    bool before(Seat other, Move played) const {
        return seat != other ? seat < other : move < played;
    }
};

template <class Move>
class InfoTree {
  public:
    using Id = std::uint32_t;
    static constexpr Id kRoot = 0;  // nobody's edge, so 0 also means "none"

    explicit InfoTree(std::uint32_t capacity)
        : capacity_(capacity), edges_(std::make_unique_for_overwrite<Edge[]>(capacity)) {
        assert(capacity > 0);
    }

    InfoEdge<Move>& operator[](Id id) { return edges_[id].edge; }
    const InfoEdge<Move>& operator[](Id id) const { return edges_[id].edge; }
    std::uint32_t size() const { return size_; }

    // Puts a new edge behind `left`, or first if that is 0; 0 if the arena is full.
    Id add(Id node, Id left, Seat seat, Move move) {
        if (size_ == capacity_) return 0;
        const Id id = size_++;
        InfoEdge<Move>& edge = edges_[id].edge = InfoEdge<Move>{};
        edge.seat = seat;
        edge.move = move;
        Id& link = left == 0 ? edges_[node].edge.first : edges_[left].edge.next;
        edge.next = link;
        link = id;
        return id;
    }

    // The edge of this move, made if need be; 0 if the arena is full.
    Id find_or_add(Id node, Seat seat, Move move) {
        Id left = 0;
        Id id = edges_[node].edge.first;
        for (; id != 0 && edges_[id].edge.before(seat, move); id = edges_[id].edge.next) left = id;
        if (id != 0 && edges_[id].edge.is(seat, move)) return id;
        return add(node, left, seat, move);
    }

  private:
    union Edge {  // not cleared: pages that are never used cost nothing
        Edge() {}
        InfoEdge<Move> edge;
    };

    std::uint32_t capacity_;
    std::uint32_t size_ = 1;
    std::unique_ptr<Edge[]> edges_;
};

}  // namespace engawa

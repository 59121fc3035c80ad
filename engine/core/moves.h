// A list of moves in memory that somebody else owns, so that no list allocates.
//
// Long lists (Paikō: 3,072 moves) belong into an arena or a static store, never on the stack of a
// recursive function: WebAssembly has one mebibyte of it.
#pragma once

#include <array>
#include <cassert>
#include <span>

namespace engawa {

template <class Move>
class Moves {
  public:
    constexpr explicit Moves(std::span<Move> room)
        : first_(room.data()), last_(room.data()), limit_(room.data() + room.size()) {}

    constexpr void add(Move move) {
        assert(last_ != limit_);
        *last_++ = move;
    }
    constexpr void clear() { last_ = first_; }
    constexpr void cut(int size) {
        assert(size <= this->size());
        last_ = first_ + size;
    }

    // For generators that write several moves at once: write behind end(), then call grow.
    constexpr Move* room() { return last_; }
    constexpr void grow(Move* end) {
        assert(end >= last_ && end <= limit_);
        last_ = end;
    }

    constexpr int size() const { return static_cast<int>(last_ - first_); }
    constexpr bool empty() const { return first_ == last_; }
    constexpr Move operator[](int i) const {
        assert(i >= 0 && i < size());
        return first_[i];
    }
    constexpr const Move* begin() const { return first_; }
    constexpr const Move* end() const { return last_; }
    constexpr Move* begin() { return first_; }
    constexpr Move* end() { return last_; }
    constexpr std::span<const Move> span() const { return {first_, last_}; }

  private:
    Move* first_;
    Move* last_;
    Move* limit_;
};

// Room for the longest list of a game. Generators may write up to kSlack moves behind the last one.
inline constexpr int kSlack = 24;

template <class Game>
struct MoveRoom {
    std::array<typename Game::Move, Game::kMaxMoves + kSlack> room;
    Moves<typename Game::Move> list{room};

    MoveRoom() {}  // the room is deliberately not cleared
    MoveRoom(const MoveRoom&) = delete;
    MoveRoom& operator=(const MoveRoom&) = delete;
};

}  // namespace engawa

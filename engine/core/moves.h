// A list of moves in memory that somebody else owns, so that no list allocates.
//
// Long lists (Paikō: 3,072 moves) belong in an arena or a static store, never on the stack of a
// recursive function: WebAssembly has one mebibyte of it.
#pragma once

#include <array>
#include <cassert>
#include <span>

namespace engawa {

template <class Move>
class Moves {
  public:
    constexpr explicit Moves(std::span<Move> buffer)
        : first_(buffer.data()), last_(buffer.data()), limit_(buffer.data() + buffer.size()) {}

    constexpr void add(Move move) {
        assert(last_ != limit_);
        *last_++ = move;
    }
    constexpr void clear() { last_ = first_; }
    constexpr void cut(int size) {
        assert(size <= this->size());
        last_ = first_ + size;
    }

    // For generators that write several moves at once: write from tail() on, then call grow.
    constexpr Move* tail() { return last_; }
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

// Holds the longest list of a game. Generators may write up to kSlack moves behind the last one.
inline constexpr int kSlack = 24;

template <class Game>
struct MoveBuffer {
    std::array<typename Game::Move, Game::kMaxMoves + kSlack> moves;
    Moves<typename Game::Move> list{moves};

    MoveBuffer() {}  // the moves are deliberately not cleared
    MoveBuffer(const MoveBuffer&) = delete;
    MoveBuffer& operator=(const MoveBuffer&) = delete;
};

}  // namespace engawa

// A row of face-up enemies and the stack behind it, in four bytes.
#pragma once

#include <cassert>
#include <cstdint>

namespace engawa::eiyo {

inline constexpr int kRowLength = 3;

// A kind of enemy, Yamabushi or boss of the game's set: 1 and up; 0 is no card.
using Foe = int;

class Row {
  public:
    static constexpr Row with_stack(int stack) {
        Row row;
        row.bits_ = static_cast<std::uint32_t>(stack) << 24;
        return row;
    }

    constexpr Foe at(int place) const { return static_cast<int>(bits_ >> 8 * place & 0xff); }
    constexpr Foe front() const { return at(0); }
    constexpr bool empty() const { return front() == 0; }
    constexpr int size() const { return (front() != 0) + (at(1) != 0) + (at(2) != 0); }
    constexpr int stack() const { return static_cast<int>(bits_ >> 24); }  // unseen cards
    constexpr bool wants_card() const { return at(2) == 0 && stack() != 0; }

    // The front leaves and the others move up.
    constexpr void remove_front() { bits_ = (bits_ & kStack) | (bits_ & kCards) >> 8; }
    constexpr void join_back(Foe foe) {
        assert(at(2) == 0);
        bits_ |= static_cast<std::uint32_t>(foe) << 8 * size();
    }
    constexpr void join_front(Foe foe) {
        assert(at(2) == 0);
        bits_ = (bits_ & kStack) | (bits_ & kCards) << 8 | static_cast<std::uint32_t>(foe);
    }
    constexpr void shrink_stack() {
        assert(stack() > 0);
        bits_ -= 1u << 24;
    }

    constexpr std::uint32_t bits() const { return bits_; }
    friend constexpr bool operator==(Row, Row) = default;

  private:
    static constexpr std::uint32_t kStack = 0xff000000u;
    static constexpr std::uint32_t kCards = 0x00ffffffu;

    std::uint32_t bits_ = 0;
};

}  // namespace engawa::eiyo

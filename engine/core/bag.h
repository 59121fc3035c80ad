// Cards or tiles without an order, counted by kind.
//
// An unseen deck is a bag: a draw is a chance move weighted by what is left, so there is no hidden
// order that could leak.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace engawa {

template <int Kinds>
class Bag {
  public:
    static constexpr int kKinds = Kinds;

    constexpr int count(int kind) const { return counts_[at(kind)]; }
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

    constexpr void add(int kind, int copies = 1) {
        assert(counts_[at(kind)] + copies <= 255);
        counts_[at(kind)] = static_cast<std::uint8_t>(counts_[at(kind)] + copies);
        size_ = static_cast<std::uint16_t>(size_ + copies);
    }
    constexpr void take(int kind) {
        assert(count(kind) > 0);
        --counts_[at(kind)];
        --size_;
    }
    constexpr void add_all(const Bag& other) {
        for (int kind = 0; kind < Kinds; ++kind) add(kind, other.count(kind));
    }
    constexpr void clear() { *this = Bag{}; }

    // The kind of the n-th card if the bag is laid out by kind; n below size().
    constexpr int kind_at(int n) const {
        assert(n >= 0 && n < size_);
        int kind = 0;
        while (n >= count(kind)) n -= count(kind++);
        return kind;
    }

    friend constexpr bool operator==(const Bag&, const Bag&) = default;

  private:
    static constexpr unsigned at(int kind) {
        assert(kind >= 0 && kind < Kinds);
        return static_cast<unsigned>(kind);
    }

    std::array<std::uint8_t, Kinds> counts_{};
    std::uint16_t size_ = 0;
};

}  // namespace engawa

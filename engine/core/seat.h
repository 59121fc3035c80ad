// Who sits at the table: seats, sets of seats, and viewers.
//
// A seat is counted from 0 inside the program and from 1 in all text. Chance is a seat too: draws
// and dice are its moves. A viewer is a seat or the watcher, who sees what everybody sees.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace engawa {

inline constexpr int kMaxSeats = 5;

class Seat {
  public:
    constexpr Seat() = default;
    constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

    constexpr int index() const { return index_; }
    constexpr int number() const { return index_ + 1; }  // as people and records write it
    constexpr bool is_player() const { return index_ < kMaxSeats; }

    friend constexpr auto operator<=>(Seat, Seat) = default;

  private:
    std::uint8_t index_ = 0;
};

inline constexpr Seat kChance{7};

class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(Seat seat) : bits_(bit(seat)) {}
    static constexpr SeatSet first_seats(int count) {
        return from_bits(static_cast<std::uint8_t>((1u << count) - 1u));
    }
    static constexpr SeatSet from_bits(std::uint8_t bits) {
        SeatSet set;
        set.bits_ = bits;
        return set;
    }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr Seat first() const {
        assert(!empty());
        return Seat{std::countr_zero(bits_)};
    }

    // The first of them in the turn order that begins with `from`.
    constexpr Seat first_from(Seat from) const {
        const auto later = static_cast<std::uint8_t>(bits_ >> from.index() << from.index());
        return later != 0 ? from_bits(later).first() : first();
    }

    constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | other.bits_); }
    constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & other.bits_); }
    constexpr SeatSet operator-(SeatSet other) const {
        return from_bits(static_cast<std::uint8_t>(bits_ & ~other.bits_));
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    // Range-for over the seats in ascending order.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint8_t rest) : rest_(rest) {}
        constexpr Seat operator*() const { return Seat{std::countr_zero(rest_)}; }
        constexpr Iterator& operator++() {
            rest_ = static_cast<std::uint8_t>(rest_ & (rest_ - 1));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint8_t rest_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

  private:
    static constexpr std::uint8_t bit(Seat seat) {
        return static_cast<std::uint8_t>(1u << seat.index());
    }

    std::uint8_t bits_ = 0;
};

class Viewer {
  public:
    constexpr Viewer(Seat seat) : index_(static_cast<std::uint8_t>(seat.index())) {
        assert(seat.is_player());
    }
    static constexpr Viewer watcher() { return Viewer{}; }

    constexpr bool is_watcher() const { return index_ == kWatcherIndex; }
    constexpr bool is(Seat seat) const { return index_ == seat.index(); }
    constexpr Seat seat() const {
        assert(!is_watcher());
        return Seat{index_};
    }
    friend constexpr bool operator==(Viewer, Viewer) = default;

  private:
    static constexpr std::uint8_t kWatcherIndex = 6;
    constexpr Viewer() = default;

    std::uint8_t index_ = kWatcherIndex;
};

inline constexpr Viewer kWatcher = Viewer::watcher();

}  // namespace engawa

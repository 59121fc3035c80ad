// The 112 squares of the board, and sets of them.
//
// Inside the engine squares are counted along the diagonals of the diamond: with file k and rank r,
// cell = (15*(k+r-8) + (k-r+7) - 1) / 2. Every step east is then +8 and every step north +7, on the
// whole board, so that sets move by plain shifts. People count squares in reading order (PAI-004);
// `reading_order` and `cell_in_reading_order` translate.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/core/by_seat.h"

namespace engawa::paiko {

inline constexpr int kCells = 112;

class Cell {
  public:
    constexpr Cell() = default;
    constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) {}
    constexpr int index() const { return index_; }
    friend constexpr auto operator<=>(Cell, Cell) = default;

  private:
    std::uint8_t index_ = 0;
};

// PAI-001: file and rank count from 1.
constexpr bool on_board(int file, int rank) {
    return file >= 1 && file <= 14 && rank >= 1 && rank <= 14 && file - rank <= 7 &&
           rank - file <= 7 && file + rank >= 8 && file + rank <= 22;
}
constexpr Cell cell_at(int file, int rank) {
    assert(on_board(file, rank));
    return Cell{(15 * (file + rank - 8) + (file - rank + 7) - 1) / 2};
}

struct Place {
    std::int8_t file = 0;
    std::int8_t rank = 0;
};

namespace detail {

constexpr std::array<Place, kCells> make_places() {
    std::array<Place, kCells> places{};
    for (int file = 1; file <= 14; ++file) {
        for (int rank = 1; rank <= 14; ++rank) {
            if (!on_board(file, rank)) continue;
            places[cell_at(file, rank).index()] = {static_cast<std::int8_t>(file),
                                                   static_cast<std::int8_t>(rank)};
        }
    }
    return places;
}

constexpr std::array<std::uint8_t, kCells> make_reading_order() {
    std::array<std::uint8_t, kCells> order{};
    std::uint8_t number = 0;
    for (int rank = 14; rank >= 1; --rank) {
        for (int file = 1; file <= 14; ++file) {
            if (on_board(file, rank)) {
                order[cell_at(file, rank).index()] = number++;
            }
        }
    }
    return order;
}

constexpr std::array<Cell, kCells> make_cells_in_reading_order() {
    std::array<Cell, kCells> cells{};
    const auto order = make_reading_order();
    for (int i = 0; i < kCells; ++i) cells[order[i]] = Cell{i};
    return cells;
}

inline constexpr auto kPlaces = make_places();
inline constexpr auto kReadingOrder = make_reading_order();
inline constexpr auto kCellsInReadingOrder = make_cells_in_reading_order();

}  // namespace detail

constexpr Place place(Cell cell) { return detail::kPlaces[cell.index()]; }
constexpr int reading_order(Cell cell) { return detail::kReadingOrder[cell.index()]; }
constexpr Cell cell_in_reading_order(int number) { return detail::kCellsInReadingOrder[number]; }

// A set of squares.
struct Cells {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr Cells of(Cell cell) {
        const int i = cell.index();
        return i < 64 ? Cells{std::uint64_t{1} << i, 0} : Cells{0, std::uint64_t{1} << (i - 64)};
    }
    static constexpr Cells all() { return {~std::uint64_t{0}, (std::uint64_t{1} << 48) - 1}; }

    constexpr bool contains(Cell cell) const {
        const int i = cell.index();
        return (((i < 64 ? low : high) >> (i & 63)) & 1) != 0;
    }
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr bool meets(Cells other) const { return !(*this & other).empty(); }
    constexpr bool within(Cells other) const { return (*this - other).empty(); }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr Cell first() const {
        assert(!empty());
        return Cell{low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high)};
    }

    constexpr Cells operator|(Cells o) const { return {low | o.low, high | o.high}; }
    constexpr Cells operator&(Cells o) const { return {low & o.low, high & o.high}; }
    constexpr Cells operator^(Cells o) const { return {low ^ o.low, high ^ o.high}; }
    constexpr Cells operator-(Cells o) const { return {low & ~o.low, high & ~o.high}; }
    constexpr Cells& operator|=(Cells o) { return *this = *this | o; }
    constexpr Cells& operator&=(Cells o) { return *this = *this & o; }
    constexpr Cells& operator^=(Cells o) { return *this = *this ^ o; }
    constexpr Cells& operator-=(Cells o) { return *this = *this - o; }
    friend constexpr bool operator==(Cells, Cells) = default;

    // Calls f(Cell) for every square, ascending. One call of f in the code, so that it is inlined.
    template <class F>
    constexpr void each(F&& f) const {
        for (int base = 0; base < 128; base += 64) {
            for (std::uint64_t rest = base == 0 ? low : high; rest != 0; rest &= rest - 1) {
                f(Cell{base + std::countr_zero(rest)});
            }
        }
    }
};

template <class Test>
constexpr Cells cells_where(Test&& test) {
    Cells cells;
    for (int i = 0; i < kCells; ++i) {
        const Place at = place(Cell{i});
        if (test(at.file, at.rank)) cells |= Cells::of(Cell{i});
    }
    return cells;
}

// PAI-005, PAI-006: White first.
inline constexpr BySeat<Cells, 2> kHome = {
    cells_where([](int file, int rank) { return file <= 7 && rank <= 7; }),
    cells_where([](int file, int rank) { return file >= 8 && rank >= 8; })};
inline constexpr Cells kMiddle = Cells::all() - kHome[0] - kHome[1];  // PAI-007
// PAI-008: f9, i6, g7, h8.
inline constexpr Cells kBlack = Cells::of(cell_at(6, 9)) | Cells::of(cell_at(9, 6)) |
                                Cells::of(cell_at(7, 7)) | Cells::of(cell_at(8, 8));

}  // namespace engawa::paiko

// What a search remembers about positions it has seen, found by their hash.
//
// Fixed size, one entry a slot, and a rule of replacement that depends on nothing but the entries:
// the same searches leave the same table on every target. Two positions with the same 64-bit hash
// are taken for one; a remembered move must therefore be checked before it is played.
#pragma once

#include <cstdint>
#include <vector>

namespace engawa {

enum class Bound : std::uint8_t { None, AtMost, AtLeast, Exact };

template <class Move>
class TranspositionTable {
  public:
    struct Entry {
        std::uint64_t key = 0;
        Move move{};
        std::int32_t score = 0;
        std::int16_t depth = 0;
        Bound bound = Bound::None;
    };

    explicit TranspositionTable(int bits)
        : mask_((std::uint64_t{1} << bits) - 1), entries_(static_cast<unsigned>(mask_ + 1)) {}

    // Null if the position is not known.
    const Entry* find(std::uint64_t key) const {
        const Entry& entry = slot(key);
        return entry.bound != Bound::None && entry.key == key ? &entry : nullptr;
    }

    // A new position drives out an old one unless that one was searched much deeper, because what
    // was stored last is likely to be asked for next.
    void store(const Entry& entry) {
        Entry& old = entries_[place(entry.key)];
        const bool keep =
            old.bound != Bound::None && old.key != entry.key && old.depth > entry.depth + kDeeper;
        if (!keep) old = entry;
    }

  private:
    static constexpr int kDeeper = 2;

    std::size_t place(std::uint64_t key) const { return static_cast<std::size_t>(key & mask_); }
    const Entry& slot(std::uint64_t key) const { return entries_[place(key)]; }

    std::uint64_t mask_;
    std::vector<Entry> entries_;
};

}  // namespace engawa

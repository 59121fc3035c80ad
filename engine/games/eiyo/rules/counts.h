// Cards without an order, counted by kind, four bits for each: a kind has at most nine copies.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace engawa::eiyo {

template <class Word, int Words>
class Counts {
  public:
    static constexpr int kPerWord = 2 * sizeof(Word);
    static constexpr int kKinds = kPerWord * Words;

    constexpr int count(int kind) const {
        return static_cast<int>(word(kind) >> shift(kind) & 15u);
    }
    constexpr bool has(int kind) const { return count(kind) != 0; }
    constexpr void add(int kind, int copies = 1) {
        assert(copies >= 0 && count(kind) + copies <= 15);
        words_[at(kind)] = static_cast<Word>(words_[at(kind)] + placed(kind, copies));
    }
    constexpr void take(int kind, int copies = 1) {
        assert(count(kind) >= copies);
        words_[at(kind)] = static_cast<Word>(words_[at(kind)] - placed(kind, copies));
    }
    constexpr void add_all(const Counts& other) {
        for (unsigned i = 0; i < Words; ++i) {
            words_[i] = static_cast<Word>(words_[i] + other.words_[i]);
        }
    }
    constexpr void take_all(const Counts& other) {
        assert(contains(other));
        for (unsigned i = 0; i < Words; ++i) {
            words_[i] = static_cast<Word>(words_[i] - other.words_[i]);
        }
    }

    // Only the kinds that the mask holds; there its four bits must all be set.
    constexpr Counts masked(const Counts& mask) const {
        Counts result;
        for (unsigned i = 0; i < Words; ++i) {
            result.words_[i] = static_cast<Word>(words_[i] & mask.words_[i]);
        }
        return result;
    }
    constexpr int kinds() const {  // how many different ones
        int kinds = 0;
        for (const Word word : words_) kinds += std::popcount(present(word));
        return kinds;
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr int size() const {
        int size = 0;
        for (const std::uint64_t word : words_) size += size_of(word);
        return size;
    }
    constexpr bool contains(const Counts& other) const {
        for (int kind = 0; kind < kKinds; ++kind) {
            if (count(kind) < other.count(kind)) return false;
        }
        return true;
    }
    // The kind of the n-th card if they are laid out by kind; n below size().
    constexpr int kind_at(int n) const {
        assert(n >= 0 && n < size());
        unsigned at = 0;
        while (n >= size_of(words_[at])) n -= size_of(words_[at++]);
        int kind = kPerWord * static_cast<int>(at);
        for (std::uint64_t word = words_[at]; n >= static_cast<int>(word & 15u); word >>= 4) {
            n -= static_cast<int>(word & 15u);
            ++kind;
        }
        return kind;
    }

    // f(kind) for each kind that is there, ascending.
    template <class F>
    constexpr void each(F&& f) const {
        for (unsigned i = 0; i < Words; ++i) {
            std::uint64_t kinds = present(words_[i]);
            for (; kinds != 0; kinds &= kinds - 1) {
                f(static_cast<int>(kPerWord * i) + std::countr_zero(kinds) / 4);
            }
        }
    }

    friend constexpr bool operator==(const Counts&, const Counts&) = default;

  private:
    static constexpr std::uint64_t kEvenNibbles = 0x0f0f0f0f0f0f0f0fu;

    static constexpr int size_of(std::uint64_t word) {
        const std::uint64_t bytes = (word & kEvenNibbles) + (word >> 4 & kEvenNibbles);
        return static_cast<int>(bytes * 0x0101010101010101u >> 56);
    }
    static constexpr unsigned at(int kind) {
        assert(kind >= 0 && kind < kKinds);
        return static_cast<unsigned>(kind) / kPerWord;
    }
    static constexpr unsigned shift(int kind) { return static_cast<unsigned>(kind) % kPerWord * 4; }
    static constexpr std::uint64_t placed(int kind, int copies) {
        return static_cast<std::uint64_t>(copies) << shift(kind);
    }
    constexpr std::uint64_t word(int kind) const { return words_[at(kind)]; }
    // The lowest bit of each group of four that is not zero.
    static constexpr std::uint64_t present(std::uint64_t word) {
        word |= word >> 2;
        word |= word >> 1;
        return word & 0x1111111111111111u;
    }

    std::array<Word, Words> words_{};
};

}  // namespace engawa::eiyo

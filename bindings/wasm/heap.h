// Memory in blocks of fixed sizes, with a list of free ones for each size: all that the engine
// needs of an allocator, in a tenth of the code of the C library's.
//
// A block belongs to its size for good: nothing is joined or given back. A page opens a table,
// looks at views and lets bots think, again and again, so what was freed is what is asked for next.
// Not for several threads.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace engawa::wasm {

// Pages gives memory that follows what it gave before: `unsigned char* more(std::size_t bytes)`,
// null if there is none, at addresses that are multiples of kAlign.
template <class Pages>
class Heap {
  public:
    static constexpr std::size_t kAlign = 16;

    constexpr explicit Heap(Pages pages = {}) : pages_(pages) {}

    // Null if there is no memory.
    void* take(std::size_t bytes) {
        if (bytes > kMost) return nullptr;
        const unsigned size = size_for(bytes + sizeof(Head));
        Head* head = free_[size];
        if (head != nullptr) {
            free_[size] = head->next;
        } else {
            head = reinterpret_cast<Head*>(pages_.more(bytes_of(size)));
            if (head == nullptr) return nullptr;
        }
        head->size = size;
        return head + 1;
    }

    // The same at a multiple of `align`, a power of two. The head before it says where the block
    // begins.
    void* take_aligned(std::size_t align, std::size_t bytes) {
        if (align <= kAlign) return take(bytes);
        void* block = bytes > kMost ? nullptr : take(bytes + align);
        if (block == nullptr) return nullptr;
        const auto at = reinterpret_cast<std::uintptr_t>(block);
        const std::uintptr_t there = (at + align - 1) & ~(align - 1);
        Head* head = reinterpret_cast<Head*>(there) - 1;
        if (there == at) return block;
        *head = {static_cast<Head*>(block) - 1, kElsewhere};
        return head + 1;
    }

    void give(void* bytes) {
        if (bytes == nullptr) return;
        Head* head = head_of(bytes);
        Head*& list = free_[head->size];
        head->next = list;
        list = head;
    }

    // How much the block at `bytes` can hold.
    static std::size_t room(void* bytes) {
        Head* head = head_of(bytes);
        const auto begin = reinterpret_cast<unsigned char*>(head);
        return bytes_of(head->size) -
               static_cast<std::size_t>(static_cast<unsigned char*>(bytes) - begin);
    }

  private:
    struct alignas(kAlign) Head {
        Head* next;  // free: the next one; elsewhere: the head of the block
        unsigned size;
    };
    static constexpr unsigned kElsewhere = ~0u;
    static constexpr std::size_t kMost = std::size_t{1} << 30;
    static constexpr unsigned kSmallest = 5;  // 2^5 bytes with the head

    static Head* head_of(void* bytes) {
        Head* head = static_cast<Head*>(bytes) - 1;
        return head->size == kElsewhere ? head->next : head;
    }

    // Sizes grow by halves: 32, 48, 64, 96, 128, ...
    static constexpr std::size_t bytes_of(unsigned size) {
        return (std::size_t{2} + size % 2) << (size / 2 + kSmallest - 1);
    }
    static constexpr unsigned size_for(std::size_t bytes) {
        const auto bits = static_cast<unsigned>(std::bit_width((bytes - 1) >> kSmallest));
        if (bits == 0) return 0;
        return 2 * bits - (bytes <= bytes_of(2 * bits - 1) ? 1 : 0);
    }

    Pages pages_;
    std::array<Head*, 2 * 32> free_{};
};

}  // namespace engawa::wasm

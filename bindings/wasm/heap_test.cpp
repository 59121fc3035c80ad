#include "bindings/wasm/heap.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "engine/core/rng.h"

namespace engawa::wasm {
namespace {

struct Field {
    static constexpr std::size_t kBytes = std::size_t{1} << 22;
    std::vector<unsigned char>* memory;
    std::size_t used = 0;

    explicit Field(std::vector<unsigned char>& bytes) : memory(&bytes) {
        bytes.resize(kBytes + 64);
    }
    unsigned char* more(std::size_t bytes) {
        const auto at = reinterpret_cast<std::uintptr_t>(memory->data());
        if (used + bytes > kBytes) return nullptr;
        used += bytes;
        return memory->data() + (16 - at % 16) % 16 + used - bytes;
    }
};

struct Block {
    unsigned char* at;
    std::size_t bytes;
    unsigned char mark;
};

bool whole(const Block& block) {
    for (std::size_t i = 0; i < block.bytes; ++i) {
        if (block.at[i] != block.mark) return false;
    }
    return true;
}

TEST(WasmHeap, BlocksAreAlignedAndNoTwoOverlap) {
    std::vector<unsigned char> memory;
    Heap<Field> heap{Field{memory}};
    Rng rng{1};
    std::vector<Block> blocks;
    for (int i = 0; i < 20000; ++i) {
        if (blocks.size() > 200 || (!blocks.empty() && rng.below(3) == 0)) {
            const auto which = static_cast<std::size_t>(rng.below(static_cast<int>(blocks.size())));
            ASSERT_TRUE(whole(blocks[which]));
            heap.give(blocks[which].at);
            blocks[which] = blocks.back();
            blocks.pop_back();
            continue;
        }
        const std::size_t align = std::size_t{1} << rng.below(8);
        const auto bytes = static_cast<std::size_t>(rng.below(1 << rng.below(12)));
        auto* at = static_cast<unsigned char*>(heap.take_aligned(align, bytes));
        ASSERT_NE(at, nullptr);
        ASSERT_EQ(reinterpret_cast<std::uintptr_t>(at) % std::max<std::size_t>(align, 16), 0U);
        ASSERT_GE(Heap<Field>::room(at), bytes);
        const auto mark = static_cast<unsigned char>(i);
        std::memset(at, mark, bytes);
        blocks.push_back({at, bytes, mark});
    }
    for (const Block& block : blocks) EXPECT_TRUE(whole(block));
}

TEST(WasmHeap, WhatWasFreedIsGivenAgain) {
    std::vector<unsigned char> memory;
    Heap<Field> heap{Field{memory}};
    void* const first = heap.take(100);
    heap.give(first);
    EXPECT_EQ(heap.take(90), first);
    EXPECT_NE(heap.take(90), first);
    heap.give(nullptr);
}

TEST(WasmHeap, SaysWhenThereIsNoMore) {
    std::vector<unsigned char> memory;
    Heap<Field> heap{Field{memory}};
    EXPECT_EQ(heap.take(Field::kBytes), nullptr);
    EXPECT_EQ(heap.take(~std::size_t{0}), nullptr);
    EXPECT_EQ(heap.take_aligned(64, ~std::size_t{0} - 8), nullptr);
    EXPECT_NE(heap.take(8), nullptr);
}

}  // namespace
}  // namespace engawa::wasm

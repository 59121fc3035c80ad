// malloc and its family for a module: the C library's own is a thirtieth of what a page loads.
// Compiled by itself and without what the compiler knows of malloc, which it would put in here.
#include <cstdlib>
#include <cstring>
#include <new>

#include "bindings/wasm/heap.h"

extern "C" unsigned char __heap_base;

namespace {

using engawa::wasm::Heap;

constexpr std::size_t kPage = 65536;

struct LinearMemory {
    unsigned char* end = nullptr;  // of what was given

    unsigned char* more(std::size_t bytes) {
        if (end == nullptr) {
            const auto base = reinterpret_cast<std::size_t>(&__heap_base);
            end = reinterpret_cast<unsigned char*>((base + 15) & ~std::size_t{15});
        }
        const std::size_t wanted = reinterpret_cast<std::size_t>(end) + bytes;
        const std::size_t there = __builtin_wasm_memory_size(0) * kPage;
        if (wanted > there) {
            const std::size_t pages = (wanted - there + kPage - 1) / kPage;
            if (__builtin_wasm_memory_grow(0, pages) == ~std::size_t{0}) return nullptr;
        }
        unsigned char* const given = end;
        end += bytes;
        return given;
    }
};

constinit Heap<LinearMemory> heap;

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) { return heap.take(bytes); }
void free(void* block) { heap.give(block); }
void* aligned_alloc(std::size_t align, std::size_t bytes) {
    return heap.take_aligned(align, bytes);
}
int posix_memalign(void** block, std::size_t align, std::size_t bytes) {
    *block = heap.take_aligned(align, bytes);
    return *block == nullptr ? 12 : 0;  // ENOMEM
}
void* calloc(std::size_t count, std::size_t each) {
    std::size_t bytes = 0;
    if (__builtin_mul_overflow(count, each, &bytes)) return nullptr;
    void* const block = heap.take(bytes);
    if (block != nullptr) std::memset(block, 0, bytes);
    return block;
}
void* realloc(void* old, std::size_t bytes) {
    if (old == nullptr) return heap.take(bytes);
    const std::size_t room = Heap<LinearMemory>::room(old);
    if (bytes <= room) return old;
    void* const block = heap.take(bytes);
    if (block == nullptr) return nullptr;
    std::memcpy(block, old, room);
    heap.give(old);
    return block;
}

// The names by which the C library asks itself; without them it brings its own.
void* __libc_malloc(std::size_t bytes) { return malloc(bytes); }
void* __libc_calloc(std::size_t count, std::size_t each) { return calloc(count, each); }
void __libc_free(void* block) { free(block); }
}

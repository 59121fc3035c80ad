#include "engine/laws/allocations.h"

#include <cstddef>
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ENGAWA_ASAN 1
#endif
#endif

namespace {

std::uint64_t count = 0;

}  // namespace

#ifdef ENGAWA_ASAN

#include <sanitizer/allocator_interface.h>

namespace {

void on_malloc(const volatile void*, std::size_t) { ++count; }
void on_free(const volatile void*) {}

}  // namespace

std::uint64_t engawa::laws::allocations() {
    static const int installed = __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);
    (void)installed;
    return count;
}

#else

std::uint64_t engawa::laws::allocations() { return count; }

void* operator new(std::size_t size) {
    ++count;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif

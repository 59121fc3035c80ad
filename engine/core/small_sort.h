// Sorting for lists of which nobody waits: a page loads every line of it, and std::sort is two to
// eighteen kilobytes for each type.
//
// In place, without recursion, and the same on every target. Not stable: `less` must be a total
// order.
#pragma once

#include <iterator>
#include <utility>

namespace engawa {
namespace detail {

// Lets the value at `root` sink in the heap of the first `size`.
template <class Iterator, class Less>
void sink(Iterator first, int root, int size, Less& less) {
    for (int child = 2 * root + 1; child < size; child = 2 * root + 1) {
        if (child + 1 < size && less(first[child], first[child + 1])) ++child;
        if (!less(first[root], first[child])) return;
        std::swap(first[root], first[child]);
        root = child;
    }
}

}  // namespace detail

template <class Iterator, class Less>
void small_sort(Iterator first, Iterator last, Less less) {
    const int size = static_cast<int>(std::distance(first, last));
    for (int root = size / 2 - 1; root >= 0; --root) detail::sink(first, root, size, less);
    for (int end = size - 1; end > 0; --end) {
        std::swap(first[0], first[end]);
        detail::sink(first, 0, end, less);
    }
}

template <class Iterator>
void small_sort(Iterator first, Iterator last) {
    small_sort(first, last, [](const auto& a, const auto& b) { return a < b; });
}

}  // namespace engawa

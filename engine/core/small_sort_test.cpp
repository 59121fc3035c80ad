#include "engine/core/small_sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/rng.h"

namespace engawa {
namespace {

TEST(SmallSort, SortsAsTheLibraryDoes) {
    Rng rng{1};
    for (int size = 0; size < 300; ++size) {
        std::vector<int> values;
        for (int i = 0; i < size; ++i) values.push_back(rng.below(size + 1));
        std::vector<int> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        small_sort(values.begin(), values.end());
        EXPECT_EQ(values, sorted) << size;
    }
}

TEST(SmallSort, TakesAnOrderAndMovesWhatIsNotANumber) {
    std::vector<std::string> words{"tsuba", "saya", "engawa", "koto", "a word that is long enough"};
    small_sort(words.begin(), words.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    EXPECT_EQ(words, (std::vector<std::string>{"a word that is long enough", "engawa", "tsuba",
                                               "koto", "saya"}));
}

}  // namespace
}  // namespace engawa

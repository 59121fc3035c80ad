// The word that somebody may have meant, for messages about words that are unknown.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

namespace engawa {

// Letters to put in, leave out, change or swap with their neighbour until one text is the other;
// long texts count as far from everything.
inline int typing_distance(std::string_view a, std::string_view b) {
    constexpr std::size_t kLongest = 24;
    constexpr int kFar = 99;
    if (a.size() > kLongest || b.size() > kLongest) return kFar;
    std::array<std::array<int, kLongest + 1>, kLongest + 1> d{};
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = static_cast<int>(i + j);
                continue;
            }
            const int change = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, change});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[a.size()][b.size()];
}

// The nearest of the words if it is near: one slip in a short word, two in a longer one; a word
// that begins with what was typed also counts. Empty if none is.
inline std::string_view near_word(std::string_view text, std::span<const std::string_view> words) {
    std::string_view best;
    int least = text.size() <= 4 ? 2 : 3;
    for (const std::string_view word : words) {
        if (word.empty()) continue;
        int distance = typing_distance(text, word);
        if (text.size() >= 3 && word.starts_with(text)) distance = std::min(distance, 1);
        if (distance >= least) continue;
        least = distance;
        best = word;
    }
    return best;
}

// "; did you mean 'word'?", or nothing.
inline std::string did_you_mean(std::string_view text, std::span<const std::string_view> words) {
    const std::string_view word = near_word(text, words);
    return word.empty() ? std::string{} : "; did you mean '" + std::string{word} + "'?";
}

}  // namespace engawa

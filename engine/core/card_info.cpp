#include "engine/core/card_info.h"

namespace engawa {
namespace {

constexpr int kLongest = 16;

int letters_of(std::string_view text) {
    int count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80 ? 1 : 0;
    return count;
}

bool is_gap(char c) { return c == ' ' || c == '-' || c == ','; }

// "Stone of", "Kusanagi-no": a name does not end so.
bool ends_small(std::string_view name) {
    for (const std::string_view small : {"of", "no", "the", "and", "in", "a", "with", "for"}) {
        if (!name.ends_with(small) || name.size() == small.size()) continue;
        if (is_gap(name[name.size() - small.size() - 1])) return true;
    }
    return false;
}

}  // namespace

std::string short_name_of(std::string_view name) {
    if (letters_of(name) <= kLongest) return std::string{name};
    std::string_view best;
    for (std::size_t end = 1; end < name.size(); ++end) {
        if (!is_gap(name[end]) || is_gap(name[end - 1])) continue;
        const std::string_view first = name.substr(0, end);
        if (letters_of(first) > kLongest) break;
        if (!ends_small(first)) best = first;
    }
    return std::string{best.empty() ? name : best};
}

std::vector<Phrase> card_text(std::string_view game, std::string_view key, bool usual,
                              std::string_view text) {
    if (text.empty()) return {};
    const std::string prefix = std::string{game} + ".text.";
    if (usual) return {{prefix + std::string{key}, {}}};
    return {{prefix + "given", {{"text", Term::text(text)}}}};
}

}  // namespace engawa

#include "cli/shorthand.h"

#include "cli/input.h"
#include "engine/core/plain_letters.h"

namespace engawa::cli {
namespace {

// The typed letters are beginnings of the parts, at least one letter of each: "kt", "katop".
bool begins_parts(std::string_view typed, std::string_view word) {
    const auto cut = word.find('_');
    const std::string_view part = word.substr(0, cut);
    if (cut == std::string_view::npos) return !typed.empty() && part.starts_with(typed);
    for (std::size_t size = 1; size <= part.size() && size < typed.size(); ++size) {
        if (typed[size - 1] != part[size - 1]) return false;
        if (begins_parts(typed.substr(size), word.substr(cut + 1))) return true;
    }
    return false;
}

// "a1" is no short form of "a10".
bool fits(std::string_view typed, std::string_view word) {
    if (word.find_first_of("0123456789") != std::string_view::npos) return typed == word;
    return word.starts_with(typed) || begins_parts(typed, word);
}

// "pass" may be cut short, "Sw@g5" may not.
bool is_plain(std::string_view word) {
    return word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

bool fits_move(const std::vector<std::string>& typed, const std::string& move) {
    const std::vector<std::string> words = words_of(lower(move));
    if (typed.size() > words.size()) return false;
    if (words.size() == 1 && !is_plain(words[0])) return typed == words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i >= typed.size() ? !words[i].starts_with('+') : !fits(typed[i], words[i])) {
            return false;
        }
    }
    return true;
}

// "f1" for "place F1", "a3 w7" for "swap A3 W7": the words behind the first one, all of them.
bool ends_move(const std::vector<std::string>& typed, const std::string& move) {
    const std::vector<std::string> words = words_of(lower(move));
    if (typed.size() + 1 != words.size()) return false;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        if (!fits(typed[i], words[i + 1])) return false;
    }
    return true;
}

}  // namespace

std::vector<std::string> meant_by(std::string_view typed, const std::vector<std::string>& moves) {
    const std::vector<std::string> words = words_of(lower(std::string{typed}));
    std::vector<std::string> meant;
    if (words.empty()) return meant;
    for (const std::string& move : moves) {
        if (fits_move(words, move)) meant.push_back(move);
    }
    if (!meant.empty()) return meant;
    for (const std::string& move : moves) {
        if (ends_move(words, move)) meant.push_back(move);
    }
    return meant;
}

std::vector<std::string> named_by(std::string_view typed, const std::vector<std::string>& moves,
                                  const std::vector<std::string>& names) {
    const std::vector<std::string> wanted = words_of(plain_letters(typed));
    if (typed.empty() || typed.find_first_of("+-@=:") == 0) return {};
    std::vector<std::string> meant;
    std::vector<std::string> whole;  // where the name is written out
    for (std::size_t i = 0; i < moves.size() && !wanted.empty(); ++i) {
        if (names[i] == moves[i]) continue;
        const std::string name = plain_letters(names[i]);
        std::size_t found = 0;
        for (const std::string& word : words_of(name)) {
            if (found < wanted.size() && fits(wanted[found], word)) ++found;
        }
        if (found == wanted.size()) meant.push_back(moves[i]);
        if (found == wanted.size() && name.ends_with(plain_letters(typed)))
            whole.push_back(moves[i]);
    }
    return whole.size() == 1 ? whole : meant;
}

std::string brief(const std::string& move) {
    return move.ends_with(" +0") ? move.substr(0, move.size() - 3) : move;
}

std::vector<MoveGroup> by_first_words(const std::vector<std::string>& moves) {
    std::vector<MoveGroup> groups;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto first = moves[i].find(' ');
        const auto second = first == std::string::npos ? first : moves[i].find(' ', first + 1);
        const std::string head = second == std::string::npos ? "" : moves[i].substr(0, second);
        if (groups.empty() || groups.back().head != head) groups.push_back({head, {}});
        groups.back().moves.push_back(i);
    }
    return groups;
}

}  // namespace engawa::cli

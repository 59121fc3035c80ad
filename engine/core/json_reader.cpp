#include "engine/core/json_reader.h"

#include "engine/core/json_text.h"
#include "engine/core/text.h"
#include "engine/core/utf8.h"

namespace engawa {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

void JsonReader::skip_blanks() {
    if (!rest_.empty() && rest_.front() > ' ') return;  // mostly there is none
    const auto first = rest_.find_first_not_of(" \t\r\n");
    rest_.remove_prefix(first == std::string_view::npos ? rest_.size() : first);
}

bool JsonReader::take(char expected) {
    skip_blanks();
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(1);
    return true;
}

bool JsonReader::take_word(std::string_view word) {
    skip_blanks();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
}

bool JsonReader::done() {
    skip_blanks();
    return rest_.empty();
}

bool JsonReader::string(std::string& value) {
    if (!take('"')) return false;
    value.clear();
    while (true) {
        const std::size_t run = plain_json_bytes(rest_);
        value.append(rest_.substr(0, run));
        rest_.remove_prefix(run);
        if (rest_.empty()) return false;
        const char c = rest_.front();
        rest_.remove_prefix(1);
        if (c == '"') return true;
        if (c != '\\' || !escape(value)) return false;
    }
}

// What follows a backslash. Half of a surrogate pair is no character.
bool JsonReader::escape(std::string& value) {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return false;
    const auto letter = kLetters.find(rest_.front());
    if (letter != std::string_view::npos) {
        rest_.remove_prefix(1);
        value += kMeanings[letter];
        return true;
    }
    std::uint32_t code = 0;
    if (!hex(code) || (code >= 0xdc00 && code <= 0xdfff)) return false;
    if (code >= 0xd800 && code <= 0xdbff) {
        std::uint32_t low = 0;
        if (!rest_.starts_with('\\')) return false;
        rest_.remove_prefix(1);
        if (!hex(low) || low < 0xdc00 || low > 0xdfff) return false;
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    add_utf8(value, code);
    return true;
}

// uXXXX
bool JsonReader::hex(std::uint32_t& unit) {
    if (rest_.size() < 5 || rest_[0] != 'u') return false;
    unit = 0;
    for (const char c : rest_.substr(1, 4)) {
        const char lower = static_cast<char>(c | 0x20);
        if (is_digit(c)) {
            unit = unit * 16 + static_cast<std::uint32_t>(c - '0');
        } else if (lower >= 'a' && lower <= 'f') {
            unit = unit * 16 + static_cast<std::uint32_t>(lower - 'a' + 10);
        } else {
            return false;
        }
    }
    rest_.remove_prefix(5);
    return true;
}

bool JsonReader::boolean(bool& value) {
    value = take_word("true");
    return value || take_word("false");
}

bool JsonReader::whole_number(int& value, int limit) {
    skip_blanks();
    std::size_t size = 0;
    while (size < rest_.size() && is_digit(rest_[size])) ++size;
    const auto number = read_number(rest_.substr(0, size), limit);
    if (!number) return false;
    rest_.remove_prefix(size);
    if (!rest_.empty() && std::string_view{".eE"}.find(rest_[0]) != std::string_view::npos) {
        return false;
    }
    value = *number;
    return true;
}

char JsonReader::next() {
    skip_blanks();
    return rest_.empty() ? '\0' : rest_.front();
}

bool JsonReader::number(std::string_view& text) {
    skip_blanks();
    const std::string_view before = rest_;
    if (!skip_number()) {
        rest_ = before;
        return false;
    }
    text = before.substr(0, before.size() - rest_.size());
    return true;
}

bool JsonReader::skip() { return skip_value(0); }

bool JsonReader::skip_value(int depth) {
    if (depth > kDeepest) return false;
    skip_blanks();
    const auto inner = [&] { return skip_value(depth + 1); };
    if (rest_.starts_with('{')) return members([&](const std::string&) { return inner(); });
    if (rest_.starts_with('[')) return elements(inner);
    if (rest_.starts_with('"')) {
        std::string ignored;
        return string(ignored);
    }
    bool ignored = false;
    return boolean(ignored) || take_word("null") || skip_number();
}

bool JsonReader::skip_digits() {
    const std::size_t before = rest_.size();
    while (!rest_.empty() && is_digit(rest_.front())) rest_.remove_prefix(1);
    return rest_.size() < before;
}

bool JsonReader::skip_number() {
    if (rest_.starts_with('-')) rest_.remove_prefix(1);
    if (rest_.starts_with('0')) {
        rest_.remove_prefix(1);
    } else if (!skip_digits()) {
        return false;
    }
    if (rest_.starts_with('.')) {
        rest_.remove_prefix(1);
        if (!skip_digits()) return false;
    }
    if (!rest_.starts_with('e') && !rest_.starts_with('E')) return true;
    rest_.remove_prefix(1);
    if (rest_.starts_with('+') || rest_.starts_with('-')) rest_.remove_prefix(1);
    return skip_digits();
}

}  // namespace engawa

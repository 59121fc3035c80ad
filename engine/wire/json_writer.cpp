#include "engine/wire/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include "engine/core/json_text.h"

namespace engawa {
namespace {

constexpr std::size_t kLeastRoom = 64;

#ifdef __wasm__
char* put(char* at, std::string_view text) { return std::copy(text.begin(), text.end(), at); }
#else
// Most texts are short, and to call for a copy would take longer than to make it: two halves, which
// may overlap.
template <class Half>
void put_halves(char* at, std::string_view text) {
    const std::size_t last = text.size() - sizeof(Half);
    std::memcpy(at, text.data(), sizeof(Half));
    std::memcpy(at + last, text.data() + last, sizeof(Half));
}

char* put(char* at, std::string_view text) {
    const std::size_t size = text.size();
    if (size > 32) {
        std::memcpy(at, text.data(), size);
    } else if (size >= 16) {
        put_halves<std::array<char, 16>>(at, text);
    } else if (size >= 8) {
        put_halves<std::uint64_t>(at, text);
    } else if (size >= 4) {
        put_halves<std::uint32_t>(at, text);
    } else {
        for (std::size_t i = 0; i < size; ++i) at[i] = text[i];
    }
    return at + size;
}

std::uint64_t eight_at(const char* at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    return eight;
}

// A bit for each byte that does not stand for itself; bytes above one of them may have one too.
std::uint64_t marked(std::uint64_t eight) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHighs = 0x8080808080808080;
    const std::uint64_t control = (eight - kOnes * 0x20) & ~eight;
    const std::uint64_t quote = eight ^ kOnes * '"';
    const std::uint64_t slash = eight ^ kOnes * '\\';
    return (control | ((quote - kOnes) & ~quote) | ((slash - kOnes) & ~slash)) & kHighs;
}

// Copied and looked at in one go. Null: something in it does not stand for itself.
char* put_plain(char* at, std::string_view text) {
    const std::size_t size = text.size();
    if (size < 8) {
        std::uint64_t eight = 0x2020202020202020;
        put(reinterpret_cast<char*>(&eight), text);
        put(at, text);
        return marked(eight) == 0 ? at + size : nullptr;
    }
    std::uint64_t marks = 0;
    for (std::size_t i = 0; i + 8 < size; i += 8) {
        const std::uint64_t eight = eight_at(text.data() + i);
        marks |= marked(eight);
        std::memcpy(at + i, &eight, sizeof eight);
    }
    const std::uint64_t last = eight_at(text.data() + size - 8);
    std::memcpy(at + size - 8, &last, sizeof last);
    return (marks | marked(last)) == 0 ? at + size : nullptr;
}
#endif

}  // namespace

void JsonWriter::make_room(std::size_t bytes) {
    if (buffer_.size() - used_ >= bytes) return;
    buffer_.resize(std::max({used_ + bytes, 2 * buffer_.size(), kLeastRoom}));
}

JsonWriter& JsonWriter::name(std::string_view name) {
    text(name);
    make_room(1);
    buffer_[used_++] = ':';
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::chance(double value) {
    constexpr std::int64_t kOne = 1'000'000'000'000;
    const auto parts = static_cast<std::int64_t>(value * kOne + 0.5);
    if (parts <= 0 || parts >= kOne) return raw(parts <= 0 ? "0" : "1");
    char digits[24] = "0.";  // the one before the decimals takes the place of the point
    const auto end = std::to_chars(digits + 1, digits + sizeof digits, kOne + parts);
    digits[1] = '.';
    const std::string_view decimals{digits, static_cast<std::size_t>(end.ptr - digits)};
    return raw(decimals.substr(0, decimals.find_last_not_of('0') + 1));
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    char* at = room(json.size());
    end_at(put(at, json));
    return *this;
}

#ifdef __wasm__
char* JsonWriter::room(std::size_t bytes) {
    make_room(bytes + 1);
    char* at = buffer_.data() + used_;
    if (!fresh_) *at++ = ',';
    fresh_ = false;
    return at;
}

JsonWriter& JsonWriter::open(char bracket) {
    char* at = room(1);
    *at++ = bracket;
    end_at(at);
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    make_room(1);
    buffer_[used_++] = bracket;
    fresh_ = false;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view text) {
    if (plain_json_bytes(text) < text.size()) return raw(json_quoted(text));
    char* at = room(text.size() + 2);
    *at++ = '"';
    at = put(at, text);
    *at++ = '"';
    end_at(at);
    return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
    char* at = room(kLongestNumber);
    end_at(std::to_chars(at, at + kLongestNumber, value).ptr);
    return *this;
}

JsonWriter& JsonWriter::plain_name(const char* plain) {
    const std::string_view name{plain};
    char* at = room(name.size() + 3);
    *at++ = '"';
    at = put(at, name);
    *at++ = '"';
    *at++ = ':';
    end_at(at);
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::plain_text(const char* member, std::string_view value) {
    return plain_name(member).text(value);
}

JsonWriter& JsonWriter::plain_number(const char* member, std::int64_t value) {
    return plain_name(member).number(value);
}
#else
JsonWriter& JsonWriter::text(std::string_view text) { return text_at(room(text.size() + 2), text); }

JsonWriter& JsonWriter::text_at(char* at, std::string_view text) {
    *at = '"';
    char* end = put_plain(at + 1, text);
    if (end == nullptr) {
        end_at(at);
        fresh_ = true;  // the comma stands there
        return raw(json_quoted(text));
    }
    *end = '"';
    end_at(end + 1);
    return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
    return number_at(room(kLongestNumber), value);
}

JsonWriter& JsonWriter::long_number_at(char* at, std::int64_t value) {
    end_at(std::to_chars(at, at + kLongestNumber, value).ptr);
    return *this;
}
#endif

std::string JsonWriter::take() {
    buffer_.resize(used_);
    used_ = 0;
    return std::move(buffer_);
}

}  // namespace engawa

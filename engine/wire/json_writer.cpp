#include "engine/wire/json_writer.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <type_traits>
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
char* put(char* at, std::string_view text) {
    const std::size_t size = text.size();
    const auto halves = [&]<std::size_t N>(std::integral_constant<std::size_t, N>) {
        std::memcpy(at, text.data(), N);
        std::memcpy(at + size - N, text.data() + size - N, N);
    };
    if (size > 32) {
        std::memcpy(at, text.data(), size);
    } else if (size >= 16) {
        halves(std::integral_constant<std::size_t, 16>{});
    } else if (size >= 8) {
        halves(std::integral_constant<std::size_t, 8>{});
    } else if (size >= 4) {
        halves(std::integral_constant<std::size_t, 4>{});
    } else {
        for (std::size_t i = 0; i < size; ++i) at[i] = text[i];
    }
    return at + size;
}
#endif

}  // namespace

void JsonWriter::make_room(std::size_t bytes) {
    if (buffer_.size() - used_ >= bytes) return;
    buffer_.resize(std::max({used_ + bytes, 2 * buffer_.size(), kLeastRoom}));
}

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

JsonWriter& JsonWriter::plain_name(InSource plain) {
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

JsonWriter& JsonWriter::name(std::string_view name) {
    text(name);
    make_room(1);
    buffer_[used_++] = ':';
    fresh_ = true;
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
    constexpr std::size_t kLongest = 20;
    char* at = room(kLongest);
    end_at(std::to_chars(at, at + kLongest, value).ptr);
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

JsonWriter& JsonWriter::plain_text(InSource member, std::string_view value) {
    return plain_name(member).text(value);
}

JsonWriter& JsonWriter::plain_number(InSource member, std::int64_t value) {
    return plain_name(member).number(value);
}

std::string JsonWriter::take() {
    buffer_.resize(used_);
    used_ = 0;
    return std::move(buffer_);
}

}  // namespace engawa

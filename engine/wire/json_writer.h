// Writes JSON into one text, part after part, without a tree in between.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace engawa {

class JsonWriter {
  public:
    JsonWriter() = default;
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;

    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_list() { return open('['); }
    JsonWriter& close_list() { return close(']'); }

    // The name of the member that comes next. One that stands in the source is plain.
    JsonWriter& name(std::string_view name);
    template <std::size_t N>
    JsonWriter& name(const char (&plain)[N]) {
        if constexpr (kSmall) return plain_name(plain);
        end_at(put_name(plain, 0));
        fresh_ = true;
        return *this;
    }
    JsonWriter& text(std::string_view text);
    JsonWriter& number(std::int64_t value);
    // From 0 to 1, with twelve decimals: the same digits on every target, and no table of powers.
    JsonWriter& chance(double value);
    JsonWriter& flag(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter& nothing() { return raw("null"); }
    // A value that is JSON already.
    JsonWriter& raw(std::string_view json);

    // Members of an object.
    JsonWriter& text(std::string_view member, std::string_view value) {
        return name(member).text(value);
    }
    JsonWriter& number(std::string_view member, std::int64_t value) {
        return name(member).number(value);
    }
    template <std::size_t N>
    JsonWriter& text(const char (&member)[N], std::string_view value) {
        if constexpr (kSmall) return plain_text(member, value);
        return text_at(put_name(member, value.size() + 2), value);
    }
    template <std::size_t N>
    JsonWriter& number(const char (&member)[N], std::int64_t value) {
        if constexpr (kSmall) return plain_number(member, value);
        return number_at(put_name(member, kLongestNumber), value);
    }
    template <std::size_t N>
    JsonWriter& flag(const char (&member)[N], bool value) {
        if constexpr (kSmall) return plain_name(member).flag(value);
        char* at = put_name(member, sizeof "false");
        std::memcpy(at, value ? "true " : "false", 5);
        end_at(at + (value ? 4 : 5));
        return *this;
    }

    // [..] of what write(element) writes for each.
    template <class Range, class Write>
    JsonWriter& list(const Range& range, Write&& write) {
        open_list();
        for (const auto& one : range) write(one);
        return close_list();
    }
    template <class Range>
    JsonWriter& texts(const Range& range) {
        return list(range, [this](std::string_view one) { text(one); });
    }
    template <class Range>
    JsonWriter& numbers(const Range& range) {
        return list(range, [this](std::int64_t one) { number(one); });
    }

    void reserve(std::size_t bytes) { make_room(bytes); }
    std::string_view so_far() const { return {buffer_.data(), used_}; }
    std::string take();

  private:
    // Modules for pages are counted in bytes: there a name is an argument, and its length is looked
    // for in each call. Elsewhere it is written where it stands: these are most of what a server
    // does for a move.
#ifdef __wasm__
    static constexpr bool kSmall = true;
#else
    static constexpr bool kSmall = false;
#endif
    static constexpr std::size_t kLongestNumber = 20;

    JsonWriter& plain_name(const char* name);
    JsonWriter& plain_text(const char* member, std::string_view value);
    JsonWriter& plain_number(const char* member, std::int64_t value);

    // Where so many bytes can be written; a comma stands before it if it is needed.
    char* room(std::size_t bytes);
    template <std::size_t N>
    char* put_name(const char (&plain)[N], std::size_t more) {
        char* at = room(N + 2 + more);
        *at++ = '"';
        std::memcpy(at, plain, N - 1);
        at += N - 1;
        *at++ = '"';
        *at++ = ':';
        return at;
    }
    JsonWriter& text_at(char* at, std::string_view text);
    JsonWriter& number_at(char* at, std::int64_t value);
    JsonWriter& long_number_at(char* at, std::int64_t value);
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void make_room(std::size_t bytes);
    void end_at(const char* end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }

    std::string buffer_;  // what is written, and room behind it
    std::size_t used_ = 0;
    bool fresh_ = true;  // nothing stands before what comes next
};

#ifndef __wasm__
inline char* JsonWriter::room(std::size_t bytes) {
    if (buffer_.size() - used_ <= bytes) make_room(bytes + 1);
    char* at = buffer_.data() + used_;
    *at = ',';
    if (!fresh_) ++at;
    fresh_ = false;
    return at;
}

inline JsonWriter& JsonWriter::number_at(char* at, std::int64_t value) {
    if (value < 0 || value > 9) return long_number_at(at, value);
    *at = static_cast<char>('0' + value);
    end_at(at + 1);
    return *this;
}

inline JsonWriter& JsonWriter::open(char bracket) {
    char* at = room(1);
    *at = bracket;
    end_at(at + 1);
    fresh_ = true;
    return *this;
}

inline JsonWriter& JsonWriter::close(char bracket) {
    if (buffer_.size() == used_) make_room(1);
    buffer_.data()[used_++] = bracket;
    fresh_ = false;
    return *this;
}
#endif

}  // namespace engawa

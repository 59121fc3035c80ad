// Writes JSON into one text, part after part, without a tree in between.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engawa {

class JsonWriter {
  public:
    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_list() { return open('['); }
    JsonWriter& close_list() { return close(']'); }

    // The name of the member that comes next. One that stands in the source is plain.
    JsonWriter& name(std::string_view name);
    template <std::size_t N>
    JsonWriter& name(const char (&plain)[N]) {
        return plain_name(in_source(plain));
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
        return plain_text(in_source(member), value);
    }
    template <std::size_t N>
    JsonWriter& number(const char (&member)[N], std::int64_t value) {
        return plain_number(in_source(member), value);
    }
    template <std::size_t N>
    JsonWriter& flag(const char (&member)[N], bool value) {
        return plain_name(in_source(member)).flag(value);
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
    // A name with its length, which is known where it stands. Modules for pages are counted in
    // bytes: there it is one argument, and looked for in each call.
#ifdef __wasm__
    using InSource = const char*;
#else
    using InSource = std::string_view;
#endif
    template <std::size_t N>
    static constexpr InSource in_source(const char (&plain)[N]) {
        return plain;
    }

    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    JsonWriter& plain_name(InSource name);
    JsonWriter& plain_text(InSource member, std::string_view value);
    JsonWriter& plain_number(InSource member, std::int64_t value);
    void make_room(std::size_t bytes);
    // Where so many bytes and a comma can be written; the comma stands there if it is needed.
    char* room(std::size_t bytes);
    void end_at(const char* end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }

    std::string buffer_;  // what is written, and room behind it
    std::size_t used_ = 0;
    bool fresh_ = true;  // nothing stands before what comes next
};

}  // namespace engawa

// Writing JSON, just enough for answers. Text must be UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engawa::wasm {

inline std::string quoted(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += kHex[static_cast<unsigned char>(c) >> 4];
            out += kHex[c & 15];
        } else {
            out += c;
        }
    }
    return out += '"';
}

inline std::string boolean(bool value) { return value ? "true" : "false"; }

// [..] of what `write` makes of every element.
template <class Range, class Write>
std::string list(const Range& range, Write&& write) {
    std::string out = "[";
    for (const auto& one : range) {
        if (out.size() > 1) out += ',';
        out += write(one);
    }
    return out += ']';
}

template <class Range>
std::string texts(const Range& range) {
    return list(range, [](const auto& text) { return quoted(text); });
}

// {..}; values are JSON already unless the function says otherwise.
class Object {
  public:
    Object& add(std::string_view name, const std::string& json) {
        out_ += out_.size() > 1 ? "," : "";
        out_ += quoted(name) + ':' + json;
        return *this;
    }
    Object& text(std::string_view name, std::string_view value) { return add(name, quoted(value)); }
    Object& number(std::string_view name, std::int64_t value) {
        return add(name, std::to_string(value));
    }
    Object& flag(std::string_view name, bool value) { return add(name, boolean(value)); }
    std::string done() const { return out_ + '}'; }

  private:
    std::string out_ = "{";
};

}  // namespace engawa::wasm

// Writing JSON, just enough for answers. Text must be UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/json_text.h"

namespace engawa::wasm {

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
    return list(range, [](const auto& text) { return json_quoted(text); });
}

// {..}; values are JSON already unless the function says otherwise.
class Object {
  public:
    Object& add(std::string_view name, const std::string& json) {
        out_ += out_.size() > 1 ? "," : "";
        out_ += json_quoted(name) + ':' + json;
        return *this;
    }
    Object& text(std::string_view name, std::string_view value) {
        return add(name, json_quoted(value));
    }
    Object& number(std::string_view name, std::int64_t value) {
        return add(name, std::to_string(value));
    }
    Object& flag(std::string_view name, bool value) { return add(name, boolean(value)); }
    std::string done() const { return out_ + '}'; }

  private:
    std::string out_ = "{";
};

}  // namespace engawa::wasm

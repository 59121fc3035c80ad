// What every fuzz target needs: promises, and text.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "engine/core/result.h"

namespace engawa::fuzz {

inline void must(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

inline std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

inline void must_explain(const Error& error) {
    must(!error.code.empty(), "a refusal has a code");
    must(!error.text.empty(), "a refusal has a text");
    must(error.text.size() < 1000, "a refusal does not echo all it was given");
}

}  // namespace engawa::fuzz

// Writing JSON: strings and arrays of strings. json_reader.h and json.h read it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa {

// How many bytes at the front stand for themselves in a JSON string.
std::size_t plain_json_bytes(std::string_view text);

// The text must be UTF-8.
std::string json_quoted(std::string_view text);
std::string json_array(const std::vector<std::string>& texts);

}  // namespace engawa

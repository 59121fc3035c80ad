// The words for people, built into the binary from data/words/LANGUAGE.json. Parsing them is the
// caller's business.
#pragma once

#include <string_view>

namespace engawa {

// The bytes of data/words/LANGUAGE.json ("en"), or nothing if there is no such language.
std::string_view words_json(std::string_view language);

}  // namespace engawa

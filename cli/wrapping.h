// Text in lines of so many columns.
#pragma once

#include <string>
#include <string_view>

namespace engawa::cli {

// Lines of at most `width` columns, broken at blanks; later lines are indented.
std::string wrapped(std::string_view text, int width, int indent);

// How many columns a UTF-8 text takes, all its characters being one column wide.
int columns(std::string_view utf8);

}  // namespace engawa::cli

// Text from outside, line by line, and what is shown of it again.
#pragma once

#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.h"  // quoted

namespace engawa::cli {

inline constexpr std::size_t kLongestLine = 65536;

enum class LineRead : std::uint8_t { Line, TooLong, End };

// One line without its end. A line that is too long is skipped to its end.
LineRead read_line(std::istream& in, std::string& line);

std::string trimmed(std::string_view text);
std::vector<std::string> words_of(std::string_view line);
std::string lower(std::string_view text);

// A number without sign, or -1.
long long number_of(std::string_view text);

// The candidates nearest to the text by slips of typing, best first; none that is far off.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates,
                                 std::size_t most);

}  // namespace engawa::cli

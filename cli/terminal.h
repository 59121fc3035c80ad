// What the terminal can show, and pictures painted for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "terminal/picture.h"

namespace engawa::cli {

enum class Colours : std::uint8_t { None, Few, Many, True };  // 0, 16, 256, 16 million
enum class Ground : std::uint8_t { Unknown, Dark, Light };

struct Terminal {
    Colours colours = Colours::None;
    Ground ground = Ground::Unknown;
    bool output = false;  // standard output is a terminal
    bool input = false;   // standard input is one
    bool errors = false;  // standard error is one
    bool cursor = false;  // it understands how to move the cursor
    bool unicode = true;
    int rows = 24;
    int columns = 80;
};

// NO_COLOR, a pipe and a dumb terminal mean no colours.
Terminal this_terminal();
// Rows and columns as they are now; windows are resized.
void measure(Terminal& terminal);

// The text with this ink, and the ink's end.
std::string painted(const Terminal& terminal, std::string_view text, Ink ink, bool strong = false);
std::string painted(const Terminal& terminal, const Picture& picture);

}  // namespace engawa::cli

// A drawing made of text: what a terminal, a log or a test shows of a position.
//
// The game says what every piece of text means; whoever shows it decides on colours, or leaves them
// out. Nothing may be told by ink alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace engawa {

enum class Ink : std::uint8_t {
    Plain,
    Quiet,   // coordinates, empty squares
    First,   // seat 1
    Second,  // seat 2
    Threat,
    Cover,
    Legal,
    Last,  // what the last move touched
    Gold,  // points, victory
    Chance,
};

struct Span {
    std::string text;  // UTF-8
    Ink ink = Ink::Plain;
    bool strong = false;
};

struct Picture {
    std::vector<std::vector<Span>> lines;
};

// What the person asked to see on top of the position.
struct PictureWish {
    bool threat = false;  // the threat map of both sides
    bool cover = false;
    bool ascii = false;  // letters only, for terminals without Unicode
    int columns = 80;    // room to draw in; a picture may be smaller than that
    int rows = 24;
};

}  // namespace engawa

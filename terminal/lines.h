// Pictures that are lines of text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "terminal/picture.h"

namespace engawa {

// A picture that is written from left to right.
class Lines {
  public:
    Lines& line() {
        picture_.lines.emplace_back();
        return *this;
    }
    Lines& add(std::string text, Ink ink = Ink::Plain, bool strong = false) {
        picture_.lines.back().push_back({std::move(text), ink, strong});
        return *this;
    }
    // Padded to `width`; text that is longer is cut, with a blank behind it.
    Lines& column(const std::string& text, int width, Ink ink = Ink::Plain, bool strong = false) {
        return add(padded(text, width), ink, strong);
    }
    void append(const Picture& other) {
        picture_.lines.insert(picture_.lines.end(), other.lines.begin(), other.lines.end());
    }
    Picture take() {
        for (auto& line : picture_.lines) {  // no blanks at the end of a line
            while (!line.empty()) {
                std::string& text = line.back().text;
                text.resize(text.find_last_not_of(' ') + 1);  // npos + 1 is 0
                if (!text.empty()) break;
                line.pop_back();
            }
        }
        return std::move(picture_);
    }

    int rows() const { return static_cast<int>(picture_.lines.size()); }

    static int columns(std::string_view utf8) {
        return static_cast<int>(
            std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
    }
    static std::string padded(std::string text, int width) {
        const int wide = columns(text);
        if (wide < width) return text + std::string(static_cast<unsigned>(width - wide), ' ');
        return cut(std::move(text), width - 1) + ' ';
    }
    static std::string cut(std::string text, int width) {
        if (columns(text) <= width) return text;
        while (columns(text) > width - 1) {
            do {
                const bool inside = (text.back() & 0xc0) == 0x80;
                text.pop_back();
                if (!inside) break;
            } while (!text.empty());
        }
        return text + '.';
    }

  private:
    Picture picture_;
};

}  // namespace engawa

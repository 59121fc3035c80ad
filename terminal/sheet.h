// A sheet of characters to draw a picture on. All characters are one column wide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/utf8.h"
#include "terminal/picture.h"

namespace engawa {

class Sheet {
  public:
    Sheet(int rows, int columns)
        : rows_(static_cast<unsigned>(rows), Row(static_cast<unsigned>(columns))) {}

    int rows() const { return static_cast<int>(rows_.size()); }

    // What lies outside the sheet is cut off.
    void put(int row, int column, char32_t sign, Ink ink = Ink::Plain, bool strong = false) {
        if (row < 0 || row >= rows() || column < 0) return;
        Row& line = rows_[row];
        if (column < static_cast<int>(line.size())) {
            line[column] = {sign, ink, strong};
        }
    }
    void put(int row, int column, std::string_view ascii, Ink ink = Ink::Plain,
             bool strong = false) {
        for (const char c : ascii) put(row, column++, static_cast<char32_t>(c), ink, strong);
    }
    Picture picture() const {
        Picture picture;
        for (const Row& row : rows_) picture.lines.push_back(spans(row));
        return picture;
    }

  private:
    struct Glyph {
        char32_t sign = U' ';
        Ink ink = Ink::Plain;
        bool strong = false;
    };
    using Row = std::vector<Glyph>;

    static std::vector<Span> spans(Row row) {
        while (!row.empty() && row.back().sign == U' ') row.pop_back();
        std::vector<Span> line;
        for (const Glyph& glyph : row) {
            const bool same =
                !line.empty() && (glyph.sign == U' ' || (line.back().ink == glyph.ink &&
                                                         line.back().strong == glyph.strong));
            if (!same) line.push_back({"", glyph.ink, glyph.strong});
            add_utf8(line.back().text, glyph.sign);
        }
        return line;
    }

    std::vector<Row> rows_;
};

}  // namespace engawa

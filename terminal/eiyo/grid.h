// Entries of a sheet beside each other.
#pragma once

#include <string>

#include "terminal/lines.h"

namespace engawa::eiyo {

// In columns of this width.
class Grid {
  public:
    Grid(Lines& lines, int width) : lines_(lines), across_(79 / width), width_(width) {}
    void add(const std::string& name, const std::string& value) {
        if (entries_++ % across_ == 0) lines_.line();
        const int left = width_ - 2 - static_cast<int>(value.size());
        lines_.column("  " + name, left).add(value, Ink::Plain, true).add("  ");
    }

  private:
    Lines& lines_;
    int across_;
    int width_;
    int entries_ = 0;
};

}  // namespace engawa::eiyo

// Sixteen hexadecimal digits that tell card sets apart: a game adds every value of its set.
//
// Every value is followed by a line end, so that no two sets give the same text.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/hash.h"

namespace engawa {

class CardDigest {
  public:
    void add(std::string_view text) {
        fnv_.add(text);
        fnv_.add("\n");
    }
    void add(int number) { add(std::string_view{std::to_string(number)}); }

    std::string hex() const { return in_hex(fnv_.value()); }

  private:
    Fnv1a fnv_;
};

}  // namespace engawa

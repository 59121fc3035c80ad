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

    std::string hex() const {
        std::string out(16, '0');
        std::uint64_t value = fnv_.value();
        for (unsigned i = 16; i-- > 0; value >>= 4) out[i] = "0123456789abcdef"[value & 15];
        return out;
    }

  private:
    Fnv1a fnv_;
};

}  // namespace engawa

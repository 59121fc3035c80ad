// Which ticket chance draws. A match says how many tickets there are and plays the one it is given;
// which one that is, is decided here, outside the match and in the same way on every target.
//
// The n-th draw of a table depends on its key and on n alone, so that a table that was kept goes on
// exactly as it would have.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/chacha20.h"
#include "engine/core/result.h"

namespace engawa {

// The next draw of a match.
struct Draw {
    std::uint32_t tickets = 0;  // the sum of the weights; 0: it is not chance's turn
    std::uint64_t n = 0;        // draws before it; undone ones count, for chance is drawn anew
    int kind = 0;               // which bag or die
    int of_kind = 0;            // how many draws of that kind stand
};

// Words of ChaCha20 with the nonce n; those that would favour low tickets are passed over.
std::uint32_t plain_ticket(const ChanceKey& key, const Draw& draw);

// By a public seed (docs/decisions/0012): the n-th draw of its kind, so that friends meet the same
// cards whatever they do.
std::uint32_t seeded_ticket(std::uint64_t seed, const Draw& draw);

// The key of a table whose luck is fixed by a small seed, for studies and tests: no secret.
ChanceKey key_of_seed(std::uint64_t seed);

std::string write_key(const ChanceKey& key);        // 64 hexadecimal digits
Result<ChanceKey> read_key(std::string_view text);  // code: bad_key

}  // namespace engawa

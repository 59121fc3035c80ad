// Tokens of guests, links and ids: random bytes of the system, written for addresses. What is
// stored of a token is its digest alone, and digests are compared in constant time.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/chacha20.h"
#include "engine/core/result.h"
#include "server/store/store.h"

namespace engawa::server {

// Before anything else. Code: no_randomness.
Result<Done> open_randomness();

std::string make_token();     // 43 characters, 256 bits
std::string make_table_id();  // 12 characters; begins with t, and opens nothing by itself
// "200-7-41": three numbers below 256, which a page says as three words.
std::string make_code();
ChanceKey make_key();

// A text that cannot be a token has a digest too, which nothing has: all take the same way.
Digest digest_of(std::string_view token);
bool same(const Digest& one, const Digest& other);

}  // namespace engawa::server

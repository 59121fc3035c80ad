// What a client can read and what it has: Accept-Encoding and If-None-Match.
#pragma once

#include <cstdint>
#include <string_view>

namespace engawa::server {

enum class Encoding : std::uint8_t { Plain, Gzip, Brotli };

// The form to send, of those that exist: the one that the client likes best, and among equals the
// smallest.
Encoding choose_encoding(std::string_view accept, bool gzip, bool brotli);

// Whether If-None-Match names the etag, so that the client has these bytes.
bool names_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace engawa::server

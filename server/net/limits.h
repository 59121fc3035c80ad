// How much a client may ask for and how long it may take. docs/hosting.md has the same table for
// hosts.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace engawa::server {

struct Limits {
    int head_bytes = 8 * 1024;   // first line and fields of a request
    int body_bytes = 64 * 1024;  // of a request
    int head_seconds = 10;       // from its first byte, or from connecting, to the end of the head
    int body_seconds = 20;       // from the end of the head to the end of the body
    int idle_seconds = 60;       // between two requests of a connection
    int write_seconds = 30;      // for each 64 KiB of an answer
    int stop_seconds = 5;        // what is under way when the server is told to stop
    int per_address = 200;       // connections from one address, or one /64 of IPv6
    int connections = 10'000;    // in all; never more than the files that the process may open
};

// Sets one of them from "head_seconds=10". Code: bad_limit.
Result<Done> set_limit(Limits& limits, std::string_view text);

}  // namespace engawa::server

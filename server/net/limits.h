// How much a client may ask for and how long it may take. docs/hosting.md has the same table for
// hosts.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace engawa::server {

struct Limits {
    int head_bytes = 8 * 1024;      // first line and fields of a request
    int body_bytes = 64 * 1024;     // of a request
    int cards_bytes = 1024 * 1024;  // of a request that brings cards
    int message_bytes = 4 * 1024;   // of a WebSocket, from a client
    int head_seconds = 10;     // from its first byte, or from connecting, to the end of the head
    int body_seconds = 20;     // from the end of the head to the end of the body
    int idle_seconds = 60;     // between two requests of a connection
    int write_seconds = 30;    // for each 64 KiB of an answer
    int hello_seconds = 5;     // until a WebSocket has said who it is
    int ping_seconds = 20;     // between two pings; a client that answers none of two has gone
    int queue_messages = 256;  // that wait for a client
    int queue_bytes = 256 * 1024;
    int unknown = 20;        // WebSockets of one address that have not said who they are
    int commands = 20;       // a second, of one WebSocket; twice as many at once
    int openings = 10;       // tables a minute, of one address; as many at once
    int sleep_seconds = 10;  // a table that nobody looks at leaves memory after one or two of them
    int stop_seconds = 5;    // what is under way when the server is told to stop
    int per_address = 200;   // connections from one address, or one /64 of IPv6
    int connections = 10'000;  // in all; never more than the files that the process may open
};

// Sets one of them from "head_seconds=10". Code: bad_limit.
Result<Done> set_limit(Limits& limits, std::string_view text);

}  // namespace engawa::server

// A WebSocket that says everything back, with the server's own streams and frames: what a message
// costs here before there is a table behind it. For `engawa load` alone.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/core/result.h"

namespace engawa::server {

// Listens at 127.0.0.1, tells the port, and goes on until SIGTERM. Code: no_socket.
Result<Done> serve_echo(const std::function<void(std::uint16_t port)>& opened);

}  // namespace engawa::server

// The handshake of WebSocket, as text.
#pragma once

#include <string>
#include <string_view>

#include "server/api/request.h"

namespace engawa::server {

bool asks_for_websocket(const Request& request);
// The head of the answer: no extension is agreed to.
std::string upgrade_head(const Request& request);
// The head of an answer whose lines come as they happen.
std::string lines_head();

}  // namespace engawa::server

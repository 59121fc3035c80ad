// The head of an answer as bytes of HTTP/1.1, with the fields that every answer has: what a browser
// may do with it and with the page.
#pragma once

#include <ctime>
#include <string>

#include "server/api/request.h"

namespace engawa::server {

// With the empty line at its end. `stay`: the connection stays open after it.
std::string write_head(const Answer& answer, std::time_t now, bool stay);

}  // namespace engawa::server

// The description of the API, as it is served: server/api/openapi.json.
#pragma once

#include <string_view>

namespace engawa::server {

std::string_view openapi_text();

}  // namespace engawa::server

#include "server/api/openapi.h"

__asm__(
    ".section .rodata\n"
    ".global engawa_openapi_begin, engawa_openapi_end\n"
    "engawa_openapi_begin:\n"
    ".incbin \"" ENGAWA_OPENAPI
    "\"\n"
    "engawa_openapi_end:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" {
extern const char engawa_openapi_begin[];
extern const char engawa_openapi_end[];
}

namespace engawa::server {

std::string_view openapi_text() {
    return {engawa_openapi_begin,
            static_cast<std::size_t>(engawa_openapi_end - engawa_openapi_begin)};
}

}  // namespace engawa::server

#include "server/page/page.h"

// The assembler reads the file: a compiler would take minutes for an array of that size.
// ENGAWA_PAGE is a string with the path, given by the build, which also knows when the file
// changes.
asm(".section .rodata\n"
    ".balign 64\n"
    "engawa_page_begin:\n"
    ".incbin \"" ENGAWA_PAGE
    "\"\n"
    "engawa_page_end:\n"
    ".previous\n");

extern const char page_begin[] asm("engawa_page_begin");
extern const char page_end[] asm("engawa_page_end");

namespace engawa::server {

std::string_view built_page() {
    return {page_begin, static_cast<std::size_t>(page_end - page_begin)};
}

}  // namespace engawa::server

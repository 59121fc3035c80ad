// The built page inside the binary, as tools/pack_page.mjs wrote it.
#pragma once

#include <string_view>

namespace engawa::server {

// For Shelf::read. Empty if the page was not built when this program was.
std::string_view built_page();

}  // namespace engawa::server

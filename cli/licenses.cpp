#include "cli/licenses.h"

#include <algorithm>
#include <iostream>
#include <string>

namespace engawa::cli {

void print_licenses() {
    std::cout << license_text("engawa");
    // As CMake found them: a new file needs no line here.
    constexpr std::string_view kNames = ENGAWA_LICENSES;
    for (std::size_t at = 0; at < kNames.size();) {
        const std::size_t end = std::min(kNames.find(' ', at), kNames.size());
        const std::string_view name = kNames.substr(at, end - at);
        at = end + 1;
        if (name == "engawa") continue;
        std::cout << '\n' << std::string(80, '-') << "\n\n" << license_text(name);
    }
}

}  // namespace engawa::cli

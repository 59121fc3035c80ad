// The licences of everything that is linked into the program, inside it: licenses/*.txt.
#pragma once

#include <string_view>

namespace engawa::cli {

// The text of licenses/NAME.txt; empty if there is none.
std::string_view license_text(std::string_view name);

// `engawa --licenses`.
void print_licenses();

}  // namespace engawa::cli

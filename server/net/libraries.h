// What is inside the program and reads what strangers send, with its version: whoever hears of a
// fault in one of them looks here.
#pragma once

#include <string>
#include <vector>

namespace engawa::server {

std::vector<std::string> libraries();

}  // namespace engawa::server

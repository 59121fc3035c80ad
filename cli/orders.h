// Standing orders as people type them: "battles pass", "quiet ask", "head stop", "off", "usual".
#pragma once

#include <optional>
#include <string>

#include "engine/host/orders.h"

namespace engawa::cli {

// As the host reads them; nothing: not understood.
std::optional<std::string> order_meant(const std::string& text, const Orders& usual);

}  // namespace engawa::cli

// A QR code for the terminal: two squares to a character, with the light border that cameras need.
#pragma once

#include <string>
#include <string_view>

namespace engawa::cli {

// Black on white where colours are understood, whatever the terminal's own are; else drawn for a
// dark one.
std::string qr_picture(std::string_view text, bool colours);

}  // namespace engawa::cli

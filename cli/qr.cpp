#include "cli/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace engawa::cli {
namespace {

constexpr int kBorder = 4;  // as the standard asks
constexpr const char* kBlackOnWhite = "\x1b[38;5;16;48;5;231m";
constexpr const char* kReset = "\x1b[0m";

// Ink above and below.
const char* block(bool above, bool below) {
    if (above) return below ? "█" : "▀";
    return below ? "▄" : " ";
}

}  // namespace

std::string qr_picture(std::string_view text, bool colours) {
    using qrcodegen::QrCode;
    const QrCode code = QrCode::encodeText(std::string{text}.c_str(), QrCode::Ecc::LOW);
    const auto ink = [&code, colours](int x, int y) {
        const bool dark = code.getModule(x, y);  // false outside
        return dark == colours;
    };
    std::string picture;
    const int end = code.getSize() + kBorder;
    for (int y = -kBorder; y < end; y += 2) {
        if (colours) picture += kBlackOnWhite;
        for (int x = -kBorder; x < end; ++x) picture += block(ink(x, y), ink(x, y + 1));
        picture.append(colours ? kReset : "").append("\n");
    }
    return picture;
}

}  // namespace engawa::cli

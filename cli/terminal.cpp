#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace engawa::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

Colours colours_here() {
    const std::string_view term = environment("TERM");
    if (!environment("NO_COLOR").empty() || term.empty() || term == "dumb") return Colours::None;
    const std::string_view depth = environment("COLORTERM");
    if (depth == "truecolor" || depth == "24bit") return Colours::True;
    return term.find("256color") != std::string_view::npos ? Colours::Many : Colours::Few;
}

// COLORFGBG is "foreground;background" in the sixteen colours, where a terminal sets it at all.
Ground ground_here() {
    const std::string_view hint = environment("COLORFGBG");
    const auto last = hint.rfind(';');
    if (last == std::string_view::npos) return Ground::Unknown;
    const std::string_view ground = hint.substr(last + 1);
    return ground == "7" || ground == "15" ? Ground::Light : Ground::Dark;
}

// Only a locale that says otherwise means no Unicode: containers often have none at all.
bool unicode_here() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view locale = environment(name);
        if (locale.empty()) continue;
        for (const std::string_view sign : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
            if (locale.find(sign) != std::string_view::npos) return true;
        }
        return false;
    }
    return true;
}

struct Shade {
    int red, green, blue;
    int few;  // of the sixteen colours
};

// One shade for each ink, Plain first and unused. The colours of the house for dark and for light
// grounds; in the middle, colours that can be read on both.
using Shades = std::array<Shade, 10>;
constexpr Shades kDark = {{{},
                           {164, 156, 142, 90},    // quiet: nezumi
                           {141, 184, 224, 94},    // first: ai, indigo
                           {240, 138, 116, 91},    // second: shu, vermilion
                           {240, 138, 116, 91},    // threat
                           {143, 193, 153, 92},    // cover: matsu, green
                           {141, 184, 224, 94},    // legal
                           {217, 183, 95, 93},     // last: kin, gold
                           {217, 183, 95, 93},     // gold
                           {189, 163, 221, 95}}};  // chance: fuji, violet
constexpr Shades kLight = {{{},
                            {106, 100, 91, 90},
                            {31, 78, 121, 34},
                            {184, 51, 31, 31},
                            {184, 51, 31, 31},
                            {63, 107, 70, 32},
                            {31, 78, 121, 34},
                            {134, 103, 30, 33},
                            {134, 103, 30, 33},
                            {106, 76, 140, 35}}};
constexpr Shades kEither = {{{},
                             {125, 119, 110, 90},
                             {61, 127, 189, 34},
                             {216, 84, 60, 31},
                             {216, 84, 60, 31},
                             {76, 138, 88, 32},
                             {61, 127, 189, 34},
                             {163, 122, 29, 33},
                             {163, 122, 29, 33},
                             {145, 104, 190, 35}}};

const Shades& shades(Ground ground) {
    if (ground == Ground::Unknown) return kEither;
    return ground == Ground::Dark ? kDark : kLight;
}

int sixth(int value) { return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40; }

std::string start(const Terminal& terminal, Ink ink) {
    if (ink == Ink::Plain) return "";
    const Shade& shade = shades(terminal.ground)[static_cast<unsigned>(ink)];
    if (terminal.colours == Colours::Few) return std::to_string(shade.few);
    if (terminal.colours == Colours::Many) {
        return "38;5;" + std::to_string(16 + 36 * sixth(shade.red) + 6 * sixth(shade.green) +
                                        sixth(shade.blue));
    }
    return "38;2;" + std::to_string(shade.red) + ';' + std::to_string(shade.green) + ';' +
           std::to_string(shade.blue);
}

}  // namespace

void measure(Terminal& here) {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
    if (size.ws_row >= 8) here.rows = size.ws_row;
    if (size.ws_col >= 20) here.columns = size.ws_col;
}

Terminal this_terminal() {
    Terminal here;
    here.output = isatty(STDOUT_FILENO) != 0;
    here.input = isatty(STDIN_FILENO) != 0;
    here.errors = isatty(STDERR_FILENO) != 0;
    if (here.output) {
        here.cursor = !environment("TERM").empty() && environment("TERM") != "dumb";
        here.colours = colours_here();
        here.ground = ground_here();
        here.unicode = unicode_here();
        measure(here);
    }
    return here;
}

std::string painted(const Terminal& terminal, std::string_view text, Ink ink, bool strong) {
    if (terminal.colours == Colours::None || (ink == Ink::Plain && !strong)) {
        return std::string{text};
    }
    const std::string colour = start(terminal, ink);
    const std::string bold = strong ? "1" : "";
    const std::string between = colour.empty() || bold.empty() ? "" : ";";
    return "\x1b[" + bold + between + colour + 'm' + std::string{text} + "\x1b[0m";
}

std::string painted(const Terminal& terminal, const Picture& picture) {
    std::string out;
    for (const auto& line : picture.lines) {
        for (const Span& span : line) out += painted(terminal, span.text, span.ink, span.strong);
        out += '\n';
    }
    return out;
}

}  // namespace engawa::cli

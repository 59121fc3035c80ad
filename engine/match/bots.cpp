#include "engine/match/bots.h"

#include <array>

#include "engine/core/text.h"

namespace engawa {
namespace {

constexpr std::array<std::string_view, 4> kLevels = {"random", "novice", "adept", "master"};
constexpr std::int32_t kMostNodes = 1000000000;

Error bad_bot(std::string_view text) {
    return error("bad_bot", quoted(text) +
                                " is not a bot: random, novice, adept or master, with :nodes=N or "
                                ":time=SECONDS behind it");
}

// Seconds with at most three digits behind the point, up to an hour.
bool read_seconds(std::string_view text, double& seconds) {
    const auto point = text.find('.');
    const auto whole = read_number(text.substr(0, point), 3600);
    if (!whole) return false;
    seconds = *whole;
    if (point == std::string_view::npos) return seconds > 0;
    double digit = 0.1;
    const std::string_view rest = text.substr(point + 1);
    if (rest.empty() || rest.size() > 3) return false;
    for (const char c : rest) {
        if (c < '0' || c > '9') return false;
        seconds += (c - '0') * digit;
        digit /= 10;
    }
    return seconds > 0;
}

}  // namespace

std::string_view level_name(Level level) { return kLevels[static_cast<unsigned>(level)]; }

Result<BotSpec> read_bot(std::string_view text) {
    const auto parts = split(text, ':', 3);
    BotSpec bot;
    bool known = false;
    for (unsigned i = 0; i < kLevels.size(); ++i) {
        if (parts[0] != kLevels[i]) continue;
        bot.level = static_cast<Level>(i);
        known = true;
    }
    if (!known || parts.size() > 2) return bad_bot(text);
    if (parts.size() == 1) return bot;
    if (parts[1].starts_with("nodes=")) {
        const auto nodes = read_number(parts[1].substr(6), kMostNodes);
        if (!nodes || *nodes == 0) return bad_bot(text);
        bot.nodes = static_cast<std::uint32_t>(*nodes);
        return bot;
    }
    if (parts[1].starts_with("time=") && read_seconds(parts[1].substr(5), bot.seconds)) return bot;
    return bad_bot(text);
}

std::string write_bot(const BotSpec& bot) {
    std::string out{level_name(bot.level)};
    if (bot.nodes != 0) return out + ":nodes=" + std::to_string(bot.nodes);
    if (bot.seconds == 0) return out;
    const auto thousandths = static_cast<int>(bot.seconds * 1000 + 0.5);
    std::string digits = std::to_string(thousandths % 1000 + 1000).substr(1);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    out += ":time=" + std::to_string(thousandths / 1000);
    return digits.empty() ? out : out + '.' + digits;
}

}  // namespace engawa

#include "engine/study/playthrough.h"

#include <algorithm>

namespace engawa {

std::string playthrough_head(std::string_view game, int rules, const Given& given,
                             std::uint64_t seed) {
    std::string out = "# A random game of " + std::string{game} + ", rules version " +
                      std::to_string(rules) + ", seed " + std::to_string(seed);
    for (const auto& [name, value] : given) out += ", " + name + '=' + value;
    return out + '\n';
}

std::string part_in_words(const PlaythroughPart& part) {
    const bool ends = part.to < PlaythroughPart{}.to;
    if (part.from == 0 && !ends) return {};
    std::string out = "# From position " + std::to_string(part.from);
    return out + (ends ? " to " + std::to_string(part.to) : " to the end") + '\n';
}

std::string labelled(std::string_view label, std::string_view text) {
    constexpr std::size_t kWidth = 16;
    std::string out{label};
    out.resize(std::max(kWidth, out.size() + 1), ' ');
    return out + std::string{text} + '\n';
}

std::string seats_in_words(SeatSet seats) {
    std::string out;
    for (const Seat seat : seats) {
        if (!out.empty()) out += ", ";
        out += seat == kChance ? "chance" : "seat " + std::to_string(seat.number());
    }
    return out.empty() ? "nobody" : out;
}

std::string viewer_in_words(Viewer viewer) {
    return viewer.is_watcher() ? "watcher" : "seat " + std::to_string(viewer.seat().number());
}

std::string lines_by_viewer(const std::vector<Line>& lines) {
    const bool same = std::ranges::all_of(
        lines, [&](const Line& line) { return line.second == lines.front().second; });
    if (same) return labelled("  everybody", lines.front().second);
    std::string out;
    for (const auto& [who, text] : lines) out += labelled("  " + who, text);
    return out;
}

std::string in_short(const std::vector<std::string>& texts) {
    constexpr std::size_t kShown = 8;
    Fnv1a digest;
    std::string out = std::to_string(texts.size()) + (texts.size() == 1 ? " move" : " moves");
    for (const std::string& text : texts) digest.add(text + '\n');
    if (texts.size() > kShown) out += ", digest " + in_hex(digest.value());
    out += ':';
    for (std::size_t i = 0; i < texts.size() && i < kShown; ++i) out += ' ' + texts[i];
    return texts.size() > kShown ? out + " ..." : out;
}

std::string report_in_words(const Report& report, int seats) {
    std::string utilities, points;
    for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
        utilities += (i > 0 ? " " : "") + std::to_string(report.utility[i]);
        points += (i > 0 ? " " : "") + std::to_string(report.points[i]);
    }
    std::string out = "\n== the end\n" + labelled("reason", report.reason) +
                      labelled("winners", seats_in_words(report.winners)) +
                      labelled("utilities", utilities) + labelled("points", points);
    for (unsigned i = 0; i < static_cast<unsigned>(report.extra_count); ++i) {
        out += labelled(report.extras[i].name, std::to_string(report.extras[i].value));
    }
    return out;
}

}  // namespace engawa

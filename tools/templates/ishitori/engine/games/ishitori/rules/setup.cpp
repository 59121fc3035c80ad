// The start and the end of a game.
#include "engine/core/hash.h"
#include "engine/games/ishitori/ishitori.h"

namespace engawa::ishitori {
namespace {

constexpr std::string_view kHeaps[] = {"9", "21", "40"};
constexpr OptionSpec kSchema[] = {
    {"stones", OptionKind::Number, kHeaps, 1, kMostStones, "21", RuleId{"ISH-001"}},
};

}  // namespace

std::span<const OptionSpec> Ishitori::schema() const { return kSchema; }

Result<Options> Ishitori::options(const Given& given) const {
    const auto chosen = choose(kSchema, given);
    if (!chosen) return chosen.error();
    return Options{(*chosen)[0].value};
}

State Ishitori::start(const Options& options) const {
    return {static_cast<std::uint8_t>(options.stones), 0};
}

Report Ishitori::report(const State& s) const {
    Report report;
    if (!s.over()) return report;
    const int winner = 1 - s.seat;  // ISH-004
    report.reason = "last_stone";
    report.winners = SeatSet{Seat{winner}};
    report.utility[winner] = 1;
    report.utility[s.seat] = -1;
    return report;
}

std::uint64_t Ishitori::hash(const State& s) const {
    return mix(std::uint64_t{s.left} << 8 | s.seat);
}

bool Ishitori::ok(const State& s) const { return s.left <= kMostStones && s.seat < 2; }

}  // namespace engawa::ishitori

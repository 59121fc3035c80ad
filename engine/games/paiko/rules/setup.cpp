// Options, the start, the stages of the set-up, reports and invariants.
#include "engine/core/hash.h"
#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {
namespace {

constexpr std::string_view kCaps[] = {"400", "0", "200", "60"};
constexpr OptionSpec kSchema[] = {
    {"turn_cap", OptionKind::Number, kCaps, 0, 10000, "400", RuleId{"PAI-196"}},
};

constexpr int kFirstSeven = 7;
constexpr int kNine = 9;

// The board as the tiles alone give it.
Board afresh(const Board& board) {
    Board fresh;
    board.occupied().each([&](Cell cell) { fresh.put(cell, board.tile(cell)); });
    return fresh;
}

bool three_of_each(const State& s, int player) {  // PAI-210
    std::array<int, kTypes> counts{};
    const Stocks& stocks = s.of(player);
    for (int t = 0; t < kTypes; ++t) {
        const auto type = static_cast<Type>(t);
        counts[t] =
            stocks.hand.count(type) + stocks.reserve.count(type) + stocks.discard.count(type);
    }
    s.board.tiles[player].each([&](Cell cell) { ++counts[index(s.board.tile(cell).type())]; });
    for (const int count : counts) {
        if (count != kCopies) return false;
    }
    return true;
}

bool run_fits(const State& s, int player) {
    const Run run = s.run(player);
    if (run.count == 0) return run.cell == Cell{};
    const Tile tile = s.board.tile(run.cell);
    return run.count <= kLongestRun && !tile.none() && tile.owner() == player &&
           shift_range(tile.type()) > 0;
}

std::uint64_t hash_with(const State& s, std::uint64_t board) {
    std::uint64_t hash = board;
    for (int player = 0; player < 2; ++player) {
        const Stocks& stocks = s.of(player);
        hash =
            combine(hash, (std::uint64_t{stocks.hand.bits()} << 32) |
                              (std::uint64_t{stocks.reserve.bits()} << 16) | stocks.discard.bits());
        hash = combine(
            hash, static_cast<std::uint64_t>(s.run(player).cell.index()) * 4 + s.run(player).count);
    }
    const auto rest = (std::uint64_t{s.turn_cap} << 48) | (std::uint64_t{s.turns & 0xffffu} << 32) |
                      (std::uint64_t{s.seat} << 24) | (std::uint64_t{s.passes} << 16) |
                      (std::uint64_t{s.rewards} << 8) | (static_cast<std::uint64_t>(s.phase) << 4) |
                      static_cast<std::uint64_t>(s.lowest);
    return combine(hash, rest);
}

std::string_view tie_reason(const State& s) {
    if (tied_by_losses(s)) return "losses";
    if (s.passes >= 2) return "passes";
    return "turn_cap";
}

}  // namespace

std::span<const OptionSpec> Paiko::schema() const { return kSchema; }

Result<Options> Paiko::options(const Given& given) const {
    const auto chosen = choose(kSchema, given);
    if (!chosen) return chosen.error();
    return Options{(*chosen)[0].value};
}

State Paiko::start(const Options& options) const {  // PAI-065
    State s;
    s.of(0).reserve = Stock::full();
    s.of(1).reserve = Stock::full();
    s.turn_cap = static_cast<std::uint16_t>(options.turn_cap);
    return s;
}

int Paiko::longest(const Options& options) const {
    if (options.turn_cap == 0) return 0;
    // 17 set-up picks, the turns, and a reward pick for at most each of the 48 tiles.
    return 17 + options.turn_cap + 48;
}

Stage set_up_stage(const State& s) {
    const Stock white = s.of(0).hand;
    const Stock black = s.of(1).hand;
    if (white.size() < kFirstSeven) return {0, kFirstSeven - white.size(), white.highest()};
    if (black.size() < kNine) return {1, kNine - black.size(), black.highest()};
    return {0, 1, Type::Sai};
}

bool pick_fits(const Stock& reserve, Type type, Type lowest, int picks_left) {
    return type >= lowest && reserve.has(type) && reserve.size_from(type) >= picks_left;
}

bool tied_by_losses(const State& s) {
    return s.losses(0) >= kTieLosses && s.losses(1) >= kTieLosses && s.points(0) <= kTiePoints &&
           s.points(1) <= kTiePoints;
}

Report Paiko::report(const State& s) const {
    Report report;
    for (unsigned i = 0; i < 2; ++i) report.points[i] = s.board.points[i];
    if (s.phase == Phase::WhiteWon || s.phase == Phase::BlackWon) {
        const unsigned winner = s.phase == Phase::WhiteWon ? 0 : 1;
        report.winners = SeatSet{Seat{static_cast<int>(winner)}};
        report.reason = "points";
        report.utility[winner] = 1;
        report.utility[1 - winner] = -1;
    } else if (s.phase == Phase::Tie) {
        report.reason = tie_reason(s);
    }
    report.add_extra("turns", s.turns);
    report.add_extra("lost_1", s.losses(0));
    report.add_extra("lost_2", s.losses(1));
    return report;
}

std::uint64_t Paiko::hash(const State& s) const { return hash_with(s, s.board.hash); }
std::uint64_t Paiko::hash_afresh(const State& s) const {
    return hash_with(s, afresh(s.board).hash);
}

bool Paiko::ok(const State& s) const {
    for (int player = 0; player < 2; ++player) {
        if (!three_of_each(s, player) || !run_fits(s, player)) return false;
        if (!s.board.capturable(player).empty()) return false;  // PAI-211
        if (!s.over() && s.points(player) >= kWinningPoints) return false;
    }
    if ((s.board.occupied() & kBlack) - s.board.lotuses != Cells{}) return false;  // PAI-009
    return s.board == afresh(s.board) && (s.phase == Phase::Reward) == (s.rewards > 0);
}

}  // namespace engawa::paiko

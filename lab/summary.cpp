#include "lab/summary.h"

#include <optional>
#include <string_view>

namespace engawa::lab {
namespace {

std::optional<int> extra_of(const Report& report, std::string_view name) {
    for (int i = 0; i < report.extra_count; ++i) {
        const Extra& extra = report.extras[i];
        if (extra.name == name) return extra.value;
    }
    return std::nullopt;
}

int turns_of(const Played& game) {
    for (const std::string_view name : {"turns", "round"}) {
        if (const auto count = extra_of(game.report, name)) return *count;
    }
    return game.plies;
}

void add_result(BotScore& bot, double& won, const Report& report, Seat seat, int seats) {
    const double part = victory(report, seat, seats);
    ++(part == 1 ? bot.wins : part > 0 ? bot.draws : bot.losses);
    won += part;
    bot.score_mean += report.points[seat];
}

}  // namespace

// One player alone has nobody to tie with, nor have players who win or lose as one.
double victory(const Report& report, Seat seat, int seats) {
    const bool winner = report.winners.contains(seat);
    if (report.together) return winner ? 1 : 0;
    if (report.winners.empty() && seats > 1) return 1.0 / seats;
    return winner ? 1.0 / report.winners.size() : 0;
}

Summary summarise(const Tournament& tournament, std::span<const Played> games) {
    const int seats = static_cast<int>(tournament.bots.size());
    Summary summary;
    summary.games = static_cast<int>(games.size());
    for (const BotSpec& bot : tournament.bots) summary.bots.emplace_back().name = write_bot(bot);
    summary.seat_wins.resize(tournament.bots.size());
    std::vector<double> won(tournament.bots.size());
    std::vector<int> turns;
    std::vector<int> plies;
    std::map<std::string, std::vector<int>> extras;
    for (const Played& game : games) {
        for (int seat = 0; seat < seats; ++seat) {
            const auto bot = static_cast<unsigned>(bot_on_seat(tournament, game.number, seat));
            add_result(summary.bots[bot], won[bot], game.report, Seat{seat}, seats);
        }
        if (game.report.winners.size() == 1) {
            ++summary.seat_wins[game.report.winners.first().index()];
        }
        turns.push_back(turns_of(game));
        plies.push_back(game.plies);
        ++summary.ends[std::string{game.report.reason}];
        for (int i = 0; i < game.report.extra_count; ++i) {
            const Extra& extra = game.report.extras[i];
            extras[std::string{extra.name}].push_back(extra.value);
        }
        if (const auto rank = extra_of(game.report, "rank")) ++summary.ranks[*rank];
    }
    for (unsigned i = 0; i < summary.bots.size() && summary.games > 0; ++i) {
        summary.bots[i].share = won[i] / summary.games;
        summary.bots[i].interval = wilson(won[i], summary.games);
        summary.bots[i].score_mean /= summary.games;
    }
    for (const auto& [name, values] : extras) summary.extras[name] = mean_of(values);
    summary.turns = spread(turns);
    summary.plies = spread(plies);
    return summary;
}

}  // namespace engawa::lab

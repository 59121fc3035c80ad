#include "lab/breakdown.h"

#include <algorithm>

#include "lab/summary.h"

namespace engawa::lab {
namespace {

struct Tally {
    int seats = 0;
    double won = 0;
};

Group group_of(const std::string& name, const Tally& tally, double fair) {
    Group group{name, tally.seats, 0, wilson(tally.won, tally.seats), 0};
    if (tally.seats > 0) group.share = tally.won / tally.seats;
    if (fair > 0) group.multiple = group.share / fair;
    return group;
}

struct Values {
    std::vector<int> all;
    std::vector<int> winners;
};

// Keeps the order in which the names came first.
class Figures {
  public:
    void add(const std::string& name, int value, bool winner) {
        auto place = std::find(names_.begin(), names_.end(), name);
        const auto i = static_cast<std::size_t>(place - names_.begin());
        if (place == names_.end()) {
            names_.push_back(name);
            values_.emplace_back();
        }
        values_[i].all.push_back(value);
        if (winner) values_[i].winners.push_back(value);
    }
    std::vector<Figure> figures() const {
        std::vector<Figure> found;
        found.reserve(names_.size());
        for (std::size_t i = 0; i < names_.size(); ++i) {
            found.push_back({names_[i], spread(values_[i].all), mean_of(values_[i].winners).mean});
        }
        return found;
    }

  private:
    std::vector<std::string> names_;
    std::vector<Values> values_;
};

// An event that did not happen in a game is not named there.
std::map<std::string, Mean> means_of_events(std::span<const Played> games) {
    std::map<std::string, std::vector<int>> counts;
    for (const Played& game : games) {
        for (const auto& [key, count] : game.happened) counts[key].push_back(count);
    }
    std::map<std::string, Mean> means;
    for (auto& [key, values] : counts) {
        values.resize(games.size());
        means[key] = mean_of(values);
    }
    return means;
}

}  // namespace

Breakdown break_down(const Tournament& tournament, std::span<const Played> games) {
    const int seats = static_cast<int>(tournament.bots.size());
    Tally all;
    std::vector<Tally> by_seat(tournament.bots.size());
    std::map<std::string, Tally> by_trait;
    Figures figures;
    for (const Played& game : games) {
        for (int seat = 0; seat < seats; ++seat) {
            const auto index = static_cast<unsigned>(seat);
            const double won = victory(game.report, Seat{seat}, seats);
            const auto count = [won](Tally& tally) {
                ++tally.seats;
                tally.won += won;
            };
            count(all);
            count(by_seat[index]);
            if (index >= game.traits.size()) continue;
            for (const std::string& trait : game.traits[index].had) count(by_trait[trait]);
            for (const auto& [name, value] : game.traits[index].figures) {
                figures.add(name, value, game.report.winners.contains(Seat{seat}));
            }
        }
    }
    Breakdown breakdown;
    breakdown.fair = all.seats > 0 ? all.won / all.seats : 0;
    for (int seat = 0; seat < seats; ++seat) {
        breakdown.seats.push_back(
            group_of(std::to_string(seat + 1), by_seat[seat], breakdown.fair));
    }
    for (const auto& [trait, tally] : by_trait) {
        breakdown.traits.push_back(group_of(trait, tally, breakdown.fair));
    }
    std::sort(breakdown.traits.begin(), breakdown.traits.end(), [](const Group& a, const Group& b) {
        return a.share != b.share ? a.share > b.share : a.name < b.name;
    });
    breakdown.figures = figures.figures();
    breakdown.events = means_of_events(games);
    return breakdown;
}

}  // namespace engawa::lab

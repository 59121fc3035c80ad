#include "lab/tournament.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

#include "lab/clocked.h"

namespace engawa::lab {
namespace {

int seats_of(const Tournament& tournament) { return static_cast<int>(tournament.bots.size()); }

// Games with one seed. Among bots that are all alike, changing seats would repeat the game.
int group_of(const Tournament& tournament) {
    const std::string first = write_bot(tournament.bots.front());
    const auto alike = [&](const BotSpec& bot) { return write_bot(bot) == first; };
    const bool all = std::all_of(tournament.bots.begin(), tournament.bots.end(), alike);
    return all ? 1 : seats_of(tournament);
}

class Workers {
  public:
    Workers(const Tournament& tournament, Control& control, const EachGame& each)
        : tournament_(tournament), control_(control), each_(each) {}

    Result<std::vector<Played>> run() {
        std::vector<std::thread> threads;
        for (int i = 1; i < tournament_.threads; ++i) threads.emplace_back([this] { work(); });
        work();
        for (std::thread& thread : threads) thread.join();
        if (error_) return *error_;
        std::sort(played_.begin(), played_.end(),
                  [](const Played& a, const Played& b) { return a.number < b.number; });
        return std::move(played_);
    }

  private:
    void work() {
        const int all = games_in_shard(tournament_);
        while (!control_.stop) {
            const std::int64_t index = next_++;
            if (index >= all) return;
            auto played = play(number_in_shard(index));
            if (!played) {
                control_.stop = true;
                const std::lock_guard lock(mutex_);
                error_ = played.error();
                return;
            }
            if (each_ && !each_(*played)) control_.stop = true;
            played.value().record = {};
            const std::lock_guard lock(mutex_);
            played_.push_back(std::move(played).value());
            ++control_.done;
        }
    }

    // Shards take turns, a group at a time.
    int number_in_shard(std::int64_t index) const {
        const int group = group_of(tournament_);
        const std::int64_t groups = index / group * tournament_.shards + tournament_.shard;
        return static_cast<int>(groups * group + index % group);
    }

    Result<Played> play(int number) const {
        std::vector<BotSpec> bots;
        bool clock = false;
        for (int seat = 0; seat < seats_of(tournament_); ++seat) {
            const int bot = bot_on_seat(tournament_, number, seat);
            bots.push_back(tournament_.bots[bot]);
            clock = clock || bots.back().seconds > 0;
        }
        const auto group = static_cast<std::uint64_t>(number / group_of(tournament_));
        Played played;
        played.number = number;
        played.seed = Rng::stream(tournament_.seed, group).next();
        const AnyGame& any = *tournament_.game;
        const bool record = tournament_.records || tournament_.details;
        auto game = clock ? play_by_the_clock(any, tournament_.options, bots, played.seed)
                          : any.self_play(tournament_.options, bots, played.seed, record);
        if (!game) return game.error();
        played.report = game->report;
        played.plies = game->plies;
        played.record = std::move(game.value().record);
        if (tournament_.details) return with_details(std::move(played));
        return played;
    }

    // Bots play without events, so the record is played once more.
    Result<Played> with_details(Played played) const {
        const auto match = tournament_.game->replay(played.record);
        if (!match) return match.error();
        Statistics figures = (*match)->statistics();
        played.happened = std::move(figures.happened);
        played.traits = std::move(figures.traits);
        return played;
    }

    const Tournament& tournament_;
    Control& control_;
    const EachGame& each_;
    std::atomic<std::int64_t> next_ = 0;
    std::mutex mutex_;
    std::vector<Played> played_;
    std::optional<Error> error_;
};

}  // namespace

int bot_on_seat(const Tournament& tournament, int game, int seat) {
    return (seat + game % seats_of(tournament)) % seats_of(tournament);
}

int games_in_shard(const Tournament& tournament) {
    const std::int64_t group = group_of(tournament);
    std::int64_t games = 0;
    for (std::int64_t first = tournament.shard * group; first < tournament.games;
         first += tournament.shards * group) {
        games += std::min(group, tournament.games - first);
    }
    return static_cast<int>(games);
}

Result<std::vector<Played>> play_all(const Tournament& tournament, Control& control,
                                     const EachGame& each) {
    return Workers{tournament, control, each}.run();
}

}  // namespace engawa::lab

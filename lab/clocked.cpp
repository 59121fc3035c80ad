#include "lab/clocked.h"

#include <algorithm>
#include <chrono>

namespace engawa::lab {
namespace {

constexpr std::uint32_t kSlice = 256;

}  // namespace

std::string think(Thinker& thinker, const BotSpec& bot, const EachSlice& each) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(bot.seconds);
    const std::uint32_t budget = thinker.budget();
    for (std::uint32_t nodes = 0; bot.seconds > 0 ? Clock::now() < end : nodes < budget;) {
        const std::uint32_t slice = bot.seconds > 0 ? kSlice : std::min(kSlice, budget - nodes);
        if (thinker.run(slice)) break;
        if (each && !each(thinker)) break;
        nodes += slice;
    }
    return thinker.best();
}

Result<SelfPlay> play_by_the_clock(const AnyGame& game, const Given& options,
                                   std::span<const BotSpec> bots, std::uint64_t seed) {
    Setup setup;
    setup.options = options;
    for (const BotSpec& bot : bots) setup.seats.push_back(write_bot(bot));
    auto match = game.open(setup);
    if (!match) return match.error();
    Rng rng{seed};
    Match& table = **match;
    while (!table.over()) {
        const Seat seat = table.seat_to_ask();
        if (seat == kChance) {
            table.play_chance(rng);
            continue;
        }
        const BotSpec& bot = bots[seat.index()];
        const auto played = table.play(seat, think(*table.think(seat, bot, rng.next()), bot));
        if (!played) return played.error();
        table.ask_aside(seat, [&](Seat other) {
            const Level level = bots[other.index()].level;
            const std::string aside = table.aside(other, level, rng.next());
            if (!aside.empty()) (void)table.play(other, aside);
        });
    }
    return SelfPlay{table.report(), table.plies(), table.record()};
}

}  // namespace engawa::lab

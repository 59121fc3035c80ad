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
        const Seat seat = table.standing().to_ask;
        if (seat == kChance) {
            table.play_ticket(rng.below(table.tickets()));
            continue;
        }
        const BotSpec& bot = bots[seat.index()];
        const auto thinker = table.seen_by(seat)->think(bot, rng.next());
        if (!thinker) return thinker.error();
        const auto played = table.play(seat, think(**thinker, bot));
        if (!played) return played.error();
        table.ask_aside(seat, [&](Seat other) {
            const Level level = bots[other.index()].level;
            const std::string aside = table.seen_by(other)->aside(level, rng.next());
            if (!aside.empty()) (void)table.play(other, aside);
        });
    }
    return SelfPlay{table.report(), table.plies(), table.secret_record().reveal()};
}

}  // namespace engawa::lab

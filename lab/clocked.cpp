#include "lab/clocked.h"

#include <algorithm>
#include <cassert>
#include <chrono>

#include "engine/host/host.h"

namespace engawa::lab {
namespace {

constexpr std::uint32_t kSlice = 256;

std::string answer(const Match& match, const Due& due) {
    const auto view = match.seen_by(due.seat);
    if (due.aside) return view->aside(due.bot.level, due.seed);
    const auto thinker = view->think(due.bot, due.seed);
    assert(thinker);  // only a seat that is to act is asked
    return think(**thinker, due.bot);
}

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
    HostSetup setup;
    setup.options = options;
    setup.luck = Luck::plain(key_of_seed(seed));
    for (const BotSpec& bot : bots) setup.chairs.push_back(Chair::of_bot(bot));
    auto opened = Host::open(game, setup);
    if (!opened) return opened.error();
    Host& host = opened.value();
    for (Due due = host.due(); due.kind != Due::Kind::Nothing; due = host.due()) {
        if (due.kind == Due::Kind::Draw) {
            host.draw();
            continue;
        }
        const auto played = host.answer(due.seat, due.decision, answer(host.match(), due));
        if (!played) return played.error();
    }
    const Match& match = host.match();
    return SelfPlay{match.report(), match.plies(), match.secret_record().reveal()};
}

}  // namespace engawa::lab

#include "lab/clocked.h"

#include <algorithm>
#include <cassert>
#include <chrono>

#include "engine/host/host.h"

namespace engawa::lab {
namespace {

constexpr std::uint32_t kSlice = 256;
constexpr std::uint32_t kTimedSlice = 16;  // a node may take a millisecond
constexpr double kAtLeast = 0.1;           // of its time, before it may be sure

std::string answer(const Match& match, const Due& due) {
    const auto view = match.seen_by(due.seat);
    if (due.aside) return view->aside(due.bot.level, due.seed);
    const auto thinker = view->think(due.bot, due.seed);
    assert(thinker);  // only a seat that is to act is asked
    return think(**thinker, due.bot);
}

std::string think_by_the_clock(Thinker& thinker, double seconds, const EachSlice& each) {
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    double looked = kAtLeast;
    for (std::uint64_t nodes = 0;;) {
        if (thinker.run(kTimedSlice)) break;
        nodes += kTimedSlice;
        const double gone = std::chrono::duration<double>(Clock::now() - begun).count() / seconds;
        if (gone >= 1) break;
        if (each && !each(thinker)) break;
        if (gone < looked) continue;
        looked = gone + 0.05;
        if (thinker.settled(
                static_cast<std::uint64_t>(static_cast<double>(nodes) * (1 - gone) / gone)))
            break;
    }
    return thinker.best();
}

}  // namespace

std::string think(Thinker& thinker, const BotSpec& bot, const EachSlice& each) {
    if (bot.seconds > 0) return think_by_the_clock(thinker, bot.seconds, each);
    const std::uint32_t budget = thinker.budget();
    for (std::uint32_t nodes = 0; nodes < budget;) {
        const std::uint32_t slice = std::min(kSlice, budget - nodes);
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

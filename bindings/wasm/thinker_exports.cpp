// Bots for JavaScript. Whoever calls run owns the clock; a thinker was told a view and nothing
// else.
#include <cmath>

#include "bindings/wasm/boundary.h"

namespace engawa::wasm {
namespace {

std::string put(std::unique_ptr<Thinker> thinker, const BotSpec& bot) {
    const std::uint32_t budget = thinker->budget();
    return Object{}
        .number("handle", thinkers().put(std::move(thinker)))
        .number("budget", budget)
        .number("milliseconds", std::llround(bot.seconds * 1000))
        .done();
}

template <class F>
Answer with_thinker(int handle, F&& f) {
    std::unique_ptr<Thinker>* thinker = thinkers().find(handle);
    if (thinker == nullptr) return answer(refusal("bad_handle", "there is no such thinker"));
    return answer(f(**thinker));
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

// A bot for the decision that a seat of the match has now.
ENGAWA_EXPORT(thinker_open)
Answer thinker_open(int handle, int seat, const char* bot, std::uint32_t bot_size,
                    std::uint64_t seed) {
    return with_seat(handle, seat, [&](Match& match, Seat who) {
        const auto spec = read_bot({bot, bot_size});
        if (!spec) return refusal(spec.error());
        if (match.over()) return refusal("game_over", "the game is over");
        auto thinker = match.seen_by(who)->think(*spec, seed);
        return thinker ? put(std::move(thinker).value(), *spec) : refusal(thinker.error());
    });
}

// A bot that is told a view: the head names game and options, nothing else of it is used.
ENGAWA_EXPORT(thinker_from_view)
Answer thinker_from_view(const char* head, std::uint32_t head_size, int seat, const char* view,
                         std::uint32_t view_size, const char* bot, std::uint32_t bot_size,
                         std::uint64_t seed) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, head_size}, game);
    if (!setup) return answer(refusal(setup.error()));
    const auto spec = read_bot({bot, bot_size});
    if (!spec) return answer(refusal(spec.error()));
    if (seat < 1 || seat > kMaxSeats) {
        return answer(refusal("bad_seat", "there is no seat " + std::to_string(seat)));
    }
    const auto read = game->read_view(setup->options, Seat{seat - 1}, {view, view_size});
    if (!read) return answer(refusal(read.error()));
    auto thinker = (*read)->think(*spec, seed);
    if (!thinker) return answer(refusal(thinker.error()));
    return answer(put(std::move(thinker).value(), *spec));
}

ENGAWA_EXPORT(thinker_close) Answer thinker_close(int handle) {
    return answer(boolean(thinkers().close(handle)));
}
// True when more would change nothing.
ENGAWA_EXPORT(thinker_run) Answer thinker_run(int handle, std::uint32_t nodes) {
    return with_thinker(handle, [&](Thinker& thinker) { return boolean(thinker.run(nodes)); });
}
ENGAWA_EXPORT(thinker_best) Answer thinker_best(int handle) {
    return with_thinker(handle, [](Thinker& thinker) { return json_quoted(thinker.best()); });
}
ENGAWA_EXPORT(thinker_thought) Answer thinker_thought(int handle) {
    return with_thinker(handle, [](Thinker& thinker) {
        const Thought thought = thinker.thought();
        return Object{}
            .number("nodes", static_cast<std::int64_t>(thought.nodes))
            .number("depth", thought.depth)
            .number("score", thought.score)
            .add("line", texts(thought.line))
            .done();
    });
}

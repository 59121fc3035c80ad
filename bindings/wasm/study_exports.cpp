// What is studied about games: counts, work for measuring, the signature.
#include "bindings/wasm/boundary.h"
#include "engine/match/games.h"
#include "engine/study/perft.h"
#include "engine/study/signature.h"

namespace engawa::wasm {
namespace {

constexpr int kDeepest = 30;

// Calls f(game, options, state) with what the head of a record names, and answers with the JSON it
// gives.
template <class F>
Answer with_position(std::string_view head, F&& f) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup(head, game);
    if (!setup) return answer(refusal(setup.error()));
    std::string json;
    with_game(game->name(), [&](const auto& entry) {
        const auto options = entry.game.options(setup->options);
        if (!options) {
            json = refusal(options.error());
        } else if (setup->start.empty()) {
            json = f(entry.game, *options, entry.game.start(*options));
        } else {
            const auto state = entry.game.read(*options, setup->start);
            json = state ? f(entry.game, *options, *state) : refusal(state.error());
        }
    });
    return answer(json);
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

// A decimal number as text, because it may be longer than a JavaScript number is exact.
ENGAWA_EXPORT(perft_leaves)
Answer perft_leaves(const char* head, std::uint32_t size, int depth) {
    if (depth < 0 || depth > kDeepest) {
        return answer(refusal("bad_depth", "the depth is from 0 to " + std::to_string(kDeepest)));
    }
    return with_position({head, size}, [&](const auto& game, const auto&, const auto& state) {
        return json_quoted(std::to_string(perft(game, state, depth)));
    });
}

// A fixed work for measuring: random games from the start. The checksum is the same on every
// target.
ENGAWA_EXPORT(playouts)
Answer playouts(const char* head, std::uint32_t size, std::uint32_t count, std::uint64_t seed) {
    return with_position({head, size}, [&](const auto& game, const auto& options, const auto&) {
        return json_quoted(std::to_string(playout_checksum(game, options, count, seed)));
    });
}

ENGAWA_EXPORT(signature) Answer signature() { return answer(texts(signature_lines())); }

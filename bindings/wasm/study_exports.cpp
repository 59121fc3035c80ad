// What is studied about games: counts, work for measuring, the signature. Its shapes are no
// messages of the wire.
#include "bindings/wasm/boundary.h"
#include "engine/study/signature.h"
#include "engine/wire/json_writer.h"

namespace engawa::wasm {
namespace {

constexpr int kDeepest = 30;

Reply say_lines(const std::vector<std::string>& lines) {
    JsonWriter out;
    return say_json(out.open_object().name("lines").texts(lines).close_object().take());
}

// As text, because it may be longer than a JavaScript number is exact.
Reply say_number(const Result<std::uint64_t>& number) {
    return number ? say_lines({std::to_string(*number)}) : refuse(number.error());
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

ENGAWA_EXPORT(perft_leaves)
Reply perft_leaves(const char* head, std::uint32_t size, int depth) {
    if (depth < 0 || depth > kDeepest) {
        return refuse(error("bad_depth", "the depth is from 0 to " + std::to_string(kDeepest)));
    }
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    if (!setup) return refuse(setup.error());
    const auto count = game->count_leaves(setup->options, setup->start, depth, false);
    return count ? say_number(count->leaves) : refuse(count.error());
}

ENGAWA_EXPORT(playouts)
Reply playouts(const char* head, std::uint32_t size, std::uint32_t count, std::uint64_t seed) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    if (!setup) return refuse(setup.error());
    return say_number(game->play_random(setup->options, count, seed));
}

ENGAWA_EXPORT(signature) Reply signature() { return say_lines(signature_lines()); }

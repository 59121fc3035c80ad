// What is studied about games: counts, work for measuring, the signature.
#include "bindings/wasm/boundary.h"
#include "engine/study/signature.h"

namespace engawa::wasm {
namespace {

constexpr int kDeepest = 30;

std::string write_number(const Result<std::uint64_t>& number) {
    if (!number) return refusal(number.error());
    // As text, because it may be longer than a JavaScript number is exact.
    return json_quoted(std::to_string(*number));
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

ENGAWA_EXPORT(perft_leaves)
Answer perft_leaves(const char* head, std::uint32_t size, int depth) {
    if (depth < 0 || depth > kDeepest) {
        return answer(refusal("bad_depth", "the depth is from 0 to " + std::to_string(kDeepest)));
    }
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    if (!setup) return answer(refusal(setup.error()));
    const auto count = game->count_leaves(setup->options, setup->start, depth, false);
    if (!count) return answer(refusal(count.error()));
    return answer(write_number(count->leaves));
}

ENGAWA_EXPORT(playouts)
Answer playouts(const char* head, std::uint32_t size, std::uint32_t count, std::uint64_t seed) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    if (!setup) return answer(refusal(setup.error()));
    return answer(write_number(game->play_random(setup->options, count, seed)));
}

ENGAWA_EXPORT(signature) Answer signature() { return answer(texts(signature_lines())); }

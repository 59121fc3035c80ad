// Bots for JavaScript. Whoever calls run owns the clock; a thinker was told a view and nothing
// else.
#include "bindings/wasm/boundary.h"

using namespace engawa;
using namespace engawa::wasm;

using Held = std::unique_ptr<Thinker>;

ENGAWA_EXPORT(thinker_close) Reply thinker_close(int handle) {
    return shelf<Held>().close(handle) ? 1 : 0;
}
// 1 when more would change nothing.
ENGAWA_EXPORT(thinker_run) Reply thinker_run(int handle, std::uint32_t nodes) {
    return with<Held>(handle, [&](Held& thinker) { return thinker->run(nodes) ? 1 : 0; });
}
// 1 when so many more nodes would hardly change the move.
ENGAWA_EXPORT(thinker_settled) Reply thinker_settled(int handle, std::uint32_t more) {
    return with<Held>(handle, [&](Held& thinker) { return thinker->settled(more) ? 1 : 0; });
}
ENGAWA_EXPORT(thinker_best) Reply thinker_best(int handle) {
    return with<Held>(handle, [](Held& thinker) { return say(wire_of_best(*thinker)); });
}
ENGAWA_EXPORT(thinker_thought) Reply thinker_thought(int handle) {
    return with<Held>(handle, [](Held& thinker) { return say(wire_of(thinker->thought())); });
}

// The games there are.
#include "bindings/wasm/boundary.h"

namespace engawa::wasm {
namespace {

std::string write_option(const OptionSpec& option) {
    return Object{}
        .text("name", option.name)
        .text("kind", option.kind == OptionKind::Choice ? "choice" : "number")
        .add("values", texts(option.values))
        .number("low", option.low)
        .number("high", option.high)
        .text("default", option.fallback)
        .text("rule", option.rule.text())
        .done();
}

std::string write_game(const AnyGame& game) {
    return Object{}
        .text("name", game.name())
        .number("rules", game.rules_version())
        .flag("listed", game.listed())
        .flag("chance", game.has_chance())
        .flag("secrets", game.has_secrets())
        .add("options", list(game.schema(), write_option))
        .add("levels",
             list(game.levels(), [](Level level) { return json_quoted(level_name(level)); }))
        .done();
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

ENGAWA_EXPORT(games) Answer games() {
    return answer(list(all_games(), [](const AnyGame* game) { return write_game(*game); }));
}

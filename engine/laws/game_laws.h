// Laws about the game as a whole: options, sizes, and what it declares of itself.
#pragma once

#include <string>
#include <type_traits>

#include "engine/laws/option_sets.h"
#include "engine/laws/run.h"

namespace engawa::laws {

template <Game G>
void check_bounds(Run<G>& run) {
    using State = typename G::State;
    const auto expect = [&](bool holds, std::string what) {
        run.findings.checked(Law::Bounds);
        if (!holds) run.findings.add({Law::Bounds, "", 0, 0, "", std::move(what)});
    };
    expect(G::kMinUtility < G::kMaxUtility, "the least utility is not below the greatest");
    expect(static_cast<int>(sizeof(State)) <= run.about.largest_state,
           "a state has " + std::to_string(sizeof(State)) + " bytes");
    expect(sizeof(typename G::Move) <= 8, "a move has more than 8 bytes");
    expect(G::kMaxMoves > 0, "there is no room for a move");
    expect(std::has_unique_object_representations_v<State>,
           "equal states may have different bytes: padding, or floating point");
}

template <Game G>
void expect_refusal(Run<G>& run, const Given& given, std::string_view code) {
    run.findings.checked(Law::Options);
    const auto options = run.game.options(given);
    if (!options.ok() && options.error().code == code) return;
    run.findings.add({Law::Options, to_text(given), 0, 0, "",
                      "expected " + std::string{code} + ", got " +
                          (options.ok() ? "no refusal" : options.error().code)});
}

// The game's own conflicts come last, so every listed value passes the first two checks.
template <Game G>
bool accepts(Run<G>& run, const Given& given) {
    run.findings.checked(Law::Options);
    const auto options = run.game.options(given);
    if (options.ok()) return true;
    for (const std::string_view code : {"unknown_option", "repeated_option", "bad_option_value"}) {
        if (options.error().code != code) continue;
        run.findings.add(
            {Law::Options, to_text(given), 0, 0, "", "refused: " + options.error().text});
    }
    return false;
}

template <Game G>
void check_options(Run<G>& run) {
    run.findings.checked(Law::Options);
    if (!run.game.options({}).ok()) {
        run.findings.add({Law::Options, "", 0, 0, "", "the defaults are refused"});
    }
    expect_refusal(run, {{"no_such_option", "1"}}, "unknown_option");
    for (const OptionSpec& spec : run.game.schema()) {
        const std::string name{spec.name};
        const std::string value{spec.fallback};
        expect_refusal(run, {{name, "no such value"}}, "bad_option_value");
        expect_refusal(run, {{name, ""}}, "bad_option_value");
        expect_refusal(run, {{name, "no such value"}, {"no_such_option", "1"}}, "unknown_option");
        expect_refusal(run, {{name, value}, {name, value}}, "repeated_option");
        if (spec.kind != OptionKind::Number) continue;
        expect_refusal(run, {{name, std::to_string(std::int64_t{spec.high} + 1)}},
                       "bad_option_value");
        expect_refusal(run, {{name, std::to_string(std::int64_t{spec.low} - 1)}},
                       "bad_option_value");
    }
}

template <Game G>
void check_declared(Run<G>& run) {
    const auto expect = [&](bool declared, bool seen, const char* what) {
        run.findings.checked(Law::Declared);
        if (declared == seen) return;
        run.findings.add(
            {Law::Declared, "", 0, 0, "",
             std::string{what} + (seen ? " occurs undeclared" : " is declared and never occurs")});
    };
    expect(G::kHasChance, run.saw_chance, "chance");
    expect(G::kHasSecrets, run.saw_secret, "a secret");
}

}  // namespace engawa::laws

#include <string>

#include "engine/core/long_run_test.h"
#include "engine/games/susanoo/proofs/other_rules_test.h"
#include "engine/games/susanoo/susanoo.h"
#include "engine/laws/expect_test.h"

namespace engawa::susanoo {
namespace {

constexpr laws::About kAbout{.sum = laws::Sum::General, .largest_state = 1024, .forgets = true};

// A game has thousands of states, so the quick look has one game for each number of players with
// the default rules and one with all others, as short as the options allow.
Given quick_set(const std::string& seats, bool other_rules, bool whole) {
    Given given = {{"seats", seats}};
    if (!whole) given.push_back({"event_passes", "0"});
    if (other_rules) given.insert(given.end(), kOtherRules.begin(), kOtherRules.end());
    return given;
}

// With ENGAWA_LONG six thousand games, every tenth six of them in full length.
TEST(SusanooLaws, HoldAlongRandomGames) {
    const Susanoo game;
    const laws::Effort effort{.every = 64, .sample = 4, .deals = long_run() ? 4 : 40};
    laws::Run<Susanoo> run{game, kAbout, effort};
    laws::GuessLedger<State> ledger;
    laws::DealOdds<Susanoo> odds{run};
    laws::check_bounds(run);
    laws::check_options(run);
    const int games = long_run() ? 6000 : 6;
    run.findings.option_sets = long_run() ? 12 : 6;
    for (int i = 0; i < games; ++i) {
        const std::string seats = std::to_string(3 + i % 3);
        const Given given = quick_set(seats, i % 6 >= 3, i / 6 % 10 == 9);
        const auto options = game.options(given);
        ASSERT_TRUE(options.ok());
        const laws::Setting<Susanoo> setting{*options, laws::to_text(given), options->seats};
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        laws::Walk<Susanoo>{run, ledger, setting, seed}.play();
        Rng deals = Rng::stream(0x6465616c, seed);
        for (int n = 0; n < effort.deals; ++n) odds.deal(setting, deals);
    }
    laws::check_declared(run);
    laws::judge_guesses(run, ledger);
    odds.judge();
    laws::expect_none(run.findings, Susanoo::kName);
}

// The covering set of options as for the other games; ENGAWA_LONG looks at three games of each.
TEST(SusanooLaws, HoldWithAllOptionsSlow) {
    const laws::Effort brief{.games = 1, .least_games = 1, .random_sets = 1, .every = 64};
    laws::expect_none(laws::check_all(Susanoo{}, kAbout, long_run() ? laws::kQuick : brief),
                      Susanoo::kName);
}

}  // namespace
}  // namespace engawa::susanoo

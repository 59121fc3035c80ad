#include <string>

#include "engine/games/susanoo/susanoo.h"
#include "engine/laws/expect_test.h"

namespace engawa::susanoo {
namespace {

constexpr laws::About kAbout{.sum = laws::Sum::General, .largest_state = 1024, .forgets = true};

// A game has thousands of states, so the quick look has one game for each number of players with
// the default rules and one with all others, as short as the options allow.
Given quick_set(const std::string& seats, bool other_rules) {
    Given given = {{"seats", seats}, {"event_passes", "0"}};
    if (!other_rules) return given;
    given.insert(given.end(), {{"being_choice", "deal2"},
                               {"element_from_being", "off"},
                               {"tie_wins", "fighters"},
                               {"helper_pours", "off"},
                               {"retreat_with_helper", "on"},
                               {"equip_windows", "end"},
                               {"trades_per_turn", "3"},
                               {"death_loses_sake", "on"},
                               {"finish_round", "on"},
                               {"score_hand_items", "off"},
                               {"sake_tie_bonus", "5"}});
    return given;
}

TEST(SusanooLaws, HoldAlongRandomGames) {
    const Susanoo game;
    const laws::Effort effort{.every = 64, .sample = 4, .deals = 40};
    laws::Run<Susanoo> run{game, kAbout, effort};
    laws::GuessLedger<State> ledger;
    laws::DealOdds<Susanoo> odds{run};
    laws::check_bounds(run);
    laws::check_options(run);
    std::uint64_t seed = 0;
    for (const bool other_rules : {false, true}) {
        for (const std::string seats : {"3", "4", "5"}) {
            const Given given = quick_set(seats, other_rules);
            const auto options = game.options(given);
            ASSERT_TRUE(options.ok());
            ++run.findings.option_sets;
            const laws::Setting<Susanoo> setting{*options, laws::to_text(given), options->seats};
            laws::Walk<Susanoo>{run, ledger, setting, ++seed}.play();
            Rng deals = Rng::stream(0x6465616c, seed);
            for (int i = 0; i < effort.deals; ++i) odds.deal(setting, deals);
        }
    }
    laws::check_declared(run);
    laws::judge_guesses(run, ledger);
    odds.judge();
    laws::expect_none(run.findings, Susanoo::kName);
}

// The covering set of options as for the other games; ENGAWA_LONG looks at three games of each.
TEST(SusanooLaws, HoldWithAllOptionsSlow) {
    const laws::Effort brief{.games = 1, .least_games = 1, .random_sets = 1, .every = 64};
    laws::expect_none(laws::check_all(Susanoo{}, kAbout, laws::long_run() ? laws::kQuick : brief),
                      Susanoo::kName);
}

}  // namespace
}  // namespace engawa::susanoo

#include "engine/games/susanoo/susanoo.h"
#include "engine/laws/expect_test.h"

namespace engawa::susanoo {
namespace {

// Games are long, so there is one for each set of options; ENGAWA_LONG looks at three.
TEST(SusanooLaws, HoldAlongRandomGamesSlow) {
    const laws::About about{.sum = laws::Sum::General, .largest_state = 1024, .forgets = true};
    const laws::Effort brief{.games = 1, .least_games = 1, .random_sets = 1, .every = 64};
    laws::expect_none(laws::check_all(Susanoo{}, about, laws::long_run() ? laws::kQuick : brief),
                      Susanoo::kName);
}

}  // namespace
}  // namespace engawa::susanoo

#include "engine/games/susanoo/susanoo.h"
#include "engine/laws/expect_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooLaws, HoldAlongRandomGamesSlow) {
    laws::expect_laws(Susanoo{}, {.sum = laws::Sum::General});
}

}  // namespace
}  // namespace engawa::susanoo

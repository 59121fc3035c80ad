#include "engine/games/samurai/samurai.h"
#include "engine/laws/expect_test.h"

namespace engawa::samurai {
namespace {

TEST(SamuraiLaws, HoldAlongRandomGames) {
    laws::expect_laws(Samurai{}, {.sum = laws::Sum::General});
}

}  // namespace
}  // namespace engawa::samurai

#include "engine/games/eiyo/eiyo.h"
#include "engine/laws/expect_test.h"

namespace engawa::eiyo {
namespace {

TEST(EiyoLaws, HoldAlongRandomGames) { laws::expect_laws(Eiyo{}, {.sum = laws::Sum::Same}); }

}  // namespace
}  // namespace engawa::eiyo

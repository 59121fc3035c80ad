#include "engine/games/connect_four/connect_four.h"
#include "engine/laws/expect_test.h"

namespace engawa::connect_four {

TEST(ConnectFourLaws, Hold) { laws::expect_laws(ConnectFour{}); }

}  // namespace engawa::connect_four

#include "engine/games/ishitori/ishitori.h"
#include "engine/laws/expect_test.h"

namespace engawa::ishitori {

TEST(IshitoriLaws, Hold) { laws::expect_laws(Ishitori{}); }

}  // namespace engawa::ishitori

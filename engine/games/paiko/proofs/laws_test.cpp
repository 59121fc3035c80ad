#include "engine/games/paiko/paiko.h"
#include "engine/laws/expect_test.h"

namespace engawa::paiko {

TEST(PaikoLaws, Hold) { laws::expect_laws(Paiko{}, {}, laws::kBrief); }

}  // namespace engawa::paiko

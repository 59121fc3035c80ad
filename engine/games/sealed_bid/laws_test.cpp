#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/laws/expect_test.h"

namespace engawa::sealed_bid {

TEST(SealedBidLaws, Hold) { laws::expect_laws(SealedBid{}); }

}  // namespace engawa::sealed_bid

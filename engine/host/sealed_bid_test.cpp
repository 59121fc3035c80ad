// The fixture with every kind of secret, which is in no list of games.
#include "engine/games/sealed_bid/sealed_bid.h"

#include "engine/host/table_test.h"
#include "engine/match/any_game_of.h"
#include "engine/match/games.h"

namespace engawa {

const AnyGame& sealed_bids() {
    using SealedBids = Entry<sealed_bid::SealedBid, NoBrain, false>;
    static const SealedBids kEntry{};
    static const AnyGameOf<SealedBids> kGame{kEntry};
    return kGame;
}

}  // namespace engawa

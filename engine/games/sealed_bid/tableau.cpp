// What lies where among the sealed bids, and moves as gestures.
#include "engine/core/tableau.h"

#include "engine/core/gesture.h"
#include "engine/games/sealed_bid/sealed_bid.h"

namespace engawa::sealed_bid {
namespace {

std::string rank_id(int rank) {
    return rank == kUnseen ? std::string{kUnknownThing} : "rank_" + std::to_string(rank);
}
std::string place_id(std::string_view name, int seat) {
    return std::string{name} + '.' + std::to_string(seat + 1);
}

Place pile(std::string id, const Cards& cards) {
    Place place{std::move(id), {}, {{"cards", cards.size()}}};
    for (int rank = 0; rank <= kMostRanks; ++rank) {
        if (cards.count(rank) > 0) place.things.push_back({rank_id(rank), cards.count(rank), {}});
    }
    return place;
}

}  // namespace

Tableau SealedBid::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Tableau tableau{{}, {{"prize", s.prize}, {"phase", static_cast<std::int32_t>(s.phase)}}};
    tableau.places.push_back(pile("prizes", s.prizes));
    tableau.places.push_back(pile("discard", s.discard));
    tableau.places.push_back({"prize", {}, {}});
    for (int seat = 0; seat < s.seats; ++seat) {
        tableau.places.push_back(pile(place_id("hand", seat), s.hands[seat]));
        Place bid{place_id("bid", seat),
                  {},
                  {{"points", s.points[seat]},
                   {"may_take_back", int{s.thoughts.contains(Seat{seat})}},
                   {"answered", int{s.answered.contains(Seat{seat})}}}};
        if (s.bids[seat] != kNoBid) bid.things.push_back({rank_id(s.bids[seat]), 1, {}});
        tableau.places.push_back(std::move(bid));
    }
    return tableau;
}

Gesture SealedBid::gesture(const State&, Seat seat, Move move) const {
    switch (move.kind) {
        case Kind::Lay:
            return {"lay",
                    {{"card", ref_to(place_id("hand", seat.index()), rank_id(move.rank)), 0}}};
        case Kind::TakeBack: return {"take_back", {{"card", place_id("bid", seat.index()), 0}}};
        case Kind::Veto: return {"veto", {{"prize", "prize", 0}}};
        case Kind::Card:
        case Kind::Pass: break;
    }
    return {"pass", {}};
}

}  // namespace engawa::sealed_bid

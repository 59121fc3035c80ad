// What each viewer may know: views, guesses, events (EIY-205 to EIY-211).
#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

// EIY-206: the cards that nobody has seen go to the deck, where they cannot be told apart from it.
void hide_hand(State& s, int player) {
    const auto i = static_cast<unsigned>(player);
    const WeaponBag seen = public_cards(s, player);
    s.deck.add_all(s.hands[i]);
    s.deck.take_all(seen);
    s.hands[i] = seen;
}

bool is_secret(const Event& event) {
    switch (static_cast<Happening>(event.kind)) {
        case Happening::Dealt:
        case Happening::Drew:
        case Happening::Returned: return event.numbers[2] != 0;
        default: return false;
    }
}

}  // namespace

Observed<State> Eiyo::observe(const State& s, Viewer viewer) const {
    State seen = s;
    if (s.coop() && !s.over()) {  // EIY-210, EIY-211
        for (const Seat seat : SeatSet::first_seats(2)) {
            if (!viewer.is(seat)) hide_hand(seen, seat.index());
        }
    }
    return {seen, viewer};
}

// Each unknown card of a hand is equally likely any card of the pool.
State Eiyo::guess(const Observed<State>& view, Rng& rng) const {
    State s = view.state();
    int pool = s.deck.size();
    for (int player = 0; player < s.seats(); ++player) {
        for (int left = s.unnamed(player); left > 0; --left) {
            const int kind = s.deck.kind_at(rng.below(pool--));
            s.deck.take(kind);
            s.hands[player].add(kind);
        }
    }
    return s;
}

Event Eiyo::redact(const Event& event, Viewer viewer) const {
    if (!is_secret(event) || viewer.is(Seat{event.numbers[0]})) return event;
    Event heard = event;
    heard.numbers[1] = -1;
    return heard;
}

// EIY-190, EIY-191
Talk Eiyo::talk(const State& s) const {
    const bool before_the_deal =
        s.phase == Phase::Rows || (s.phase == Phase::Hands && s.hand_size[0] == 0);
    const bool placing = s.phase == Phase::StandProposal || s.phase == Phase::StandAnswer;
    const bool may = before_the_deal || s.over() || (placing && s.placement_talk);  // EIY-031
    if (may || s.together()) return Talk::everybody(s.seats());
    return {};
}

}  // namespace engawa::eiyo

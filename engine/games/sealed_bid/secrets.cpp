// What a viewer sees, guesses and hears, and what holds in every state.
#include "engine/core/hash.h"
#include "engine/games/sealed_bid/sealed_bid.h"

namespace engawa::sealed_bid {
namespace {

bool deal_fits(const State& s) {  // BID-1: in turn, so that no two hands differ by more than a card
    int dealt = 0;
    for (int i = 0; i < s.seats; ++i) dealt += s.hands[i].size();
    for (int i = 0; i < s.seats; ++i) {
        const int expected = (dealt + s.seats - 1 - i) / s.seats;
        if (s.hands[i].size() != expected) return false;
    }
    return dealt < s.seats * s.hand && s.discard.empty() && prizes_turned(s) == 0;
}

bool cards_conserved(const State& s) {
    for (int rank = 1; rank <= kMostRanks; ++rank) {
        int count = s.deck.count(rank) + s.discard.count(rank);
        for (const Cards& hand : s.hands) count += hand.count(rank);
        for (const std::uint8_t bid : s.bids) count += int{bid == rank};
        if (count != (rank <= s.ranks ? kCopies : 0)) return false;
        const int prizes = s.prizes.count(rank) + int{s.prize == rank};
        if (prizes > int{rank <= s.ranks}) return false;
    }
    return s.deck.count(kUnseen) + s.discard.count(kUnseen) + s.prizes.count(kUnseen) == 0;
}

bool hands_fit(const State& s, int rounds, bool shown) {
    for (int i = 0; i < s.seats; ++i) {
        const bool drawing = s.phase == Phase::Draw && s.special == i;
        const int held = s.hands[i].size() + int{s.bids[i] != kNoBid};
        if (held != s.hand - rounds - int{shown} - int{drawing}) return false;
    }
    const int vetoes = s.discard.size() - s.seats * (rounds + int{shown});
    const int now = int{s.phase == Phase::Draw};
    return vetoes >= now && vetoes <= rounds + now;
}

bool points_fit(const State& s) {
    int turned = s.ranks * (s.ranks + 1) / 2 - s.prize;
    for (int rank = 1; rank <= s.ranks; ++rank) turned -= rank * s.prizes.count(rank);
    for (const std::uint8_t points : s.points) turned -= points;
    return turned >= 0;
}

// The fields of seats that are not there, and those that other phases use.
bool rest_is_clear(const State& s) {
    const SeatSet all = SeatSet::first_seats(s.seats);
    for (unsigned i = 0; i < kMostSeats; ++i) {
        const bool there = i < s.seats;
        if (s.bids[i] != kNoBid && (!there || s.phase != Phase::Bid)) return false;
        if (!there && (!s.hands[i].empty() || s.points[i] != 0)) return false;
    }
    const bool window = s.phase == Phase::Veto;
    if (!window && !s.answered.empty()) return false;
    if (window && s.answered.contains(Seat{s.special})) return false;
    if (s.answered.size() >= s.seats - 1) return false;
    const bool special = window || s.phase == Phase::Draw;
    return s.special < (special ? s.seats : 1) && (s.thoughts - all).empty() &&
           (s.answered - all).empty();
}

bool all_laid(const State& s) {
    int count = 0;
    for (const std::uint8_t bid : s.bids) count += int{bid != kNoBid};
    return count == s.seats;
}

void hide(State& s, std::uint8_t& card) {
    s.deck.add(card);
    card = kUnseen;
}

std::uint64_t with_the_rest(const State& s, std::uint64_t hash) {
    for (unsigned i = 0; i < kMostSeats; ++i) {
        hash = combine(hash, (std::uint64_t{s.bids[i]} << 8) | s.points[i]);
    }
    for (int rank = 1; rank <= kMostRanks; ++rank) {
        hash = combine(hash, static_cast<std::uint64_t>(s.prizes.count(rank)));
    }
    hash = combine(hash, (std::uint64_t{s.thoughts.bits()} << 16) |
                             (std::uint64_t{s.answered.bits()} << 8) | s.prize);
    return combine(hash, (std::uint64_t{s.special} << 32) | (std::uint64_t{s.seats} << 24) |
                             (std::uint64_t{s.ranks} << 16) | (std::uint64_t{s.hand} << 8) |
                             static_cast<std::uint64_t>(s.phase));
}

}  // namespace

bool fits(const State& s) {
    if (!cards_conserved(s) || !rest_is_clear(s) || !points_fit(s) || all_laid(s)) return false;
    if (s.phase == Phase::Deal) return s.prize == 0 && deal_fits(s);
    const bool prize_up = s.phase != Phase::Prize && s.phase != Phase::Over;
    const bool shown = s.phase == Phase::Veto || s.phase == Phase::Draw;
    const int rounds = prizes_turned(s) - int{prize_up};
    if (prize_up != (s.prize != 0) || rounds < 0) return false;
    if (s.phase == Phase::Over ? rounds != s.hand : rounds >= s.hand) return false;
    return hands_fit(s, rounds, shown);
}

bool SealedBid::ok(const State& s) const {
    for (const Cards& hand : s.hands) {
        if (hand.count(kUnseen) != 0) return false;
    }
    for (const std::uint8_t bid : s.bids) {
        if (bid == kUnseen) return false;
    }
    return fits(s);
}

Observed<State> SealedBid::observe(const State& s, Viewer viewer) const {
    State view = s;
    for (const Seat seat : SeatSet::first_seats(s.seats)) {
        if (viewer.is(seat)) continue;
        const auto at = static_cast<unsigned>(seat.index());
        const int held = s.hands[at].size();
        view.deck.add_all(s.hands[at]);
        view.hands[at].clear();
        view.hands[at].add(kUnseen, held);
        if (s.bids[at] != kNoBid) hide(view, view.bids[at]);
    }
    view.cards_hash = hash_of_cards(view);
    return seen(view, viewer);
}

State SealedBid::guess(const Observed<State>& view, Rng& rng) const {
    State s = view.state();
    const auto draw = [&] {
        const int rank = s.deck.kind_at(rng.below(s.deck.size()));
        s.deck.take(rank);
        return static_cast<std::uint8_t>(rank);
    };
    for (unsigned i = 0; i < s.seats; ++i) {
        while (s.hands[i].count(kUnseen) > 0) {
            s.hands[i].take(kUnseen);
            s.hands[i].add(draw());
        }
        if (s.bids[i] == kUnseen) s.bids[i] = draw();
    }
    s.cards_hash = hash_of_cards(s);
    return s;
}

Event SealedBid::redact(const Event& event, Viewer viewer) const {
    const auto kind = static_cast<Happening>(event.kind);
    const bool secret = kind == Happening::Dealt || kind == Happening::Laid;
    Event out = event;
    if (secret && !viewer.is(Seat{event.numbers[0]})) out.numbers[1] = kUnseen;
    return out;
}

std::uint64_t SealedBid::hash(const State& s) const { return with_the_rest(s, s.cards_hash); }
std::uint64_t SealedBid::hash_afresh(const State& s) const {
    return with_the_rest(s, hash_of_cards(s));
}

}  // namespace engawa::sealed_bid

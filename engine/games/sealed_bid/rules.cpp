// Options, legal moves, and what moves do.
#include "engine/core/hash.h"
#include "engine/games/sealed_bid/sealed_bid.h"

namespace engawa::sealed_bid {
namespace {

constexpr std::string_view kSeats[] = {"2", "3"};
constexpr std::string_view kRanks[] = {"3", "4", "5"};
constexpr std::string_view kHands[] = {"2", "3"};
constexpr std::string_view kNoYes[] = {"no", "yes"};
constexpr OptionSpec kSchema[] = {
    {"seats", OptionKind::Number, kSeats, 2, kMostSeats, "2", RuleId{"BID-1"}},
    {"ranks", OptionKind::Number, kRanks, 3, kMostRanks, "3", RuleId{"BID-1"}},
    {"hand", OptionKind::Number, kHands, 2, 3, "2", RuleId{"BID-2"}},
    {"second_thoughts", OptionKind::Choice, kNoYes, 0, 0, "no", RuleId{"BID-4"}},
};

enum Zone : int { kDeck, kDiscard, kFirstHand };

Cards& zone(State& s, int place) {
    if (place == kDeck) return s.deck;
    return place == kDiscard ? s.discard : s.hands[place - kFirstHand];
}

std::uint64_t key(int place, int rank, int count) {
    const int number = (place * 8 + rank) * 16 + count + 1;
    return mix(static_cast<std::uint64_t>(number));
}

void change_count(State& s, int place, int rank, int by) {
    Cards& cards = zone(s, place);
    s.cards_hash ^= key(place, rank, cards.count(rank));
    if (by > 0) cards.add(rank);
    if (by < 0) cards.take(rank);
    s.cards_hash ^= key(place, rank, cards.count(rank));
}

void pass_card(State& s, int from, int to, int rank) {
    change_count(s, from, rank, -1);
    change_count(s, to, rank, 1);
}

int hand_of(int seat) { return kFirstHand + seat; }

template <Sink S>
void emit(S& sink, Happening kind, int seat, int rank) {
    if constexpr (S::kWanted) {
        const auto small = [](int number) { return static_cast<std::int16_t>(number); };
        sink.emit(Event{static_cast<std::uint8_t>(kind), 2, {small(seat), small(rank)}});
    }
}

SeatSet everybody(const State& s) { return SeatSet::first_seats(s.seats); }

SeatSet laid(const State& s) {
    SeatSet set;
    for (const Seat seat : everybody(s)) {
        if (s.bids[seat] != kNoBid) set = set | SeatSet{seat};
    }
    return set;
}

// BID-1: a card in turn.
int dealt_to(const State& s) {
    int seat = 0;
    for (int i = 1; i < s.seats; ++i) {
        if (s.hands[i].size() < s.hands[seat].size()) {
            seat = i;
        }
    }
    return seat;
}

template <Sink S>
void end_round(State& s, S& sink) {
    s.prize = 0;
    s.special = 0;
    s.answered = SeatSet{};
    s.phase = prizes_turned(s) == s.hand ? Phase::Over : Phase::Prize;
    if (s.phase == Phase::Over) emit(sink, Happening::Ended, 0, 0);
}

// The seat with the highest bid, or -1 if two are equal.
int highest_bidder(const State& s) {
    int best = 0;
    bool alone = true;
    for (int i = 1; i < s.seats; ++i) {
        const int difference = s.bids[i] - s.bids[best];
        if (difference > 0) best = i;
        if (difference >= 0) alone = difference > 0;
    }
    return alone ? best : -1;
}

template <Sink S>
void show_bids(State& s, S& sink) {  // BID-5
    const int winner = highest_bidder(s);
    for (int i = 0; i < s.seats; ++i) {
        std::uint8_t& bid = s.bids[i];
        emit(sink, Happening::Shown, i, bid);
        change_count(s, kDiscard, bid, 1);
        bid = kNoBid;
    }
    if (winner < 0) {
        emit(sink, Happening::Kept, 0, s.prize);
        return end_round(s, sink);
    }
    s.special = static_cast<std::uint8_t>(winner);
    s.phase = Phase::Veto;
}

template <Sink S>
void take_card(State& s, int rank, S& sink) {
    switch (s.phase) {
        case Phase::Deal: {
            const int seat = dealt_to(s);
            pass_card(s, kDeck, hand_of(seat), rank);
            emit(sink, Happening::Dealt, seat, rank);
            if (s.hands[s.seats - 1u].size() == s.hand) s.phase = Phase::Prize;
            break;
        }
        case Phase::Draw:
            pass_card(s, kDeck, hand_of(s.special), rank);
            emit(sink, Happening::Dealt, s.special, rank);
            end_round(s, sink);
            break;
        default:
            s.prizes.take(rank);
            s.prize = static_cast<std::uint8_t>(rank);
            s.phase = Phase::Bid;
            emit(sink, Happening::Prize, 0, rank);
    }
}

template <Sink S>
void lay(State& s, int seat, int rank, S& sink) {  // BID-3
    change_count(s, hand_of(seat), rank, -1);
    s.bids[seat] = static_cast<std::uint8_t>(rank);
    emit(sink, Happening::Laid, seat, rank);
    if (laid(s) == everybody(s)) show_bids(s, sink);
}

template <Sink S>
void take_back(State& s, int seat, S& sink) {  // BID-4
    std::uint8_t& bid = s.bids[seat];
    change_count(s, hand_of(seat), bid, 1);
    bid = kNoBid;
    s.thoughts = s.thoughts - SeatSet{Seat{seat}};
    emit(sink, Happening::TookBack, seat, 0);
}

template <Sink S>
void pass(State& s, int seat, S& sink) {  // BID-6
    s.answered = s.answered | SeatSet{Seat{seat}};
    emit(sink, Happening::Passed, seat, 0);
    if (s.answered.size() < s.seats - 1) return;
    s.points[s.special] = static_cast<std::uint8_t>(s.points[s.special] + s.prize);
    emit(sink, Happening::Won, s.special, s.prize);
    end_round(s, sink);
}

template <Sink S>
void veto(State& s, int seat, S& sink) {  // BID-6
    pass_card(s, hand_of(seat), kDiscard, s.prize);
    emit(sink, Happening::Vetoed, seat, s.prize);
    s.answered = SeatSet{};
    s.special = static_cast<std::uint8_t>(seat);
    s.phase = Phase::Draw;
}

}  // namespace

std::uint64_t hash_of_cards(const State& s) {
    State copy = s;
    std::uint64_t hash = 0;
    for (int place = kDeck; place < kFirstHand + kMostSeats; ++place) {
        for (int rank = kUnseen; rank <= kMostRanks; ++rank) {
            hash ^= key(place, rank, zone(copy, place).count(rank));
        }
    }
    return hash;
}

int prizes_turned(const State& s) { return s.ranks - s.prizes.size(); }

std::span<const OptionSpec> SealedBid::schema() const { return kSchema; }

Result<Options> SealedBid::options(const Given& given) const {
    const auto chosen = choose(kSchema, given);
    if (!chosen) return chosen.error();
    const auto number = [&](unsigned i) { return static_cast<std::uint8_t>((*chosen)[i].value); };
    const Options options{number(0), number(1), number(2), number(3) == 1};
    if ((options.seats + 1) * options.hand > kCopies * options.ranks) {
        return error("too_few_cards", "the deck is too small for that many hands and vetoes");
    }
    return options;
}

State SealedBid::start(const Options& options) const {
    State s;
    s.seats = options.seats;
    s.ranks = options.ranks;
    s.hand = options.hand;
    if (options.second_thoughts) s.thoughts = everybody(s);
    for (int rank = 1; rank <= s.ranks; ++rank) {
        s.deck.add(rank, kCopies);
        s.prizes.add(rank);
    }
    s.cards_hash = hash_of_cards(s);
    return s;
}

int SealedBid::longest(const Options& options) const {
    const int round = 1 + options.seats + (options.seats - 1) + 1;  // prize, bids, answers, draw
    const int thoughts = options.second_thoughts ? 2 * options.seats : 0;
    return options.seats * options.hand + options.hand * round + thoughts;
}

SeatSet SealedBid::to_act(const State& s) const {
    if (s.phase == Phase::Bid) return awaited(s) | s.thoughts;
    return awaited(s);
}

SeatSet SealedBid::awaited(const State& s) const {
    switch (s.phase) {
        case Phase::Deal:
        case Phase::Prize:
        case Phase::Draw: return SeatSet{kChance};
        case Phase::Bid: return everybody(s) - laid(s);
        case Phase::Veto: return everybody(s) - SeatSet{Seat{s.special}} - s.answered;
        case Phase::Over: break;
    }
    return SeatSet{};
}

void SealedBid::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    const auto add_if_legal = [&](Move move) {
        if (why_not(s, seat, move).none()) moves.add(move);
    };
    for (int rank = 1; rank <= kMostRanks; ++rank) {
        add_if_legal({seat == kChance ? Kind::Card : Kind::Lay, static_cast<std::uint8_t>(rank)});
    }
    for (const Kind kind : {Kind::TakeBack, Kind::Pass, Kind::Veto}) add_if_legal({kind, 0});
}

std::uint32_t SealedBid::weight(const State& s, Move move) const {
    const Cards& from = s.phase == Phase::Prize ? s.prizes : s.deck;
    return static_cast<std::uint32_t>(from.count(move.rank));
}

template <Sink S>
void SealedBid::apply(State& s, Seat seat, Move move, S& sink) const {
    switch (move.kind) {
        case Kind::Card: return take_card(s, move.rank, sink);
        case Kind::Lay: return lay(s, seat.index(), move.rank, sink);
        case Kind::TakeBack: return take_back(s, seat.index(), sink);
        case Kind::Pass: return pass(s, seat.index(), sink);
        case Kind::Veto: return veto(s, seat.index(), sink);
    }
}
template void SealedBid::apply(State&, Seat, Move, NoEvents&) const;
template void SealedBid::apply(State&, Seat, Move, EventList&) const;

RuleId SealedBid::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    if (s.phase == Phase::Over) return RuleId{"BID-7"};
    if (!to_act(s).contains(seat)) return RuleId{s.phase == Phase::Veto ? "BID-6" : "BID-3"};
    const bool in_range = attempt.rank >= 1 && attempt.rank <= s.ranks;
    if (seat == kChance) {
        const bool there = attempt.kind == Kind::Card && in_range && weight(s, attempt) > 0;
        return there ? RuleId{} : RuleId{"BID-1"};
    }
    const auto at = static_cast<unsigned>(seat.index());
    if (s.phase == Phase::Veto) {
        const bool able = attempt.kind == Kind::Pass ||
                          (attempt.kind == Kind::Veto && s.hands[at].count(s.prize) > 0);
        return able ? RuleId{} : RuleId{"BID-6"};
    }
    if (s.bids[at] != kNoBid) return attempt.kind == Kind::TakeBack ? RuleId{} : RuleId{"BID-4"};
    const bool held = attempt.kind == Kind::Lay && in_range && s.hands[at].count(attempt.rank) > 0;
    return held ? RuleId{} : RuleId{"BID-3"};
}

Report SealedBid::report(const State& s) const {
    Report report;
    int sum = 0, best = 0;
    for (unsigned i = 0; i < s.seats; ++i) {
        report.points[i] = s.points[i];
        sum += s.points[i];
        best = best < s.points[i] ? s.points[i] : best;
    }
    if (s.phase != Phase::Over) return report;
    report.reason = "prizes";
    for (const Seat seat : everybody(s)) {
        const auto at = static_cast<unsigned>(seat.index());
        report.utility[at] = s.seats * s.points[at] - sum;  // BID-7
        if (s.points[at] == best) report.winners = report.winners | SeatSet{seat};
    }
    if (report.winners == everybody(s)) report.winners = SeatSet{};
    return report;
}

}  // namespace engawa::sealed_bid

// Positions, moves and events as text.
//
// DECK/HANDS/DISCARD/PRIZES/PRIZE/BIDS/POINTS/THOUGHTS/ANSWERED/PHASE, for example
// 112333/12,2/-/13/2/-?/0,0/--/--/b: cards as sorted digits, hands and points by seat with commas,
// bids and marks one character for each seat, `-` for nothing. The phase is d (deal), p (prize),
// b (bid), v and r with a seat (veto: who won; redraw: who draws), x (over).
#include "engine/core/text.h"

#include "engine/core/read_legal.h"
#include "engine/games/sealed_bid/sealed_bid.h"

namespace engawa::sealed_bid {
namespace {

constexpr std::string_view kPhases = "dpbvrx";

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

char card_letter(int card) { return card == kUnseen ? '?' : static_cast<char>('0' + card); }

std::string write_cards(const Cards& cards) {
    std::string out;
    for (int i = 0; i < cards.size(); ++i) out += card_letter(cards.kind_at(i));
    return or_dash(out);
}

std::string write_marks(SeatSet set, int seats) {
    std::string out;
    for (int i = 0; i < seats; ++i) out += set.contains(Seat{i}) ? 'y' : '-';
    return out;
}

class Reader {
  public:
    explicit Reader(const Options& options) : options_(options), s_(SealedBid{}.start(options)) {
        s_.deck.clear();
        s_.prizes.clear();
        s_.thoughts = SeatSet{};
    }

    bool read(std::string_view text) {
        const auto fields = split(text, '/', 11);
        return fields.size() == 10 && read_cards(fields[0], s_.deck) && read_hands(fields[1]) &&
               read_cards(fields[2], s_.discard) && read_cards(fields[3], s_.prizes) &&
               read_prize(fields[4]) && read_bids(fields[5]) && read_points(fields[6]) &&
               read_marks(fields[7], s_.thoughts) && read_marks(fields[8], s_.answered) &&
               read_phase(fields[9]) && (options_.second_thoughts || s_.thoughts.empty()) &&
               fits(s_);
    }
    State state() const {
        State s = s_;
        s.cards_hash = hash_of_cards(s);
        return s;
    }

  private:
    bool read_card(char letter, int& card) const {
        card = letter == '?' ? kUnseen : letter - '0';
        return letter == '?' || (card >= 1 && card <= s_.ranks);
    }

    bool read_cards(std::string_view text, Cards& cards) const {
        if (text == "-") return true;
        int last = kUnseen;
        for (const char letter : text) {
            int card = 0;
            if (!read_card(letter, card) || card < last) return false;
            if (cards.size() == kCopies * kMostRanks) return false;
            cards.add(last = card);
        }
        return !text.empty();
    }

    bool read_hands(std::string_view text) {
        const auto parts = split(text, ',', kMostSeats + 1);
        if (static_cast<int>(parts.size()) != s_.seats) return false;
        for (unsigned i = 0; i < parts.size(); ++i) {
            if (!read_cards(parts[i], s_.hands[i])) return false;
        }
        return true;
    }

    bool read_prize(std::string_view text) {
        int card = 0;
        if (text == "-") return true;
        if (text.size() != 1 || !read_card(text[0], card) || card == kUnseen) return false;
        s_.prize = static_cast<std::uint8_t>(card);
        return true;
    }

    bool read_bids(std::string_view text) {
        if (static_cast<int>(text.size()) != s_.seats) return false;
        for (unsigned i = 0; i < text.size(); ++i) {
            int card = kNoBid;
            if (text[i] != '-' && !read_card(text[i], card)) return false;
            s_.bids[i] = static_cast<std::uint8_t>(card);
        }
        return true;
    }

    bool read_points(std::string_view text) {
        const auto parts = split(text, ',', kMostSeats + 1);
        if (static_cast<int>(parts.size()) != s_.seats) return false;
        for (unsigned i = 0; i < parts.size(); ++i) {
            const auto points = read_number(parts[i], 99);
            if (!points) return false;
            s_.points[i] = static_cast<std::uint8_t>(*points);
        }
        return true;
    }

    bool read_marks(std::string_view text, SeatSet& set) const {
        if (static_cast<int>(text.size()) != s_.seats) return false;
        for (int i = 0; i < s_.seats; ++i) {
            const char mark = text[i];
            if (mark != 'y' && mark != '-') return false;
            if (mark == 'y') set = set | SeatSet{Seat{i}};
        }
        return true;
    }

    bool read_phase(std::string_view text) {
        if (text.empty()) return false;
        const auto phase = kPhases.find(text[0]);
        if (phase == std::string_view::npos) return false;
        s_.phase = static_cast<Phase>(phase);
        const bool special = s_.phase == Phase::Veto || s_.phase == Phase::Draw;
        if (!special) return text.size() == 1;
        const auto seat = read_number(text.substr(1), s_.seats);
        if (!seat || *seat == 0) return false;
        s_.special = static_cast<std::uint8_t>(*seat - 1);
        return true;
    }

    Options options_;
    State s_;
};

// A viewer sees its own cards and nobody else's.
bool is_view_of(const State& s, Viewer viewer) {
    for (const Seat seat : SeatSet::first_seats(s.seats)) {
        const auto at = static_cast<unsigned>(seat.index());
        const int unseen = viewer.is(seat) ? 0 : s.hands[at].size();
        if (s.hands[at].count(kUnseen) != unseen) return false;
        if (s.bids[at] != kNoBid && (s.bids[at] == kUnseen) == viewer.is(seat)) return false;
    }
    return true;
}

Error bad_position(std::string_view text) {
    return error("bad_position", quoted(text) + " is not a position of sealed bids");
}

}  // namespace

std::string SealedBid::write(const State& s) const {
    std::string hands, points, bids;
    for (unsigned i = 0; i < s.seats; ++i) {
        hands += (i > 0 ? "," : "") + write_cards(s.hands[i]);
        points += (i > 0 ? "," : "") + std::to_string(s.points[i]);
        bids += s.bids[i] == kNoBid ? '-' : card_letter(s.bids[i]);
    }
    const std::string prize = s.prize == 0 ? "-" : std::string{card_letter(s.prize)};
    std::string phase{kPhases[static_cast<unsigned>(s.phase)]};
    if (s.phase == Phase::Veto || s.phase == Phase::Draw) phase += std::to_string(s.special + 1);
    return write_cards(s.deck) + '/' + hands + '/' + write_cards(s.discard) + '/' +
           write_cards(s.prizes) + '/' + prize + '/' + bids + '/' + points + '/' +
           write_marks(s.thoughts, s.seats) + '/' + write_marks(s.answered, s.seats) + '/' + phase;
}

bool read_fitting(const Options& options, std::string_view text, State& s) {
    Reader reader{options};
    if (!reader.read(text)) return false;
    s = reader.state();
    return true;
}

Result<State> SealedBid::read(const Options& options, std::string_view text) const {
    State s;
    if (!read_fitting(options, text, s) || !ok(s)) return bad_position(text);
    return s;
}

Result<Observed<State>> SealedBid::read_view(const Options& options, Viewer viewer,
                                             std::string_view text) const {
    State s;
    if (!read_fitting(options, text, s) || !is_view_of(s, viewer)) return bad_position(text);
    return seen(s, viewer);
}

std::string SealedBid::write_move(const State&, Seat, Move move) const {
    switch (move.kind) {
        case Kind::Card:
        case Kind::Lay: return std::string{card_letter(move.rank)};
        case Kind::TakeBack: return "back";
        case Kind::Pass: return "pass";
        case Kind::Veto: break;
    }
    return "veto";
}

Result<Move> SealedBid::read_attempt(const State&, Seat seat, std::string_view text) const {
    if (text == "back") return Move{Kind::TakeBack, 0};
    if (text == "pass") return Move{Kind::Pass, 0};
    if (text == "veto") return Move{Kind::Veto, 0};
    const auto rank = read_number(text, kMostRanks);
    if (!rank || *rank == 0) return error("bad_move", quoted(text) + " is not a move");
    return Move{seat == kChance ? Kind::Card : Kind::Lay, static_cast<std::uint8_t>(*rank)};
}

Result<Move> SealedBid::read_move(const State& s, Seat seat, std::string_view text) const {
    return read_legal(*this, s, seat, text);
}

Phrase SealedBid::describe(const Event& event) const {
    constexpr std::string_view kNames[] = {"dealt",     "laid",   "shown", "vetoed", "won",
                                           "took_back", "passed", "prize", "kept",   "ended"};
    const auto kind = static_cast<Happening>(event.kind);
    Phrase phrase{"sealed_bid.event." + std::string{kNames[event.kind]}, {}};
    if (kind < Happening::Prize) {
        phrase.arguments.push_back({"who", Term::seat(event.numbers[0])});
    }
    if (kind < Happening::TookBack || kind == Happening::Prize || kind == Happening::Kept) {
        phrase.arguments.push_back(
            {"card", Term::card(std::string{card_letter(event.numbers[1])})});
    }
    return phrase;
}

Phrase SealedBid::prompt(const State& s, Seat seat) const {
    const Argument who{"who", Term::seat(seat)};
    switch (s.phase) {
        case Phase::Bid: return {"sealed_bid.prompt.bid", {who}};
        case Phase::Veto: return {"sealed_bid.prompt.veto", {who}};
        case Phase::Over: return {"sealed_bid.prompt.over", {}};
        default: return {"sealed_bid.prompt.wait", {}};
    }
}

static_assert(Game<SealedBid>);

}  // namespace engawa::sealed_bid

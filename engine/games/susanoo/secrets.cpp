// What each viewer may know: views, guesses, events (SUS-510 to SUS-520, SUS-534).
#include "engine/games/susanoo/facts.h"
#include "engine/games/susanoo/happening.h"
#include "engine/games/susanoo/names.h"

namespace engawa::susanoo {
namespace {

unsigned viewer_index(Viewer viewer) {
    return viewer.is_watcher() ? unsigned{kWatcherKnows}
                               : static_cast<unsigned>(viewer.seat().index());
}

bool is_secret(const Event& event) {
    switch (static_cast<Happening>(event.kind)) {
        case Happening::Drew:
        case Happening::Looked:
        case Happening::Kept:
        case Happening::Stole:
        case Happening::Gave: return true;
        default: return false;
    }
}

class Dealer {
  public:
    Dealer(const Book& book, State& s, Rng& rng) : book_(book), s_(s), rng_(rng) {}

    // Every unknown card of that place is equally likely any card of the pool with its back.
    void fill(Cards& place, const std::array<std::uint8_t, 2>& backs) {
        for (const Back back : {Back::Event, Back::Reward}) {
            for (int left = unnamed(book_, place, backs, back); left > 0; --left) {
                const Cards pool = s_.deck & deck_of(back);
                const int card = nth(
                    pool, static_cast<int>(rng_.below(static_cast<std::uint32_t>(pool.size()))));
                s_.deck.take(card);
                place.add(card);
            }
        }
    }

    // One unknown card of that place with that back is `card`.
    void put(Cards& place, const std::array<std::uint8_t, 2>& backs, int card) {
        if (unnamed(book_, place, backs, book_.back(card)) == 0) return;
        s_.deck.take(card);
        place.add(card);
    }

  private:
    const Cards& deck_of(Back back) const {
        return back == Back::Event ? book_.events_deck : book_.rewards_deck;
    }

    static int nth(Cards cards, int n) {
        const int low = std::popcount(cards.low);
        std::uint64_t rest = n < low ? cards.low : cards.high;
        for (int skip = n < low ? n : n - low; skip > 0; --skip) rest &= rest - 1;
        return std::countr_zero(rest) + (n < low ? 0 : 64);
    }

    const Book& book_;
    State& s_;
    Rng& rng_;
};

// A question that is asked only of a hand with a certain card tells something about that hand:
// `join` that it has a Yokai (SUS-404), a renewal that its player has items worth 5 VP (SUS-447).
bool answerable(const Book& book, const State& s) {
    const Task& top = s.top();
    const unsigned player = top.a;
    if (top.step == Step::Join) return !(s.hand[player] & book.yokai).empty();
    if (top.step != Step::Renew) return true;
    int sum = top.b;
    each(renewal_items(book, s, top.a), [&](int card) { sum += book.of(card).vp; });
    return sum >= 5;
}

// For deals so unlikely that chance does not find them: the cards that fit best.
void make_answerable(const Book& book, State& s, Dealer& dealer) {
    const unsigned player = s.top().a;
    const Cards wanted = s.deck & (s.top().step == Step::Join ? book.yokai : book.rewards_deck);
    for (int vp = 255; vp >= 0; --vp) {
        each(wanted, [&](int card) {
            if (book.of(card).vp == vp) dealer.put(s.hand[player], s.backs[player], card);
        });
    }
}

}  // namespace

Observed<State> Susanoo::observe(const State& s, Viewer viewer) const {
    if (s.over()) return {s, viewer};  // SUS-504
    State view = s;
    const Cards known = s.seen[viewer_index(viewer)];
    for (int player = 0; player < s.players; ++player) {
        const auto i = static_cast<unsigned>(player);
        if (viewer.is(Seat{player})) continue;
        const Cards hidden = s.hand[i] - known;
        view.deck |= hidden;
        view.hand[i] -= hidden;
        // Who else knows a card is told only if all do.
        const Cards own_secret = s.hand[i] - s.seen[kWatcherKnows];
        for (unsigned other = 0; other < s.players; ++other) {
            if (!viewer.is(Seat{static_cast<int>(other)})) view.seen[other] -= own_secret;
        }
    }
    const int alone = looker(s);
    if (alone != kNobody && !viewer.is(Seat{alone})) {
        view.deck |= s.row;
        view.row = {};
    }
    return {view, viewer};
}

std::string view_fault(const Book& book, const State& s, Viewer viewer) {
    const auto all_named = [&](Cards known, const std::array<std::uint8_t, 2>& backs) {
        return unnamed(book, known, backs, Back::Event) == 0 &&
               unnamed(book, known, backs, Back::Reward) == 0;
    };
    const bool over = s.over();
    for (int player = 0; player < s.players; ++player) {
        const auto i = static_cast<unsigned>(player);
        if (over || viewer.is(Seat{player})) {
            if (!all_named(s.hand[i], s.backs[i])) return "the viewer knows these hand cards";
            continue;
        }
        if (!(s.hand[i] - s.seen[viewer_index(viewer)]).empty()) {
            return "a view does not name cards that its viewer cannot know";
        }
        const Cards shared = s.hand[i] - s.seen[kWatcherKnows];
        for (unsigned other = 0; other < s.players; ++other) {
            if (!viewer.is(Seat{static_cast<int>(other)}) && !(s.seen[other] & shared).empty()) {
                return "a view does not tell who else knows a card (SUS-534)";
            }
        }
    }
    const int alone = over ? kNobody : looker(s);
    if (alone != kNobody && !viewer.is(Seat{alone})) {
        return s.row.empty() ? "" : "the row is seen by the looker alone (SUS-518)";
    }
    return all_named(s.row, s.row_backs) ? "" : "the viewer knows the cards of the row (SUS-518)";
}

State Susanoo::guess(const Observed<State>& view, Rng& rng) const {
    constexpr int kTries = 200;
    for (int i = 0;; ++i) {
        State s = view.state();
        Dealer dealer(*book_, s, rng);
        if (i == kTries) make_answerable(*book_, s, dealer);
        for (unsigned player = 0; player < s.players; ++player) {
            dealer.fill(s.hand[player], s.backs[player]);
        }
        dealer.fill(s.row, s.row_backs);
        if (i == kTries || answerable(*book_, s)) return s;
    }
}

// SUS-520
Event Susanoo::redact(const Event& event, Viewer viewer) const {
    if (!is_secret(event)) return event;
    const auto concerns = [&](int number) { return number < kMaxSeats && viewer.is(Seat{number}); };
    if (concerns(event.numbers[0]) || concerns(event.numbers[3])) return event;
    Event heard = event;
    heard.numbers[1] = -1;
    return heard;
}

}  // namespace engawa::susanoo

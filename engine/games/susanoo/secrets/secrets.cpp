// What each viewer may know: views, guesses, events (SUS-510 to SUS-520, SUS-534).
#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/rules/happening.h"
#include "engine/games/susanoo/text/names.h"

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
                const Cards pool = s_.deck & book_.deck_of(back);
                const int card = nth(
                    pool, static_cast<int>(rng_.below(static_cast<std::uint32_t>(pool.size()))));
                s_.deck.take(card);
                place.add(card);
            }
        }
    }

    // A player who is asked for a card has one to name (SUS-404). Hands without are dealt again.
    void fill_asked(int player) {
        const auto i = static_cast<unsigned>(player);
        const Cards known = s_.hand[i];
        const Cards deck = s_.deck;
        constexpr int kTries = 1'000;
        for (int tries = 0; tries < kTries; ++tries) {
            fill(s_.hand[i], s_.backs[i]);
            if (can_answer(player)) return;
            s_.hand[i] = known;
            s_.deck = deck;
        }
        fill_at_best(player);
    }

  private:
    // A hand that can answer if any can: the unknown cards that count most towards it, as many as
    // fit. What is still missing is dealt.
    void fill_at_best(int player) {
        Cards& hand = s_.hand[player];
        const bool join = s_.top().step == Step::Join;
        const Cards wanted = join ? book_.yokai : book_.items;
        int left = unnamed(book_, hand, s_.backs[player], join ? Back::Event : Back::Reward);
        for (; left > 0 && !can_answer(player); --left) {
            int best = kNoCard;
            each(s_.deck & wanted, [&](int card) {
                if (best == kNoCard || book_.of(card).vp > book_.of(best).vp) best = card;
            });
            if (best == kNoCard) break;
            s_.deck.take(best);
            hand.add(best);
        }
        fill(hand, s_.backs[player]);
    }

    bool can_answer(int player) const {
        if (s_.top().step == Step::Join) return !(s_.hand[player] & book_.yokai).empty();
        int worth = s_.top().b;  // of a renewal, which can be completed (SUS-447)
        each(renewal_items(book_, s_, player), [&](int card) { worth += book_.of(card).vp; });
        return worth >= 5;
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

// Who else may know cards of that hand is not seen (SUS-534): now and then somebody does.
void guess_marks(State& s, Viewer viewer, int owner, Rng& rng) {
    constexpr std::uint32_t kOneIn = 8;
    each(s.hand[owner] - s.seen[kWatcherKnows], [&](int card) {
        if (rng.below(kOneIn) != 0) return;
        const int other = rng.below(int{s.players});
        if (other != owner && !viewer.is(Seat{other})) s.seen[other].add(card);
    });
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
    State s = view.state();
    if (s.over()) return s;
    Dealer dealer(*book_, s, rng);
    const Step asked = s.top().step;
    if (asked == Step::Join || asked == Step::Renew) dealer.fill_asked(s.top().a);
    for (unsigned i = 0; i < s.players; ++i) dealer.fill(s.hand[i], s.backs[i]);
    dealer.fill(s.row, s.row_backs);
    // Before the second turn hardly a card has changed hands.
    for (int player = 0; player < s.players && s.turn > 1; ++player) {
        if (!view.viewer().is(Seat{player})) guess_marks(s, view.viewer(), player, rng);
    }
    return s;
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

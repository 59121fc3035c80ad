// What must hold of every state, and the hash.
#include <bit>

#include "engine/core/hash.h"
#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

class Checker {
  public:
    Checker(const Book& book, const State& s, bool view) : book_(book), s_(s), view_(view) {}

    // Each check gives a sentence, or nothing if all is well.
    std::string fault() {
        using Check = std::string (Checker::*)();
        for (const Check check : {&Checker::fields, &Checker::seats, &Checker::places,
                                  &Checker::hands, &Checker::seen, &Checker::pile, &Checker::forms,
                                  &Checker::beings, &Checker::battle, &Checker::terms}) {
            std::string found = (this->*check)();
            if (!found.empty()) return found;
        }
        return {};
    }

  private:
    static constexpr const char* kFine = "";

    // NOLINTNEXTLINE(readability-make-member-function-const): of one type with the others
    std::string fields() {
        const bool counted = s_.players >= 3 && s_.players <= kMaxSeats && s_.depth > 0 &&
                             s_.depth <= kMostSteps && s_.pile_size <= kMostEvents &&
                             s_.foe_count <= kMostFoes && s_.result_count <= kMostResults &&
                             s_.poured_count <= kMostPoured && s_.marked < 8;
        if (!counted) return "a count is out of its bounds (SUS-521)";
        if (s_.trades > s_.trades_per_turn) return "more trades than the options allow (SUS-237)";
        if (s_.reshuffles > s_.event_passes) return "more reshuffles than allowed (SUS-261)";
        const bool begun = s_.first != kNobody;
        if (begun && (s_.first >= s_.players || s_.at_turn >= s_.players)) {
            return "a player at turn is missing";
        }
        if (!begun && (s_.at_turn != kNobody || s_.turn != 0)) {
            return "nobody is at turn before the first player is known";
        }
        return kFine;
    }

    std::string seats() {
        const auto nobody = static_cast<unsigned>(0xff << s_.players);
        if (((s_.dead | s_.passed | s_.waiting | s_.asked) & nobody) != 0) {
            return "a seat that nobody sits on";
        }
        if ((s_.passed & s_.dead) != 0) return "the dead do not pass (SUS-410)";
        for (unsigned i = 0; i < kMaxSeats; ++i) {
            if (i >= s_.players) {
                if (!empty_seat(i)) return "a seat that nobody sits on has something";
                continue;
            }
            if (s_.crossed[i] > s_.players || s_.crossed[i] == i + 1) {
                return "a seat is crossed by another one (SUS-523)";
            }
            if (s_.level[i] < 1 || s_.level[i] > kTopLevel) return "a level is 1 to 12 (SUS-119)";
            for (unsigned slot = 0; slot < kSlots; ++slot) {
                const int card = s_.in_use[i][slot];
                const bool there =
                    card == kNoCard ||
                    (card < kMostDeckCards && (s_.front[i] & book_.of_type[slot]).has(card));
                if (!there) return "a card in use is not in play (SUS-427)";
            }
        }
        return kFine;
    }

    bool empty_seat(unsigned i) const {
        const State fresh;
        return s_.hand[i].empty() && s_.front[i].empty() && s_.seen[i].empty() &&
               s_.forms[i] == 0 && s_.backs[i] == fresh.backs[i] && s_.level[i] == 0 &&
               s_.crossed[i] == 0 && s_.being[i] == kNoCard && s_.form[i] == kNoCard &&
               s_.in_use[i] == fresh.in_use[i];
    }

    // Every card has one place.

    bool put(Cards cards) {
        const bool fresh = (placed_ & cards).empty();
        placed_ |= cards;
        return fresh;
    }
    bool put(int card, Cards kinds) {
        if (card >= kMostDeckCards || !kinds.has(card)) return false;
        return put(Cards::of(card));
    }

    std::string places() {
        placed_ = {};
        const Cards all = book_.events_deck | book_.rewards_deck;
        bool fine = put(s_.deck) && put(s_.discards) && put(s_.row);
        for (unsigned i = 0; i < s_.players; ++i) {
            fine = fine && put(s_.hand[i]) && put(s_.front[i]);
            const Cards consumables = book_.items - book_.equipment;
            if (!(s_.front[i] & consumables).empty()) return "a Consumable is in play (SUS-037)";
            each(s_.front[i] & book_.events,
                 [&](int card) { fine = fine && book_.of(card).timing == Timing::Persistent; });
        }
        for (unsigned i = 0; i < s_.foe_count; ++i) {
            fine = fine && put(s_.foes[i].card, book_.heads | book_.yokai);
        }
        for (unsigned i = 0; i < s_.poured_count; ++i) {
            fine = fine && put(s_.poured[i].card, book_.yokai);
        }
        for (unsigned i = 0; i < s_.result_count; ++i) {
            const int card = s_.results[i].card;
            if (card >= kCardNumbers || !book_.exists(card)) return "a result without a card";
            if (book_.of(card).lies()) fine = fine && put(card, book_.in_battle);
        }
        for (unsigned i = 0; i < s_.depth; ++i) {
            const Task& task = s_.agenda[i];
            const Cards playable = book_.events | (book_.items - book_.equipment);
            if (task.step == Step::Toss) fine = fine && put(task.a, playable);
            if (task.step == Step::Aim) fine = fine && put(task.b, playable);
        }
        if (!fine) return "a card lies in two places or where it cannot lie";
        if (placed_ != all) return "a card is nowhere";
        return kFine;
    }

    std::string hands() {
        std::array<int, 2> hidden{};
        bool fine = true;
        const auto count = [&](Cards known, const std::array<std::uint8_t, 2>& backs) {
            for (const Back back : {Back::Event, Back::Reward}) {
                const int left = unnamed(book_, known, backs, back);
                fine = fine && left >= 0 && (view_ || left == 0);
                hidden[static_cast<unsigned>(back)] += left;
            }
        };
        for (unsigned i = 0; i < s_.players; ++i) count(s_.hand[i], s_.backs[i]);
        count(s_.row, s_.row_backs);
        if (!fine) return "the backs of a hand or of the row do not fit its cards (SUS-510)";
        if (hidden[0] > (s_.deck & book_.events_deck).size() ||
            hidden[1] > (s_.deck & book_.rewards_deck).size()) {
            return "there are more hidden cards than cards that nobody has seen";
        }
        return kFine;
    }

    // SUS-511: somebody else's hand cards; what the watchers know all know.
    std::string seen() {
        Cards held;
        for (unsigned i = 0; i < s_.players; ++i) held |= s_.hand[i];
        if (!(s_.seen[kWatcherKnows] - held).empty()) return "a known card is in no hand";
        for (unsigned i = 0; i < s_.players; ++i) {
            const Cards others = held - s_.hand[i];
            if (!(s_.seen[i] - others).empty()) return "a card known to a seat is in no other hand";
            if (!((s_.seen[kWatcherKnows] & others) - s_.seen[i]).empty()) {
                return "what all know every seat knows (SUS-519)";
            }
        }
        return kFine;
    }

    std::string pile() {
        Cards cards;
        for (unsigned i = 0; i < s_.pile_size; ++i) {
            if (s_.pile[i] >= kMostDeckCards) return "a discard that is no card";
            cards.add(s_.pile[i]);
        }
        const bool same =
            cards == (s_.discards & book_.events_deck) && cards.size() == s_.pile_size;
        return same ? kFine : "the Event discards and their order differ";
    }

    std::string forms() {
        FormSet all = s_.form_deck | s_.pool;
        int count = std::popcount(s_.form_deck) + std::popcount(s_.pool);
        for (unsigned i = 0; i < s_.players; ++i) {
            all |= s_.forms[i];
            count += std::popcount(s_.forms[i]);
            const int active = s_.form[i];
            const bool own = active == kNoCard || (active >= kFirstForm && active < kCardNumbers &&
                                                   (s_.forms[i] & form_bit(active)) != 0);
            if (!own) return "an active Transformation is not its player's";
            if ((s_.waiting >> i & 1) != 0 &&
                (active == kNoCard || !s_.fighter(static_cast<int>(i)))) {
                return "a Transformation waits for no battle (SUS-423)";
            }
        }
        if (all != book_.all_forms || count != std::popcount(all)) {
            return "a Transformation lies in two places or nowhere";
        }
        if (std::popcount(s_.pool) > 3) return "the pool has at most three cards (SUS-019)";
        return kFine;
    }

    std::string beings() {
        unsigned all = s_.free_beings | s_.row_beings;
        int count = std::popcount(s_.free_beings) + std::popcount(s_.row_beings);
        for (unsigned i = 0; i < s_.players; ++i) {
            const int being = s_.being[i];
            if (being == kNoCard) {
                if (s_.turn > 0) return "every player has a Heavenly Being (SUS-013)";
                continue;
            }
            if (being < kFirstBeing || being >= kFirstForm) return "a Being that is none";
            all |= being_bit(being);
            ++count;
        }
        if (all != book_.all_beings || count != std::popcount(all)) {
            return "a Heavenly Being lies in two places or nowhere";
        }
        return kFine;
    }

    std::string battle() {
        if (!s_.in_battle()) return no_battle();
        if (s_.main != s_.at_turn) return "the main fighter is the player at turn";
        if (s_.helper != kNobody && (s_.helper >= s_.players || s_.helper == s_.main)) {
            return "the helper is another player";
        }
        if ((s_.asked >> s_.main & 1) != 0) return "nobody asks himself for help";
        for (unsigned i = 0; i < s_.foe_count; ++i) {
            const Foe& foe = s_.foes[i];
            if (foe.main_die < -6 || foe.main_die > 6 || foe.helper_die < -6 ||
                foe.helper_die > 6) {
                return "a die shows 1 to 6 (SUS-201)";
            }
            if (s_.helper == kNobody && foe.helper_die != 0) return "a die of no helper";
        }
        for (unsigned i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            const int player = result.player();
            if (player != kNobody && player >= s_.players) return "a result of nobody";
            if (result.side() > Picked::Foes) return "a result of no side";
            if (book_.of(result.card).foe() != (player == kNobody)) {
                return "a result is a foe's if it is nobody's";
            }
        }
        return kFine;
    }

    std::string no_battle() const {
        const bool none = s_.helper == kNobody && s_.asked == 0 && s_.foe_count == 0 &&
                          s_.result_count == 0 && s_.poured_count == 0 && !s_.deal.any() &&
                          !s_.offer.any() && s_.waiting == 0;
        if (!none) return "there is no battle, but something of one";
        bool used = false;
        const auto look = [&](int card) {
            used = used || book_.of(card).activation.limit != Limit::Turn;
        };
        each(s_.used, look);
        each_being(s_.used_beings, look);
        each_form(s_.used_forms, look);
        return used ? "a card was activated in no battle" : kFine;
    }

    std::string terms() {
        if (s_.deal.any() != (s_.helper != kNobody)) return "a deal and a helper belong together";
        const bool unset = s_.deal.k == Terms::kUnset || s_.deal.y == Terms::kUnset;
        if (s_.deal.any() && unset) return "a deal has all its parts (SUS-311)";
        const bool yokai = s_.deal.y == 1 || s_.offer.y == 1;
        if (yokai && !yokai_among_foes(book_, s_)) return "there is no Yokai to promise (SUS-462)";
        for (const Terms& terms : {s_.deal, s_.offer}) {
            const bool small = (terms.k < Move::kNumbers || terms.k == Terms::kUnset) &&
                               (terms.y <= 1 || terms.y == Terms::kUnset);
            const int item = terms.item();
            const bool payable = item == kNoCard || book_.equipment.has(item);
            const bool shaped = terms.side <= 3 || terms.side >= Terms::kItem;
            if (!small || !payable || !shaped) return "terms that nobody can offer (SUS-311)";
        }
        return kFine;
    }

    const Book& book_;
    const State& s_;
    const bool view_;
    Cards placed_;
};

// A view as if every hidden card could be each of those with its back, and none were in a deck: who
// has no answer here has none in any world.
State widened(const Book& book, const State& view) {
    State s = view;
    for (const Back back : {Back::Event, Back::Reward}) {
        const Cards cards = back == Back::Event ? book.events_deck : book.rewards_deck;
        int hidden = 0;
        const auto widen = [&](Cards& known, const std::array<std::uint8_t, 2>& backs) {
            const int left = unnamed(book, known, backs, back);
            if (left > 0) known |= view.deck & cards;
            hidden += left;
        };
        for (unsigned i = 0; i < s.players; ++i) widen(s.hand[i], s.backs[i]);
        widen(s.row, s.row_backs);
        for (; hidden > 0; --hidden) s.deck.take((s.deck & cards).first());
    }
    return s;
}

std::string decision_fault(const Susanoo& game, const State& s, bool view) {
    if (s.over()) return {};
    const SeatSet seats = game.to_act(s);
    if (seats.empty()) return "nobody is asked, but the game is not over (SUS-402)";
    if (s.open_window()) return {};  // everybody may pass
    const State& asked = view ? widened(game.book(), s) : s;
    for (const Seat seat : seats) {
        MoveBuffer<Susanoo> buffer;
        game.legal(asked, seat, buffer.list);
        if (buffer.list.empty()) return "a decision without an answer does not occur (SUS-404)";
    }
    return {};
}

}  // namespace

std::string fault(const Susanoo& game, const State& s, bool view) {
    std::string found = Checker{game.book(), s, view}.fault();
    if (found.empty()) found = agenda_fault(game.book(), s);
    if (found.empty()) found = decision_fault(game, s, view);
    return found;
}

bool Susanoo::ok(const State& s) const { return fault(*this, s, false).empty(); }

std::uint64_t Susanoo::hash(const State& s) const {
    using Words = std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)>;
    std::uint64_t hash = 0;
    for (const std::uint64_t word : std::bit_cast<Words>(s)) {
        hash = (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15u;
    }
    return mix(hash);
}

}  // namespace engawa::susanoo

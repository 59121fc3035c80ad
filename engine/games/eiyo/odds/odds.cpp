#include "engine/games/eiyo/odds/odds.h"

#include <algorithm>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

constexpr int kMostCards = 40;

double ways(int n, int k) {  // to choose k of n
    if (k < 0 || k > n) return 0;
    double product = 1;
    for (int i = 1; i <= k; ++i) product = product * (n - k + i) / i;
    return product;
}

int count(const WeaponBag& bag, Odds::Kinds group) {
    int sum = 0;
    bag.each([&](int kind) { sum += (group >> kind & 1) != 0 ? bag.count(kind) : 0; });
    return sum;
}

// How likely each sum is if `picks` of the cards are taken; by_worth counts cards worth 0 to 3.
std::vector<double> sums(const std::array<int, 4>& by_worth, int picks) {
    std::vector<double> chance(static_cast<unsigned>(3 * picks + 1));
    const double all = ways(by_worth[0] + by_worth[1] + by_worth[2] + by_worth[3], picks);
    for (int one = 0; one <= picks; ++one) {
        for (int two = 0; one + two <= picks; ++two) {
            for (int three = 0; one + two + three <= picks; ++three) {
                const int none = picks - one - two - three;
                const double part = ways(by_worth[0], none) * ways(by_worth[1], one) *
                                    ways(by_worth[2], two) * ways(by_worth[3], three);
                if (part > 0) chance[one + 2 * two + 3 * three] += part / all;
            }
        }
    }
    return chance;
}

std::vector<double> sum_of_both(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> chance(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) chance[i + j] += a[i] * b[j];
    }
    return chance;
}

}  // namespace

// How many cards of a group lie in the deck and in the partner's hand, while none has come to the
// viewer: a chance for each pair of numbers.
class Odds::Group {
  public:
    Group(const State& s, int player, bool redraw, Kinds group)
        : most_hand_(s.no_limit() ? kMostCards : 10),  // EIY-030, EIY-098
          chance_(static_cast<unsigned>(kMostCards * most_hand_)) {
        int pool = s.deck.size();
        int wanted = count(s.deck, group);
        const int deck = s.deck_size;
        const int unknown = pool - deck;
        total_ = wanted + count(s.discards, group);
        const WeaponBag& own = s.hands[player];
        const int returned = redraw ? count(own, group) : 0;
        total_ += returned;
        for (int theirs = 0; theirs <= std::min(wanted, unknown); ++theirs) {
            at(wanted - theirs + returned, theirs) =
                ways(wanted, theirs) * ways(pool - wanted, unknown - theirs) / ways(pool, unknown);
        }
    }

    enum class To : std::uint8_t { Discards, Viewer, Partner };
    void take(int deck, To where) {
        Group next = *this;
        std::fill(next.chance_.begin(), next.chance_.end(), 0.0);
        for (int in_deck = 0; in_deck < kMostCards; ++in_deck) {
            for (int theirs = 0; theirs < most_hand_; ++theirs) {
                const double chance = at(in_deck, theirs);
                if (chance == 0) continue;
                next.at(in_deck, theirs) += chance * (deck - in_deck) / deck;
                if (in_deck == 0 || where == To::Viewer) continue;
                next.at(in_deck - 1, theirs + (where == To::Partner ? 1 : 0)) +=
                    chance * in_deck / deck;
            }
        }
        *this = next;
    }
    void reshuffle() {
        Group next = *this;
        std::fill(next.chance_.begin(), next.chance_.end(), 0.0);
        for (int in_deck = 0; in_deck < kMostCards; ++in_deck) {
            for (int theirs = 0; theirs < most_hand_; ++theirs) {
                const double chance = at(in_deck, theirs);
                if (chance != 0) next.at(total_ - theirs, theirs) += chance;
            }
        }
        *this = next;
    }
    double none() const {
        double sum = 0;
        for (const double chance : chance_) sum += chance;
        return sum;
    }

  private:
    double& at(int in_deck, int theirs) { return chance_[in_deck * most_hand_ + theirs]; }

    int total_ = 0;
    int most_hand_;
    std::vector<double> chance_;
};

class Odds::Course {
  public:
    Course(const Odds& odds, Group* group) : odds_(odds), group_(group), piles_(odds.start()) {}

    Piles run(int effects) {
        for (int i = 0; i < odds_.damage_ + effects; ++i) take(Group::To::Discards);
        draw();
        return piles_;
    }

  private:
    const Constants& constants() const { return odds_.game_.cards().constants; }

    // EIY-093, EIY-094
    bool draws(int player) const {
        const auto i = static_cast<unsigned>(player);
        if (odds_.redraw_) {
            return player == odds_.player_ && piles_.drawn[i] < constants().start_hand;
        }
        return piles_.drawn[i] < constants().draw_count &&
               piles_.hand[i] < hand_limit(odds_.game_.book(), odds_.s_);
    }

    // EIY-095: one card in turn.
    void draw() {
        const int seats = odds_.s_.seats();
        bool again = true;
        while (again && !piles_.over) {
            again = false;
            for (int i = 0; i < seats; ++i) {
                const int player = (odds_.player_ + i) % seats;
                if (!draws(player)) continue;
                again = true;
                draw_one(player);
            }
        }
    }

    void draw_one(int player) {
        if (piles_.deck == 0) exhaust();
        if (piles_.over || !draws(player)) return;  // EIY-096
        take(player == odds_.player_ ? Group::To::Viewer : Group::To::Partner);
        ++piles_.hand[player];
        ++piles_.drawn[player];
    }

    void take(Group::To where) {
        if (piles_.over) return;
        if (piles_.deck == 0) exhaust();
        if (piles_.over) return;
        if (group_ != nullptr) group_->take(piles_.deck, where);
        --piles_.deck;
        if (where == Group::To::Discards) ++piles_.discards;
        if (piles_.deck == 0 && odds_.s_.emptied()) exhaust();  // EIY-239
    }

    // EIY-231, EIY-233
    void exhaust() {
        ++piles_.exhaustions;
        if (piles_.table == 0) {
            piles_.over = true;
            return;
        }
        piles_.deck += piles_.discards;
        piles_.discards = 0;
        piles_.table -= odds_.s_.seats();
        for (int i = 0; i < odds_.s_.seats(); ++i) ++piles_.hand[i];
        if (group_ != nullptr) group_->reshuffle();
    }

    const Odds& odds_;
    Group* group_;
    Piles piles_;
};

Odds::Odds(const Eiyo& game, const Observed<State>& view)
    : game_(game),
      s_(view.state()),
      player_(view.viewer().is(Seat{1}) ? 1 : 0),
      redraw_(s_.phase == Phase::Mulligan && view.viewer().is(Seat{s_.seat})),
      draw_first_(redraw_ || (s_.round > 1 && (s_.phase == Phase::FirstProposal ||
                                               s_.phase == Phase::FirstAnswer))),
      damage_(draw_first_ ? 0 : game.damage(s_)),
      effects_(draw_first_ ? std::vector<double>{1.0} : effects_to_come()) {
    for (std::size_t i = 0; i < effects_.size(); ++i) {
        if (effects_[i] == 0) continue;
        const int drawn = Course{*this, nullptr}.run(static_cast<int>(i)).drawn[player_];
        fewest_ = std::min(fewest_, drawn);
        most_ = std::max(most_, drawn);
    }
}

Odds::Piles Odds::start() const {
    Piles piles;
    piles.deck = s_.deck_size;
    piles.discards = s_.discards_size;
    piles.table = s_.table_size;
    for (unsigned i = 0; i < 2; ++i) piles.hand[i] = s_.hand_size[i];
    if (redraw_) {
        int& own = piles.hand[player_];
        piles.deck += own;
        own = 0;
    }
    return piles;
}

// EIY-220 to EIY-223, EIY-250: what the coming refill reveals.
std::vector<double> Odds::effects_to_come() const {
    int bosses = 0;
    int others = 0;
    const int below = game_.cards().constants.cards_below_boss;
    for (int index = 0; index < s_.row_count(); ++index) {
        const Row row = s_.rows[index];
        const int missing = kRowLength - row.size() + (s_.has_token(index) ? 1 : 0);
        const int reveals = std::min(missing, row.stack());
        const bool boss = row.stack() > below && row.stack() - reveals <= below;
        bosses += boss ? 1 : 0;
        others += reveals - (boss ? 1 : 0);
    }
    std::array<int, 4> boss_cards{};
    std::array<int, 4> other_cards{};
    const auto& table = game_.cards().bosses;
    s_.unseen.each([&](Foe foe) {
        const FoeCard& card = game_.foe(s_, foe);
        const bool boss = std::any_of(table.begin(), table.end(),
                                      [&](const FoeCard& one) { return one.id == card.id; });
        (boss ? boss_cards : other_cards)[card.effects.reveal_discard] += s_.unseen.count(foe);
    });
    return sum_of_both(sums(boss_cards, bosses), sums(other_cards, others));
}

double Odds::at_least_one(Kinds group) const {
    const WeaponBag& own = s_.hands[player_];
    if (count(s_.deck, group) + count(s_.discards, group) == 0 &&
        (!redraw_ || count(own, group) == 0)) {
        return 0;  // exactly, where a sum of chances would only come near
    }
    double none = 0;
    for (std::size_t i = 0; i < effects_.size(); ++i) {
        if (effects_[i] == 0) continue;
        Group cards(s_, player_, redraw_, group);
        Course{*this, &cards}.run(static_cast<int>(i));
        none += effects_[i] * cards.none();
    }
    return std::max(0.0, 1 - none);
}

double Odds::exhausted(int times) const {
    double sum = 0;
    for (std::size_t i = 0; i < effects_.size(); ++i) {
        if (effects_[i] == 0) continue;
        if (Course{*this, nullptr}.run(static_cast<int>(i)).exhaustions >= times) {
            sum += effects_[i];
        }
    }
    return sum;
}

double Odds::overrun() const {
    double sum = 0;
    for (std::size_t i = 0; i < effects_.size(); ++i) {
        if (effects_[i] != 0 && Course{*this, nullptr}.run(static_cast<int>(i)).over) {
            sum += effects_[i];
        }
    }
    return sum;
}

}  // namespace engawa::eiyo

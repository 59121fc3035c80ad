#include "engine/games/eiyo/bots/plan.h"

#include <algorithm>

namespace engawa::eiyo {
namespace {

constexpr int kNever = -1'000'000;
constexpr int kHands = 1 << Plan::kMost;  // subsets of a hand

unsigned bits(int cards) { return static_cast<unsigned>(cards); }

// EIY-118, EIY-122: the middle column is reached from both spots.
bool is_shared(int row) { return row % 3 == 1; }
bool touches(int spot, int row) { return is_shared(row) || row % 3 == 2 * spot; }

// One row.

// What so many cards at a row are worth, costs of rotations aside.
struct RowUse {
    std::array<int, kRowLength + 1> value{0, kNever, kNever, kNever};
    std::array<int, kRowLength + 1> takes{};  // effects, extra costs and the damage that is left
    std::array<bool, kRowLength + 1> deflects{};
};

// A row while attacks on it are tried.
struct Fought {
    Row row;
    ActiveWeapon active;
    int honor = 0;    // in points; of a red enemy that waits, a part, times sixteen
    int waiting = 0;  // sixteenths of points
    int cards = 0;    // deck cards for effects and extra costs
    int gone = 0;
    int help = 0;  // see RowStudy::help_at
};

class RowStudy {
  public:
    RowStudy(const Book& book, const State& s, int player, const Taste& taste, const Prices& prices)
        : book_(book),
          foes_(book.foes(s)),
          s_(s),
          player_(player),
          taste_(taste),
          prices_(prices) {}

    RowUse study(int index, bool deflects = true) const {
        RowUse use;
        Fought fought{s_.rows[index], s_.active[index]};
        fought.help = help_at(index);
        const int before = damage(fought.row);
        const bool quiet = s_.has_token(index);
        use.takes[0] = quiet ? 0 : before;
        if (quiet || fought.row.empty()) return use;
        for (int cards = 1; cards <= kRowLength; ++cards) {
            if (deflects && may_deflect(fought.row)) {
                const int value =
                    worth(fought) + prices_.card * before + prices_.foe - lost(fought);
                take(use, cards, value, fought.cards, true);
            }
            if (!attack(fought)) break;
            const int after = damage(fought.row);
            const int value = worth(fought) + prices_.card * (before - after);
            take(use, cards, value, fought.cards + after, false);
        }
        return use;
    }

  private:
    // What of its honor an attack on a red enemy is worth that the partner must finish.
    int help_at(int index) const {
        const int partner = 1 - player_;
        const bool able = s_.coop() && !s_.has_passed(partner) && s_.hand_size[partner] > 0 &&
                          touches(s_.spots[partner], index);
        return able ? taste_.waiting : 0;
    }
    int damage(Row row) const { return row_damage(foes_, row); }
    bool may_deflect(Row row) const {
        return !row.empty() && supply(book_, s_) > 0 && foes_[row.front()].effects.no_deflect == 0;
    }
    int worth(const Fought& fought) const {
        return prices_.honor * (16 * fought.honor + fought.waiting) / 16 +
               prices_.foe * fought.gone - prices_.card * fought.cards;
    }
    // An active weapon goes when its row is deflected (EIY-169).
    int lost(const Fought& fought) const { return fought.active.none() ? 0 : taste_.keep; }

    static void take(RowUse& use, int cards, int value, int takes, bool deflects) {
        if (value <= use.value[cards]) return;
        use.value[cards] = value;
        use.takes[cards] = takes;
        use.deflects[cards] = deflects;
    }

    // False if the player cannot attack the front.
    bool attack(Fought& fought) const {
        if (fought.row.empty()) return false;
        const FoeValues& front = foes_[fought.row.front()];
        if (s_.coop() && front.red) {
            if (fought.active.none()) {
                fought.active = ActiveWeapon{0, player_};
                fought.waiting += fought.help * front.honor;
                fought.cards += front.effects.attack_cost;
                return true;
            }
            if (fought.active.owner() == player_) return false;
            fought.active = {};
        }
        fought.honor += front.honor;
        fought.cards += front.effects.attack_cost + front.effects.defeat_discard;
        ++fought.gone;
        fought.row.remove_front();
        return true;
    }

    const Book& book_;
    const FoeTable& foes_;
    const State& s_;
    int player_;
    const Taste& taste_;
    const Prices& prices_;
};

// The hand over the rows.

struct Hand {
    std::array<int, Plan::kMost> kinds{};
    int size = 0;
};

// Of a hand that is larger than a plan one card of each kind is looked at (EIY-030).
Hand hand_of(const State& s, int player) {
    Hand hand;
    const WeaponBag& bag = s.hands[player];
    const int copies = s.hand_size[player] > Plan::kMost ? 1 : kMostWeapons;
    bag.each([&](int kind) {
        for (int i = 0; i < std::min(copies, bag.count(kind)) && hand.size < Plan::kMost; ++i) {
            hand.kinds[hand.size++] = kind;
        }
    });
    return hand;
}

int row_from(const State& s, int player, int spot, int corner) {
    return s.coop() ? kRowsAround[player][spot][corner] : corner;
}

class Assignment {
  public:
    Assignment(const Book& book, const State& s, int player, int spot, const Taste& taste,
               const Prices& prices)
        : book_(book),
          s_(s),
          player_(player),
          spot_(spot),
          taste_(taste),
          prices_(prices),
          hand_(hand_of(s, player)),
          rows_(book, s, player, taste, prices) {
        for (int corner = 0; corner < kCorners; ++corner) {
            uses_[corner] = rows_.study(row_from(s, player, spot, corner));
            count_rotations(corner);
        }
        for (int index = 0; index < s.row_count(); ++index) elsewhere_ += row_damage_at(index);
        for (const RowUse& use : uses_) elsewhere_ -= use.takes[0];
    }

    Plan best() {
        int used = best_use();
        for (int corner = least_deflect(used); corner >= 0; corner = least_deflect(used)) {
            uses_[corner] = rows_.study(row_from(s_, player_, spot_, corner), false);
            used = best_use();
        }
        return plan_of(used);
    }

  private:
    int best_use() {
        solve();
        int best = 0;
        for (int used = 1; used < 1 << hand_.size; ++used) {
            if (total(used) > total(best)) best = used;
        }
        return best;
    }

    // Of more deflects than there are tokens the one that prevents least; -1 if there are enough.
    int least_deflect(int used) const {
        int deflects = 0;
        int least = -1;
        int lowest = 0;
        for (int corner = kCorners; corner-- > 0;) {
            const int here = chosen_[corner][used];
            used &= ~here;
            const RowUse& use = uses_[corner];
            if (!use.deflects[std::popcount(bits(here))]) continue;
            ++deflects;
            if (least >= 0 && use.takes[0] >= lowest) continue;
            least = corner;
            lowest = use.takes[0];
        }
        return deflects > supply(book_, s_) ? least : -1;
    }

    int row_damage_at(int index) const {
        return s_.has_token(index) ? 0 : row_damage(book_.foes(s_), s_.rows[index]);
    }

    void count_rotations(int corner) {
        auto& sums = rotations_[corner];
        sums[0] = 0;
        for (int cards = 1; cards < 1 << hand_.size; ++cards) {
            const int kind = hand_.kinds[std::countr_zero(bits(cards))];
            const int turns = fewest_rotations(book_.corners[kind], corner);
            const int rest = sums[cards & (cards - 1)];
            const bool possible = turns <= book_.constants.max_rotations;
            sums[cards] = static_cast<std::uint8_t>(possible ? std::min(rest + turns, 99) : 99);
        }
    }

    // reach_[used]: the best value of the first rows with exactly these cards used.
    void solve() {
        const int all = (1 << hand_.size) - 1;
        const int turn = prices_.card * concentration_cost(book_, s_);
        std::fill_n(reach_.begin(), all + 1, kNever);
        reach_[0] = 0;
        for (int corner = 0; corner < kCorners; ++corner) {
            const RowUse& use = uses_[corner];
            const auto& rotations = rotations_[corner];
            auto& chosen = chosen_[corner];
            std::fill_n(chosen.begin(), all + 1, std::uint8_t{0});
            if (use.value[1] == kNever) continue;
            for (int used = all; used > 0; --used) {  // downwards: smaller sets are still the old
                int best = reach_[used];
                for (int here = used; here > 0; here = (here - 1) & used) {
                    const int cards = std::popcount(bits(here));
                    if (cards > kRowLength || rotations[here] >= 99) continue;
                    const int value =
                        reach_[used & ~here] + use.value[cards] - turn * rotations[here];
                    if (value <= best) continue;
                    best = value;
                    chosen[used] = static_cast<std::uint8_t>(here);
                }
                reach_[used] = best;
            }
        }
    }

    int total(int used) const {
        const int value = reach_[used];
        if (value <= kNever / 2) return kNever;
        int kept = 0;
        int specials = 0;
        for (int i = 0; i < hand_.size; ++i) {
            if ((used >> i & 1) != 0) continue;
            ++kept;
            specials += hand_.kinds[i] >= book_.standard ? 1 : 0;
        }
        const int room = std::max(0, hand_limit(book_, s_) - book_.constants.draw_count);
        return value + taste_.keep * std::min(kept, room) +
               taste_.keep_more * std::max(0, kept - room) + taste_.special * specials;
    }

    Plan plan_of(int used) const {
        Plan plan;
        plan.value = total(used);
        plan.takes = elsewhere_;
        const int turn = concentration_cost(book_, s_);
        std::array<int, kCorners> cards{};
        for (int corner = kCorners; corner-- > 0;) {
            const int here = chosen_[corner][used];
            const int count = std::popcount(bits(here));
            plan.takes += uses_[corner].takes[count] + turn * rotations_[corner][here];
            cards[corner] = here;
            used &= ~here;
        }
        for (const int corner : order_of(cards)) {
            const int here = cards[corner];
            add_plays(plan, corner, here, uses_[corner].deflects[std::popcount(bits(here))]);
        }
        return plan;
    }

    // Alone the order does not matter; with a partner the most valuable cards come first, and
    // sooner those that the partner could not play instead.
    std::array<int, kCorners> order_of(const std::array<int, kCorners>& cards) const {
        std::array<int, kCorners> order{3, 2, 1, 0};
        if (!s_.coop()) return order;
        std::array<int, kCorners> urgent{};
        for (int corner = 0; corner < kCorners; ++corner) {
            const int count = std::popcount(bits(cards[corner]));
            if (count == 0) continue;
            urgent[corner] = uses_[corner].value[count] / count;
            if (!is_shared(row_from(s_, player_, spot_, corner))) urgent[corner] += taste_.alone;
        }
        for (unsigned i = 1; i < kCorners; ++i) {  // insertion: ties stay as they are
            for (unsigned k = i; k > 0 && urgent[order[k]] > urgent[order[k - 1]]; --k)
                std::swap(order[k], order[k - 1]);
        }
        return order;
    }

    // Attacks first; the last card deflects.
    void add_plays(Plan& plan, int corner, int cards, bool deflects) const {
        for (; cards != 0; cards &= cards - 1) {
            const int kind = hand_.kinds[std::countr_zero(bits(cards))];
            const int turns = fewest_rotations(book_.corners[kind], corner);
            const bool last = (cards & (cards - 1)) == 0;
            plan.plays[plan.count++] = deflects && last ? Move::deflect(kind, corner, turns)
                                                        : Move::attack(kind, corner, turns);
        }
    }

    const Book& book_;
    const State& s_;
    int player_;
    int spot_;
    const Taste& taste_;
    const Prices& prices_;
    Hand hand_;
    RowStudy rows_;
    std::array<RowUse, kCorners> uses_;
    int elsewhere_ = 0;  // damage of the rows out of reach
    std::array<std::array<std::uint8_t, kHands>, kCorners> rotations_;
    std::array<std::array<std::uint8_t, kHands>, kCorners> chosen_;
    std::array<int, kHands> reach_;
};

}  // namespace

Plan plan(const Book& book, const State& s, int player, int spot, const Taste& taste,
          Prices prices) {
    Plan best = Assignment(book, s, player, spot, taste, prices).best();
    if (s.table_size != 0 || prices.last) return best;
    // The third exhaustion loses: make deck cards dearer until there are enough.
    const int room = s.deck_size - (s.emptied() ? 1 : 0);
    for (int tries = 0; tries < 3 && best.takes > room; ++tries) {
        prices.card *= 3;
        const Plan dearer = Assignment(book, s, player, spot, taste, prices).best();
        if (dearer.takes < best.takes) best = dearer;
    }
    return best;
}

}  // namespace engawa::eiyo

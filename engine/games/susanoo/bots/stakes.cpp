#include "engine/games/susanoo/bots/stakes.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

constexpr int kDie = 35;  // its average

// Dice that the relation of a fighter to a foe gives, on average; positive for the fighter.
int elemental(const Book& book, const State& s, int player, int foe) {
    const int side = relation(book, elements(book, s, player), foe);
    if (side > 0) return kDie + 8 * extra_dice(book, s, player);
    return side < 0 ? -kDie : 0;
}

int enter_power(const Book& book, const State& s, int player) {
    int sum = 0;
    each_in_force(book, s, player, muted_for(book, s, player),
                  [&](int card) { sum += book.worths[card].enter_power; });
    return sum;
}

int bad_of(const Book& book, const State& s, int player, int foe) {
    if (book.heads.has(foe)) return -20 - cards_at_stake(book, s, player);
    int sum = 0;
    for (const Rule& rule : book.rules_of(book.of(foe))) {
        if (rule.on == Trigger::Bad) sum += gain_of(book, s, rule, player);
    }
    return sum;
}

// How much the totals move if this card lay in the battle and muted what it mutes.
int mute_swing(const Book& book, const State& s, int card) {
    if (book.of(card).mutes == 0 || s.result_count == kMostResults) return 0;
    const Totals now = totals(book, s);
    State then = s;
    Outcome& result = then.results[then.result_count++];
    result.card = static_cast<std::uint8_t>(card);
    result.who = kNobody - 1;  // a seat that does not play
    const Totals after = totals(book, then);
    return 10 * ((now.fighters - now.foes) - (after.fighters - after.foes));
}

// The lying card whose end would help most.
int annul_swing(const Book& book, const State& s, bool for_fighters) {
    int best = 0;
    for (int i = 0; i < s.result_count; ++i) {
        const Outcome& result = s.results[i];
        if (!book.of(result.card).lies()) continue;
        int swing = 10 * (result.foes - result.fighters);
        if (book.of(result.card).mutes != 0) swing += 25;
        best = std::max(best, for_fighters ? swing : -swing);
    }
    return best;
}

}  // namespace

State against(const State& s, int player, int foe) {
    State t = s;
    t.main = static_cast<std::uint8_t>(player);
    t.helper = kNobody;
    t.foe_count = 1;
    t.foes[0] = Foe{static_cast<std::uint8_t>(foe), 0, 0};
    t.result_count = 0;
    t.poured_count = 0;
    // The foe has left the hand.
    if (t.hand[player].has(foe)) {
        t.hand[player].take(foe);
        --t.backs[player][0];
    }
    return t;
}

int outlook(const Book& book, const State& s, int player, int foe) {
    const State t = against(s, player, foe);
    const Totals now = totals(book, t);
    return 10 * (now.fighters - now.foes) + elemental(book, t, player, foe) +
           enter_power(book, t, player) - book.worths[foe].enter_power;
}

int help_of(const Book& book, const State& s, int helper) {
    const Totals now = totals(book, s);
    State t = s;
    t.helper = static_cast<std::uint8_t>(helper);
    const Totals then = totals(book, t);
    int power = 10 * ((then.fighters - then.foes) - (now.fighters - now.foes));
    for (int i = 0; i < s.foe_count; ++i) {
        power += elemental(book, t, helper, s.foes[i].card);
    }
    return power + enter_power(book, t, helper);
}

int needed(const Book& book, const State& s) {
    const Totals now = totals(book, s);
    return 10 * (now.foes - now.fighters + (s.tie_wins_fighters() ? 0 : 1));
}

int trophy_worth(const Book& book, const State& s, int foe, int main) {
    const CardValues& its = book.of(foe);
    if (its.kind == Kind::OrochiHead) {
        return kHeadWorth + std::min(2, kTopLevel - s.level[main]) * kLevelWorth + kFormWorth;
    }
    return its.rewards * kRewardWorth + kDrinkWorth +
           std::min<int>(its.levels, kTopLevel - s.level[main]) * kLevelWorth;
}

int terms_worth(const Book& book, const Terms& terms) {
    if (terms.k == Terms::kUnset) return 0;
    int sum = terms.k * (kRewardWorth + 4);  // the helper picks the best
    if (terms.y == 1) sum += kDrinkWorth;
    sum += kDrinkWorth * std::min(terms.drinks(), 3);
    if (terms.item() != kNoCard) sum += book.worths[terms.item()].hold + 6;
    return sum;
}

int spoils_of(const Book& book, const State& s, int player) {
    if (player == s.helper) return terms_worth(book, s.deal);
    int sum = 0;
    for (int i = 0; i < s.foe_count; ++i) {
        sum += trophy_worth(book, s, s.foes[i].card, player);
    }
    if (s.helper != kNobody) sum -= terms_worth(book, s.deal);
    return sum;
}

int escape_chance(const Book& book, const State& s, int player, int foe) {
    const int bonus = escape_bonus(book, s, player, foe);
    return std::clamp(2 + bonus + (extra_dice(book, s, player) > 0 ? 1 : 0), 0, 6) * 100 / 6;
}

int loss_of(const Book& book, const State& s, int player) {
    int sum = 0;
    int wards = wards_left(s, player);
    for (int i = 0; i < s.foe_count; ++i) {
        const int foe = s.foes[i].card;
        if (wards-- > 0) continue;
        sum += bad_of(book, s, player, foe) * (100 - escape_chance(book, s, player, foe)) / 100;
    }
    return sum;
}

Resources::Resources(const Book& book, const State& s, int player, bool for_fighters) {
    add_cards(book, s, player, for_fighters);
    if (for_fighters && s.fighter(player)) add_acts(book, s, player);
    add_pours(book, s, player, for_fighters);
}

void Resources::add(Move move, int swing, int cost) {
    if (swing > 0 && count_ < kMost) list_[count_++] = {move, swing, std::max(1, cost)};
}

void Resources::add_cards(const Book& book, const State& s, int player, bool for_fighters) {
    const Cards hand = s.hand[player];
    each(hand & book.in_battle, [&](int card) {
        if (!price_payable(book, s, player, card)) return;
        const Worth& worth = book.worths[card];
        int swing = for_fighters ? worth.fighters : worth.foes;
        if (!for_fighters) swing += mute_swing(book, s, card);
        int cost = worth.hold + (book.of(card).price.n > 0 ? 10 : 0);
        for (const Rule& rule : book.rules_of(book.of(card))) {
            if (rule.on == Trigger::Win && rule.who == Who::Main && !for_fighters) cost += 4;
            if (rule.on != Trigger::Resolve) continue;
            if (rule.act == Action::Join && !for_fighters) {
                int strongest = 0;
                each(hand & book.yokai, [&](int yokai) {
                    strongest = std::max<int>(strongest, book.of(yokai).level);
                });
                swing += 10 * strongest;
                cost += 4;
            }
            if (rule.act == Action::Annul) swing += annul_swing(book, s, for_fighters);
            if (rule.act == Action::Banish && for_fighters && s.foe_count > 1) {
                int strongest = 0;
                each(foe_yokai_up_to(book, s, rule.n),
                     [&](int foe) { strongest = std::max<int>(strongest, book.of(foe).level); });
                swing += 10 * strongest;
            }
        }
        if (book.of(card).rolls_for(Trigger::Resolve)) swing = swing * 8 / 10;
        add(Move::with_card(Word::Play, card), swing, cost);
    });
    if (!for_fighters && head_among_foes(book, s) && s.foe_count < kMostFoes) {
        each(hand & book.heads, [&](int head) {
            add(Move::with_card(Word::Head, head), 10 * book.of(head).level, 40);
        });
    }
}

void Resources::add_acts(const Book& book, const State& s, int player) {
    each_in_force(book, s, player, muted_for(book, s, player), [&](int card) {
        const CardValues& its = book.of(card);
        if (its.activation.limit != Limit::Battle || !may_act_with(book, s, player, card)) return;
        const Rule& rule = book.rules_of(its)[its.activation.effect];
        int swing = 0;
        if (rule.act == Action::Power) swing = 10 * rule.n;
        if (rule.act == Action::Annul) swing = annul_swing(book, s, true);
        const int price = its.activation.cost == From::Hand   ? 9
                          : its.activation.cost == From::Sake ? kDrinkWorth
                                                              : 25;
        add(Move::with_card(Word::Act, card), swing, 1 + price * its.activation.cost_n);
    });
}

void Resources::add_pours(const Book& book, const State& s, int player, bool for_fighters) {
    if (s.fighter(player) != for_fighters || !may_pour(book, s, player)) return;
    const int each_one = for_fighters ? 30 + 10 * pour_bonus(book, s, player) : 30;
    int heads = 0;
    int poured = 0;
    for (int i = 0; i < s.foe_count; ++i) heads += book.heads.has(s.foes[i].card) ? 1 : 0;
    for (int i = 0; i < s.poured_count; ++i) {
        poured += (s.poured[i].value == 0) != for_fighters ? 1 : 0;
    }
    const int room = (for_fighters ? 3 * heads : 3) - poured;
    const int drinks = std::min(room, free_sake(book, s, player));
    for (int i = 0; i < drinks; ++i) add(Move{Word::Pour}, each_one, kDrinkWorth);
}

int Resources::total() const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) sum += list_[i].swing;
    return sum;
}

Resources::Choice Resources::choose(int need) const {
    Choice alone;
    for (int i = 0; i < count_; ++i) {
        const Resource& one = list_[i];
        if (one.swing >= need && one.cost < alone.cost) alone = {i, one.cost};
    }
    if (alone.cost != kTooMuch) return alone;
    // By what a point of power costs, until it is enough.
    std::array<int, kMost> order{};
    for (int i = 0; i < count_; ++i) order[i] = i;
    for (int i = 1; i < count_; ++i) {
        for (int k = i; k > 0; --k) {
            const Resource& a = list_[order[k]];
            const Resource& b = list_[order[k - 1]];
            if (a.cost * b.swing >= b.cost * a.swing) break;
            std::swap(order[k], order[k - 1]);
        }
    }
    int swing = 0;
    int cost = 0;
    for (int i = 0; i < count_ && swing < need; ++i) {
        swing += list_[order[i]].swing;
        cost += list_[order[i]].cost;
    }
    if (swing < need) return {};
    return {order[0], cost};
}

const Resource* Resources::best(int need, int budget) const {
    const Choice choice = choose(need);
    return choice.cost <= budget ? &list_[choice.first] : nullptr;
}

int Resources::cost(int need) const { return need <= 0 ? 0 : choose(need).cost; }

}  // namespace engawa::susanoo

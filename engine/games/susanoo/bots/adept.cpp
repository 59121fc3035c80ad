#include "engine/games/susanoo/bots/adept.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

Move pick(int card) { return Move::with_card(Word::Pick, card); }

}  // namespace

template <class F>
int Adept::best_of(Cards cards, F&& worth) const {
    int best = kNoCard;
    int highest = 0;
    each(cards, [&](int card) {
        const int value = worth(card);
        if (best != kNoCard && value <= highest) return;
        best = card;
        highest = value;
    });
    return best;
}

Move Adept::pick_best(Cards cards) const {
    return pick(best_of(cards, [&](int card) { return hold(card); }));
}

int Adept::worst_of(Cards cards) const {
    return best_of(cards, [&](int card) { return -hold(card); });
}

Move Adept::pick_worst(Cards cards) const { return pick(worst_of(cards)); }

Move Adept::pick_strongest(Cards yokai) const {
    return pick(best_of(yokai, [&](int card) { return int{book_.of(card).level}; }));
}

int Adept::best_being() const {
    int best = kNoCard;
    each_being(s_.row_beings != 0 ? s_.row_beings : s_.free_beings, [&](int card) {
        if (best == kNoCard || force(card) > force(best)) best = card;
    });
    return best;
}

int Adept::best_form(FormSet forms) const {
    int best = kNoCard;
    each_form(forms, [&](int card) {
        if (best == kNoCard || force(card) > force(best)) best = card;
    });
    return best;
}

// What a form scores, and what it adds to those it would stand beside; strength counts the more the
// fewer heads are taken.
int Adept::form_worth(int card, int heads) const {
    int value = 10 * book_.of(card).vp;
    int strength = force(card);
    each_form(s_.forms[me_], [&](int own) {
        if (book_.of(own).element == book_.of(card).element) value += 8;
        strength = std::min(strength, std::max(0, force(card) - force(own)) + force(card) / 4);
    });
    return value + strength * (14 - heads) / 8;
}

// Is that worth a new pool, paid with what is worth least?
bool Adept::may_pay_for(int gain) const {
    if (!may_renew(book_, s_, me_)) return false;
    Cards left = renewal_items(book_, s_, me_);
    for (int paid = 0; paid < 5;) {
        const int item = worst_of(left);
        left.take(item);
        paid += book_.of(item).vp;
        gain -= hold(item);
    }
    return gain > 0;
}

// The best of the pool, unless the cards below it promise more than a new pool costs.
Move Adept::pick_form() const {
    int heads = 0;
    for (int player = 0; player < s_.players; ++player) {
        heads += heads_of(book_, s_, player).size();
    }
    int best = kNoCard;
    int highest = 0;
    int sum = 0;
    int count = 0;
    each_form(s_.pool | s_.form_deck, [&](int card) {
        const int value = form_worth(card, heads);
        sum += value;
        ++count;
        if ((s_.pool & form_bit(card)) == 0 || (best != kNoCard && value <= highest)) return;
        best = card;
        highest = value;
    });
    if (may_pay_for(sum / count + taste_.hope - highest)) return Move{Word::Renew};
    return pick(best);
}

// W1 and W6.

// A card from hand that does more good than keeping it.
Move Adept::play_something() const {
    Move best{Word::Pass};
    int highest = 4;
    each(s_.hand[me_] & book_.any_time, [&](int card) {
        if (!price_payable(book_, s_, me_, card)) return;
        const Timing timing = book_.of(card).timing;
        int value = -1000;
        if (timing == Timing::Any) {
            value = gain_by(book_, s_, card, Trigger::Resolve, me_, me_);
        } else {
            for (int player = 0; player < s_.players; ++player) {
                if (s_.is_dead(player)) continue;
                value = std::max(value, gain_by(book_, s_, card, Trigger::Resolve, player, me_));
            }
        }
        // Consumables are worth points as long as they are held.
        if (book_.items.has(card)) value -= 10 * book_.of(card).vp;
        if (value <= highest) return;
        highest = value;
        best = Move::with_card(Word::Play, card);
    });
    return best;
}

Move Adept::quiet_window(bool prep) const {
    if (me_ == s_.at_turn) {
        const bool equips = !(prep && s_.equip_at_end_only());
        const Cards equipment = s_.hand[me_] & book_.equipment;
        if (equips && !equipment.empty()) {
            return Move::with_card(Word::Equip, equipment.first());
        }
        for (int slot = 0; slot < kSlots && equips; ++slot) {
            if ((s_.marked >> slot & 1) != 0) continue;
            const int used = s_.in_use[me_][slot];
            const Cards there = items_in_play(book_, s_, me_) & book_.of_type[slot];
            const int best = best_of(there, [&](int card) { return force(card); });
            if (best == kNoCard || best == used) continue;
            if (used != kNoCard && force(best) <= force(used)) continue;
            return Move::with_card(Word::Use, best);
        }
        if (prep) {
            Move act{Word::Pass};
            each_in_force(book_, s_, me_, 0, [&](int card) {
                const CardValues& its = book_.of(card);
                if (its.activation.limit != Limit::Turn) return;
                if (!may_act_with(book_, s_, me_, card)) return;
                const Rule& rule = book_.rules_of(its)[its.activation.effect];
                const int gain = gain_of(book_, s_, rule, me_) - 10 * int{its.activation.cost_n};
                if (gain > 4) act = Move::with_card(Word::Act, card);
            });
            if (act.word() != Word::Pass) return act;
        }
        const Move trade = trade_offer();
        if (trade.word() != Word::Pass) return trade;
    }
    return play_something();
}

// Players and cards to name.

Move Adept::aim(int card) const {
    int best = me_;
    int highest = -100000;
    for (int player = 0; player < s_.players; ++player) {
        if (s_.is_dead(player)) continue;
        const int value = gain_by(book_, s_, card, Trigger::Resolve, player, me_);
        if (value <= highest) continue;
        highest = value;
        best = player;
    }
    return Move::with_seat(Word::Pick, best);
}

Move Adept::target() const {
    const Task& task = s_.top();
    unsigned allowed = s_.living() & ~(1u << me_);
    if (task.step == Step::Rob) allowed = robbable(book_, s_, me_, static_cast<From>(task.c));
    int best = -1;
    int highest = -1;
    for (int player = 0; player < s_.players; ++player) {
        if ((allowed >> player & 1) == 0) continue;
        int value = rivalry(book_, s_, me_, player);
        if (task.step == Step::Target) {
            const Rule& rule = book_.rules_of(book_.of(task.b))[task.low()];
            const int gain = gain_of(book_, s_, rule, player);
            value = gain > 0 ? 100 - value : value - gain;
        } else if (static_cast<From>(task.c) == From::Random) {
            value += s_.backs[player][1] * 60 / std::max(1, s_.hand_size(player));
        }
        if (value <= highest) continue;
        highest = value;
        best = player;
    }
    return Move::with_seat(Word::Pick, best);
}

Move Adept::surplus() const {
    // What one cannot keep goes to somebody behind who did no harm.
    for (const Seat seat : SeatSet::from_bits(static_cast<std::uint8_t>(surplus_receivers(s_)))) {
        if (rivalry(book_, s_, me_, seat.index()) > 15) continue;
        return Move::with_seat(Word::Give, seat.index());
    }
    return Move::with_card(Word::Drop, worst_of(s_.hand[me_]));
}

Move Adept::loot() const {
    if (s_.row.empty()) return Move{Word::Skip};
    return pick_best(s_.row);
}

Move Adept::switch_being() const {
    int best = s_.being[me_];
    each_being(s_.free_beings, [&](int card) {
        if (force(card) > force(best)) best = card;
    });
    return best == s_.being[me_] ? Move{Word::Keep} : pick(best);
}

// What the card drawn would mean now.
Move Adept::show() const {
    return pick(best_of(s_.row, [&](int card) {
        const CardValues& its = book_.of(card);
        if (its.foe()) {
            const int worth = fight_worth(card);
            return worth >= 0 ? worth : outlook(book_, s_, me_, card) * 2 - 40;
        }
        if (its.timing == Timing::Immediate) {
            return gain_by(book_, s_, card, Trigger::Resolve, me_, me_) + 10;
        }
        if (its.timing == Timing::Persistent) return 2 * force(card) + 10;
        return 15;
    }));
}

Move Adept::event_choice() const {
    int best = kNoCard;
    int highest = 20;  // of one more card
    each(s_.hand[me_] & (book_.heads | book_.yokai), [&](int foe) {
        const int value = fight_worth(foe);
        if (value <= highest) return;
        highest = value;
        best = foe;
    });
    return best == kNoCard ? Move{Word::Draw} : Move::with_card(Word::Fight, best);
}

Move Adept::pick_side() const {
    if (s_.fighter(me_)) return Move::pick_fighters();
    return needed(book_, s_) <= 0 ? Move::pick_foes() : Move::pick_fighters();
}

Move Adept::pick_annul() const {
    const bool ours = s_.fighter(me_);
    int best = kNoCard;
    int highest = 0;
    for (int i = 0; i < s_.result_count; ++i) {
        const Outcome& result = s_.results[i];
        if (!book_.of(result.card).lies()) continue;
        int value = result.foes - result.fighters + (book_.of(result.card).mutes != 0 ? 2 : 0);
        if (!ours) value = -value;
        if (best != kNoCard && value <= highest) continue;
        best = result.card;
        highest = value;
    }
    return pick(best);
}

Move Adept::choose() const {
    const Task& task = s_.top();
    switch (task.step) {
        case Step::Being: return Move::with_card(Word::Being, best_being());
        case Step::Form: return Move::with_card(Word::Form, best_form(s_.forms[me_]));
        case Step::Prep: return quiet_window(true);
        case Step::End: return quiet_window(false);
        case Step::Fight: return battle_window();
        case Step::Choice: return event_choice();
        case Step::Surplus: return surplus();
        case Step::Give: return pick_worst(s_.hand[me_]);
        case Step::Show: return show();
        case Step::Look:
        case Step::Share: return pick_best(s_.row);
        case Step::Pool: return pick_form();
        case Step::Fetch: return pick_best(s_.discards & book_.deck_of(static_cast<Back>(task.b)));
        case Step::Lose1: return pick_worst(zone_of(book_, s_, me_, static_cast<From>(task.b)));
        case Step::Pay:
            return pick_worst(static_cast<From>(task.b) == From::Item
                                  ? payable_items(book_, s_, me_)
                                  : s_.hand[me_]);
        case Step::Aim: return aim(task.b);
        case Step::Target:
        case Step::Rob: return target();
        case Step::Side: return pick_side();
        case Step::RobItem: return pick_best(items_in_play(book_, s_, task.b));
        case Step::Join: return pick_strongest(s_.hand[me_] & book_.yokai);
        case Step::Annul: return pick_annul();
        case Step::Banish: return pick_strongest(foe_yokai_up_to(book_, s_, task.b));
        case Step::OfferK:
        case Step::OfferY:
        case Step::OfferSide: return offer_step(task.step);
        case Step::Answer: return answer();
        case Step::CounterAnswer: return counter_answer();
        case Step::Flee: return run_away(true);
        case Step::Hurt: return run_away(false);
        case Step::Loot: return loot();
        case Step::Switch: return switch_being();
        case Step::Renew:
            return Move::with_card(Word::Pay, worst_of(renewal_items(book_, s_, me_)));
        case Step::TradeGive:
        case Step::TradeWant:
        case Step::TradeAnswer: return trade_step(task.step);
        default: return Move{Word::Pass};
    }
}

}  // namespace engawa::susanoo

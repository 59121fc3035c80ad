#include "engine/games/susanoo/adept.h"

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

Move Adept::pick_worst(Cards cards) const {
    return pick(best_of(cards, [&](int card) { return -hold(card); }));
}

int Adept::best_form(FormSet forms) const {
    int best = kNoCard;
    int highest = 0;
    each_form(forms, [&](int card) {
        const int value = force(card);
        if (best != kNoCard && value <= highest) return;
        best = card;
        highest = value;
    });
    return best;
}

// ----- Equipment and trades --------------------------------------------------------------------

// Points, and the strength that it adds to what its owner has in that slot.
int Adept::item_worth(int card, int owner) const {
    const int slot = static_cast<int>(book_.of(card).type);
    int rest = 0;  // the best other one in play
    each(items_in_play(book_, s_, owner) & book_.of_type[at(slot)], [&](int other) {
        if (other != card) rest = std::max(rest, force(other));
    });
    return 10 * book_.of(card).vp + std::max(0, force(card) - rest);
}

// Something that both gain by: what one does not need for what the other does not.
Move Adept::trade_offer() const {
    const unsigned partners = trade_partners(book_, s_);
    for (int partner = 0; partner < s_.players; ++partner) {
        if ((partners >> partner & 1) == 0) continue;
        int best = 0;
        each(items_in_play(book_, s_, me_), [&](int mine) {
            each(items_in_play(book_, s_, partner), [&](int theirs) {
                const int gain = item_worth(theirs, me_) - item_worth(mine, me_);
                const int other = item_worth(mine, partner) - item_worth(theirs, partner);
                if (other > 4) best = std::max(best, gain);
            });
        });
        if (best > 8) return Move::with_seat(Word::Trade, partner);
    }
    return Move{Word::Pass};
}

Move Adept::trade_step(Step step) const {
    const Task& task = s_.top();
    const int partner = task.a;
    if (step == Step::TradeAnswer) {
        const int gain = item_worth(task.b, me_) - item_worth(task.c, me_);
        const int other = item_worth(task.c, s_.at_turn) - item_worth(task.b, s_.at_turn);
        const bool yes = gain > 0 && gain > other * rivalry(book_, s_, me_, s_.at_turn) / 100;
        return Move{yes ? Word::Yes : Word::No};
    }
    int best = -1000;
    Move move = Move::with_card(Word::Pick, 0);
    const Cards own = step == Step::TradeGive ? items_in_play(book_, s_, me_) : Cards::of(task.b);
    each(own, [&](int mine) {
        each(items_in_play(book_, s_, partner), [&](int theirs) {
            int gain = item_worth(theirs, me_) - item_worth(mine, me_);
            if (item_worth(mine, partner) - item_worth(theirs, partner) <= 4) gain -= 200;
            if (gain <= best) return;
            best = gain;
            move = pick(step == Step::TradeGive ? mine : theirs);
        });
    });
    return move;
}

// ----- W1 and W6 -------------------------------------------------------------------------------

// A card from hand that does more good than keeping it.
Move Adept::play_something() const {
    Move best{Word::Pass};
    int highest = 4;
    each(s_.hand[at(me_)] & book_.any_time, [&](int card) {
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
        const Cards equipment = s_.hand[at(me_)] & book_.equipment;
        if (equips && !equipment.empty()) {
            return Move::with_card(Word::Equip, equipment.first());
        }
        for (int slot = 0; slot < kSlots && equips; ++slot) {
            if ((s_.marked >> slot & 1) != 0) continue;
            const int used = s_.in_use[at(me_)][at(slot)];
            const Cards there = items_in_play(book_, s_, me_) & book_.of_type[at(slot)];
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

// ----- the battle ------------------------------------------------------------------------------

Move Adept::battle_window() const {
    const int need = needed(book_, s_);
    if (s_.fighter(me_)) return need > 0 ? fight_on(need) : Move{Word::Pass};
    return need <= 0 ? hinder(10 - need) : Move{Word::Pass};
}

Move Adept::fight_on(int need) const {
    const int stake = spoils_of(book_, s_, me_) - loss_of(book_, s_, me_);
    const Resources resources(book_, s_, me_, true);
    if (const Resource* one = resources.best(need, stake * taste_.fight / 100)) return one->move;
    if (me_ != s_.main) return Move{Word::Pass};
    const Move ask = ask_for_help(need - resources.total() * 3 / 4);
    if (ask.word() == Word::Ask) return ask;
    if (s_.helper == kNobody) {
        // A foe that is sent away is no danger any more.
        if (s_.foe_count == 1 && loss_of(book_, s_, me_) < -25) {
            const Cards cards = s_.hand[at(me_)] & book_.in_battle;
            int banisher = kNoCard;
            each(cards, [&](int card) {
                for (const Rule& rule : book_.rules_of(book_.of(card))) {
                    if (rule.act == Action::Banish && rule.on == Trigger::Resolve &&
                        !foe_yokai_up_to(book_, s_, rule.n).empty()) {
                        banisher = card;
                    }
                }
            });
            if (banisher != kNoCard) return Move::with_card(Word::Play, banisher);
        }
        return Move{Word::Flee};
    }
    return Move{Word::Pass};
}

Move Adept::hinder(int need) const {
    const int harm = spoils_of(book_, s_, s_.main) - loss_of(book_, s_, s_.main);
    int budget = harm * rivalry(book_, s_, me_, s_.main) / 100;
    if (s_.helper != kNobody) {
        const int other = spoils_of(book_, s_, s_.helper) - loss_of(book_, s_, s_.helper);
        budget += other * rivalry(book_, s_, me_, s_.helper) / 100;
    }
    const Resources resources(book_, s_, me_, false);
    if (resources.count() == 0) return Move{Word::Pass};
    // The fighter will answer: a narrow edge is not enough. And whoever stops a rival pays alone
    // for what all the others gain by, the more of them the less it pays.
    const int others = s_.players - 1;
    const Resource* one =
        resources.best(need + 10, budget * taste_.hinder / 100 / (others * others));
    return one != nullptr ? one->move : Move{Word::Pass};
}

Move Adept::ask_for_help(int need) const {
    const unsigned askable = may_be_asked(book_, s_);
    int best = -1;
    int highest = 0;
    for (int other = 0; other < s_.players; ++other) {
        if ((askable >> other & 1) == 0) continue;
        const int power = help_of(book_, s_, other);
        if (power < need) continue;
        const Terms terms = wanted_terms(other, false, Terms{});
        if (!terms.any()) continue;
        const int value = 1000 + std::min(power - need, 60) - terms_worth(book_, terms) -
                          rivalry(book_, s_, me_, other);
        if (value <= highest) continue;
        highest = value;
        best = other;
    }
    return best < 0 ? Move{Word::Pass} : Move::with_seat(Word::Ask, best);
}

// ----- deals -----------------------------------------------------------------------------------

// Would that player help for these terms?
bool Adept::accepts(int helper, const Terms& terms) const {
    const int main = s_.main;
    const int power = help_of(book_, s_, helper);
    const int need = needed(book_, s_);
    if (power < need) return false;
    const int chance = power >= need + 20 ? 85 : 65;
    const int pay = terms_worth(book_, terms);
    int won = 0;
    for (int i = 0; i < s_.foe_count; ++i) {
        won += trophy_worth(book_, s_, s_.foes[at(i)].card, main);
    }
    const int harm = (won - pay - loss_of(book_, s_, main)) * rivalry(book_, s_, helper, main) /
                     100 * taste_.grudge / 100;
    const int risk = loss_of(book_, s_, helper);
    return chance * (pay - harm) + (100 - chance) * risk > 100 * 2;
}

Terms Adept::wanted_terms(int helper, bool as_helper, const Terms& begun) const {
    const int rewards = printed_rewards(book_, s_);
    const int drinks = std::min(3, free_sake(book_, s_, s_.main));
    const bool yokai = yokai_among_foes(book_, s_);
    int won = -loss_of(book_, s_, s_.main);
    for (int i = 0; i < s_.foe_count; ++i) {
        won += trophy_worth(book_, s_, s_.foes[at(i)].card, s_.main);
    }
    Terms best;
    int cheapest = as_helper ? 0 : won * 9 / 10;
    for (int k = 0; k <= rewards; ++k) {
        if (begun.k != Terms::kUnset && begun.k != k) continue;
        for (int y = 0; y <= (yokai ? 1 : 0); ++y) {
            if (begun.y != Terms::kUnset && begun.y != y) continue;
            for (int side = 0; side <= drinks; ++side) {
                Terms terms;
                terms.k = static_cast<std::uint8_t>(k);
                terms.y = static_cast<std::uint8_t>(y);
                terms.side = static_cast<std::uint8_t>(side);
                const int cost = terms_worth(book_, terms);
                if (as_helper) {  // the most that the fighter may still agree to
                    if (cost > won * 6 / 10 || cost <= cheapest) continue;
                } else if (cost >= cheapest || !accepts(helper, terms)) {
                    continue;
                }
                cheapest = cost;
                best = terms;
            }
        }
    }
    return best;
}

Move Adept::offer_step(Step step) const {
    const bool as_helper = me_ != s_.main;
    int helper = me_;
    if (!as_helper) {  // the one asked last is not told by the offer but by the agenda
        for (int i = s_.depth - 1; i >= 0; --i) {
            const Task& task = s_.agenda[at(i)];
            if (task.step == Step::Answer) helper = task.a;
        }
    }
    const Terms terms = wanted_terms(helper, as_helper, s_.offer);
    if (step == Step::OfferK) {
        return Move::with_number(Word::K, terms.k == Terms::kUnset ? 0 : terms.k);
    }
    if (step == Step::OfferY) {
        return Move::with_number(Word::Y, terms.y == Terms::kUnset ? 0 : terms.y);
    }
    return Move::with_number(Word::Side, terms.side == Terms::kUnset ? 0 : terms.side);
}

Move Adept::answer() const {
    if (accepts(me_, s_.offer)) return Move{Word::Yes};
    const Terms most = wanted_terms(me_, true, Terms{});
    if (most.any() && accepts(me_, most)) return Move{Word::Counter};
    return Move{Word::No};
}

Move Adept::counter_answer() const {
    int won = -loss_of(book_, s_, me_);
    for (int i = 0; i < s_.foe_count; ++i) {
        won += trophy_worth(book_, s_, s_.foes[at(i)].card, me_);
    }
    const int helper = s_.top().b;
    const int pay = terms_worth(book_, s_.offer);
    const int left = won - pay - pay * rivalry(book_, s_, me_, helper) / 100;
    return Move{left > 0 && help_of(book_, s_, helper) >= needed(book_, s_) ? Word::Yes : Word::No};
}

// ----- running away ----------------------------------------------------------------------------

Move Adept::run_away(bool before) const {
    const Word on = before ? Word::Roll : Word::Suffer;
    int danger = -loss_of(book_, s_, me_);
    if (!before) {
        const int foe = s_.top().b;
        const int chance = 100 - escape_chance(book_, s_, me_, foe);
        State alone = s_;
        alone.foe_count = 1;
        alone.foes[0] = Foe{static_cast<std::uint8_t>(foe), 0, 0};
        danger = chance == 0 ? 0 : -loss_of(book_, alone, me_) * 100 / std::max(1, chance);
    }
    Move best{on};
    int cheapest = danger * (before ? 6 : 9) / 10;
    const bool warded = wards_left(s_, me_) >= s_.foe_count;
    if (before && warded) return best;
    // A ward bought after a failed roll is never bought in vain.
    each(s_.hand[at(me_)] & (before ? book_.saves - book_.wards : book_.wards), [&](int card) {
        if (!price_payable(book_, s_, me_, card) || hold(card) >= cheapest) return;
        cheapest = hold(card);
        best = Move::with_card(Word::Play, card);
    });
    each_in_force(book_, s_, me_, muted_for(book_, s_, me_), [&](int card) {
        const CardValues& its = book_.of(card);
        const Activation& act = its.activation;
        if (act.limit != Limit::Battle || !may_act_with(book_, s_, me_, card)) return;
        const bool fits = before ? act.act == Action::Banish || act.act == Action::Escape
                                 : act.act == Action::Ward;
        if (act.act == Action::Banish &&
            foe_yokai_up_to(book_, s_, book_.rules_of(its)[act.effect].n).empty()) {
            return;
        }
        const int cost = (act.cost == From::Item ? 22 : 11) * act.cost_n;
        if (!fits || cost >= cheapest) return;
        cheapest = cost;
        best = Move::with_card(Word::Act, card);
    });
    return best;
}

// ----- players and cards to name ---------------------------------------------------------------

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
            const Rule& rule = book_.rules_of(book_.of(task.b))[at(task.low())];
            const int gain = gain_of(book_, s_, rule, player);
            value = gain > 0 ? 100 - value : value - gain;
        } else if (static_cast<From>(task.c) == From::Random) {
            value += s_.backs[at(player)][1] * 60 / std::max(1, s_.hand_size(player));
        }
        if (value <= highest) continue;
        highest = value;
        best = player;
    }
    return Move::with_seat(Word::Pick, best);
}

Move Adept::surplus() const {
    const Cards hand = s_.hand[at(me_)];
    const int worst = best_of(hand, [&](int card) { return -hold(card); });
    return Move::with_card(Word::Drop, worst);
}

Move Adept::loot() const {
    if (s_.row.empty()) return Move{Word::Skip};
    return pick_best(s_.row);
}

Move Adept::switch_being() const {
    int best = s_.being[at(me_)];
    each_being(s_.free_beings, [&](int card) {
        if (force(card) > force(best)) best = card;
    });
    return best == s_.being[at(me_)] ? Move{Word::Keep} : pick(best);
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

// What fighting it of one's own will would bring, with the help of the own cards and drinks.
int Adept::fight_worth(int foe) const {
    const int margin = outlook(book_, s_, me_, foe);
    const int prize = trophy_worth(book_, s_, foe, me_);
    if (margin >= taste_.margin) return prize * std::min(100, 45 + margin) / 100;
    const State battle = against(s_, me_, foe);
    const Resources resources(book_, battle, me_, true);
    const int cost = resources.cost(taste_.margin + 5 - margin);
    if (cost >= prize) return -1;
    return (prize - cost) * 65 / 100;
}

Move Adept::event_choice() const {
    int best = kNoCard;
    int highest = 20;  // of one more card
    each(s_.hand[at(me_)] & (book_.heads | book_.yokai), [&](int foe) {
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
        const Outcome& result = s_.results[at(i)];
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
        case Step::Being: {
            int best = kNoCard;
            each_being(s_.row_beings != 0 ? s_.row_beings : s_.free_beings, [&](int card) {
                if (best == kNoCard || force(card) > force(best)) best = card;
            });
            return Move::with_card(Word::Being, best);
        }
        case Step::Form: return Move::with_card(Word::Form, best_form(s_.forms[at(me_)]));
        case Step::Prep: return quiet_window(true);
        case Step::End: return quiet_window(false);
        case Step::Fight: return battle_window();
        case Step::Choice: return event_choice();
        case Step::Surplus: return surplus();
        case Step::Give: return pick_worst(s_.hand[at(me_)]);
        case Step::Show: return show();
        case Step::Look:
        case Step::Share: return pick_best(s_.row);
        case Step::Pool: {
            int best = kNoCard;
            int highest = 0;
            each_form(s_.pool, [&](int card) {
                int value = 10 * book_.of(card).vp + force(card);
                each_form(s_.forms[at(me_)], [&](int own) {
                    if (book_.of(own).element == book_.of(card).element) value += 6;
                    value -= std::min(force(own), force(card)) / 4;
                });
                if (best != kNoCard && value <= highest) return;
                best = card;
                highest = value;
            });
            return pick(best);
        }
        case Step::Fetch:
            return pick_best(
                s_.discards &
                (task.b == static_cast<int>(Back::Event) ? book_.events_deck : book_.rewards_deck));
        case Step::Lose1: return pick_worst(zone_of(book_, s_, me_, static_cast<From>(task.b)));
        case Step::Pay:
            return pick_worst(static_cast<From>(task.b) == From::Item
                                  ? payable_items(book_, s_, me_)
                                  : s_.hand[at(me_)]);
        case Step::Aim: return aim(task.b);
        case Step::Target:
        case Step::Rob: return target();
        case Step::Side: return pick_side();
        case Step::RobItem: return pick_best(items_in_play(book_, s_, task.b));
        case Step::Join:
            return pick(best_of(s_.hand[at(me_)] & book_.yokai,
                                [&](int card) { return int{book_.of(card).level}; }));
        case Step::Annul: return pick_annul();
        case Step::Banish:
            return pick(best_of(foe_yokai_up_to(book_, s_, task.b),
                                [&](int card) { return int{book_.of(card).level}; }));
        case Step::OfferK:
        case Step::OfferY:
        case Step::OfferSide: return offer_step(task.step);
        case Step::Answer: return answer();
        case Step::CounterAnswer: return counter_answer();
        case Step::Flee: return run_away(true);
        case Step::Hurt: return run_away(false);
        case Step::Loot: return loot();
        case Step::Switch: return switch_being();
        case Step::Renew: {
            const int card =
                best_of(renewal_items(book_, s_, me_), [&](int item) { return -hold(item); });
            return Move::with_card(Word::Pay, card);
        }
        case Step::TradeGive:
        case Step::TradeWant:
        case Step::TradeAnswer: return trade_step(task.step);
        default: return Move{Word::Pass};
    }
}

}  // namespace engawa::susanoo

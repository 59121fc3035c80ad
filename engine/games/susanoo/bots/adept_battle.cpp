// How adept fights, hinders and runs.
#include <algorithm>

#include "engine/games/susanoo/bots/adept.h"

namespace engawa::susanoo {

// The battle.

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
            const Cards cards = s_.hand[me_] & book_.in_battle;
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
    const Resources resources(book_, s_, me_, false);
    if (resources.count() == 0) return Move{Word::Pass};
    const auto meant = [&](int fighter) {
        const int stake = spoils_of(book_, s_, fighter) - loss_of(book_, s_, fighter);
        return stake * rivalry(book_, s_, me_, fighter) / 100;
    };
    int budget = meant(s_.main) + (s_.helper == kNobody ? 0 : meant(s_.helper));
    // Whoever stops a rival pays alone for what all the others gain by; but one drink is never too
    // much for the head of somebody who leads.
    budget = budget * taste_.hinder / 100;
    if (head_among_foes(book_, s_) && rivalry(book_, s_, me_, s_.main) >= 50) {
        budget = std::max(budget, kDrinkWorth);
    }
    // The fighter will answer: a narrow edge is not enough.
    const Resource* one = resources.best(need + 10, budget);
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
        const int pay = terms_worth(book_, terms);
        // Who will hardly agree is asked last, and only in need: the question costs nothing.
        const bool likely = bargain(other).pays(pay);
        if (!likely && loss_of(book_, s_, me_) > -60) continue;
        const int value = 1000 + std::min(power - need, 60) - pay - rivalry(book_, s_, me_, other) -
                          (likely ? 0 : 500);
        if (value <= highest) continue;
        highest = value;
        best = other;
    }
    return best < 0 ? Move{Word::Pass} : Move::with_seat(Word::Ask, best);
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

// Running away.

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
    each(s_.hand[me_] & (before ? book_.saves - book_.wards : book_.wards), [&](int card) {
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

}  // namespace engawa::susanoo

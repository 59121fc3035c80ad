// How adept trades, offers and answers.
#include <algorithm>

#include "engine/games/susanoo/bots/adept.h"

namespace engawa::susanoo {
namespace {

Move pick(int card) { return Move::with_card(Word::Pick, card); }

}  // namespace

// Equipment and trades.

// Points, and the strength that it adds to what its owner has in that slot.
int Adept::item_worth(int card, int owner) const {
    const int slot = static_cast<int>(book_.of(card).type);
    int rest = 0;  // the best other one in play
    each(items_in_play(book_, s_, owner) & book_.of_type[slot], [&](int other) {
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

// Deals.

int Adept::prize() const {
    int won = -loss_of(book_, s_, s_.main);
    for (int i = 0; i < s_.foe_count; ++i) {
        won += trophy_worth(book_, s_, s_.foes[i].card, s_.main);
    }
    return won;
}

Adept::Bargain Adept::bargain(int helper) const {
    const int spare = help_of(book_, s_, helper) - needed(book_, s_);
    return {prize(), rivalry(book_, s_, helper, s_.main), loss_of(book_, s_, helper),
            spare < 0    ? 0
            : spare < 20 ? 65
                         : 85};
}

Terms Adept::wanted_terms(int helper, bool as_helper, const Terms& begun) const {
    const int rewards = printed_rewards(book_, s_);
    const int drinks = std::min(3, free_sake(book_, s_, s_.main));
    const bool yokai = yokai_among_foes(book_, s_);
    const Bargain deal = bargain(helper);
    Terms best;
    Terms dearest;  // that the fighter may still agree to
    int cheapest = deal.prize * 9 / 10;
    int highest = 0;
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
                if (cost > highest && cost <= deal.prize * 6 / 10) {
                    highest = cost;
                    dearest = terms;
                }
                if (as_helper || cost >= cheapest || !deal.pays(cost)) continue;
                cheapest = cost;
                best = terms;
            }
        }
    }
    return best.any() ? best : dearest;
}

Move Adept::offer_step(Step step) const {
    const bool as_helper = me_ != s_.main;
    int helper = me_;
    if (!as_helper) {  // the one asked last is not told by the offer but by the agenda
        for (int i = s_.depth - 1; i >= 0; --i) {
            const Task& task = s_.agenda[i];
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

// Beings have their moods: some want more of the prize than others, and not the same every turn.
Move Adept::answer() const {
    const Bargain deal = bargain(me_);
    const int mood = (s_.being[me_] + s_.turn) % 4;
    const int gain = deal.gain(terms_worth(book_, s_.offer));
    if (gain > 2 + deal.prize * taste_.greed * mood / 100) return Move{Word::Yes};
    const Terms most = wanted_terms(me_, true, Terms{});
    const int more = most.any() ? deal.gain(terms_worth(book_, most)) : 0;
    if (more > std::max(2, gain)) return Move{Word::Counter};
    return Move{gain > 2 ? Word::Yes : Word::No};
}

Move Adept::counter_answer() const {
    const int helper = s_.top().b;
    const int pay = terms_worth(book_, s_.offer);
    const int left = prize() - pay - pay * rivalry(book_, s_, me_, helper) / 100;
    return Move{left > 0 && help_of(book_, s_, helper) >= needed(book_, s_) ? Word::Yes : Word::No};
}

}  // namespace engawa::susanoo

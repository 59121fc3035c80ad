// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask. An attempt that is in the list of its seat breaks none (SUS-533).
#include <algorithm>

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {
namespace {

RuleId why_not_outcome(const State& s) {
    switch (s.top().step) {
        case Step::First: return RuleId{"SUS-207"};
        case Step::DieCard:
        case Step::DieElement:
        case Step::DieEscape: return RuleId{"SUS-201"};
        case Step::Random: return RuleId{"SUS-437"};
        default: return RuleId{"SUS-443"};
    }
}

// The rule that says whose decision it is.
RuleId not_your_decision(const State& s, int player) {
    if (s.open_window()) return s.is_dead(player) ? RuleId{"SUS-410"} : RuleId{"SUS-411"};
    switch (s.top().step) {
        case Step::Being: return RuleId{"SUS-301"};
        case Step::Form: return RuleId{"SUS-420"};
        case Step::Choice: return RuleId{"SUS-303"};
        case Step::OfferK:
        case Step::OfferY:
        case Step::OfferSide:
        case Step::Answer:
        case Step::CounterAnswer: return RuleId{"SUS-315"};
        case Step::Flee:
        case Step::Hurt: return RuleId{"SUS-483"};
        case Step::Surplus:
        case Step::Give: return RuleId{"SUS-446"};
        case Step::Loot: return RuleId{"SUS-493"};
        case Step::Switch: return RuleId{"SUS-241"};
        case Step::Renew: return RuleId{"SUS-447"};
        case Step::TradeGive:
        case Step::TradeWant:
        case Step::TradeAnswer: return RuleId{"SUS-448"};
        default: return RuleId{"SUS-406"};
    }
}

// The rule that says what can be answered to a question.
RuleId answers_of(Step step) {
    switch (step) {
        case Step::Being: return RuleId{"SUS-208"};
        case Step::Form: return RuleId{"SUS-420"};
        case Step::Choice: return RuleId{"SUS-213"};
        case Step::Surplus:
        case Step::Give: return RuleId{"SUS-446"};
        case Step::Show: return RuleId{"SUS-441"};
        case Step::Look: return RuleId{"SUS-444"};
        case Step::Share: return RuleId{"SUS-466"};
        case Step::Pool: return RuleId{"SUS-114"};
        case Step::Fetch: return RuleId{"SUS-438"};
        case Step::Lose1:
        case Step::Pay: return RuleId{"SUS-439"};
        case Step::Aim: return RuleId{"SUS-431"};
        case Step::Target: return RuleId{"SUS-434"};
        case Step::Side: return RuleId{"SUS-455"};
        case Step::Rob:
        case Step::RobItem: return RuleId{"SUS-437"};
        case Step::Join:
        case Step::Annul:
        case Step::Banish: return RuleId{"SUS-479"};
        case Step::OfferK:
        case Step::OfferY:
        case Step::OfferSide: return RuleId{"SUS-462"};
        case Step::Answer:
        case Step::CounterAnswer: return RuleId{"SUS-463"};
        case Step::Flee:
        case Step::Hurt: return RuleId{"SUS-483"};
        case Step::Loot: return RuleId{"SUS-493"};
        case Step::Switch: return RuleId{"SUS-241"};
        case Step::Renew: return RuleId{"SUS-447"};
        case Step::TradeGive:
        case Step::TradeWant:
        case Step::TradeAnswer: return RuleId{"SUS-448"};
        default: return RuleId{"SUS-533"};
    }
}

// Of a seat that may act in an open window.
class InWindow {
  public:
    InWindow(const Book& book, const State& s, int player, Move move)
        : book_(book), s_(s), player_(player), move_(move), step_(s.top().step) {}

    RuleId why_not() const {
        switch (move_.word()) {
            case Word::Play: return play();
            case Word::Equip: return equip();
            case Word::Use: return use();
            case Word::Trade: return trade();
            case Word::Act: return act();
            case Word::Renew: return RuleId{"SUS-447"};
            case Word::Drop: return drop();
            case Word::Head: return head();
            case Word::Pour: return pour();
            case Word::Ask: return ask();
            case Word::Flee: return flee();
            default: return other_time();
        }
    }

  private:
    bool mine() const { return player_ == s_.at_turn; }
    bool in_hand() const {
        return move_.has_card() && move_.card() < kMostDeckCards &&
               s_.hand[player_].has(move_.card());
    }
    // The rule with the whole list of the window.
    RuleId list() const {
        if (step_ == Step::Prep) return RuleId{"SUS-302"};
        return step_ == Step::Fight ? RuleId{"SUS-304"} : RuleId{"SUS-308"};
    }

    RuleId play() const {
        if (!in_hand()) return RuleId{"SUS-025"};
        const int card = move_.card();
        if (!(book_.any_time | book_.in_battle).has(card)) return list();
        if (step_ != Step::Fight && book_.in_battle.has(card)) return RuleId{"SUS-419"};
        return RuleId{"SUS-416"};
    }

    RuleId equip() const {
        if (!mine() || step_ == Step::Fight) return RuleId{"SUS-232"};
        if (!in_hand()) return RuleId{"SUS-025"};
        if (!book_.equipment.has(move_.card())) return RuleId{"SUS-038"};
        return RuleId{"SUS-542"};  // equip_windows=end
    }

    RuleId drop() const {
        if (!mine() || step_ == Step::Fight) return RuleId{"SUS-266"};
        return in_hand() ? RuleId{"SUS-446"} : RuleId{"SUS-028"};
    }

    RuleId use() const {
        if (!mine() || step_ == Step::Fight) return RuleId{"SUS-232"};
        const bool own = move_.has_card() && move_.card() < kMostDeckCards &&
                         items_in_play(book_, s_, player_).has(move_.card());
        if (!own) return RuleId{"SUS-426"};
        const auto slot = static_cast<unsigned>(book_.of(move_.card()).type);
        if (s_.in_use[player_][slot] == move_.card()) return RuleId{"SUS-426"};
        return (s_.marked >> slot & 1) != 0 ? RuleId{"SUS-233"} : RuleId{"SUS-542"};
    }

    RuleId trade() const {
        const bool right = mine() && step_ != Step::Fight && s_.trades < s_.trades_per_turn;
        return right ? RuleId{"SUS-448"} : RuleId{"SUS-237"};
    }

    RuleId act() const {
        if (step_ == Step::End) return RuleId{"SUS-308"};
        const bool battle = step_ == Step::Fight;
        if (battle ? !s_.fighter(player_) : !mine()) return list();
        if (!move_.has_card()) return list();
        const int card = move_.card();
        const Limit limit = battle ? Limit::Battle : Limit::Turn;
        if (book_.of(card).activation.limit != limit || !counts(book_, s_, player_, card, 0)) {
            return list();
        }
        if (is_used(s_, card)) return battle ? RuleId{"SUS-304"} : RuleId{"SUS-428"};
        const bool silent = !counts(book_, s_, player_, card, muted_for(book_, s_, player_));
        return silent ? RuleId{"SUS-477"} : RuleId{"SUS-415"};
    }

    RuleId head() const {
        if (step_ != Step::Fight || !head_among_foes(book_, s_)) return RuleId{"SUS-098"};
        const bool one = in_hand() && book_.heads.has(move_.card());
        return one ? RuleId{"SUS-521"} : RuleId{"SUS-212"};
    }

    RuleId pour() const {
        if (step_ != Step::Fight || !head_among_foes(book_, s_)) return RuleId{"SUS-225"};
        if (sake(book_, s_, player_).empty()) return RuleId{"SUS-472"};
        if (player_ == s_.helper && !s_.helper_pours()) return RuleId{"SUS-542"};
        return free_sake(book_, s_, player_) == 0 ? RuleId{"SUS-464"} : RuleId{"SUS-473"};
    }

    RuleId ask() const {
        if (step_ != Step::Fight || player_ != s_.main) return RuleId{"SUS-461"};
        if (s_.helper != kNobody) return RuleId{"SUS-217"};
        if (help_blocked(book_, s_)) return RuleId{"SUS-465"};
        const int other = move_.has_number() ? move_.number() - 1 : -1;
        if (other < 0 || other >= s_.players || other == player_) return RuleId{"SUS-461"};
        return s_.is_dead(other) ? RuleId{"SUS-240"} : RuleId{"SUS-218"};
    }

    RuleId flee() const {
        return step_ == Step::Fight && player_ == s_.main ? RuleId{"SUS-226"} : list();
    }

    // A word that belongs to another question.
    RuleId other_time() const {
        switch (move_.word()) {
            case Word::Draw:
            case Word::Fight: return RuleId{"SUS-303"};
            case Word::Being: return RuleId{"SUS-301"};
            case Word::Form: return RuleId{"SUS-420"};
            case Word::Roll:
            case Word::Suffer: return RuleId{"SUS-306"};
            case Word::K:
            case Word::Y:
            case Word::Side: return RuleId{"SUS-462"};
            case Word::Counter:
            case Word::No:
            case Word::Yes: return RuleId{"SUS-463"};
            case Word::Give: return RuleId{"SUS-446"};
            case Word::Pay: return RuleId{"SUS-447"};
            case Word::Keep: return RuleId{"SUS-241"};
            case Word::Skip: return RuleId{"SUS-493"};
            case Word::Pick: return RuleId{"SUS-307"};
            case Word::Deal:
            case Word::Die:
            case Word::First: return RuleId{"SUS-402"};
            default: return RuleId{"SUS-533"};
        }
    }

    const Book& book_;
    const State& s_;
    const int player_;
    const Move move_;
    const Step step_;
};

}  // namespace

RuleId Susanoo::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    if (s.over()) return RuleId{"SUS-502"};
    if ((seat == kChance) != s.chance()) return RuleId{"SUS-402"};
    if (seat != kChance && seat.index() >= s.players) return RuleId{"SUS-008"};
    if (!to_act(s).contains(seat)) return not_your_decision(s, seat.index());
    MoveBuffer<Susanoo> buffer;
    legal(s, seat, buffer.list);
    if (std::binary_search(buffer.list.begin(), buffer.list.end(), attempt)) return {};
    if (s.chance()) return why_not_outcome(s);
    if (s.open_window()) return InWindow{*book_, s, seat.index(), attempt}.why_not();
    if (s.top().step == Step::Pool && attempt.word() == Word::Renew) return RuleId{"SUS-447"};
    return answers_of(s.top().step);
}

}  // namespace engawa::susanoo

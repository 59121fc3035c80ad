// What a seat is asked now: keys of data/words with their arguments.
#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/phrases.h"

namespace engawa::susanoo {
namespace {

class Prompter {
  public:
    Prompter(const Book& book, const State& s, int player)
        : book_(book), s_(s), task_(s.top()), player_(player) {}

    Phrase wait() const { return ask("wait"); }
    Phrase window() const;
    Phrase decision() const;

  private:
    Phrase ask(std::string_view key, Arguments more = {}) const {
        Arguments arguments = {{"who", Term::seat(player_)}};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return {"susanoo.prompt." + std::string{key}, std::move(arguments)};
    }
    static Argument number(std::string_view name, int value) { return {name, Term::number(value)}; }
    Argument card(int number) const { return {"card", card_term(book_, number)}; }
    static Argument other(int player) { return {"other", Term::seat(player)}; }
    static std::string named(std::string_view key, From from) {
        return std::string{key} + '_' + std::string{kFromNames[static_cast<unsigned>(from)]};
    }

    Phrase fight() const;
    Phrase offer(std::string_view key) const;
    Phrase picks() const;
    Phrase losses() const;

    const Book& book_;
    const State& s_;
    const Task& task_;
    const int player_;
};

Phrase Prompter::fight() const {
    const Totals sums = totals(book_, s_);
    Arguments more = {number("fighters", sums.fighters), number("foes", sums.foes)};
    if (player_ == s_.main) return ask("fight_main", std::move(more));
    more.push_back(other(s_.main));
    return ask(player_ == s_.helper ? "fight_helper" : "fight_other", std::move(more));
}

Phrase Prompter::window() const {
    if (task_.step == Step::Fight) return fight();
    const bool before_draw = task_.step == Step::Prep;
    if (player_ == s_.at_turn) return ask(before_draw ? "prep" : "end");
    return ask(before_draw ? "prep_other" : "end_other", {other(s_.at_turn)});
}

Phrase Prompter::offer(std::string_view key) const {
    const Terms& terms = s_.offer;
    const int cards = terms.k == Terms::kUnset ? 0 : terms.k;
    return ask(key,
               {other(task_.step == Step::Answer ? s_.main : task_.b),
                {"terms", terms_term(book_, cards, terms.y == 1, terms.drinks(), terms.item())}});
}

Phrase Prompter::losses() const {
    const auto from = static_cast<From>(task_.b);
    switch (task_.step) {
        case Step::Lose1: return ask(named("lose", from), {number("count", task_.count)});
        case Step::Pay: return ask(named("pay", from), {number("count", task_.count)});
        case Step::Rob:
            return ask(named("rob", static_cast<From>(task_.c)), {number("count", task_.b)});
        case Step::RobItem: return ask("rob_a_card", {other(task_.b)});
        case Step::Surplus: {
            const int surplus = s_.hand_size(player_) - hand_limit(book_, s_, player_);
            return ask("surplus", {number("count", surplus)});
        }
        case Step::Give: return ask("give", {other(task_.a)});
        case Step::Renew: return ask("renew", {number("paid", task_.b)});
        case Step::TradeGive: return ask("trade_give", {other(task_.a)});
        case Step::TradeWant: return ask("trade_want", {other(task_.a), card(task_.b)});
        default:
            return ask("trade_answer", {other(s_.at_turn),
                                        {"given", card_term(book_, task_.b)},
                                        {"wanted", card_term(book_, task_.c)}});
    }
}

Phrase Prompter::picks() const {
    switch (task_.step) {
        case Step::Show: return ask("show");
        case Step::Look: return ask("look", {number("count", task_.c)});
        case Step::Share: return ask("share", {number("count", task_.b)});
        case Step::Pool: return ask("pool");
        case Step::Fetch: return ask(task_.b == 0 ? "fetch_event" : "fetch_reward");
        case Step::Aim: return ask("aim", {card(task_.b)});
        case Step::Target: return ask("target", {card(task_.b)});
        case Step::Side: return ask("side", {card(task_.b)});
        case Step::Join: return ask("join");
        case Step::Annul: return ask("annul", {card(task_.b)});
        case Step::Banish: return ask("banish", {number("level", task_.b)});
        case Step::Loot: return ask("loot");
        case Step::Switch: return ask("switch");
        default: return losses();
    }
}

Phrase Prompter::decision() const {
    switch (task_.step) {
        case Step::Being: return ask(s_.row_beings != 0 ? "being_of_two" : "being");
        case Step::Form: return ask("form");
        case Step::Prep:
        case Step::Fight:
        case Step::End: return window();
        case Step::Choice: return ask("choice");
        case Step::OfferK: return ask("offer_k", {number("most", printed_rewards(book_, s_))});
        case Step::OfferY: return ask("offer_y");
        case Step::OfferSide:
            if (player_ == s_.main) return ask("offer_side_own");
            return ask("offer_side", {other(s_.main)});
        case Step::Answer: return offer("answer");
        case Step::CounterAnswer: return offer("counter_answer");
        case Step::Flee: return ask("flee", {number("count", s_.foe_count)});
        case Step::Hurt: return ask("hurt", {card(task_.b)});
        default: return picks();
    }
}

}  // namespace

Phrase Susanoo::prompt(const State& s, Seat seat) const {
    if (s.over()) return {"susanoo.prompt.over", {}};
    if (s.chance()) return {"susanoo.prompt.chance", {}};
    const Prompter prompter{*book_, s, seat.index()};
    return to_act(s).contains(seat) ? prompter.decision() : prompter.wait();
}

}  // namespace engawa::susanoo

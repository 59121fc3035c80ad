#include "engine/games/susanoo/text/reason_list.h"

#include <array>

#include "engine/games/susanoo/rules/reasons.h"
#include "engine/games/susanoo/text/battle_facts.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/places.h"

namespace engawa::susanoo {
namespace {

constexpr std::array<std::string_view, kSources> kSourceNames = {
    "level",   "power",   "die",  "used",  "played", "foe", "special",
    "entered", "hostile", "sake", "floor", "roll",   "edge"};

class Listing {
  public:
    Listing(const Book& book, const State& s) : book_(book), s_(s) {}

    ReasonList make() {
        for (const Reason& part : all_reasons(book_, s_)) {
            add(part.foes ? "foes" : "fighters", part);
        }
        escape(s_, s_.main);
        if (s_.helper != kNobody) escape(s_, s_.helper);
        if (const int asked = asked_for_help(s_); asked != kNobody) help(asked);
        return std::move(list_);
    }

  private:
    void add(std::string_view side, const Reason& part) {
        const bool seated = part.player != kNobody;
        list_.push_back(
            {side, kSourceNames[static_cast<unsigned>(part.source)],
             part.card != kNoCard ? card_ref(book_, s_, part.card) : seat_ref(part.player),
             part.amount, part.counts, seated ? part.player + 1 : 0});
    }

    void escape(const State& s, int player) {
        for (const EscapePart& part : escape_parts(book_, s, player)) {
            const bool lies = book_.of(part.card).lies();
            list_.push_back({"escape",
                             part.foe != kNoCard ? "foe"
                             : lies              ? "played"
                                                 : "power",
                             card_ref(book_, s_, part.card), part.amount, true, player + 1});
        }
    }

    // What a player who is asked would bring, before the dice that joining causes.
    void help(int player) {
        const State helped = with_helper(s_, player);
        for (const Reason& part : all_reasons(book_, helped)) {
            if (part.player == player && part.source != Source::Played) add("help", part);
        }
        const unsigned mutes = muted(book_, helped);
        each_in_force(book_, helped, player, mutes, [&](int card) { dice(helped, player, card); });
        escape(helped, player);
    }

    // What will come of dice that joining causes: powers of entering, and what is added to dice.
    void dice(const State& s, int player, int card) {
        for (const Rule& rule : book_.rules_of(book_.of(card))) {
            const bool enters = rule.on == Trigger::Enter && rule.act == Action::Power;
            const bool edge = rule.act == Action::Edge && holds(book_, s, rule, card, player, 0);
            if (!enters && !edge) continue;
            list_.push_back({"help", enters ? "enters" : "edge", card_ref(book_, s_, card), rule.n,
                             false, player + 1});
        }
    }

    const Book& book_;
    const State& s_;
    ReasonList list_;
};

}  // namespace

ReasonList reasons_of(const Susanoo& game, const Observed<State>& view) {
    if (!view.state().in_battle()) return {};
    return Listing{game.book(), view.state()}.make();
}

std::vector<Fact> price_of(const Susanoo& game, const Observed<State>&, Move move) {
    const auto cards = [](From from, int n) -> std::vector<Fact> {
        if (n == 0) return {};
        return {{kFromNames[static_cast<unsigned>(from)], n}};
    };
    const Word word = move.word();
    if (word == Word::Renew) return {{"vp", 5}};  // SUS-117
    if (word == Word::Pour) return cards(From::Sake, 1);
    if (!move.has_card()) return {};
    const CardValues& card = game.book().of(move.card());
    if (word == Word::Pay) return {{"vp", card.vp}};
    if (word == Word::Act) return cards(card.activation.cost, card.activation.cost_n);
    if (word != Word::Play) return {};
    if (card.price.levels > 0) return {{"level", card.price.levels}};  // SUS-416
    return cards(card.price.from, card.price.n);
}

}  // namespace engawa::susanoo

#include "engine/games/susanoo/odds/odds_list.h"

#include <algorithm>

#include "engine/games/susanoo/odds/forecast.h"
#include "engine/games/susanoo/odds/next_event.h"
#include "engine/games/susanoo/rules/reasons.h"
#include "engine/games/susanoo/text/battle_facts.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/places.h"

namespace engawa::susanoo {
namespace {

class Listing {
  public:
    Listing(const Susanoo& game, const Observed<State>& view)
        : game_(game), book_(game.book()), view_(view), s_(view.state()) {}

    OddsList make() {
        for (const Forecast& forecast : forecasts(game_, view_)) tell(forecast);
        for (const Turn& turn : turns(game_, view_)) tell(turn);
        if (s_.in_battle()) escapes();
        if (!s_.over()) next_card();
        return std::move(list_);
    }

  private:
    void add(std::string_view name, std::string ref, double chance, std::vector<Fact> facts) {
        list_.push_back({name, std::move(ref), chance, std::move(facts)});
    }

    static std::vector<Fact> sums(const Outlook& outlook) {
        return {{"fighters.least", outlook.least().fighters},
                {"fighters.most", outlook.most().fighters},
                {"foes.least", outlook.least().foes},
                {"foes.most", outlook.most().foes}};
    }

    void add_after(std::string_view name, const std::vector<Move>& moves, double chance,
                   std::vector<Fact> facts) {
        add(name, {}, chance, std::move(facts));
        for (const Move move : moves) {
            list_.back().moves.push_back(game_.write_move(s_, view_.viewer().seat(), move));
        }
    }

    void tell(const Forecast& forecast) {
        if (!forecast.end.empty()) add_after("ends", forecast.end, 1, {});
        if (forecast.outlook.empty()) return;
        std::vector<Fact> facts = sums(forecast.outlook);
        if (forecast.matters) facts.push_back({"best", 1});
        add_after("won", forecast.moves, forecast.outlook.chance(), std::move(facts));
    }

    void tell(const Turn& turn) {
        std::vector<Fact> facts = sums(turn.outlook);
        facts.push_back({"seat", turn.player + 1});
        if (turn.side != 0) facts.push_back({"side", turn.side});
        add("turns",
            turn.move.has_card() ? card_ref(book_, s_, turn.move.card())
                                 : Spot{"sake", turn.player}.place(),
            turn.outlook.chance(), std::move(facts));
    }

    // SUS-482: of the fighters, and of who is asked to become one.
    void escapes() {
        escapes(s_, s_.main);
        if (s_.helper != kNobody) escapes(s_, s_.helper);
        if (const int asked = asked_for_help(s_); asked != kNobody) {
            escapes(with_helper(s_, asked), asked);
        }
    }

    void escapes(const State& s, int player) {
        double all = 1;
        for (int i = 0; i < s.foe_count; ++i) {
            const int foe = s.foes[i].card;
            const RollOdds odds = escape_odds(book_, s, player, foe);
            const int bonus = escape_bonus(book_, s, player, foe);
            const double chance = static_cast<double>(odds.good) / static_cast<double>(odds.all);
            all *= chance;
            add("escape", card_ref(book_, s, foe), chance,
                {{"seat", player + 1},
                 {"bonus", bonus},
                 {"least_face", std::clamp(5 - bonus, 1, 7)},
                 {"dice", 1 + std::max(0, extra_dice(book_, s, player))}});
        }
        if (s.foe_count > 0) add("escape_all", {}, all, {{"seat", player + 1}});
    }

    void next_card() {
        const NextEvent next = next_event(book_, s_);
        switch (next.from) {
            case NextEvent::From::Deck: shares("deck.events", next.cards); break;
            case NextEvent::From::Discards: shares("discards.events", next.cards); break;
            case NextEvent::From::Nowhere: add("next.end", "deck.events", 1, {}); break;
        }
    }

    void shares(std::string_view place, Cards cards) {
        const int all = cards.size();
        const auto share = [&](std::string_view name, Cards kind) {
            const int n = (cards & kind).size();
            add(name, std::string{place}, static_cast<double>(n) / all, {{"cards", n}});
        };
        share("next.head", book_.heads);
        share("next.yokai", book_.yokai);
        share("next.event", book_.events);
    }

    const Susanoo& game_;
    const Book& book_;
    const Observed<State>& view_;
    const State& s_;
    OddsList list_;
};

}  // namespace

OddsList odds_list_of(const Susanoo& game, const Observed<State>& view) {
    return Listing{game, view}.make();
}

}  // namespace engawa::susanoo

// Exact odds of the dice (SUS-450, SUS-451, SUS-482), for what the viewer may decide now.
#include "engine/games/susanoo/odds/forecast.h"
#include "engine/games/susanoo/odds/next_event.h"
#include "engine/games/susanoo/rules/reasons.h"
#include "engine/games/susanoo/text/names.h"
#include "terminal/susanoo/drawings.h"
#include "terminal/susanoo/name_move.h"
#include "terminal/susanoo/picture_parts.h"

namespace engawa::susanoo {
namespace {

std::string told(const Outlook& outlook) {
    const auto range = [](int a, int b) {
        return a == b ? number(a) : number(a) + ".." + number(b);
    };
    const auto percent =
        static_cast<int>((100 * outlook.good() + outlook.all() / 2) / outlook.all());
    return range(outlook.least().fighters, outlook.most().fighters) + " to " +
           range(outlook.least().foes, outlook.most().foes) + ", won in " + number(percent) + " %";
}

class OddsSheet {
  public:
    OddsSheet(const Susanoo& game, const Observed<State>& view)
        : game_(game), view_(view), s_(view.state()), viewer_(view.viewer()) {}

    Picture draw() {
        for (const Forecast& forecast : forecasts(game_, view_)) tell(forecast);
        escapes();
        next_card();
        return lines_.take();
    }

  private:
    const Book& book() const { return game_.book(); }

    void add(const std::string& left, const std::string& right_side) {
        if (!begun_) lines_.line().add("If nobody answers, fighters to foes", Ink::Quiet);
        begun_ = true;
        lines_.line().column("  " + left, 34).add(right_side);
    }

    void tell(const Forecast& forecast) {
        if (forecast.moves.empty()) return add("now", told(forecast.outlook));
        const auto named = [&](std::size_t i) {
            return name_move(game_, s_, viewer_.seat(), forecast.moves[i]);
        };
        if (forecast.outlook.empty()) return add(named(0), "asks for a choice first");
        std::string right_side = told(forecast.outlook);
        if (forecast.moves.size() > 1 && forecast.moves[1].has_side()) {
            constexpr int kRoom = 22;
            const bool foes = forecast.moves[1].foes();
            return add(Lines::cut(named(0), kRoom) + (foes ? ", foes" : ", fighters"), right_side);
        }
        constexpr int kRoom = 44;
        if (forecast.matters) right_side += ", best " + named(1);
        add(named(0), Lines::cut(right_side, kRoom));
    }

    void escapes() {
        if (!s_.in_battle()) return;
        for (const int player : {int{s_.main}, int{s_.helper}}) {
            if (player == kNobody) continue;
            for (int i = 0; i < s_.foe_count; ++i) {
                const int foe = s_.foes[i].card;
                const RollOdds odds = escape_odds(book(), s_, player, foe);
                lines_.line().add("Escape of " + player_name(player, viewer_) + " from " +
                                  name_of(book(), foe) + ": 5 or more, " +
                                  with_sign(escape_bonus(book(), s_, player, foe)) +
                                  " on the roll: " + number(odds.percent()) + " %.");
            }
        }
    }

    void next_card() {
        const NextEvent next = next_event(book(), s_);
        switch (next.from) {
            case NextEvent::From::Deck:
                lines_.line().add("The next Event card, of " + number(next.cards.size()) +
                                  " unseen: " + shares(next.cards) + '.');
                break;
            case NextEvent::From::Discards:
                lines_.line().add("The Event deck is empty: the next card is one of the " +
                                  number(next.cards.size()) + " discards, in");
                lines_.line().add("  reshuffle " + number(s_.reshuffles + 1) + " of " +
                                  number(s_.event_passes) + ": " + shares(next.cards) + '.');
                break;
            case NextEvent::From::Nowhere:
                lines_.line().add(
                    "The Event deck is empty and not reshuffled again: the game ends as");
                lines_.line().add("  soon as a turn needs a card of it.");
                break;
        }
    }

    std::string shares(Cards cards) const {
        const int all = cards.size();
        const auto share = [&](Cards kind) {
            const int n = (cards & kind).size();
            return number(n) + " (" + number((100 * n + all / 2) / all) + " %)";
        };
        return "heads " + share(book().heads) + ", Yokai " + share(book().yokai) + ", events " +
               share(book().events);
    }

    const Susanoo& game_;
    const Observed<State>& view_;
    const State& s_;
    const Viewer viewer_;
    Lines lines_;
    bool begun_ = false;
};

}  // namespace

Picture odds_of(const Susanoo& game, const Observed<State>& view) {
    return OddsSheet{game, view}.draw();
}

}  // namespace engawa::susanoo

#include "engine/games/samurai/text/foresee.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/games/samurai/odds/odds.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kStrikes = {"Strength", "Technique"};
constexpr std::array<std::string_view, 2> kValues = {"Block", "Dodge"};

Phrase gauge_phrase(const Book& book, const State& after, int which) {
    const int gauge = after.gauges[which];
    const std::string name{kStrikes[which]};
    const StrikeOdds odds = strike_odds(book, after, which, gauge);
    if (after.defence == 0) {
        return {"samurai.foresee.chance",
                {{"gauge", Term::text(name)}, {"chance", Term::text(percent(odds.hit))}}};
    }
    const int value = which == 0 ? block(book, after) : dodge(book, after);
    const Arguments words = {
        {"gauge", Term::text(name)},
        {"value", Term::text(std::string{kValues[which]} + ' ' + std::to_string(value))},
        {"margin", Term::number(std::max(gauge - value, value - gauge))},
        {"damage",
         Term::number(gauge >= value ? strike_damage(book, after, which, gauge - value) : 0)}};
    return {gauge >= value ? "samurai.foresee.hit" : "samurai.foresee.miss", words};
}

Phrase guard_phrase(const Book& book, const State& s, int guard) {
    const GuardOdds odds = guard_odds(book, s, guard);
    return {"samurai.foresee.guard",
            {{"guard", Term::number(guard)},
             {"chance", Term::text(percent(odds.holds))},
             {"damage", Term::text(tenths(odds.damage))}}};
}

std::vector<Phrase> exploit_phrases(const Book& book, const State& s) {
    std::vector<Phrase> phrases;
    for (const Faces& row : faces_of(book, book.cards.surrounding[s.surrounding - 1u].roll)) {
        phrases.push_back({"samurai.foresee.roll",
                           {{"faces", Term::text(row.faces)},
                            {"chance", Term::text(percent(row.count / 6.0))},
                            {"effect", Term::text(row.effect)}}});
    }
    return phrases;
}

}  // namespace

std::vector<Phrase> foresee_move(const Samurai& game, const Observed<State>& view, Seat seat,
                                 Move move) {
    const Book& book = game.book();
    const State& s = view.state();
    std::vector<Phrase> phrases;
    State after = s;
    switch (move.kind()) {
        case Kind::Place:
        case Kind::Credit: {
            NoEvents silent;
            game.apply(after, seat, move, silent);
            for (int which = 0; which < 2; ++which) {
                if (after.over() || weapon(book, s).no_strike[which]) continue;
                phrases.push_back(gauge_phrase(book, after, which));
            }
            break;
        }
        case Kind::Focus:
            phrases.push_back(guard_phrase(book, s, s.gauge(Gauge::Guard) + book.c.focus_guard));
            break;
        case Kind::Reveal: phrases.push_back(guard_phrase(book, s, s.gauge(Gauge::Guard))); break;
        case Kind::Gisei:
            phrases.push_back(
                {"samurai.foresee.gisei", {{"chance", Term::text(percent(gisei_holds(book, s)))}}});
            break;
        case Kind::Exploit: return exploit_phrases(book, s);
        case Kind::UseDie: {
            const DieOdds odds = die_odds(book, s);
            phrases.push_back({"samurai.foresee.die",
                               {{"chance", Term::text(percent(odds.kill))},
                                {"life", Term::text(tenths(odds.life))}}});
            break;
        }
        default: break;
    }
    return phrases;
}

}  // namespace engawa::samurai

#include "engine/games/samurai/text/foresee.h"

#include <utility>

#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/text/effect_terms.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

Phrase gauge_phrase(const Book& book, const State& after, int which) {
    const int gauge = after.gauges[which];
    const Argument name{"gauge", Term::place(kGaugePlaces[static_cast<unsigned>(which)])};
    if (after.defence == 0) {
        const StrikeOdds odds = strike_odds(book, after, which, gauge);
        return {"samurai.foresee.chance", {name, {"chance", chance_term(odds.hit)}}};
    }
    const int value = which == 0 ? block(book, after) : dodge(book, after);
    const Argument against{"against", Term::word(which == 0 ? "samurai.block" : "samurai.dodge")};
    const Argument needed{"needed", Term::number(value)};
    const int margin = gauge - value;
    if (margin < 0) {
        return {"samurai.foresee.miss", {name, against, needed, {"margin", Term::number(-margin)}}};
    }
    return {"samurai.foresee.hit",
            {name,
             against,
             needed,
             {"margin", Term::number(margin)},
             {"damage", Term::number(strike_damage(book, after, which, margin))}}};
}

Phrase guard_phrase(const Book& book, const State& s, int guard) {
    const GuardOdds odds = guard_odds(book, s, guard);
    return {"samurai.foresee.guard",
            {{"guard", Term::number(guard)},
             {"chance", chance_term(odds.holds)},
             {"damage", tenths_term(odds.damage)}}};
}

// Faces of the die that do the same are told together.
std::vector<Phrase> exploit_phrases(const Book& book, const State& s) {
    const Rolls& rolls = book.cards.surrounding[s.surrounding - 1u].roll;
    std::vector<Phrase> phrases;
    for (std::size_t i = 0, end = 0; i < rolls.size(); i = end) {
        end = i + 1;
        while (end < rolls.size() && rolls[end] == rolls[i]) ++end;
        Arguments faces{{"from", Term::number(static_cast<int>(i) + 1)}};
        if (end > i + 1) faces.push_back({"to", Term::number(static_cast<int>(end))});
        phrases.push_back({"samurai.foresee.roll",
                           {{"faces", Term::phrase({"samurai.faces", std::move(faces)})},
                            {"chance", chance_term(static_cast<double>(end - i) / 6.0)},
                            {"effect", effects_term(rolls[i])}}});
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
                {"samurai.foresee.gisei", {{"chance", chance_term(gisei_holds(book, s))}}});
            break;
        case Kind::Exploit: return exploit_phrases(book, s);
        case Kind::UseDie: {
            const DieOdds odds = die_odds(book, s);
            phrases.push_back(
                {"samurai.foresee.die",
                 {{"chance", chance_term(odds.kill)}, {"life", tenths_term(odds.life)}}});
            break;
        }
        default: break;
    }
    return phrases;
}

}  // namespace engawa::samurai

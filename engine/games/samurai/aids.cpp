#include "engine/games/samurai/aids.h"

#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/picture_parts.h"
#include "engine/games/samurai/rules/tally.h"
#include "engine/games/samurai/text/campaign_save.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kStrikes = {"Strength", "Technique"};
constexpr std::array<std::string_view, 2> kValues = {"Block", "Dodge"};

// Piles.

void tell_pile(Lines& lines, const std::string& title, const std::vector<std::string>& cards) {
    lines.line().add(title + ' ').add(std::to_string(cards.size()), Ink::Plain, true);
    std::string line;
    for (const std::string& card : cards) {
        const std::string entry = Lines::padded(card, 19);
        if (Lines::columns(line) + 19 > 77) {
            lines.line().add("  " + line);
            line.clear();
        }
        line += entry;
    }
    if (!line.empty()) lines.line().add("  " + line);
}

std::vector<std::string> action_names(const Book& book, Cards cards) {
    std::vector<std::string> names;
    each(cards, [&](int card) {
        const ActionCard& named = action_card(book, card);
        names.push_back(named.id + ' ' + change(named.strength) + '/' + change(named.technique) +
                        '/' + change(named.guard));
    });
    return names;
}

// A look ahead.

Phrase gauge_phrase(const Book& book, const State& after, int which) {
    const int gauge = after.gauges[which];
    const std::string name{kStrikes[which]};
    const StrikeOdds odds = strike_odds(book, after, which, gauge);
    if (after.defence == 0) {
        return {"samurai.foresee.chance", {{"gauge", name}, {"chance", percent(odds.hit)}}};
    }
    const int value = which == 0 ? block(book, after) : dodge(book, after);
    const std::vector<std::pair<std::string, std::string>> words = {
        {"gauge", name},
        {"value", std::string{kValues[which]} + ' ' + std::to_string(value)},
        {"margin", std::to_string(std::max(gauge - value, value - gauge))},
        {"damage",
         std::to_string(gauge >= value ? strike_damage(book, after, which, gauge - value) : 0)}};
    return {gauge >= value ? "samurai.foresee.hit" : "samurai.foresee.miss", words};
}

Phrase guard_phrase(const Book& book, const State& s, int guard) {
    const GuardOdds odds = guard_odds(book, s, guard);
    return {"samurai.foresee.guard",
            {{"guard", std::to_string(guard)},
             {"chance", percent(odds.holds)},
             {"damage", tenths(odds.damage)}}};
}

std::vector<Phrase> exploit_phrases(const Book& book, const State& s) {
    std::vector<Phrase> phrases;
    for (const Faces& row : faces_of(book, book.cards.surrounding[s.surrounding - 1u].roll)) {
        phrases.push_back(
            {"samurai.foresee.roll",
             {{"faces", row.faces}, {"chance", percent(row.count / 6.0)}, {"effect", row.effect}}});
    }
    return phrases;
}

}  // namespace

Picture piles_of(const Samurai& game, const Observed<State>& view) {
    const Book& book = game.book();
    const State& s = view.state();
    Lines lines;
    const auto defences = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const DefenceCard& named = book.cards.defence[card];
            names.push_back(named.id + ' ' + std::to_string(named.block) + '/' +
                            std::to_string(named.dodge) + (named.ki_mark ? " Ki mark" : ""));
        });
        return names;
    };
    const auto counters = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const CounterCard& named = book.cards.counter[card];
            std::string text = named.id + " level " + std::to_string(named.level);
            names.push_back(text + (named.ki_mark ? " Ki" : ""));
        });
        return names;
    };
    tell_pile(lines, "Action bag", action_names(book, s.bag));
    tell_pile(lines, "Action discard", action_names(book, s.discard));
    tell_pile(lines, "Special Action bag", action_names(book, s.specials));
    tell_pile(lines, "Defence bag, Block/Dodge", defences(s.defence_bag));
    tell_pile(lines, "Defence discard", defences(s.defence_discard));
    tell_pile(lines, "Counterattack bag", counters(s.counter_bag));
    tell_pile(lines, "Counterattack discard", counters(s.counter_discard));
    return lines.take();
}

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
                {"samurai.foresee.gisei", {{"chance", percent(gisei_holds(book, s))}}});
            break;
        case Kind::Exploit: return exploit_phrases(book, s);
        case Kind::UseDie: {
            const DieOdds odds = die_odds(book, s);
            phrases.push_back({"samurai.foresee.die",
                               {{"chance", percent(odds.kill)}, {"life", tenths(odds.life)}}});
            break;
        }
        default: break;
    }
    return phrases;
}

Given figures_of(const Samurai& game, const State&) {
    const Constants& c = game.book().c;
    const std::pair<std::string_view, int> figures[] = {
        {"hand_size", c.hand_size},       {"combo_ki", c.combo_ki},
        {"combo_die", c.combo_die},       {"insight_cost", c.insight_cost},
        {"breath_cost", c.breath_cost},   {"breath_cards", c.breath_cards},
        {"focus_cost", c.focus_cost},     {"focus_guard", c.focus_guard},
        {"ki_mark_cost", c.ki_mark_cost}, {"ki_mark_bonus", c.ki_mark_bonus},
        {"damage_base", c.damage_base},   {"damage_step", c.damage_step},
        {"wound_gap", c.wound_gap},       {"step_ki", c.bushido_step_ki},
        {"gisei_life", c.gisei_life},     {"rest_life", c.rest_life},
        {"rest_ki", c.rest_ki},           {"score_win", c.score_win},
        {"score_life", c.score_life},     {"score_ki", c.score_ki},
        {"round_par", c.score_round_par}, {"loss_max", c.score_loss_max},
        {"score_duel", c.score_duel},     {"die_use_min", c.die_use_min},
    };
    Given given;
    for (const auto& [name, value] : figures) given.emplace_back(name, std::to_string(value));
    return given;
}

bool lasts(const Samurai&, const State& s) { return s.mode == Mode::Campaign; }

Result<std::string> carry_out(const Samurai& game, const State& s, const std::vector<Event>& events,
                              const std::string& earlier) {
    std::vector<Tally> duels = tallies(events);
    if (!earlier.empty()) {
        // The road that the line ended at is counted there.
        const auto before = read_save(game, earlier);
        if (!before) return before.error();
        duels.erase(duels.begin());
        duels.insert(duels.begin(), before->duels.begin(), before->duels.end());
    }
    return write_save(game, s, duels);
}

Result<Carried> carry_in(const Samurai& game, std::string_view text) {
    auto save = read_save(game, text);
    if (!save) return save.error();
    return Carried{std::move(save.value().options), game.write(save->state)};
}

}  // namespace engawa::samurai

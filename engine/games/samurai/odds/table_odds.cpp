#include "engine/games/samurai/odds/table_odds.h"

#include "engine/core/small_sort.h"
#include "engine/games/samurai/odds/answers.h"
#include "engine/games/samurai/odds/chance_tree.h"
#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kHits = {"hit.strength", "hit.technique"};
constexpr std::array<std::string_view, 2> kKills = {"kill.strength", "kill.technique"};

// A mean as a fact.
int thousandths(double number) { return static_cast<int>(number * 1000 + 0.5); }

const auto kNoTurn = [](const State&, Move, double) {};

class TableOdds {
  public:
    TableOdds(const Samurai& game, const State& s) : game_(game), book_(game.book()), s_(s) {}

    OddsList list() {
        if (s_.wearer != Wearer::Nobody) add("breaks", "armour", 1.0 / 6);  // SAM-613
        if (s_.mode == Mode::Campaign && s_.events != 0) {
            add("each", "events", 1.0 / size_of(s_.events));
        }
        if (s_.round == 0) return std::move(odds_);
        piles();
        if (before_guard()) strikes();
        if (s_.three() && s_.answering == 0) rows();
        if (s_.chance()) return std::move(odds_);
        switch (s_.top().task) {
            case Task::Place: placings(); break;
            case Task::DieChoice: die(); break;
            case Task::Guard: guard(); break;
            default: break;
        }
        if (s_.top().task != Task::Guard) answers();
        if (may_exploit(book_, s_)) exploit();
        return std::move(odds_);
    }

  private:
    void add(std::string_view name, std::string ref, double chance, FactList facts = {}) {
        odds_.push_back({name, std::move(ref), chance, std::move(facts)});
    }

    void add_after(std::string_view name, const std::vector<Kind>& moves, double chance,
                   FactList facts = {}) {
        add(name, {}, chance, std::move(facts));
        for (const Kind move : moves) {
            odds_.back().moves.push_back(game_.write_move(s_, Seat{0}, Move{move}));
        }
    }

    bool before_guard() const {
        const Task course = s_.course();
        return course <= Task::Place || course == Task::Placed || course == Task::Strike;
    }

    // Which card comes: each of its pile is as likely (SAM-080).
    void piles() {
        const auto pile = [&](std::string_view bag, std::string_view discard, Pile cards,
                              bool reshuffled) {
            if (cards == 0) return;
            add("each", std::string{reshuffled ? discard : bag}, 1.0 / size_of(cards));
        };
        if (s_.defence == 0) {
            pile("defence.bag", "defence.discard", next_defences(s_), s_.defence_bag == 0);
        }
        if (s_.known != 0) return add("each", "counter.known", 1);
        pile("counter.bag", "counter.discard", next_counters(s_), s_.counter_bag == 0);
    }

    // The strike as the gauges stand, against each foe whom it may concern.
    void strikes() {
        each(strike_targets(s_), [&](int foe) {
            State then = s_;
            then.foe = static_cast<std::uint8_t>(foe);
            for (int which = 0; which < 2; ++which) {
                strike(then, which, "hit", "kill", std::string{kGaugePlaces[which]});
                if (s_.defence == 0) ladder(then, which);
            }
        });
    }

    void strike(const State& then, int which, std::string_view hit, std::string_view kill,
                const std::string& ref) {
        const int gauge = then.gauges[which];
        const StrikeOdds odds = strike_odds(book_, then, which, gauge);
        if (!odds.allowed) return;
        const FactList facts{
            {"value", gauge}, {"foe", then.foe + 1}, {"mean_damage", thousandths(odds.damage)}};
        add(hit, ref, odds.hit, facts);
        if (odds.kill > 0) add(kill, ref, odds.kill, facts);
    }

    // The chance of a hit at each value that would change it.
    void ladder(const State& then, int which) {
        if (weapon(book_, s_).no_strike[which]) return;
        std::vector<int> values;
        each(next_defences(then), [&](int card) {
            values.push_back(defence_values(book_, then, card, then.foe)[which]);
        });
        steps(std::move(values), which, {{"foe", then.foe + 1}});
    }

    void steps(std::vector<int> values, int which, const FactList& of) {
        small_sort(values.begin(), values.end());  // total order
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i + 1 < values.size() && values[i + 1] == values[i]) continue;
            FactList facts{{"value", values[i]}};
            facts.insert(facts.end(), of.begin(), of.end());
            add("reach", std::string{kGaugePlaces[which]},
                static_cast<double>(i + 1) / static_cast<double>(values.size()), facts);
        }
    }

    void rows() {  // SAM-587 to SAM-592
        std::array<int, kEnemies> faces{};
        int nobody = 0;
        for (int roll = 1; roll <= 6; ++roll) {
            bool any = false;
            each(book_.rows[roll], [&](int foe) {
                if (s_.foes[foe].life == 0) return;
                ++faces[foe];
                any = true;
            });
            nobody += any ? 0 : 1;
        }
        for (int foe = 0; foe < kEnemies; ++foe) {
            if (faces[foe] != 0) add("answers", foe_place(foe), faces[foe] / 6.0);
        }
        if (nobody != 0) add("nobody", {}, nobody / 6.0);
    }

    // Each card in hand: the strike and the Guard that it would make.
    void placings() {
        each(s_.hand, [&](int card) {
            State after = s_;
            make_move(book_, after, Move{Kind::Place, card});
            if (after.over()) return;
            const std::string ref = ref_to("hand.1", book_.card_id(card));
            for (int which = 0; which < 2; ++which) {
                strike(after, which, kHits[which], kKills[which], ref);
            }
            const int guard = after.gauge(Gauge::Guard);
            for (const Answer& answer : answers_to_come(book_, after)) {
                add("holds", ref, guard_holds(book_, answer.s, guard), about(answer, guard));
            }
        });
    }

    static FactList about(const Answer& answer, int guard) {
        FactList facts{{"guard", guard}, {"foe", answer.foe + 1}};
        add_some(facts, {{"miss", answer.miss ? 1 : 0}});
        return facts;
    }

    // Everything that a counterattack can do, for Guard as it stands.
    void answers() {
        const int guard = s_.gauge(Gauge::Guard);
        for (const Answer& answer : answers_to_come(book_, s_)) {
            add_blow({}, guard_odds(book_, answer.s, guard), about(answer, guard));
            levels(answer);
        }
    }

    void levels(const Answer& answer) {
        if (s_.known != 0) return;
        std::vector<int> values;
        each(next_counters(s_),
             [&](int card) { values.push_back(counter_level(book_, answer.s, card)); });
        FactList of{{"foe", answer.foe + 1}};
        add_some(of, {{"miss", answer.miss ? 1 : 0}});
        steps(std::move(values), 2, of);
    }

    void add_blow(const std::vector<Kind>& moves, const GuardOdds& odds, FactList facts) {
        facts.push_back({"mean_damage", thousandths(odds.damage)});
        if (odds.open) facts.push_back({"open", 1});
        add_after("holds", moves, odds.holds, facts);
        const std::pair<std::string_view, double> more[] = {{"wound.1", odds.wound[1]},
                                                            {"wound.2", odds.wound[2]},
                                                            {"second", odds.second},
                                                            {"death", odds.death}};
        for (const auto& [name, chance] : more) {
            if (chance > 0) add_after(name, moves, chance, facts);
        }
    }

    // GUARD: now, after each Focus that the Ki allows, after Gisei.
    void guard() {
        std::vector<Kind> moves{Kind::Reveal};
        State then = s_;
        const Answer now{answering_foe(s_), false, s_};
        for (int rungs = s_.ki / std::max(1, book_.c.focus_cost);; --rungs) {
            FactList facts = about(now, then.gauge(Gauge::Guard));
            facts.push_back({"ki", then.ki});
            add_blow(moves, guard_odds(book_, then, then.gauge(Gauge::Guard)), facts);
            if (rungs == 0) break;
            make_move(book_, then, Move{Kind::Focus});
            moves.insert(moves.begin(), Kind::Focus);
        }
        levels(now);
        if (may_gisei(book_, s_)) gisei();
    }

    void gisei() {
        State paid = s_;
        make_move(book_, paid, Move{Kind::Gisei});
        GuardOdds all;
        const auto cards = book_.cards.gisei.size();
        const double share = 1.0 / static_cast<double>(cards);
        for (std::size_t i = 0; i < cards; ++i) {
            State after = paid;
            make_move(book_, after, Move{Kind::GiseiCard, static_cast<int>(i)});
            GuardOdds one;
            const auto leaf = [&](const State& end, double chance) { add_to(one, end, chance); };
            follow_chance(book_, Task::Guard, after, 1, kNoTurn, leaf);
            add("holds", ref_to("gisei", book_.cards.gisei[i].id), one.holds,
                {{"guard", after.gauge(Gauge::Guard)}});
            sum(all, one, share);
        }
        add_blow({Kind::Gisei}, all, {{"life", paid.life}});
    }

    // The counterattack from here on; if there is none any more it has been held.
    void add_to(GuardOdds& odds, const State& end, double chance) const {
        if (end.over()) {
            odds.death += chance;
        } else if (end.course() == Task::Guard) {
            sum(odds, guard_odds(book_, end, end.gauge(Gauge::Guard)), chance);
        } else {
            odds.holds += chance;
        }
    }

    static void sum(GuardOdds& all, const GuardOdds& one, double share) {
        all.holds += share * one.holds;
        all.damage += share * one.damage;
        for (unsigned level = 1; level < 3; ++level) all.wound[level] += share * one.wound[level];
        all.second += share * one.second;
        all.death += share * one.death;
        all.open |= one.open;
    }

    // The place: each face is as likely, and what it can lead to at once.
    void exploit() {
        add("each", "surrounding", 1.0 / 6);
        const Task course = s_.course();
        const auto stage = s_.stage;
        double kill = 0;
        double death = 0;
        double cancels = 0;
        const auto leaf = [&](const State& end, double chance) {
            if (end.over() && !end.won()) {
                death += chance;
            } else if (end.won() || end.stage != stage || end.foes[s_.foe].life == 0) {
                kill += chance;
            } else if (end.answering != s_.answering) {
                cancels += chance;
            }
        };
        State then = s_;
        make_move(book_, then, Move{Kind::Exploit});
        follow_chance(book_, course, then, 1, kNoTurn, leaf);
        if (kill > 0) add_after("kill", {Kind::Exploit}, kill);
        if (death > 0) add_after("death", {Kind::Exploit}, death);
        if (cancels > 0) add_after("cancels", {Kind::Exploit}, cancels);
    }

    void die() {
        const DieOdds odds = die_odds(book_, s_);
        add("kill", "die", odds.kill,
            {{"mean_life", thousandths(odds.life)},
             {"life_without", odds.life_without},
             {"armour", odds.armour}});
    }

    const Samurai& game_;
    const Book& book_;
    const State& s_;
    OddsList odds_;
};

}  // namespace

OddsList odds_list_of(const Samurai& game, const Observed<State>& view) {
    if (view.state().over()) return {};
    return TableOdds{game, view.state()}.list();
}

std::vector<Fact> price_of(const Samurai& game, const Observed<State>& view, Move move) {
    const Book& book = game.book();
    const State& s = view.state();
    const auto price = [&]() -> Fact {
        switch (move.kind()) {
            case Kind::Step: return {"ki", book.c.bushido_step_ki};
            case Kind::Breath: return {"ki", book.c.breath_cost};
            case Kind::Insight: return {"ki", book.c.insight_cost};
            case Kind::Focus: return {"ki", book.c.focus_cost};
            case Kind::Jin:
            case Kind::PriceKi: return {"ki", 1};
            case Kind::Bokken: return {"life", weapon(book, s).pay_life};
            case Kind::Gisei: return {"life", book.c.gisei_life};
            case Kind::PriceLife: return {"life", 1};
            case Kind::Credit: return {"credit", 1};
            case Kind::Redraw: return {"redraw", 1};
            case Kind::Exchange: return {"card", (move.a() != 0 ? 1 : 0) + (move.b() != 0 ? 1 : 0)};
            case Kind::Swap:
            case Kind::PriceCard:
            case Kind::Forget: return {"card", 1};
            case Kind::UseDie: return {"die", s.die - 1};  // SAM-253
            case Kind::PriceDie: return {"die", 1};
            default: return {};
        }
    };
    return some({price()});
}

}  // namespace engawa::samurai

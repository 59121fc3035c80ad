// Gauges with what they have to reach, the foes, their Defence and Counterattack cards.
#include "engine/core/small_sort.h"
#include "engine/games/samurai/odds/answers.h"
#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

// Names by foe; where a miss of the strike would change the number, a second one.
using ByFoe = std::array<std::string_view, kEnemies>;
constexpr ByFoe kBlock = {"block.1", "block.2", "block.3"};
constexpr ByFoe kDodge = {"dodge.1", "dodge.2", "dodge.3"};
constexpr std::array<ByFoe, 2> kLevel = {ByFoe{"level.1", "level.2", "level.3"},
                                         ByFoe{"level_miss.1", "level_miss.2", "level_miss.3"}};
constexpr std::array<ByFoe, 2> kAsks = {ByFoe{"asks.1", "asks.2", "asks.3"},
                                        ByFoe{"asks_miss.1", "asks_miss.2", "asks_miss.3"}};
constexpr std::array<ByFoe, 2> kReached = {
    ByFoe{"reached.1", "reached.2", "reached.3"},
    ByFoe{"reached_miss.1", "reached_miss.2", "reached_miss.3"}};

class Fight {
  public:
    explicit Fight(Layout& table)
        : table_(table),
          book_(table.book),
          s_(table.s),
          targets_(strike_targets(s_)),
          answers_(answers_to_come(book_, s_)) {}

    void lay() {
        strike_gauge(0);
        strike_gauge(1);
        guard_gauge();
        for (int foe = 0; foe < (s_.three() ? kEnemies : 1); ++foe) lay_foe(foe);
        turned_defence();
        const bool defence_next = s_.defence_bag != 0;  // SAM-086
        defences("defence.bag", s_.defence_bag, defence_next);
        defences("defence.discard", s_.defence_discard, !defence_next);
        counters("counter", s_.counter_turned, false);
        if (s_.known != 0) counters("counter.known", pile_bit(s_.known - 1), true);
        const bool counter_next = s_.counter_bag != 0;
        counters("counter.bag", s_.counter_bag, s_.known == 0 && counter_next);
        counters("counter.discard", s_.counter_discard, s_.known == 0 && !counter_next);
        if (s_.three()) rows();
    }

  private:
    // Each number of `values`, ascending, and how many of them the gauge reaches.
    static void add_asked(FactList& facts, std::vector<int> values, int gauge, bool miss, int foe) {
        small_sort(values.begin(), values.end());  // total order
        int reached = 0;
        for (const int value : values) {
            facts.push_back({kAsks[miss ? 1 : 0][foe], value});
            reached += gauge >= value ? 1 : 0;
        }
        facts.push_back({kReached[miss ? 1 : 0][foe], reached});
    }

    FactList gauge_facts(int which) const {
        FactList facts{{"value", s_.gauges[which]}};
        const int cap = cap_of(book_, s_, static_cast<Gauge>(which));
        if (cap != BloodValues::kNoCap) facts.push_back({"cap", cap});
        return facts;
    }

    void strike_gauge(int which) {
        FactList facts = gauge_facts(which);
        const int gauge = s_.gauges[which];
        const bool allowed = !weapon(book_, s_).no_strike[which];
        facts.push_back({"allowed", allowed ? 1 : 0});
        if (s_.defence != 0) {
            const int value = which == 0 ? block(book_, s_) : dodge(book_, s_);
            add_asked(facts, {value}, gauge, false, s_.foe);
            facts.push_back({"margin", gauge - value});
            if (allowed && gauge >= value) {
                facts.push_back({"damage", strike_damage(book_, s_, which, gauge - value)});
            }
        } else {
            each(targets_, [&](int foe) {
                std::vector<int> values;
                each(next_defences(s_), [&](int card) {
                    values.push_back(defence_values(book_, s_, card, foe)[which]);
                });
                add_asked(facts, std::move(values), gauge, false, foe);
            });
        }
        const int rise = weapon(book_, s_).entangle;
        if (which == 1 && rise != 0 && attacking()) {  // SAM-415
            facts.push_back({"rise", gauge - s_.start_technique});
            facts.push_back({"rise_asked", rise});
        }
        table_.place(std::string{kGaugePlaces[which]}, std::move(facts));
    }

    void guard_gauge() {
        FactList facts = gauge_facts(2);
        const Pile bag = s_.known != 0 ? pile_bit(s_.known - 1) : next_counters(s_);
        for (const Answer& answer : answers_) {
            std::vector<int> values;
            each(bag, [&](int card) { values.push_back(counter_level(book_, answer.s, card)); });
            add_asked(facts, std::move(values), s_.gauge(Gauge::Guard), answer.miss, answer.foe);
        }
        facts.push_back({"wound_gap", book_.c.wound_gap});  // SAM-312
        table_.place(std::string{kGaugePlaces[2]}, std::move(facts));
    }

    bool attacking() const {
        const Task course = s_.course();
        return course == Task::Place || course == Task::Placed || course == Task::Strike;
    }

    // Foes.

    Fighter full(int foe) const {
        if (s_.three()) return book_.enemies[foe].fighter;
        return foe_of(book_, s_, s_.stage).fighter;
    }

    // In which turn the foe answers, from 1; 0: not at all (SAM-592).
    int turn_of(int foe) const {
        if ((s_.answering >> foe & 1) == 0) return 0;
        return size_of(s_.answering & ((1u << foe) - 1)) + 1;
    }

    void lay_foe(int foe) {
        const Fighter& now = s_.foes[foe];
        const Fighter most = full(foe);
        engawa::Place& place = table_.place(
            foe_place(foe),
            {{"life", now.life}, {"life_most", most.life}, {"ki", now.ki}, {"ki_most", most.ki}});
        const bool attacked = (attacking() || s_.course() == Task::Attacked) && foe == s_.foe;
        add_some(place.facts, {{"dead", now.life == 0 ? 1 : 0},
                               {"attacked", attacked ? 1 : 0},
                               {"answers", turn_of(foe)}});
        if (wears_armour(book_, s_, foe)) place.facts.push_back({"armour", s_.armour});
        const Pressure& able = ability(book_, s_);
        if (able.two_sided) place.facts.push_back({"side", s_.side});
        const CardSet& cards = book_.cards;
        if (s_.three())
            place.things.push_back({cards.enemy[foe].id, 1, {}});
        else if (s_.mode == Mode::Clan)
            place.things.push_back({cards.clan_enemy[s_.stage].id, 1, {}});
        if (s_.ability == 0) return;
        place.things.push_back({cards.opponent[s_.ability - 1u].id, 1, {}});
        add_pressure(place.things.back().facts, able);
    }

    void rows() {  // SAM-588 to SAM-591
        for (int roll = 1; roll <= 6; ++roll) {
            engawa::Place& place = table_.place(numbered("answers", roll));
            each(book_.rows[roll], [&](int foe) {
                const bool dead = s_.foes[foe].life == 0;
                place.facts.push_back({dead ? "dead" : "foe", foe + 1});
            });
        }
    }

    // His cards.

    FactList printed(int card) const {
        const DefenceValues& values = book_.defence[card];
        FactList facts{{"printed.block", values.block}, {"printed.dodge", values.dodge}};
        add_some(facts, {{"ki_mark", values.ki_mark ? 1 : 0}});
        return facts;
    }

    void turned_defence() {
        engawa::Place& place = table_.place("defence");
        if (s_.defence == 0) return;
        const int card = s_.defence - 1;
        Thing thing{book_.cards.defence[card].id, 1, printed(card)};
        thing.facts.push_back({"block", block(book_, s_)});
        thing.facts.push_back({"dodge", dodge(book_, s_)});
        add_some(thing.facts, {{"paid", s_.defence_paid}});
        place.things.push_back(std::move(thing));
    }

    void defences(std::string id, Pile pile, bool next) {
        engawa::Place& place = table_.place(std::move(id), {{"count", size_of(pile)}});
        add_some(place.facts, {{"next", next ? 1 : 0}});
        each(pile, [&](int card) {
            Thing thing{book_.cards.defence[card].id, 1, printed(card)};
            each(targets_, [&](int foe) {
                const auto [block, dodge] = defence_values(book_, s_, card, foe);
                thing.facts.push_back({kBlock[foe], block});
                thing.facts.push_back({kDodge[foe], dodge});
            });
            place.things.push_back(std::move(thing));
        });
    }

    void counters(std::string id, Pile pile, bool next) {
        engawa::Place& place = table_.place(std::move(id), {{"count", size_of(pile)}});
        add_some(place.facts, {{"next", next ? 1 : 0}});
        // The level of a card that was turned is in the log: its Ki mark may be paid by now.
        const bool turned = pile == s_.counter_turned;
        each(pile, [&](int card) {
            const CounterValues& values = book_.counter[card];
            Thing thing{book_.cards.counter[card].id, 1, {{"printed.level", values.level}}};
            thing.facts.push_back({"damage", values.damage});
            add_some(thing.facts, {{"wound", values.wound}, {"ki_mark", values.ki_mark ? 1 : 0}});
            for (const Answer& answer : answers_) {
                if (turned) break;
                const int level = counter_level(book_, answer.s, card);
                thing.facts.push_back({kLevel[answer.miss ? 1 : 0][answer.foe], level});
            }
            place.things.push_back(std::move(thing));
        });
    }

    Layout& table_;
    const Book& book_;
    const State& s_;
    unsigned targets_;
    std::vector<Answer> answers_;
};

}  // namespace

void lay_fight(Layout& table) { Fight{table}.lay(); }

}  // namespace engawa::samurai

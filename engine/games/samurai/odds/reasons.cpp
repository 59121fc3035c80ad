// Why gauges, Block and Dodge, levels, damage and the score are what they are.
#include "engine/games/samurai/odds/answers.h"
#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/odds/table_odds.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kDamage = {"damage.strength", "damage.technique"};

class Reasons {
  public:
    Reasons(const Samurai& game, const State& s) : game_(game), book_(game.book()), s_(s) {}

    ReasonList list() {
        if (s_.round != 0) {
            for (int which = 0; which < kGauges; ++which) gauge(which);
            if (s_.defence != 0) defence();
            level();
        }
        score();
        return std::move(reasons_);
    }

  private:
    void add(std::string_view side, std::string_view source, std::string ref, int number,
             bool counts = true) {
        if (number == 0) return;
        reasons_.push_back({side, source, std::move(ref), number, counts});
    }

    // The start of the round, the cards of the table, and the rest: Focus, Gisei, places, credit,
    // what a cap took (SAM-140, SAM-177).
    void gauge(int which) {
        const std::string_view side = kGaugeWords[which];
        int rest = s_.gauges[which];
        if (book_.c.gauges_reset != 0 || s_.round == 1) {
            const int armed = weapon(book_, s_).round_gauge[which];
            add(side, "start", {}, book_.c.gauge_start);
            add(side, "weapon", "weapon", armed);
            rest -= book_.c.gauge_start + armed;
        }
        each(s_.table, [&](int card) {
            const int number = book_.values[card].gauges[which];
            add(side, "card", ref_to(attack_place(s_, card), book_.card_id(card)), number);
            rest -= number;
        });
        add(side, "other", {}, rest);
    }

    // Opponent, weather and difficulty; f takes what it wants of each (SAM-477).
    template <class F>
    void pressures(std::string_view side, const std::string& foe, F&& f) {
        f(side, "opponent", foe, ability(book_, s_));
        f(side, "weather", "weather", weather(book_, s_));
        f(side, "difficulty", "difficulty", book_.difficulties[s_.difficulty]);
    }

    void defence() {  // SAM-187 to SAM-190
        const DefenceValues& values = book_.defence[s_.defence - 1u];
        const std::string card = ref_to("defence", book_.cards.defence[s_.defence - 1u].id);
        const int mark = values.ki_mark ? book_.c.ki_mark_bonus : 0;
        for (int which = 0; which < 2; ++which) {
            const std::string_view side = which == 0 ? "block" : "dodge";
            add(side, "card", card, which == 0 ? values.block : values.dodge);
            add(side, "ki_mark", card, mark, s_.defence_paid != 0);
            pressures(side, foe_place(s_.foe),
                      [&](auto to, auto source, const auto& ref, auto& from) {
                          add(to, source, ref, which == 0 ? from.block : from.dodge);
                      });
            damage(which);
        }
    }

    void damage(int which) {  // SAM-233, SAM-234
        const WeaponValues& arm = weapon(book_, s_);
        const int margin = s_.gauges[which] - (which == 0 ? block(book_, s_) : dodge(book_, s_));
        if (margin < 0 || arm.no_strike[which]) return;
        const std::string_view side = kDamage[which];
        const int steps = margin / book_.c.damage_step;
        const int bonus = arm.hit_bonus[which];
        add(side, "base", {}, book_.c.damage_base);
        add(side, "margin", std::string{kGaugePlaces[which]}, steps);
        add(side, "weapon", "weapon", bonus);
        const int sum = book_.c.damage_base + steps + bonus;
        add(side, "cap", "weapon", strike_damage(book_, s_, which, margin) - sum);
        const bool asked = !s_.over() && s_.top().task == Task::DieChoice;
        if (asked) add(side, "die", "die", book_.die[s_.die].damage, false);
    }

    // SAM-309: what is added to the printed level, or the level of the card that is known.
    void level() {
        const int foe = answering_foe(s_);
        if (s_.known != 0) {
            const int card = s_.known - 1;
            const CounterValues& values = book_.counter[card];
            const std::string ref = ref_to("counter.known", book_.cards.counter[card].id);
            const bool pays = s_.foes[foe].ki >= book_.c.ki_mark_cost;
            add("level", "card", ref, values.level);
            add("level", "ki_mark", ref, values.ki_mark ? book_.c.ki_mark_bonus : 0, pays);
        }
        pressures("level", foe_place(foe),
                  [&](auto side, auto source, const auto& ref, auto& from) {
                      const auto when = [&](When one) {
                          return from.counter[static_cast<unsigned>(one)];
                      };
                      add(side, source, ref, when(When::Always));
                      add(side, source, ref, when(When::AfterMiss), s_.missed != 0);
                      add(side, source, ref, when(When::First), s_.attack == 0);
                      add(side, source, ref, when(When::Second), s_.attack != 0);
                  });
    }

    void score() {  // SAM-744 to SAM-746
        const Constants& c = book_.c;
        const bool campaign = s_.mode == Mode::Campaign;
        const auto won = [&](std::string_view side, int duels) {
            if (campaign) add(side, "duels", {}, c.score_duel * duels);
            if (!campaign) add(side, "win", {}, c.score_win);
            add(side, "life", "life", c.score_life * s_.life);
            add(side, "ki", "ki", c.score_ki * s_.ki);
            if (!campaign) add(side, "rounds", {}, std::max(0, c.score_round_par - s_.round));
        };
        if (s_.won()) return won("score", game_.duels_won(s_));
        if (campaign) add("score", "duels", {}, c.score_duel * game_.duels_won(s_));
        add("score", "damage", {}, std::min<int>(s_.dealt, c.score_loss_max));
        if (!s_.over()) won("if_won", book_.stages(s_.mode));
    }

    const Samurai& game_;
    const Book& book_;
    const State& s_;
    ReasonList reasons_;
};

}  // namespace

ReasonList reasons_of(const Samurai& game, const Observed<State>& view) {
    return Reasons{game, view.state()}.list();
}

}  // namespace engawa::samurai

#include "engine/core/card_digest.h"

#include "engine/games/samurai/cards/cards.h"

namespace engawa::samurai {
namespace {

class Digest : public CardDigest {
  public:
    using CardDigest::add;
    void add(const std::string& text) { add(std::string_view{text}); }

    template <class... Values>
    void add_each(const Values&... values) {
        (add(values), ...);
    }
    template <class T>
    void add(const std::vector<T>& list) {
        add(static_cast<int>(list.size()));
        for (const T& one : list) add(one);
    }

    void add(const Effect& e) {
        add(word_of(e.word));
        for (const int number : {int(e.which), int(e.who), int(e.when), int(e.what), int(e.per_die),
                                 int(e.n), int(e.level), int(e.look), int(e.life), int(e.ki),
                                 int(e.round), int(e.every), int(e.damage)}) {
            add(number);
        }
        add(e.id);
    }
    void head(const Entry& entry) { add_each(entry.id, entry.source, entry.note); }
    void add(const IconCard& c) { head(c), add_each(c.name, c.kind); }
    void add(const ActionCard& c) {
        head(c), add_each(c.name, c.icon, c.strength, c.technique, c.guard, c.effects, c.text);
    }
    void add(const DefenceCard& c) { head(c), add_each(c.name, c.block, c.dodge, int{c.ki_mark}); }
    void add(const CounterCard& c) {
        head(c), add_each(c.name, c.level, c.damage, int{c.ki_mark}, c.wound);
    }
    void add(const DieLevel& c) { head(c), add_each(c.level, c.damage, c.wound); }
    void add(const WoundCard& c) {
        head(c), add_each(c.name, c.name1, c.name2, c.wound1, c.wound2, c.text1, c.text2);
    }
    void add(const VirtueCard& c) {
        head(c), add_each(c.name, c.effects, c.text, c.name_source, c.spent);
    }
    void add(const TextCard& c) { head(c), add_each(c.name, c.effects, c.text); }
    void add(const OpponentCard& c) { head(c), add_each(c.name, c.life, c.ki, c.effects, c.text); }
    void add(const EnemyCard& c) { head(c), add_each(c.name, c.number, c.life, c.ki, c.ability); }
    void add(const CounterRow& c) { head(c), add_each(c.roll, c.enemies); }
    void add(const YoroiCard& c) { head(c), add_each(c.name, c.points, c.break_on, c.text); }
    void add(const WeaponCard& c) {
        head(c), add_each(c.name, c.life_change, c.ki_change, c.effects, c.text);
    }
    void add(const PlaceCard& c) { head(c), add_each(c.name, c.when, c.limit, c.roll, c.text); }
    void add(const CampaignDuel& c) { head(c), add_each(c.number, c.opponent, c.life, c.ki); }
    void add(const EventCard& c) { head(c), add_each(c.name, c.effects, c.roll, c.text); }
    void add(const OptionCard& c) { head(c), add_each(c.name, c.fallback, c.values, c.text); }
    void add(const Refusal& c) { head(c), add(c.text); }
    void add(const Constants& c) {
        for (const int number :
             {c.start_life,       c.start_ki,       c.hand_size,      c.gauge_start,
              c.gauges_reset,     c.combo_ki,       c.combo_special,  c.combo_die,
              c.combo_pawn,       c.die_start,      c.die_use_min,    c.insight_cost,
              c.breath_cost,      c.breath_cards,   c.breath_limit,   c.focus_cost,
              c.focus_guard,      c.ki_mark_cost,   c.ki_mark_bonus,  c.damage_base,
              c.damage_step,      c.wound_gap,      c.bushido_kanji,  c.bushido_step_ki,
              c.gisei_life,       c.gisei_limit,    c.life_kept,      c.yoroi_enemy,
              c.campaign_redraw,  c.rest_life,      c.rest_ki,        c.rest_special,
              c.spoils_life,      c.spoils_ki,      c.spoils_special, c.round_limit,
              c.round_limit_clan, c.score_win,      c.score_life,     c.score_ki,
              c.score_round_par,  c.score_loss_max, c.score_duel}) {
            add(number);
        }
    }
};

}  // namespace

std::string digest(const CardSet& cards) {
    Digest digest;
    digest.add_each(cards.constants, cards.icon, cards.action, cards.special, cards.defence,
                    cards.counter, cards.die_level, cards.injury, cards.blood, cards.bushido,
                    cards.gisei, cards.opponent, cards.enemy, cards.counter_row, cards.yoroi,
                    cards.weapon, cards.surrounding, cards.weather, cards.difficulty,
                    cards.campaign_duel, cards.clan_enemy, cards.event, cards.option,
                    cards.refusal);
    return digest.hex();
}

}  // namespace engawa::samurai

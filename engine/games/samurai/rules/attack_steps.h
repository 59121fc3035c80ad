// An attack: the target, placing cards, combos, the strike.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

template <Sink S>
void Play<S>::begin_attack() {
    s_.placed = 0;
    s_.missed = 0;
    s_.foe = 0;
    const bool asked = weapon(book_, s_).entangle != 0;
    s_.start_technique =
        asked ? s_.gauges[static_cast<unsigned>(Gauge::Technique)] : std::int16_t{0};  // SAM-415
    set_course(s_.three() ? Task::Target : Task::Place);
}

template <Sink S>
void Play<S>::next_attack() {  // SAM-170
    s_.missed = 0;
    s_.foe = 0;
    if (s_.attack != 0) return set_course(Task::End);
    s_.attack = 1;
    begin_attack();
}

template <Sink S>
void Play<S>::target(int foe) {  // SAM-582
    s_.foe = byte(foe);
    emit(Happening::Targeted, foe + 1);
    set_course(Task::Place);
}

template <Sink S>
void Play<S>::insight() {  // SAM-173
    s_.ki = byte(s_.ki - book_.c.insight_cost);
    emit(Happening::Insight, book_.c.insight_cost);
    push(Task::Defence);
}

template <Sink S>
void Play<S>::place(int card) {  // SAM-177, SAM-179
    const ActionValues& values = book_.values[card];
    s_.hand &= ~card_bit(card);
    s_.table |= card_bit(card);
    s_.placed |= card_bit(card);
    for (unsigned i = 0; i < kGauges; ++i) {
        s_.gauges[i] = static_cast<std::int16_t>(s_.gauges[i] + values.gauges[i]);
    }
    emit(Happening::Placed, card, s_.gauges[0], s_.gauges[1], s_.gauges[2]);
    apply_caps();
    set_course(Task::Placed);
    push_list(values.effects, Victim::You);
}

template <Sink S>
void Play<S>::after_card() {
    const int count = size_of(s_.placed);
    const bool last = count == kCardsPerAttack || s_.hand == 0;  // SAM-193, SAM-194
    if (s_.defence == 0 && (count >= kBeforeDefence || last)) {  // SAM-186
        return push(Task::Defence);
    }
    if (!last) return set_course(Task::Place);
    set_course(Task::Strike);
    if (count == kComboSize) combo();
}

template <Sink S>
void Play<S>::turn_defence(int card) {
    pop();
    s_.defence_bag &= ~pile_bit(card);
    s_.defence = byte(card + 1);
    const bool pays = book_.defence[card].ki_mark && foe().ki >= book_.c.ki_mark_cost;
    s_.defence_paid = pays ? 1 : 0;
    emit(Happening::DefenceTurned, card, block(book_, s_), dodge(book_, s_), s_.defence_paid);
    if (pays) foe_loses_ki(s_.foe, book_.c.ki_mark_cost);  // SAM-187
}

template <Sink S>
void Play<S>::combo() {  // SAM-200 to SAM-210
    for (int icon = 0; icon < book_.icons; ++icon) {
        if ((s_.placed & ~book_.icon_cards[icon]) != 0) continue;
        emit(Happening::Combo, icon);
        if (!book_.icon_special[icon]) {
            if (any_reward(book_, s_)) push(Task::Reward);
            return;
        }
        if (s_.die == 0 || void_is_off(book_, s_)) return;  // SAM-497
        const int more = virtue(book_, s_).combo_die;       // SAM-531
        return set_die(s_.die + (more != 0 ? more : book_.c.combo_die));
    }
}

template <Sink S>
void Play<S>::reward_ki() {  // SAM-204
    emit(Happening::Reward, 0);
    pop();
    gain_ki(book_.c.combo_ki);
}

template <Sink S>
void Play<S>::reward_special() {  // SAM-205, SAM-527
    emit(Happening::Reward, 1);
    pop();
    const int more = virtue(book_, s_).combo_special;
    win(more != 0 ? more : book_.c.combo_special, 1);
}

template <Sink S>
void Play<S>::reward_pawn() {  // SAM-206
    emit(Happening::Reward, 2);
    pop();
    move_pawn(book_.c.combo_pawn);
}

template <Sink S>
void Play<S>::strike(int which) {
    const WeaponValues& arm = weapon(book_, s_);
    const int gauge = s_.gauges[which];
    const int value = which == 0 ? block(book_, s_) : dodge(book_, s_);
    emit(Happening::Struck, which, gauge, value);
    const int rise = s_.gauge(Gauge::Technique) - s_.start_technique;  // SAM-415, SAM-416
    set_course(Task::Attacked, arm.entangle != 0 && rise >= arm.entangle ? 1 : 0);
    s_.start_technique = 0;
    const int margin = gauge - value;
    if (margin < 0) {  // SAM-235
        s_.missed = 1;
        return emit(Happening::Missed);
    }
    int damage = book_.c.damage_base + margin / book_.c.damage_step;  // SAM-233
    damage += arm.hit_bonus[which];                                   // SAM-234
    if (arm.damage_cap != 0) damage = std::min(damage, arm.damage_cap);
    damage = std::clamp(damage, 0, 255);
    emit(Happening::Hit, damage);
    const int left = foe().life + (wears_armour(book_, s_, s_.foe) ? s_.armour : 0);
    if (s_.die != 0 && s_.die >= book_.c.die_use_min && damage < left) {  // SAM-250
        return push(Task::DieChoice, damage);
    }
    resolve_strike(damage, 0);
}

template <Sink S>
void Play<S>::choose_die(bool use) {  // SAM-252, SAM-253
    const int damage = top().a;
    pop();
    if (!use) {
        emit(Happening::DieSaved);
        return resolve_strike(damage, 0);
    }
    const DieValues& level = book_.die[s_.die];
    emit(Happening::DieUsed, s_.die);
    set_die(1);
    resolve_strike(damage + level.damage, level.wound);  // SAM-261
}

template <Sink S>
void Play<S>::resolve_strike(int damage, int wound) {  // SAM-236, SAM-260
    if (wound != 0) push(Task::Wound, wound, static_cast<int>(Victim::Foe));
    if (ability(book_, s_).two_sided && damage > 0) push(Task::Flip);  // SAM-390, SAM-392
    hurt_foe(damage);
}

template <Sink S>
void Play<S>::attacked() {
    const bool entangled = s_.stack[0].a != 0;
    if (s_.defence != 0) s_.defence_discard |= pile_bit(s_.defence - 1);  // SAM-195
    s_.defence = 0;
    s_.defence_paid = 0;
    if (entangled) {  // SAM-417
        emit(Happening::Entangled);
        return set_course(Task::NextAttack);
    }
    if (s_.three()) return set_course(Task::AnswerRoll);  // SAM-587, SAM-593
    s_.answering = 1;
    next_answer();
}

}  // namespace engawa::samurai

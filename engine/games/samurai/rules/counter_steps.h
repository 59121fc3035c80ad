// The foe answers, and places are exploited.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

template <Sink S>
void Play<S>::answer_roll(int roll) {  // SAM-587 to SAM-592
    int living = 0;
    for (unsigned i = 0; i < kEnemies; ++i) living |= (s_.foes[i].life != 0 ? 1 : 0) << i;
    s_.answering = byte(book_.rows[roll] & living);
    emit(Happening::Answered, roll, s_.answering);
    next_answer();
}

template <Sink S>
void Play<S>::next_answer() {
    s_.giseis = 0;
    set_course(s_.answering != 0 ? Task::Guard : Task::NextAttack);
}

template <Sink S>
void Play<S>::focus() {  // SAM-303
    s_.ki = byte(s_.ki - book_.c.focus_cost);
    emit(Happening::Focused, book_.c.focus_cost);
    move_gauge(Gauge::Guard, book_.c.focus_guard);
}

template <Sink S>
void Play<S>::gisei() {  // SAM-560
    s_.life = byte(s_.life - book_.c.gisei_life);
    ++s_.giseis;
    emit(Happening::GiseiPaid, book_.c.gisei_life);
    push(Task::Gisei);
}

template <Sink S>
void Play<S>::reveal() {  // SAM-306
    emit(Happening::Revealed, s_.answerer() + 1);
    set_course(Task::Answered);
    s_.giseis = 0;
    if (s_.known == 0) return push(Task::Reveal);
    const int card = s_.known - 1;
    s_.known = 0;
    turn_counter(card, true, false);
}

template <Sink S>
void Play<S>::turn_counter(int card, bool known, bool second) {
    const CounterValues& values = book_.counter[card];
    const int index = s_.answerer();
    Fighter& attacker = s_.foes[index];
    s_.counter_turned |= pile_bit(card);
    const bool pays = values.ki_mark && attacker.ki >= book_.c.ki_mark_cost;  // SAM-307
    int level = values.level + level_change(book_, s_) + (pays ? book_.c.ki_mark_bonus : 0);
    if (second) level += ability(book_, s_).follow_level;  // SAM-376
    emit(Happening::CounterTurned, card, index + 1, level, pays, known, second);
    if (pays) foe_loses_ki(index, book_.c.ki_mark_cost);
    const int gap = level - s_.gauge(Gauge::Guard);
    if (second) {
        if (gap > 0) hurt_you(ability(book_, s_).follow_damage);  // SAM-377
        return;
    }
    if (gap <= 0) return emit(Happening::Blocked, index + 1);  // SAM-310
    emit(Happening::CounterHit, index + 1);
    const Pressure& foe = ability(book_, s_);
    if (foe.drain != 0 || foe.follow_damage != 0) push(Task::Ability);
    if (gap >= book_.c.wound_gap && values.wound != 0 && !foe.no_wounds) {  // SAM-312, SAM-374
        push(Task::Wound, values.wound, static_cast<int>(Victim::You));
    }
    hurt_you(values.damage);
}

template <Sink S>
void Play<S>::follow_ability() {  // SAM-375, SAM-376
    pop();
    const Pressure& foe = ability(book_, s_);
    if (foe.drain > 0) lose_ki(foe.drain);
    if (foe.follow_damage != 0) push(Task::FollowUp);
}

template <Sink S>
void Play<S>::answered() {  // SAM-317
    s_.counter_discard |= s_.counter_turned;
    s_.counter_turned = 0;
    s_.answering = byte(s_.answering & (s_.answering - 1));
    next_answer();
}

template <Sink S>
void Play<S>::exploit() {  // SAM-441
    s_.exploited = 1;
    emit(Happening::Tried, s_.surrounding - 1);
    push(Task::ExploitRoll);
}

template <Sink S>
void Play<S>::exploit_roll(int roll) {
    pop();
    emit(Happening::Exploited, s_.surrounding - 1, roll);
    push_list(book_.places[s_.surrounding - 1u].roll[roll - 1], Victim::You);
}

}  // namespace engawa::samurai

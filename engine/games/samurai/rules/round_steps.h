// Duels and rounds begin and end, cards are drawn, free actions.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

template <Sink S>
void Play<S>::set_foes() {
    const auto one = [&](const FoeValues& values) {
        s_.foes = {};
        s_.foes[0] = values.fighter;
        s_.ability = values.ability;
    };
    if (!s_.three()) return one(foe_of(book_, s_, s_.stage));
    for (unsigned i = 0; i < kEnemies; ++i) s_.foes[i] = book_.enemies[i].fighter;
    s_.ability = 0;  // SAM-379
}

template <Sink S>
void Play<S>::begin_duel() {  // SAM-645; what a duel leaves behind was cleared when it was won
    set_foes();
    s_.weapon = s_.next_weapon != 0 ? byte(s_.next_weapon - 1) : s_.own_weapon;  // SAM-660
    s_.weather = s_.sky;
    s_.round = 1;
    if (s_.stage == 0 || !s_.redraws_once()) s_.redraws = byte(redraw_rights(book_, s_));
    emit(Happening::DuelBegan, s_.stage + 1, s_.ability);
    if (s_.next_yoroi != Wearer::Nobody) {  // SAM-663
        s_.wearer = s_.next_yoroi;
        s_.armour = byte(book_.armour_points);
    }
    replace_all(Task::BeginRound);
    if (s_.next_weather != 0) push(Task::Weather, 1);  // SAM-661
    const int ki = s_.next_ki;
    s_.next_weapon = 0;
    s_.next_weather = 0;
    s_.next_yoroi = Wearer::Nobody;
    s_.next_ki = 0;
    if (ki < 0) lose_ki(-ki);  // SAM-659
    if (ki > 0) gain_ki(ki);
}

template <Sink S>
void Play<S>::begin_round() {
    emit(Happening::Round, s_.round);
    if (book_.c.gauges_reset != 0 || s_.round == 1) {  // SAM-140
        for (unsigned i = 0; i < kGauges; ++i) {
            s_.gauges[i] =
                static_cast<std::int16_t>(book_.c.gauge_start + weapon(book_, s_).round_gauge[i]);
        }
        apply_caps();  // SAM-511
    }
    s_.attack = 0;
    s_.breaths = 0;
    const bool per_duel = s_.surrounding != 0 && book_.places[s_.surrounding - 1u].once_per_duel;
    if (!per_duel) s_.exploited = 0;  // SAM-440
    set_course(Task::Redraw);
    push(Task::Draw, book_.c.hand_size);  // SAM-141
}

template <Sink S>
void Play<S>::draw_card(int card) {
    s_.bag &= ~card_bit(card);
    s_.hand |= card_bit(card);
    emit(Happening::Drew, card);
    if (--top().a == 0) pop();
}

template <Sink S>
void Play<S>::redraw() {  // SAM-145
    --s_.redraws;
    emit(Happening::Redrew, size_of(s_.hand));
    s_.discard |= s_.hand;
    s_.hand = 0;
    push(Task::Draw, book_.c.hand_size);
}

template <Sink S>
void Play<S>::exchange(Move move) {  // SAM-533, SAM-534
    set_course(Task::Prepare);
    int count = 0;
    for (const int card : {move.a() - 1, move.b() - 1}) {
        if (card < 0) continue;
        s_.hand &= ~card_bit(card);
        s_.discard |= card_bit(card);
        emit(Happening::Discarded, card);
        ++count;
    }
    if (count != 0) push(Task::Draw, count);
}

template <Sink S>
void Play<S>::breath() {  // SAM-151
    s_.ki = byte(s_.ki - book_.c.breath_cost);
    ++s_.breaths;
    emit(Happening::Breathed, book_.c.breath_cost);
    push(Task::Draw, book_.c.breath_cards);
}

template <Sink S>
void Play<S>::swap(int reserve, int hand) {  // SAM-154
    s_.reserve &= ~card_bit(reserve);
    s_.hand = (s_.hand & ~card_bit(hand)) | card_bit(reserve);
    s_.swapped |= card_bit(reserve);
    s_.discard |= card_bit(hand);
    emit(Happening::Swapped, reserve, hand);
}

template <Sink S>
void Play<S>::ready() {
    s_.swapped = 0;
    begin_attack();
}

template <Sink S>
void Play<S>::end_round() {  // SAM-332
    emit(Happening::RoundEnded, s_.round);
    set_course(Task::Cleanup);
    push(Task::RoundKi);
    push(Task::RoundWound);
    const int bleed = bleeding(book_, s_);
    if (bleed != 0) hurt_you(bleed);
}

template <Sink S>
void Play<S>::round_wound() {  // SAM-433, SAM-434
    pop();
    if (weapon(book_, s_).wound_round == s_.round)
        wound(weapon(book_, s_).wound_level, Victim::You);
}

template <Sink S>
void Play<S>::round_ki() {  // SAM-473
    pop();
    const Pressure& sky = weather(book_, s_);
    if (sky.round_ki_every == 0 || s_.round % sky.round_ki_every != 0) return;
    if (sky.round_ki < 0) lose_ki(-sky.round_ki);
    if (sky.round_ki > 0) gain_ki(sky.round_ki);
}

template <Sink S>
void Play<S>::cleanup() {  // SAM-333 to SAM-335
    s_.discard |= s_.table | s_.hand;
    s_.table = 0;
    s_.placed = 0;
    s_.hand = 0;
    const int limit = s_.mode == Mode::Clan ? book_.c.round_limit_clan : book_.c.round_limit;
    if (s_.round >= limit) return end(Cause::RoundLimit);
    ++s_.round;
    set_course(Task::BeginRound);
}

// Free actions.

template <Sink S>
void Play<S>::step() {  // SAM-116
    s_.ki = byte(s_.ki - book_.c.bushido_step_ki);
    emit(Happening::Stepped, book_.c.bushido_step_ki);
    move_pawn(1);
}

template <Sink S>
void Play<S>::bokken() {  // SAM-117
    s_.life = byte(s_.life - weapon(book_, s_).pay_life);
    emit(Happening::Bokken, weapon(book_, s_).pay_life);
    gain_ki(weapon(book_, s_).gain_ki);
}

template <Sink S>
void Play<S>::jin() {  // SAM-541 to SAM-545
    --s_.ki;
    ++s_.credit;
    emit(Happening::Jin, s_.credit);
    gain_life(1);
    if (s_.credit < virtue(book_, s_).ki_to_life) return;
    emit(Happening::VirtueSpent, s_.virtue - 1);
    s_.virtue = 0;
    s_.credit = 0;
}

template <Sink S>
void Play<S>::credit() {  // SAM-119, SAM-539, SAM-540
    const Gauge gauge = virtue(book_, s_).credit_gauge;
    const auto i = static_cast<unsigned>(gauge);
    ++s_.gauges[i];
    --s_.credit;
    emit(Happening::Credit, i, s_.gauges[i], s_.credit);
    if (s_.credit != 0) return;
    emit(Happening::VirtueSpent, s_.virtue - 1);
    s_.virtue = 0;
}

}  // namespace engawa::samurai

// Effects of cards, gains and losses, Special Action and Bushido cards.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

template <Sink S>
void Play<S>::push_list(List list, Victim victim) {
    if (list != 0) push(Task::DoEffects, static_cast<int>(victim), list - 1);
}

template <Sink S>
void Play<S>::do_effects() {
    const Instant& effect = book_.effects[top().b];
    const auto victim = static_cast<Victim>(top().a);
    if (effect.last)
        pop();
    else
        ++top().b;
    do_effect(effect, victim);
}

template <Sink S>
void Play<S>::change_life(const Instant&, Victim target, int amount) {
    if (amount > 0) return gain_life(amount);
    if (target == Victim::Foe) return hurt_foe(-amount);
    hurt_you(-amount);
}

template <Sink S>
void Play<S>::do_effect(const Instant& effect, Victim victim) {
    const bool at_foe =
        effect.who == Who::Foe || (effect.who == Who::Victim && victim == Victim::Foe);
    const int times = effect.per_die ? std::max<int>(s_.die, 1) : 1;  // SAM-507
    const int amount = effect.n * times;
    switch (effect.word) {
        case Do::Gauge: return move_gauge(effect.which, effect.n);
        case Do::Life: return change_life(effect, at_foe ? Victim::Foe : Victim::You, amount);
        case Do::Ki:
            if (at_foe) return foe_loses_ki(s_.foe, -amount);
            return amount > 0 ? gain_ki(amount) : lose_ki(-amount);
        case Do::Die: return s_.die != 0 ? set_die(s_.die + effect.n) : void();  // SAM-502
        case Do::DieOff: s_.die = 0; return emit(Happening::DieLeft);
        case Do::Wound: return wound(effect.level, at_foe ? Victim::Foe : Victim::You);
        case Do::Kill:  // SAM-282
            if (!at_foe) {
                emit(Happening::Hurt, 0, s_.life);
                s_.life = 0;
                return end(Cause::Life);
            }
            s_.dealt = static_cast<std::uint16_t>(std::min(65535, s_.dealt + foe().life));
            emit(Happening::FoeHurt, s_.foe + 1, 0, foe().life);
            foe().life = 0;
            return foe_dies();
        case Do::LoseGame: return end(victim == Victim::Blood ? Cause::Beheaded : Cause::Cliff);
        case Do::Special: return win(effect.n, std::max<int>(effect.look, 1));
        case Do::Peek: return s_.known == 0 ? push(Task::Peek) : void();  // SAM-095
        case Do::Cancel:                                                  // SAM-315
            emit(Happening::Cancelled, s_.answerer() + 1);
            return set_course(Task::Answered);
        case Do::Forget: return push(Task::Forget, effect.n);
        case Do::NextKi:
            s_.next_ki = static_cast<std::int8_t>(effect.n);
            return emit(Happening::NextKi, effect.n);
        case Do::NextWeapon:
            s_.next_weapon = byte(effect.weapon + 1);
            return emit(Happening::NextWeapon, effect.weapon);
        case Do::NextWeather: s_.next_weather = 1; return emit(Happening::NextWeather);
        case Do::NextYoroi:
            s_.next_yoroi = at_foe ? Wearer::Foe : Wearer::You;
            return emit(Happening::NextYoroi, at_foe);
        default: return;
    }
}

// Gauges, Life, Ki, the Injury die.

template <Sink S>
void Play<S>::move_gauge(Gauge gauge, int by) {
    const auto i = static_cast<unsigned>(gauge);
    s_.gauges[i] = static_cast<std::int16_t>(s_.gauges[i] + by);
    emit(Happening::GaugeMoved, i, by, s_.gauges[i]);
    apply_caps();
}

template <Sink S>
void Play<S>::apply_caps() {  // SAM-495, SAM-498, SAM-510, SAM-512
    if ((s_.blood[0] | s_.blood[1]) == 0) return;
    for (unsigned i = 0; i < kGauges; ++i) {
        const int cap = cap_of(book_, s_, static_cast<Gauge>(i));
        if (s_.gauges[i] <= cap) continue;
        s_.gauges[i] = static_cast<std::int16_t>(cap);
        emit(Happening::Capped, i, cap);
    }
}

template <Sink S>
void Play<S>::gain_life(int n) {  // SAM-008
    const int gained = std::min(n, max_life(book_, s_) - s_.life);
    if (gained <= 0) return;
    s_.life = byte(s_.life + gained);
    emit(Happening::LifeGained, gained);
}

template <Sink S>
void Play<S>::gain_ki(int n) {  // SAM-007, SAM-503
    const int gained = std::min(n, ki_limit(book_, s_) - s_.ki);
    if (gained <= 0 || eye_wound(book_, s_)) return;
    s_.ki = byte(s_.ki + gained);
    emit(Happening::KiGained, gained);
}

template <Sink S>
void Play<S>::lose_ki(int n) {  // SAM-006
    const int lost = std::min<int>(n, s_.ki);
    if (lost <= 0) return;
    s_.ki = byte(s_.ki - lost);
    emit(Happening::KiLost, 0, lost);
}

template <Sink S>
void Play<S>::foe_loses_ki(int foe, int n) {
    Fighter& fighter = s_.foes[foe];
    const int lost = std::min<int>(n, fighter.ki);
    if (lost <= 0) return;
    fighter.ki = byte(fighter.ki - lost);
    emit(Happening::KiLost, foe + 1, lost);
}

template <Sink S>
void Play<S>::set_die(int level) {  // SAM-018, SAM-211
    s_.die = byte(std::clamp(level, 1, kHighestDie));
    emit(Happening::DieSet, s_.die);
}

// Special Action cards.

template <Sink S>
void Play<S>::win(int cards, int look) {  // SAM-429
    push(Task::Win, cards, std::max(look, weapon(book_, s_).look));
}

template <Sink S>
void Play<S>::go_on_winning() {
    const int looked = size_of(s_.looked);
    if (top().a == 0 || (looked == 0 && s_.specials == 0)) return pop();  // SAM-085
    if (looked < top().b && s_.specials != 0) return push(Task::Special);
    if (looked > 1) return push(Task::Keep);
    won_special(first_of(s_.looked));  // SAM-432
}

template <Sink S>
void Play<S>::look_at(int card) {
    pop();
    s_.specials &= ~card_bit(card);
    s_.looked |= card_bit(card);
    emit(Happening::SpecialLooked, card);
}

template <Sink S>
void Play<S>::keep(int card) {  // SAM-430, SAM-431
    pop();
    won_special(card);
}

template <Sink S>
void Play<S>::won_special(int card) {  // SAM-213
    emit(Happening::SpecialWon, card);
    s_.reserve |= card_bit(card);
    s_.looked &= ~card_bit(card);
    each(s_.looked, [&](int other) { emit(Happening::SpecialBack, other); });
    s_.specials |= s_.looked;
    s_.looked = 0;
    --top().a;
}

// Bushido.

template <Sink S>
void Play<S>::move_pawn(int steps) {  // SAM-520, SAM-522
    s_.pawn = byte(std::min(s_.pawn + steps, book_.c.bushido_kanji));
    emit(Happening::PawnMoved, s_.pawn);
    if (s_.pawn == book_.c.bushido_kanji) push(Task::Bushido);
}

template <Sink S>
void Play<S>::take_virtue(int card) {  // SAM-525, SAM-548
    pop();
    const VirtueValues& values = book_.virtues[card];
    if (values.chooses) {
        emit(Happening::VirtueOffered, card);
        return push(Task::Virtue);
    }
    emit(Happening::VirtueWon, card);
    s_.virtue = byte(card + 1);
    s_.credit = byte(values.credit);
}

}  // namespace engawa::samurai

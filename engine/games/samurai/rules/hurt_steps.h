// Damage, armour, wounds, Shiro, death.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

// SAM-610 to SAM-612: what the armour takes. The caller knows that it is worn.
template <Sink S>
int Play<S>::absorb(int damage) {
    const int taken = std::min<int>(damage, s_.armour);
    s_.armour = byte(s_.armour - taken);
    return taken;
}

template <Sink S>
void Play<S>::hurt_foe(int damage) {
    const bool armoured = wears_armour(book_, s_, s_.foe);
    const int taken = armoured ? absorb(damage) : 0;
    const int lost = std::min<int>(damage - taken, foe().life);  // SAM-237
    foe().life = byte(foe().life - lost);
    s_.dealt = static_cast<std::uint16_t>(std::min(65535, s_.dealt + taken + lost));
    emit(Happening::FoeHurt, s_.foe + 1, taken, lost);
    if (taken != 0 && s_.armour == 0) {
        s_.wearer = Wearer::Nobody;
        emit(Happening::ArmourGone, 1);
    } else if (taken != 0) {
        push(Task::ArmourRoll, static_cast<int>(Victim::Foe));  // SAM-614
    }
    if (foe().life == 0) foe_dies();
}

template <Sink S>
void Play<S>::hurt_you(int damage) {
    if (damage <= 0) return;
    const bool armoured = s_.wearer == Wearer::You;
    const int taken = armoured ? absorb(damage) : 0;
    const int lost = std::min<int>(damage - taken, s_.life);
    s_.life = byte(s_.life - lost);
    emit(Happening::Hurt, taken, lost);
    if (taken != 0 && s_.armour == 0) {
        s_.wearer = Wearer::Nobody;
        emit(Happening::ArmourGone, 0);
    } else if (taken != 0) {
        push(Task::ArmourRoll, static_cast<int>(Victim::You));
    }
    if (s_.life == 0) end(Cause::Life);  // SAM-351
}

template <Sink S>
void Play<S>::armour_roll(int roll) {  // SAM-613
    const int whose = top().a;
    pop();
    if (roll != book_.armour_breaks_on) return emit(Happening::ArmourHolds, whose, roll);
    s_.armour = 0;
    s_.wearer = Wearer::Nobody;
    emit(Happening::ArmourBreaks, whose, roll);
}

template <Sink S>
void Play<S>::wound(int level, Victim victim) {  // SAM-270, SAM-271, SAM-490
    if (victim == Victim::Foe) {
        if (ability(book_, s_).two_sided) push(Task::Flip);  // SAM-391
        return push(Task::Injury, level, static_cast<int>(Victim::Foe));
    }
    if (s_.blood_on()) return push(Task::Blood, level);
    push(Task::Injury, level, static_cast<int>(Victim::You));
}

template <Sink S>
void Play<S>::injury(int card) {
    const Pending due = top();
    pop();
    const auto victim = static_cast<Victim>(due.b);
    if (victim == Victim::Foe)
        emit(Happening::FoeWounded, s_.foe + 1, due.a, card);
    else
        emit(Happening::Wounded, due.a, card);
    push_list(book_.injury[card][due.a - 1u], victim);
}

template <Sink S>
void Play<S>::take_blood(int card) {  // SAM-491, SAM-510
    const unsigned level = top().a - 1u;
    pop();
    s_.blood[level] = static_cast<std::uint16_t>(s_.blood[level] | 1u << card);
    emit(Happening::Bloodied, level + 1, card);
    apply_caps();
    push(Task::BloodCheck);
    push_list(book_.blood[card][level], Victim::Blood);
}

template <Sink S>
void Play<S>::blood_check() {  // SAM-493, SAM-494
    pop();
    if (std::popcount(static_cast<unsigned>(s_.blood[0] | s_.blood[1])) == book_.bloods()) {
        end(Cause::BloodEmpty);
    }
}

template <Sink S>
void Play<S>::flip() {  // SAM-395, SAM-396
    pop();
    s_.side ^= 1;
    emit(Happening::Flipped, s_.side);
    if (s_.side != 0) push(Task::Price);
}

template <Sink S>
void Play<S>::price_ki() {  // SAM-398
    pop();
    --s_.ki;
    emit(Happening::PricePaid, 0);
}

template <Sink S>
void Play<S>::price_life() {  // SAM-399, SAM-400
    pop();
    --s_.life;
    emit(Happening::PricePaid, 1);
    if (s_.life == 0) end(Cause::Life);
}

template <Sink S>
void Play<S>::price_die() {  // SAM-401
    pop();
    emit(Happening::PricePaid, 2);
    set_die(s_.die - 1);
}

template <Sink S>
void Play<S>::price_card(int card) {  // SAM-402 to SAM-405
    pop();
    const Cards paid = card_bit(card);
    emit(Happening::CardPaid, card, (s_.reserve & paid) != 0);
    if ((s_.hand & paid & book_.all_specials) != 0) push(Task::Draw, 1);
    s_.reserve &= ~paid;
    s_.hand &= ~paid;
}

// Nothing else of what killed the foe is resolved: the stack falls back to the course.
template <Sink S>
void Play<S>::foe_dies() {
    emit(Happening::FoeDied, s_.three() ? s_.foe + 1 : s_.stage + 1);
    cut_to(1);
    if (s_.mode == Mode::Campaign) return duel_won();
    const bool clan = s_.mode == Mode::Clan;
    if ((s_.foes[0].life | s_.foes[1].life | s_.foes[2].life) == 0) {
        return clan ? face_next() : end(Cause::FoesDead);  // SAM-350
    }
    if (s_.course() == Task::Place) {  // SAM-594
        s_.foe = 0;
        set_course(Task::Target);
    }
    if (clan && any_spoils(book_, s_)) push(Task::Spoils);
}

template <Sink S>
void Play<S>::face_next() {  // SAM-693 to SAM-698
    const int last = book_.stages(Mode::Clan) - 1;
    if (s_.stage == last) return end(Cause::FoesDead);
    s_.stage = byte(s_.three() ? last : s_.stage + 1);  // SAM-045
    set_foes();
    s_.side = s_.foe = 0;
    emit(Happening::NextFoe, s_.stage + 1);
    if (s_.course() != Task::Place) {
        if (s_.defence != 0) s_.defence_discard |= pile_bit(s_.defence - 1);
        s_.defence = 0;
        s_.defence_paid = 0;
        set_course(Task::NextAttack);
    }
    if (any_spoils(book_, s_)) push(Task::Spoils);
}

}  // namespace engawa::samurai

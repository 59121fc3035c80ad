// The enemy phase: damage, deflected fronts, refill; and the end of the game.
#pragma once

#include "engine/games/eiyo/rules/play.h"

namespace engawa::eiyo {

template <Sink S>
void Play<S>::begin_enemy_phase() {
    int damage = 0;
    std::array<int, kMostRows> by_row{};
    for (int index = 0; index < s_.row_count(); ++index) {  // EIY-215, EIY-217
        if (s_.has_token(index)) continue;
        by_row[index] = row_damage(foes_, row(index));
        damage += by_row[index];
    }
    s_.phase = Phase::Damage;
    s_.left = byte(damage);
    s_.passed = 0;
    s_.seat = 0;
    if (s_.coop()) {
        emit(Happening::Struck, damage, by_row[0], by_row[1], by_row[2], by_row[3], by_row[4],
             by_row[5]);
    } else {
        emit(Happening::Struck, damage, by_row[0], by_row[1], by_row[2], by_row[3]);
    }
    settle();
}

template <Sink S>
void Play<S>::finish_damage() {
    for (; s_.tokens != 0; s_.tokens &= byte(s_.tokens - 1)) {  // EIY-220
        const int index = std::countr_zero(s_.tokens);
        emit(Happening::Removed, foe_number(row(index).front()), row_number(index));
        row(index).remove_front();
        --s_.foes_left;
    }
    if (s_.foes_left == 0) return end_check_passed();  // EIY-221
    go_on_refilling();
}

template <Sink S>
void Play<S>::go_on_refilling() {
    s_.phase = Phase::Refill;
    if (row_to_fill(s_) >= 0) return;
    ++s_.round;  // EIY-082
    begin_round();
}

template <Sink S>
void Play<S>::end_check_passed() {  // EIY-270, EIY-273, EIY-275
    end(s_.honor >= book_.constants.honor_to_win ? Phase::Victory : Phase::ClearedWithoutHonor);
}

template <Sink S>
void Play<S>::end(Phase phase) {
    s_.phase = phase;
    s_.back = Phase{};
    s_.pending = Move{};
    s_.seat = s_.payer = s_.left = s_.taking = s_.first = s_.passed = s_.played = 0;
    s_.drawn = {};
    if constexpr (S::kWanted) {
        for (int player = 0; player < 2 && s_.coop(); ++player) {
            const WeaponBag& hand = s_.hands[player];
            hand.each([&](int kind) {
                for (int i = 0; i < hand.count(kind); ++i) emit(Happening::LaidOpen, player, kind);
            });
        }
    }
    emit(Happening::Ended, static_cast<int>(phase) - static_cast<int>(Phase::Victory), s_.honor);
}

}  // namespace engawa::eiyo

// Escape (SUS-481 to SUS-486) and Death (SUS-491 to SUS-496).
#pragma once

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::roll(int player) {
    pop();
    emit(Happening::Runs, player);
    for (int i = s_.foe_count - 1; i >= 0; --i) push(Step::Esc, player, s_.foes[i].card);
}

template <Sink S>
void Play<S>::try_escape(int player, int foe) {
    if (s_.is_dead(player)) return;  // SUS-495
    for (int i = 0; i < s_.foe_count; ++i) {
        if (s_.foes[i].card == foe) return push(Step::DieEscape, player, foe);
    }
}

// SUS-482, SUS-484
template <Sink S>
void Play<S>::escape_roll(int player, int foe, int shown) {
    const int result = shown + escape_bonus(book_, s_, player, foe);
    emit(Happening::EscapeDie, player, foe, shown, result, result >= 5 ? 1 : 0);
    if (result >= 5) return;
    if (wards_left(s_, player) > 0) return use_ward(player);
    push(Step::Hurt, player, foe);
}

// The oldest one.
template <Sink S>
void Play<S>::use_ward(int player) {
    for (int i = 0; i < s_.result_count; ++i) {
        Outcome& result = s_.results[i];
        if (result.player() != player || result.wards() == 0) continue;
        result.who = byte(result.who - 32);
        return emit(Happening::WardUsed, player);
    }
}

// SUS-485
template <Sink S>
void Play<S>::hit(int player, int foe) {
    emit(Happening::Suffered, player, foe);
    if (book_.heads.has(foe)) return push(Step::Death, player);
    push(Step::Until, player, static_cast<int>(Until::Loss));
    push_do(foe, Trigger::Bad, 0, player, 0);
}

template <Sink S>
void Play<S>::die(int player) {
    if (s_.is_dead(player)) return;
    s_.dead |= bit(player);
    s_.passed &= byte(~bit(player));
    emit(Happening::Died, player);
    each(stays(book_, s_, player), [&](int card) {
        discard_own(player, card);
        emit(Happening::StayEnded, player, card);
    });
    if (s_.death_loses_sake()) pay_sake(player, kMostDeckCards);
    each(s_.hand[player] | items_in_play(book_, s_, player), [&](int card) {
        if (s_.hand[player].has(card)) {
            lose_hand(player, card);
        } else {
            leave_play(player, card);
        }
        to_row(card);
        emit(Happening::Shown, player, card);
    });
    push(Step::Switch, player);
    push(Step::Bury);
    // SUS-493: the last one first. Later places go before earlier ones of the same level.
    for (int level = kTopLevel; level >= 1; --level) {
        for (int i = s_.players - 1; i >= 1; --i) {
            const int other = (player + i) % s_.players;
            if (!s_.is_dead(other) && s_.level[other] == level) push(Step::Loot, other);
        }
    }
}

// SUS-491
template <Sink S>
void Play<S>::bury() {
    each(s_.row, [&](int card) { discard(card); });
    s_.row = {};
    s_.row_backs = {};
}

template <Sink S>
void Play<S>::switch_being(int player, int card) {
    s_.free_beings |= being_bit(s_.being[player]);
    choose_being(player, card);
}

}  // namespace engawa::susanoo

// The fight step: card plays and what they cost, moves, shows, the ends of turns.
#pragma once

#include "engine/games/eiyo/rules/play.h"

namespace engawa::eiyo {

template <Sink S>
void Play<S>::begin_fight() {
    s_.phase = Phase::Fight;
    s_.seat = byte(s_.coop() ? s_.first - 1 : 0);
    s_.drawn = {};
}

// The play is announced before its cost is paid, because nothing can change it any more (EIY-140).
template <Sink S>
void Play<S>::play_card(Move play) {
    emit(play.is_attack() ? Happening::Attacked : Happening::Deflected, s_.seat, play.weapon(),
         row_number(row_at(s_, s_.seat, play.corner())), play.corner(), play.rotations());
    const int cost = play_cost(book_, s_, play);
    if (cost == 0) return carry_out(play);
    pay(s_.seat, play, cost);
}

template <Sink S>
void Play<S>::move(int player) {  // EIY-180
    emit(Happening::Moved, player, 1 - s_.spots[player]);
    pay(player, Move::plain(Kind::Move), book_.constants.move_cost);
}

// EIY-139: the cost comes first, card by card.
template <Sink S>
void Play<S>::pay(int player, Move pending, int cost) {
    s_.back = s_.phase;
    s_.phase = Phase::Cost;
    s_.pending = pending;
    s_.payer = byte(player);
    s_.left = byte(cost);
    settle();
}

template <Sink S>
void Play<S>::finish_payment() {
    const Move pending = s_.pending;
    const int player = s_.payer;
    s_.phase = s_.back;
    s_.back = Phase{};
    s_.pending = Move{};
    s_.payer = 0;
    if (pending.is_play()) return carry_out(pending);
    s_.spots[player] ^= 1;
}

template <Sink S>
void Play<S>::carry_out(Move play) {
    const int kind = play.weapon();
    const int index = row_at(s_, s_.seat, play.corner());
    from_hand(s_.seat, kind);
    if (s_.coop() && s_.passed == 0) ++s_.played;
    if (play.is_attack()) {
        attack(index, kind);
    } else {
        deflect(index, kind);
    }
}

template <Sink S>
void Play<S>::attack(int index, int kind) {
    ActiveWeapon& active = s_.active[index];
    if (s_.coop() && foes_[row(index).front()].red) {
        if (active.none()) {  // EIY-151
            active = ActiveWeapon{kind, s_.seat};
            emit(Happening::Waits, s_.seat, kind, row_number(index));
            return;
        }
        to_discards(active.weapon());  // EIY-152
        active = {};
    }
    to_discards(kind);
    defeat(index);
}

template <Sink S>
void Play<S>::defeat(int index) {  // EIY-148
    const Foe foe = row(index).front();
    const FoeValues& values = foes_[foe];
    s_.honor_stack.add(foe);
    s_.honor = static_cast<std::uint16_t>(s_.honor + values.honor);
    row(index).remove_front();
    --s_.foes_left;
    emit(Happening::Defeated, foe_number(foe), row_number(index), values.honor);
    if (s_.foes_left == 0) return end_check_passed();
    if (values.effects.defeat_discard != 0) {  // EIY-251
        s_.phase = Phase::DefeatEffect;
        s_.left = values.effects.defeat_discard;
        settle();
    }
}

template <Sink S>
void Play<S>::deflect(int index, int kind) {  // EIY-165
    to_discards(kind);
    ActiveWeapon& active = s_.active[index];
    if (!active.none()) {  // EIY-169
        emit(Happening::Lost, active.weapon(), row_number(index));
        to_discards(active.weapon());
        active = {};
    }
    s_.tokens |= byte(1 << index);
}

template <Sink S>
void Play<S>::show(int player) {  // EIY-194, EIY-197
    const WeaponBag& hand = s_.hands[player];
    emit(Happening::Showed, player, s_.hand_size[player]);
    if constexpr (S::kWanted) {
        hand.each([&](int kind) {
            for (int i = 0; i < hand.count(kind); ++i) emit(Happening::ShowedCard, player, kind);
        });
    }
    s_.known[player] = hand;
    s_.known_size[player] = s_.hand_size[player];
}

template <Sink S>
void Play<S>::done() {  // EIY-106
    emit(Happening::Done, s_.seat);
    s_.seat ^= 1;
    s_.played = 0;
}

template <Sink S>
void Play<S>::pass() {  // EIY-103 to EIY-105
    emit(Happening::Passed, s_.seat);
    s_.passed |= byte(1 << s_.seat);
    if (s_.passed == both(1, 3)) return begin_enemy_phase();
    s_.seat ^= 1;
    s_.played = 0;
}

}  // namespace engawa::eiyo

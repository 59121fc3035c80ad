// Setup and the start of a round: rows, hands, mulligan, placement, first player.
#pragma once

#include "engine/games/eiyo/rules/play.h"

namespace engawa::eiyo {

// A foe is revealed, at setup or in a refill.
template <Sink S>
void Play<S>::reveal(Foe foe) {
    const int index = row_to_fill(s_);
    Row& filled = row(index);
    s_.unseen.take(foe);
    filled.shrink_stack();
    const bool setup = s_.phase == Phase::Rows;
    if (setup || s_.refill_front()) {  // EIY-061, EIY-225
        filled.join_front(foe);
    } else {
        filled.join_back(foe);
    }
    emit(Happening::Revealed, foe_number(foe), row_number(index));
    if (!setup) {
        if (const int cards = foes_[foe].effects.reveal_discard; cards != 0) {  // EIY-250
            s_.phase = Phase::RevealEffect;
            s_.left = byte(cards);
        } else {
            go_on_refilling();
        }
        return settle();
    }
    if (row_to_fill(s_) < 0) s_.phase = Phase::Hands;
}

// EIY-065, EIY-069: a card of the starting hand, or of a redraw.
template <Sink S>
void Play<S>::deal(int kind) {
    to_hand(s_.seat, kind);
    emit(Happening::Dealt, s_.seat, kind, secret());
    if (s_.hand_size[s_.seat] == book_.constants.start_hand) after_hand();
}

template <Sink S>
void Play<S>::after_hand() {
    if (s_.phase == Phase::Redraw) return begin_mulligan(s_.seat + 1);
    if (s_.seat + 1 < s_.seats()) {
        ++s_.seat;
    } else {
        begin_mulligan(0);
    }
}

template <Sink S>
void Play<S>::begin_mulligan(int player) {  // EIY-068
    s_.seat = 0;
    if (!s_.mulligan() || player == s_.seats()) return place();
    s_.phase = Phase::Mulligan;
    s_.seat = byte(player);
}

template <Sink S>
void Play<S>::keep(int player) {
    emit(Happening::Kept, player);
    begin_mulligan(player + 1);
}

template <Sink S>
void Play<S>::redraw(int player) {  // EIY-069
    WeaponBag& hand = s_.hands[player];
    emit(Happening::Redrew, player, s_.hand_size[player]);
    if constexpr (S::kWanted) {
        hand.each([&](int kind) {
            for (int i = 0; i < hand.count(kind); ++i) {
                emit(Happening::Returned, player, kind, secret());
            }
        });
    }
    s_.deck.add_all(hand);
    s_.deck_size = byte(s_.deck_size + s_.hand_size[player]);
    hand = {};
    s_.hand_size[player] = 0;
    s_.phase = Phase::Redraw;
}

template <Sink S>
void Play<S>::place() {
    if (!s_.coop()) return begin_round();
    s_.phase = Phase::StandProposal;
}

template <Sink S>
void Play<S>::stand(int player, int spot) {  // EIY-071
    s_.spots[player] = byte(spot);
    s_.spots[1 - player] = byte(1 - spot);
    s_.phase = Phase::StandAnswer;
    s_.seat = byte(1 - player);
    emit(Happening::Stood, player, spot);
}

template <Sink S>
void Play<S>::answer_stand(int player, bool swap) {
    emit(swap ? Happening::Swapped : Happening::Agreed, player);
    if (swap) std::swap(s_.spots[0], s_.spots[1]);
    begin_round();
}

template <Sink S>
void Play<S>::begin_round() {
    emit(Happening::Round, s_.round);
    s_.first = 0;
    if (!s_.coop()) return begin_samurai_phase();
    s_.phase = Phase::FirstProposal;
    s_.seat = byte(s_.round % 2 == 1 ? 0 : 1);  // EIY-086
}

template <Sink S>
void Play<S>::propose_first(int player, int first) {
    s_.phase = Phase::FirstAnswer;
    s_.first = byte(first + 1);
    s_.seat = byte(1 - player);
    emit(Happening::Proposed, player, first);
}

template <Sink S>
void Play<S>::answer_first(int player, bool object) {
    emit(object ? Happening::Objected : Happening::Agreed, player);
    if (object) s_.first = byte(3 - s_.first);
    emit(Happening::First, s_.first - 1);
    begin_samurai_phase();
    settle();
}

// EIY-081, EIY-091: the samurai phase.
template <Sink S>
void Play<S>::begin_samurai_phase() {
    if (s_.round == 1) return begin_fight();
    begin_draw();
}

template <Sink S>
void Play<S>::begin_draw() {
    s_.phase = Phase::Draw;
    s_.seat = byte(s_.coop() ? s_.first - 1 : 0);
}

}  // namespace engawa::eiyo

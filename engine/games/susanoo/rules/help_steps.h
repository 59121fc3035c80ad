// Offers of help and their answers (SUS-311 to SUS-315, SUS-461 to SUS-463).
#pragma once

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::ask(int player) {
    s_.asked |= bit(player);
    emit(Happening::Asked, s_.main, player);
    push(Step::Answer, player);
    make_offer(s_.main);
}

template <Sink S>
void Play<S>::make_offer(int maker) {
    s_.offer = {};
    push(Step::OfferSide, maker);
    if (yokai_among_foes(book_, s_)) push(Step::OfferY, maker);
    push(Step::OfferK, maker);
}

template <Sink S>
void Play<S>::offer(int maker, Move move) {
    pop();
    if (move.word() == Word::K) {
        s_.offer.k = byte(move.number());
        return emit(Happening::NamesCards, maker, s_.offer.k);
    }
    if (move.word() == Word::Y) {
        s_.offer.y = byte(move.number());
        return emit(Happening::NamesYokai, maker, s_.offer.y);
    }
    if (s_.offer.y == Terms::kUnset) s_.offer.y = 0;  // no Yokai among the foes
    s_.offer.side = move.has_card() ? byte(Terms::kItem + move.card()) : byte(move.number());
    emit(Happening::Offered, maker, s_.offer.k, s_.offer.y, s_.offer.drinks(), s_.offer.item(),
         int{maker == s_.main});
}

template <Sink S>
void Play<S>::counter(int player) {
    pop();
    emit(Happening::Countered, player);
    push(Step::CounterAnswer, s_.main, player);
    make_offer(player);
}

template <Sink S>
void Play<S>::accept(int helper) {
    s_.helper = byte(helper);
    if (s_.crossed[s_.main] == helper + 1) s_.crossed[s_.main] = 0;  // SUS-523
    s_.deal = s_.offer;
    s_.offer = {};
    emit(Happening::HelpAgreed, helper);
    push(Step::Enter, helper);
}

template <Sink S>
void Play<S>::refuse(int player) {
    s_.offer = {};
    emit(Happening::HelpRefused, player);
}

}  // namespace engawa::susanoo

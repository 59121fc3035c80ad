// Cards leave the deck: draws, discards, exhaustion, special weapons.
#pragma once

#include <bit>

#include "engine/games/eiyo/rules/play.h"

namespace engawa::eiyo {

template <Sink S>
void Play<S>::take_weapon(int kind) {
    s_.deck.take(kind);
    --s_.deck_size;
    switch (s_.phase) {
        case Phase::Hands:
        case Phase::Redraw: return deal(kind);
        case Phase::Draw:
            emit(Happening::Drew, s_.seat, kind, secret());
            to_hand(s_.seat, kind);
            ++s_.drawn[s_.seat];
            if (s_.coop()) s_.seat ^= 1;  // EIY-095
            break;
        default:
            s_.discards.add(kind);
            ++s_.discards_size;
            --s_.left;
            emit(Happening::Discarded, kind,
                 s_.phase == Phase::Cost     ? 0
                 : s_.phase == Phase::Damage ? 2
                                             : 1);
    }
    settle();
}

// Goes on until a seat must decide, chance has a card to take, or the game is over.
template <Sink S>
void Play<S>::settle() {
    while (s_.taking == 0 && !s_.over()) {
        if (s_.deck_size == 0 && s_.emptied()) {  // EIY-239
            exhaust();
            continue;
        }
        switch (s_.phase) {
            case Phase::Draw:
                if (!find_drawer()) return begin_fight();
                break;
            case Phase::Cost:
                if (s_.left != 0) break;
                finish_payment();
                continue;
            case Phase::DefeatEffect:
                if (s_.left != 0) break;
                s_.phase = Phase::Fight;
                return;
            case Phase::Damage:
                if (s_.left != 0) break;
                finish_damage();
                continue;
            case Phase::RevealEffect:
                if (s_.left != 0) break;
                go_on_refilling();
                continue;
            default: return;
        }
        if (s_.deck_size != 0) return;
        exhaust();  // EIY-230
    }
}

// EIY-093 to EIY-097: who draws the next card of the draw step, from s.seat on.
template <Sink S>
bool Play<S>::find_drawer() {
    const auto finished = [&](unsigned player) {
        return s_.drawn[player] == book_.constants.draw_count ||
               s_.hand_size[player] >= hand_limit(book_, s_);
    };
    if (!finished(s_.seat)) return true;
    if (!s_.coop() || finished(s_.seat ^ 1u)) return false;
    s_.seat ^= 1;
    return true;
}

template <Sink S>
void Play<S>::exhaust() {  // EIY-231 to EIY-234
    emit(Happening::Exhausted, (book_.specials[s_.coop()].size() - s_.table_size) / s_.seats() + 1);
    if (s_.table_size == 0) return end(Phase::Overrun);
    s_.deck.add_all(s_.discards);
    s_.deck_size = s_.discards_size;
    s_.discards = {};
    s_.discards_size = 0;
    s_.taking = byte(both(1, 3));
    give_specials();
}

// EIY-045: chance is asked only while the special weapons on the table differ.
template <Sink S>
void Play<S>::give_specials() {
    while (s_.taking != 0 && s_.table.kinds() == 1) take_special(s_.table.kind_at(0));
}

template <Sink S>
void Play<S>::take_special(int special) {
    const int player = std::countr_zero(s_.taking);
    const int kind = book_.standard + special;
    s_.taking &= byte(s_.taking - 1);
    s_.table.take(special);
    --s_.table_size;
    to_hand(player, kind);
    if (s_.coop()) {  // EIY-197, EIY-245
        s_.known[player].add(kind);
        ++s_.known_size[player];
    }
    emit(Happening::Took, player, kind);
}

template <Sink S>
void Play<S>::to_hand(int player, int kind) {
    s_.hands[player].add(kind);
    ++s_.hand_size[player];
}

template <Sink S>
void Play<S>::from_hand(int player, int kind) {
    s_.hands[player].take(kind);
    --s_.hand_size[player];
    if (s_.known[player].has(kind)) {  // EIY-197
        s_.known[player].take(kind);
        --s_.known_size[player];
    }
}

// A weapon that was used, in a hand or at a row.
template <Sink S>
void Play<S>::to_discards(int kind) {
    if (kind >= book_.standard && !s_.special_to_discards()) {  // EIY-246
        s_.gone.add(kind - book_.standard);
        emit(Happening::LeftTheGame, kind);
        return;
    }
    s_.discards.add(kind);
    ++s_.discards_size;
}

}  // namespace engawa::eiyo

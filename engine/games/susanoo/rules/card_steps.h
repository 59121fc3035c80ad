// Cards change places: the one way in which hands, play, rows and discards change, so that counts,
// marks of use and what viewers know follow.
#pragma once

#include <algorithm>

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::discard(int card) {
    s_.discards.add(card);
    if (book_.events_deck.has(card)) s_.pile[s_.pile_size++] = byte(card);  // SUS-409
}

template <Sink S>
void Play<S>::take_from_discards(int card) {
    s_.discards.take(card);
    if (!book_.events_deck.has(card)) return;
    auto* const first = s_.pile.data();
    auto* const last = first + s_.pile_size;
    std::copy(std::find(first, last, byte(card)) + 1, last, std::find(first, last, byte(card)));
    s_.pile[--s_.pile_size] = 0;
}

// SUS-513
template <Sink S>
void Play<S>::gain_hidden(int player, int card) {
    s_.hand[player].add(card);
    ++s_.backs[player][static_cast<unsigned>(book_.back(card))];
}

// SUS-512
template <Sink S>
void Play<S>::gain_open(int player, int card) {
    gain_hidden(player, card);
    for (int viewer = 0; viewer < s_.players; ++viewer) {
        if (viewer != player) s_.seen[viewer].add(card);
    }
    s_.seen[kWatcherKnows].add(card);
}

template <Sink S>
void Play<S>::lose_hand(int player, int card) {
    s_.hand[player].take(card);
    --s_.backs[player][static_cast<unsigned>(book_.back(card))];
    const Cards gone = Cards::of(card);
    for (Cards& known : s_.seen) known -= gone;
}

// SUS-514, SUS-515: the two players know what went; the others lose sight of all cards with that
// back in the hand it came from.
template <Sink S>
void Play<S>::pass_hidden(int from, int to, int card) {
    const Cards doubtful = s_.hand[from] & book_.deck_of(book_.back(card));
    for (int viewer = 0; viewer <= kWatcherKnows; ++viewer) {
        if (viewer != from && viewer != to) s_.seen[viewer] -= doubtful;
    }
    lose_hand(from, card);
    gain_hidden(to, card);
    s_.seen[from].add(card);
}

template <Sink S>
void Play<S>::to_row(int card) {
    s_.row.add(card);
    ++s_.row_backs[static_cast<unsigned>(book_.back(card))];
}

template <Sink S>
void Play<S>::from_row(int card) {
    s_.row.take(card);
    --s_.row_backs[static_cast<unsigned>(book_.back(card))];
}

// SUS-426, SUS-427: in use at once if nothing of its type is.
template <Sink S>
void Play<S>::enter_play(int player, int card) {
    s_.front[player].add(card);
    std::uint8_t& mark = s_.in_use[player][static_cast<unsigned>(book_.of(card).type)];
    if (mark == kNoCard) mark = byte(card);
}

template <Sink S>
void Play<S>::leave_play(int player, int card) {
    s_.front[player].take(card);
    if (!book_.equipment.has(card)) return;
    std::uint8_t& mark = s_.in_use[player][static_cast<unsigned>(book_.of(card).type)];
    if (mark == card) mark = kNoCard;
}

// From the hand or from play.
template <Sink S>
void Play<S>::discard_own(int player, int card) {
    if (s_.hand[player].has(card)) {
        lose_hand(player, card);
    } else {
        leave_play(player, card);
    }
    discard(card);
}

// SUS-440: those with the lowest numbers go.
template <Sink S>
void Play<S>::pay_sake(int player, int count) {
    for (; count > 0; --count) {
        const Cards drinks = sake(book_, s_, player);
        if (drinks.empty()) return;
        discard_own(player, drinks.first());
        emit(Happening::Discarded, player, drinks.first());
    }
}

template <Sink S>
void Play<S>::pass_sake(int from, int to, int count) {
    for (; count > 0; --count) {
        const Cards drinks = sake(book_, s_, from);
        if (drinks.empty()) return;
        s_.front[from].take(drinks.first());
        s_.front[to].add(drinks.first());
        emit(Happening::SakePassed, from, to, drinks.first());
    }
}

// SUS-423
template <Sink S>
void Play<S>::gain_form(int player, int card) {
    s_.pool &= ~form_bit(card);
    s_.forms[player] |= form_bit(card);
    emit(Happening::FormGained, player, card);
    push(Step::Deal, static_cast<int>(Dealt::Pool), kNobody);
    if (s_.form[player] != kNoCard) return;
    s_.form[player] = byte(card);
    if (s_.fighter(player) && s_.foe_count > 0) s_.waiting |= bit(player);
}

// SUS-230
template <Sink S>
void Play<S>::change_level(int player, int by) {
    const int old = s_.level[player];
    const int level = std::clamp(old + by, 1, kTopLevel);
    s_.level[player] = byte(level);
    if (level != old) emit(Happening::LevelChanged, player, level - old, level);
}

}  // namespace engawa::susanoo

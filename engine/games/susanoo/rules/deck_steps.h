// Draws, looks and reshuffles (SUS-441 to SUS-449).
#pragma once

#include <algorithm>

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

// SUS-261, SUS-443: false if the Event deck stays empty.
template <Sink S>
bool Play<S>::refill_events() {
    if (s_.pile_size == 0 || s_.reshuffles >= s_.event_passes) return false;
    ++s_.reshuffles;
    s_.deck |= s_.discards & book_.events_deck;
    s_.discards -= book_.events_deck;
    s_.pile.fill(0);
    s_.pile_size = 0;
    emit(Happening::Reshuffled, static_cast<int>(Back::Event));
    return true;
}

// SUS-449
template <Sink S>
bool Play<S>::refill_rewards() {
    const Cards old = s_.discards & book_.rewards_deck;
    if (old.empty()) return false;
    s_.deck |= old;
    s_.discards -= old;
    emit(Happening::Reshuffled, static_cast<int>(Back::Reward));
    return true;
}

// A card is to be dealt: is there one?
template <Sink S>
bool Play<S>::deal_due() {
    switch (static_cast<Dealt>(top().a)) {
        case Dealt::EventByEffect:
            if (!(s_.deck & book_.events_deck).empty() || refill_events()) return true;
            return skip();
        case Dealt::EventByTurn:
        case Dealt::Drawing:  // SUS-442
            if (!(s_.deck & book_.events_deck).empty() || refill_events()) return true;
            end_game(Cause::Events);
            return false;
        case Dealt::RewardToHand:
        case Dealt::OpenReward:
            if (!(s_.deck & book_.rewards_deck).empty() || refill_rewards()) return true;
            for (int i = 0; i < top().count; ++i) emit(Happening::Forfeited);
            return skip();
        case Dealt::EventLook: return !(s_.deck & book_.events_deck).empty() || skip();
        case Dealt::RewardLook: return !(s_.deck & book_.rewards_deck).empty() || skip();
        case Dealt::Pool: return s_.form_deck != 0 || skip();
        case Dealt::Being:
        case Dealt::BeingOffer: return s_.free_beings != 0 || skip();
    }
    return true;
}

template <Sink S>
void Play<S>::dealt(const Task& task, int card) {
    const int player = task.b;
    if (card < kFirstBeing) s_.deck.take(card);
    switch (static_cast<Dealt>(task.a)) {
        case Dealt::EventByEffect:
        case Dealt::EventByTurn:
        case Dealt::RewardToHand:
            gain_hidden(player, card);
            return emit(Happening::Drew, player, card, static_cast<int>(book_.back(card)), kNobody);
        case Dealt::Drawing: return reveal(player, card);
        case Dealt::OpenReward: to_row(card); return emit(Happening::OpenReward, card);
        case Dealt::EventLook:
        case Dealt::RewardLook:
            to_row(card);
            return emit(Happening::Looked, player, card, static_cast<int>(book_.back(card)),
                        kNobody);
        case Dealt::Pool:
            s_.form_deck &= ~form_bit(card);
            s_.pool |= form_bit(card);
            return emit(Happening::PoolFilled, card);
        case Dealt::Being: return choose_being(player, card);
        case Dealt::BeingOffer:
            s_.free_beings &= static_cast<BeingSet>(~being_bit(card));
            s_.row_beings |= being_bit(card);
            return emit(Happening::BeingOffered, player, card);
    }
}

// SUS-444, SUS-445: a look never forces a reshuffle.
template <Sink S>
void Play<S>::look_at(int player, Back back, int of, int keep) {
    const bool event = back == Back::Event;
    const int left = (s_.deck & book_.deck_of(back)).size();
    if (left == 0) return;
    push(Step::Look, player, static_cast<int>(back), keep);
    push_times(std::min(of, left), Step::Deal,
               static_cast<int>(event ? Dealt::EventLook : Dealt::RewardLook), player);
}

template <Sink S>
void Play<S>::keep_looked(int player, const Task& task, int card) {
    from_row(card);
    gain_hidden(player, card);
    emit(Happening::Kept, player, card, static_cast<int>(book_.back(card)), kNobody);
    if (task.c > 1 && !s_.row.empty()) {
        return push(Step::Look, player, task.b, task.c - 1);
    }
    s_.deck |= s_.row;
    s_.row = {};
    s_.row_backs = {};
}

// SUS-441
template <Sink S>
void Play<S>::show(int player, int card) {
    from_row(card);
    s_.deck |= s_.row;
    s_.row = {};
    s_.row_backs = {};
    reveal(player, card);
}

}  // namespace engawa::susanoo

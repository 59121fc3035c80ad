// Setup, turns and open windows, and what is done in them beside playing cards.
#pragma once

#include <algorithm>

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::begin() {
    if (s_.first_player == 0) return push(Step::First);
    set_up(s_.first_player - 1);
}

// SUS-403
template <Sink S>
void Play<S>::set_up(int first) {
    s_.first = byte(first);
    s_.at_turn = byte(first);
    emit(Happening::FirstPlayer, first);
    push(Step::Turn);
    for (int i = 0; i < s_.players; ++i) {
        const int player = (first + i) % s_.players;
        if (s_.being_choice == BeingChoice::Random) {
            push(Step::Deal, static_cast<int>(Dealt::Being), player);
            continue;
        }
        push(Step::Being, player);
        if (s_.being_choice == BeingChoice::Deal2) {
            push_times(2, Step::Deal, static_cast<int>(Dealt::BeingOffer), player);
        }
    }
    push_times(3, Step::Deal, static_cast<int>(Dealt::Pool), kNobody);
    for (int i = s_.players - 1; i >= 0; --i) {
        const int player = (first + i) % s_.players;
        push_times(3, Step::Deal, static_cast<int>(Dealt::RewardToHand), player);
        push_times(3, Step::Deal, static_cast<int>(Dealt::EventByEffect), player);
    }
}

template <Sink S>
void Play<S>::choose_being(int player, int card) {
    s_.free_beings |= s_.row_beings;
    s_.row_beings = 0;
    s_.free_beings &= static_cast<BeingSet>(~being_bit(card));
    s_.being[player] = byte(card);
    emit(Happening::BeingChosen, player, card);
}

// Turns.

// SUS-420 to SUS-422, SUS-428
template <Sink S>
void Play<S>::begin_turn() {
    if (s_.turn > 0 && check_end()) return;
    const int player = s_.at_turn;
    ++s_.turn;
    s_.look = 0;
    s_.trades = 0;
    s_.used = {};
    s_.used_forms = 0;
    s_.used_beings = 0;
    emit(Happening::TurnBegan, player, s_.turn);
    push(Step::Next);
    push(Step::Surplus);
    push(Step::End);
    push(Step::Draw);
    push(Step::Prep);
    push(Step::Form);
    if (!s_.is_dead(player)) return;
    s_.dead &= byte(~bit(player));
    emit(Happening::Returned, player);
    push_times(2, Step::Deal, static_cast<int>(Dealt::EventByTurn), player);
    push_times(2, Step::Deal, static_cast<int>(Dealt::RewardToHand), player);
}

template <Sink S>
void Play<S>::next_turn() {
    s_.at_turn = byte(next_of(s_.at_turn));
    push(Step::Turn);
}

// SUS-407, SUS-501. With finish_round only before the turn of the first player.
template <Sink S>
bool Play<S>::check_end() {
    if (s_.finish_round() && !(s_.at_turn == s_.first && s_.depth == 0)) return false;
    int heads = 0;
    for (int player = 0; player < s_.players; ++player) {
        heads += heads_of(book_, s_, player).size();
    }
    if (heads == book_.head_count) {
        end_game(Cause::Heads);
        return true;
    }
    if (s_.form_deck != 0) return false;
    end_game(Cause::Forms);
    return true;
}

// Bits of State::seen. The last view shows them (SUS-534), so they are told.
template <Sink S>
int Play<S>::knowers(int card) const {
    int bits = 0;
    for (unsigned i = 0; i < s_.seen.size(); ++i) bits |= int{s_.seen[i].has(card)} << i;
    return bits;
}

template <Sink S>
void Play<S>::end_game(Cause cause) {
    while (s_.depth > 0) drop_step();
    push(Step::GameOver, static_cast<int>(cause));
    for (int player = 0; player < s_.players && S::kWanted; ++player) {  // SUS-504
        each(s_.hand[player],
             [&](int card) { emit(Happening::Shown, player, card, knowers(card)); });
    }
    emit(Happening::Ended, static_cast<int>(cause));
}

template <Sink S>
void Play<S>::declare(int player, int card) {
    s_.form[player] = byte(card);
    emit(Happening::FormDeclared, player, card);
}

// Windows (SUS-411 to SUS-414).

template <Sink S>
bool Play<S>::window_due() {
    if ((s_.living() & ~unsigned{s_.passed}) != 0) return true;
    close_window();
    return false;
}

template <Sink S>
void Play<S>::close_window() {
    s_.passed = 0;
    s_.marked = 0;
    pop();
}

template <Sink S>
void Play<S>::pass(int player) {
    s_.passed |= bit(player);
    emit(Happening::Passed, player);
}

// SUS-441, SUS-442
template <Sink S>
void Play<S>::draw_phase() {
    const int player = s_.at_turn;
    if (s_.look == 0) return push(Step::Deal, static_cast<int>(Dealt::Drawing), player);
    if ((s_.deck & book_.events_deck).empty() && !refill_events()) return end_game(Cause::Events);
    push(Step::Show);
    push_times(std::min(int{s_.look}, (s_.deck & book_.events_deck).size()), Step::Deal,
               static_cast<int>(Dealt::EventLook), player);
}

// SUS-057, SUS-425
template <Sink S>
void Play<S>::reveal(int player, int card) {
    emit(Happening::Revealed, player, card);
    const CardValues& values = book_.of(card);
    if (values.foe()) return begin_battle(player, card);
    push(Step::Choice);
    if (values.timing == Timing::Immediate) {
        push(Step::Toss, card);
        return push_do(card, Trigger::Resolve, 0, player, 0);
    }
    if (values.timing == Timing::Persistent) {
        s_.front[player].add(card);
        return emit(Happening::Stays, player, card);
    }
    gain_open(player, card);
    emit(Happening::ToHand, player, card);
}

// Equipment and trade (SUS-426, SUS-427, SUS-448).

template <Sink S>
void Play<S>::equip(int player, int card) {
    lose_hand(player, card);
    enter_play(player, card);
    emit(Happening::Equipped, player, card);
}

template <Sink S>
void Play<S>::use(int player, int card) {
    const auto slot = static_cast<unsigned>(book_.of(card).type);
    s_.in_use[player][slot] = byte(card);
    s_.marked |= bit(static_cast<int>(slot));
    emit(Happening::Marked, player, card);
}

template <Sink S>
void Play<S>::offer_trade(int partner) {
    ++s_.trades;
    emit(Happening::TradeBegan, s_.at_turn, partner);
    push(Step::TradeGive, partner);
}

template <Sink S>
void Play<S>::trade(int partner, int given, int wanted) {
    const int player = s_.at_turn;
    leave_play(player, given);
    leave_play(partner, wanted);
    enter_play(player, wanted);
    enter_play(partner, given);
    emit(Happening::Traded, player, partner, given, wanted);
}

// Renewal and surplus (SUS-446, SUS-447).

template <Sink S>
void Play<S>::begin_renewal(int player) {
    emit(Happening::RenewBegan, player);
    push(Step::Renew, player, 0);
}

template <Sink S>
void Play<S>::pay_renewal(int player, int card) {
    const int paid = top().b + book_.of(card).vp;
    pop();
    discard_own(player, card);
    emit(Happening::Paid, player, card);
    if (paid < 5) return push(Step::Renew, player, paid);
    s_.form_deck |= s_.pool;
    s_.pool = 0;
    emit(Happening::PoolRenewed, player);
    push_times(3, Step::Deal, static_cast<int>(Dealt::Pool), kNobody);
}

template <Sink S>
void Play<S>::drop(int player, int card) {
    discard_own(player, card);
    emit(Happening::Discarded, player, card);
}

template <Sink S>
void Play<S>::give(int giver, int receiver, int card) {
    pass_hidden(giver, receiver, card);
    emit(Happening::Gave, giver, card, static_cast<int>(book_.back(card)), receiver);
}

}  // namespace engawa::susanoo

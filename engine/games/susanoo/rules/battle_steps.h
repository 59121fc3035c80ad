// The battle: foes, elemental dice, sake, the comparison and its spoils (SUS-316 to SUS-320).
#pragma once

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::begin_battle(int player, int foe) {
    s_.main = byte(player);
    emit(Happening::FightBegan, player, foe);
    push(Step::BattleOver);
    push(Step::Judge);
    push(Step::Fight);
    push(Step::Enter, player);
    add_foe(foe);
}

template <Sink S>
void Play<S>::add_foe(int foe) {
    assert(s_.foe_count < kMostFoes);
    s_.foes[s_.foe_count++] = {byte(foe), 0, 0};
    push_do(foe, Trigger::Enter, 0, kNobody, 0);
}

// From the hand of a player.
template <Sink S>
void Play<S>::send(int player, int foe) {
    lose_hand(player, foe);
    emit(Happening::FoeJoined, player, foe);
    if (!s_.fighter(player)) cross(player, s_.main);
    add_foe(foe);
}

template <Sink S>
void Play<S>::remove_foe(int foe) {
    unsigned place = 0;
    while (s_.foes[place].card != foe) ++place;
    for (; place + 1 < s_.foe_count; ++place) s_.foes[place] = s_.foes[place + 1];
    s_.foes[--s_.foe_count] = {};
    remove_result(foe);
    if (s_.deal.y == 1 && !yokai_among_foes(book_, s_)) s_.deal.y = 0;  // SUS-464
}

// SUS-316, SUS-430: muted cards roll all the same (SUS-477).
template <Sink S>
void Play<S>::enter(int player) {
    std::array<std::uint8_t, kMostEvents> cards;
    unsigned count = 0;
    each_in_force(book_, s_, player, 0, [&](int card) {
        if (book_.of(card).has(Trigger::Enter)) cards[count++] = byte(card);
    });
    while (count > 0) push_do(cards[--count], Trigger::Enter, 0, player, 0);
}

// SUS-475: drops dice whose relation has gone, and tells whether one is to be rolled.
template <Sink S>
bool Play<S>::dice_due() {
    for (const int player : {s_.main, s_.helper}) {
        if (player == kNobody) continue;
        const unsigned own = elements(book_, s_, player);
        for (int i = 0; i < s_.foe_count; ++i) {
            Foe& foe = s_.foes[i];
            std::int8_t& die_shown = player == s_.main ? foe.main_die : foe.helper_die;
            const int wanted = relation(book_, own, foe.card);
            if ((die_shown > 0) - (die_shown < 0) == wanted) continue;
            die_shown = 0;
            if (wanted == 0) continue;
            push(Step::DieElement, player, foe.card, wanted > 0 ? 1 : 0);
            return true;
        }
    }
    return false;
}

// SUS-472
template <Sink S>
void Play<S>::pour(int player) {
    const int card = sake(book_, s_, player).first();
    const int value = s_.fighter(player) ? 3 + pour_bonus(book_, s_, player) : 0;
    s_.front[player].take(card);
    s_.poured[s_.poured_count++] = {byte(card), byte(value)};
    if (s_.fighter(player)) return emit(Happening::PouredOnHead, player, card, value);
    cross(player, s_.main);
    emit(Happening::PouredAgainst, player, card);
}

// SUS-226
template <Sink S>
void Play<S>::retreat() {
    emit(Happening::Retreated, s_.main);
    close_window();
    pop();  // the comparison
    if (s_.helper != kNobody) push(Step::Flee, s_.helper);
    push(Step::Flee, s_.main);
}

// SUS-205, SUS-317
template <Sink S>
void Play<S>::judge() {
    const Totals sums = totals(book_, s_);
    const bool win =
        sums.fighters > sums.foes || (s_.tie_wins_fighters() && sums.fighters == sums.foes);
    emit(Happening::Judged, sums.fighters, sums.foes, win ? 1 : 0);
    if (win) return won();
    if (s_.helper != kNobody) push(Step::Flee, s_.helper);
    push(Step::Flee, s_.main);
}

// SUS-318, put on the agenda backwards. Who gets `win` effects is fixed now (SUS-467).
template <Sink S>
void Play<S>::won() {
    const int rewards = printed_rewards(book_, s_);
    int levels = 0;
    int heads = 0;
    for (int i = s_.foe_count - 1; i >= 0; --i) {
        heads += book_.heads.has(s_.foes[i].card) ? 1 : 0;
        levels += book_.of(s_.foes[i].card).levels;
    }
    if (levels > 0) change_level(s_.main, levels);
    push_times(heads, Step::Pool, s_.main);
    for (int i = s_.foe_count - 1; i >= 0; --i) {
        if (book_.heads.has(s_.foes[i].card)) push(Step::Trophy, s_.foes[i].card);
    }
    const bool helped = s_.helper != kNobody;
    if (helped) push(Step::Until, s_.helper, static_cast<int>(Until::Win));
    push(Step::Until, s_.main, static_cast<int>(Until::Win));
    if (helped) win_effects(s_.helper);
    win_effects(s_.main);
    for (int i = s_.result_count - 1; i >= 0; --i) {
        const Outcome& result = s_.results[i];
        const CardValues& card = book_.of(result.card);
        if (card.lies() && card.has(Trigger::Win)) {
            push_do(result.card, Trigger::Win, 0, result.player(), 0);
        }
    }
    push(Step::Spoils);
    if (!helped) {
        return push_times(rewards, Step::Deal, static_cast<int>(Dealt::RewardToHand), s_.main);
    }
    push(Step::Rest);
    if (s_.deal.k > 0) push(Step::Share, s_.helper, s_.deal.k);
    push_times(rewards, Step::Deal, static_cast<int>(Dealt::OpenReward), kNobody);
}

template <Sink S>
void Play<S>::win_effects(int player) {
    std::array<std::uint8_t, kMostEvents> cards;
    unsigned count = 0;
    each_in_force(book_, s_, player, muted(book_, s_), [&](int card) {
        if (book_.of(card).has(Trigger::Win)) cards[count++] = byte(card);
    });
    while (count > 0) push_do(cards[--count], Trigger::Win, 0, player, 0);
}

// SUS-219: what the helper has left.
template <Sink S>
void Play<S>::rest() {
    each(s_.row, [&](int card) {
        gain_open(s_.main, card);
        emit(Happening::TookReward, s_.main, card);
    });
    s_.row = {};
    s_.row_backs = {};
}

// SUS-064, SUS-256
template <Sink S>
void Play<S>::spoils() {
    const bool to_helper = s_.helper != kNobody && s_.deal.y == 1;
    const int owner = to_helper ? s_.helper : s_.main;
    for (int i = 0; i < s_.foe_count;) {
        const int foe = s_.foes[i].card;
        if (!book_.yokai.has(foe)) {
            ++i;
            continue;
        }
        remove_foe(foe);
        s_.front[owner].add(foe);
        emit(Happening::SakeGained, owner, foe);
    }
    if (s_.helper != kNobody) pay_helper();
}

// SUS-220, SUS-221
template <Sink S>
void Play<S>::pay_helper() {
    pass_sake(s_.main, s_.helper, s_.deal.drinks());
    const int item = s_.deal.item();
    if (item == kNoCard || !s_.front[s_.main].has(item)) return;
    leave_play(s_.main, item);
    enter_play(s_.helper, item);
    emit(Happening::ItemPassed, s_.main, s_.helper, item);
}

// SUS-435
template <Sink S>
void Play<S>::until(int player, Until why) {
    each(stays(book_, s_, player), [&](int card) {
        if (book_.of(card).until != why) return;
        discard_own(player, card);
        emit(Happening::StayEnded, player, card);
    });
}

// SUS-099, SUS-101
template <Sink S>
void Play<S>::trophy(int head) {
    change_level(s_.main, 2);
    remove_foe(head);
    s_.front[s_.main].add(head);
    emit(Happening::HeadWon, s_.main, head);
}

// SUS-320
template <Sink S>
void Play<S>::battle_over() {
    for (int i = 0; i < s_.foe_count; ++i) {
        discard(s_.foes[i].card);
        emit(Happening::FoeLeft, s_.foes[i].card);
    }
    for (int i = 0; i < s_.poured_count; ++i) discard(s_.poured[i].card);
    for (int i = 0; i < s_.result_count; ++i) {
        if (book_.of(s_.results[i].card).lies()) discard(s_.results[i].card);
    }
    s_.foes = {};
    s_.results = {};
    s_.poured = {};
    s_.foe_count = 0;
    s_.result_count = 0;
    s_.poured_count = 0;
    s_.main = kNobody;
    s_.helper = kNobody;
    s_.asked = 0;
    s_.deal = {};
    s_.offer = {};
    s_.waiting = 0;
    s_.used &= book_.once_per_turn;
    s_.used_forms &= book_.forms_once_per_turn;
    s_.used_beings &= book_.beings_once_per_turn;
    emit(Happening::BattleOver);
}

// SUS-480
template <Sink S>
void Play<S>::annul(int player, int card) {
    remove_result(card);
    discard(card);
    emit(Happening::Annulled, player, card);
}

template <Sink S>
void Play<S>::banish(int player, int foe) {
    remove_foe(foe);
    discard(foe);
    emit(Happening::Banished, player, foe);
}

// Results.

template <Sink S>
Outcome* Play<S>::result_of(int card) {
    for (int i = 0; i < s_.result_count; ++i) {
        if (s_.results[i].card == card) return &s_.results[i];
    }
    return nullptr;
}

template <Sink S>
Outcome& Play<S>::add_result(int card, int player) {
    assert(s_.result_count < kMostResults);
    Outcome& result = s_.results[s_.result_count++];
    result = {byte(card), byte(player), 0, 0, 0};
    return result;
}

template <Sink S>
void Play<S>::remove_result(int card) {
    unsigned place = 0;
    while (place < s_.result_count && s_.results[place].card != card) ++place;
    if (place == s_.result_count) return;
    for (; place + 1 < s_.result_count; ++place) s_.results[place] = s_.results[place + 1];
    s_.results[--s_.result_count] = {};
}

}  // namespace engawa::susanoo

// Cards are played, activated and carried out (SUS-430 to SUS-440, SUS-450).
#pragma once

#include <algorithm>

#include "engine/games/susanoo/rules/play.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::play_card(int player, int card) {
    lose_hand(player, card);
    emit(Happening::Played, player, card);
    const CardValues& values = book_.of(card);
    const bool inflicted =
        values.timing == Timing::Immediate || values.timing == Timing::Persistent;
    if (inflicted && !values.unaimed) return push(Step::Aim, player, card);
    if (values.harms && !s_.fighter(player)) cross(player, s_.main);
    if (values.lies()) {
        add_result(card, player);
    } else {
        push(Step::Toss, card);
    }
    push_do(card, Trigger::Resolve, 0, player, 0);
    if (values.chooses_side) push(Step::Side, player, card);
}

// SUS-431
template <Sink S>
void Play<S>::aim(int player, int card, int target) {
    emit(Happening::Aimed, player, card, target);
    if (book_.of(card).harms) cross(player, target);
    if (book_.of(card).timing == Timing::Persistent) {
        s_.front[target].add(card);
        return emit(Happening::Stays, target, card);
    }
    push(Step::Toss, card);
    push_do(card, Trigger::Resolve, 0, target, 0);
}

template <Sink S>
void Play<S>::activate(int player, int card) {
    if (card < kFirstBeing) {
        s_.used.add(card);
    } else if (card < kFirstForm) {
        s_.used_beings |= being_bit(card);
    } else {
        s_.used_forms |= form_bit(card);
    }
    emit(Happening::Activated, player, card);
    const Activation& activation = book_.of(card).activation;
    push_do(card, Trigger::Activate, activation.effect, player, 0);
    if (activation.cost == From::Sake) return pay_sake(player, activation.cost_n);
    if (activation.cost == From::None) return;
    push_times(activation.cost_n, Step::Pay, player, static_cast<int>(activation.cost));
}

// The effects of a trigger from the given one on; of an activation only that one.
template <Sink S>
void Play<S>::carry_out(const Task& task) {
    const int card = task.a;
    const auto trigger = static_cast<Trigger>(task.b / 16);
    const int you = task.low();
    const CardValues& values = book_.of(card);
    const auto rules = book_.rules_of(values);
    int effect = task.b % 16;
    const auto find = [&](int from) {
        while (from < values.rule_count && rules[from].on != trigger) ++from;
        return from;
    };
    effect = find(effect);
    if (effect >= values.rule_count) return;
    if (task.die() == 0 && values.rolls_for(trigger)) {
        push_do(card, trigger, effect, you, 0);
        return push(Step::DieCard, book_.of(card).foe() ? kNobody : you);
    }
    const int later = trigger == Trigger::Activate ? values.rule_count : find(effect + 1);
    if (later < values.rule_count) push_do(card, trigger, later, you, task.die());
    const Rule& rule = rules[effect];
    if (holds(book_, s_, rule, card, you, task.die())) do_rule(rule, effect, card, you, task.die());
}

template <Sink S>
void Play<S>::do_rule(const Rule& rule, int effect, int card, int you, int die_shown) {
    switch (rule.act) {
        case Action::Power:
        case Action::Escape:
        case Action::Ward: return lasting(rule, card, you, die_shown);
        case Action::Draw:
        case Action::Lose:
        case Action::Level:
            if (rule.who == Who::Target) return push(Step::Target, you, card, effect, die_shown);
            if (rule.who != Who::Self) return for_all(rule, whom(rule));
            if (you != kNobody) do_for(rule, you);
            return;
        default: break;
    }
    if (you == kNobody || s_.is_dead(you)) return;
    switch (rule.act) {
        case Action::Banish: return push(Step::Banish, you, rule.n);
        case Action::Join: return push_times(rule.n, Step::Join, you);
        case Action::Annul: return push_times(rule.n, Step::Annul, you, card);
        case Action::Steal: return push(Step::Rob, you, rule.n, static_cast<int>(rule.from));
        case Action::Sake: return find_sake(you, rule.n);
        case Action::Transform: return push_times(rule.n, Step::Pool, you);
        case Action::Death: return push(Step::Death, you);
        default: return;  // what counts without being carried out
    }
}

// Bits of players (SUS-432, SUS-433).
template <Sink S>
unsigned Play<S>::whom(const Rule& rule) {
    const unsigned everybody = (1u << s_.players) - 1u;
    if (rule.who == Who::Main) return s_.main == kNobody ? 0 : 1u << s_.main;
    if (rule.who == Who::All) return everybody;
    int wanted = s_.level[0];
    for (int player = 1; player < s_.players; ++player) {
        const int level = s_.level[player];
        wanted = rule.who == Who::Highest ? std::max(wanted, level) : std::min(wanted, level);
    }
    unsigned players = 0;
    for (int player = 0; player < s_.players; ++player) {
        if (s_.level[player] == wanted) players |= 1u << player;
    }
    return players;
}

// SUS-408: clockwise from the player at turn. What is put on the agenda is put there backwards.
template <Sink S>
void Play<S>::for_all(const Rule& rule, unsigned players) {
    for (int i = 0; i < s_.players; ++i) {
        const int step = rule.act == Action::Level ? i : s_.players - 1 - i;
        const int player = (s_.at_turn + step) % s_.players;
        if ((players >> player & 1) != 0) do_for(rule, player);
    }
}

template <Sink S>
void Play<S>::do_for(const Rule& rule, int player) {
    if (rule.act == Action::Level) return change_level(player, rule.n);
    if (s_.is_dead(player)) return;  // SUS-240
    if (rule.act == Action::Draw) return draw_for(rule, player);
    push(Step::Lose, player, rule.n, static_cast<int>(rule.from));
}

// Power, escape and ward of a lying card, of a foe or of a fighter's card (SUS-478).
template <Sink S>
void Play<S>::lasting(const Rule& rule, int card, int you, int die_shown) {
    Outcome* result = result_of(card);
    if (result == nullptr) {
        if (rule.on == Trigger::Resolve || !s_.in_battle()) return;
        result = &add_result(card, you);
    }
    const int n = amount(book_, s_, rule, card, you, die_shown);
    if (rule.act == Action::Escape) {
        result->escape = static_cast<std::int8_t>(result->escape + n);
    } else if (rule.act == Action::Ward) {
        result->who = byte(result->who + 32 * std::min(n, 7 - result->wards()));
    } else {
        const bool for_foes = rule.side == Side::Foes ||
                              (rule.side == Side::Choice && result->side() == Picked::Foes);
        std::int8_t& power = for_foes ? result->foes : result->fighters;
        power = static_cast<std::int8_t>(power + n);
    }
}

template <Sink S>
void Play<S>::draw_for(const Rule& rule, int player) {
    switch (static_cast<Deck>(rule.what)) {
        case Deck::Turn: s_.look = std::max(s_.look, rule.of); return;
        case Deck::Event:
            if (rule.of > 0) return look_at(player, Back::Event, rule.of, rule.n);
            return push_times(rule.n, Step::Deal, static_cast<int>(Dealt::EventByEffect), player);
        case Deck::Reward:
            if (rule.of > 0) return look_at(player, Back::Reward, rule.of, rule.n);
            return push_times(rule.n, Step::Deal, static_cast<int>(Dealt::RewardToHand), player);
        case Deck::EventDiscard:
            return push_times(rule.n, Step::Fetch, player, static_cast<int>(Back::Event));
        case Deck::RewardDiscard:
            return push_times(rule.n, Step::Fetch, player, static_cast<int>(Back::Reward));
        case Deck::None: return;
    }
}

// SUS-439
template <Sink S>
void Play<S>::lose(int player, int n, From from) {
    if (from == From::Sake) return pay_sake(player, n);
    const Cards zone = zone_of(book_, s_, player, from);
    if (from == From::Random) {
        return push_times(std::min(n, zone.size()), Step::Random, player, kNobody);
    }
    if (zone.size() > n && !(from == From::Hand && n == kAllCards)) {
        return push_times(n, Step::Lose1, player, static_cast<int>(from));
    }
    each(zone, [&](int card) {
        discard_own(player, card);
        emit(Happening::Discarded, player, card);
    });
}

// SUS-523. Who pays it back is even.
template <Sink S>
void Play<S>::cross(int player, int other) {
    if (player == other) return;
    if (s_.crossed[player] == other + 1) {
        s_.crossed[player] = 0;
    } else {
        s_.crossed[other] = byte(player + 1);
    }
}

// SUS-437
template <Sink S>
void Play<S>::rob(int player, int victim, int n, From from) {
    cross(player, victim);
    if (from == From::Sake) return pass_sake(victim, player, n);
    if (from == From::Item) {
        const int items = items_in_play(book_, s_, victim).size();
        return push_times(std::min(n, items), Step::RobItem, player, victim);
    }
    push_times(std::min(n, s_.hand_size(victim)), Step::Random, victim, player);
}

// SUS-436
template <Sink S>
void Play<S>::find_sake(int player, int n) {
    for (int i = s_.pile_size - 1; i >= 0 && n > 0; --i) {
        const int card = s_.pile[i];
        if (!book_.yokai.has(card)) continue;
        take_from_discards(card);
        s_.front[player].add(card);
        emit(Happening::SakeGained, player, card);
        --n;
    }
}

}  // namespace engawa::susanoo

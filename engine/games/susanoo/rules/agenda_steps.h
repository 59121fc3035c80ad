// The agenda: what moves do, and what happens by itself. apply.cpp and apply_events.cpp make it for
// players who want to be told nothing, and everything.
#pragma once

#include "engine/games/susanoo/rules/battle_steps.h"
#include "engine/games/susanoo/rules/card_steps.h"
#include "engine/games/susanoo/rules/deck_steps.h"
#include "engine/games/susanoo/rules/effect_steps.h"
#include "engine/games/susanoo/rules/escape_steps.h"
#include "engine/games/susanoo/rules/help_steps.h"
#include "engine/games/susanoo/rules/play.h"
#include "engine/games/susanoo/rules/turn_steps.h"

namespace engawa::susanoo {

template <Sink S>
void Play<S>::run() {
    for (;;) {
        const Task task = top();
        if (task.step == Step::GameOver) return;
        if (task.step >= kFirstAutomatic) {
            pop();
            automatic(task);
        } else if (due()) {
            return;
        }
    }
}

template <Sink S>
void Play<S>::automatic(const Task& task) {
    switch (task.step) {
        case Step::Turn: return begin_turn();
        case Step::Next: return next_turn();
        case Step::Draw: return draw_phase();
        case Step::Enter: return enter(task.a);
        case Step::Do: return carry_out(task);
        case Step::Toss: return discard(task.a);
        case Step::Judge: return judge();
        case Step::Rest: return rest();
        case Step::Spoils: return spoils();
        case Step::Until: return until(task.a, static_cast<Until>(task.b));
        case Step::Trophy: return trophy(task.a);
        case Step::BattleOver: return battle_over();
        case Step::Esc: return try_escape(task.a, task.b);
        case Step::Hit: return hit(task.a, task.b);
        case Step::Wardoff: return use_ward(task.a);
        case Step::Death: return die(task.a);
        case Step::Bury: return bury();
        case Step::Lose: return lose(task.a, task.b, static_cast<From>(task.c));
        default: assert(false); return;
    }
}

// Is the decision or chance event on top of the agenda due? If not, it has been skipped (SUS-404)
// or something comes before it.
template <Sink S>
bool Play<S>::due() {
    const Task task = top();
    const int player = task.a;
    switch (task.step) {
        case Step::Form: return std::popcount(s_.forms[s_.at_turn]) > 1 || skip();
        case Step::Prep: return !check_end() && window_due();
        case Step::Choice: return !check_end() && (!s_.is_dead(s_.at_turn) || skip());
        case Step::Fight:
            if (check_end()) return false;
            if (s_.foe_count == 0) {  // SUS-260
                close_window();
                return skip();  // the comparison
            }
            return dice_due() || window_due();
        case Step::End: return s_.is_dead(s_.at_turn) ? skip() : !check_end() && window_due();
        case Step::Surplus:
            if (s_.is_dead(s_.at_turn)) return skip();
            if (check_end()) return false;
            return s_.hand_size(s_.at_turn) > hand_limit(book_, s_, s_.at_turn) || skip();
        case Step::Loot:
        case Step::Look: return !s_.row.empty() || skip();
        case Step::Share: {
            const int left = s_.row.size();
            if (left == 0) return skip();
            if (left < task.b) s_.agenda[s_.depth - 1u].b = byte(left);
            return true;
        }
        case Step::Pool: return s_.pool != 0 || skip();
        case Step::Fetch:
            return !(s_.discards & book_.deck_of(static_cast<Back>(task.b))).empty() || skip();
        case Step::Lose1:
            return !zone_of(book_, s_, player, static_cast<From>(task.b)).empty() || skip();
        case Step::Target: return (s_.living() & ~(1u << player)) != 0 || skip();
        case Step::Rob:
            return robbable(book_, s_, player, static_cast<From>(task.c)) != 0 || skip();
        case Step::RobItem: return !items_in_play(book_, s_, task.b).empty() || skip();
        case Step::Join: {
            if (!s_.in_battle() || s_.foe_count == kMostFoes) return skip();
            if (!(s_.hand[player] & book_.yokai).empty()) return true;
            emit(Happening::NoYokai, player);
            return skip();
        }
        case Step::Annul: return !lying(book_, s_).empty() || skip();
        case Step::Banish: return !foe_yokai_up_to(book_, s_, task.b).empty() || skip();
        case Step::Flee: return (!s_.is_dead(player) && s_.foe_count > 0) || skip();
        case Step::Random: return s_.hand_size(player) > 0 || skip();
        case Step::Deal: return deal_due();
        default: return true;
    }
}

// Decisions.

template <Sink S>
void Play<S>::decide(int player, Move move) {
    switch (move.word()) {
        case Word::Act:
        case Word::Play: {
            s_.passed = 0;
            const Task task = top();
            if (task.step == Step::Hurt) {  // SUS-484: the ward is used up at once
                pop();
                push(Step::Wardoff, player);
            }
            if (move.word() == Word::Act) return activate(player, move.card());
            return play_card(player, move.card());
        }
        case Word::Ask: s_.passed = 0; return ask(move.player());
        case Word::Being: pop(); return choose_being(player, move.card());
        case Word::Counter: return counter(player);
        case Word::Draw:
            pop();
            emit(Happening::DrawsUnseen, player);
            return push(Step::Deal, static_cast<int>(Dealt::EventByTurn), player);
        case Word::Drop: return drop(player, move.card());  // SUS-266, SUS-446
        case Word::Equip: return equip(player, move.card());
        case Word::Fight:
            pop();
            lose_hand(player, move.card());
            return begin_battle(player, move.card());
        case Word::Flee: return retreat();
        case Word::Form: pop(); return declare(player, move.card());
        case Word::Give:
            emit(Happening::GivesTo, player, move.player());
            return push(Step::Give, move.player());
        case Word::Head: s_.passed = 0; return send(player, move.card());
        case Word::K:
        case Word::Y:
        case Word::Side: return offer(player, move);
        case Word::Keep: pop(); return emit(Happening::BeingKept, player);
        case Word::No:
        case Word::Yes: return answer(player, move.word() == Word::Yes);
        case Word::Pass: return pass(player);
        case Word::Pay: return pay_renewal(player, move.card());
        case Word::Pick: return pick(player, move);
        case Word::Pour: s_.passed = 0; return pour(player);
        case Word::Renew: s_.passed = 0; return begin_renewal(player);
        case Word::Roll: return roll(player);
        case Word::Skip: pop(); return emit(Happening::LootDeclined, player);
        case Word::Suffer: {
            const int foe = top().b;
            pop();
            return push(Step::Hit, player, foe);
        }
        case Word::Trade: s_.passed = 0; return offer_trade(move.player());
        case Word::Use: return use(player, move.card());
        default: assert(false); return;
    }
}

template <Sink S>
void Play<S>::answer(int player, bool yes) {
    const Task task = top();
    pop();
    if (task.step == Step::TradeAnswer) {
        if (yes) return trade(player, task.b, task.c);
        return emit(Happening::TradeRefused, player);
    }
    if (!yes) return refuse(player);
    accept(task.step == Step::Answer ? player : task.b);
}

template <Sink S>
void Play<S>::pick(int player, Move move) {
    const Task task = top();
    pop();
    if (move.has_card()) return pick_card(player, task, move.card());
    if (move.has_number()) return pick_player(player, task, move.player());
    Outcome* const result = result_of(task.b);
    if (result == nullptr) return;
    result->who =
        byte(result->who + 8 * static_cast<int>(move.foes() ? Picked::Foes : Picked::Fighters));
    emit(Happening::SidePicked, player, task.b, move.foes() ? 1 : 0);
    if (move.foes() && !s_.fighter(player)) cross(player, s_.main);
}

template <Sink S>
void Play<S>::pick_player(int player, const Task& task, int other) {
    if (task.step == Step::Aim) return aim(player, task.b, other);
    if (task.step == Step::Rob) {
        emit(Happening::Robs, player, other);
        return rob(player, other, task.b, static_cast<From>(task.c));
    }
    emit(Happening::TargetPicked, player, task.b, other);
    const Rule& rule = book_.rules_of(book_.of(task.b))[task.low()];
    if (rule.act == Action::Lose || rule.n < 0) cross(player, other);
    do_for(rule, other);
}

template <Sink S>
void Play<S>::pick_card(int player, const Task& task, int card) {
    switch (task.step) {
        case Step::Give: return give(player, task.a, card);
        case Step::Show: return show(player, card);
        case Step::Look: return keep_looked(player, task, card);
        case Step::Share:
            from_row(card);
            gain_open(player, card);
            emit(Happening::TookReward, player, card);
            if (task.b > 1) push(Step::Share, player, task.b - 1);
            return;
        case Step::Pool: return gain_form(player, card);
        case Step::Fetch:
            take_from_discards(card);
            gain_open(player, card);
            return emit(Happening::Fetched, player, card);
        case Step::Lose1:
            discard_own(player, card);
            return emit(Happening::Discarded, player, card);
        case Step::Pay: discard_own(player, card); return emit(Happening::Paid, player, card);
        case Step::Join: return send(player, card);
        case Step::Annul: return annul(player, card);
        case Step::Banish: return banish(player, card);
        case Step::RobItem:
            leave_play(task.b, card);
            enter_play(player, card);
            return emit(Happening::ItemPassed, task.b, player, card);
        case Step::Loot:
            from_row(card);
            gain_open(player, card);
            return emit(Happening::Looted, player, card);
        case Step::Switch: return switch_being(player, card);
        case Step::TradeGive:
            emit(Happening::TradeGives, player, card);
            return push(Step::TradeWant, task.a, card);
        case Step::TradeWant:
            emit(Happening::TradeOffered, player, task.a, task.b, card);
            return push(Step::TradeAnswer, task.a, task.b, card);
        default: assert(false); return;
    }
}

// Chance.

template <Sink S>
void Play<S>::chance(Move outcome) {
    const Task task = top();
    pop();
    switch (task.step) {
        case Step::First: return set_up(outcome.player());
        case Step::DieCard:
            emit(Happening::CardDie, task.a, outcome.number());
            s_.agenda[s_.depth - 1u].c |= byte(16 * outcome.number());
            return;
        case Step::DieElement: {
            const int roll = outcome.number();
            emit(Happening::ElementDie, task.a, task.b, roll, task.c);
            for (Foe& foe : s_.foes) {
                if (foe.card != task.b) continue;
                (task.a == s_.main ? foe.main_die : foe.helper_die) =
                    static_cast<std::int8_t>(task.c == 1 ? roll : -roll);
                return;
            }
            return;
        }
        case Step::DieEscape: return escape_roll(task.a, task.b, outcome.number());
        case Step::Random:
            if (task.b == kNobody) {
                discard_own(task.a, outcome.card());
                return emit(Happening::LostAtRandom, task.a, outcome.card());
            }
            pass_hidden(task.a, task.b, outcome.card());
            return emit(Happening::Stole, task.b, outcome.card(),
                        static_cast<int>(book_.back(outcome.card())), task.a);
        default: return dealt(task, outcome.card());
    }
}

template <Sink S>
void Susanoo::apply(State& s, Seat seat, Move move, S& sink) const {
    Play<S> play(*book_, s, sink);
    if (seat == kChance) {
        play.chance(move);
    } else {
        play.decide(seat.index(), move);
        // A pass that leaves the window open changes nothing else.
        if (move.word() == Word::Pass && (s.living() & ~unsigned{s.passed}) != 0) return;
    }
    play.run();
}

}  // namespace engawa::susanoo
